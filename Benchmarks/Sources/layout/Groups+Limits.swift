import Foundation
import StyleLayout
import StyleTables
import StyledText

extension Groups {
  /// A label in a new font size, against the cost of Pango alone for one.
  mutating func sizes() {
    print("\na label in a new font size, × a bare PangoLayout")
    for script in LayoutTexts.Script.allCases {
      let subject = subject
      let text = texts.text(script, length: 20)
      let styled = Subject.styled(text)
      var size = 10.0
      let times = Timing.microseconds(
        rounds: 60,
        [
          {
            size += 1.0 / 64
            let context = StyleContext(textScale: TextScale(size / 14))
            return Int(subject.typesetter.frame(for: styled, in: context, width: Subject.width).size.height)
          },
          {
            subject.bare.set(size: size)
            return subject.bare.layOut(text, width: Subject.width)
          },
        ]
      )
      subject.bare.set(size: 14)
      let name = "\(script)".padding(toLength: 14, withPad: " ", startingAt: 0)
      print("  \(name)", String(format: "%8.1f / %8.1f µs  ", times[0], times[1]), terminator: "")
      print(Timing.verdict(times[0] / times[1], atMost: 1.2))
    }
  }

  /// Three lines of texts without a strong direction, and the visible part of a long frame.
  mutating func longTexts() {
    print("\n3 lines of a text without a letter, of 62 KB, × one of 2 KB")
    for piece in ["😀", "\u{2067}ab ", "[(ab "] {
      let texts = [2_000, 62_000].map { Subject.styled(String(repeating: piece, count: $0 / piece.utf8.count)) }
      let subject = subject
      let times = Timing.microseconds(texts.map { text in { subject.truncate(text) } })
      print(
        "  \(piece.debugDescription): \(String(format: "%.0f / %.0f µs, %.2f", times[1], times[0], times[1] / times[0]))"
      )
    }
    print("\nthe top 200 pt of a frame of 1 MB, × of one of 10 KB")
    let long = texts.text(.latin, length: 1_000_000)
    let frames = [String(long.prefix(10_000)), long].map {
      subject.typesetter.frame(for: Subject.styled($0), width: Subject.width)
    }
    let times = Timing.microseconds(
      frames.map { frame in
        {
          var drawing = Drawing(size: frame.size)
          drawing.draw(frame, clip: LayoutRect(x: 0, y: 0, width: Subject.width, height: 200))
          return Int(drawing.size.width)
        }
      }
    )
    print(String(format: "  %.0f / %.0f µs, %.2f", times[1], times[0], times[1] / times[0]))
  }
}
