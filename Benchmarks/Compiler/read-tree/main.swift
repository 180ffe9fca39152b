import Foundation
import TokenDiagnostics
import TokenYAML

// Our reader over the same file, YAML or JSON by its name: it validates UTF-8, builds the arena, keeps comments and
// checks duplicate keys.
let path = CommandLine.arguments[1]
let file = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
var tree = SourceTree()
var diagnostics: [Diagnostic] = []
let document = SourceReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
print("\(document?.comments.count ?? -1) comments, \(diagnostics.count) diagnostics")
