#if canImport(UIKit) && !os(watchOS)
  public import CoreFoundation
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
  public import CoreFoundation
#endif

#if canImport(UIKit) && !os(watchOS)
  /// developer.apple.com/documentation/swiftui/uiviewrepresentable
  @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
    /// developer.apple.com/documentation/swiftui/uiviewrepresentable/uiviewtype
    @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
    associatedtype UIViewType: UIView

    /// developer.apple.com/documentation/swiftui/uiviewrepresentable/context
    @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
    typealias Context = UIViewRepresentableContext<Self>

    /// developer.apple.com/documentation/swiftui/uiviewrepresentable/makeuiview(context:)
    @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
    func makeUIView(context: Self.Context) -> Self.UIViewType

    /// developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)
    @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

    /// developer.apple.com/documentation/swiftui/uiviewrepresentable/sizethatfits(_:uiview:context:)
    @available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, visionOS 1.0, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
  }

  @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
  extension UIViewRepresentable {
    /// developer.apple.com/documentation/swiftui/view/body-swift.property
    /// Such a view is not made of others.
    @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
    public var body: Never { fatalError() }
  }

  /// developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
  @available(iOS 13.0, macCatalyst 13.0, tvOS 13.0, visionOS 1.0, *)
  @MainActor public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
    package init() {}
  }
#elseif canImport(AppKit)
  /// developer.apple.com/documentation/swiftui/nsviewrepresentable
  @available(macOS 10.15, *)
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Self.Body == Never {
    /// developer.apple.com/documentation/swiftui/nsviewrepresentable/nsviewtype
    @available(macOS 10.15, *)
    associatedtype NSViewType: NSView

    /// developer.apple.com/documentation/swiftui/nsviewrepresentable/context
    @available(macOS 10.15, *)
    typealias Context = NSViewRepresentableContext<Self>

    /// developer.apple.com/documentation/swiftui/nsviewrepresentable/makensview(context:)
    @available(macOS 10.15, *)
    func makeNSView(context: Self.Context) -> Self.NSViewType

    /// developer.apple.com/documentation/swiftui/nsviewrepresentable/updatensview(_:context:)
    @available(macOS 10.15, *)
    func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)

    /// developer.apple.com/documentation/swiftui/nsviewrepresentable/sizethatfits(_:nsview:context:)
    @available(macOS 13.0, *)
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
  }

  @available(macOS 10.15, *)
  extension NSViewRepresentable {
    /// developer.apple.com/documentation/swiftui/view/body-swift.property
    /// Such a view is not made of others.
    @available(macOS 10.15, *)
    public var body: Never { fatalError() }
  }

  /// developer.apple.com/documentation/swiftui/nsviewrepresentablecontext
  @available(macOS 10.15, *)
  @MainActor public struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable {
    package init() {}
  }
#endif
