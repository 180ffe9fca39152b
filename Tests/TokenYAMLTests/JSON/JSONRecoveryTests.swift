import Testing
import TokenDiagnostics
import TokenYAML

/// After a mistake, reading continues, and the tree has what could be read.
struct JSONRecoveryTests {
  /// Texts without quotes are in ⟨ ⟩; a key without a value has an empty one.
  @Test(arguments: [
    ("[1 2, 3]", "[1 3]"),
    ("{\"a\": 1 \"b\": 2, \"c\": 3}", "{'a'=1 'c'=3}"),
    ("{\"a\" 1, \"b\": 2}", "{'a'=⟨⟩ 'b'=2}"),
    ("{\"a\": , \"b\": 2}", "{'a'=⟨⟩ 'b'=2}"),
    ("{\"a\", \"b\": 2}", "{'a'=⟨⟩ 'b'=2}"),
    ("{\"a\" 1 [2, {\"x\": 3}], \"b\": 2}", "{'a'=⟨⟩ 'b'=2}"),
    ("{\"a\" [\"}\", \"]\\\"\"], \"b\": 2}", "{'a'=⟨⟩ 'b'=2}"),
    ("{\"a\" 1 /* , */, \"b\": 2}", "{'a'=⟨⟩ 'b'=2}"),
    ("[@ 1, 2]", "[2]"),
    ("[[1 2], [3 4]]", "[[1] [3]]"),
    ("{[1]: 2, \"b\": 3}", "{'b'=3}"),
    ("{a: 1, 'b': 2, “c”: 3}", "{⟨a⟩=1 'b'=2 'c'=3}"),
    ("[ink, 010, 'x', True]", "[⟨ink⟩ ⟨010⟩ 'x' ⟨True⟩]"),
    ("{\"a\": \"x,\n \"b\": 2}", "{'a'='x' 'b'=2}"),
    ("{\"a: 1,\n \"b\": 2}", "{'a: 1'=⟨⟩ 'b'=2}"),
    ("[\"a\tb\", \"\\d\", \"\\ud800\"]", "['a\tb' '\\d' '\u{FFFD}']"),
    ("{\"a\": {\"b\": [1\n}, \"c\": 2}", "{'a'={'b'=[1]} 'c'=2}"),
    ("[1}", "[1]"),
    ("[[1}, 2]", "[[1] 2]"),
    ("{\"a\": [1, {\"b\":", "{'a'=[1 {'b'=⟨⟩}]}"),
    ("{\"a\": [", "{'a'=[]}"),
    ("{\"a\": 1} {\"b\": 2}", "{'a'=1}"),
    ("[1,,2,]", "[1 2]"),
    ("[1, # c\n2]", "[1 2]"),
    ("[1, /* c", "[1]"),
  ])
  func whatCouldBeReadIsThere(text: String, meaning: String) throws {
    let read = ReadJSON(text)
    let document = try #require(read.document)
    #expect(!document.isComplete)
    #expect(try JSONData(#require(document.root), in: read.tree).description == meaning)
    #expect(read.diagnostics.hasErrors)
    expectNesting(in: read)
  }

  @Test func twentyMistakesAreReported() throws {
    for count in [19, 20, 21, 500] {
      let read = ReadJSON("[" + repeatElement("1 2", count: count).joined(separator: ", ") + "]")
      #expect(read.diagnostics.count == min(count, 20))
      #expect(read.nodes.count == count + 1)
      let notes = read.diagnostics.flatMap(\.notes)
      let place = SourceRange(file: SourceFileID(index: 0), bytes: 102..<102)
      let note = Note("further mistakes start here; they are shown when those before are fixed", at: place)
      #expect(notes == (count > 20 ? [note] : []))
    }
  }

  /// The keys of a mapping with other mistakes are judged, too.
  @Test func duplicateKeysAreReported() {
    let read = ReadJSON("{\"a\": 1, \"b\" 2, \"\\u0061\": 3}")
    #expect(read.diagnostics.map(\.rule.rawValue) == ["json-syntax", "duplicate-key"])
    #expect(read.diagnostics.last?.notes.map(\.range.bytes) == [1..<4])
    let complete = ReadJSON("{\"a\": 1, \"a\": 2}")
    #expect(complete.document?.isComplete == true)
    #expect(complete.diagnostics.map(\.rule.rawValue) == ["duplicate-key"])
  }

  /// Every start of a text, as in an editor, is read without a trap, and its nodes nest.
  @Test func everyPrefixIsRead() {
    let text =
      "{\"a\\u00e9\": [1.5e3, \"b\", true, {\"c\": null}], // d\n 'e' = [[], {}], \"f\": \"\\ud83d\\ude00\" /* g */}"
    for count in 0...text.utf8.count {
      for end in [[], Array("}".utf8), Array("]".utf8), Array(",".utf8), Array("\"".utf8)] {
        let read = ReadJSON(Array(text.utf8.prefix(count)) + end)
        expectNesting(in: read)
      }
    }
  }

  /// Children are inside of their parents, one after the other, and keys have values.
  private func expectNesting(in read: ReadJSON) {
    for node in read.nodes {
      let range = read.tree.range(of: node).bytes
      #expect(range.upperBound <= read.bytes.count)
      let entries = read.tree.entries(of: node).flatMap { [$0.key, $0.value] }
      let children = (entries + read.tree.elements(of: node)).map { read.tree.range(of: $0).bytes }
      #expect(children.allSatisfy { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound })
      #expect(zip(children, children.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
  }
}
