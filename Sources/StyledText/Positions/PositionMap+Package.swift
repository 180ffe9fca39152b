extension PositionMap {
  /// Creates the map of one edit with changes that are known to be valid: in text order, without overlaps, with equal
  /// lengths between them, and none of them empty.
  package init(ordered changes: [Change]) {
    self.init(steps: [changes])
  }
}
