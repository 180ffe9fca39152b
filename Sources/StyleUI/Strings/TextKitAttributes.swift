#if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
  internal import CoreFoundation
  internal import Foundation
  internal import StyleTables
  internal import StyledText
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The attributes of a run as UIKit and AppKit attributes. Attributes that the run does not set stay unchanged.
  struct TextKitAttributes: HostAttributes {
    let options: StyleUIOptions
    let isRightToLeft: Bool
    /// The attributes of the view that shows the text; nil if the view is unknown.
    let view: ViewAttributes?

    init(
      _ options: StyleUIOptions,
      direction: StyleUIOptions.LayoutDirection? = nil,
      view: ViewAttributes? = nil
    ) {
      self.options = options
      self.view = view
      isRightToLeft = (options.layoutDirection ?? direction) == .rightToLeft
    }

    func merging(
      _ run: ResolvedAttributes,
      into others: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] {
      var values = others
      for attribute in CharacterAttribute.allCases { show(attribute, of: run, in: &values) }
      values[.paragraphStyle] = paragraphStyle(of: run, over: others[.paragraphStyle] as? NSParagraphStyle)
      return values
    }

    /// The box of the attachment of a run. A text system makes each line as high as its boxes, unless lines have a
    /// maximum: so a box in units of the font is at most as high as the line.
    func box(of run: ResolvedAttributes) -> AttachmentBox? {
      let font = (run.font ?? view?.font).map { FontExtent($0) } ?? FontExtent(run)
      let box = run.attachmentBox(drawnFont: font)
      guard options.lineHeight == .minimum, box?.extendsLine == false else { return box }
      return box?.limited(toHeight: max(run.line?.minimumLineHeight ?? 0, font.height))
    }

    private func paragraphStyle(of run: ResolvedAttributes, over other: NSParagraphStyle?) -> NSParagraphStyle? {
      guard run.line != nil || run.attributes.hasParagraphAttributes || view != nil else { return other }
      let style = NSMutableParagraphStyle()
      if let other { style.setParagraphStyle(other) }
      view?.paragraph.set(style)
      style.setLines(run.line, options.lineHeight)
      style.set(run.attributes, isRightToLeft: isRightToLeft)
      view?.winningParagraph.set(style)
      return style
    }
  }

  extension LineDecoration {
    /// The style of the line; nil for a line without width.
    func textKitStyle(_ name: String) -> NSUnderlineStyle? {
      guard isShown(as: name) else { return nil }
      switch style {
      case .single: return .single
      case .double: return .double
      case .thick: return .thick
      case .dotted: return [.single, .patternDot]
      case .dashed: return [.single, .patternDash]
      case .wavy:
        reportSingleLine(instead: name)
        return .single
      }
    }
  }

  extension AttachmentBox {
    /// The box with a maximum of its height; its bottom and its aspect stay.
    fileprivate func limited(toHeight maximum: Double) -> AttachmentBox {
      guard height > maximum else { return self }
      return AttachmentBox(
        width: width * maximum / height,
        above: maximum - below,
        below: below,
        extendsLine: extendsLine
      )
    }
  }

  extension NSTextAttachment {
    /// A box with an extent above and below the baseline.
    convenience init(_ attachment: TextAttachment, _ box: AttachmentBox, image: StyleUIOptions.Image?) {
      self.init()
      if image == nil {
        StyleUIDiagnostic.reportNotShown("the attachment '\(attachment.identifier)'", instead: "an empty box")
      }
      // Without any image, the text system would draw a file icon.
      self.image = image ?? StyleUIOptions.Image()
      bounds = CGRect(x: 0, y: -box.below, width: box.width, height: box.height)
    }
  }
#endif
