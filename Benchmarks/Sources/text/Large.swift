import Foundation
import StyleTables
import StyledText
import YanxuanStyles

/// The cost of large texts: resolving, finding positions, coding.
enum Large {
  static func run(_ texts: inout Texts) {
    Measuring.heading("Large texts")
    resolving(&texts)
    positions(&texts)
    coding(&texts)
  }

  private static func resolving(_ texts: inout Texts) {
    var text = StyledText(texts.latin(100_000), style: texts.code())
    let codes = (0..<20).map { texts.codes[$0] }
    for run in 0..<10_000 {
      do { try text.apply(styleCode: codes[run % 20], in: run * 10..<run * 10 + 10) } catch {
        preconditionFailure("\(error)")
      }
    }
    let resolved = text.resolved(in: StyleContext())
    precondition(resolved.runs.count == 10_000)
    let time = Measuring.nanoseconds([
      Contender("resolved(in:)", count: 10_000) { text.resolved(in: StyleContext()).sets.count }
    ])
    print("    resolving 10,000 runs of 20 styles: \(time[0].asTime) a run, \(resolved.sets.count) sets")
  }

  /// A string makes an index of its UTF-16 positions when it is first asked for one, and keeps it until it is changed.
  private static func positions(_ texts: inout Texts) {
    for kilobytes in [10, 100, 1_000] {
      let words = texts.chinese(kilobytes * 1_000 / 3)
      let text = StyledText(words, runs: 2, style: texts.code())
      let places = (0..<1_000).map { _ in texts.number(0..<words.utf16.count) }
      let times = Measuring.nanoseconds([
        Contender("look-up", count: places.count) {
          places.reduce(0) { $0 + ((try? text.explanation(at: $1).range.count) ?? 0) }
        },
        Contender("first look-up") {
          var copy = text
          copy.text = String(decoding: Array(words.utf8), as: UTF8.self)
          return copy.utf16Length
        },
      ])
      print(
        "    \(kilobytes) KB of Chinese: explanation(at:) \(times[0].asTime), new text and its length \(times[1].asTime)"
      )
    }
  }

  private static func coding(_ texts: inout Texts) {
    let text = StyledText(texts.latin(1_000_000), runs: 10_000, style: texts.code())
    let decoder = JSONDecoder()
    decoder.userInfo[.styleCatalogs] = [Yanxuan.catalog]
    do {
      let data = try JSONEncoder().encode(text)
      let read = try decoder.decode(StyledText.self, from: data)
      precondition(read == text)
      let times = Measuring.nanoseconds(
        rounds: 5,
        [
          Contender("encode") { (try? JSONEncoder().encode(text).count) ?? 0 },
          Contender("decode") { (try? decoder.decode(StyledText.self, from: data).isEmpty) == false ? 1 : 0 },
        ]
      )
      print("    1 MB with 10,000 runs as JSON: written in \(times[0].asTime), read in \(times[1].asTime)")
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
