import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

@testable import TokenComparison

/// What has to hold for any two versions of packs of emoji.
struct EmojiComparisonLawTests {
  @Test func anyTwoVersionsOfPacksAreComparedRight() throws {
    let seed = SeededGenerator.chosenSeed
    print("EmojiComparisonLawTests: STYLESPEC_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    let catalog = try #require(compared([emojiSpec]).first).catalog
    var changes: [Change: Int] = [:]
    for round in 0..<lawRounds(4_000) {
      var versions = RandomPacks(using: &generator)
      let old = versions.packs
      for _ in 0..<Int.random(in: 0...3, using: &generator) { versions.change(using: &generator) }
      let new = versions.packs
      for (old, new) in [(old, new), (new, old)] {
        let findings = CatalogComparison.compare([catalog.compared(with: old)], [catalog.compared(with: new)])
        let context: Comment =
          "seed \(seed), round \(round): \(findings.map(\.summary)) \(describe(old)) → \(describe(new))"
        check(findings, PackFacts(old), PackFacts(new), context)
        #expect(findings.isEmpty == (old == new), context)
        for finding in findings { changes[finding.change, default: 0] += 1 }
      }
    }
    // A test in which little happens says little.
    let rare = Change.allCases.filter { change in
      change.rawValue.hasPrefix("emoji-") && !change.rawValue.hasPrefix("emoji-names") && (changes[change] ?? 0) == 0
    }
    #expect(rare == [], "\(changes), seed \(seed)")
  }

  private func check(_ findings: [Finding], _ old: PackFacts, _ new: PackFacts, _ context: Comment) {
    let lost = old.codes.keys.filter { new.codes[$0] == nil }
    let isBreaking = !lost.isEmpty || old.looks.keys.contains { new.looks[$0] == nil }
    #expect(findings.contains { $0.changeClass == .breaking } == isBreaking, context)
    // Each code that is no longer read is told once.
    let told = findings.filter { $0.changeClass == .breaking }.flatMap(\.values).filter { $0.name == "code" }
    #expect(told.map(\.old).count == lost.count && Set(told.map(\.old)) == Set(lost.map { .text($0) }), context)
    let isSeen = findings.contains { $0.changeClass == .visible }
    if new.codes.keys.contains(where: { old.codes[$0] == nil }) { #expect(isSeen, context) }
    if old.looks.contains(where: { name, look in new.looks[name].map { $0 != look } ?? false }) {
      #expect(isSeen, context)
    }
    if old.codes.contains(where: { code, name in new.codes[code].map { $0 != name } ?? false }) {
      #expect(isSeen || isBreaking, context)
    }
  }

  private func describe(_ packs: [EmojiPack]) -> String {
    packs.map { pack in
      "\(pack.name.value)(\(pack.items.map { "\($0.name.value)=\($0.codes)" }.joined(separator: " ")))"
    }
    .joined(separator: " ")
  }
}

/// What texts see of packs.
private struct PackFacts {
  /// The identifier of each code.
  var codes: [String: String] = [:]
  /// Image, still image and sizes of each identifier.
  var looks: [String: [String?]] = [:]

  init(_ packs: [EmojiPack]) {
    for pack in packs {
      for item in pack.items {
        let name = pack.name.value + "/" + item.name.value
        looks[name] = [
          item.image.value, item.still?.value, item.scale?.value.description, item.aspect?.value.description,
          pack.boundaries.rawValue,
        ]
        for code in item.codes { codes[code] = name }
      }
    }
  }
}

extension Catalog {
  fileprivate func compared(with packs: [EmojiPack]) -> ComparedCatalog {
    let catalog = Catalog(
      name: name,
      offsetHost: offsetHost,
      colors: colors,
      weights: weights,
      families: families,
      modes: modes,
      rows: rows,
      styles: styles,
      names: names,
      emoji: packs
    )
    return ComparedCatalog(catalog: catalog, swiftNames: [])
  }
}

/// Packs that are made and changed at random; codes stay different.
private struct RandomPacks {
  private(set) var packs: [EmojiPack] = []

  private static let origin = Origin(.start(of: SourceFileID(index: 0)))
  private static let names = ["a", "b", "c", "赞", "e", "f"]

  init(using generator: inout SeededGenerator) {
    for name in ["p", "q"] where Bool.random(using: &generator) || name == "p" {
      packs.append(Self.pack(name, [Self.emoji("z", codes: ["[\(name)]"])]))
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        guard let item = emoji(in: name, using: &generator), let pack = packs.popLast() else { continue }
        packs.append(Self.pack(name, pack.items + [item]))
      }
    }
  }

  private static func sourced<Value>(_ value: Value) -> Sourced<Value> { Sourced(value, from: origin) }

  private static func pack(
    _ name: String,
    _ items: [EmojiItem],
    icon: Int = 0,
    label: String? = nil,
    boundaries: EmojiPack.Boundaries = .words
  ) -> EmojiPack {
    EmojiPack(
      name: sourced(name),
      label: label.map(sourced),
      folder: sourced("e"),
      items: items,
      icon: min(icon, items.count - 1),
      boundaries: boundaries
    )
  }

  private static func emoji(
    _ name: String,
    codes: [String],
    image: String = "e/1.png",
    still: String? = nil,
    label: String? = nil,
    variants: [String] = [],
    scale: Int32? = nil,
    isDeprecated: Bool = false
  ) -> EmojiItem {
    EmojiItem(
      name: sourced(name),
      code: codes.first ?? "",
      aliases: codes.dropFirst().map(sourced),
      image: sourced(image),
      still: still.map(sourced),
      label: label.map(sourced),
      variants: variants.map(sourced),
      scale: scale.map { sourced(FixedDecimal($0)) },
      annotations: TokenAnnotations(deprecated: isDeprecated ? sourced("true") : nil)
    )
  }

  /// The name is new in its pack, and the codes are new in all packs; nil if there is no name left.
  private func emoji(in pack: String, using generator: inout SeededGenerator) -> EmojiItem? {
    let taken = Set(packs.flatMap(\.items).flatMap(\.codes))
    let names = Set(packs.filter { $0.name.value == pack }.flatMap(\.items).map(\.name.value))
    let free = Self.names.filter { !names.contains($0) && !taken.contains("[\($0)]") && !taken.contains("(\($0))") }
    guard let name = free.randomElement(using: &generator) else { return nil }
    return Self.emoji(
      name,
      codes: Bool.random(using: &generator) ? ["[\(name)]"] : ["[\(name)]", "(\(name))"],
      image: ["e/1.png", "e/2.png"].randomElement(using: &generator) ?? "",
      still: Int.random(in: 0..<4, using: &generator) == 0 ? "e/s.png" : nil
    )
  }

  /// Changes one thing.
  mutating func change(using generator: inout SeededGenerator) {
    guard let number = packs.indices.randomElement(using: &generator) else { return }
    let pack = packs[number]
    var items = pack.items
    let index = Int.random(in: items.indices, using: &generator)
    let item = items[index]
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: if items.count > 1 { items.remove(at: index) }
    case 1: if let new = emoji(in: pack.name.value, using: &generator) { items.insert(new, at: index) }
    case 2: items.shuffle(using: &generator)
    case 3: items[index] = Self.emoji(item.name.value, codes: item.codes.reversed(), image: item.image.value)
    case 4: items[index] = Self.emoji(item.name.value, codes: Array(item.codes.prefix(1)), image: "e/3.png")
    case 5: items[index] = Self.emoji(item.name.value, codes: item.codes, label: "label", scale: 2)
    case 6: items[index] = Self.emoji(item.name.value, codes: item.codes, label: "other", isDeprecated: true)
    case 7:
      // Another name, with or without the codes of the old one.
      let name = "x\(Int.random(in: 0..<3, using: &generator))"
      guard !items.contains(where: { $0.name.value == name }) else { return }
      let codes = Bool.random(using: &generator) ? item.codes : ["<\(pack.name.value)\(name)>"]
      guard !taken(codes, except: item) else { return }
      items[index] = Self.emoji(name, codes: codes, image: item.image.value)
    case 8:
      // A code goes to another emoji.
      guard let alias = item.codes.dropFirst().first, let other = items.indices.first(where: { $0 != index }) else {
        return
      }
      items[index] = Self.emoji(item.name.value, codes: [item.code], image: item.image.value)
      items[other] = Self.emoji(items[other].name.value, codes: items[other].codes + [alias])
    case 9: packs.swapAt(0, number)
    case 10:
      if packs.count > 1 { packs.remove(at: number) }
      return
    case 11:
      let name = "r\(Int.random(in: 0..<3, using: &generator))"
      guard !packs.contains(where: { $0.name.value == name }) else { return }
      packs[number] = Self.pack(name, items, icon: pack.icon, boundaries: pack.boundaries)
      return
    case 12:
      let names = items.map(\.name.value).filter { $0 != item.name.value }.shuffled(using: &generator).prefix(2)
      items[index] = Self.emoji(item.name.value, codes: item.codes, image: item.image.value, variants: Array(names))
    default:
      let icon = Int.random(in: items.indices, using: &generator)
      packs[number] = Self.pack(
        pack.name.value,
        items,
        icon: icon,
        label: Bool.random(using: &generator) ? "l" : nil,
        boundaries: Bool.random(using: &generator) ? .words : .none
      )
      return
    }
    if packs.indices.contains(number), packs[number].name == pack.name {
      packs[number] = Self.pack(
        pack.name.value,
        items,
        icon: pack.icon,
        label: pack.label?.value,
        boundaries: pack.boundaries
      )
    }
  }

  private func taken(_ codes: [String], except item: EmojiItem) -> Bool {
    let others = Set(packs.flatMap(\.items).flatMap(\.codes)).subtracting(item.codes)
    return !others.isDisjoint(with: codes)
  }
}
