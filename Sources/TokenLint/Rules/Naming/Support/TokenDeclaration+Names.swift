internal import TokenModel

extension TokenDeclaration {
  /// Whether it is a row of a table, in the main one or in a mode: its name is a size.
  var isRow: Bool {
    switch section {
    case .typography: true
    case .modes: path.utf8.count != "modes.".utf8.count + name.utf8.count
    case .palette, .color, .weight, .family, .styles: false
    }
  }
}

extension SpecOutline {
  /// The tokens whose names people chose: all but rows.
  var named: some Sequence<TokenDeclaration> { tokens.lazy.filter { !$0.isRow } }
}
