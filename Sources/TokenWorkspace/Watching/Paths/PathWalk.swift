#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A walk along paths, through symbolic links, and into the folders at their ends.
struct PathWalk<Visitor: PathVisitor> {
  /// As many as Linux follows.
  private static var maximumLinks: Int { 40 }

  private(set) var visitor: Visitor
  /// Paths share their beginnings, so each name is looked up once. Missing files are also remembered.
  private var statuses: [String: FileStatus?] = [:]

  init(_ visitor: Visitor) {
    self.visitor = visitor
  }

  /// Shows the visitor each step of a path, and what is below it if it ends at a folder. Relative paths start at the
  /// working folder: what is above that does not matter to them.
  mutating func walk(_ path: String) {
    guard let end = follow(path), FileStatus(end)?.kind == .folder else { return }
    list(end)
  }

  /// The path without links; nil when something on the way is missing.
  private mutating func follow(_ path: String) -> String? {
    var folder = path.hasPrefix("/") ? "/" : "."
    var rest = Self.parts(of: path)
    var links = 0
    while let name = rest.popLast() {
      guard let status = step(to: name, in: folder) else { return nil }
      let next = Self.join(folder, name)
      guard status.kind == .link else {
        folder = next
        continue
      }
      links += 1
      guard links <= Self.maximumLinks, let target = Self.target(of: next) else { return nil }
      if target.hasPrefix("/") { folder = "/" }
      rest += Self.parts(of: target)
    }
    return folder
  }

  private mutating func step(to name: String, in folder: String) -> FileStatus? {
    let path = Self.join(folder, name)
    if let known = statuses[path] { return known }
    visitor.look(for: name, in: folder)
    let status = FileStatus(path)
    statuses[path] = .some(status)
    if let status { visitor.found(status, at: path) }
    return status
  }

  /// Links inside a folder are not followed into other folders, so that no walk goes in circles.
  private mutating func list(_ folder: String) {
    visitor.list(folder)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
      let path = Self.join(folder, name)
      guard let status = FileStatus(path) else { continue }
      visitor.found(status, at: path)
      if status.kind == .folder { list(path) }
    }
  }

  /// The names in a path, the last one first.
  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
  }

  private static func target(of link: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: link)
  }

  /// A path in the working folder stays as it was written.
  static func join(_ folder: String, _ name: String) -> String {
    switch folder {
    case ".": name
    case "/": "/" + name
    default: folder + "/" + name
    }
  }
}

/// Learns which names decide the content at a path. The first two calls come before the walk itself looks, so that a
/// visitor who listens for changes from then on misses none.
protocol PathVisitor {
  /// This name in this folder counts: a part of a path, whether it exists or not.
  mutating func look(for name: String, in folder: String)

  /// Everything in this folder counts, except for what is hidden.
  mutating func list(_ folder: String)

  /// Something is at a path that counts.
  mutating func found(_ status: FileStatus, at path: String)
}
