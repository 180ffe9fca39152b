#if os(Linux)
  import Foundation
  import TestSupport

  /// A code as `stylespec list --format json` prints it, and the formulas of `Hosts.md`.
  struct ListedCode: Decodable {
    struct Color: Decodable {
      let light: String
      let dark: String
      let highContrastLight: String?
      let highContrastDark: String?
    }

    let code: String
    let size: Double
    let weight: Int
    let family: String
    let color: Color?
    let lineHeight: Double?
    let lineSpacing: Double?
    let letterSpacing: Double?
    let baseline: Double?

    static func all() throws -> [ListedCode] {
      let folder = Repository.root.path
      let result = try Subprocess.run(Repository.product("stylespec"), ["list", "--format", "json"], in: folder)
      guard result.status == 0 else { throw ListFails(errors: result.errors) }
      return try JSONDecoder().decode([ListedCode].self, from: Data(result.output.utf8))
    }

    struct ListFails: Error {
      let errors: String
    }
  }

  extension ListedCode {
    /// The offset for a host at the designed size: "Baselines and hosts" in the documentation of StyleTables. These
    /// hosts put all slack above the text, and the system font's ascent and descent are 0.952 and 0.241 em.
    func baselineOffset(host: String) -> Double? {
      guard let lineHeight, let baseline else { return nil }
      let (ascent, descent) = (0.952 * size, 0.241 * size)
      let slack = max(0, lineHeight - ascent - descent)
      let distance = slack + ascent - baseline
      return host == "legacyLabel" && distance > 0 ? distance / 2 : distance
    }

    /// Red, green, blue and alpha, 0…1.
    func components(appearance: String) -> [Double] {
      guard let color else { return [] }
      let hex =
        switch appearance {
        case "light": color.light
        case "dark": color.dark
        case "highContrastLight": color.highContrastLight ?? color.light
        default: color.highContrastDark ?? color.dark
        }
      let channels = (Int(hex.dropFirst().prefix(6), radix: 16) ?? -1, Int(hex.dropFirst(7), radix: 16) ?? 255)
      return [channels.0 >> 16, channels.0 >> 8 & 255, channels.0 & 255, channels.1].map { Double($0) / 255 }
    }

    /// −1…1: `UIFont.Weight` and `NSFont.Weight`.
    var trait: Double? { [400: 0, 500: 0.23, 600: 0.3, 700: 0.4][weight] }
  }
#endif
