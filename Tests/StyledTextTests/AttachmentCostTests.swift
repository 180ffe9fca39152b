import StyleTables
import StyledText
import Testing

/// The work for equal attachments side by side grows with their number, not with its square. Work is counted in
/// comparisons of their values.
@Suite(.serialized) struct AttachmentCostTests {
  /// A box in the line that counts how often it is compared.
  private struct CountedBox: Hashable, Codable, Sendable {
    static let comparisons = Locked(0)

    var identifier = "smile"

    static func == (left: Self, right: Self) -> Bool {
      comparisons.withLock { $0 += 1 }
      return left.identifier == right.identifier
    }
  }

  private enum BoxKey: TextAttributeKey {
    typealias Value = CountedBox
    static let name = "test.box"
    static var editBehavior: EditBehavior { .atomic }
    static func atomLength(of value: CountedBox) -> Int? { 1 }
  }

  private func comparisons(_ count: Int, _ work: (Int) throws -> StyledText) rethrows -> Int {
    CountedBox.comparisons.withLock { $0 = 0 }
    let text = try work(count)
    #expect(text.utf16Length == count && text.runs.allSatisfy { $0[BoxKey.self] != nil })
    return CountedBox.comparisons.withLock { $0 }
  }

  @Test func stylingEqualAttachmentsOneByOneIsLinear() throws {
    let work = { (count: Int) in
      var text = StyledText(String(repeating: TextAttachment.character, count: count))
      for place in 0..<count { try text.set(BoxKey.self, CountedBox(), in: place..<place + 1) }
      for place in 0..<count { try text.set(\.weight, 100 + place % 2, in: place..<place + 1) }
      return text
    }
    let (few, many) = (try comparisons(500, work), try comparisons(2_000, work))
    #expect(many <= 5 * few, "\(few) comparisons for 500, \(many) for 2,000")
  }

  @Test func addingEqualAttachmentsOneByOneIsLinear() throws {
    let work = { (count: Int) in
      var box = StyledText(TextAttachment.character)
      try box.set(BoxKey.self, CountedBox(), in: 0..<1)
      var text = StyledText()
      for place in 0..<count {
        if place.isMultiple(of: 2) { text.append(box) } else { try text.insert(box, at: place) }
      }
      return text
    }
    let (few, many) = (try comparisons(500, work), try comparisons(2_000, work))
    #expect(many <= 5 * few, "\(few) comparisons for 500, \(many) for 2,000")
  }

  /// An attribute with atoms of one unit that is set on other text makes that one atom, even beside an attachment.
  @Test func anAttachmentOnOtherTextIsOneAtom() throws {
    var text = StyledText("😀b" + TextAttachment.character)
    try text.set(BoxKey.self, CountedBox(), in: 0..<4)
    try text.set(\.weight, 700, in: 3..<4)
    #expect(text.runs.map(\.range) == [0..<4])
    var attachments = StyledText("ab" + TextAttachment.character)
    try attachments.set(BoxKey.self, CountedBox(), in: 0..<3)
    try attachments.set(\.weight, 700, in: 1..<2)
    #expect(attachments.runs.map(\.range) == [0..<1, 1..<2, 2..<3])
  }
}
