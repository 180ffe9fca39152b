public import CoreFoundation
public import Foundation

extension AttributeScopes {
  /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct SwiftUIAttributes: AttributeScope {
    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/fontattribute
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum FontAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/fontattribute/value
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = Font

      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/fontattribute/name
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "SwiftUI.Font"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foregroundcolorattribute
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foregroundcolorattribute/value
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = Color

      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foregroundcolorattribute/name
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/backgroundcolorattribute
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/backgroundcolorattribute/value
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = Color

      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/backgroundcolorattribute/name
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/strikethroughstyleattribute
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/strikethroughstyleattribute/value
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = Text.LineStyle

      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/strikethroughstyleattribute/name
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/underlinestyleattribute
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/underlinestyleattribute/value
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = Text.LineStyle

      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/underlinestyleattribute/name
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/kerningattribute
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum KerningAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/kerningattribute/value
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = CGFloat

      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/kerningattribute/name
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "SwiftUI.Kern"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/baselineoffsetattribute
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/baselineoffsetattribute/value
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = CGFloat

      /// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/baselineoffsetattribute/name
      @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}
