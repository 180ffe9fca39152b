internal import TokenModel

/// The paths of variables and text styles in the result.
struct FigmaNames {
  private let names: ImportedNames
  /// The paths in the result; styles count after the variables.
  private let results: [[String]]
  /// The paths of variables before the format's rules; all are different.
  private let variables: [[String]]
  private let styles: [[String]]
  /// The variables whose collection is a part of their paths.
  private let prefixed: Swift.Set<Int>
  /// The variables and styles whose paths have a number; styles count after the variables.
  private let numbered: Swift.Set<Int>

  /// Names all variables and styles. Collections are not a part of paths, unless an earlier collection has one of the
  /// names.
  ///
  /// - Parameter isWanted: Whether each variable may become a token. Others do not take names.
  init(_ document: FigmaDocument, isWanted: [Bool]) {
    let plain = document.variables.map { Self.path(of: $0.name) }
    var owners: [[UTF8Name]: Int] = [:]
    var colliding: Swift.Set<Int> = []
    for (index, path) in plain.enumerated() where isWanted[index] {
      let collection = document.variables[index].collection
      let key = path.map(UTF8Name.init)
      if let owner = owners[key], owner != collection { colliding.insert(collection) }
      owners[key] = owners[key] ?? collection
    }
    let prefixed = document.variables.indices.filter { colliding.contains(document.variables[$0].collection) }
    self.prefixed = Swift.Set(prefixed)
    var paths = plain + document.styles.map { Self.path(of: $0.name) }
    for index in prefixed {
      paths[index].insert(document.collections[document.variables[index].collection].name, at: 0)
    }
    var taken: Swift.Set<[UTF8Name]> = []
    var numbered: Swift.Set<Int> = []
    for index in paths.indices where index >= isWanted.count || isWanted[index] {
      let path = paths[index]
      var number = 2
      while !taken.insert(paths[index].map(UTF8Name.init)).inserted {
        paths[index] = path.dropLast() + ["\(path[path.count - 1]) \(number)"]
        number += 1
        numbered.insert(index)
      }
    }
    self.numbered = numbered
    variables = Array(paths[..<plain.count])
    styles = Array(paths[plain.count...])
    let names = ImportedNames(of: paths.indices.filter { $0 >= isWanted.count || isWanted[$0] }.map { paths[$0] })
    self.names = names
    results = paths.map(names.path)
  }

  /// The path of a variable in the result.
  func path(ofVariable index: Int) -> [String] { results[index] }

  /// The path of a text style in the result.
  func path(ofStyle index: Int) -> [String] { results[variables.count + index] }

  /// What is to say about the name of a variable.
  func reasons(ofVariable index: Int) -> [String] {
    let collection = "an earlier collection has one of the names of its collection, which begins its path"
    return (prefixed.contains(index) ? [collection] : []) + reasons(variables[index], index)
  }

  /// What is to say about the name of a style.
  func reasons(ofStyle index: Int) -> [String] {
    reasons(styles[index], variables.count + index)
  }

  private func reasons(_ old: [String], _ index: Int) -> [String] {
    if numbered.contains(index) || names.isToldApart(old) { return ["another token would have the same name"] }
    let isSame = results[index].elementsEqual(old) { $0.utf8.elementsEqual($1.utf8) }
    return isSame ? [] : ["the format does not allow its name"]
  }

  /// The groups and the name, which Figma separates by `/`.
  private static func path(of name: String) -> [String] {
    let parts = name.split(separator: "/").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    return parts.isEmpty ? ["_"] : parts
  }
}
