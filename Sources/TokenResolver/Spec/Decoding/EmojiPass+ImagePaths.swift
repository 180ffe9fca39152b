internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Paths of images and their folders. Only their text is checked: the compiler reads no image.
extension EmojiPass {
  /// The folder of a part's images: the components of its path, relative to the folder of the root. Nil for a wrong
  /// path, which is reported.
  ///
  /// It is `folder` of the part or, without it, of another part, relative to the file that has it. If no part has it,
  /// it is `emoji/` and the name of the pack, relative to the file of the part.
  func imageFolder(of part: PackPart, in pack: Fields) -> Sourced<[String]>? {
    guard let node = (part.fields["folder"] ?? pack["folder"])?.value else {
      let place = part.name.origin.range
      return imageComponents("emoji/" + part.name.value, in: folder(ofFile: place), isFile: false, at: place)
    }
    guard expect(.scalar, node, for: "`folder`") else { return nil }
    return imageComponents(tree.text(of: node), in: folder(ofFile: range(node)), isFile: false, at: range(node))
  }

  /// The folder of the file that contains a location, relative to the root's folder.
  private func folder(ofFile place: SourceRange) -> ArraySlice<String> { spec.paths[place.file]?.folder ?? [] }

  /// The path of an image, relative to the folder of the root. Nil for a wrong path, which is reported, and without a
  /// folder.
  func imagePath(_ node: NodeID, in folder: [String]?) -> Sourced<String>? {
    guard expect(.scalar, node, for: "an image"), let folder else { return nil }
    let found = imageComponents(tree.text(of: node), in: folder[...], isFile: true, at: range(node))
    return found.map { Sourced($0.value.joined(separator: "/"), from: $0.origin) }
  }

  private func imageComponents(
    _ path: String,
    in folder: ArraySlice<String>,
    isFile: Bool,
    at range: SourceRange
  ) -> Sourced<[String]>? {
    let problem: String
    if let found = Self.problem(withImagePath: path, isFile: isFile) {
      problem = found
    } else if let components = IncludePath.components(of: path, in: folder) {
      return Sourced(components, from: Origin(range))
    } else {
      problem = "it leads out of the folder"
    }
    report(.invalidImagePath(path, because: problem, written: bytes(range), at: range))
    return nil
  }

  private static func problem(withImagePath path: String, isFile: Bool) -> String? {
    let scalars = path.unicodeScalars
    if path.isEmpty {
      return isFile ? "write the file name of an image" : "write the name of a folder; `.` is this file's folder"
    }
    if path.utf8.count > SpecLimits.imagePath { return "it is longer than \(SpecLimits.imagePath) bytes" }
    if scalars.contains(where: \.isControl) { return "it contains a control character" }
    if scalars.contains("\\") { return "it contains `\\`; write `/`" }
    if scalars.first == "/" { return "it is absolute" }
    if path.utf8.contains(UInt8(ascii: ":")), path.utf8.contains("://".utf8) { return "it is a URL" }
    // A path that ends in `..` or `.` also names a folder.
    let last = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return isFile && ["", ".", ".."].contains(last) ? "it names a folder" : nil
  }
}
