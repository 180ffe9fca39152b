package import TokenCompiler
internal import TokenDiagnostics
package import TokenEmit
package import TokenModel
internal import TokenResolver

/// Compiles without a disk; `included` are files by their paths.
package func compileInMemory(
  _ inputs: [CompilerInput],
  to formats: [OutputRequest] = [.swift],
  choosing contexts: [ContextInput] = [],
  wantsOutlines: Bool = false,
  isStrict: Bool = false,
  including included: [String: String] = [:]
) -> Compiler.Result {
  Compiler.compile(
    inputs,
    to: formats,
    choosing: contexts,
    outlines: wantsOutlines ? .all : .none,
    isStrict: isStrict
  ) { path throws(IncludeError) in
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

/// Compiles a file of the checkout, with what it refers to.
package func compileFile(_ path: String, to formats: [OutputRequest]) throws -> Compiler.Result {
  let file = SourceFile(path: path, bytes: try Repository.readBytes(path))
  return Compiler.compile([CompilerInput(file, role: .spec)], to: formats) { path throws(IncludeError) in
    guard let bytes = try? Repository.readBytes(path) else { throw IncludeError(problem: "is not there") }
    return SourceFile(path: path, bytes: bytes)
  }
}

/// The catalog file of a spec; empty if it has mistakes.
package func compiledCatalog(of spec: String) -> [UInt8] {
  compileInMemory(spec, to: [.catalog]).outputs.first?.bytes ?? []
}
