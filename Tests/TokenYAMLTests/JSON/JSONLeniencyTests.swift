import TestSupport
import Testing
import TokenDiagnostics
import TokenYAML

/// Comments and trailing commas, which are read although JSON does not have them.
struct JSONLeniencyTests {
  @Test(arguments: [
    ("⟦json-comment|// a⟧\n[1]", "[1]", "[1]"),
    ("[1] ⟦json-comment|// a⟧", "[1]", "[1]"),
    ("[1, ⟦json-comment|// a⟧\n2]", "[1 2]", "[1,\n2]"),
    ("[1,\n  ⟦json-comment|// a⟧\n  2]", "[1 2]", "[1,\n  2]"),
    ("[⟦json-comment|/* a\nb */⟧ 1]", "[1]", "[ 1]"),
    ("  ⟦json-comment|/* a */⟧ [1]", "[1]", "  [1]"),
    ("[1 ⟦json-comment|/* a */⟧, 2]", "[1 2]", "[1, 2]"),
    ("[1⟦json-comment|/**/⟧,⟦json-comment|/***/⟧2]", "[1 2]", "[1,2]"),
    ("{⟦json-comment|/*a*/⟧\"a\"⟦json-comment|/*b*/⟧:⟦json-comment|/*c*/⟧1}", "{'a'=1}", "{\"a\":1}"),
    ("[1⟦json-trailing-comma|,⟧]", "[1]", "[1]"),
    ("{\"a\": 1⟦json-trailing-comma|,⟧\n}", "{'a'=1}", "{\"a\": 1\n}"),
    ("[[1⟦json-trailing-comma|,⟧]⟦json-trailing-comma|,⟧]", "[[1]]", "[[1]]"),
    ("[1⟦json-trailing-comma|,⟧ ⟦json-comment|// a⟧\n]", "[1]", "[1\n]"),
    ("[\"// a\", \"/* b */\" ⟦json-comment|//⟧\n]", "['// a' '/* b */']", "[\"// a\", \"/* b */\"\n]"),
    ("[1] ⟦json-comment|/*/ */⟧", "[1]", "[1]"),
    ("[1]\n⟦json-comment|// a⟧", "[1]", "[1]\n"),
  ])
  func areReadWithAWarning(marked: String, meaning: String, fixed: String) {
    let line = "⟦json-comment|/* \(MarkedSource.wideText) */⟧\n"
    for source in MarkedSource.variants(of: marked, after: line) {
      let read = ReadJSON(source.text)
      #expect(read.data?.description == meaning)
      #expect(read.diagnostics.map(MarkedSource.Expectation.init) == source.expectations)
      #expect(read.diagnostics.allSatisfy { $0.severity == .warning })
      let comments = source.expectations.filter { $0.rule == "json-comment" }.map(\.range)
      #expect(read.document?.comments.map(\.bytes) == comments)
      let lines = source.text.contains("\r\n") ? fixed.replacing("\n", with: "\r\n") : fixed
      #expect(read.fixed(isSafe: true) == (source.text.hasPrefix("\u{FEFF}") ? "\u{FEFF}" : "") + lines)
      let strict = ReadJSON(source.text, isStrict: true)
      #expect(strict.diagnostics.map(\.severity) == source.expectations.map { _ in .error })
      #expect(strict.data?.description == meaning)
    }
  }

  /// Without the comment, findings come back that the linter may fix.
  @Test(arguments: ["// stylespec:disable-line off-grid", "/* StyleSpec disable */", "//stylespec: x"])
  func commentsForTheLinterAreNotRemovedUnasked(comment: String) throws {
    let fixIt = try #require(ReadJSON("[1] \(comment)").diagnostics.first?.fixIts.first)
    #expect(fixIt.applicability == .unsafe)
  }

  /// A comment between two words is removed so that they stay two.
  @Test func wordsAreNotJoined() {
    for text in ["[1/**/2]", "[1 /**/2]", "[true/**/\u{FEFF}false]"] {
      let read = ReadJSON(text)
      #expect(ReadJSON(read.fixed(isSafe: true)).diagnostics.contains { $0.severity == .error })
    }
  }

  @Test func fixesGiveTheSameDataWithoutWarnings() {
    let seed = SeededGenerator.chosenSeed
    var random = RandomJSON(seed: seed, isLenient: true)
    for _ in 0..<lawRounds(4_000) {
      let text = random.text()
      let problem = JSONFixes(text).problem()
      guard problem == nil else {
        Issue.record("\(problem ?? "") in \(text.debugDescription); STYLESPEC_SEED=\(seed)")
        return
      }
    }
  }

  @Test(arguments: JSONFixFault.allCases) func otherFixesAreNoticed(fault: JSONFixFault) {
    var random = RandomJSON(seed: 1, isLenient: true)
    let isNoticed = (0..<300).contains { _ in JSONFixes(random.text()).problem(fault) != nil }
    #expect(isNoticed)
  }

  /// All 1,001 are read, and the first 1,000 reported.
  @Test func warningsHaveALimit() {
    let read = ReadJSON("[" + String(repeating: "/**/", count: 1_001) + "]")
    #expect(read.diagnostics.count == 1_000)
    #expect(read.document?.comments.count == 1_001)
    #expect(read.data == .list([]))
  }
}

/// A mistake in what fixes change.
enum JSONFixFault: CaseIterable {
  case commasStay
  case commentsLoseTheirStartOnly
  case lineEndsAreTaken
  case quotesAreTaken
}

/// The fixes of a text with comments and trailing commas.
struct JSONFixes {
  private let read: ReadJSON

  init(_ text: String) {
    read = ReadJSON(text)
  }

  /// Nil if the text means the same after all fixes, and has no warning left.
  func problem(_ fault: JSONFixFault? = nil) -> String? {
    guard let data = read.data else { return "refused: \(read.diagnostics.map(\.message))" }
    let edits = read.diagnostics.flatMap { $0.fixIts.flatMap(\.edits) }.compactMap { changed($0, fault) }
    let fixed = ReadJSON(read.text(after: edits))
    if fixed.data != data { return "\(fixed.data?.description ?? "nothing") after \(data)" }
    return fixed.diagnostics.isEmpty ? nil : "\(fixed.diagnostics.map(\.message)) after fixes"
  }

  private func changed(_ edit: TextEdit, _ fault: JSONFixFault?) -> TextEdit? {
    let range = edit.range.bytes
    let isComma = read.text(edit.range) == ","
    let other: Range<Int>? =
      switch fault {
      case .commasStay where isComma: nil
      case .commentsLoseTheirStartOnly where !isComma: range.lowerBound..<range.lowerBound + 2
      case .lineEndsAreTaken where !isComma: range.lowerBound..<min(range.upperBound + 1, read.bytes.count)
      case .quotesAreTaken: max(range.lowerBound - 1, 0)..<range.upperBound
      default: range
      }
    return other.map { TextEdit(replacing: SourceRange(file: edit.range.file, bytes: $0), with: edit.replacement) }
  }
}

extension ReadJSON {
  /// The text after the first fix-it of each diagnostic; after safe ones only if asked.
  func fixed(isSafe: Bool) -> String {
    text(after: diagnostics.compactMap(\.fixIts.first).filter { $0.applicability == .safe || !isSafe }.flatMap(\.edits))
  }

  /// The text after edits that do not overlap. Equal ones count once.
  func text(after edits: [TextEdit]) -> String {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range < $1.range }) where edit.range.bytes.lowerBound >= end {
      result += bytes[end..<edit.range.bytes.lowerBound] + Array(edit.replacement.utf8)
      end = edit.range.bytes.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}
