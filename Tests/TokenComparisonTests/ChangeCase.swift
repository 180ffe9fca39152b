import TestSupport
import Testing
import TokenComparison

/// Two versions of specs of which one change leads to the other; `Documentation/Diff.md` shows what is said of it.
struct ChangeCase: CustomTestStringConvertible {
  let change: Change
  let old: [String]
  let new: [String]

  var testDescription: String { change.rawValue }

  /// One for each kind of change, in the order of the table.
  static func all() throws -> [ChangeCase] { try catalogs() + names() + tokens() + values() + metrics() + emoji() }

  /// Replaces text of ``wholeSpec``, which is the old version.
  private static func edit(_ change: Change, _ edits: (String, String)...) throws -> ChangeCase {
    let new = try edits.reduce(wholeSpec) { try changed($1, in: $0) }
    return ChangeCase(change: change, old: [wholeSpec], new: [new])
  }

  private static func catalogs() throws -> [ChangeCase] {
    let other = try changed(("name: Brand", "name: Other\nswift: { scope: catalog }"))
    return [
      ChangeCase(change: .catalogRemoved, old: [wholeSpec, other], new: [wholeSpec]),
      try edit(.catalogRenamed, ("name: Brand", "name: Shop")),
      try edit(.accessNarrowed, ("name: Brand", "name: Brand\nswift: { access: package }")),
      try edit(.scopeChanged, ("name: Brand", "name: Brand\nswift: { scope: catalog }")),
      ChangeCase(change: .catalogAdded, old: [wholeSpec], new: [wholeSpec, other]),
      ChangeCase(
        change: .accessWidened,
        old: [try changed(("name: Brand", "name: Brand\nswift: { access: internal }"))],
        new: [wholeSpec]
      ),
    ]
  }

  /// A member of a token file: a number at a path.
  private static func number(_ path: String...) -> String {
    path.dropLast().reversed().reduce("\"\(path[path.count - 1])\": { \"$type\": \"number\", \"$value\": 1 }") {
      "\"\($1)\": { \($0) }"
    }
  }

  private static func tokens() throws -> [ChangeCase] {
    func edit(_ change: Change, _ edits: (String, String)...) throws -> ChangeCase {
      ChangeCase(change: change, old: [tokenFile], new: [try edits.reduce(tokenFile) { try changed($1, in: $0) }])
    }
    let full = #",\#n    "full": { "$value": { "value": 999, "unit": "px" } }"#
    let removed = try edit(.tokenRemoved, (full, ""))
    return [
      removed, try edit(.tokenMoved, ("\"radius\"", "\"corner\"")),
      try edit(
        .tokenTypeChanged,
        ("\"dimension\", \"$value\": { \"value\": 4, \"unit\": \"px\" }", "\"number\", \"$value\": 4")
      ),
      ChangeCase(
        change: .tokenNamesChanged,
        old: ["{ \(Self.number("a", "b")), \(Self.number("a-b")) }"],
        new: ["{ \(Self.number("a-b")), \(Self.number("a", "b")) }"]
      ), try edit(.tokenChanged, ("[0.13333, 0.13333, 0.13333]", "[0.2, 0.2, 0.2]")),
      ChangeCase(change: .tokenAdded, old: removed.new, new: [tokenFile]),
      ChangeCase(
        change: .contextRemoved,
        old: [tokenDocument],
        new: [try changed((", \"dim\": []", ""), in: tokenDocument)]
      ),
      ChangeCase(
        change: .contextRenamed,
        old: [tokenDocument],
        new: [try changed(("\"dim\"", "\"dusk\""), in: tokenDocument)]
      ),
      ChangeCase(
        change: .appearanceAdded,
        old: [try changed((", \"dim\": []", ""), in: tokenDocument)],
        new: [
          try changed(
            ("\"dim\": []", "\"darkHighContrast\": [{ \"pad\": { \"$type\": \"number\", \"$value\": 9 } }]"),
            in: tokenDocument
          )
        ]
      ),
      ChangeCase(
        change: .contextDefaultChanged,
        old: [tokenDocument],
        new: [try changed(("\"default\": \"light\"", "\"default\": \"dark\""), in: tokenDocument)]
      ),
      ChangeCase(
        change: .contextAdded,
        old: [try changed((", \"dim\": []", ""), in: tokenDocument)],
        new: [tokenDocument]
      ),
    ]
  }

