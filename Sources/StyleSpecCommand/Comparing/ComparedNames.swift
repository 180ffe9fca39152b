internal import TokenCommandLine
internal import TokenRevisions

/// What the two versions are called that `diff` compares.
struct ComparedNames {
  let old: String
  let new: String

  /// As the command line has them. Without a new version it is the folder `tokens` of the working tree, here or above; without an
  /// old one, too, that is the same folder as it was last committed. A revision that stands alone means that folder in it.
  init(_ old: String?, _ new: String?) throws {
    if let old, let new {
      (self.old, self.new) = (old, new)
      return
    }
    let tokens = try NamedSpecs.tokensFolderFromHere(advice: "Name the two versions, OLD and NEW.")
    // To git, a path counts from here only if it says so.
    let committed = tokens.hasPrefix(".") ? tokens : "./" + tokens
    self.new = tokens
    self.old = old.map { SpecSource.place(in: $0, path: committed) ?? $0 } ?? "HEAD:" + committed
  }
}
