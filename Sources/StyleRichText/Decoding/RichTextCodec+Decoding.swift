internal import StyledText

extension RichTextCodec {
  /// Returns the display text of a plain text.
  ///
  /// ``encode(_:in:)`` returns the same plain text, byte for byte.
  ///
  /// - Complexity: Linear in the text and its entities; at each position, a code or name costs at most its length.
  public func decode(_ plain: PlainText) -> DecodedText {
    var steps = DecodingSteps()
    return decode(plain, steps: &steps)
  }

  /// Returns the display text of a text without entities.
  ///
  /// - Complexity: The same as for a ``PlainText``.
  public func decode(_ text: String) -> DecodedText { decode(PlainText(text)) }

  /// The same, with the work counted.
  package func decode(_ plain: PlainText, steps: inout DecodingSteps) -> DecodedText {
    withScanner(of: plain.text) { scanner in
      let bytes = scanner.bytes
      let builder = DisplayBuilder(self, text: plain.text, bytes: bytes)
      var pass = DecodingPass(scanner, entities: EntityCursor(plain.entities, bytes), builder: builder)
      pass.read(upTo: bytes.count)
      pass.finish()
      pass.checkRemainingEntities()
      steps = pass.steps
      return DecodedText(
        plain: plain,
        text: StyledText(assembling: pass.builder.content, parts: pass.builder.parts, attributes: looks.text),
        map: PositionMap(ordered: pass.builder.changes),
        problems: pass.problems,
        events: pass.builder.events
      )
    }
  }
}
