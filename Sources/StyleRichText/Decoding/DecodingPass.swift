internal import StyledText

/// Reads a plain text, or a part of it, from a given position.
struct DecodingPass {
  private var scanner: Scanner
  private var entities: EntityCursor
  private(set) var builder: DisplayBuilder
  /// The end of the text read so far.
  private(set) var position: Int

  var steps: DecodingSteps { scanner.steps }
  var problems: [EntityProblem] { entities.problems }

  init(_ scanner: Scanner, entities: EntityCursor, builder: DisplayBuilder) {
    (self.scanner, self.entities, self.builder) = (scanner, entities, builder)
    position = builder.plainEnd.utf8
  }

  /// Reads everything that begins before an offset.
  mutating func read(upTo target: Int) {
    while position < target {
      let entity = entities.peek(&scanner.graphemes)
      let limit = entity?.range.lowerBound.utf8 ?? scanner.bytes.count
      let match = scanner.next(in: position..<max(min(limit, target), position), limit: limit)
      for look in scanner.farLooks { builder.add(farLookAt: look.start, reach: look.reach) }
      scanner.farLooks.removeAll(keepingCapacity: true)
      if let match {
        builder.add(match)
        position = match.range.upperBound
      } else if let entity, limit < target {
        builder.add(entity)
        position = entity.range.upperBound.utf8
        entities.advance()
      } else {
        position = target
      }
    }
  }

  /// Ends the text at the position.
  mutating func finish() { builder.finish(at: position) }

  /// Looks at the entities that begin before the position, for their problems.
  mutating func checkPassedEntities() { _ = entities.peek(&scanner.graphemes) }

  /// Looks at the remaining entities, for their problems.
  mutating func checkRemainingEntities() {
    while entities.peek(&scanner.graphemes) != nil { entities.advance() }
  }
}

extension RichTextCodec {
  /// Runs a closure with a scanner of a text that starts at a boundary between characters.
  func withScanner<Result>(
    of text: String,
    from start: Int = 0,
    _ body: (Scanner) throws -> Result
  ) rethrows -> Result {
    var text = text
    text.makeContiguousUTF8()
    let native = text
    return try text.withUTF8 { bytes in
      try rules.triggers.withUnsafeBufferPointer {
        try body(Scanner(rules, text: native, bytes: bytes, triggers: $0, from: start))
      }
    }
  }
}
