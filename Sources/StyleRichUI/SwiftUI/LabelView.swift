#if canImport(SwiftUI) && canImport(CoreText) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import Foundation
  internal import StyleLayout
  internal import StyleRichText
  internal import StyleTables
  internal import StyleUI
  internal import StyledText
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #endif

  /// The part of a label that does not depend on its text.
  struct LabelSettings {
    let resources: RichLabelResources
    let isSelectable: Bool
    let onAction: ((TouchTarget, TouchGesture) -> Void)?
    var codec: RichTextCodec?
    var touchOptions = TouchOptions()
    #if canImport(UIKit)
      /// Nil for the title in English.
      var menuTitle: ((SelectionMenu.Item) -> String)?
      /// Makes the view of an attachment; nil for an image.
      var attachmentView: (TextAttachment) -> UIView? = { _ in nil }
    #endif
  }

  /// A label of UIKit or AppKit that follows the environment.
  struct LabelView: View {
    let content: LabelContent
    let label: LabelSettings
    let onToggle: (ExpandableText) -> Void
    let onChange: (ExpansionEvent) -> Void
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.openURL) private var openURL
    @ViewContext private var context

    var body: some View {
      let frame = FrameReader(typesetter: label.resources.typesetter, content: content, options: options, context)
      PlatformLabel(
        content: content,
        options: options,
        label: label,
        onAction: act,
        onToggle: onToggle,
        onChange: onChange
      )
      .alignmentGuide(.firstTextBaseline) { frame.firstBaseline(in: $0) }
      .alignmentGuide(.lastTextBaseline) { frame.lastBaseline(in: $0) }
    }

    private var options: FrameOptions { FrameOptions(alignment: ParagraphAlignment(alignment)) }

    private func act(_ target: TouchTarget, _ gesture: TouchGesture) {
      if let onAction = label.onAction {
        onAction(target, gesture)
      } else if gesture == .tap, case .link(let link) = target, let url = link.link.url {
        openURL(url)
      }
    }
  }

  /// The baselines of a label in a width.
  private struct FrameReader: Sendable {
    let typesetter: Typesetter
    let content: LabelContent
    let options: FrameOptions
    let context: StyleContext

    init(typesetter: Typesetter, content: LabelContent, options: FrameOptions, _ context: StyleContext) {
      (self.typesetter, self.content, self.options) = (typesetter, content, options)
      var context = context
      context.host = .layout
      self.context = context
    }

    func firstBaseline(in view: ViewDimensions) -> CGFloat { baseline(of: lines(in: view).first, in: view) }

    func lastBaseline(in view: ViewDimensions) -> CGFloat { baseline(of: lines(in: view).last, in: view) }

    private func lines(in view: ViewDimensions) -> [TextLine] {
      content.frame(by: typesetter, in: context, width: Double(view.width), options: options).frame.lines
    }

    private func baseline(of line: TextLine?, in view: ViewDimensions) -> CGFloat {
      line.map { CGFloat($0.origin.y) } ?? view.height
    }
  }

  extension ParagraphAlignment {
    init(_ alignment: TextAlignment) {
      switch alignment {
      case .leading: self = .start
      case .center: self = .center
      case .trailing: self = .end
      }
    }
  }
#endif
