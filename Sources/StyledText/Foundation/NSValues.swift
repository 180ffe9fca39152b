internal import Foundation
internal import StyleTables

/// The attribute values of a text's runs, made once for each combination of look and line metrics.
final class NSValues {
  private let text: StyledText
  private let resolved: ResolvedText
  private let whole: StyledWhole
  /// The text system whose attributes are added; nil for none.
  private let host: (any HostAttributes)?
  private var made: [ShownRun.Key: [NSAttributedString.Key: Any]] = [:]

  init(text: StyledText, context: StyleContext, host: (any HostAttributes)?) {
    self.text = text
    self.host = host
    resolved = text.resolved(in: context)
    whole = StyledWhole(text)
  }

  /// The runs of the text, in text order.
  ///
  /// - Complexity: Linear in the number of runs.
  var runs: [ShownRun] { text.runs(of: resolved) }

  subscript(run: ShownRun) -> [NSAttributedString.Key: Any] {
    if let values = made[run.key] { return values }
    let values = self[run, over: [:]]
    made[run.key] = values
    return values
  }

  /// The values over attributes of other code, which stay unless the run has its own.
  subscript(run: ShownRun, over others: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    let attributes = resolved.sets[run.key.attributesIndex]
    var values = others
    if let host {
      values = host.merging(attributes, into: others)
      values[.styleHostAttributes] = ShownAttributes(values, over: others).value
    }
    values.merge(Self.numbers(attributes)) { _, own in own }
    values[.styledText] = StyledRun(look: run.key.look, attributes: attributes.attributes, whole: whole).value
    return values
  }

  private static func numbers(_ resolved: ResolvedAttributes) -> [NSAttributedString.Key: Any] {
    let attributes = resolved.attributes
    var values: [NSAttributedString.Key: Any] = [:]
    values[.styleCode] = attributes.style.map { "\($0.catalog.name)/\($0.name)" }
    values[.styleFontSize] = resolved.size
    values[.styleFontWeight] = resolved.shownWeight
    values[.styleFontFamily] = resolved.family
    values[.styleColor] = resolved.color?.description
    values[.styleLetterSpacing] = resolved.letterSpacing
    values[.styleLineHeight] = resolved.line?.minimumLineHeight
    values[.styleLineSpacing] = resolved.line?.lineSpacing
    values[.styleBaseline] = resolved.line?.baseline
    values[.styleBaselineOffset] = resolved.line?.baselineOffset
    values[.styleUnderline] = attributes.underline?.style.rawValue
    values[.styleStrikethrough] = attributes.strikethrough?.style.rawValue
    values[.styleLink] = attributes.link?.identifier
    values[.styleAlignment] = attributes.alignment?.rawValue
    return values
  }
}
