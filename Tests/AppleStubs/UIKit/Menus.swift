public import CoreFoundation
public import ObjectiveC

#if !os(watchOS)
  /// developer.apple.com/documentation/uikit/uimenuelement
  @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
  @MainActor open class UIMenuElement: NSObject {
    /// developer.apple.com/documentation/uikit/uimenuelement/title
    @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
    open var title: String { stubTitle }

    package var stubTitle = ""

    /// developer.apple.com/documentation/uikit/uimenuelement/attributes
    @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
    public struct Attributes: OptionSet, Sendable {
      /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
      @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
      public let rawValue: UInt

      /// developer.apple.com/documentation/uikit/uimenuelement/attributes/init(rawvalue:)
      @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// developer.apple.com/documentation/uikit/uimenuelement/state
    @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
    public enum State: Int, Sendable {
      /// developer.apple.com/documentation/uikit/uimenuelement/state/off
      @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
      case off = 0
    }
  }

  /// developer.apple.com/documentation/uikit/uiaction
  @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
  @MainActor open class UIAction: UIMenuElement {
    /// developer.apple.com/documentation/uikit/uiaction/init(title:subtitle:image:identifier:discoverabilitytitle:attributes:state:handler:)
    @available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, visionOS 1.0, *)
    public convenience init(
      title: String = "",
      subtitle: String? = nil,
      image: UIImage? = nil,
      identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off,
      handler: @escaping (UIAction) -> Void
    ) {
      self.init()
      (stubTitle, stubHandler) = (title, handler)
    }

    package var stubHandler: (UIAction) -> Void = { _ in }

    /// developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
    @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
    public struct Identifier: Hashable, Sendable {}
  }

  /// developer.apple.com/documentation/uikit/uimenu
  @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
  @MainActor open class UIMenu: UIMenuElement {
    /// developer.apple.com/documentation/uikit/uimenu/children
    @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
    open var children: [UIMenuElement] { stubChildren }

    /// developer.apple.com/documentation/uikit/uimenu/init(title:subtitle:image:identifier:options:preferredelementsize:children:)
    @available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, visionOS 1.0, *)
    public convenience init(
      title: String = "",
      subtitle: String? = nil,
      image: UIImage? = nil,
      identifier: UIMenu.Identifier? = nil,
      options: UIMenu.Options = [],
      preferredElementSize: UIMenu.ElementSize = .large,
      children: [UIMenuElement] = []
    ) {
      self.init()
      (stubTitle, stubChildren) = (title, children)
    }

    private var stubChildren: [UIMenuElement] = []

    /// developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
    @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
    public struct Identifier: Hashable, Sendable {}

    /// developer.apple.com/documentation/uikit/uimenu/options-swift.struct
    @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
    public struct Options: OptionSet, Sendable {
      /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
      @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
      public let rawValue: UInt

      /// developer.apple.com/documentation/uikit/uimenu/options-swift.struct/init(rawvalue:)
      @available(iOS 13.0, macCatalyst 13.1, tvOS 14.0, visionOS 1.0, *)
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// developer.apple.com/documentation/uikit/uimenu/elementsize
    @available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, visionOS 1.0, *)
    public enum ElementSize: Int, Sendable {
      /// developer.apple.com/documentation/uikit/uimenu/elementsize/large
      @available(iOS 16.0, macCatalyst 16.0, tvOS 16.0, visionOS 1.0, *)
      case large = 2
    }
  }

  /// developer.apple.com/documentation/uikit/uieditmenuconfiguration
  @available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @MainActor open class UIEditMenuConfiguration: NSObject {
    /// developer.apple.com/documentation/uikit/uieditmenuconfiguration/init(identifier:sourcepoint:)
    @available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {}
  }

  /// developer.apple.com/documentation/uikit/uieditmenuinteraction
  @available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// developer.apple.com/documentation/uikit/uieditmenuinteraction/init(delegate:)
    @available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { stubDelegate = delegate }

    /// developer.apple.com/documentation/uikit/uieditmenuinteraction/presenteditmenu(with:)
    @available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
      let menu = stubDelegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
      stubShown = menu.map { ($0, stubDelegate?.editMenuInteraction(self, targetRectFor: configuration)) }
    }

    /// developer.apple.com/documentation/uikit/uieditmenuinteraction/dismissmenu()
    @available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
    open func dismissMenu() { stubShown = nil }

    private let stubDelegate: (any UIEditMenuInteractionDelegate)?
    package private(set) var stubShown: (menu: UIMenu, target: CGRect?)?
  }

  /// developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate
  @available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate/editmenuinteraction(_:menufor:suggestedactions:)
    @available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate/editmenuinteraction(_:targetrectfor:)
    @available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
  }

  /// developer.apple.com/documentation/uikit/uitextloupesession
  @available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
  @available(visionOS, unavailable)
  @MainActor open class UITextLoupeSession: NSObject {
    /// developer.apple.com/documentation/uikit/uitextloupesession/begin(at:fromselectionwidgetview:in:)
    @available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
    open class func begin(
      at point: CGPoint,
      fromSelectionWidgetView selectionWidget: UIView?,
      in interactionView: UIView
    ) -> Self? { nil }

    /// developer.apple.com/documentation/uikit/uitextloupesession/move(to:withcaretrect:trackingcaret:)
    @available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}

    /// developer.apple.com/documentation/uikit/uitextloupesession/invalidate()
    @available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *)
    open func invalidate() {}
  }
#endif
