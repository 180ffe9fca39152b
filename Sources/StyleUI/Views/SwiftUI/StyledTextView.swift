#if canImport(SwiftUI)
  internal import CoreFoundation
  internal import Foundation
  internal import StyleTables
  public import StyledText
  public import SwiftUI

  /// A styled text with the line boxes of its styles, in one or several paragraphs.
  ///
  /// ```swift
  /// StyledTextView(price)
  /// ```
  ///
  /// - It follows the color scheme, the contrast and the Dynamic Type size of the environment.
  /// - n lines of a paragraph are n × line height + (n − 1) × line spacing high, and the first baseline is at the
  ///   style's position. The distance between two paragraphs is the line spacing plus their paragraph spacings. The
  ///   tallest font of a paragraph counts in all of its lines. See the article *Baselines and hosts* of StyleTables.
  /// - Before iOS 26 and macOS 26, lines cannot be lower than their font: a ``StyleUIDiagnostic`` reports it.
  /// - A paragraph with an alignment is as wide as the view may be. Without one, it has the alignment of the
  ///   environment, and the view is as wide as its text. Start and end depend on the layout direction.
  /// - Attachments are not shown. VoiceOver reads the whole text as one element, with the `label` of attachments, or
  ///   their `plainText`.
  /// - `lineLimit` counts the lines of each paragraph.
  /// - A text without a style has the font and the lines of the environment. An empty text does not have a line.
  public struct StyledTextView: View {
    private let text: StyledText
    @ViewContext private var context
    @Environment(\.multilineTextAlignment) private var alignment

    /// Creates a view of a text.
    nonisolated public init(_ text: StyledText) { self.text = text }

    /// The paragraphs, one below the other.
    public var body: some View {
      VStack(alignment: alignment.horizontal, spacing: 0) {
        ForEach(TextBlock.blocks(of: text, in: context, extent: FontExtent.init)) { block in
          TextBlockView(block: block, context: context)
        }
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel(Text(verbatim: text.accessibilityText))
    }
  }

  /// A paragraph.
  private struct TextBlockView: View {
    let block: TextBlock
    let context: StyleContext

    var body: some View {
      if let alignment = block.alignment?.textAlignment {
        paragraph.multilineTextAlignment(alignment).frame(maxWidth: .infinity, alignment: alignment.frame)
      } else {
        paragraph
      }
    }

    private var paragraph: some View {
      Text(AttributedString(block.text, in: context, for: SwiftUIAttributes(reportsParagraphs: false)))
        .lineBox(block.lines)
        .padding(
          EdgeInsets(
            top: CGFloat(block.spaceAbove),
            leading: CGFloat(block.leadingIndent),
            bottom: 0,
            trailing: CGFloat(block.trailingIndent)
          )
        )
    }
  }

  extension ParagraphAlignment {
    /// The alignment in SwiftUI, which does not have justified text.
    fileprivate var textAlignment: TextAlignment {
      switch self {
      case .start, .justified: .leading
      case .center: .center
      case .end: .trailing
      }
    }
  }

  extension TextAlignment {
    fileprivate var horizontal: HorizontalAlignment {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }

    fileprivate var frame: Alignment { Alignment(horizontal: horizontal, vertical: .center) }
  }
#endif
