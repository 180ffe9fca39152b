/// The style and the script of a page as it has them.
enum PageText {
  /// A text without indentation and without lines that are comments or empty.
  static func compact(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      .joined(separator: "\n") + "\n"
  }
}
