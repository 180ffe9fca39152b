internal import Foundation

/// Chromium without a window. It runs the script of a page, and prints the page as the script left it.
package enum Browser {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The folder that reports are written to. Without it there is no comparison: a browser is large, slow to start, and
  /// not everywhere.
  package static let reports = ProcessInfo.processInfo.environment["STYLESPEC_BROWSER"]

  /// The seeds of random cases: those of `STYLESPEC_BROWSER_SEEDS=1,2,3`, or three known ones.
  package static let seeds =
    ProcessInfo.processInfo.environment["STYLESPEC_BROWSER_SEEDS"]?
    .split(separator: ",").compactMap { UInt64($0) } ?? [101, 102, 103]

  /// What a script puts into the element `result`, as JSON. `settings` are those of the browser's engine, such as
  /// `preferredColorScheme=0` for dark pages. With `isWide`, the screen can show Display P3, else sRGB.
  package static func result<Value: Decodable>(
    of page: String,
    as type: Value.Type,
    settings: [String] = [],
    isWide: Bool = false
  ) throws -> Value {
    let folder = try TemporaryFolder("browser")
    let file = try folder.write(page, to: "page.html")
    let settings = settings.isEmpty ? [] : ["--blink-settings=" + settings.joined(separator: ",")]
    let run = try Subprocess.run(
      "chromium",
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
        "--force-device-scale-factor=1", "--virtual-time-budget=60000", "--user-data-dir=\(folder.path)/profile",
        "--force-color-profile=\(isWide ? "display-p3-d65" : "srgb")",
      ] + settings + ["--dump-dom", "file://\(file.replacing(" ", with: "%20"))"]
    )
    guard run.status == 0,
      let start = run.output.range(of: "<script id=\"result\" type=\"application/json\">"),
      let end = run.output.range(of: "</script>", range: start.upperBound..<run.output.endIndex)
    else { throw Failure(description: "no result; status \(run.status): \(run.errors.suffix(2_000))") }
    return try JSONDecoder().decode(type, from: Data(run.output[start.upperBound..<end.lowerBound].utf8))
  }

  /// Writes a report, and its first lines to standard output.
  package static func report(_ name: String, _ text: String) throws {
    guard let reports else { return }
    try FileManager.default.createDirectory(atPath: reports, withIntermediateDirectories: true)
    try text.write(toFile: "\(reports)/\(name).txt", atomically: true, encoding: .utf8)
    print(name + "\n" + text.split(separator: "\n").filter { !$0.hasPrefix("    ") }.joined(separator: "\n"))
  }

  /// A value for a script, safe inside of HTML.
  package static func literal(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self).replacing("<", with: "\\u003C")
  }
}
