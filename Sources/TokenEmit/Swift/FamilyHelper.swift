/// The functions that make lists of font families, one for each number of names.
///
/// An array literal in each constant takes the compiler four times as long.
enum FamilyHelper {
  static let name = "makeFamilies"

  /// Appends the function for a number of names before an empty line.
  static func print(count: Int, to printer: inout CodePrinter) {
    let names = (0..<count).map { "name\($0)" }
    let parameters = names.map { "_ \($0): StaticString" }.joined(separator: ", ")
    printer.block("\(SwiftFile.helper)func \(name)(\(parameters)) -> [String]") { printer in
      printer.line("[\(names.map { "\($0).description" }.joined(separator: ", "))]")
    }
    printer.line()
  }
}
