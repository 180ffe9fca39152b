import StyleTables
import TestSupport
import Testing

/// Catalog files that are damaged, as a disk or an attacker does it.
enum CatalogDamage {
  /// Changes one to three places of a file, or its length.
  static func damage(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = bytes.indices.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[place] ^= 1 << Int.random(in: 0..<8, using: &generator)
      case 2: bytes.removeLast(min(bytes.count, 8 * Int.random(in: 1...4, using: &generator)))
      case 3: bytes += [UInt8](repeating: 0, count: 8 * Int.random(in: 1...4, using: &generator))
      case 4: bytes.swapAt(place, bytes.indices.randomElement(using: &generator) ?? 0)
      default: bytes[place] &+= 1
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  /// Expects that whatever is changed in a file is refused; and where the digest is made to fit again, that whatever is
  /// still taken for a catalog can be used in every way.
  static func expectErrors(in files: [[UInt8]]) {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for round in 0..<lawRounds(8_000) {
      let bytes = files[round % files.count]
      let damaged = damage(bytes, using: &generator)
      guard damaged.dropFirst(8) != bytes.dropFirst(8) else { continue }
      #expect(throws: CatalogError.self, "seed \(seed), round \(round)") { try StyleCatalog(validating: damaged) }
      guard let catalog = try? StyleCatalog(validating: withDigest(damaged)) else { continue }
      accepted += 1
      use(catalog)
    }
    #expect(accepted > lawRounds(8_000) / 40, "seed \(seed)")
  }

  /// As in an attack: a wrong file with the right length and digest.
  static func withDigest(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 24 else { return bytes }
    var bytes = bytes
    set(2, to: UInt64(bytes.count / 8), in: &bytes)
    set(1, to: bytes[16...].reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }, in: &bytes)
    return bytes
  }

  /// The word at an index of a file.
  static func word(_ index: Int, of bytes: [UInt8]) -> UInt64 {
    bytes[8 * index..<8 * index + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Changes the word at an index of a file.
  static func set(_ index: Int, to word: UInt64, in bytes: inout [UInt8]) {
    bytes.replaceSubrange(8 * index..<8 * index + 8, with: (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) })
  }

  /// Uses a catalog in every way.
  static func use(_ catalog: StyleCatalog) {
    for code in catalog.codes.prefix(200) {
      _ = code.resolved(in: StyleContext(textScale: TextScale(2), host: .css))
      _ = code.tokens
      _ = catalog.code(named: code.name)?.resolved
    }
    let names = [
      "", "ink", "14_ink_bold", "14_ink_regular_read", "title", "body", "16_600", "16_ink_600", "14_ink_600_read",
      String(repeating: "_", count: 300),
    ]
    for name in names {
      if let code = catalog.code(named: name) { _ = (code.resolved, code.tokens, code.name) }
      _ = catalog.color(named: name)
    }
    for (name, color) in catalog.colors { _ = (name, color[.dark]) }
  }
}
