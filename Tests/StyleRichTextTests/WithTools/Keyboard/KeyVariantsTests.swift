import StyleLayout
import StyleRichText
import StyleTables
import TestSupport
import Testing

/// Variants of emoji on a keyboard: on which keys they are, and how a finger chooses one.
struct KeyVariantsTests {
  private typealias Key = EmojiKeyboard.Key

  /// `wave` has two variants that are offered, and `cat` is retired, so that its variant has a key.
  private func keyboard() throws -> EmojiKeyboard {
    let emoji = [
      TestEmoji("wave", variants: ["dark", "old", "light"]), TestEmoji("light"), TestEmoji("dark", label: "dark hand"),
      TestEmoji("old", deprecated: "true"), TestEmoji("smile"),
      TestEmoji("cat", deprecated: "true", variants: ["lynx"]),
      TestEmoji("lynx"),
    ]
    return EmojiKeyboard(try emojiCatalog("Test", [("a", emoji)]), grid: EmojiKeyboard.Grid(columns: 4, rows: 2))
  }

  private func names(_ keys: [Key]) -> [String] {
    keys.compactMap { if case .emoji(let emoji) = $0 { emoji.name } else { nil } }
  }

  private func key(_ name: String, of keyboard: EmojiKeyboard) throws -> Key {
    .emoji(try #require(keyboard.catalog.packs[0].code(named: name)))
  }

  @Test func variantsShareTheKeyOfTheirEmoji() throws {
    let keyboard = try keyboard()
    #expect(names(keyboard.keys) == ["wave", "smile", "lynx"])
    let choices = try ["wave", "dark", "smile", "lynx", "old"].map {
      try key($0, of: keyboard).choices.map(\.name).joined(separator: " ")
    }
    #expect(choices == ["wave dark light", "wave dark light", "", "", "wave dark light"])
    #expect(Key.delete.choices == [] && Key.empty.choices == [])
  }

  @Test func aSearchFindsVariants() throws {
    #expect(try keyboard().emoji(matching: "hand").map(\.name) == ["dark"])
    #expect(try keyboard().emoji(matching: "old") == [], "a retired one")
  }

  @Test func recentEmojiHaveTheVariantThatWasUsed() throws {
    var keyboard = try keyboard()
    for name in ["wave", "dark", "smile"] { _ = keyboard.tap(try key(name, of: keyboard)) }
    #expect(keyboard.tap(try key("dark", of: keyboard)) == .emoji(code: "[dark]"))
    keyboard.open()
    #expect(names(keyboard.keys(onPage: 0)) == ["dark", "smile", "wave"])
    #expect(names(keyboard.keys(onPage: 1)) == ["wave", "smile", "lynx"], "the key stays that of the emoji")
  }

  // MARK: Touches

  /// What a finger inserts, and the items that were selected on its way. The keys are `wave`, `smile`, `lynx` and
  /// padding, of 50 points.
  private func play(_ events: TouchEvent..., pressing first: LayoutPoint) throws -> [String] {
    let (keys, geometry) = (try keyboard().keys, KeyboardGeometry(size: LayoutSize(width: 200, height: 100)))
    var touches = KeyTouches()
    var lines: [String] = []
    for event in [.down(first, at: 0), .timer(at: 0.5)] + events {
      for action in touches.handle(event, of: keys, in: geometry) {
        switch action {
        case .preview(let key):
          let variants = touches.variants.map { $0.selectedEmoji?.name ?? "none" }
          lines.append("preview " + (variants ?? key.map { "key \($0)" } ?? "–"))
        case .tap(let key): lines.append("tap \(names([key]).first ?? "")")
        case .highlight, .delete, .wait: break
        }
      }
    }
    return lines
  }

  private func at(_ x: Double, _ y: Double) -> LayoutPoint { LayoutPoint(x: x, y: y) }

  @Test func aLongPressShowsVariantsAndSlidingSelectsOne() throws {
    let chosen = try play(
      .move(at(20, 40), at: 1),
      .move(at(60, 60), at: 2),
      .move(at(120, 60), at: 3),
      .up(at(121, 60), at: 4),
      pressing: at(20, 20)
    )
    #expect(
      chosen == ["preview wave", "preview dark", "preview light", "preview –", "tap light"],
      "below the first row"
    )
    #expect(try play(.up(at(20, 20), at: 1), pressing: at(20, 20)) == ["preview wave", "preview –", "tap wave"])
  }

