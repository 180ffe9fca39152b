internal import StyledText

/// A display text as plain text, with the ranges of what it shows.
struct DisplayedText {
  /// A part of a plain text that is shown as something other than text.
  struct Event {
    enum Kind: Equatable {
      case emoji
      /// The person.
      case mention(String)
      case link(TextLink)
    }

    /// In UTF-8 offsets of the plain text.
    var range: Range<Int>
    var kind: Kind
  }

  private(set) var plain = ""
  /// In text order, without overlaps; none is empty.
  private(set) var events: [Event] = []

  init(_ text: StyledText) {
    let content = text.text
    var atoms = text.atomOffsets[...]
    // The end of the text read so far, which may be after the end of a run.
    var position = 0
    for run in text.runs {
      let end = run.utf8Range.upperBound
      while let atom = atoms.first, atom.lowerBound.utf8 < end {
        atoms.removeFirst()
        guard atom.lowerBound.utf8 >= position else { continue }
        add(content, in: position..<atom.lowerBound.utf8, link: run.attributes.link)
        add(content, atom: atom.utf8, text.ownAttributes(at: atom.lowerBound.utf8))
        position = atom.upperBound.utf8
      }
      if position < end {
        add(content, in: position..<end, link: run.attributes.link)
        position = end
      }
    }
    plain.makeContiguousUTF8()
  }

  private mutating func add(_ content: String, in range: Range<Int>, link: TextLink?) {
    guard !range.isEmpty else { return }
    let start = plain.utf8.count
    plain += content[content.index(utf8: range.lowerBound)..<content.index(utf8: range.upperBound)]
    if let link { add(start, .link(link)) }
  }

  private mutating func add(_ content: String, atom: Range<Int>, _ attributes: TextAttributes) {
    let start = plain.utf8.count
    let words = content[content.index(utf8: atom.lowerBound)..<content.index(utf8: atom.upperBound)]
    if let attachment = attributes.attachment, words == TextAttachment.character {
      plain += attachment.plainText
      add(start, .emoji)
    } else {
      plain += words
      if let mention = attributes.mention { add(start, .mention(mention.identifier)) }
    }
  }

  /// Adds an event up to the end of the plain text. Parts of one link are joined.
  private mutating func add(_ start: Int, _ kind: Event.Kind) {
    let end = plain.utf8.count
    guard start < end else { return }
    if case .link = kind, let last = events.last, last.range.upperBound == start, last.kind == kind {
      events[events.count - 1].range = last.range.lowerBound..<end
    } else {
      events.append(Event(range: start..<end, kind: kind))
    }
  }
}
