extension StyledText {
  /// Shows another text instead, such as `Loading…`, and remembers this one: the next ``text`` gets its attributes, as
  /// if the placeholder had never been there. Returns the map of positions.
  ///
  /// ```swift
  /// var price: StyledText = "¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  /// price.showPlaceholder("Loading…")
  /// price.text = "¥89 ¥119"  // the second price is struck through
  /// ```
  ///
  /// The placeholder has the attributes that all of the text below has in common. A further placeholder is shown over
  /// the same text. Text without letters and digits, such as `…`, does not need this call: setting it as ``text`` has
  /// the same effect. Once a part of a placeholder is edited or gets attributes, it is an ordinary text.
  ///
  /// In a template, the placeholder is shown instead of the whole template, until a text or the value of a slot is set.
  ///
  /// - Complexity: Linear in the lengths of both texts, and in the runs of this one.
  @discardableResult
  public mutating func showPlaceholder(_ placeholder: String) -> PositionMap {
    var placeholder = placeholder
    placeholder.makeContiguousUTF8()
    if extras?.template != nil { return updateTemplate { $0.placeholder = placeholder } }
    if placeholder.isEmpty { return isEmpty ? .identity : empty() }
    let below = textBelow
    // The same text is the text itself.
    if below.content.hasSameUTF8(as: placeholder) { return replaceText(placeholder) }
    return replace(below, by: placeholder, .uniform, keepsBelow: true)
  }

  /// Whether a text that replaces this one is a placeholder for it. Only attributes of runs have to be remembered.
  func isRemembered(under text: String) -> Bool {
    guard !stored.isPlain else { return false }
    let substance = TextSubstance(of: text)
    return substance < .words && substance < TextSubstance(of: content)
  }

  /// Turns a placeholder into an ordinary text.
  mutating func forgetTextBelow() {
    if extras?.remembered != nil { extras = extras?.withoutText }
  }
}
