/// A compiled spec: its codes and their styles.
///
/// A catalog is a pointer to constant data. It is created, copied and compared in constant time, and need not be loaded
/// or kept alive.
public struct StyleCatalog: Sendable {
  @usableFromInline let table: CatalogTable

  /// Creates the catalog of generated code. The label names the version of the tables, so that code is not compiled
  /// with a library that cannot read them.
  ///
  /// - Parameter table: A constant that `stylespec` wrote for this format version, and that lives as long as the
  ///   process. It is not checked at run time, so do not write one by hand.
  @inlinable
  public init(unsafeTableV2 table: [UInt64]) {
    // A constant's storage is never freed, and every table has a header.
    self.table = CatalogTable(table.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped })
  }

  /// Creates the catalog of generated code with tokens that only free-standing styles use. The label names the version
  /// of the tables, so that code does not compile with a library that cannot read them.
  ///
  /// - Parameter table: The same as for ``init(unsafeTableV2:)``, but in the third version.
  @inlinable
  public init(unsafeTableV3 table: [UInt64]) {
    // The third version only adds to the second one.
    self.init(unsafeTableV2: table)
  }

  /// For code that earlier releases generated.
  @_documentation(visibility: internal)
  @inlinable
  public init(unsafeImageV2 table: [UInt64]) {
    self.init(unsafeTableV2: table)
  }

  /// For code that earlier releases generated. The second version of the format only adds to the first one.
  @_documentation(visibility: internal)
  @inlinable
  public init(unsafeImageV1 table: [UInt64]) {
    self.init(unsafeTableV2: table)
  }

  /// The name of the catalog in its spec, such as `Yanxuan`.
  public var name: String { table.string(table.catalogName) }

  /// Returns the code with a name, such as `14_gray2_bold`. Names are compared as UTF-8.
  ///
  /// - Returns: Nil for an unknown name.
  /// - Complexity: O(*n*), where *n* is the length of the name, whatever the number of codes; does not allocate.
  public func code(named name: String) -> StyleCode? {
    var name = name
    return name.withUTF8 { utf8 in
      NameLookup(table: table, name: utf8).key()
    }.map { StyleCode(unsafeKey: $0, in: self) }
  }

  /// The codes of the main table by size, color and weight, each in the order of the spec, then those of each mode,
  /// then the free-standing styles.
  public var codes: CatalogCodes { CatalogCodes(catalog: self) }

  /// Returns up to three names of codes that are similar to a misspelled one, the most similar first; for error
  /// messages.
  ///
  /// Similarity is judged by the number of characters inserted and removed, at most a quarter of both lengths together,
  /// or two.
  ///
  /// - Complexity: Linear in the number of codes.
  public func suggestions(for name: String) -> [String] {
    codes.lazy.map(\.name).nearest(to: name)
  }
}

extension StyleCatalog: Hashable {
  /// Returns whether two catalogs were compiled from the same values under the same name. Their addresses may differ:
  /// the compiler may copy constant data into each module that uses it.
  public static func == (left: Self, right: Self) -> Bool {
    left.table.base == right.table.base || left.table.digest == right.table.digest
  }

  /// Hashes the digest of the catalog's values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(table.digest)
  }
}

extension StyleCatalog {
  init(table: CatalogTable) {
    self.table = table
  }
}

extension StyleCatalog {
  /// Loads a catalog from the content of a file that `stylespec compile --emit catalog` wrote: for tests, tools and
  /// updates over the air.
  ///
  /// The catalog equals the one in generated code if both were compiled from the same values. The tables are copied and
  /// never freed; equal content is copied once.
  ///
  /// - Parameter bytes: The content of the file. All of it is checked.
  /// - Throws: A ``CatalogError`` for damaged or malicious bytes.
  /// - Complexity: Linear in the size of the file.
  public init(validating bytes: some Sequence<UInt8>) throws(CatalogError) {
    self.init(
      table: CatalogTable(
        try LoadedTables.load(bytes) { words throws(CatalogError) in try TableValidation(words).check() }
      )
    )
  }
}
