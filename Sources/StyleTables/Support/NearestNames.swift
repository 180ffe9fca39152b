extension Sequence<String> {
  /// Up to three names that are similar to a misspelled one, the most similar first; equally similar ones keep their
  /// order.
  ///
  /// The distance of two names is the number of characters inserted and removed. Names are similar if it is at most a
  /// quarter of both lengths together, or two: the rule of `NearestNames` in the tool, so that both make the same
  /// suggestions.
  ///
  /// - Complexity: O(*n* · *l* · *d*), where *n* is the number of names, *l* their length, and *d* the maximum
  ///   distance.
  package func nearest(to name: String) -> [String] {
    let near = enumerated().compactMap { index, candidate -> (distance: Int, index: Int, name: String)? in
      let length = name.count + candidate.count
      let allowed = Swift.min(Swift.max(2, length / 4), length - 1)
      guard abs(name.count - candidate.count) <= allowed else { return nil }
      let distance = candidate.difference(from: name).count
      return distance <= allowed ? (distance, index, candidate) : nil
    }
    return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map(\.name)
  }
}
