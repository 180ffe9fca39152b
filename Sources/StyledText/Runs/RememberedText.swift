/// The content and attributes of an emptied text, of a text under a placeholder, or of a vanished part of a template,
/// kept for the next text.
struct RememberedText: Sendable, Hashable {
  let text: String
  let runs: RunList
}