  @Test func liftingTheFingerElsewhereInsertsNothing() throws {
    let left = try play(.move(at(180, 60), at: 1), .up(at(180, 60), at: 2), pressing: at(20, 20))
    #expect(left == ["preview wave", "preview none", "preview –"])
    #expect(try play(.up(at(-5, 900), at: 1), pressing: at(20, 20)) == ["preview wave", "preview –"])
    #expect(try play(.cancel(at: 1), .up(at(20, 20), at: 2), pressing: at(20, 20)) == ["preview wave", "preview –"])
  }

  @Test func keysWithoutVariantsArePreviewedAsEver() throws {
    let looks = try play(
      .move(at(120, 20), at: 1),
      .move(at(20, 20), at: 2),
      .up(at(20, 20), at: 3),
      pressing: at(60, 20)
    )
    #expect(looks == ["preview key 1", "preview key 2", "preview key 0", "preview –", "tap wave"])
  }

  // MARK: Places

  private func variants(_ count: Int, key: Int, _ geometry: KeyboardGeometry) throws -> KeyVariants {
    let names = (1...count).map { "v\($0)" }
    let catalog = try emojiCatalog("Test", [("a", [TestEmoji("base", variants: names)] + names.map { TestEmoji($0) })])
    let emoji = try #require(catalog.code(for: "[base]"))
    var keys = Array(repeating: Key.empty, count: geometry.grid.keyCount)
    keys[key] = .emoji(emoji)
    return try #require(KeyVariants(ofKey: key, of: keys, in: geometry))
  }

  @Test func itemsAreAboveTheKeyAndInSeveralRowsIfThePageIsNarrow() throws {
    let page = KeyboardGeometry(size: LayoutSize(width: 200, height: 200))
    let one = try variants(2, key: 10, page)
    #expect(one.frame == LayoutRect(x: 50, y: 50, width: 150, height: 50), "moved into the page")
    let two = try variants(5, key: 12, page)
    #expect(two.frame == LayoutRect(x: 0, y: 50, width: 200, height: 100))
    #expect(two.rect(ofItem: 5) == LayoutRect(x: 50, y: 100, width: 50, height: 50))
    let mirrored = try variants(
      2,
      key: 4,
      KeyboardGeometry(size: LayoutSize(width: 200, height: 200), isRightToLeft: true)
    )
    #expect(mirrored.rect(ofItem: 0) == LayoutRect(x: 150, y: 0, width: 50, height: 50))
  }

  @Test func withoutRoomTheItemsCoverTheKeyAndBecomeLower() throws {
    let page = KeyboardGeometry(size: LayoutSize(width: 100, height: 50))
    let variants = try variants(5, key: 0, page)
    #expect(variants.frame == LayoutRect(x: 0, y: 0, width: 100, height: 50))
    #expect(variants.rect(ofItem: 5).height * 3 == 50)
  }

  /// On any page, the items are in the page, beside each other and beside the key if there is room, and the item at a
  /// point is the one whose rectangle has it.
  @Test func itemsAreWhereTheyAreFound() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(300) {
      // Whole keys of a whole number of points, so that sums of lengths are exact.
      let (columns, rows) = (Int.random(in: 1...8, using: &random), Int.random(in: 2...6, using: &random))
      let page = KeyboardGeometry(
        size: LayoutSize(width: Double(columns * 48), height: Double(rows * 48)),
        isRightToLeft: .random(using: &random)
      )
      let key = Int.random(in: 0..<columns * rows, using: &random)
      let variants = try variants(.random(in: 1...32, using: &random), key: key, page)
      let context: Comment = "seed \(seed), round \(round)"
      let rects = variants.emoji.indices.map(variants.rect)
      let (pageRect, keyRect) = (
        LayoutRect(x: 0, y: 0, width: page.size.width, height: page.size.height), page.rect(ofKey: key)
      )
      #expect(pageRect.union(variants.frame) == pageRect, context)
      let itemRows = (variants.emoji.count + columns - 1) / columns
      let hasRoom = key / columns >= itemRows || key / columns + 1 + itemRows <= rows
      for _ in 0..<50 {
        let point = LayoutPoint(
          x: .random(in: -10...page.size.width + 10, using: &random),
          y: .random(in: -10...page.size.height + 10, using: &random)
        )
        let items = rects.indices.filter { rects[$0].contains(point) }
        #expect(items.count <= 1, context)
        if hasRoom { #expect(items.isEmpty || !keyRect.contains(point), context) }
        let isBehind = variants.frame.contains(point)
        #expect(variants.item(at: point) == (isBehind ? items.first : keyRect.contains(point) ? 0 : nil), context)
        var moved = variants
        moved.select(at: point)
        #expect(moved.selectedEmoji == variants.item(at: point).map { variants.emoji[$0] }, context)
      }
    }
  }
}
