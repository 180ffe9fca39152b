#if os(iOS)
  import SwiftUI
  import UIKit

  /// Two screens with the same comments, in UIKit and in SwiftUI.
  @main
  struct CommentsApp: App {
    var body: some Scene {
      WindowGroup {
        NavigationStack {
          List {
            NavigationLink {
              CommentsScreen()
            } label: {
              Text(verbatim: "UIKit")
            }
            NavigationLink {
              CommentsView()
            } label: {
              Text(verbatim: "SwiftUI")
            }
          }
        }
      }
    }
  }

  /// The screen in UIKit.
  private struct CommentsScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> CommentsViewController { CommentsViewController() }

    func updateUIViewController(_ controller: CommentsViewController, context: Context) {}
  }
#endif
