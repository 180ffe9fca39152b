internal import StyleTables

/// A catalog, and what only its spec says.
struct LoadedCatalog {
  let styles: StyleCatalog
  /// Nil for a compiled catalog.
  var offsets: SpecOffsets?
}
