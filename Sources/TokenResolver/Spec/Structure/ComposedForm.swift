/// Unicode's composed form of texts (NFC), without tables of our own.
enum ComposedForm {
  /// The first scalar that makes a text differ from its composed form; nil for a text in composed form.
  ///
  /// A scalar does so if it is excluded from compositions, or if it composes or swaps with what is before it. The
  /// standard library orders texts by their composed forms. After a text in composed form, a scalar stays as it is if
  /// both together are between that text with the first of all scalars and with the last. (The text alone will not do:
  /// the library orders a text before all texts that begin with its bytes.)
  ///
  /// - Complexity: O(*n*²), where *n* is the length of the text.
  static func firstChange(in text: String) -> Unicode.Scalar? {
    var before = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isFullCompositionExclusion { return scalar }
      let longer = before + String(scalar)
      if !scalar.isASCII, longer < before + "\u{0}" || longer > before + "\u{10FFFF}" { return scalar }
      before = longer
    }
    return nil
  }
}
