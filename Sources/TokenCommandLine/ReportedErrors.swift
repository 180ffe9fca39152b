internal import ArgumentParser
internal import TokenDiagnostics
package import TokenFiles

/// Runs work on files; an error is printed and ends the tool with its own status.
package func reportingFileErrors<Result>(_ work: () throws(FileError) -> Result) throws -> Result {
  do {
    return try work()
  } catch {
    throw reported(error)
  }
}

/// Prints an error; returns what ends the tool.
package func reported(_ error: FileError) -> any Error {
  Console.printMessage("\(error)\n")
  return ExitCode.fileError
}

/// What is wrong with the name of a code that is not among all names: the nearest ones, or else where to see all.
package func unknownCode(_ code: String, among names: [String]) -> String {
  let near = NearestNames.nearest(to: code, among: names)
  let hint = near.isEmpty ? "run 'stylespec list' to see all" : "did you mean \(near.joined(separator: ", "))?"
  return "there is no style code `\(code)`; \(hint)"
}
