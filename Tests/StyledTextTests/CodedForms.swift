import Foundation
import StyleTables
import StyledText
import YanxuanStyles

/// The coded form, for tests.
enum Coded {
  /// A form that tells whether two texts are the same in every respect.
  static func json(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting = []) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// The same for comparing: strings compare by canonical equivalence, not by code units.
  static func bytes(_ value: some Encodable) throws -> [UInt8] { Array(try json(value).utf8) }

  static func text(
    _ json: String,
    keys: [any TextAttributeKey.Type] = [],
    catalogs: [StyleCatalog] = [Yanxuan.catalog]
  ) throws -> StyledText {
    try decoder(keys: keys, catalogs: catalogs).decode(StyledText.self, from: Data(json.utf8))
  }

  static func decoder(
    keys: [any TextAttributeKey.Type] = [],
    catalogs: [StyleCatalog] = [Yanxuan.catalog]
  ) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo[.styleCatalogs] = catalogs
    decoder.userInfo[.textAttributeKeys] = keys
    return decoder
  }

  /// The message of a `DecodingError.dataCorrupted`; nil without an error.
  static func corruption(of json: String) -> String? {
    do {
      _ = try text(json)
      return nil
    } catch let DecodingError.dataCorrupted(context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }
}
