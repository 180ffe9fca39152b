#if canImport(UIKit) && !os(watchOS)
  internal import CoreFoundation
  internal import Foundation
  internal import UIKit

  extension ViewClaim {
    static let labelTexts = [
      Self("a new label has no text", page: "uilabel/attributedtext") {
        let label = UILabel()
        return label.text == nil && label.attributedText == nil
      },
      Self("a text replaces all runs", page: "uilabel/text") {
        let label = UILabel()
        label.attributedText = text(spacings: 2, 3)
        label.text = "abc"
        return label.text == "abc" && label.attributedText?.spacings.count == 1
      },
      Self("a text has the label's properties", page: "uilabel/text") {
        let label = UILabel()
        label.font = .systemFont(ofSize: 21)
        label.textColor = .white
        label.textAlignment = .right
        label.text = "a"
        let text = label.attributedText
        return text?.fontSizes == [21] && text?.colors == [.white] && text?.paragraphStyles.first??.alignment == .right
      },
      Self("a text has no attachment", page: nil) {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: NSTextAttachment()])
        label.text = "a"
        return label.attributedText?.values(.attachment, as: NSTextAttachment.self) == [nil]
      },
      Self("an attributed text replaces the text", page: "uilabel/attributedtext") {
        let label = UILabel()
        label.text = "abc"
        label.attributedText = text(spacings: 2)
        return label.text == "a"
      },
      Self("an attributed text is copied", page: "uilabel/attributedtext") {
        let label = UILabel()
        let text = Self.text(spacings: 2)
        label.attributedText = text
        text.append(Self.text(spacings: 3))
        return label.text == "a"
      },
      Self("an attributed text gets no other attributes", page: nil) {
        let label = UILabel()
        label.attributedText = text(spacings: 2)
        return label.attributedText?.fontSizes == [nil] && label.attributedText?.paragraphStyles == [nil]
      },
    ]

    static let labelProperties = [
      Self("a new label truncates one line of 17 points at its end", page: "uilabel/linebreakmode") {
        let label = UILabel()
        return label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 1
          && label.textAlignment == .natural && label.font.pointSize == 17
      },
      Self("properties are those at the start of an attributed text", page: "uilabel/attributedtext") {
        let label = UILabel()
        let text = NSMutableAttributedString(
          string: "a",
          attributes: [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.white]
        )
        text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
        label.attributedText = text
        return label.font.pointSize == 21 && label.textColor == .white
      },
      Self("the alignment and line breaks are those of an attributed text", page: "uilabel/attributedtext") {
        let label = UILabel()
        label.attributedText = centeredText
        return label.textAlignment == .center && label.lineBreakMode == .byWordWrapping
      },
      Self("without a paragraph style, the alignment and line breaks stay", page: nil) {
        let label = UILabel()
        label.textAlignment = .right
        label.lineBreakMode = .byClipping
        label.attributedText = text(spacings: 2)
        return label.textAlignment == .right && label.lineBreakMode == .byClipping
      },
      Self("a font is applied to all runs", page: "uilabel/font") {
        let label = UILabel()
        label.attributedText = text(spacings: 2, 3)
        label.font = .systemFont(ofSize: 21)
        return label.attributedText?.fontSizes == [21, 21] && label.attributedText?.spacings == [2, 3]
      },
      Self("a color is applied to all runs", page: "uilabel/textcolor") {
        let label = UILabel()
        label.attributedText = text(spacings: 2, 3)
        label.textColor = .white
        return label.attributedText?.colors == [.white, .white]
      },
      Self("no color is the color of a new label", page: "uilabel/textcolor") {
        let label = UILabel()
        label.textColor = .white
        label.textColor = nil
        return label.textColor == UILabel().textColor
      },
      Self("an alignment is applied to all runs", page: "uilabel/textalignment") {
        let label = UILabel()
        label.attributedText = text(spacings: 2, 3)
        label.textAlignment = .right
        return label.attributedText?.paragraphStyles.map { $0?.alignment } == [.right, .right]
      },
      Self("an alignment keeps the rest of the paragraph style", page: nil) {
        let label = UILabel()
        label.attributedText = centeredText
        label.textAlignment = .right
        return label.attributedText?.paragraphStyles.map { $0?.minimumLineHeight } == [40]
      },
      Self("line breaks are applied to all runs", page: "uilabel/linebreakmode") {
        let label = UILabel()
        label.attributedText = text(spacings: 2, 3)
        label.lineBreakMode = .byClipping
        return label.attributedText?.paragraphStyles.map { $0?.lineBreakMode } == [.byClipping, .byClipping]
      },
      Self("line breaks keep the rest of the paragraph style", page: nil) {
        let label = UILabel()
        label.attributedText = centeredText
        label.lineBreakMode = .byClipping
        return label.attributedText?.paragraphStyles.map { $0?.minimumLineHeight } == [40]
      },
    ]
  }
#endif
