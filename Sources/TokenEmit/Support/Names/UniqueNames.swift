/// Keeps names of one scope apart.
struct UniqueNames {
  private var taken: Set<String>

  /// `reserved` are names that nothing may get; about `count` names will be made.
  init(reserved: Set<String> = [], count: Int = 0) {
    taken = reserved
    taken.reserveCapacity(count)
  }

  /// The name itself; or, if it is taken, with `_2`, `_3` and so on: in the order of the source, so that a new name
  /// elsewhere changes none. `suffixes` are the ends of further names that begin with it, and have to be free, too.
  mutating func make(_ name: String, with suffixes: [String] = []) -> String {
    if suffixes.isEmpty, taken.insert(name).inserted { return name }
    var unique = name
    var number = 2
    while taken.contains(unique) || suffixes.contains(where: { taken.contains(unique + $0) }) {
      unique = "\(name)_\(number)"
      number += 1
    }
    taken.insert(unique)
    for suffix in suffixes { taken.insert(unique + suffix) }
    return unique
  }
}
