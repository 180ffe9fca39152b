internal import TokenDiagnostics
internal import TokenModel

/// The path of an output in the output folder: the names of the folders on the way, and the file's own.
///
/// Such a path never leads out of the folder, and any common file system has it as it is. Paths are compared by their
/// UTF-8: as strings, `é` in one scalar and in two would be equal.
package struct OutputPath: Sendable {
  /// The names with a slash between each two.
  package let text: String
  private let components: [String]

  /// A path from its names. Throws when one of them is not a name on every common file system, or is reserved for this
  /// tool.
  package init(_ components: [String]) throws(OutputPathError) {
    guard !components.isEmpty else { throw OutputPathError(component: "", problem: "is not a name") }
    for component in components {
      if let problem = OutputNameRules.problem(with: component) {
        throw OutputPathError(component: component, problem: problem)
      }
    }
    self.components = components
    text = components.joined(separator: "/")
  }

  /// The path in a folder. Throws when its name is not one on every common file system.
  func inside(_ folder: String) throws(OutputPathError) -> Self { try Self([folder] + components) }

  /// The name that is most like a text, of those that a path can have with an ending that begins with a dot, or with
  /// none: what a name cannot contain is `_`.
  ///
  /// `room` is the number of bytes that must stay free after the name.
  package static func name(like text: String, ending: String = "", room: Int = 0) -> String {
    OutputNameRules.name(like: text, ending: ending, room: room)
  }

  /// A key that is equal for two paths if they are one file on a file system that ignores case, or the difference
  /// between precomposed and decomposed characters. (Equality of strings ignores the latter.)
  package var folded: String { Self.folded(text) }

  /// The same keys for the folders on the way, from the outside in.
  package var foldedFolders: [String] {
    components.indices.dropFirst().map { Self.folded(components[..<$0].joined(separator: "/")) }
  }

  /// The same for any text. Capital letters first: `ς` and `σ` have one, and `ß` and `ss`.
  package static func folded(_ text: String) -> String { text.uppercased().lowercased() }
}

extension OutputPath: Hashable {
  /// Compares UTF-8.
  package static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  /// Hashes the UTF-8.
  package func hash(into hasher: inout Hasher) { hasher.combine(UTF8Name(text)) }
}

extension OutputPath: Comparable {
  /// Orders by UTF-8.
  package static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
}

extension OutputPath: CustomStringConvertible {
  /// The names with a slash between each two.
  package var description: String { text }
}

/// A name that an output, or a folder on the way to it, cannot have.
package struct OutputPathError: Error, Hashable, CustomStringConvertible {
  /// The name; empty for a path without names.
  package let component: String
  /// Why an output cannot have it: ``problem`` continues the sentence that the name begins.
  package let problem: String

  /// The whole sentence, with invisible characters as code points.
  package var description: String { "`\(OutputNameRules.shown(component))` \(problem)" }
}

/// The names of files and folders that all common file systems have as they are.
private enum OutputNameRules {
  /// The limit of common file systems.
  private static let maximumBytes = 255
  /// The beginning of the names of this tool's own files.
  private static let reserved = ".stylespec-"
  /// The characters with a meaning in paths of some system.
  private static let forbidden = Set("/\\<>:\"|?*".unicodeScalars)
  /// Names of devices on Windows, also with an ending.
  private static let devices: Set<String> = {
    let numbers = (1...9).map(String.init) + ["¹", "²", "³"]
    return Set(["con", "prn", "aux", "nul"] + numbers.flatMap { ["com\($0)", "lpt\($0)"] })
  }()

  /// Nil for a good name; otherwise the end of a sentence that the name begins.
  static func problem(with name: String) -> String? {
    if name.isEmpty { return "is not a name" }
    if name == "." || name == ".." { return "is not a name but leads to another folder" }
    if name.utf8.count > maximumBytes {
      return "is longer than \(maximumBytes) bytes, the limit of common file systems"
    }
    if let scalar = name.unicodeScalars.first(where: forbidden.contains) {
      return "contains `\(scalar)`, which has a meaning in paths of some systems"
    }
    if let scalar = name.unicodeScalars.first(where: isInvisible) {
      return "contains the invisible character \(scalar.codePoint)"
    }
    if endsInDotOrSpace(name) {
      return "ends in a dot or a space, which Windows removes"
    }
    if isDevice(name) { return "is the name of a device on Windows" }
    if isReserved(name) {
      return "begins with `\(reserved)`, which is reserved for this tool's own files"
    }
    return nil
  }

  static func name(like text: String, ending: String, room: Int) -> String {
    if isUsual(text), text.utf8.count + ending.utf8.count + room <= maximumBytes { return text }
    let scalars = text.unicodeScalars.map { forbidden.contains($0) || isInvisible($0) ? "_" : $0 }
    var name = String(String.UnicodeScalarView(scalars))
    if name.isEmpty || isDevice(name) || isReserved(name) { name = "_" + name }
    while name.utf8.count + ending.utf8.count + room > maximumBytes { name.unicodeScalars.removeLast() }
    if ending.isEmpty, endsInDotOrSpace(name) {
      name.unicodeScalars.removeLast()
      name += "_"
    }
    return name
  }

  /// Whether a name has nothing but letters, digits and hyphens of ASCII, and is not that of a device. Most names of
  /// tokens are like this, and all else costs ten times as much.
  private static func isUsual(_ name: String) -> Bool {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    // No device has a longer name of these.
    return isPlain && !name.isEmpty && (name.utf8.count > 4 || !devices.contains(name.lowercased()))
  }

  private static func endsInDotOrSpace(_ name: String) -> Bool {
    name.utf8.last == UInt8(ascii: ".") || name.utf8.last == UInt8(ascii: " ")
  }

  private static func isReserved(_ name: String) -> Bool { name.lowercased().utf8.starts(with: reserved.utf8) }

  /// Windows ignores an ending, and spaces before it.
  private static func isDevice(_ name: String) -> Bool {
    let base = name.utf8.prefix { $0 != UInt8(ascii: ".") }
    let spaces = base.reversed().prefix { $0 == UInt8(ascii: " ") }
    return devices.contains(String(decoding: base.dropLast(spaces.count), as: UTF8.self).lowercased())
  }

  /// Control characters, which end lines or speak to a terminal, and marks that change the reading direction, so that a
  /// name looks like another one. Joiners, which some scripts need, are fine.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isControl || scalar.properties.isBidiControl
  }

  static func shown(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { result, scalar in
      if isInvisible(scalar) { result += "<\(scalar.codePoint)>" } else { result.unicodeScalars.append(scalar) }
    }
  }
}
