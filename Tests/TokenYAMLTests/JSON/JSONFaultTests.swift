import TestSupport
import Testing
import TokenYAML

/// A mistake of a reader in the data of a text.
enum JSONFault: CaseIterable {
  case surrogatesStayApart
  case newLinesAreSpaces
  case deleteIsLost
  case digitsInQuotesAreNumbers
  case fractionsAreLost
  case numbersAreRounded
  case emptyListsAreNull
  case nullIsFalse
  case lastElementsAreLost
  case membersAreInReverse
  case keysAreValues

  /// The data that a reader with the mistake would give.
  func change(_ data: JSONData) -> JSONData {
    switch data {
    case .list(let elements): change(list: elements)
    case .object(let members): change(members: members)
    case .text(let utf8): change(text: String(decoding: utf8, as: UTF8.self))
    case .number(let text): change(number: text)
    case .null where self == .nullIsFalse: .flag(false)
    case .null, .flag, .plain: data
    }
  }

  private func change(list elements: [JSONData]) -> JSONData {
    if self == .emptyListsAreNull, elements.isEmpty { return .null }
    return .list((self == .lastElementsAreLost ? elements.dropLast() : elements[...]).map(change))
  }

  private func change(members: [JSONData.Member]) -> JSONData {
    let changed = members.map { member in
      let key = self == .digitsInQuotesAreNumbers ? member.key : change(member.key)
      return JSONData.Member(key: key, value: self == .keysAreValues ? member.key : change(member.value))
    }
    guard self == .membersAreInReverse else { return .object(changed) }
    let values = changed.map(\.value).reversed()
    return .object(zip(changed, values).map { JSONData.Member(key: $0.key, value: $1) })
  }

  private func change(text: String) -> JSONData {
    switch self {
    case .surrogatesStayApart:
      .text(text.unicodeScalars.flatMap { $0.value > 0xFFFF ? Array("\u{FFFD}\u{FFFD}".utf8) : Array(String($0).utf8) })
    case .newLinesAreSpaces: .text(Array(text.replacing("\u{85}", with: " ").utf8))
    case .deleteIsLost: .text(Array(text.replacing("\u{7F}", with: "").utf8))
    case .digitsInQuotesAreNumbers where Int(text) != nil: .number(text)
    default: .text(Array(text.utf8))
    }
  }

  private func change(number text: String) -> JSONData {
    switch self {
    case .fractionsAreLost: .number(text.replacing(#/\.[0-9]+/#, with: ""))
    case .numbersAreRounded: .number(Double(text).map { "\(Float($0))" } ?? text)
    default: .number(text)
    }
  }
}

/// Each mistake must be noticed by the comparison with Foundation.
struct JSONFaultTests {
  @Test(arguments: JSONFault.allCases) func otherDataAreNoticed(fault: JSONFault) throws {
    var random = RandomJSON(seed: 1)
    let isNoticed = try (0..<500).contains { _ in try JSONComparison(random.text()).problem(fault) != nil }
    #expect(isNoticed)
  }

  @Test(arguments: ["json-syntax", "json-string", "json-number", "json-documents", "json-encoding"])
  func missingRulesAreNoticed(rule: String) {
    var random = RandomJSON(seed: 1)
    let isNoticed = (0..<3_000).contains { _ in
      !JSONVerdicts(random.mutation(of: random.text()), ignoring: [rule]).areEqual
    }
    #expect(isNoticed)
  }
}
