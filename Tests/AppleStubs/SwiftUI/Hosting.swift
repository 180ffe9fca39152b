#if canImport(UIKit) && !os(watchOS)
  public import CoreFoundation
  package import Foundation
  public import UIKit

  /// developer.apple.com/documentation/swiftui/uihostingconfiguration
  @available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, visionOS 1.0, *)
  public struct UIHostingConfiguration<Content, Background> where Content: View, Background: View {
    private let content: Content

    /// developer.apple.com/documentation/swiftui/uihostingconfiguration/init(content:)
    @available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, visionOS 1.0, *)
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
      self.content = content()
    }

    /// developer.apple.com/documentation/swiftui/uihostingconfiguration/margins(_:_:)
    @available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, visionOS 1.0, *)
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
      self
    }

    /// developer.apple.com/documentation/swiftui/uihostingconfiguration/makecontentview()
    @available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, visionOS 1.0, *)
    @MainActor public func makeContentView() -> any UIView & UIContentView { StubHostingView(content) }
  }

  /// The view that has a view of SwiftUI as its content.
  package final class StubHostingView: UIView, UIContentView {
    package let stubContent: any View

    init(_ content: any View) {
      stubContent = content
      super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    }

    package required init?(coder: NSCoder) { nil }
  }
#endif
