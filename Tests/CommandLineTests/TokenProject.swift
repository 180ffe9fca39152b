import Foundation
import TestSupport

/// A folder with a spec, and the token files from which it takes its styles.
final class TokenProject {
  static let spec = "tokens/brand.stylespec.yaml"

  /// The documents of tests, by their paths below `tokens`: a token file, a resolver document, and the files that only
  /// this refers to.
  static let documents: [String] = {
    let folder = Repository.root.appendingPathComponent("Tests/Data/Typography").path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()

  /// All files, by their paths.
  static func files() throws -> [String: String] {
    var files = [
      spec: """
      stylespec: 1
      name: Brand
      tokens: [brand.resolver.json, plain.tokens.json]
      styles: { from: "**" }
      contexts: { theme: { light: light, dark: dark }, density: mode, contrast: { more: highContrast } }

      """
    ]
    for name in documents { files["tokens/" + name] = try Repository.read("Tests/Data/Typography/" + name) }
    return files
  }

  let folder: TemporaryFolder

  /// With `fonts`, that font is in the place of the system's, about which the compiler says something.
  init(fonts: String? = nil) throws {
    folder = try TemporaryFolder()
    for (name, text) in try Self.files() {
      let other = fonts.map { text.replacing(#/system-ui|-apple-system|SF Pro Text|San Francisco/#, with: $0) }
      try folder.write(other ?? text, to: name)
    }
  }

  func path(_ name: String) -> String { folder.path + "/" + name }
}
