internal import TokenDiagnostics

/// What is wrong with the name of a code that is not among all names: the nearest ones, or else where to see all.
package func unknownCode(_ code: String, among names: [String]) -> String {
  let near = NearestNames(to: code, among: names).names
  let hint =
    near.isEmpty
    ? "run 'stylespec list' to see all" : NearestNames.question(about: near.joined(separator: ", "))
  return "there is no style code `\(code)`; \(hint)"
}
