/// All codes of a catalog, made one at a time.
public struct CatalogCodes: Sendable, BidirectionalCollection {
  private let catalog: StyleCatalog
  private let axes: CodeAxes
  /// The first code's position; ``endIndex`` when there is none.
  public let startIndex: Int
  /// The position behind the last code.
  public let endIndex: Int

  init(catalog: StyleCatalog) {
    self.catalog = catalog
    axes = CodeAxes(catalog.image)
    endIndex = axes.productCount + catalog.image.count(.styles)
    startIndex = axes.next(from: 0, upTo: endIndex)
  }

  /// Linear in the number of neighboring codes that the spec leaves out.
  public func index(after index: Int) -> Int {
    axes.next(from: index + 1, upTo: endIndex)
  }

  /// Linear in the number of neighboring codes that the spec leaves out.
  public func index(before index: Int) -> Int {
    axes.previous(from: index - 1)
  }

  /// The code at a position. Traps outside the collection, as collections do; O(1).
  public subscript(position: Int) -> StyleCode {
    precondition((startIndex..<endIndex).contains(position), "no code at this position")
    return StyleCode(unsafeKey: axes.key(at: position), in: catalog)
  }
}

/// How the codes of the axes are numbered: by row, then color, weight and family; free-standing styles follow.
struct CodeAxes: Sendable {
  private let image: CatalogImage
  private let colors: Int
  private let weights: Int
  private let families: Int
  /// How many codes the axes make, with those that are left out.
  let productCount: Int

  init(_ image: CatalogImage) {
    self.image = image
    colors = image.count(.colors)
    weights = image.count(.weights)
    families = image.familiesAreNamed ? image.count(.families) : 1
    // At most four million; where an axis is empty, the others alone may exceed `Int`.
    productCount = image.count(.rows) &* colors &* weights &* families
  }

  /// Whether a code of the axes exists, or is left out by the spec.
  func exists(_ number: Int) -> Bool {
    number >= productCount || Self.exists(number, in: image)
  }

  /// The same for a code of the axes by its key.
  static func exists(_ key: UInt64, in image: CatalogImage) -> Bool {
    let axes = CodeAxes(image)
    let code = StyleCode(unsafeKey: key, in: StyleCatalog(image: image))
    let color = code.row * axes.colors + code.color
    return exists((color * axes.weights + code.weight) * axes.families + code.family, in: image)
  }

  private static func exists(_ number: Int, in image: CatalogImage) -> Bool {
    guard image.count(.included) > 0 else { return true }
    return image.word(image.start(.included) + number / 64) >> (number % 64) & 1 == 1
  }

  func next(from start: Int, upTo end: Int) -> Int {
    var number = start
    while number < end, !exists(number) { number += 1 }
    return number
  }

  func previous(from start: Int) -> Int {
    var number = start
    while number > 0, !exists(number) { number -= 1 }
    return number
  }

  func key(at number: Int) -> UInt64 {
    guard number < productCount else { return image.styleKey(number - productCount) }
    let (rest, family) = number.quotientAndRemainder(dividingBy: families)
    let (colorAndRow, weight) = rest.quotientAndRemainder(dividingBy: weights)
    let (row, color) = colorAndRow.quotientAndRemainder(dividingBy: colors)
    return StyleCode.key(row: row, color: color, weight: weight, family: family)
  }
}

extension CatalogImage {
  /// Whether names tell families apart; if not, all codes of the axes have the first one.
  var familiesAreNamed: Bool {
    (0..<count(.baseName)).contains { name(start(.baseName) + $0).number == NamePart.family.rawValue }
  }

  /// The key of a free-standing style.
  func styleKey(_ style: Int) -> UInt64 {
    word(start(.styles) + style * Stride.style) | UInt64(style + 1) << 48
  }
}
