// The types that UIKit and AppKit have under different names.

#if canImport(UIKit)
  internal import UIKit

  typealias PlatformColor = UIColor
  typealias PlatformFont = UIFont
  typealias PlatformFontDescriptor = UIFontDescriptor
#elseif canImport(AppKit)
  internal import AppKit

  typealias PlatformColor = NSColor
  typealias PlatformFont = NSFont
  typealias PlatformFontDescriptor = NSFontDescriptor
#endif
