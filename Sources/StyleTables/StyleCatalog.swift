/// One compiled spec: its codes, and what each of them means.
///
/// A catalog is a pointer to constant data. Making, copying and comparing one costs nothing to speak of, and there
/// is nothing to load or to keep alive.
public struct StyleCatalog: Sendable {
  @usableFromInline let image: CatalogImage

  /// The catalog that generated code holds. The image must be a constant that `stylespec` wrote for this format
  /// version, and must live as long as the process; nothing checks it at run time, so do not write one by hand.
  @inlinable
  public init(unsafeImageV1 image: [UInt64]) {
    // A constant's storage is never freed, and every image has a header.
    self.image = CatalogImage(image.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped })
  }

  /// The name that the spec gives it, such as `Yanxuan`.
  public var name: String { image.string(image.catalogName) }

  /// The code with a name, such as `14_gray2_bold`; nil when there is none. Compares UTF-8 exactly. No allocation;
  /// the cost does not depend on the number of codes.
  public func code(named name: String) -> StyleCode? {
    var name = name
    return name.withUTF8 { utf8 in
      NameLookup(image: image, name: utf8).key()
    }.map { StyleCode(unsafeKey: $0, in: self) }
  }

  /// Every code: by size, then color, then weight, each in the order of the spec; then the same for each mode.
  public var codes: CatalogCodes { CatalogCodes(catalog: self) }

  /// At most three names of codes that are nearest to a misspelt one, the nearest first; for error messages.
  ///
  /// Nearness is the number of characters inserted and removed, at most a quarter of both lengths together. Compares
  /// with every code.
  public func suggestions(for name: String) -> [String] {
    let near = codes.enumerated().compactMap { index, code -> (distance: Int, index: Int, name: String)? in
      let candidate = code.name
      let allowed = (name.count + candidate.count) / 4
      guard abs(name.count - candidate.count) <= allowed else { return nil }
      let distance = candidate.difference(from: name).count
      return distance <= allowed ? (distance, index, candidate) : nil
    }
    return near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map(\.name)
  }
}

extension StyleCatalog: Hashable {
  /// Two catalogs are equal when they were compiled from the same values under the same name, wherever in memory
  /// they lie: the compiler may copy constant data into each module that uses it.
  public static func == (left: Self, right: Self) -> Bool {
    left.image.base == right.image.base || left.image.digest == right.image.digest
  }

  /// Equal catalogs hash the same, wherever in memory they lie.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(image.digest)
  }
}

extension StyleCatalog {
  init(image: CatalogImage) {
    self.image = image
  }
}
