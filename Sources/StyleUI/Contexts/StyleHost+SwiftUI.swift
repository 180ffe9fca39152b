#if canImport(SwiftUI)
  internal import CoreText
  internal import Foundation
  public import StyleTables
  #if canImport(UIKit) && !os(watchOS)
    internal import UIKit
  #endif

  extension StyleHost {
    /// The host of SwiftUI's `Text` on this system: `swiftUI` from iOS 26 and macOS 26 on, and `swiftUILegacy` before.
    public static var currentSwiftUI: StyleHost {
      if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
        AttributedString.LineHeight.host
      } else {
        .swiftUILegacy
      }
    }
  }

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  extension AttributedString.LineHeight {
    /// The host that has line heights.
    fileprivate static var host: StyleHost { .swiftUI }
  }

  extension StyleContext {
    /// The current context, for a `Text`, which cannot read the environment.
    static var currentSwiftUI: StyleContext {
      #if os(watchOS)
        // Its screen is always dark.
        StyleContext(appearance: .dark, host: .currentSwiftUI)
      #elseif canImport(UIKit)
        StyleContext(UITraitCollection.current, host: .currentSwiftUI)
      #else
        StyleContext(host: .currentSwiftUI)
      #endif
    }
  }
#endif
