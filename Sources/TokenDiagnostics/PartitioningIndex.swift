extension RandomAccessCollection {
  /// The index of the first element for which a predicate holds, by binary search; `endIndex` if it holds for no
  /// element.
  ///
  /// The predicate must hold for every element after the first one for which it holds.
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
