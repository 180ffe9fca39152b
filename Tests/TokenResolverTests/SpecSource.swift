import TokenDiagnostics
import TokenModel
import TokenResolver
import TokenYAML

/// The smallest spec, for tests that change one thing of it.
let minimalSpec = """
  stylespec: 1
  name: Brand
  offsetHost: uikit
  color: { ink: "#222222" }
  weight: { regular: 400 }
  typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1 } }

  """

/// Reads and resolves a text, as the compiler does.
func resolve(_ text: String) -> (catalog: Catalog?, diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let file = SourceFile(path: "spec.yaml", text: text)
  let tree = YAMLReader.read(file, as: SourceFileID(index: 0), diagnostics: &diagnostics)
  let catalog = tree.flatMap { SpecResolver.resolve($0, of: file, diagnostics: &diagnostics) }
  return (catalog, diagnostics.inSourceOrder())
}
