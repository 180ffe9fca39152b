import StyleSpec

/// The runs of a text as `text: code`, with the names of their other attributes.
func styledRuns(_ text: StyledText) -> [String] {
  text.runs.map { run in
    let part = String(decoding: Array(text.text.utf8)[run.utf8Range], as: UTF8.self)
    let extras = run.attributes.names.filter { $0 != TextAttributeKeys.Style.name }
    return ([part + ": " + (run.style?.name ?? "none")] + extras).joined(separator: ", ")
  }
}
