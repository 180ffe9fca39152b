internal import StyleLayout
internal import StyleTables
internal import StyledText

/// The weights of a group by the fonts that their samples are drawn with: a column for each font.
struct SpecimenWeights {
  /// Weights that look the same because they share one font.
  struct Column {
    /// The names of the weights, in the order of the catalog.
    let names: [String]
    /// The weight whose sample is drawn: preferably one that the font has.
    let drawn: String
    /// The names, and the number of a single weight.
    let title: String
  }

  let columns: [Column]
  /// A line for each font that is drawn instead of missing weights.
  let notes: [String]

  init(_ group: SpecimenGroup, _ setter: SpecimenSetter) {
    let samples = group.weights.compactMap { name in
      group.firstCode(weight: name).map { WeightSample(name, setter.weight(of: $0), setter.sample(in: $0)) }
    }
    var columns: [[WeightSample]] = []
    for sample in samples {
      if let index = columns.firstIndex(where: { $0[0].looksLike(sample) }) {
        columns[index].append(sample)
      } else {
        columns.append([sample])
      }
    }
    self.columns = columns.map(Column.init)
    notes = MissingWeights.all(of: columns).map(\.note)
  }

  /// The note about a code alone; nil if the font has its weight.
  static func note(on code: StyleCode, sample: TextFrame, _ setter: SpecimenSetter) -> String? {
    MissingWeights.all(of: [[WeightSample(code.tokens.weight, setter.weight(of: code), sample)]]).first?.note
  }
}

extension SpecimenWeights.Column {
  fileprivate init(_ samples: [WeightSample]) {
    let drawn = samples.mostGenuine
    names = samples.map(\.name)
    self.drawn = drawn.name
    title = samples.count == 1 ? SpecimenNumbers.weight(drawn.weight, named: drawn.name) : names.joined(separator: ", ")
  }
}

/// A weight, and the faces that the sample is drawn with in it.
private struct WeightSample {
  let name: String
  let weight: Int
  /// The faces in the order of the sample, each once.
  private let faces: [FontFace]
  /// The faces that are drawn because the font lacks the weight.
  let substitutes: [FontFace]

  init(_ name: String, _ weight: Int, _ frame: TextFrame) {
    self.name = name
    self.weight = weight
    let faces = frame.lines.flatMap(\.runs).compactMap(\.face).unique
    let found = frame.diagnostics.compactMap { diagnostic -> Int? in
      if case .missingWeight(_, let found) = diagnostic.kind { found } else { nil }
    }
    // Fonts for single characters have their own weights. They count if the sample has no other font.
    let isForeign =
      found.isEmpty && !frame.text.context.isBoldText && faces.allSatisfy { ($0.weight - weight).magnitude >= 50 }
    self.faces = faces
    substitutes = faces.filter { isForeign || found.contains($0.weight) }
  }

  var isEmboldened: Bool { substitutes.contains(where: \.isEmboldened) }
  /// Whether only a part of the sample lacks the weight.
  var isPart: Bool { faces.contains { !substitutes.contains($0) } }

  /// Whether both are drawn with the same fonts, ignoring thickened strokes.
  func looksLike(_ other: WeightSample) -> Bool {
    guard !faces.isEmpty, faces.count == other.faces.count else { return false }
    return zip(faces, other.faces).allSatisfy { face, other in
      face.family == other.family && face.weight == other.weight && face.variations == other.variations
    }
  }
}

extension [WeightSample] {
  /// The sample with the fewest changes to the font.
  fileprivate var mostGenuine: WeightSample {
    first { $0.substitutes.isEmpty } ?? first { !$0.isEmboldened } ?? self[0]
  }
}

/// Weights that a font lacks, for which another weight is drawn.
private struct MissingWeights {
  private let families: [String]
  private let found: Int
  private let foundName: String?
  private let isPart: Bool
  private let isEmboldened: Bool
  private let missing: [WeightSample]

  static func all(of columns: [[WeightSample]]) -> [MissingWeights] {
    let weights = columns.flatMap { $0 }
    return columns.flatMap { column in
      let drawn = column.mostGenuine
      let missing = column.filter { !$0.substitutes.isEmpty }
      let substitutes = missing.first?.substitutes ?? []
      return substitutes.map(\.weight).unique.map { found in
        MissingWeights(
          families: substitutes.filter { $0.weight == found }.map(\.family).unique,
          found: found,
          foundName: weights.first { $0.weight == found }?.name,
          isPart: missing.contains(where: \.isPart),
          isEmboldened: drawn.isEmboldened,
          missing: missing
        )
      }
    }
  }

  /// `medium, semibold: drawn as regular (400), since Noto Sans has no 500 and 600`.
  var note: String {
    let names = missing.map(\.name).joined(separator: ", ")
    let part = isPart ? " in part" : ""
    let font = foundName.map { "\($0) (\(found))" } ?? "\(found)"
    let thick = isEmboldened ? ", thickened" : ""
    let weights = missing.map { "\($0.weight)" }.unique.joinedInWords
    return "\(names): drawn\(part) as \(font)\(thick), since \(families.joinedInWords) "
      + "\(families.count == 1 ? "has" : "have") no \(weights)"
  }
}

extension [String] {
  /// `a, b and c`.
  fileprivate var joinedInWords: String {
    guard count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(self[count - 1])"
  }
}

extension Array where Element: Equatable {
  /// The elements without repetitions, in their order.
  fileprivate var unique: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
