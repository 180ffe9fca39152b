#if _runtime(_ObjC)
  public import ObjectiveC

  /// developer.apple.com/documentation/uikit/uiswitch
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor open class UISwitch: UIControl {
    /// developer.apple.com/documentation/uikit/uiswitch/ison
    @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
    open var isOn: Bool {
      get { fatalError() }
      set { fatalError() }
    }
  }

  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  @available(watchOS, unavailable)
  extension UIControl {
    /// developer.apple.com/documentation/uikit/uicontrol/event
    /// The page has no versions; these are those of the class.
    @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
    public struct Event: Sendable {
      /// developer.apple.com/documentation/uikit/uicontrol/event/valuechanged
      /// The page has no versions; these are those of the class.
      @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
      public static let valueChanged = Event()
    }

    /// developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
    @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) { fatalError() }
  }
#endif
