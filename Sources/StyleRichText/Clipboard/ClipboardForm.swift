internal import Foundation

/// The coded form of a clipboard: a plain text with a version. Other keys are for later versions, and are ignored.
struct ClipboardForm: Codable {
  private static let version = 1
  /// The longest form that is read, in UTF-8 units.
  private static let maximumLength = 16 << 20

  let plain: PlainText

  private enum CodingKeys: CodingKey {
    case version
  }

  init(_ plain: PlainText) { self.plain = plain }

  /// Reads data that may come from any app; nil unless valid.
  init?(reading coded: String) {
    guard coded.utf8.count <= Self.maximumLength else { return nil }
    guard let form = try? JSONDecoder().decode(Self.self, from: Data(coded.utf8)) else { return nil }
    self = form
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard try container.decode(Int.self, forKey: .version) == Self.version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version,
        in: container,
        debugDescription: "this reads version \(Self.version)"
      )
    }
    plain = try PlainText(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try plain.encode(to: encoder)
  }

  /// The JSON, with its keys in alphabetical order.
  var coded: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: Array($0), as: UTF8.self) }
  }
}
