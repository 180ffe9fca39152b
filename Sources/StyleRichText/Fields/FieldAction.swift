internal import StyledText

/// An action of the edit menu. The raw value is the name of its selector.
package enum FieldAction: String, Sendable, Hashable, CaseIterable {
  case copy = "copy:"
  case cut = "cut:"
  case paste = "paste:"
  case selectAll = "selectAll:"
}

extension FieldModel {
  /// Whether an action makes sense now.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - canPaste: Whether the clipboard has text.
  package func allows(_ action: FieldAction, canPaste: Bool) -> Bool {
    switch action {
    case .copy, .cut: !editor.selection.isEmpty
    case .paste: canPaste
    case .selectAll: editor.selection.range.count < editor.text.utf16Length
    }
  }
}
