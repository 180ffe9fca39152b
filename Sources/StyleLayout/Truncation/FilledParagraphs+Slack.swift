internal import StyledText

extension FilledParagraphs {
  /// How much narrower the text before an offset may become, in points, when it is cut there.
  func slack(before utf8: Int) -> Double {
    guard utf8 > offset else { return 0 }
    let scalars = text.text.unicodeScalars
    let index = text.text.utf8.index(text.text.startIndex, offsetBy: utf8 - offset)
    return slack(of: scalars[scalars.index(before: index)], at: utf8 - 1)
  }

  /// How much narrower the text after an offset may become, in points, when it is cut there.
  func slack(after utf8: Int) -> Double {
    guard utf8 < offset + text.text.utf8.count else { return 0 }
    return slack(
      of: text.text.unicodeScalars[text.text.utf8.index(text.text.startIndex, offsetBy: utf8 - offset)],
      at: utf8
    )
  }

  /// A letter may be kerned with what it meets; one that joined its neighbour takes another form. Measured with Inter and
  /// Amiri: 0.35 em missed no Latin cut and 2 % of the Arabic ones, 0.7 em none. Fullwidth punctuation loses half of an em beside
  /// other punctuation.
  private func slack(of scalar: Unicode.Scalar, at utf8: Int) -> Double {
    let place = place(of: utf8)
    let shaped = paragraphs[place.paragraph].shaped
    let cluster = shaped.cluster(holding: place.utf8)
    let size = shaped.runs(overlapping: cluster..<cluster + 1).first.flatMap { shaped.runs[$0].face?.size } ?? 0
    return size * (scalar.mayJoin || scalar.mayBeHalved ? 1 : 0.35)
  }
}

extension Unicode.Scalar {
  /// Whether it may be fullwidth punctuation.
  fileprivate var mayBeHalved: Bool {
    switch value {
    case 0x2018...0x201D, 0x3000...0x301F, 0xFF00...0xFF60: true
    default: false
    }
  }

  /// Whether its script is one whose letters change with their neighbours: Arabic, Syriac, and those of India and of South
  /// East Asia.
  fileprivate var mayJoin: Bool {
    switch value {
    case 0x600...0x10A0, 0x1200...0x1DBF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x11FFF,
      0x1E900...0x1EEFF:
      true
    default: false
    }
  }
}
