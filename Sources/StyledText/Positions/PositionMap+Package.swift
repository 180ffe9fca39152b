extension PositionMap {
  /// Creates the map of one edit with valid changes: in text order, without overlaps, with equal lengths between them,
  /// and none of them empty.
  package init(ordered changes: [Change]) {
    self.init(steps: [changes])
  }
}
