public import ObjectiveC

/// developer.apple.com/documentation/foundation/nsnotification
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSNotification: NSObject {
  /// developer.apple.com/documentation/foundation/nsnotification/name-swift.struct
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public struct Name: Hashable, Sendable {
    package let stubName: String

    package init(stubName: String) { self.stubName = stubName }
  }
}

/// developer.apple.com/documentation/foundation/notification
@available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public struct Notification {
  /// developer.apple.com/documentation/foundation/notification/userinfo
  @available(iOS 8.0, macCatalyst 8.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var userInfo: [AnyHashable: Any]?

  package init(stubUserInfo: [AnyHashable: Any]?) { userInfo = stubUserInfo }
}

/// developer.apple.com/documentation/foundation/operationqueue
@available(iOS 2.0, macCatalyst 13.0, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class OperationQueue: NSObject {}

/// developer.apple.com/documentation/foundation/notificationcenter
@available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NotificationCenter: NSObject, @unchecked Sendable {
  private final class Observer: NSObject {
    let name: NSNotification.Name?
    let block: (Notification) -> Void

    init(_ name: NSNotification.Name?, _ block: @escaping (Notification) -> Void) {
      (self.name, self.block) = (name, block)
    }
  }

  private static let stubDefault = NotificationCenter()
  private var observers: [Observer] = []

  /// developer.apple.com/documentation/foundation/notificationcenter/default
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open class var `default`: NotificationCenter { stubDefault }

  /// developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)
  @available(iOS 4.0, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func addObserver(
    forName name: NSNotification.Name?,
    object obj: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = Observer(name, block)
    observers.append(observer)
    return observer
  }

  /// developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func removeObserver(_ observer: Any) { observers.removeAll { $0 === observer as AnyObject } }

  package var stubObserverCount: Int { observers.count }

  /// developer.apple.com/documentation/foundation/notificationcenter/post(name:object:userinfo:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
  {
    for observer in observers where observer.name == aName {
      observer.block(Notification(stubUserInfo: aUserInfo))
    }
  }
}
