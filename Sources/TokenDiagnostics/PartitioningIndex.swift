extension RandomAccessCollection {
  /// The index of the first element that satisfies a predicate, by binary search; `endIndex` if none does.
  ///
  /// The predicate must hold for every element after the first that satisfies it.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the collection.
  @inlinable
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if predicate(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
