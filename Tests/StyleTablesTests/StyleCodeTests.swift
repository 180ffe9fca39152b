import Foundation
import StyleTables
import Testing
import YanxuanStyles

struct StyleCodeTests {
  @Test func codesAreSmallAndTrivial() {
    #expect(MemoryLayout<StyleCode>.size == 16)
    func isTrivial<T: BitwiseCopyable>(_: T.Type) -> Bool { true }
    #expect(isTrivial(StyleCode.self))
  }

  @Test func equalityIsByMeaning() {
    #expect(StyleCode.t14_gray2_bold == .t14_gray2_bold)
    #expect(StyleCode.t14_gray2_bold != .t14_gray2_medium)
    #expect(StyleCode.t14_gray2_bold != .t14_gray2_bold_read)
    #expect(Set([StyleCode.t14_gray2_bold, .t14_gray2_bold, .t9_red_bold]).count == 2)
    #expect("\(StyleCode.t14_gray2_bold)" == "14_gray2_bold")
    #expect(StyleCode.t14_gray2_bold.catalog == Yanxuan.catalog)
  }

  /// The same tables at another address are the same catalog: compilers copy constants between modules.
  @Test func copiesOfACatalogAreEqual() {
    let one = StyleCatalog(unsafeTableV2: copiedTable)
    let other = StyleCatalog(unsafeTableV2: sameTableElsewhere)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != Yanxuan.catalog)
  }

  @Test func codesAreCodableByName() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.styleCatalogs] = [Yanxuan.catalog]
    for code in Yanxuan.catalog.codes {
      #expect(try decoder.decode(StyleCode.self, from: JSONEncoder().encode(code)) == code)
    }
  }

  @Test(arguments: [
    (#"{"catalog": "Other", "code": "14_gray2_bold"}"#, "no catalog `Other`"),
    (
      #"{"catalog": "Yanxuan", "code": "14_grey2_bold"}"#,
      "`Yanxuan` has no code `14_grey2_bold`; did you mean `14_gray2_bold`"
    ),
  ])
  func unknownNamesDoNotDecode(json: String, message: String) throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.styleCatalogs] = [Yanxuan.catalog]
    let error = #expect(throws: DecodingError.self) { try decoder.decode(StyleCode.self, from: Data(json.utf8)) }
    guard case .dataCorrupted(let context) = error else { throw try #require(error) }
    #expect(context.debugDescription.hasPrefix(message))
  }

  // Only the digest is read: "SSC1" and eleven digits.
}

private let copiedTable: [UInt64] = [0, 0x1234_5678]
private let sameTableElsewhere: [UInt64] = [0, 0x1234_5678, 0]
