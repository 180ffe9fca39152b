public import ObjectiveC

/// developer.apple.com/documentation/uikit/uitraitenvironment
@available(iOS 8.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {}

/// developer.apple.com/documentation/uikit/uitraitdefinition-64c15
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public protocol UITraitDefinition: SendableMetatype {}

/// developer.apple.com/documentation/uikit/uitrait-9423
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public typealias UITrait = any UITraitDefinition.Type

/// A trait whose changes are observed here.
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
package protocol StubTrait: UITraitDefinition {
  static func value(in traits: UITraitCollection) -> AnyHashable
}

/// developer.apple.com/documentation/uikit/uitraituserinterfacestyle-swift.struct
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UITraitUserInterfaceStyle: StubTrait {
  package static func value(in traits: UITraitCollection) -> AnyHashable { traits.userInterfaceStyle }
}

/// developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast-swift.struct
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UITraitAccessibilityContrast: StubTrait {
  package static func value(in traits: UITraitCollection) -> AnyHashable { traits.accessibilityContrast }
}

/// developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory-swift.struct
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UITraitPreferredContentSizeCategory: StubTrait {
  package static func value(in traits: UITraitCollection) -> AnyHashable { traits.preferredContentSizeCategory }
}

/// developer.apple.com/documentation/uikit/uitraitlegibilityweight-swift.struct
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UITraitLegibilityWeight: StubTrait {
  package static func value(in traits: UITraitCollection) -> AnyHashable { traits.legibilityWeight }
}

/// developer.apple.com/documentation/uikit/uitraitlayoutdirection-swift.struct
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UITraitLayoutDirection: StubTrait {
  package static func value(in traits: UITraitCollection) -> AnyHashable { traits.layoutDirection }
}

/// developer.apple.com/documentation/uikit/uitraitchangeregistration
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public protocol UITraitChangeObservable {
  /// developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/traitchangehandler
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
}

@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UIView: UITraitChangeObservable {
  /// developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let observer = StubTraitObserver { [unowned self] previous in
      let changed = traits.compactMap { $0 as? any StubTrait.Type }
        .contains { $0.value(in: previous) != $0.value(in: traitCollection) }
      if changed, let view = self as? TraitEnvironment { handler(view, previous) }
    }
    stubObservers.append(observer)
    return observer
  }

  /// developer.apple.com/documentation/uikit/uiview/updatetraitsifneeded()
  /// Here, traits are up to date at once.
  public func updateTraitsIfNeeded() {}
}

@available(iOS 8.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UIView {
  /// What the system does when it changes the traits of a view: after it calls the method, it calls the handlers of the traits
  /// that changed, in the order of their registration.
  package func stubChange(to traits: UITraitCollection) {
    let previous = stubTraits
    stubTraits = traits
    stubNotify(previous)
    for observer in stubObservers { observer.call(previous) }
  }

  @available(iOS, deprecated: 17.0)
  @available(macCatalyst, deprecated: 17.0)
  @available(tvOS, deprecated: 17.0)
  @available(visionOS, deprecated: 1.0)
  private func stubNotify(_ previous: UITraitCollection) { traitCollectionDidChange(previous) }
}

@available(iOS 8.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor package final class StubTraitObserver: NSObject {
  package let call: (UITraitCollection) -> Void

  package init(_ call: @escaping (UITraitCollection) -> Void) { self.call = call }
}

@available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
extension StubTraitObserver: UITraitChangeRegistration {}

/// developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
@available(iOS 5.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection/lefttoright
  @available(iOS 5.0, macCatalyst 13.1, visionOS 1.0, *)
  case leftToRight = 0

  /// developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection/righttoleft
  @available(iOS 5.0, macCatalyst 13.1, visionOS 1.0, *)
  case rightToLeft = 1
}
