internal import TokenModel

/// The names that tokens get. The format forbids some that other tools allow.
package struct ImportedNames: Sendable {
  /// The new paths by the old ones.
  private var paths: [[UTF8Name]: [String]] = [:]
  /// The old paths whose new ones differ from another one's by a number alone.
  private var toldApart: Swift.Set<[UTF8Name]> = []

  /// Names all paths of a source. Of two that would become one, the later one gets a number at its end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all paths.
  package init(of all: some Sequence<[String]>) {
    let old = Self.unique(all)
    let groups = Swift.Set(old.flatMap { path in Self.groups(above: path.map(Self.name)) })
    var taken: Swift.Set<[UTF8Name]> = []
    for path in old {
      var new = path.map(Self.name)
      // A group has its own token under this name.
      if groups.contains(new.map(UTF8Name.init)) { new.append("$root") }
      if taken.contains(new.map(UTF8Name.init)) {
        new = Self.numbered(new) { taken.contains($0) || groups.contains($0) }
        toldApart.insert(path.map(UTF8Name.init))
      }
      taken.insert(new.map(UTF8Name.init))
      paths[path.map(UTF8Name.init)] = new
    }
  }

  /// The new path of an old one.
  package func path(of old: [String]) -> [String] { paths[old.map(UTF8Name.init)] ?? old.map(Self.name) }

  /// Whether the new path has a number because another path would have become the same one.
  package func isToldApart(_ old: [String]) -> Bool { toldApart.contains(old.map(UTF8Name.init)) }

  /// A name that the format allows: without braces and dots, and without a `$` at its start.
  package static func name(_ text: String) -> String {
    var name = String(decoding: text.utf8.map { ".{}".utf8.contains($0) ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
    if name.utf8.first == UInt8(ascii: "$") { name = "_" + name.dropFirst() }
    return name.isEmpty ? "_" : name
  }

  private static func unique(_ paths: some Sequence<[String]>) -> [[String]] {
    var known: Swift.Set<[UTF8Name]> = []
    return paths.filter { known.insert($0.map(UTF8Name.init)).inserted }
  }

  private static func groups(above path: [String]) -> [[UTF8Name]] {
    path.indices.dropFirst().map { path[..<$0].map(UTF8Name.init) }
  }

  private static func numbered(_ path: [String], unless isTaken: ([UTF8Name]) -> Bool) -> [String] {
    // `$root` itself cannot have a number.
    let hasRoot = path.last == "$root"
    let names = hasRoot ? path.dropLast() : path[...]
    var number = 2
    while true {
      let new = names.dropLast() + ["\(names.last ?? "_")_\(number)"]
      if !isTaken(new.map(UTF8Name.init)) { return Array(new) }
      number += 1
    }
  }
}
