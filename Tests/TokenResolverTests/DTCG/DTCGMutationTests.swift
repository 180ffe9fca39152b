import Testing
import TestSupport
import TokenDiagnostics
import TokenModel

/// Random deletions, swaps and changes of type in valid files. None makes the reader trap, and each is either reported
/// at a place or gives another model.
struct DTCGMutationTests {
  @Test func everyMutationIsSeen() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let valid = try DTCGSuiteCase.ours().filter(\.isValid).map { JSONTree($0.text) }
    let meanings = valid.map { DTCGModel($0.text) }
    let rounds = lawRounds(isLongRun ? 10_000 : 4_000)
    var refused = 0
    for round in 0..<rounds {
      let index = Int.random(in: valid.indices, using: &generator)
      let text = valid[index].mutated(&generator).text
      for isStrict in [false, true] {
        let reading = DTCGReading(text, isStrict: isStrict)
        if reading.tokens == nil { refused += 1 }
        let problem = Self.problem(reading, before: meanings[index], text)
        // A type may be said twice, so that one of the two changes nothing.
        if problem != nil, JSONTree(text).withoutTypes.text == valid[index].withoutTypes.text { continue }
        #expect(problem == nil, "seed \(seed), round \(round): \(problem ?? "")\n\(text)")
      }
    }
    // Most mutations are mistakes.
    #expect(refused > rounds / 2)
  }

  /// What is wrong with how a mutation was read; nil if it was seen.
  private static func problem(_ reading: DTCGReading, before: DTCGModel, _ text: String) -> String? {
    for diagnostic in reading.diagnostics where diagnostic.range.bytes.isEmpty && diagnostic.range.lower == 0 {
      return "no place: \(diagnostic.message)"
    }
    guard let tokens = reading.tokens else { return reading.errors.isEmpty ? "refused without a reason" : nil }
    if !reading.diagnostics.isEmpty || DTCGModel(tokens, reading.files) != before { return nil }
    return "neither a diagnostic nor another model"
  }

  /// Faults put in on purpose: a reader that does not look would be found.
  @Test func whatChangesNothingIsFound() throws {
    let valid = try DTCGSuiteCase.ours().filter(\.isValid)
    for one in valid {
      let reading = DTCGReading(one.text)
      #expect(Self.problem(reading, before: DTCGModel(one.text), one.text) != nil, "\(one.name)")
    }
  }
}

/// What a reader makes of a file: its tokens and groups in order, with all that is said of them.
private struct DTCGModel: Equatable {
  private let lines: [String]

  init(_ text: String) {
    let reading = DTCGReading(text)
    self.init(reading.tokens ?? TokenSet(dialect: .designTokens), reading.files)
  }

  init(_ tokens: TokenSet, _ files: [SourceFile]) {
    func said(_ annotations: TokenAnnotations, _ extensions: SourceRange?) -> String {
      let kept = extensions.map { files.text(of: $0) } ?? ""
      return "\(annotations.description?.value ?? "-") \(annotations.deprecated?.value ?? "-") \(kept)"
    }
    lines =
      ["\(tokens.schema?.value ?? "-")", said(tokens.top.annotations, tokens.top.extensions)]
      + tokens.groups.map { "\($0.path) \(said($0.annotations, $0.extensions))" }
      + tokens.indices.map { index in
        let token = tokens[index]
        // As it is written, because an equal value in its own words is another model, and as it is meant.
        return "\(token.path) \(token.type?.rawValue ?? "-") \(files.text(of: token.range)) "
          + said(token.annotations, token.extensions) + " \(DTCGMeaning(index, tokens))"
      }
  }
}
