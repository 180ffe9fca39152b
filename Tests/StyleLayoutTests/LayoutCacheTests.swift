@testable import StyleLayout
import StyleTables
import StyledText
import Testing
import YanxuanStyles

@Suite struct LayoutCacheTests {
  private let shaper = CountingShaper(FixedWidthShaper())

  @Test func theSameTextIsLaidOutOnce() {
    let typesetter = Typesetter(shaper)
    for _ in 0..<3 { #expect(typesetter.size(of: text, width: 50).height == 43) }
    #expect(shaper.calls == 1)
    #expect(typesetter.cache.frameStatistics == CacheStatistics(hits: 2, misses: 1))
  }

  @Test func anotherWidthDoesNotShape() {
    let typesetter = Typesetter(shaper)
    let heights = [50, 100, 10, .infinity].map { typesetter.size(of: text, width: $0).height }
    #expect(heights == [43, 20, 250, 20])
    #expect(shaper.calls == 1)
    #expect(typesetter.cache.paragraphStatistics == CacheStatistics(hits: 3, misses: 1))
  }

  @Test func whatAFrameDependsOnTellsFramesApart() {
    let typesetter = Typesetter(shaper)
    var other = text
    other.attributes.alignment = .end
    let options = FrameOptions(maximumLines: 1, truncation: Truncation("!"))
    let context = StyleContext(textScale: TextScale(2))
    #expect(typesetter.frame(for: text, width: 50).lines.count == 2)
    #expect(typesetter.frame(for: other, width: 50).lines[0].box.x == 1)
    #expect(typesetter.frame(for: text, width: 50, options: options).truncation?.text.text == "one tw!")
    #expect(typesetter.frame(for: text, in: context, width: 50).lines.count > 2)
    #expect(typesetter.cache.frameStatistics.hits == 0)
  }

  /// Strings that are canonically equivalent are equal as strings, but not as texts.
  @Test func equivalentTextsAreOthers() {
    let typesetter = Typesetter(shaper)
    let (one, other) = ("a\u{323}\u{307}\u{1F1E9}", "a\u{307}\u{323}\u{1F1E9}")
    #expect(one == other)
    #expect(typesetter.frame(for: StyledText(one)).text.text.unicodeScalars.elementsEqual(one.unicodeScalars))
    #expect(typesetter.frame(for: StyledText(other)).text.text.unicodeScalars.elementsEqual(other.unicodeScalars))
    #expect(shaper.calls == 2)
  }

  @Test func longTextsThatDifferInTheMiddleAreOthers() {
    let typesetter = Typesetter(shaper)
    let ends = String(repeating: "x", count: 100)
    let lengths = ["i", "国"].map { typesetter.size(of: StyledText(ends + $0 + ends)).width }
    #expect(lengths[0] < lengths[1])
    #expect(typesetter.size(of: StyledText(ends + "国" + ends)).width == lengths[1])
    #expect(typesetter.cache.frameStatistics.hits == 1)
  }

  @Test(arguments: [0, -5])
  func aCacheMayBeLeftOut(limit: Int) {
    let typesetter = Typesetter(shaper, cacheLimit: limit)
    for _ in 0..<3 { _ = typesetter.frame(for: text, width: 50) }
    #expect(shaper.calls == 3)
    #expect(typesetter.cache.cost == 0)
  }

  @Test func aCacheNeverTakesMoreThanItMay() {
    let typesetter = Typesetter(shaper, cacheLimit: 20_000)
    for number in 0..<200 {
      _ = typesetter.frame(for: StyledText("number \(number)"), width: 50)
      #expect(typesetter.cache.cost <= 20_000)
    }
    #expect(typesetter.cache.cost > 5_000)
    _ = typesetter.frame(for: StyledText(String(repeating: "x", count: 10_000)))
    #expect(typesetter.cache.cost <= 20_000)
  }

  @Test func aCacheCanBeEmptied() {
    let typesetter = Typesetter(shaper)
    _ = typesetter.frame(for: text, width: 50)
    #expect(typesetter.cache.cost > 0)
    typesetter.removeCachedLayouts()
    #expect(typesetter.cache.cost == 0)
    _ = typesetter.frame(for: text, width: 50)
    #expect(shaper.calls == 2)
  }

  @Test func manyThreadsShareACache() async {
    let typesetter = Typesetter(FixedWidthShaper(), cacheLimit: 30_000)
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for number in 0..<100 {
            let words = "text number \((number * (thread + 1)) % 30) of some"
            let frame = typesetter.frame(
              for: StyledText(words),
              width: 60,
              options: FrameOptions(maximumLines: 1, truncation: Truncation())
            )
            #expect(frame.truncation?.text.text.hasSuffix("…") == true)
            if number % 40 == 39 { typesetter.removeCachedLayouts() }
          }
        }
      }
    }
    #expect(typesetter.cache.cost <= 30_000)
  }

  private var text: StyledText { StyledText("one two three", style: .t14_gray2_bold) }
}

@Suite struct RecencyCacheTests {
  @Test func whatIsUsedStays() {
    var cache = RecencyCache<Int, String>(limit: 10)
    for key in 0..<100 {
      cache.insert("\(key)", cost: 1, for: key)
      #expect(cache.value(for: 0) == "0")
      #expect(cache.cost <= 10)
      #expect(cache.value(for: key) == "\(key)")
    }
    #expect(cache.value(for: 50) == nil)
  }

  @Test func theLastValueCounts() {
    var cache = RecencyCache<Int, String>(limit: 10)
    for value in 0..<20 { cache.insert("\(value)", cost: 3, for: 1) }
    #expect(cache.value(for: 1) == "19")
    #expect(cache.cost == 3)
    #expect(cache.count == 1)
  }

  @Test func whatTakesTooMuchIsNotKept() {
    var cache = RecencyCache<Int, String>(limit: 10)
    cache.insert("small", cost: 1, for: 1)
    cache.insert("large", cost: 6, for: 2)
    #expect(cache.value(for: 2) == nil)
    #expect(cache.value(for: 1) == "small")
    cache.removeAll()
    #expect(cache.value(for: 1) == nil)
    #expect(cache.statistics == CacheStatistics(hits: 1, misses: 2))
  }
}
