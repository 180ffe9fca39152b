import Foundation
import StyleLayout
import StyleRichText

/// The arguments: a script, and the path of a picture.
var arguments = Array(CommandLine.arguments.dropFirst())
var picture: String?
if let option = arguments.firstIndex(of: "--png"), option + 1 < arguments.count {
  picture = arguments[option + 1]
  arguments.removeSubrange(option...option + 1)
}
guard arguments.count == 1, let path = arguments.first else {
  fail("usage: composer-example SCRIPT [--png PATH]", status: 64)
}

do {
  let events = try EventScript(String(contentsOfFile: path, encoding: .utf8)).events
  let storyboard = Storyboard(events, typesetter: try Fonts.typesetter())
  print(storyboard.description, terminator: "")
  if let picture {
    let png = try storyboard.drawing().encoded(as: .png(scale: 2))
    try Data(png).write(to: URL(fileURLWithPath: picture), options: .atomic)
  }
} catch {
  fail("\(path): error: \(error)", status: 1)
}

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(status)
}
