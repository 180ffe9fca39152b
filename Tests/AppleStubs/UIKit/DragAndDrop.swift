public import CoreFoundation
public import Foundation
public import ObjectiveC

/// developer.apple.com/documentation/uikit/uidragdropsession
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uidragdropsession/items
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  var items: [UIDragItem] { get }

  /// developer.apple.com/documentation/uikit/uidragdropsession/location(in:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  func location(in view: UIView) -> CGPoint

  /// developer.apple.com/documentation/uikit/uidragdropsession/hasitemsconforming(totypeidentifiers:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// developer.apple.com/documentation/uikit/uidragsession
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIDragSession: UIDragDropSession {
  /// developer.apple.com/documentation/uikit/uidragsession/localcontext
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  var localContext: Any? { get set }
}

/// developer.apple.com/documentation/uikit/uidropsession
/// The real one also reports progress.
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIDropSession: UIDragDropSession {
  /// developer.apple.com/documentation/uikit/uidropsession/localdragsession
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  var localDragSession: (any UIDragSession)? { get }
}

/// developer.apple.com/documentation/uikit/uidragitem
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIDragItem: NSObject {
  /// developer.apple.com/documentation/uikit/uidragitem/init(itemprovider:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  /// developer.apple.com/documentation/uikit/uidragitem/itemprovider
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  public let itemProvider: NSItemProvider
}

/// developer.apple.com/documentation/uikit/uidropoperation
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum UIDropOperation: UInt, Sendable {
  /// developer.apple.com/documentation/uikit/uidropoperation/cancel
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  case cancel = 0

  /// developer.apple.com/documentation/uikit/uidropoperation/copy
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  case copy = 2

  /// developer.apple.com/documentation/uikit/uidropoperation/move
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  case move = 3
}

/// developer.apple.com/documentation/uikit/uidropproposal
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIDropProposal: NSObject {
  /// developer.apple.com/documentation/uikit/uidropproposal/init(operation:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(operation: UIDropOperation) { self.operation = operation }

  /// developer.apple.com/documentation/uikit/uidropproposal/operation
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  public let operation: UIDropOperation
}

extension NSValue {
  /// developer.apple.com/documentation/foundation/nsvalue/init(cgrect:)
  @available(iOS 2.0, macCatalyst 13.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public convenience init(cgRect rect: CGRect) { self.init() }
}

/// developer.apple.com/documentation/uikit/uipreviewparameters
@available(iOS 13.0, macCatalyst 13.1, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIPreviewParameters: NSObject {
  /// developer.apple.com/documentation/uikit/uipreviewparameters/init(textlinerects:)
  @available(iOS 13.0, macCatalyst 13.1, tvOS 17.0, visionOS 1.0, *)
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    stubLines = textLineRects.count
  }

  package private(set) var stubLines = 0
}

/// developer.apple.com/documentation/uikit/uidragpreviewparameters
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// developer.apple.com/documentation/uikit/uitargetedpreview
@available(iOS 13.0, macCatalyst 13.1, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITargetedPreview: NSObject {
  /// developer.apple.com/documentation/uikit/uitargetedpreview/init(view:parameters:)
  @available(iOS 13.0, macCatalyst 13.1, tvOS 17.0, visionOS 1.0, *)
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init()
    stubLines = parameters.stubLines
  }

  package private(set) var stubLines = 0
}

/// developer.apple.com/documentation/uikit/uitargeteddragpreview
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UITargetedDragPreview: UITargetedPreview {}

/// developer.apple.com/documentation/uikit/uidraginteractiondelegate
/// One of the methods of the real one is optional.
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uidraginteractiondelegate/draginteraction(_:itemsforbeginning:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]

  /// developer.apple.com/documentation/uikit/uidraginteractiondelegate/draginteraction(_:previewforlifting:session:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
}

/// developer.apple.com/documentation/uikit/uidropinteractiondelegate
/// The methods of the real one are optional.
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:canhandle:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

  /// developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:sessiondidupdate:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal

  /// developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:sessiondidexit:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:sessiondidend:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

  /// developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:performdrop:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

/// developer.apple.com/documentation/uikit/uidraginteraction
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// developer.apple.com/documentation/uikit/uidraginteraction/init(delegate:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(delegate: any UIDragInteractionDelegate) { stubDelegate = delegate }

  package private(set) weak var stubDelegate: (any UIDragInteractionDelegate)?
}

/// developer.apple.com/documentation/uikit/uidropinteraction
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// developer.apple.com/documentation/uikit/uidropinteraction/init(delegate:)
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(delegate: any UIDropInteractionDelegate) { stubDelegate = delegate }

  package private(set) weak var stubDelegate: (any UIDropInteractionDelegate)?
}
