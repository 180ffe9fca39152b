internal import TokenModel

/// A gradient as CSS writes it, with references in its colors.
struct StudioGradient {
  /// A color and its position, from 0 to 1.
  struct Stop {
    let color: String
    let position: ExactNumber
  }

  /// `45deg`, `circle at center`; nil without one.
  let direction: String?
  /// At least one.
  let stops: [Stop]

  /// Whether a text is to be read as a gradient.
  static func isOne(_ text: String) -> Bool {
    let text = text.trimmingSpaces
    return names.contains { text.hasPrefix($0 + "(") } && text.hasSuffix(")")
  }

  private static let names = ["linear-gradient", "radial-gradient", "conic-gradient"]

  init(_ text: String) throws(StudioProblem) {
    let text = text.trimmingSpaces
    var parts = Self.split(text.drop { $0 != "(" }.dropFirst().dropLast(), at: ",")
    let hasDirection = parts.first.map(Self.isDirection) ?? false
    direction = hasDirection ? parts.removeFirst() : nil
    var colors: [String] = []
    var positions: [ExactNumber?] = []
    for part in parts {
      let (color, places) = try Self.stop(part)
      // A color with two positions is two stops.
      for place in places.isEmpty ? [nil] : places {
        colors.append(color)
        positions.append(place)
      }
    }
    let complete = try Self.completed(positions)
    stops = zip(colors, complete).map { Stop(color: $0, position: $1) }
    guard !stops.isEmpty else { throw StudioProblem("a gradient without colors") }
  }

  private static func isDirection(_ text: String) -> Bool {
    ["deg", "turn", "rad", "grad"].contains { text.hasSuffix($0) && StudioQuantity(text) != nil }
      || ["to ", "circle", "ellipse", "closest-", "farthest-", "at ", "from "].contains { text.hasPrefix($0) }
  }

  /// The color of a stop, and its positions.
  private static func stop(_ text: String) throws(StudioProblem) -> (color: String, places: [ExactNumber?]) {
    var words = split(text[...], at: " ")
    var places: [ExactNumber?] = []
    while words.count > 1, let last = words.last, let quantity = StudioQuantity(last) {
      guard quantity.unit == "%" || quantity.number.isZero else {
        throw StudioProblem("`\(last)` of a gradient is unknown")
      }
      guard let place = try? quantity.number / ExactNumber(100), (0...1).contains(place.double) else {
        throw StudioProblem("a gradient ends beyond 0% or 100%")
      }
      places.insert(place, at: 0)
      words.removeLast()
    }
    return (words.joined(separator: " "), places)
  }

  /// The positions with those that are missing: 0 and 1 at the ends, and equal steps between two others.
  private static func completed(_ positions: [ExactNumber?]) throws(StudioProblem) -> [ExactNumber] {
    var known = positions
    if known.first == .some(nil) { known[0] = .zero }
    if known.last == .some(nil) { known[known.count - 1] = .one }
    var last = 0
    var complete: [ExactNumber] = []
    for (index, position) in known.enumerated() {
      guard let position else { continue }
      let start = complete.last ?? position
      do {
        let step = try (position - start) / ExactNumber(max(index - last, 1))
        for number in 1..<max(index - last, 1) { complete.append(try start + (try step * ExactNumber(number))) }
      } catch { throw .outOfRange }
      complete.append(position)
      last = index
    }
    return complete
  }

  /// The parts of a text between separators that are not in brackets.
  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      if character == separator && depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmingSpaces).filter { !$0.isEmpty }
  }
}
