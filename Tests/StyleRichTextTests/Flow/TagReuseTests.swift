import StyleRichText
import TestSupport
import Testing

/// Which views of tags are used again.
struct TagReuseTests {
  /// Shows the first of some items, as a view does, and returns the numbers of their views.
  private func show(_ names: String, first count: Int? = nil, in reuse: inout TagReuse<Character>) -> [Int?] {
    reuse.change(to: Array(names))
    let count = count ?? names.count
    for index in 0..<count where reuse.view(of: index) == nil { _ = reuse.take(for: index) }
    reuse.keep(first: count)
    return (0..<names.count).map { reuse.view(of: $0) }
  }

  @Test func viewsStayWithTheirItems() {
    var reuse = TagReuse<Character>()
    #expect(show("abc", in: &reuse) == [0, 1, 2])
    #expect(show("cab", in: &reuse) == [2, 0, 1])
    #expect(show("bxc", in: &reuse) == [1, 0, 2])
    #expect(reuse.viewCount == 3 && reuse.spare.isEmpty)
  }

  @Test func hiddenItemsHaveNoViews() {
    var reuse = TagReuse<Character>()
    #expect(show("abcd", first: 2, in: &reuse) == [0, 1, nil, nil])
    #expect(show("dcba", first: 2, in: &reuse) == [2, 3, nil, nil])
    #expect(reuse.spare.sorted() == [0, 1])
    #expect(Set(show("xyzw", in: &reuse)) == [0, 1, 2, 3])
    #expect(show("", in: &reuse) == [])
    #expect(reuse.spare.sorted() == [0, 1, 2, 3])
  }

  @Test func equalItemsKeepTheirOrder() {
    var reuse = TagReuse<Character>()
    #expect(show("aba", in: &reuse) == [0, 1, 2])
    #expect(show("aa", in: &reuse) == [0, 2])
    #expect(show("aaa", in: &reuse) == [0, 2, 1])
  }

  @Test func eachViewShowsOneItemOrIsSpare() {
    var generator = SeededGenerator(seed: SeededGenerator.chosenSeed)
    var reuse = TagReuse<Character>()
    var views = 0
    for _ in 0..<200 {
      let names = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
        "abcdef".randomElement(using: &generator) ?? "a"
      }
      let count = Int.random(in: 0...names.count, using: &generator)
      let shown = show(String(names), first: count, in: &reuse).compactMap { $0 }
      #expect(shown.count == count)
      #expect((shown + reuse.spare).sorted() == Array(0..<reuse.viewCount))
      views = max(views, count)
    }
    // Items that are about to be hidden still have their views while others get new ones.
    #expect(reuse.viewCount <= 8 + views)
  }
}
