internal import StyleTables

/// A catalogue, and what only its spec says.
struct LoadedCatalog {
  let styles: StyleCatalog
  /// Nil for a compiled catalogue.
  var offsets: SpecOffsets?
}
