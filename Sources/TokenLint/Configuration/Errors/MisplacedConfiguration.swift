package import TokenDiagnostics

/// A configuration under a wrong name, or one that is not a file.
package enum MisplacedConfiguration: ErrorKind {
  package static let page = ErrorPage(
    "misplaced-configuration",
    in: .configurations,
    "A configuration under a name that is not looked for, or something else under its name",
    why: "`.stylespec.yml`, a folder or a link that leads nowhere would be ignored silently.",
    remedy: "Call the file `.stylespec.yaml`, or remove the folder or link with that name."
  )
}
