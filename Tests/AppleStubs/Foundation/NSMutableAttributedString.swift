// The pages make some members more available than their class. The compiler accepts that in extensions.

/// developer.apple.com/documentation/foundation/nsmutableattributedstring
@available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
open class NSMutableAttributedString: NSAttributedString {
  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/replacecharacters(in:with:)-6oq9r
  @available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func replaceCharacters(in range: NSRange, with str: String) { runs.replace(range.stubRange, with: str) }

  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/setattributes(_:range:)
  @available(iOS 3.2, macCatalyst 13.1, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    runs.setAttributes(attrs ?? [:], in: range.stubRange)
  }
}

extension NSMutableAttributedString {
  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/append(_:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func append(_ attrString: NSAttributedString) { runs.replace(length..<length, with: attrString.runs) }

  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/setattributedstring(_:)
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func setAttributedString(_ attrString: NSAttributedString) { runs = attrString.runs }

  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/beginediting()
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func beginEditing() {}

  /// developer.apple.com/documentation/foundation/nsmutableattributedstring/endediting()
  @available(iOS 2.0, macCatalyst 13.0, macOS 10.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public func endEditing() {}
}
