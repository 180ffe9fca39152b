internal import TokenJSON
internal import ArgumentParser

/// The format of `show` and `list`.
protocol Describable: JSONWritable {
  /// For people; ends with a line feed.
  var text: String { get }
}

extension CodeDescription: Describable {}
extension TokenDescription: Describable {}

/// The format in which `show` and `list` print codes and tokens.
enum DescriptionFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json

  func print(_ description: some Describable) -> String {
    switch self {
    case .text: description.text
    case .json: JSONWriter.text(of: description)
    }
  }
}
