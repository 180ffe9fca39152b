/// Keeps two meanings of one name apart: a name cannot be taken as long as sources have it with its old meaning.
enum LinkedGrades {
  /// Successors whose names are not taken before what had them has other names: of such a row, each has the highest
  /// grade of those that follow it.
  ///
  /// - Parameters:
  ///   - successors: Of all that has names in the old version.
  ///   - owner: The position of what has the name of something new in the old version; nil if nothing has.
  static func linked<ID>(_ successors: [Successor<ID>], owner: (ID) -> Int?) -> [Successor<ID>] {
    var linked = successors
    let owners = successors.map { successor in
      successor.new.flatMap { new in owner(new).flatMap { successors[$0].new == new ? nil : $0 } }
    }
    let waiting = owners.indices.filter { owners[$0] != nil }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in waiting {
        guard let owner = owners[index], linked[owner].grade > linked[index].grade else { continue }
        linked[index] = linked[index].raised(to: linked[owner].grade)
        hasChanged = true
      }
    }
    return linked
  }
}

extension Successor {
  /// The same with a higher grade.
  fileprivate func raised(to grade: MigrationGrade) -> Successor {
    guard let new else { return self }
    return grade == .manual ? Successor(none: cause, candidates: [new]) : Successor(new, grade, cause)
  }
}
