import StyleRichText
import StyledText
import Testing

/// Which views of attachments are used again.
struct AttachmentReuseTests {
  private func attachments(_ names: String) -> [TextAttachment] {
    names.map { TextAttachment(String($0), width: 10, ascent: 10) }
  }

  private func reuse(_ old: String, _ new: String) -> AttachmentReuse {
    AttachmentReuse(from: attachments(old), to: attachments(new))
  }

  @Test func viewsStayWithTheirAttachments() {
    #expect(reuse("abc", "cab").reused == [2, 0, 1])
    #expect(reuse("abc", "ab").unused == [2])
    #expect(reuse("", "ab").reused == [nil, nil])
    #expect(reuse("ab", "xbx").reused == [nil, 1, nil])
    #expect(reuse("ab", "xbx").unused == [0])
  }

  @Test func eachViewIsUsedOnceAndEqualOnesInTheirOrder() {
    #expect(reuse("aa", "aaa").reused == [0, 1, nil])
    #expect(reuse("aba", "aa").reused == [0, 2])
    #expect(reuse("aba", "aa").unused == [1])
  }

  @Test func anAttachmentOfAnotherSizeIsAnother() {
    let wide = TextAttachment("a", width: 20, ascent: 10)
    #expect(AttachmentReuse(from: attachments("a"), to: [wide]).reused == [nil])
  }
}
