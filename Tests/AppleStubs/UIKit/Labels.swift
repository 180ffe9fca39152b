internal import CoreFoundation
public import Foundation
public import UIFoundation

/// What a label keeps of the attributes of its text when it is given a plain one, beside its own attributes. See `LabelTextRule` in
/// `Tests/HostMeasurements` for sources.
package enum StubTextRule: CaseIterable, Sendable {
  /// Those of the first run, until the text is empty.
  case keepsFirstRun
  /// Those of a text with a single run, also while the text is empty.
  case keepsOnlyRun
  case keepsNothing
}

/// developer.apple.com/documentation/uikit/uilabel
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UILabel: UIView {
  package static var stubTextRule = StubTextRule.keepsFirstRun

  /// The label's own attributes, which a text has where it has none.
  private var own: [NSAttributedString.Key: Any] = UILabel.defaults
  /// The text as it was given. It is nil at first, as the pages of both texts say.
  private var shown: NSAttributedString?
  private var isStyled = false
  /// How often the label was given an attributed string.
  package private(set) var stubSetCount = 0

  /// The pages of the properties say what they are by default.
  private static var defaults: [NSAttributedString.Key: Any] {
    let style = NSParagraphStyle.default.stubCopy(.natural, .byTruncatingTail)
    return [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.black, .paragraphStyle: style]
  }

  /// What the label draws: a text with the label's own attributes where it has none.
  package var stubShownText: NSAttributedString? {
    shown.map { text in NSMutableAttributedString(stub: text.runs).stubMapped { own.merging($0) { $1 } } }
  }

  /// developer.apple.com/documentation/uikit/uilabel/text
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var text: String? {
    get { shown?.string }
    set {
      keepAttributes(for: newValue ?? "")
      shown = newValue.map { NSMutableAttributedString(stub: $0, own) }
      isStyled = false
    }
  }

  private func keepAttributes(for text: String) {
    let runs = isStyled ? shown?.runs.runs ?? [] : []
    switch Self.stubTextRule {
    case .keepsFirstRun:
      if let first = runs.first { own.merge(first.attributes.stubKept) { $1 } }
      if text.isEmpty { dropInherentAttributes() }
    case .keepsOnlyRun: if runs.count == 1 { own.merge(runs[0].attributes.stubKept) { $1 } }
    case .keepsNothing: break
    }
  }

  /// Drops what the label has no properties for.
  private func dropInherentAttributes() {
    let style = NSParagraphStyle.default.stubCopy(own.stubAlignment, own.stubLineBreakMode)
    own = own.filter { [.font, .foregroundColor].contains($0.key) }
    own[.paragraphStyle] = style
  }

  /// developer.apple.com/documentation/uikit/uilabel/attributedtext
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open var attributedText: NSAttributedString? {
    get { shown }
    set {
      stubSetCount += 1
      if newValue?.length ?? 0 == 0 { keepAttributes(for: "") }
      shown = newValue.map { NSMutableAttributedString(stub: $0.runs) }
      isStyled = newValue != nil
    }
  }

  /// The page of the attributed text: the properties "reflect the style information starting at location 0".
  private var first: [NSAttributedString.Key: Any] { own.merging(shown?.runs.runs.first?.attributes ?? [:]) { $1 } }

  /// The pages of these properties: a new value is applied "to the entirety of the string" in the attributed text.
  private func change(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    change(&own)
    shown = shown.map { text in
      NSMutableAttributedString(stub: text.runs).stubMapped { attributes in
        var attributes = attributes
        if attributes[.paragraphStyle] == nil { attributes[.paragraphStyle] = own[.paragraphStyle] }
        change(&attributes)
        return attributes
      }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uilabel/font
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var font: UIFont! {
    get { first[.font] as? UIFont }
    set { change { $0[.font] = newValue ?? UILabel.defaults[.font] } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uilabel/textcolor
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textColor: UIColor! {
    get { first[.foregroundColor] as? UIColor }
    set { change { $0[.foregroundColor] = newValue ?? UILabel.defaults[.foregroundColor] } }
  }

  /// developer.apple.com/documentation/uikit/uilabel/textalignment
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var textAlignment: NSTextAlignment {
    get { first.stubAlignment }
    set { change { $0.stubChangeParagraph { $0.alignment = newValue } } }
  }

  /// developer.apple.com/documentation/uikit/uilabel/linebreakmode
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var lineBreakMode: NSLineBreakMode {
    get { first.stubLineBreakMode }
    set { change { $0.stubChangeParagraph { $0.lineBreakMode = newValue } } }
  }

  /// developer.apple.com/documentation/uikit/uilabel/numberoflines
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var numberOfLines = 1

  package override var stubDefaultLabel: String? { text }
}
