internal import StyledText

/// How the text next to a cut may change when other text is put there.
///
/// The estimates of a truncation must not overlook a cut that fits. So they assume the best case of everything that the
/// rest of a text may depend on: letters are kerned with their neighbors and join them, digits and punctuation take the
/// script of the letters before them, and lines end where the neighbors allow it.
struct CutEffect {
  /// The possible decrease of the width of the text, in points.
  private(set) var narrowing = 0.0
  /// The number of clusters at the cut whose line break opportunities may change; not less than the actual number.
  private(set) var clusters = 0

  static let none = CutEffect()

  private init() {}

  /// - Parameters:
  ///   - scalars: The text, outwards from the cut, up to the end of its paragraph.
  ///   - size: The size of the font at the cut, in points.
  ///   - letterSpacing: The space after each letter there, in points.
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

  /// The number of characters that the rules of UAX #14 look at beyond a break, and some more. Rules about numbers and
  /// quotation marks may look further; they alone do not make a cut fit.
  private static let reach = 16
}

extension FilledParagraphs {
  /// The possible change of the text before an offset, in UTF-8 units, when it is cut there.
  func effect(before utf8: Int) -> CutEffect {
    guard utf8 > offset else { return .none }
    let position = position(of: utf8)
    let scalars = scalars(of: position.paragraph, upTo: utf8)
    return effect(on: scalars.reversed(), at: position, max(position.utf8 - 1, 0))
  }

  /// The possible change of the text after an offset, in UTF-8 units, when it is cut there.
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
  /// Whether its script has letters that change with their neighbors: Arabic, Syriac, and those of India and Southeast
  /// Asia.
  fileprivate var mayJoin: Bool {
    switch value {
    case 0x600...0x10A0, 0x1200...0x1DBF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x11FFF,
      0x1E900...0x1EEFF:
      true
    default: false
    }
  }

  /// Whether lines end between words of its script that are not separated by spaces (class SA of UAX #14). The word
  /// boundaries depend on all of the text up to the next space.
  fileprivate var isBrokenByDictionary: Bool {
    switch value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0xA9E0...0xA9FF,
      0xAA60...0xAADF:
      true
    default: false
    }
  }
}
