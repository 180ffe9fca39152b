#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#endif

// What an app needs to put views on a screen. It is compiled, and does not run.

/// developer.apple.com/documentation/swiftui/app
@available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
@MainActor public protocol App {
  /// developer.apple.com/documentation/swiftui/app/body-swift.associatedtype
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  associatedtype Body: Scene

  /// developer.apple.com/documentation/swiftui/app/body-swift.property
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  var body: Self.Body { get }

  /// developer.apple.com/documentation/swiftui/app/init()
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  init()
}

@available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
extension App {
  /// developer.apple.com/documentation/swiftui/app/main()
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  public static func main() { fatalError() }
}

/// developer.apple.com/documentation/swiftui/scene
@available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
@MainActor public protocol Scene {
  /// developer.apple.com/documentation/swiftui/scene/body-swift.associatedtype
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  associatedtype Body: Scene

  /// developer.apple.com/documentation/swiftui/scene/body-swift.property
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  var body: Self.Body { get }
}

@available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
extension Never: Scene {}

/// developer.apple.com/documentation/swiftui/windowgroup
@available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
public struct WindowGroup<Content>: Scene where Content: View {
  /// developer.apple.com/documentation/swiftui/windowgroup/init(content:)
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }

  /// developer.apple.com/documentation/swiftui/scene/body-swift.property
  /// Such a scene is not made of others.
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  public var body: Never { fatalError() }
}

#if canImport(UIKit) && !os(watchOS)
  /// developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
  @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
  @MainActor public protocol UIViewControllerRepresentable: View where Self.Body == Never {
    /// developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/uiviewcontrollertype
    @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
    associatedtype UIViewControllerType: UIViewController

    /// developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)
    @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

    /// developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)
    @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)

    /// developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/context
    @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
    typealias Context = UIViewControllerRepresentableContext<Self>
  }

  @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
  extension UIViewControllerRepresentable {
    /// developer.apple.com/documentation/swiftui/view/body-swift.property
    /// Such a view is not made of others.
    @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
    public var body: Never { fatalError() }
  }

  /// developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
  @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
  @MainActor public struct UIViewControllerRepresentableContext<Representable>
  where Representable: UIViewControllerRepresentable {}
#endif
