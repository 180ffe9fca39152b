internal import TokenModel

/// The values of a typography token's `$extensions["org.stylespec"]`, in all contexts.
struct TypographyLook: Hashable {
  private let lineSpacing: FixedDecimal?
  private let baselineOffset: BaselineOffset?
  private let offsetHost: OffsetHost?
  private let fontMetrics: FontMetrics?
  private let textStyle: TextCurve?

  init(_ more: TypographyExtension?) {
    lineSpacing = more?.lineSpacing?.value
    baselineOffset = more?.baselineOffset?.value
    offsetHost = more?.offsetHost
    fontMetrics = more?.fontMetrics
    textStyle = more?.textStyle?.value
  }

  /// `line spacing 2 pt → 4 pt`
  func changes(to new: TypographyLook) -> [ValueChange] {
    zip(parts, new.parts).filter { $0.text != $1.text }.map { old, new in
      ValueChange(name: old.name, old: old.text.map { .text($0) }, new: new.text.map { .text($0) }, color: nil)
    }
  }

  private var parts: [(name: String, text: String?)] {
    [
      ("lineSpacing", lineSpacing.map { "\($0) pt" }),
      ("baselineOffset", baselineOffset.map { $0.text + (offsetHost.map { " for \($0.rawValue)" } ?? "") }),
      ("ascent", fontMetrics.map { "\($0.ascent) em" }), ("descent", fontMetrics.map { "\($0.descent) em" }),
      ("textStyle", textStyle?.rawValue),
    ]
  }
}

extension BaselineOffset {
  fileprivate var text: String {
    switch self {
    case .points(let points): "\(points) pt"
    case .center: Self.centerWord
    }
  }
}
