internal import TokenComparison
internal import TokenModel

/// The catalogs of two versions.
struct CatalogSteps: Sendable {
  let old: [MigratedInput]
  let new: [MigratedInput]
  /// By the index of the old input.
  let all: [CatalogStep]
  /// The index of the new input of each old one; nil for a catalog that is gone.
  let newIndices: [Int?]

  init(from old: [MigratedInput], to new: [MigratedInput], _ written: WrittenSuccessors) {
    (self.old, self.new) = (old, new)
    var indices: [Int?] = old.map { _ in nil }
    for pair in CatalogComparison.indices(of: old.map(\.name), new.map(\.name)) {
      if let one = pair.old { indices[one] = pair.new }
    }
    newIndices = indices
    all = zip(old, indices).map { old, index in CatalogStep(from: old, to: index.map { new[$0] }, written) }
  }
}
