package import TokenEmit
package import TokenSystem

/// The folder that outputs go to, and the folders in it. Nothing is ever written outside it.
package struct OutputFolder: Sendable {
  /// The path as the user wrote it, without a slash at its end.
  package let path: String

  /// The folder at a path; it need not exist yet. The empty path is the working folder.
  package init(_ path: String) {
    var path = path.isEmpty ? "." : path
    while path.hasSuffix("/") && path.count > 1 { path.removeLast() }
    self.path = path
  }

  /// The difference between an output and the file on the disk.
  package typealias State = ReplaceableFile.State

  /// The path of an output in this folder.
  package func path(of output: OutputFile) -> String { path(of: output.path) }

  /// Compares an output with what is on the disk, byte by byte. Throws when that cannot be read, is a folder, or a
  /// link is there or on the way: a link's target may be outside this folder.
  package func state(of output: OutputFile) throws(FileError) -> State {
    try tree.state(of: output.path.text, comparedWith: output.bytes)
  }

  /// The content of the file at an output's path; nil if nothing is there. Links are not followed. Throws if it cannot
  /// be read.
  package func content(of output: OutputFile) throws(FileError) -> [UInt8]? {
    try ReplaceableFile(path(of: output)).content()
  }

  /// The changes that a run must make here: the outputs to write, and the outputs of earlier runs that are no longer
  /// made. Writes nothing. Throws if the changes cannot be determined, such as when the folder's manifest is damaged.
  package func plan(_ run: OutputRun) throws(FileError) -> OutputPlan { try OutputPlan(run, in: self) }

  /// Writes the outputs of a run whose bytes changed, and removes the outputs of earlier runs that are no longer made,
  /// unless they were changed by hand. Returns the changes. Unchanged files keep their time stamps.
  ///
  /// Throws, and changes nothing, when an output would replace an input of the run, or, without `force`, a file that
  /// this tool has not made, or has made of another spec that is still there; and when one of the outputs cannot be
  /// written whole.
  package func update(_ run: OutputRun, force: Bool) throws(FileError) -> OutputPlan {
    let writer = try FolderWriter(prefix)
    defer { writer.close() }
    // Under the lock, so that no other process changes the folder.
    let plan = try plan(run)
    for output in run.outputs where plan.isChanged(output.file) {
      try check(output, of: run, in: plan, force: force)
    }
    let removed = plan.leftovers.filter { !$0.isChanged }.map(\.path)
    for path in plan.changed.map(\.path) + removed { try writer.check(path.text) }
    let staged = try plan.changed.map { file throws(FileError) in try writer.stage(file.bytes, as: file.path.text) }
    try writer.update(plan) { () throws(FileError) in
      for file in plan.changed { try writer.makeFolders(above: file.path.text) }
      for file in staged { try writer.put(file) }
      let made = InputFiles(run.outputs.map { path(of: $0.file) })
      // If the file system ignores case, a new name may be another spelling of the old one.
      for path in removed where !made.contains(self.path(of: path)) { try writer.remove(path.text) }
      for path in plan.forgotten { writer.removeEmptyFolders(above: path.text) }
    }
    try writer.finish()
    return plan
  }

  private func check(
    _ output: OutputRun.Output,
    of run: OutputRun,
    in plan: OutputPlan,
    force: Bool
  ) throws(FileError) {
    let path = path(of: output.file)
    try run.inputs.check(path)
    if !force, output.spec != nil, let taken = plan.taken[output.file.path] {
      let isSame = taken.path == output.file.path
      let problem = isSame ? "is" : "would be one file on macOS and Windows with `\(taken.path)`,"
      let advice = "rename one of the two catalogs, or replace it by --force"
      throw FileError(path: path, problem: "\(problem) the output of `\(taken.spec)`; \(advice)")
    }
    guard !force, case .file(let size)? = FileSystem.kind(of: path, followsLinks: false), size > 0 else { return }
    let start = try FileDescriptor.reading(path, followsLinks: false).readAll(limit: 1 << 10)
    if output.format.emitter.recognizes(start) { return }
    // Some formats look as other programs write them; the manifest knows what a run has written.
    if let digest = try digest(of: output.file.path, run.inputs), plan.digests(of: output.file.path).contains(digest) {
      return
    }
    throw FileError(
      path: path,
      problem: "is there and was not made by stylespec; move it away, or replace it by --force"
    )
  }

  /// Nil when the folder has no manifest.
  func manifest() throws(FileError) -> OutputManifest? {
    let path = manifestPath
    switch FileSystem.kind(of: path, followsLinks: false) {
    case nil: return nil
    case .file:
      let bytes = try FileDescriptor.reading(path, followsLinks: false).readAll(limit: SpecLoader.maximumBytes)
      return try OutputManifest(bytes, at: path)
    case .folder, .link, .other: throw FileError(path: path, problem: "is not a regular file; remove it")
    }
  }

  /// Whether anything is at a path, without a link on the way.
  func has(_ path: OutputPath) -> Bool {
    FileSystem.kind(of: self.path(of: path), followsLinks: false) != nil && !tree.isBehindLink(path.text)
  }

  /// The digest of a file's content; nil when nothing is there, and empty for what is not to be touched.
  func digest(of output: OutputPath, _ inputs: InputFiles) throws(FileError) -> String? {
    let path = path(of: output)
    guard let kind = FileSystem.kind(of: path, followsLinks: false) else { return nil }
    guard case .file(let size) = kind, !inputs.contains(path), !tree.isBehindLink(output.text) else { return "" }
    return OutputManifest.digest(of: try FileDescriptor.reading(path, followsLinks: false).readAll(limit: size))
  }

  /// The path of a file in this folder.
  package func path(of output: OutputPath) -> String { prefix + output.text }

  /// The path of the file that lists this folder's outputs.
  package var manifestPath: String { prefix + OutputManifest.name }

  private var tree: FolderTree { FolderTree(prefix: prefix) }

  private var prefix: String { path == "/" ? path : path + "/" }
}

extension FolderWriter {
  /// Does the work of a plan between two versions of the folder's manifest. Until it ends, the manifest has the old and
  /// the new digest of each file, so that a run that is killed leaves nothing that the next one does not know.
  fileprivate func update(_ plan: OutputPlan, _ work: () throws(FileError) -> Void) throws(FileError) {
    let name = OutputManifest.name
    let new = plan.manifest.new
    let isInPlace = plan.manifest.old == new
    let needsBetween = plan.manifestBetween != plan.manifest.old && plan.manifestBetween != new
    let between = needsBetween ? try stage(Array(plan.manifestBetween.utf8), as: name) : nil
    let final = isInPlace || new.isEmpty ? nil : try stage(Array(new.utf8), as: name)
    if let between { try put(between) }
    // With nothing to forget, it may be told before it is done.
    let isFirst = !needsBetween && plan.manifestBetween == new
    if isFirst, let final { try put(final) }
    try work()
    if !isFirst, let final { try put(final) }
    if new.isEmpty && !plan.manifest.old.isEmpty { try remove(name) }
  }
}
