import TestSupport
import Testing

@testable import TokenDiagnostics

struct NearestNamesTests {
  private static let words = [
    "color", "gray", "ink", "surface", "text", "é", "墨色", "👩‍👩‍👧", "cafe\u{301}", "0", "12", "-", ".",
  ]

  private static func name(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
  }

  /// A name with one character inserted, removed, replaced, or swapped with the next one.
  private static func slip(in name: String, _ generator: inout SeededGenerator) -> String {
    var characters = Array(name)
    let place = Int.random(in: characters.indices, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: characters.insert("x", at: place)
    case 1: characters.remove(at: place)
    case 2: characters[place] = "x"
    default: characters.swapAt(place, min(place + 1, characters.count - 1))
    }
    return String(characters)
  }

  @Test(arguments: SeededGenerator.seeds(lawRounds(4_000)))
  func distancesAreThoseOfTheStandardLibrary(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let name = Self.name(&generator)
    let other = Bool.random(using: &generator) || name.isEmpty ? Self.name(&generator) : Self.slip(in: name, &generator)
    let length = name.count + other.count
    let distance = other.difference(from: name).count
    let isNear = distance <= min(max(2, length / 4), length - 1)
    #expect(NameDistance(from: name).ifNear(other) == (isNear ? distance : nil), "\(name) \(other)")
  }

  @Test(arguments: [63, 64, 65, 256])
  func longNamesAreCompared(count: Int) {
    let name = String(repeating: "ab", count: count / 2) + (count % 2 == 0 ? "" : "c")
    #expect(NameDistance(from: name).ifNear("x" + name.dropFirst()) == 2)
    #expect(NameDistance(from: name + String(repeating: "d", count: 256)).ifNear(name) == nil)
  }

  /// The names are as alike as they can be: what differs is a number.
  @Test(arguments: SeededGenerator.seeds(lawRounds(400)))
  func aSlipIsFoundAmongManyNames(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<3_000).map { "\($0 % 2 == 0 ? "color" : "surface")-\(10_000 + $0)" }
    let wrong = Self.slip(in: names[Int.random(in: names.indices, using: &generator)], &generator)
    let distance = NameDistance(from: wrong)
    let all = NearestNames(to: wrong, among: names)
    let found = NameIndex(names).nearest(to: wrong)
    #expect(found.names.compactMap(distance.ifNear) == all.names.compactMap(distance.ifNear), "\(wrong)")
  }

  @Test func fewNamesAreAllCompared() {
    let names = (0..<128).map { "gray\($0)" }
    #expect(NameIndex(names).nearest(to: "grey127") == NearestNames(to: "grey127", among: names))
    #expect(NameIndex([]).nearest(to: "gray") == .none)
  }
}
