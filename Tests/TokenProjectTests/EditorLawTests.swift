import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenLint
import TokenWorkspace

@testable import TokenProject

/// What holds for any text and any edits. `STYLESPEC_SEED` chooses the random ones.
struct EditorLawTests {
  private static let scripts = isLongRun ? 3_000 : 25
  private static let places = isLongRun ? 1_000 : 60

  /// A folder with a random spec and the file that it may include.
  private static func folder(_ seed: UInt64, _ spec: (String) -> String = { $0 }) throws -> (EditedFolder, String) {
    var random = RandomSource(seed: seed, wantsMistakes: false)
    let made = random.make()
    let text = spec(made.spec)
    return (
      try EditedFolder(["tokens/brand.yaml": text, "tokens/parts.yaml": made.parts], open: ["tokens/brand.yaml"]), text
    )
  }

  /// After edits, what is reported is what `stylespec lint` reports of the final text, and lies in it. `NSString`
  /// applies the same edits.
  @Test func reportsAtRestAreThoseOfTheFinalText() throws {
    for seed in SeededGenerator.seeds(Self.scripts) {
      var random = SeededGenerator(seed: seed)
      let (made, text) = try Self.folder(seed)
      var folder = made
      let path = folder.path("tokens/brand.yaml")
      let model = NSMutableString(string: text)
      for version in 2...Int.random(in: 3...12, using: &random) {
        let edit = Self.edit(of: model, &random)
        folder.session.change(path, version: version, edit, .utf16)
        if Bool.random(using: &random) { _ = folder.session.compile() }
        if Int.random(in: 0..<4, using: &random) == 0 { _ = folder.session.lint() }
      }
      let final = model as String
      #expect(
        folder.session.text(of: path).map { String(decoding: $0.bytes, as: UTF8.self) } == final,
        "STYLESPEC_SEED=\(seed)"
      )
      _ = folder.session.compile()
      let report = folder.session.lint().first
      _ = try folder.folder.write(final, to: "tokens/brand.yaml")
      let specs = ChosenSpecs(
        paths: [folder.path("tokens")],
        project: try ProjectSpecs.nearest(to: folder.path("tokens"))
      )
      let lint = try LintedProject(specs, isStrict: false).fixer(unsafe: false).lint()
      #expect(
        Self.lines(report?.diagnostics ?? [], report?.files ?? []) == Self.lines(lint.diagnostics, lint.files),
        "STYLESPEC_SEED=\(seed)\n\(final)"
      )
      for diagnostic in report?.diagnostics ?? [] {
        #expect(diagnostic.range.bytes.upperBound <= final.utf8.count, "STYLESPEC_SEED=\(seed)")
      }
    }
  }

  private static func lines(_ diagnostics: [Diagnostic], _ files: [SourceFile]) -> [String] {
    let locator = SourceLocator(files)
    return diagnostics.map {
      "\(locator.location(of: $0.range)) \($0.severity) \($0.message) \($0.fixIts.map(\.applicability))"
    }
  }

  /// An edit at one or several places, as editors send it.
  private static func edit(
    of model: NSMutableString,
    _ random: inout SeededGenerator
  ) -> [(range: Range<TextPosition>?, text: String)] {
    let pieces = ["", "x", "😀", "\n", "\r\n", "  ", ": ", "\"", "{", "}", "color", "汉", "# a\n", "14: plain\n", "é"]
    return (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let first = place(in: model, &random)
      let second = Bool.random(using: &random) ? first : place(in: model, &random)
      var safe = NSRange(location: min(first, second), length: 0)
      if abs(first - second) < 12 { safe.length = abs(first - second) }
      let text = pieces.randomElement(using: &random) ?? ""
      let start = position(safe.location, in: model)
      let end = position(safe.location + safe.length, in: model)
      model.replaceCharacters(in: safe, with: text)
      return (start..<end, text)
    }
  }

  /// An offset that is not in a character.
  private static func place(in model: NSMutableString, _ random: inout SeededGenerator) -> Int {
    let place = Int.random(in: 0...model.length, using: &random)
    if place == model.length { return place }
    let start = model.rangeOfComposedCharacterSequence(at: place).location
    // Positions are not in line ends.
    let isInLineEnd = start > 0 && model.character(at: start) == 10 && model.character(at: start - 1) == 13
    return isInLineEnd ? start - 1 : start
  }

  private static func position(_ offset: Int, in model: NSMutableString) -> TextPosition {
    var (start, line) = (0, 0)
    while true {
      var (end, contentEnd) = (0, 0)
      model.getLineStart(nil, end: &end, contentsEnd: &contentEnd, for: NSRange(location: start, length: 0))
      if offset < end || end == start || contentEnd == end { return TextPosition(line: line, column: offset - start) }
      (start, line) = (end, line + 1)
    }
  }

  // MARK: Completion

  /// Half of a name is completed to it, and where nothing is written it is listed: keys of the format, and references.
  @Test func aNameThatWasThereIsOffered() throws {
    var count = 0
    for seed in SeededGenerator.seeds(isLongRun ? 600 : 25) where count < Self.places {
      let (folder, text) = try Self.folder(seed)
      count += try Self.complete(names: 4, of: text, in: "tokens/brand.yaml", folder, seed) { names in
        SpecKeys.key(at: names) != nil
      }
    }
  }

  /// The same in token files, in JSON.
  @Test func aNameOfATokenFileIsOffered() throws {
    var count = 0
    for seed in SeededGenerator.seeds(isLongRun ? 600 : 25) where count < Self.places {
      var random = RandomDesignTokens(generator: SeededGenerator(seed: seed))
      let text = random.file()
      let folder = try EditedFolder(["tokens/a.tokens.json": text])
      count += try Self.complete(names: 4, of: text, in: "tokens/a.tokens.json", folder, seed) { names in
        FormatKeys.keys(in: names.dropLast(), of: nil).contains { $0.name == names.last }
      }
    }
  }

  private static func complete(
    names limit: Int,
    of text: String,
    in file: String,
    _ folder: EditedFolder,
    _ seed: UInt64,
    isFormatKey: ([String]) -> Bool
  ) throws -> Int {
    var (folder, random) = (folder, SeededGenerator(seed: seed))
    let path = folder.path(file)
    guard let index = folder.session.index(of: path) else { return 0 }
    let bytes = Array(text.utf8)
    let keys = index.keys.indices.filter { isFormatKey(index.names(of: $0)) }.map { key in
      (range: index.keys[key].nameRange, name: index.keys[key].name)
    }
    let references = index.references.filter(\.isPath).map { (range: $0.range, name: $0.path) }
    let names = (keys + references).map { place in
      let isQuoted = bytes[place.range].first == UInt8(ascii: "\"")
      return (range: isQuoted ? place.range.lowerBound + 1..<place.range.upperBound - 1 : place.range, name: place.name)
    }
    // A name with an escape is longer in the file.
    let plain = names.filter { bytes[$0.range].elementsEqual($0.name.utf8) && $0.name.utf8.count > 1 }
    let chosen = plain.shuffled(using: &random).prefix(limit)
    for (range, name) in chosen {
      for kept in [String(name.prefix(name.count / 2)), ""] {
        let changed = bytes[..<range.lowerBound] + Array(kept.utf8) + bytes[range.upperBound...]
        folder.session.change(path, version: 2, [(nil, String(decoding: changed, as: UTF8.self))], .utf16)
        let offset = range.lowerBound + kept.utf8.count
        let found = folder.session.completions(in: path, at: offset, writesSnippets: false)?.items.map(\.label) ?? []
        let shown = !kept.isEmpty && found.count <= 10 ? Array(found.prefix(10)) : found
        #expect(
          shown.contains { $0.utf8.elementsEqual(name.utf8) },
          "STYLESPEC_SEED=\(seed) \(name) after '\(kept)' at \(offset): \(found.prefix(12))\n\(text)"
        )
        folder.session.change(path, version: 3, [(nil, text)], .utf16)
      }
    }
    return chosen.count
  }

  /// Every question has an answer, or none, in texts that end anywhere.
  @Test func noQuestionTrapsInABrokenText() throws {
    for seed in SeededGenerator.seeds(isLongRun ? 1_000 : 40) {
      var random = SeededGenerator(seed: seed)
      let (made, text) = try Self.folder(seed)
      var folder = made
      let path = folder.path("tokens/brand.yaml")
      let cut = text.index(text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &random))
      folder.session.change(path, version: 2, [(nil, String(text[..<cut]))], .utf16)
      _ = folder.session.compile()
      let length = folder.session.text(of: path)?.bytes.count ?? 0
      for _ in 0..<5 {
        let offset = Int.random(in: 0...length, using: &random)
        _ = folder.session.hover(in: path, at: offset)
        _ = folder.session.definitions(in: path, at: offset)
        _ = folder.session.references(in: path, at: offset, includingDeclaration: true)
        _ = folder.session.completions(in: path, at: offset, writesSnippets: true)
        _ = folder.session.renamedName(in: path, at: offset)
        _ = folder.session.fixes(in: path, at: offset..<offset)
      }
      _ = folder.session.symbols(in: path)
      _ = folder.session.colors(in: path)
      _ = folder.session.foldingRanges(in: path)
      _ = folder.session.links(in: path)
      _ = folder.session.lint()
    }
  }
}
