#if _runtime(_ObjC)
  public import ObjectiveC

  /// developer.apple.com/documentation/foundation/nsstring
  @available(iOS 2.0, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open class NSString: NSObject {}

  // What the compiler asks for where Objective-C sees a property of type String. These members have no pages.
  extension String: _ObjectiveCBridgeable {
    /// Required by the protocol.
    public func _bridgeToObjectiveC() -> NSString { fatalError() }

    /// Required by the protocol.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) { fatalError() }

    /// Required by the protocol.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool {
      fatalError()
    }

    /// Required by the protocol.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { fatalError() }
  }
#endif
