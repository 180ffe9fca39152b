internal import ArgumentParser
internal import TokenReports

/// How `show` and `list` print codes.
enum DescriptionFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json

  func print(_ description: CodeDescription) -> String {
    switch self {
    case .text: description.text
    case .json: JSONWriter.text(of: description)
    }
  }
}
