import Foundation
import StyleLayout
import StyleRichText
import StyleSpec
import YanxuanStyles

extension Storyboard {
  private static let margin = 16.0
  private static let columns = 3

  /// The panels in rows of three.
  func drawing() throws -> Drawing {
    let cells = panels.map { Cell($0, typesetter) }
    let rows = stride(from: 0, to: cells.count, by: Self.columns).map {
      Array(cells[$0..<min($0 + Self.columns, cells.count)])
    }
    let heights = rows.map { row in row.map(\.height).max() ?? 0 }
    let size = LayoutSize(
      width: Double(Self.columns) * (Self.width + 3 * Self.margin) + Self.margin,
      height: (heights.reduce(Self.margin) { $0 + $1 + Self.margin }).rounded(.up)
    )
    var drawing = Drawing(size: size, background: RGBAColor(red: 0xF2, green: 0xF3, blue: 0xF5))
    var y = Self.margin
    let images = Images()
    for (row, height) in zip(rows, heights) {
      for (column, cell) in row.enumerated() {
        let x = Self.margin + Double(column) * (Self.width + 3 * Self.margin)
        cell.draw(in: &drawing, at: LayoutPoint(x: x, y: y), height: height, margin: Self.margin, images)
      }
      y += height + Self.margin
    }
    return drawing
  }

  /// A panel with its captions.
  private struct Cell {
    private static let gap = 6.0

    let panel: Panel
    let event: TextFrame
    let notes: [TextFrame]

    init(_ panel: Panel, _ typesetter: Typesetter) {
      self.panel = panel
      func caption(_ text: String, _ style: StyleCode) -> TextFrame {
        typesetter.frame(for: StyledText(text, style: style), width: Storyboard.width)
      }
      event = caption(panel.event, .t12_black_bold)
      notes =
        [caption(panel.editor.plain.text, .t11_gray3_regular)]
        + panel.effects.map { caption($0.summary, .t11_red_regular) }
    }

    var height: Double {
      notes.reduce(event.size.height + panel.frame.size.height + 2 * Storyboard.margin + Self.gap) {
        $0 + Self.gap + $1.size.height
      }
    }

    func draw(
      in drawing: inout Drawing,
      at origin: LayoutPoint,
      height: Double,
      margin: Double,
      _ images: Images
    ) {
      let box = LayoutRect(x: origin.x, y: origin.y, width: Storyboard.width + 2 * margin, height: height)
      drawing.fill(box, color: RGBAColor(red: 255, green: 255, blue: 255), cornerRadius: 6)
      var place = LayoutPoint(x: origin.x + margin, y: origin.y + margin)
      drawing.draw(event, at: place)
      place.y += event.size.height + Self.gap
      drawing.draw(panel.frame, at: place, options: panel.options) { images[$0.identifier] }
      place.y += panel.frame.size.height
      for note in notes {
        place.y += Self.gap
        drawing.draw(note, at: place)
        place.y += note.size.height
      }
    }
  }
}

extension Storyboard.Panel {
  /// Caret, selection and marked text.
  fileprivate var options: DrawingOptions {
    let selection = editor.selection
    return DrawingOptions(
      selection: selection.isEmpty ? nil : selection.range,
      caret: selection.isEmpty ? TextCaret(selection.head, selection.affinity) : nil,
      markedText: editor.markedRange
    )
  }
}

/// The pictures of emoji, from the folder of the spec.
private struct Images {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../tokens").standardizedFileURL

  subscript(identifier: String) -> AttachmentImage? {
    guard let emoji = Yanxuan.emoji.code(withIdentifier: identifier) else { return nil }
    let path = folder.appendingPathComponent(emoji.still ?? emoji.image)
    return (try? Data(contentsOf: path)).map { AttachmentImage(png: Array($0)) }
  }
}

/// The installed fonts.
enum Fonts {
  static func typesetter() throws -> Typesetter {
    #if canImport(CPango)
      return Typesetter(try PangoShaper(.installed))
    #elseif canImport(CoreText)
      return Typesetter(try CoreTextShaper())
    #else
      return Typesetter(FixedWidthShaper())
    #endif
  }
}
