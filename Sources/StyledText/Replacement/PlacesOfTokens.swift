/// The places of tokens by the tokens' numbers, the first place of each on top.
struct PlacesOfTokens {
  /// By number; negative for none.
  private var first: [Int]
  /// For each place the next one of the same token.
  private var following: [Int]

  /// The places of the tokens for which a condition holds.
  init(_ tokens: [DiffToken], where isListed: (Int) -> Bool) {
    first = Array(repeating: -1, count: (tokens.map(\.id).max() ?? -1) + 1)
    following = Array(repeating: -1, count: tokens.count)
    for place in tokens.indices.reversed() where isListed(place) {
      following[place] = first[tokens[place].id]
      first[tokens[place].id] = place
    }
  }

  /// The first place of a token that is left.
  func first(of id: Int) -> Int? {
    id < first.count && first[id] >= 0 ? first[id] : nil
  }

  mutating func removeFirst(of id: Int) -> Int? {
    guard let place = first(of: id) else { return nil }
    first[id] = following[place]
    return place
  }
}
