internal import ArgumentParser

/// How `show` and `list` print codes.
enum DescriptionFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json

  func print(_ description: CodeDescription) throws -> String {
    switch self {
    case .text: description.text
    case .json: try JSON.text(description)
    }
  }
}
