internal import TokenDiagnostics
internal import TokenModel

extension LintedSpec {
  /// Another number where a row says a value: in the quotes that it has, or instead of the reference to it, whose quotes
  /// it does not need. Unsafe, because it changes what is on screen.
  func fix(_ value: Sourced<FixedDecimal>, to number: FixedDecimal) -> FixIt {
    let (text, place) = (number.description, value.place)
    let spelled = value.origin.references.isEmpty ? spelled(text, like: place) : text
    return FixIt(writing: text, spelled: spelled, .unsafe, replacing: place)
  }
}
