internal import StyleTables
internal import TokenWorkspace

/// Finds the code of a command line.
enum CodeSearch {
  /// The code with a name, optionally in a mode. Errors are printed, and end the tool.
  static func code(named name: String, mode: String?, in catalogs: [StyleCatalog]) throws -> StyleCode {
    let found = catalogs.compactMap { $0.code(named: name) }
    guard let code = found.first else {
      throw reported(unknownCode(name, among: catalogs.flatMap { $0.codes.map(\.name) }))
    }
    guard found.count == 1 else {
      let names = found.map(\.catalog.name).joined(separator: ", ")
      throw reported("several catalogs have a code `\(name)`: \(names); name one with --spec or --catalog")
    }
    return try mode.map { try counterpart(of: code, in: $0) } ?? code
  }

  /// The code that differs only in its mode.
  private static func counterpart(of code: StyleCode, in mode: String) throws -> StyleCode {
    let tokens = code.tokens
    let wanted = StyleTokens(
      size: tokens.size,
      color: tokens.color,
      weight: tokens.weight,
      family: tokens.family,
      mode: mode,
      style: nil
    )
    guard tokens.style == nil, let found = code.catalog.codes.first(where: { $0.tokens == wanted }) else {
      throw reported("`\(code.name)` does not exist in mode `\(mode)`; \(modes(of: code))")
    }
    return found
  }

  private static func modes(of code: StyleCode) -> String {
    let tokens = code.tokens
    guard tokens.style == nil else { return "a free-standing style has no modes" }
    let modes = code.catalog.codes.map(\.tokens).filter { $0.size == tokens.size && $0.style == nil }
      .compactMap(\.mode)
    let names = modes.enumerated().filter { !modes[..<$0.offset].contains($0.element) }.map(\.element)
    return names.isEmpty
      ? "size \(tokens.size) has no modes" : "size \(tokens.size) has \(names.joined(separator: ", "))"
  }
}