  private static func names() throws -> [ChangeCase] {
    let (dashed, scored) = ("  red-1: \"#C8102E\"\n", "  red_1: \"#E02020\"\n")
    let clash = try changed(("color:\n", "color:\n\(dashed)\(scored)"))
    return [
      try edit(.codeRemoved, (oldColor, ""), (", except: \"13_old_*\"", "")),
      try edit(.codeRenamed, ("  gray: {", "  grey: {")),
      ChangeCase(
        change: .colorRemoved,
        old: [try changed(withoutOldCodes)],
        new: [try changed((oldColor, ""), (", except: \"13_old_*\"", ""))]
      ),
      ChangeCase(
        change: .colorRenamed,
        old: [try changed(withoutOldCodes)],
        new: [try changed(("13_old_*", "*_older_*"), ("  old: {", "  older: {"))]
      ),
      try edit(.swiftNamesChanged, ("name: Brand", "name: Brand\nswift: { names: camelCase }")),
      ChangeCase(
        change: .swiftNameShifted,
        old: [clash],
        new: [try changed((dashed + scored, scored + dashed), in: clash)]
      ),
      ChangeCase(change: .swiftNameReused, old: [clash], new: [try changed((dashed, ""), in: clash)]),
      try edit(.codeAdded, ("color:\n", "color:\n  teal: \"#0F766E\"\n")),
      try edit(.tokenRenamed, ("serif: { name", "song: { name"), ("family: serif", "family: song")),
    ]
  }

  private static func values() throws -> [ChangeCase] {
    [
      try edit(.colorChanged, ("mid: \"#666666\"", "mid: \"#8A8A8A\"")),
      try edit(.colorLeftOpen, titleColor),
      ChangeCase(change: .colorSet, old: [try changed(titleColor)], new: [wholeSpec]),
      try edit(.weightChanged, ("bold: 700", "bold: 600")),
      try edit(.familyChanged, ("Songti SC", "Noto Serif SC")),
      try edit(.fontMetricsChanged, ("ascent: 1.06", "ascent: 1.1")),
      try edit(.deprecationAdded, ("gray: { light", "gray: { deprecated: \"too pale\", light")),
      try edit(.deprecationChanged, ("use {color.ink}", "use {color.gray}")),
      try edit(.deprecationRemoved, (", deprecated: \"use {color.ink}\"", "")),
    ]
  }

  private static func metrics() throws -> [ChangeCase] {
    let row = "14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 }"
    return [
      ChangeCase(change: .sizeChanged, old: [oneSize], new: [try changed(("14:", "15:"), in: oneSize)]),
      try edit(.metricsChanged, (row, "14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2 }")),
      try edit(.metricsAdded, ("13: plain", "13: { lineHeight: 18, lineSpacing: 2, baselineOffset: 1 }")),
      try edit(.metricsRemoved, (row, "14: plain")),
      try edit(.hostChanged, ("offsetHost: uikit", "offsetHost: css")),
      try edit(
        .hostRewritten,
        ("offsetHost: uikit", "offsetHost: uikit-legacy"),
        ("baselineOffset: 1.6", "baselineOffset: 0.8"),
        ("baselineOffset: 2.6", "baselineOffset: 1.3")
      ),
      try edit(.baselineRounded, ("baselineOffset: 1.6", "baselineOffset: 1.604")),
    ]
  }

  private static let titleColor = (" color: ink,", "")
  private static let withoutOldCodes = ("13_old_*", "*_old_*")
  private static let oldColor = "  old: { light: \"#8A6516\", deprecated: \"use {color.ink}\" }\n"

  /// A spec whose codes do not tell their sizes.
  private static let oneSize = """
    stylespec: 1
    name: Brand
    color: { ink: "#222222" }
    weight: { regular: 400 }
    typography: { 14: plain }
    codes: { name: "{color}_{weight}" }

    """
}
