extension OutputFormat {
  /// Whether a file begins like the files of this format, of any version of the tool.
  package func recognizes(_ bytes: some Sequence<UInt8>) -> Bool {
    switch self {
    case .swift: bytes.starts(with: SwiftEmitter.header.utf8)
    case .catalog: bytes.starts(with: CatalogTable.formatName.utf8) || bytes.starts(with: EmojiTable.formatName.utf8)
    }
  }
}
