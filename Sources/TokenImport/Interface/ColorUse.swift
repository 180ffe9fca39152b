internal import TokenModel

/// What a color is for.
package enum ColorUse: Sendable, Hashable {
  case text, background
}

/// The uses of colors that a source says, other than by names. A color with two uses has none.
package struct ColorUses: Sendable {
  private var uses: [[UTF8Name]: Swift.Set<ColorUse>] = [:]

  /// No uses.
  package init() {}

  /// Adds a use of the color at a path of the result.
  package mutating func add(_ use: ColorUse, of path: [String]) {
    uses[path.map(UTF8Name.init), default: []].insert(use)
  }

  /// The only use of the color at a path; nil without one, and for two.
  func use(of path: [String]) -> ColorUse? {
    guard let all = uses[path.map(UTF8Name.init)], all.count == 1 else { return nil }
    return all.first
  }
}
