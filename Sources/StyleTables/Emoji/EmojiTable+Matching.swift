extension EmojiTable {
  /// Calls a closure for every code that begins at a position, the shortest first.
  ///
  /// `steps` is increased by the number of bytes that are compared, at most the length of the longest code plus one.
  @inline(__always)
  func forEachCode(
    in bytes: UnsafeBufferPointer<UInt8>,
    at start: Int,
    steps: inout Int,
    _ body: (_ code: Int, _ utf8Count: Int) -> Void
  ) {
    var node = node(0)
    var position = start
    while position < bytes.count {
      steps &+= 1
      guard let child = child(of: node, with: bytes[position]) else { return }
      node = child
      position &+= 1
      if node.childCount == 0 {
        // Only the root of an empty tree has neither children nor a code.
        guard let code = node.code else { return }
        if let count = rest(of: code, in: bytes, from: start, matched: position &- start, &steps) { body(code, count) }
        return
      }
      if let code = node.code { body(code, position &- start) }
    }
  }

  /// The child with a byte: siblings are sorted.
  @inline(__always)
  private func child(of parent: TrieNode, with byte: UInt8) -> TrieNode? {
    var (low, high) = (parent.firstChild, parent.firstChild &+ parent.childCount)
    while low < high {
      let middle = (low &+ high) &>> 1
      let child = node(middle)
      if child.byte == byte { return child }
      if child.byte < byte { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  /// Compares the rest of a code, whose first bytes have matched. Returns its length, or nil if it differs.
  @inline(__always)
  private func rest(
    of code: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    matched: Int,
    _ steps: inout Int
  ) -> Int? {
    let text = utf8(self.code(code).text)
    // Also at the end of the bytes, so that the steps tell how far they were read.
    let end = min(text.count, bytes.count &- start)
    var index = matched
    while index < end {
      steps &+= 1
      guard bytes[start &+ index] == text[index] else { return nil }
      index &+= 1
    }
    return end == text.count ? end : nil
  }
}
