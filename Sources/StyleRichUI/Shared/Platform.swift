// APIs that UIKit and AppKit name differently.

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit

  @MainActor enum PlatformMotion {
    /// Whether Reduce Motion is on.
    static var isReduced: Bool { UIAccessibility.isReduceMotionEnabled }
  }
#elseif canImport(AppKit)
  internal import AppKit

  @MainActor enum PlatformMotion {
    /// Whether Reduce Motion is on.
    static var isReduced: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }
  }
#endif
