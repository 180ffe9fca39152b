internal import TokenDiagnostics
package import TokenModel

/// The contexts that a compile chose.
package struct ContextChoice: Sendable, Hashable {
  /// The contexts by name. A name of a modifier that a set of tokens does not have is for another set.
  package let inputs: [ContextInput]
  /// Whether each modifier of the role `build` must have a context: the compile makes outputs.
  package let mustBeComplete: Bool

  /// Creates a choice, of default contexts by default.
  package init(inputs: [ContextInput] = [], mustBeComplete: Bool = false) {
    self.inputs = inputs
    self.mustBeComplete = mustBeComplete
  }

  /// Makes the chosen contexts the standard ones, and of a modifier about the text size the one that styles are
  /// designed for.
  ///
  /// - Returns: An unknown context, or a modifier without one, as errors; and what is unusual about text sizes.
  func apply(to modifiers: inout Modifiers, otherwiseAt place: SourceRange) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for id in modifiers.indices {
      let modifier = modifiers[id]
      let names = inputs.filter { $0.modifier.utf8.elementsEqual(modifier.name.utf8) }.map(\.context)
      if let name = names.last {
        if let context = modifier.contexts.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) {
          modifiers[id] = modifier.choosing(context)
        } else {
          diagnostics.append(.unknownContext(name, of: modifier, at: modifier.place ?? place))
        }
      } else if mustBeComplete, modifier.role == .build, !modifier.hasDefault {
        diagnostics.append(.noContext(of: modifier, at: modifier.place ?? place))
      } else if modifier.role == .textSize {
        let designed = modifier.textSizes.firstIndex(of: .large)
        if let designed { modifiers[id] = modifier.designed(in: designed) }
        guard designed == nil || designed != modifier.standard && modifier.hasDefault else { continue }
        diagnostics.append(.designedTextSize(of: modifier, context: designed, at: modifier.place ?? place))
      }
    }
    return diagnostics
  }
}
