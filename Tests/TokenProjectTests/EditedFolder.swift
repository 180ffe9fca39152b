import TestSupport
import TokenProject

/// A folder of files, some of which are open. A `‸` marks a place in a file, and is not a part of it.
struct EditedFolder {
  static let mark = "‸"

  let folder: TemporaryFolder
  var session = EditorSession()

  /// Writes files by their names; those in `open` are opened, by default all.
  init(_ files: [String: String], open: [String]? = nil) throws {
    folder = try TemporaryFolder("editor")
    for (name, text) in files { _ = try folder.write(Self.withoutMark(text), to: name) }
    for name in open ?? files.keys.sorted() {
      session.open(path(name), version: 1, text: Self.withoutMark(files[name] ?? ""))
    }
    _ = session.compile()
  }

  func path(_ name: String) -> String { EditorSession.canonical(folder.path + "/" + name) }

  static func withoutMark(_ text: String) -> String { text.replacing(mark, with: "") }

  /// The offset of the mark in a text, in bytes.
  static func offset(in text: String) -> Int {
    text.firstRange(of: mark).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
  }

  /// The text of a range of a file, with the name of the file.
  mutating func text(of range: FileRange) -> String {
    guard let text = session.text(of: range.path) else { return "" }
    let name = range.path.split(separator: "/").last.map(String.init) ?? ""
    let before = text.bytes[..<range.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    return "\(name):\(before + 1) \(String(decoding: text.bytes[range.range], as: UTF8.self))"
  }

  /// The labels of the completions at the mark of a text that replaces a file.
  mutating func completions(_ name: String, _ text: String) -> [String] {
    session.change(path(name), version: 2, [(nil, Self.withoutMark(text))], .utf16)
    let found = session.completions(in: path(name), at: Self.offset(in: text), writesSnippets: false)
    return found?.items.map(\.label) ?? []
  }
}
