extension OutputFormat {
  /// Whether a file begins as this format's files do. Versions of the tool do not matter.
  public func recognizes(_ bytes: some Sequence<UInt8>) -> Bool {
    switch self {
    case .swift: bytes.starts(with: SwiftEmitter.header.utf8)
    case .catalog: bytes.starts(with: CatalogImage.formatName.utf8)
    }
  }
}
