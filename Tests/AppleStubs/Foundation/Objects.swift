public import ObjectiveC

/// developer.apple.com/documentation/foundation/bundle
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class Bundle: NSObject {
  /// developer.apple.com/documentation/foundation/bundle/main
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open class var main: Bundle { fatalError() }

  /// developer.apple.com/documentation/foundation/bundle/url(forresource:withextension:)
  @available(iOS 4.0, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
}

/// developer.apple.com/documentation/foundation/nsdictionary
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSDictionary: NSObject {}

/// developer.apple.com/documentation/foundation/undomanager
@available(iOS 3.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
@MainActor open class UndoManager: NSObject {
  /// developer.apple.com/documentation/foundation/undomanager/disableundoregistration()
  @available(iOS 3.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func disableUndoRegistration() {}

  /// developer.apple.com/documentation/foundation/undomanager/canundo
  @available(iOS 3.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var canUndo: Bool { false }

  /// developer.apple.com/documentation/foundation/undomanager/canredo
  @available(iOS 3.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var canRedo: Bool { false }

  /// developer.apple.com/documentation/foundation/undomanager/undoactionname
  @available(iOS 3.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var undoActionName: String { "" }

  /// developer.apple.com/documentation/foundation/undomanager/redoactionname
  @available(iOS 3.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open var redoActionName: String { "" }

  /// developer.apple.com/documentation/foundation/undomanager/undo()
  @available(iOS 3.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func undo() {}

  /// developer.apple.com/documentation/foundation/undomanager/redo()
  @available(iOS 3.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func redo() {}
}

#if _runtime(_ObjC)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// developer.apple.com/documentation/foundation/nsstringfromselector(_:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func NSStringFromSelector(_ aSelector: Selector) -> String { fatalError() }
#endif
