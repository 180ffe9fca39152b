#if os(iOS)
  import SwiftUI

  /// Two screens with the same texts, in UIKit and in SwiftUI.
  @main
  struct LabelsApp: App {
    var body: some Scene {
      WindowGroup {
        NavigationStack {
          List {
            NavigationLink {
              LabelsScreen()
            } label: {
              Text(verbatim: "UIKit")
            }
            NavigationLink {
              TextsScreen()
            } label: {
              Text(verbatim: "SwiftUI")
            }
          }
        }
      }
    }
  }
#endif
