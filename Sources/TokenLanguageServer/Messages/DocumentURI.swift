internal import TokenDiagnostics

/// Files as the protocol names them (RFC 3986, RFC 8089).
package enum DocumentURI {
  /// The absolute path that a URI names; nil for one that is not of a file.
  package static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst("file://".count)
    // A host stands before the path, and is this machine.
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    return PathText.percentDecoded(rest[slash...]).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The URI of an absolute path.
  package static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
