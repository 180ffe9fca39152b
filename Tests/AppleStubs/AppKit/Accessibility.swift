public import CoreFoundation
public import ObjectiveC

/// developer.apple.com/documentation/appkit/nsaccessibility-swift.struct
@available(macOS 10.10, *)
public struct NSAccessibility {
  /// developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/role
  @available(macOS 10.10, *)
  public struct Role: Hashable, Sendable {
    let stubName: String

    /// developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/role/statictext
    @available(macOS 10.10, *)
    public static let staticText = NSAccessibility.Role(stubName: "staticText")

    /// developer.apple.com/documentation/appkit/nsaccessibility-swift.struct/role/link
    @available(macOS 10.10, *)
    public static let link = NSAccessibility.Role(stubName: "link")
  }
}

/// developer.apple.com/documentation/appkit/nsaccessibilityelement-swift.class
@available(macOS 10.10, *)
@MainActor open class NSAccessibilityElement: NSObject {
  /// developer.apple.com/documentation/appkit/nsaccessibilityprotocol/setaccessibilityrole(_:)
  @available(macOS 10.10, *)
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {}

  /// developer.apple.com/documentation/appkit/nsaccessibilityprotocol/setaccessibilitylabel(_:)
  @available(macOS 10.10, *)
  open func setAccessibilityLabel(_ accessibilityLabel: String?) { stubLabel = accessibilityLabel }

  package private(set) var stubLabel: String?

  /// developer.apple.com/documentation/appkit/nsaccessibilityprotocol/setaccessibilityparent(_:)
  @available(macOS 10.10, *)
  open func setAccessibilityParent(_ accessibilityParent: Any?) {}

  /// developer.apple.com/documentation/appkit/nsaccessibilityelement-swift.class/setaccessibilityframeinparentspace(_:)
  @available(macOS 10.10, *)
  open func setAccessibilityFrameInParentSpace(_ accessibilityFrameInParentSpace: CGRect) {}

  /// developer.apple.com/documentation/appkit/nsaccessibilityprotocol/accessibilityperformpress()
  @available(macOS 10.10, *)
  open func accessibilityPerformPress() -> Bool { false }
}

/// developer.apple.com/documentation/appkit/nsworkspace (no versions)
@MainActor open class NSWorkspace: NSObject {
  /// developer.apple.com/documentation/appkit/nsworkspace/shared (no versions)
  open class var shared: NSWorkspace { NSWorkspace() }

  /// developer.apple.com/documentation/appkit/nsworkspace/accessibilitydisplayshouldreducemotion
  @available(macOS 10.12, *)
  open var accessibilityDisplayShouldReduceMotion: Bool { false }
}
