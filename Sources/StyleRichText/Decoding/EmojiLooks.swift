internal import StyleTables
internal import StyledText

/// The attributes of emoji that were shown before: a codec makes them once.
final class EmojiLooks: Sendable {
  private struct Look {
    let written: String
    let attributes: TextAttributes
  }

  /// By the position of the emoji in its catalog; several if it has aliases.
  private let looks = Locked<[Int: [Look]]>([:])

  /// The attributes of an emoji that was written as a code.
  func attributes(of code: EmojiCode, written: UnsafeBufferPointer<UInt8>) -> TextAttributes {
    looks.withLock { looks in
      let known = looks[code.index]?.first { $0.written.utf8.elementsEqual(written) }
      if let known { return known.attributes }
      let written = String(decoding: written, as: UTF8.self)
      let attributes = TextAttributes(attachment: TextAttachment(code, written: written))
      looks[code.index, default: []].append(Look(written: written, attributes: attributes))
      return attributes
    }
  }
}
