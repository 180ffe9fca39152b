internal import StyledText

extension TextFrame {
  /// The differences between the layout and its styles, paragraph by paragraph; equal neighbors are joined.
  ///
  /// - Complexity: Linear in the length of the text that was shaped, at each call.
  public var diagnostics: [LayoutDiagnostic] {
    paragraphs.flatMap { paragraph in
      missingFamilies(in: paragraph) + missingWeights(in: paragraph) + missingGlyphs(in: paragraph)
    }
  }

  private func missingFamilies(in paragraph: FrameParagraph) -> [LayoutDiagnostic] {
    var list = DiagnosticList()
    for run in paragraph.shaped.runs {
      guard let used = run.substitute, let family = text.sets[run.set].family else { continue }
      list.add(.missingFamily(family, used: used), at: paragraph.utf16(of: run.clusters))
    }
    return list.diagnostics
  }

  private func missingWeights(in paragraph: FrameParagraph) -> [LayoutDiagnostic] {
    var list = DiagnosticList()
    for run in paragraph.shaped.runs {
      guard let found = run.substituteWeight else { continue }
      let asked = text.sets[run.set].fontRequest.weight
      list.add(.missingWeight(asked: asked, found: found), at: paragraph.utf16(of: run.clusters))
    }
    return list.diagnostics
  }

  private func missingGlyphs(in paragraph: FrameParagraph) -> [LayoutDiagnostic] {
    let shaped = paragraph.shaped
    var missing: [Range<Int>] = []
    for run in shaped.runs where run.face != nil {
      for cluster in run.clusters where shaped.hasMissingGlyph(in: cluster) {
        if let last = missing.last, last.upperBound == cluster {
          missing[missing.count - 1] = last.lowerBound..<cluster + 1
        } else {
          missing.append(cluster..<cluster + 1)
        }
      }
    }
    return missing.map { clusters in
      let bytes = paragraph.utf8(of: clusters)
      let characters = String(decoding: text.text.utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
      return LayoutDiagnostic(.missingGlyphs(characters), range: paragraph.utf16(of: clusters))
    }
  }
}

/// Diagnostics in text order, with equal neighbors joined.
private struct DiagnosticList {
  private(set) var diagnostics: [LayoutDiagnostic] = []

  mutating func add(_ kind: LayoutDiagnostic.Kind, at range: Range<Int>) {
    if let last = diagnostics.last, last.kind == kind, last.range.upperBound == range.lowerBound {
      diagnostics.removeLast()
      diagnostics.append(LayoutDiagnostic(kind, range: last.range.lowerBound..<range.upperBound))
    } else {
      diagnostics.append(LayoutDiagnostic(kind, range: range))
    }
  }
}

extension ShapedParagraph {
  fileprivate func hasMissingGlyph(in cluster: Int) -> Bool {
    glyphs[Int(clusters[cluster].glyph)..<Int(clusters[cluster + 1].glyph)].contains { $0.id == 0 }
  }
}

extension FrameParagraph {
  fileprivate func utf16(of clusters: Range<Int>) -> Range<Int> {
    let start = source.utf16.lowerBound
    return start + Int(shaped.clusters[clusters.lowerBound].utf16)..<start
      + Int(shaped.clusters[clusters.upperBound].utf16)
  }

  fileprivate func utf8(of clusters: Range<Int>) -> Range<Int> {
    let start = source.utf8.lowerBound
    return start + Int(shaped.clusters[clusters.lowerBound].utf8)..<start
      + Int(shaped.clusters[clusters.upperBound].utf8)
  }
}
