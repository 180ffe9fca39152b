package import TokenDiagnostics

/// A custom property has the name of a variable of Tailwind.
package enum TailwindName: ErrorKind {
  package static let page = ErrorPage(
    "tailwind-name",
    in: .severalFiles,
    "A custom property of a spec has the name of a variable of Tailwind",
    why: """
      A theme of Tailwind refers to the custom properties of a spec. Where both have one name, the variable would \
      refer to itself, or one of the two would overwrite the other.
      """,
    remedy:
      "Set `prefix: \"{name}\"` in the options of `css`: utilities keep their names, and custom properties get others."
  )
}
