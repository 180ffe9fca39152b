/// A format of image files, by its content.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  case png, gif, jpeg, webp

  /// The format that the name of a file promises; nil for another ending, or for none.
  package init?(named path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }

  /// The file name extensions, without the dot; the usual one first.
  package var endings: [String] {
    switch self {
    case .png: ["png", "apng"]
    case .gif: ["gif"]
    case .jpeg: ["jpg", "jpeg"]
    case .webp: ["webp"]
    }
  }

  /// The name for people.
  package var label: String {
    switch self {
    case .png: "PNG"
    case .gif: "GIF"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    }
  }
}
