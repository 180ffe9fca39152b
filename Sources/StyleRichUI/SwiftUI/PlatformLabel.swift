#if canImport(SwiftUI) && canImport(CoreText) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The label of UIKit or AppKit.
  struct PlatformLabel {
    let content: LabelContent
    let options: FrameOptions
    let label: LabelSettings
    let onAction: (TouchTarget, TouchGesture) -> Void
    let onToggle: (ExpandableText) -> Void
    let onChange: (ExpansionEvent) -> Void
  }

  #if canImport(UIKit)
    extension LabelSettings {
      /// The touch options of a text: a long press copies an expandable text, unless text can be selected.
      fileprivate func touchOptions(for content: LabelContent) -> TouchOptions {
        var options = touchOptions
        options.selectsText = options.selectsText || isSelectable
        options.copiesText = options.copiesText || content.isExpandable
        return options
      }
    }
  #endif

  extension ProposedViewSize {
    /// The width that a text is measured in. SwiftUI proposes 0 for the narrowest size: a grapheme in each line.
    var textWidth: Double { width.map { max(Double($0), 1) } ?? .infinity }
  }

  #if canImport(UIKit)
    extension PlatformLabel: UIViewRepresentable {
      func makeUIView(context: Context) -> ExpandableLabel { ExpandableLabel(resources: label.resources) }

      func updateUIView(_ view: ExpandableLabel, context: Context) {
        view.attachmentView = label.attachmentView
        if let title = label.menuTitle { view.menuTitle = title }
        view.touchOptions = label.touchOptions(for: content)
        view.codec = label.codec
        view.show(content, options)
        (view.onAction, view.onToggle, view.onChange) = (onAction, onToggle, onChange)
      }

      func sizeThatFits(_ proposal: ProposedViewSize, uiView: ExpandableLabel, context: Context) -> CGSize? {
        uiView.size(inWidth: proposal.textWidth)
      }
    }
  #else
    extension PlatformLabel: NSViewRepresentable {
      func makeNSView(context: Context) -> RichLabelView { RichLabelView(resources: label.resources) }

      func updateNSView(_ view: RichLabelView, context: Context) {
        view.touchOptions = label.touchOptions
        (view.content, view.frameOptions) = (content, options)
        (view.onAction, view.onToggle, view.onChange) = (onAction, onToggle, onChange)
      }

      func sizeThatFits(_ proposal: ProposedViewSize, nsView: RichLabelView, context: Context) -> CGSize? {
        nsView.size(inWidth: proposal.textWidth)
      }
    }
  #endif
#endif
