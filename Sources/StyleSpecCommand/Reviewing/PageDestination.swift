internal import ArgumentParser
internal import TokenEmit
internal import TokenSystem
internal import TokenWorkspace

/// The file or folder that pages are written to.
struct PageDestination {
  /// Nil for the working folder.
  private let path: String?
  private let force: Bool

  init(_ path: String?, force: Bool) {
    self.path = path
    self.force = force
  }

  /// Writes the pages, and returns their paths; none for standard output. Throws before it writes when one would replace
  /// a file that was read, or something that is not a page of this tool.
  func write(_ pages: [OutputFile], reading inputs: [String]) throws -> [String] {
    if let path, !isFolder(path), pages.count > 1 {
      let names = pages.map(\.path.description).joined(separator: ", ")
      throw ValidationError("There are \(pages.count) pages, \(names); name one SPEC, or a folder for --out.")
    }
    if let path, OutputStream.isStandardOutput(path) {
      for page in pages { try Console.printResult(String(decoding: page.bytes, as: UTF8.self)) }
      return []
    }
    let paths = pages.map { self.path(of: $0) }
    let files = paths.map { path in
      ReportFile(path, kind: "a page of stylespec") { HTMLEmitter.recognizes($0) }
    }
    for file in files { try file.check(inputs: InputFiles(inputs), force: force) }
    for (file, page) in zip(files, pages) { try file.write(String(decoding: page.bytes, as: UTF8.self)) }
    return paths
  }

  private func path(of page: OutputFile) -> String {
    guard let path else { return page.path.description }
    if !isFolder(path) { return path }
    return (path.hasSuffix("/") ? path : path + "/") + page.path.description
  }

  private func isFolder(_ path: String) -> Bool { path.hasSuffix("/") || FileSystem.isFolder(path) }
}
