internal import StyledText

/// What may become of the text beside a cut, once other text stands there.
///
/// The estimates of a truncation must not overlook a cut that fits. So whatever the rest of a text may depend on is taken at
/// its best: letters are kerned with their neighbors and join them, digits and punctuation take the script of the letters
/// that they follow, and lines end where the neighbors allow it.
struct CutEffect {
  /// How much narrower the text may become, in points.
  private(set) var narrowing = 0.0
  /// How many of the clusters at the cut may start a line, or not, whatever they did before; at least as many as there are.
  private(set) var clusters = 0

  static let none = CutEffect()

  private init() {}

  /// - Parameters:
  ///   - scalars: The text, outwards from the cut, up to the end of its paragraph.
  ///   - size: The size of the font at the cut, in points.
  ///   - letterSpacing: How much is added after each letter there, in points.
  init(on scalars: some Sequence<Unicode.Scalar>, size: Double, letterSpacing: Double) {
    var isNeutral = true
    for scalar in scalars {
      if clusters == 0 { narrowing = size * (scalar.mayJoin ? 1.25 : 0.5) }
      isNeutral = isNeutral && !scalar.properties.isAlphabetic
      if isNeutral { narrowing += 0.25 * size + letterSpacing.magnitude }
      if clusters >= Self.reach, !scalar.isBrokenByDictionary { break }
      clusters += 1
    }
  }

  /// How many characters the rules of UAX #14 look beyond a break, and some more. Rules about numbers and quotation marks
  /// may look further; what they say there does not make a cut fit by itself.
  private static let reach = 16
}

extension FilledParagraphs {
  /// What may become of the text before an offset, in UTF-8 units, when it is cut there.
  func effect(before utf8: Int) -> CutEffect {
    guard utf8 > offset else { return .none }
    let position = position(of: utf8)
    let scalars = scalars(of: position.paragraph, upTo: utf8)
    return effect(on: scalars.reversed(), at: position, max(position.utf8 - 1, 0))
  }

  /// What may become of the text after an offset, in UTF-8 units, when it is cut there.
  func effect(after utf8: Int) -> CutEffect {
    guard utf8 < offset + text.text.utf8.count else { return .none }
    let position = position(of: utf8)
    return effect(on: scalars(of: position.paragraph, from: utf8), at: position, position.utf8)
  }

  private func effect(
    on scalars: some Sequence<Unicode.Scalar>,
    at position: (paragraph: Int, utf8: Int),
    _ utf8: Int
  ) -> CutEffect {
    let shaped = paragraphs[position.paragraph].shaped
    let cluster = shaped.cluster(holding: utf8)
    let run = shaped.runs(overlapping: cluster..<cluster + 1).first.map { shaped.runs[$0] }
    return CutEffect(
      on: scalars,
      size: run?.face?.size ?? 0,
      letterSpacing: run.flatMap { text.sets[$0.set].letterSpacing } ?? 0
    )
  }

  private func scalars(of paragraph: Int, from start: Int? = nil, upTo end: Int? = nil) -> Substring.UnicodeScalarView {
    let content = paragraphs[paragraph].source.content
    let utf8 = text.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: start.map { $0 - offset } ?? content.lowerBound)
    let end = utf8.index(
      start,
      offsetBy: (end.map { $0 - offset } ?? content.upperBound) - utf8.distance(from: utf8.startIndex, to: start)
    )
    return text.text.unicodeScalars[start..<end]
  }
}

extension Unicode.Scalar {
  /// Whether its script is one whose letters change with their neighbors: Arabic, Syriac, and those of India and of South
  /// East Asia.
  fileprivate var mayJoin: Bool {
    switch value {
    case 0x600...0x10A0, 0x1200...0x1DBF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x11FFF,
      0x1E900...0x1EEFF:
      true
    default: false
    }
  }

  /// Whether lines end between words of its script that no spaces divide (class SA of UAX #14): where words are depends on
  /// all of the text up to the next space.
  fileprivate var isBrokenByDictionary: Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0xA9E0...0xA9FF,
      0xAA60...0xAADF:
      true
    default: false
    }
  }
}
