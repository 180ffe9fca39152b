internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Line heights that are written twice: as a factor, and as what the factor was made of.
extension ReferenceChecker {
  /// Reports factors that do not make the line height of their extension.
  func reportLineHeightConflicts() {
    for (source, node) in context.deferred.lineHeights {
      let token = sources[source].token
      guard case .typography(let typography)? = try? resolved.value(of: token, in: selection(of: source)).value,
        let heights = heights(TokenNumber(tree.text(of: node)), typography, of: token),
        // Factors have few decimals.
        abs(heights.written.double - heights.wanted.double) >= 0.01
      else { continue }
      report(.lineHeightConflict(heights.written, wanted: heights.wanted, at: range(node)))
    }
  }

  /// The line heights in points of a factor and of the extension, which is that of the value. Nil if they cannot be
  /// compared: the spec decides how many points a `rem` has.
  private func heights(
    _ factor: TokenNumber?,
    _ typography: Typography,
    of token: TokenID
  ) -> (written: TokenNumber, wanted: TokenNumber)? {
    let lengths = LengthReading.standard
    guard let factor, let fontSize = typography.fontSize.value, let size = lengths.exactPoints(fontSize) else {
      return nil
    }
    switch typography.lineHeight?.value {
    case .length(let length):
      let units = [length.unit.value, fontSize.unit.value]
      guard let height = lengths.exactPoints(length, fontSize: size), !units.contains(.rem) || units[0] == units[1]
      else { return nil }
      return (factor * size, height)
    case .ratio: return nil
    case nil:
      if typography.lineHeight != nil { return nil }
      let metrics = tokens.typographyExtension(of: token)?.fontMetrics ?? .system
      return (factor * size, TokenNumber(metrics.ascent + metrics.descent) * size)
    }
  }
}
