#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  internal import CoreFoundation
  internal import StyledText
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension NSMutableParagraphStyle {
    /// Sets those attributes of paragraphs that a text has.
    func set(_ attributes: TextAttributes, isRightToLeft: Bool) {
      for attribute in ParagraphAttribute.allCases { set(attribute, of: attributes, isRightToLeft: isRightToLeft) }
    }

    private func set(_ attribute: ParagraphAttribute, of attributes: TextAttributes, isRightToLeft: Bool) {
      switch attribute {
      case .alignment:
        if let alignment = attributes.alignment {
          self.alignment = NSTextAlignment(alignment, isRightToLeft: isRightToLeft)
        }
      case .firstLineIndent:
        if let indent = attributes.firstLineIndent { firstLineHeadIndent = Self.inside(indent, "firstLineIndent") }
      case .headIndent:
        if let indent = attributes.headIndent { headIndent = Self.inside(indent, "headIndent") }
      case .hyphenation:
        if let hyphenation = attributes.hyphenation { hyphenationFactor = Float(hyphenation) }
      case .lineBreakMode:
        if let mode = attributes.lineBreakMode { lineBreakMode = NSLineBreakMode(mode) }
      case .paragraphSpacing:
        if let spacing = attributes.paragraphSpacing { paragraphSpacing = CGFloat(spacing) }
      case .paragraphSpacingBefore:
        if let spacing = attributes.paragraphSpacingBefore { paragraphSpacingBefore = CGFloat(spacing) }
      case .tailIndent:
        // Here, a tail indent is a distance from the leading edge if it is positive, and otherwise from the trailing
        // edge.
        if let indent = attributes.tailIndent { tailIndent = -Self.inside(indent, "tailIndent") }
      }
    }

    /// TextKit's indents lead inwards only.
    private static func inside(_ indent: Double, _ name: String) -> CGFloat {
      if indent < 0 { StyleUIDiagnostic.reportNotShown("a negative \(name)", instead: "an indent of 0") }
      return CGFloat(max(indent, 0))
    }
  }

  extension NSTextAlignment {
    /// TextKit has a natural alignment for the start, but none for the end.
    fileprivate init(_ alignment: ParagraphAlignment, isRightToLeft: Bool) {
      switch alignment {
      case .start: self = .natural
      case .center: self = .center
      case .end: self = isRightToLeft ? .left : .right
      case .justified: self = .justified
      }
    }
  }

  extension NSLineBreakMode {
    fileprivate init(_ mode: LineBreakMode) {
      switch mode {
      case .wordWrapping: self = .byWordWrapping
      case .characterWrapping: self = .byCharWrapping
      case .clipping: self = .byClipping
      case .truncatingHead: self = .byTruncatingHead
      case .truncatingMiddle: self = .byTruncatingMiddle
      case .truncatingTail: self = .byTruncatingTail
      }
    }
  }
#endif
