public import CoreFoundation
public import Foundation

/// developer.apple.com/documentation/uikit/uibutton
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIButton: UIControl {
  #if !os(watchOS)
    /// developer.apple.com/documentation/uikit/uibutton/init(frame:primaryaction:)
    @available(iOS 14.0, macCatalyst 14.0, tvOS 14.0, visionOS 1.0, *)
    public convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame) }
  #endif

  private var titles: [UIControl.State: NSAttributedString] = [:]

  /// developer.apple.com/documentation/uikit/uibutton/setattributedtitle(_:for:)
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { titles[state] = title }

  /// developer.apple.com/documentation/uikit/uibutton/attributedtitle(for:)
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { titles[state] ?? titles[.normal] }

  /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.property
  @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, *)
  open var configuration: UIButton.Configuration? {
    get { stubConfiguration as? UIButton.Configuration }
    set { stubConfiguration = newValue }
  }

  private var stubConfiguration: (any Sendable)?

  /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, *)
  public struct Configuration: Sendable {
    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/plain()
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, *)
    public static func plain() -> UIButton.Configuration { UIButton.Configuration() }

    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/title
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, *)
    public var title: String?

    /// developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titletextattributestransformer
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, *)
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
  }
}

/// developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct
@available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UIConfigurationTextAttributesTransformer: Sendable {
  private let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct/init(_:)
  /// The page does not show that the closure is Sendable; newer headers say so.
  @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, *)
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// As the real one, which only the checks call.
  package func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
