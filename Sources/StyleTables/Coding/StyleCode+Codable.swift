extension StyleCode: Codable {
  private enum CodingKeys: String, CodingKey {
    case catalog, code
  }

  /// Writes the names of the catalog and of the code, which stay valid as the spec grows.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(catalog.name, forKey: .catalog)
    try container.encode(name, forKey: .code)
  }

  /// Reads the names and looks them up in the catalogs of `userInfo[.styleCatalogs]`, a `[StyleCatalog]`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for an unknown code; the message suggests names.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let catalogName = try container.decode(String.self, forKey: .catalog)
    let codeName = try container.decode(String.self, forKey: .code)
    let catalogs = decoder.userInfo[.styleCatalogs] as? [StyleCatalog] ?? []
    guard let catalog = catalogs.first(where: { $0.name == catalogName }) else {
      let message = "no catalog `\(catalogName)` in the decoder's `userInfo[.styleCatalogs]`"
      throw DecodingError.dataCorruptedError(forKey: .catalog, in: container, debugDescription: message)
    }
    guard let code = catalog.code(named: codeName) else {
      let near = catalog.suggestions(for: codeName).map { "`\($0)`" }.joined(separator: ", ")
      let message = "`\(catalogName)` has no code `\(codeName)`" + (near.isEmpty ? "" : "; did you mean \(near)?")
      throw DecodingError.dataCorruptedError(forKey: .code, in: container, debugDescription: message)
    }
    self = code
  }
}

extension CodingUserInfoKey {
  /// The key of the catalogs for decoding: an array of ``StyleCatalog``.
  public static var styleCatalogs: CodingUserInfoKey {
    CodingUserInfoKey(rawValue: "StyleTables.styleCatalogs").unsafelyUnwrapped
  }
}
