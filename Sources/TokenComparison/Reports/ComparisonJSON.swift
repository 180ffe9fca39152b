internal import TokenModel
internal import TokenReports

/// A comparison for other programs. `Documentation/Diff.md` describes the object.
package enum ComparisonJSON {
  /// One object, with every code that a finding affects. Throws only errors of the encoder.
  package static func render(_ report: ComparisonReport) throws -> String {
    try JSONText.of(
      Document(
        old: report.old,
        new: report.new,
        counts: Dictionary(uniqueKeysWithValues: ChangeClass.allCases.map { ($0.rawValue, report.count(of: $0)) }),
        findings: report.findings.map(Entry.init)
      )
    )
  }
}

private struct Document: Encodable {
  let old: String
  let new: String
  let counts: [String: Int]
  let findings: [Entry]
}

private struct Entry: Encodable {
  struct About: Encodable {
    let kind: String
    let old: Nullable<String>
    let new: Nullable<String>
  }

  struct Name: Encodable {
    let code: String
    let swift: String
  }

  struct NamedCode: Encodable {
    let old: Nullable<Name>
    let new: Nullable<Name>
  }

  struct NamedToken: Encodable {
    struct Name: Encodable {
      let output: String
      let old: Nullable<String>
      let new: Nullable<String>
    }

    let old: Nullable<String>
    let new: Nullable<String>
    let names: [Name]
  }

  let change: String
  let `class`: String
  let catalog: String
  let subject: About
  let message: String
  let effects: [String]
  let values: [Value]
  let codes: [NamedCode]
  let tokens: [NamedToken]

  init(_ finding: Finding) {
    change = finding.change.rawValue
    `class` = finding.changeClass.rawValue
    catalog = finding.catalog
    let subject = finding.subject
    self.subject = About(kind: subject.kind.rawValue, old: Nullable(subject.old), new: Nullable(subject.new))
    message = finding.message.plain
    effects = finding.effects.map(\.plain)
    values = finding.values.map(Value.init)
    codes = finding.codes.map { NamedCode(old: Nullable($0.old.map(Self.name)), new: Nullable($0.new.map(Self.name))) }
    tokens = finding.tokens.map {
      NamedToken(old: Nullable($0.old), new: Nullable($0.new), names: $0.names.map(Self.name))
    }
  }

  private static func name(_ name: OutputName) -> NamedToken.Name {
    NamedToken.Name(output: name.output, old: Nullable(name.old), new: Nullable(name.new))
  }

  private static func name(_ name: CodeChange.Name) -> Name { Name(code: name.code, swift: name.swift) }
}

private struct Value: Encodable {
  struct Contrast: Encodable {
    let background: String
    let old: Double
    let new: Double
    let least: Double
  }

  let name: String
  let old: Nullable<ValueChange.Value>
  let new: Nullable<ValueChange.Value>
  /// For colors only.
  let deltaE: Double?
  let contrast: Contrast?

  init(_ change: ValueChange) {
    name = change.name
    old = Nullable(change.old)
    new = Nullable(change.new)
    deltaE = (change.color?.difference ?? change.difference).map { ($0 * 100).rounded() / 100 }
    contrast = change.color.map { effect in
      Contrast(
        background: effect.background.hex,
        old: FixedDecimal(hundredthsBelow: effect.oldContrast).doubleValue,
        new: FixedDecimal(hundredthsBelow: effect.newContrast).doubleValue,
        least: effect.leastContrast
      )
    }
  }
}

extension ValueChange.Value: Encodable {
  /// A number or a string.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number.doubleValue)
    case .text(let text): try container.encode(text)
    }
  }
}

/// A value that is null if it is missing, instead of left out.
private struct Nullable<Value: Encodable>: Encodable {
  private let value: Value?

  init(_ value: Value?) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
