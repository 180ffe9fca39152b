/// A slot was named that the template does not have.
public struct UnknownSlotError: Error, Sendable, Hashable {
  /// The name that was used.
  public let name: String
  /// Names that the template has, the nearest first; empty when none is near.
  public let suggestions: [String]

  init(name: String, in template: SlotTemplate?) {
    self.name = name
    suggestions = (template?.slotNames ?? []).nearest(to: name)
  }
}

extension UnknownSlotError: CustomStringConvertible {
  /// What is wrong and what would be right.
  public var description: String {
    let near = suggestions.map { "`\($0)`" }.joined(separator: " or ")
    return "the template has no slot `\(name)`" + (near.isEmpty ? "" : "; did you mean \(near)?")
  }
}

extension [String] {
  /// At most three names that differ from one by a third of its characters or less.
  fileprivate func nearest(to name: String) -> [String] {
    let near = map { (name: $0, distance: $0.difference(from: name).count) }
      .filter { $0.distance * 3 <= ($0.name.count + name.count) }
    return near.sorted { $0.distance < $1.distance }.prefix(3).map(\.name)
  }
}
