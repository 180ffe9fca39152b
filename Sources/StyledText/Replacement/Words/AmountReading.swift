/// The way to read amounts where a text alone is ambiguous. Amounts in a new text are read like those in the old one.
struct AmountReading {
  /// Whether an ideograph after a number is its counter.
  var joinsCounters = true
  /// Whether an ordinary space groups the digits of any number, as in `1 299`, and not only before a currency.
  var joinsGroups = false
}
