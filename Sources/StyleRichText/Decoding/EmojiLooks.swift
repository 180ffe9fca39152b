internal import StyleTables
internal import StyledText

/// A cache of emoji attributes, created once in each codec.
final class EmojiLooks: Sendable {
  private struct Look {
    let written: String
    let attributes: TextAttributes
  }

  private struct Looks {
    /// By the position of the emoji in its catalog, as it was written first. An array, because random texts miss the
    /// caches of the processor at each step of a search.
    var first: [Look?] = []
    /// Those that were also written in other ways.
    var others: [Int: [Look]] = [:]
  }

  private let looks = Locked(Looks())

  /// The attributes of an emoji that was written as a code.
  func attributes(of code: EmojiCode, written: UnsafeBufferPointer<UInt8>) -> TextAttributes {
    looks.withLock { looks in
      let index = code.index
      if index < looks.first.count, let look = looks.first[index] {
        if look.written.utf8.elementsEqual(written) { return look.attributes }
        let other = looks.others[index]?.first { $0.written.utf8.elementsEqual(written) }
        if let other { return other.attributes }
      }
      let written = String(decoding: written, as: UTF8.self)
      let look = Look(written: written, attributes: TextAttributes(attachment: TextAttachment(code, written: written)))
      if index >= looks.first.count {
        looks.first += Array(repeating: nil, count: index + 1 - looks.first.count)
      }
      if looks.first[index] == nil { looks.first[index] = look } else { looks.others[index, default: []].append(look) }
      return look.attributes
    }
  }
}
