/// Finds the names that a misspelt one may have meant.
public enum NearestNames {
  /// At most `limit` of the candidates, nearest first; equally near ones keep their order.
  ///
  /// Nearness is the number of characters inserted and removed, so a swapped or replaced character counts two. A name
  /// is near when that is at most a quarter of both lengths together, or two. O(candidates × length × distance).
  public static func nearest(to name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let near = candidates.enumerated().compactMap { index, candidate in
      distance(from: name, to: candidate).map { (distance: $0, index: index, name: candidate) }
    }
    return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(limit).map(\.name)
  }

  /// Nil when the two are not near.
  private static func distance(from name: String, to candidate: String) -> Int? {
    let length = name.count + candidate.count
    let allowed = min(max(2, length / 4), length - 1)
    guard abs(name.count - candidate.count) <= allowed else { return nil }
    let distance = candidate.difference(from: name).count
    return distance <= allowed ? distance : nil
  }
}
