/// Reads the constant data that `stylespec` emits, format version 1. `Documentation/GeneratedCode.md` describes it.
///
/// Numbers are written in base 64, the lowest digit first, one ASCII character from `0` (0x30) to `o` (0x6F) a digit.
/// A string literal can hold that without escapes, and the linker puts it into read-only memory as it stands.
struct CatalogImage: @unchecked Sendable {
  // The bytes are constant and live as long as the process, so that any thread may read them at any time.
  let base: UnsafePointer<UInt8>

  init(_ image: StaticString) {
    base = image.utf8Start
  }

  /// A number of a fixed width; it fits in `Int` up to ten digits.
  @inline(__always)
  func number(at offset: Int, digits: Int) -> Int {
    var value = 0
    for index in 0..<digits {
      value |= Int(base[offset &+ index] &- 0x30) &<< (6 &* index)
    }
    return value
  }

  /// A length in points: 30 bits, two's complement, in units of 0.0001 pt.
  @inline(__always)
  func points(at offset: Int) -> Double {
    let shift = Int.bitWidth - 30
    return Double((number(at: offset, digits: 5) &<< shift) &>> shift) / 10_000
  }

  /// The digest that the compiler made of all values: 64 bits in eleven digits.
  var digest: UInt64 {
    UInt64(number(at: 4, digits: 8)) | UInt64(number(at: 12, digits: 3)) &<< 48
  }

  /// Where the catalogue's own name stands.
  var nameReference: Int { 15 }

  /// The length in UTF-8 of the longest name of a code.
  var longestName: Int { number(at: 21, digits: 3) }
}

extension CatalogImage {
  /// The tables, in the order in which the header lists them.
  enum Section: Int {
    case rows, colors, weights, families, modes, styles, baseName, modeName
    case sizeIndex, colorIndex, weightIndex, familyIndex, modeIndex, styleIndex
    case modeRows, baselines, included, text
  }

  /// The digits of one record.
  enum Stride {
    static let row = 29
    static let color = 30
    static let weight = 8
    static let family = 22
    static let mode = 6
    static let style = 16
    static let namePart = 7
    static let slot = 3
    static let baseline = 5
  }

  /// Where a section starts.
  @inline(__always)
  func start(_ section: Section) -> Int { number(at: 24 &+ 7 &* section.rawValue, digits: 4) }

  /// How many records a section has; for `modeRows` how many a mode has, for `baselines` how many a family has.
  @inline(__always)
  func count(_ section: Section) -> Int { number(at: 28 &+ 7 &* section.rawValue, digits: 3) }

  /// The UTF-8 that a reference of six digits points to.
  @inline(__always)
  func text(_ reference: Int) -> UnsafeBufferPointer<UInt8> {
    let offset = start(.text) &+ number(at: reference, digits: 4)
    return UnsafeBufferPointer(start: base + offset, count: number(at: reference &+ 4, digits: 2))
  }

  /// The same as a string; up to 15 bytes need no allocation.
  func string(_ reference: Int) -> String { String(decoding: text(reference), as: UTF8.self) }
}
