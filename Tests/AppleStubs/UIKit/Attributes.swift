public import CoreFoundation
public import Foundation
public import ObjectiveC
public import UIFoundation

extension AttributeScopes {
  /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes
  @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public struct UIKitAttributes: AttributeScope {
    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/fontattribute
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum FontAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/fontattribute/value
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = UIFont

      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/fontattribute/name
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "NSFont"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/foregroundcolorattribute
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/foregroundcolorattribute/value
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = UIColor

      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/foregroundcolorattribute/name
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "NSColor"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/backgroundcolorattribute
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/backgroundcolorattribute/value
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = UIColor

      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/backgroundcolorattribute/name
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "NSBackgroundColor"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/kernattribute
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum KernAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/kernattribute/value
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = CGFloat

      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/kernattribute/name
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "NSKern"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/baselineoffsetattribute
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/baselineoffsetattribute/value
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = CGFloat

      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/baselineoffsetattribute/name
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "NSBaselineOffset"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/paragraphstyleattribute
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/paragraphstyleattribute/value
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = NSParagraphStyle

      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/paragraphstyleattribute/name
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "NSParagraphStyle"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/underlinestyleattribute
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/underlinestyleattribute/value
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = NSUnderlineStyle

      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/underlinestyleattribute/name
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "NSUnderline"
    }

    /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/strikethroughstyleattribute
    @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/strikethroughstyleattribute/value
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public typealias Value = NSUnderlineStyle

      /// developer.apple.com/documentation/foundation/attributescopes/uikitattributes/strikethroughstyleattribute/name
      @available(iOS 15.0, macCatalyst 15.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
      public static let name = "NSStrikethrough"
    }
  }
}
