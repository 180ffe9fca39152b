import Testing

@testable import TokenModel

/// IDs, and the tables that have them as indices.
struct IDTests {
  @Test func idsOfATableAreThoseThatItGaveOut() {
    var table: TokenTable<String> = []
    #expect(table.isEmpty && table.indices.isEmpty && table.last == nil)
    let ids = ["a", "b", "c"].map { table.append($0) }
    #expect(Array(table.indices) == ids && ids.map(\.index) == [0, 1, 2])
    #expect(ids.map { table[$0] } == table.elements && table.firstIndex(of: "b") == ids[1])
    table[ids[1]] = "d"
    #expect(table == ["a", "d", "c"] && table.reversed() == ["c", "d", "a"])
  }

  @Test func aTableWithOneElementForEachTokenHasItsIDs() {
    var tokens = TokenSet()
    let ids = (0..<3).map { tokens.add("t\($0)", .number, []) }
    var table = TokenTable(repeating: 0, for: tokens.indices)
    for (place, id) in ids.enumerated() { table[id] += place }
    #expect(table.indices == tokens.indices && table == [0, 1, 2])
  }
}
