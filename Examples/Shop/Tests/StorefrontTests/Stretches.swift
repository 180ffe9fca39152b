import StyleSpec

/// The stretches of a text as `words: code`, with what else they have.
func stretches(_ text: StyledText) -> [String] {
  text.runs.map { run in
    let words = String(decoding: Array(text.text.utf8)[run.utf8Range], as: UTF8.self)
    let extras = run.attributes.names.filter { $0 != TextAttributeKeys.Style.name }
    return ([words + ": " + (run.style?.name ?? "none")] + extras).joined(separator: ", ")
  }
}
