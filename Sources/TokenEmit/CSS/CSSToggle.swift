internal import TokenModel

/// A custom property that is `initial` if a context of a switch is chosen, and else empty. Its opposite is `initial` if
/// the context is not chosen.
struct CSSToggle: Hashable, Comparable {
  let `switch`: Int
  let context: Int
  let isOn: Bool

  /// Its value where a context of its switch is chosen.
  func value(in chosen: Int) -> String { (chosen == context) == isOn ? "initial" : "" }

  static func < (a: CSSToggle, b: CSSToggle) -> Bool {
    a.context != b.context ? a.context < b.context : a.isOn && !b.isOn
  }
}

/// The names of toggles. No token begins with `_`.
struct CSSToggleNames {
  /// By switch and context.
  private let names: [[(on: String, off: String)]]

  init(_ switches: [CSSSwitch], _ options: CSSOptions) {
    var unique = UniqueNames()
    let start = options.prefix.isEmpty ? "--_" : "--_\(options.prefix)-"
    names = switches.map { toggled in
      let attribute = options.spelling.name(of: toggled.attribute)
      let word = attribute.hasPrefix("data-") ? String(attribute.dropFirst("data-".count)) : attribute
      return toggled.contexts.map { context in
        let name = options.spelling.name(of: context.name)
        return (
          CSSIdentifier.escaped(unique.make("\(start)\(word)-\(name)")),
          CSSIdentifier.escaped(unique.make("\(start)\(word)-not-\(name)"))
        )
      }
    }
  }

  subscript(toggle: CSSToggle) -> String {
    let name = names[toggle.switch][toggle.context]
    return toggle.isOn ? name.on : name.off
  }
}
