extension TextPatch {
  /// The memory that only the patch uses, in bytes: the patch, its text and pieces, and its copies of the template's
  /// state, of remembered text and of waiting values. Sets of attributes are shared with texts and not counted.
  package var storedSize: Int {
    MemoryLayout<Self>.size + contents.size { $0.new.utf8.count } + runs.size { $0.new.size { _ in 0 } }
      + (rare?.extras?.storedSize ?? 0)
  }
}

extension StyledText {
  /// The memory that only a copy of the text would use, in bytes, counted as for patches.
  package var storedSize: Int {
    MemoryLayout<Self>.size + content.utf8.count + stored.storedSize + (extras?.storedSize ?? 0)
  }
}

extension StyledText.Extras {
  fileprivate var storedSize: Int {
    let ofTemplate = template.map { state in
      (state.text?.utf8.count ?? 0) + state.values.storedSize + state.vanished.values.reduce(0) { $0 + $1.storedSize }
    }
    return (ofTemplate ?? 0) + (remembered?.storedSize ?? 0) + values.storedSize
  }
}

extension RememberedText {
  fileprivate var storedSize: Int { text.utf8.count + runs.storedSize }
}

extension RunList {
  fileprivate var storedSize: Int { runs.size { _ in 0 } }
}

extension Array {
  /// The size of the array in memory, with its 32-byte header and the memory of its elements.
  fileprivate func size(_ held: (Element) -> Int) -> Int {
    isEmpty ? 0 : reduce(32 + count * MemoryLayout<Element>.stride) { $0 + held($1) }
  }
}

extension [String: String] {
  fileprivate var storedSize: Int { reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } }
}
