internal import TokenDiagnostics
internal import TokenModel

/// Checks the names in a file of migrations.
struct MigrationCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let entries: [MigrationFile.Entry]
  private let names: CurrentNames
  /// The successors of each entry that no spec has, and that are old names themselves, with the entries of these.
  private var links: [[Link]] = []

  /// A successor, and the entry of the old name that it is.
  private struct Link {
    let name: MigrationFile.Name
    let target: Int
  }

  /// `names` are those of the specs next to the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries; where a successor is unknown, also of all names.
  init(_ file: MigrationFile, names: CurrentNames) {
    entries = file.entries
    self.names = names
    findLinks()
    findCircles()
  }

  // MARK: Successors

  private mutating func findLinks() {
    let old = Dictionary(entries.enumerated().map { (UTF8Name($1.old.text), $0) }) { first, _ in first }
    var unknown: [MigrationFile.Name] = []
    for entry in entries {
      var linked: [Link] = []
      for name in entry.successors {
        if UTF8Name(name.text) == UTF8Name(entry.old.text) {
          diagnostics.append(.ownSuccessor(name))
        } else if names.contains(name.text) {
          continue
        } else if let target = old[UTF8Name(name.text)] {
          linked.append(Link(name: name, target: target))
        } else {
          unknown.append(name)
        }
      }
      links.append(linked)
    }
    guard !unknown.isEmpty else { return }
    let index = names.index
    diagnostics += unknown.map { .unknownSuccessor($0, nearest: index.nearest(to: $0.text)) }
  }

  // MARK: Circles

  /// Follows each link once, depth first. Not recursive: chains may be as long as the file.
  private mutating func findCircles() {
    /// Whether all links of an entry were followed; nil for an entry that was not reached.
    var isDone = [Bool?](repeating: nil, count: entries.count)
    for start in entries.indices where isDone[start] == nil {
      var path = [(entry: start, next: 0)]
      isDone[start] = false
      while let (entry, next) = path.last {
        guard next < links[entry].count else {
          isDone[entry] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let link = links[entry][next]
        switch isDone[link.target] {
        case nil:
          isDone[link.target] = false
          path.append((link.target, 0))
        case false: report(path.map(\.entry), closedBy: link)
        case true: break
        }
      }
    }
  }

  /// Reports the circle at the end of a path.
  private mutating func report(_ path: [Int], closedBy link: Link) {
    let circle = path.drop { $0 != link.target }.map { entries[$0].old }
    diagnostics.append(.circularMigration(circle, last: link.name))
  }
}
