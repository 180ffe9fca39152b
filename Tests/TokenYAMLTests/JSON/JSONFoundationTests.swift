import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenYAML

/// JSON means what Foundation's `JSONSerialization` reads, and is refused where that refuses it.
struct JSONFoundationTests {
  @Test func randomTextsHaveTheSameData() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomJSON(seed: seed)
    for _ in 0..<lawRounds(20_000) {
      let text = random.text()
      let problem = try JSONComparison(text).problem()
      guard problem == nil else {
        Issue.record("\((problem ?? "").debugDescription) in \(text.debugDescription); STYLESPEC_SEED=\(seed)")
        return
      }
    }
  }

  @Test func mutationsAreAcceptedByBothOrRefusedByBoth() {
    let seed = SeededGenerator.chosenSeed
    var random = RandomJSON(seed: seed)
    for _ in 0..<lawRounds(20_000) {
      let bytes = random.mutation(of: random.text())
      let verdicts = JSONVerdicts(bytes)
      guard verdicts.areEqual else {
        let text = String(decoding: bytes, as: UTF8.self).debugDescription
        Issue.record("\(verdicts.isAccepted ? "accepted" : "refused"): \(text); STYLESPEC_SEED=\(seed)")
        return
      }
    }
  }

  /// For this reason, random texts lack the character.
  @Test func foundationDropsAByteOrderMarkInAString() throws {
    #expect(try JSONComparison("[\"\u{FEFF}a\"]").problem() != nil)
    #expect(ReadJSON("[\"\u{FEFF}a\"]").data == .list([.text(Array("\u{FEFF}a".utf8))]))
  }

  /// Each way in which Foundation on Linux is known to differ, so that the laws above leave out nothing else.
  @Test(arguments: JSONVerdicts.knownDifferences)
  func knownDifferencesAreTrue(difference: JSONVerdicts.KnownDifference) {
    let verdicts = JSONVerdicts(difference.example)
    #expect(verdicts.isAccepted != verdicts.isAcceptedByFoundation)
    #expect(difference.applies(verdicts))
  }
}

/// A text as both readers understand it.
struct JSONComparison {
  private let ours: ReadJSON
  private let theirs: Any

  init(_ text: String) throws {
    ours = ReadJSON(text)
    theirs = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  /// Nil if the data are equal. `fault` changes ours.
  func problem(_ fault: JSONFault? = nil) -> String? {
    guard let data = ours.data else { return "refused: \(ours.diagnostics.map(\.message))" }
    let changed = fault?.change(data) ?? data
    return changed.isEqual(to: theirs) ? nil : "\(changed) is not \(theirs)"
  }
}

/// Whether our reader and Foundation's accept a text.
struct JSONVerdicts {
  let bytes: [UInt8]
  /// Strictly, that is without comments. Duplicate keys are a mistake of the mapping, not of the text.
  let isAccepted: Bool
  let isAcceptedByFoundation: Bool
  /// The rules that are broken.
  let rules: Set<String>

  init(_ bytes: [UInt8], ignoring ignored: Set<String> = []) {
    self.bytes = bytes
    rules = Set(ReadJSON(bytes, isStrict: true).diagnostics.map(\.rule.rawValue))
    isAccepted = rules.subtracting(ignored).isSubset(of: ["duplicate-key"])
    isAcceptedByFoundation =
      (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
  }

  /// Whether both accept the text, or both refuse it, apart from the known differences.
  var areEqual: Bool {
    isAccepted == isAcceptedByFoundation || Self.knownDifferences.contains { $0.applies(self) }
  }

  /// A way in which Foundation on Linux differs.
  struct KnownDifference: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let example: [UInt8]
    let applies: @Sendable (JSONVerdicts) -> Bool

    init(_ description: String, _ example: String, applies: @escaping @Sendable (JSONVerdicts) -> Bool) {
      self.init(description, bytes: Array(example.utf8), applies: applies)
    }

    init(_ description: String, bytes: [UInt8], applies: @escaping @Sendable (JSONVerdicts) -> Bool) {
      testDescription = description
      example = bytes
      self.applies = applies
    }
  }

  static let knownDifferences = [
    KnownDifference("Foundation accepts a trailing comma", "[1,]") {
      $0.isAcceptedByFoundation && $0.rules.subtracting(["duplicate-key"]) == ["json-trailing-comma"]
    },
    KnownDifference("Foundation refuses a number that `Double` cannot hold", "[1E400]") { verdicts in
      let text = String(decoding: verdicts.bytes, as: UTF8.self)
      return verdicts.isAccepted
        && text.matches(of: #/-?[0-9]+(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/#).contains {
          Double($0.output)?.isFinite != true
        }
    },
    KnownDifference("Foundation reads UTF-16 and UTF-32 without a byte order mark", bytes: [0x31, 0x00]) {
      $0.isAcceptedByFoundation && $0.bytes.prefix(4).contains(0)
    },
  ]
}
