import Foundation
import TokenDiagnostics
import TokenModel
import TokenYAML

/// Compares a catalog with the text that it was compiled from, independently of the compiler: each value must equal the
/// text at its origin, and no value of the text may be missing.
struct WrittenMeaning {
  private let catalog: Catalog
  private let file: SourceFile

  init(of catalog: Catalog, in file: SourceFile) {
    self.catalog = catalog
    self.file = file
  }

  /// The differences of the text and the catalog; empty if they agree.
  func contradictions() -> [String] {
    numbers.filter { !isWritten($0) }.map { "\($0.value) differs from the text at \($0.origin.range.bytes)" }
      + colors.filter { !isWritten($0) }.map { "\($0.value.hex) differs from the text at \($0.origin.range.bytes)" }
      + emoji.flatMap(\.differences)
      + forgotten.map { "`\($0)` is written, but has no meaning" }
  }

  private var metrics: [LineMetrics] { catalog.rows.compactMap(\.metrics) }

  private var numbers: [Sourced<FixedDecimal>] {
    catalog.rows.map(\.size)
      + metrics.flatMap { [$0.lineHeight, $0.lineSpacing, $0.letterSpacing, $0.offsetInPoints].compactMap(\.self) }
      + catalog.weights.map { Sourced(FixedDecimal(Int32($0.value.value)), from: $0.value.origin) }
  }

  private var emoji: [WrittenPack] { catalog.emoji.map { WrittenPack(pack: $0, file: file) } }

  private var colors: [Sourced<ColorValue>] { catalog.colors.flatMap(\.variants.all) }

  private func written(_ range: SourceRange) -> String {
    String(decoding: file.bytes[range.bytes], as: UTF8.self).trimmingCharacters(in: ["\"", "'"])
  }

  private func isWritten(_ number: Sourced<FixedDecimal>) -> Bool {
    Double(written(number.origin.range)) == number.value.doubleValue
  }

  private func isWritten(_ color: Sourced<ColorValue>) -> Bool {
    let digits = written(color.origin.range).dropFirst().lowercased()
    let long = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : digits
    return color.value.hex.dropFirst().lowercased() == long || color.value.hex.dropFirst().lowercased() + "ff" == long
  }

  /// The scalars that are neither the origin of a value nor a key of the format.
  private var forgotten: [String] {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    guard let root = YAMLReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)?.root
    else {
      return ["the whole file"]
    }
    let sections = tree.entries(of: root).filter {
      !["palette", "family", "codes", "styles"].contains(tree.text(of: $0.key))
    }
    let scalars = sections.flatMap { leaves(under: $0.value, in: tree) }
    let known = Set(origins.flatMap { [$0.range] + $0.references })
    return scalars.filter { !known.contains(tree.range(of: $0)) }.map { tree.text(of: $0) }.filter { text in
      !Self.words.contains(text) && !emoji.contains { $0.explains(text) }
    }
  }

  private var origins: [Origin] {
    numbers.map(\.origin) + colors.map(\.origin) + [catalog.name.origin] + catalog.modes.map(\.origin)
      + catalog.colors.map(\.name.origin) + catalog.weights.map(\.name.origin) + emoji.flatMap(\.origins)
  }

  private static let words = WrittenPack.words.union([
    "1", "plain", "typography", "light", "dark", "highContrastLight", "highContrastDark", "lineHeight", "lineSpacing",
    "letterSpacing", "baselineOffset", "center", "uikit", "uikit-legacy", "css",
  ])

  private func leaves(under node: NodeID, in tree: SourceTree) -> [NodeID] {
    switch tree.kind(of: node) {
    case .scalar: [node]
    case .sequence: tree.elements(of: node).flatMap { leaves(under: $0, in: tree) }
    case .mapping: tree.entries(of: node).flatMap { [$0.key] + leaves(under: $0.value, in: tree) }
    }
  }
}
