package import TokenCompiler
internal import TokenDiagnostics
package import TokenEmit
internal import TokenResolver

/// Compiles without a disk; `included` are files by their paths.
package func compileInMemory(
  _ inputs: [CompilerInput],
  to formats: [OutputRequest] = [.swift],
  wantsOutlines: Bool = false,
  including included: [String: String] = [:]
) -> Compiler.Result {
  Compiler.compile(inputs, to: formats, wantsOutlines: wantsOutlines) { path throws(IncludeError) in
    guard let text = included[path] else { throw IncludeError(problem: "is not there") }
    return SourceFile(path: path, text: text)
  }
}

/// The same for one spec.
package func compileInMemory(
  _ spec: String,
  to formats: [OutputRequest] = [.swift],
  wantsOutlines: Bool = false,
  including included: [String: String] = [:]
) -> Compiler.Result {
  let input = CompilerInput(SourceFile(path: "spec.yaml", text: spec), role: .spec)
  return compileInMemory([input], to: formats, wantsOutlines: wantsOutlines, including: included)
}

/// The catalog file of a spec; empty if it has mistakes.
package func compiledCatalog(of spec: String) -> [UInt8] {
  compileInMemory(spec, to: [.catalog]).outputs.first?.bytes ?? []
}
