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

/// Reads and resolves a text as `tokens/spec.yaml`, as the compiler does; `included` are files by their paths.
func resolve(
  _ text: String,
  including included: [String: String] = [:]
) -> (catalog: Catalog?, diagnostics: [Diagnostic], files: [SourceFile]) {
  let found = resolveWithOutline(text, including: included)
  return (found.catalog, found.diagnostics, found.files)
}

/// The same, with what the spec declares.
func resolveWithOutline(
  _ text: String,
  including included: [String: String] = [:],
  wantsOutline: Bool = false
) -> (catalog: Catalog?, outline: SpecOutline?, diagnostics: [Diagnostic], files: [SourceFile]) {
  var diagnostics: [Diagnostic] = []
  var tree = SourceTree()
  let file = SourceFile(path: "tokens/spec.yaml", text: text)
  var files = SpecFiles([file]) { path throws(IncludeError) in
    guard let text = included[path] else { throw IncludeError(problem: "is not there") }
    return SourceFile(path: path, text: text)
  }
  let root = YAMLReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
  let found = root.map {
    SpecResolver.resolve($0, in: tree, files: &files, wantsOutline: wantsOutline, diagnostics: &diagnostics)
  }
  return (found?.catalog, found?.outline, diagnostics.inSourceOrder(), files.files)
}
