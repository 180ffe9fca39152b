internal import TokenModel

/// Decides what a mention means for one catalog; see ``CodeUses``.
struct CodeJudge {
  enum Verdict {
    case nothing
    case code(Int, isMeant: Bool)
    /// Any code may be looked up.
    case anyCode
    case unknown
  }

  /// Whose member a name is.
  private enum Owner {
    case catalog, colors, styleCode, context, expression, otherCatalog
  }

  /// Members of `StyleCode` and of generated catalogs that are not codes, and words that are not members.
  private static let reserved = Set(
    ["Colors", "Protocol", "Type", "allCases", "catalog", "code", "init", "none", "self", "some"].map { UTF8Name($0) }
  )
  private static let styleCode = Array("StyleCode".utf8)
  private static let colors = Array("Colors".utf8)

  private let catalog: Catalog
  private let others: [OtherCatalog]
  private let name: [UInt8]
  private let otherNames: Set<UTF8Name>
  private let swiftNames: [UTF8Name: Int]
  /// The names that others have in `StyleCode`.
  private let otherSwiftNames: Set<UTF8Name>
  private let isMeant: [Bool]
  private lazy var shape = CodeShape(catalog)
  private lazy var codeNames = Self.table(catalog.codes.map(catalog.name))
  private lazy var otherCodeNames = Set(
    others.flatMap { other in other.catalog.codes.map { UTF8Name(other.catalog.name(of: $0)) } }
  )
  /// The verdicts on names without a base.
  private var shapes: [UTF8Name: Bool] = [:]

  init(_ catalog: Catalog, swiftNames: [String], others: [OtherCatalog]) {
    self.catalog = catalog
    self.others = others
    name = Array(catalog.name.value.utf8)
    otherNames = Set(others.map { UTF8Name($0.catalog.name.value) })
    self.swiftNames = Self.table(swiftNames)
    let rivals = others.filter { $0.catalog.swift.scope == .code }
    otherSwiftNames = Set(rivals.flatMap { $0.swiftNames.map { UTF8Name($0) } })
    let isPrefixed = !(catalog.swift.prefix ?? "").isEmpty
    let isTemplateClear = [catalog.names.base, catalog.names.mode].allSatisfy(CodeShape.canTell)
    isMeant = catalog.codes.map { isPrefixed || (isTemplateClear && $0.style == nil) }
  }

  mutating func verdict(on mention: SwiftMention, in bytes: [UInt8]) -> Verdict {
    let name = bytes[mention.name]
    switch mention.kind {
    case .member, .call: return verdict(onMember: name, owner(of: mention.base, bytes), isCall: mention.kind == .call)
    case .lookUp: return verdict(onLookUp: name, chain(mention.base, bytes))
    case .dynamicLookUp: return chain(mention.base, bytes) == .otherCatalog ? .nothing : .anyCode
    }
  }

  private mutating func verdict(onMember name: ArraySlice<UInt8>, _ owner: Owner, isCall: Bool) -> Verdict {
    guard owner != .otherCatalog, owner != .colors else { return .nothing }
    let isRival = owner != .catalog && otherSwiftNames.contains(UTF8Name(name))
    if let code = swiftNames[UTF8Name(name)] {
      if isRival, catalog.swift.scope == .catalog { return .nothing }
      return .code(code, isMeant: !isCall && (owner == .catalog || owner == .styleCode || isMeant[code]))
    }
    guard !isCall, !isRival else {
      return .nothing
    }
    switch owner {
    case .catalog where name.elementsEqual("code".utf8): return .anyCode
    case .catalog: return isCode(name) ? .unknown : .nothing
    case .styleCode: return catalog.swift.scope == .code && isCode(name) ? .unknown : .nothing
    case .context: return catalog.swift.scope == .code && fits(name) ? .unknown : .nothing
    case .colors, .expression, .otherCatalog: return .nothing
    }
  }

  private mutating func verdict(onLookUp name: ArraySlice<UInt8>, _ owner: Owner) -> Verdict {
    guard owner != .otherCatalog else { return .nothing }
    if let code = codeNames[UTF8Name(name)] {
      return .code(code, isMeant: owner == .catalog || others.isEmpty || !otherCodeNames.contains(UTF8Name(name)))
    }
    if owner == .catalog { return .unknown }
    return shape.fits(name, isSwiftName: false) && !otherCodeNames.contains(UTF8Name(name)) ? .unknown : .nothing
  }

  /// Whether a member of `StyleCode` or of the catalog is meant as a code.
  private mutating func isCode(_ name: ArraySlice<UInt8>) -> Bool {
    guard !Self.reserved.contains(UTF8Name(name)) else { return false }
    return !(name.first.map(SwiftBytes.isUpper) ?? false) || fits(name)
  }

  private mutating func fits(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.contains(where: SwiftBytes.isDigit) else { return false }
    if let known = shapes[UTF8Name(name)] { return known }
    let fits = shape.fits(name, isSwiftName: true)
    shapes[UTF8Name(name)] = fits
    return fits
  }

  private func owner(of base: SwiftMention.Base, _ bytes: [UInt8]) -> Owner {
    switch base {
    case .implicit: .context
    case .implicitOf(let type): owner(named: bytes[type]) == .styleCode ? .styleCode : .context
    case .expression: .expression
    case .name(let range, let before?) where bytes[range].elementsEqual(Self.colors):
      // `Brand.Colors`.
      [.catalog, .otherCatalog].contains(owner(named: bytes[before])) ? .colors : owner(named: bytes[range])
    case .name(let range, _): owner(named: bytes[range])
    }
  }

  /// Whose look-up it is: `Brand.code` or `Brand.catalog.code`.
  private func chain(_ base: SwiftMention.Base, _ bytes: [UInt8]) -> Owner {
    guard case .name(let range, let before) = base else { return .expression }
    let owners = [range, before].compactMap(\.self).map { owner(named: bytes[$0]) }
    return owners.first { $0 != .expression } ?? .expression
  }

  private func owner(named text: ArraySlice<UInt8>) -> Owner {
    if text.elementsEqual(name) { return .catalog }
    if text.elementsEqual(Self.styleCode) { return .styleCode }
    return otherNames.contains(UTF8Name(text)) ? .otherCatalog : .expression
  }

  private static func table(_ names: [String]) -> [UTF8Name: Int] {
    Dictionary(names.enumerated().map { (UTF8Name($1), $0) }) { first, _ in first }
  }
}
