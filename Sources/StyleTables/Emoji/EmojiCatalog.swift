/// The emoji packs of a spec: which codes in plain text are emoji, and which images they have.
///
/// ```swift
/// let thumb = Yanxuan.emoji.code(for: "[赞]")
/// print(thumb?.image ?? "")  // emoji/classic/thumb.png
/// for pack in Yanxuan.emoji.packs { print(pack.label ?? pack.name, pack.offered.map(\.code)) }
/// ```
///
/// Like a ``StyleCatalog``, it is a pointer to constant data: nothing is built when a program starts, and a look-up
/// does not allocate.
public struct EmojiCatalog: Sendable {
  @usableFromInline let table: EmojiTable

  /// Creates the catalog of generated code. The label names the version of the tables.
  ///
  /// - Parameter table: A constant that `stylespec` wrote for this format version, and that lives as long as the
  ///   process. It is not checked at run time, so do not write one by hand.
  @inlinable
  public init(unsafeTableV1 table: [UInt64]) {
    // A constant's storage is never freed, and every table has a header.
    self.table = EmojiTable(table.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped })
  }

  /// For code that earlier releases generated.
  @_documentation(visibility: internal)
  @inlinable
  public init(unsafeImageV1 table: [UInt64]) {
    self.init(unsafeTableV1: table)
  }

  /// Loads a catalog from the content of a file that `stylespec compile --emit catalog` wrote, such as
  /// `Brand.emojicatalog`: new packs over the air.
  ///
  /// The catalog equals the one in generated code if both were compiled from the same values. The tables are copied and
  /// never freed; equal content is copied once.
  ///
  /// - Parameter bytes: The content of the file. All of it is checked.
  /// - Throws: A ``CatalogError`` for damaged or malicious bytes.
  /// - Complexity: Linear in the size of the file.
  public init(validating bytes: some Sequence<UInt8>) throws(CatalogError) {
    table = EmojiTable(
      try LoadedTables.load(bytes) { words throws(CatalogError) in try EmojiTableValidation(words).check() }
    )
  }

  /// The name of the catalog in its spec, such as `Yanxuan`.
  public var name: String { table.string(table.name) }

  /// The packs in the order of the spec.
  public var packs: EmojiPacks { EmojiPacks(table: table) }

  /// Returns the emoji whose code or alias is a text, such as `[赞]`. Codes are compared as UTF-8.
  ///
  /// - Returns: Nil if the text is not a code.
  /// - Complexity: O(*n*), where *n* is the length of the code; does not allocate.
  public func code(for text: String) -> EmojiCode? {
    var text = text
    return text.withUTF8 { bytes in
      var (found, steps) = (Int?.none, 0)
      table.forEachCode(in: bytes, at: 0, steps: &steps) { code, count in
        if count == bytes.count { found = code }
      }
      return found.map { EmojiCode(table: table, index: table.code($0).item) }
    }
  }

  /// Returns the emoji with an ``EmojiCode/identifier``, such as `Yanxuan/classic/赞`.
  ///
  /// - Returns: Nil if the identifier is of another catalog, or if there is no such emoji.
  /// - Complexity: O(log *n*), where *n* is the number of emoji in the pack, and linear in the number of packs; does
  ///   not allocate.
  public func code(withIdentifier identifier: String) -> EmojiCode? {
    var identifier = identifier
    return identifier.withUTF8 { bytes in
      guard let rest = bytes[...].dropping(table.utf8(table.name)) else { return nil }
      return packs.lazy.compactMap { pack in rest.dropping(pack.utf8Name).flatMap { pack.code(named: $0) } }.first
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The bytes after a name and a slash; nil if the bytes begin differently.
  fileprivate func dropping(_ name: UnsafeRawBufferPointer) -> Self? {
    guard starts(with: name), count > name.count, self[startIndex + name.count] == UInt8(ascii: "/") else { return nil }
    return dropFirst(name.count + 1)
  }
}

extension EmojiCatalog {
  /// The length of the longest code, in UTF-8 units.
  package var longestCode: Int { table.longestCode }

  /// Whether some code begins with a byte: the quick test of a scan.
  @inline(__always)
  package func mayBegin(with byte: UInt8) -> Bool { table.mayBegin(with: byte) }

  /// Calls a closure for every code or alias that begins at a position, the shortest first.
  ///
  /// - Parameters:
  ///   - steps: Increased by the number of bytes that are compared, at most ``longestCode`` plus one.
  package func forEachMatch(
    in bytes: UnsafeBufferPointer<UInt8>,
    at start: Int,
    steps: inout Int,
    _ body: (EmojiCode, _ utf8Count: Int) -> Void
  ) {
    table.forEachCode(in: bytes, at: start, steps: &steps) { code, count in
      body(EmojiCode(table: table, index: table.code(code).item), count)
    }
  }
}

extension EmojiCatalog: Hashable {
  /// Returns whether two catalogs were compiled from the same packs under the same name.
  public static func == (left: Self, right: Self) -> Bool {
    left.table.base == right.table.base || left.table.digest == right.table.digest
  }

  /// Hashes the digest of the packs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(table.digest)
  }
}
