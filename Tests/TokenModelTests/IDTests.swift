import Testing

@testable import TokenModel

/// IDs, and the collections that have them as indices.
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

  @Test func aPartOfARangeHasTheSameIDs() {
    let table = IDTable<GroupID, Bool>([true, false, true, false])
    let part = table.indices[table.index(after: table.startIndex)..<table.endIndex]
    #expect(part.count == 3 && part.map(\.index) == [1, 2, 3] && part.reversed().map(\.index) == [3, 2, 1])
    #expect(!part.contains(table.startIndex) && !part.contains(table.endIndex) && part.indices == part)
    #expect(part.filter { table[$0] }.map(\.index) == [2])
  }

  @Test func aTableWithOneElementForEachTokenHasItsIDs() {
    var tokens = TokenSet()
    let ids = (0..<3).map { tokens.add("t\($0)", .number, []) }
    var table = TokenTable(repeating: 0, for: tokens.indices)
    for (place, id) in ids.enumerated() { table[id] += place }
    #expect(table.indices == tokens.indices && table == [0, 1, 2])
  }
}
