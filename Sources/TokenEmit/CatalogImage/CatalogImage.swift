internal import TokenModel

/// A catalogue as the constant data that the runtime reads, format version 1.
struct CatalogImage {
  private static let format = Array("SSC1".utf8)

  /// Tells two images apart: over everything that follows it.
  let digest: UInt64
  private let body: CatalogImageEncoder.Body

  init(_ catalog: Catalog) {
    var encoder = CatalogImageEncoder(catalog)
    body = encoder.encode()
    digest = FNV64.hash([body.header] + body.records + [body.text])
  }

  /// The format's name, the digest, and where everything else is.
  var header: [UInt8] {
    var digits = ImageDigits()
    digits.append(Int(digest & 0xFFFF_FFFF_FFFF), digits: 8)
    digits.append(Int(digest >> 48), digits: 3)
    return Self.format + digits.bytes + body.header
  }

  /// Each record, in the order of the header's sections.
  var records: [[UInt8]] { body.records }

  /// The names that the records refer to.
  var text: [UInt8] { body.text }

  /// The whole image.
  var bytes: [UInt8] { header + records.joined() + text }
}
