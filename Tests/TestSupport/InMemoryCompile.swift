package import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenResolver

/// Compiles to Swift without a disk; `included` are files by their paths.
package func compileInMemory(_ inputs: [CompilerInput], including included: [String: String] = [:]) -> Compiler.Result {
  Compiler.compile(inputs, to: [.swift]) { path throws(IncludeError) in
    guard let text = included[path] else { throw IncludeError(problem: "is not there") }
    return SourceFile(path: path, text: text)
  }
}

/// The same for one spec.
package func compileInMemory(_ spec: String, including included: [String: String] = [:]) -> Compiler.Result {
  compileInMemory([CompilerInput(SourceFile(path: "spec.yaml", text: spec), role: .spec)], including: included)
}
