#if os(iOS)
  import StyleUI
  import SwiftUI
  import UIKit
  import YanxuanStyles

  /// Two screens with the same comments, in UIKit and in SwiftUI, and the styles that they use.
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
            NavigationLink {
              StyleGallery(Yanxuan.catalog)
            } label: {
              Text(verbatim: "Styles")
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
