extension StyledText: CustomDebugStringConvertible {
  /// The text, its template, the attributes of the whole text, and those of its runs:
  ///
  /// ```text
  /// StyledText("¥89 ¥129", style 14_gray2_bold, 4..<8: strikethrough single)
  /// ```
  public var debugDescription: String {
    var parts = [content.debugDescription]
    if let template { parts.append("template \(template.source.debugDescription)") }
    if !attributes.isEmpty { parts.append(attributes.description) }
    return "StyledText(\((parts + ownAttributes).joined(separator: ", ")))"
  }

  private var ownAttributes: [String] {
    let plain = layers(of: .plain)
    return runs.compactMap { run in
      let own = run.attributes.differing(from: plain)
      return own.isEmpty ? nil : "\(run.range): \(own)"
    }
  }
}
