import StyleRichText
import StyleTables
import TestSupport
import Testing

/// Laws of keyboards, over random packs, grids and events, against a model that knows codes alone.
struct EmojiKeyboardLawTests {
  private struct Pack {
    let name: String
    let emoji: [TestEmoji]

    var offered: [String] { emoji.filter { $0.deprecated == nil }.map { $0.codes[0] } }
  }

  private struct Model {
    var offered: [String] = []
    var used: [String] = []
    var shown: [String] = []
    var isOpen = false
    /// What was on the page that people turned to last.
    var turnedTo: [String] = []
    var isOnRecents = false

    mutating func use(_ code: String) {
      used = Array(([code] + used.filter { $0 != code }).prefix(100))
      if !isOpen { shown = used }
    }
  }

  /// Codes are those of 40 emoji at most. Each is in a pack or none, in any order, so that packs change with the
  /// catalogs.
  private func randomPacks(_ random: inout SeededGenerator) -> [Pack] {
    var codes = (0..<40).map { "[e\($0)]" }.shuffled(using: &random)
    return (0..<Int.random(in: 1...4, using: &random)).compactMap { index in
      let count = min(Int.random(in: 1...16, using: &random), codes.count)
      defer { codes.removeFirst(count) }
      guard count > 0 else { return nil }
      let isRetired = Int.random(in: 0..<6, using: &random) == 0
      return Pack(
        name: "p\(index)",
        emoji: codes.prefix(count).map { code in
          let isGone = isRetired || Int.random(in: 0..<8, using: &random) == 0
          return TestEmoji("\(code.dropFirst().dropLast())", deprecated: isGone ? "true" : nil)
        }
      )
    }
  }

  private func randomGrid(_ random: inout SeededGenerator) -> EmojiKeyboard.Grid {
    EmojiKeyboard.Grid(columns: .random(in: -1...6, using: &random), rows: .random(in: -1...3, using: &random))
  }

  private func codes(_ keys: [EmojiKeyboard.Key]) -> [String] {
    keys.compactMap { key in
      guard case .emoji(let emoji) = key else { return nil }
      return emoji.code
    }
  }

  @Test func keyboardsFollowTheModel() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    var (kept, recent) = (0, 0)
    for round in 0..<lawRounds(60) {
      let tables = try (0..<3).map { index in
        let packs = randomPacks(&random)
        // The name is another one now and then, so that identifiers are, too.
        return (packs, try emojiCatalog(index < 2 ? "Test" : "Other", packs.map { ($0.name, $0.emoji) }))
      }
      var packs = tables[0].0
      var keyboard = EmojiKeyboard(tables[0].1, grid: randomGrid(&random))
      var model = Model(offered: packs.flatMap(\.offered))
      model.turnedTo = codes(keyboard.keys)
      for step in 0..<50 {
        var context = "seed \(seed), round \(round), step \(step): "
        let before = (keyboard.keys, keyboard.isOpen)
        let event = Int.random(in: 0..<16, using: &random)
        switch event {
        case 0:
          keyboard.open()
          if !model.isOpen { model.shown = model.used }
          model.isOpen = true
        case 1:
          keyboard.close()
          model.isOpen = false
          #expect(keyboard.keys == before.0, "\(context)")
        case 2, 3:
          let (next, catalog) = tables[Int.random(in: 0..<3, using: &random)]
          packs = next
          model.offered = packs.flatMap(\.offered)
          keyboard.use(catalog)
        case 4: keyboard.use(randomGrid(&random))
        case 5...9:
          var isTurned = true
          switch event {
          case 5: keyboard.turnForward()
          case 6: keyboard.turnBack()
          case 7:
            let tab = Int.random(in: 0...5, using: &random)
            isTurned = tab < keyboard.tabs.count
            keyboard.selectTab(tab)
          case 8:
            let pack = "p\(Int.random(in: 0...4, using: &random))"
            isTurned = keyboard.tabs.contains { $0.pack?.name == pack }
            keyboard.selectPack(pack)
          default: keyboard.turn(to: .random(in: -1...20, using: &random))
          }
          if isTurned {
            model.turnedTo = codes(keyboard.keys)
            model.isOnRecents = keyboard.selectedTab.map { keyboard.tabs[$0].pack == nil } ?? false
          } else {
            #expect(keyboard.keys == before.0, "\(context)")
          }
        default:
          let page = Int.random(in: 0..<keyboard.pageCount, using: &random)
          let key = keyboard.keys(onPage: page).randomElement(using: &random) ?? .empty
          if keyboard.tap(key) == nil { #expect(key == .empty) }
          codes([key]).forEach { model.use($0) }
        }
        context += "event \(event)"
        expectPages(of: keyboard, packs, model, context)
        let seen = model.turnedTo.first(where: model.offered.contains)
        if let seen, (2...4).contains(event), !model.isOnRecents {
          #expect(codes(keyboard.keys).contains(seen), "\(context): \(model.turnedTo)")
          kept += 1
        }
        // No key moves under a finger.
        if event > 9, before.1 { #expect(keyboard.keys == before.0, "\(context)") }
        recent += keyboard.tabs.first?.pack == nil && !keyboard.tabs.isEmpty ? 1 : 0
      }
    }
    #expect(kept > lawRounds(60) && recent > lawRounds(60), "seed \(seed): \(kept), \(recent)")
  }

  private func expectPages(of keyboard: EmojiKeyboard, _ packs: [Pack], _ model: Model, _ context: String) {
    let room = keyboard.grid.columns * keyboard.grid.rows - 1
    let recents = Array(model.shown.filter(model.offered.contains).prefix(room))
    let expected = ([("", recents)] + packs.map { ($0.name, $0.offered) }).filter { !$0.1.isEmpty }
    #expect(keyboard.tabs.map { $0.pack?.name ?? "" } == expected.map(\.0), "\(context)")
    var pages: [[String]] = []
    for (tab, (_, codes)) in zip(keyboard.tabs, expected) {
      #expect(tab.pages.lowerBound == pages.count, "\(context)")
      for start in stride(from: 0, to: codes.count, by: room) {
        let emoji = codes[start..<min(start + room, codes.count)]
        pages.append(emoji + Array(repeating: "", count: room - emoji.count) + ["<"])
      }
      #expect(tab.pages.upperBound == pages.count, "\(context)")
    }
    if pages.isEmpty { pages = [Array(repeating: "", count: room) + ["<"]] }
    let found = (0..<keyboard.pageCount).map { page in
      keyboard.keys(onPage: page).map { key in
        switch key {
        case .emoji(let emoji): emoji.code
        case .delete: "<"
        case .empty: ""
        }
      }
    }
    #expect(found == pages, "\(context)")
    #expect((0..<keyboard.pageCount).contains(keyboard.page) && keyboard.isOpen == model.isOpen, "\(context)")
    let isSelected = keyboard.selectedTab.map { keyboard.tabs[$0].pages.contains(keyboard.page) }
    #expect(isSelected ?? keyboard.tabs.isEmpty, "\(context)")
  }
}
