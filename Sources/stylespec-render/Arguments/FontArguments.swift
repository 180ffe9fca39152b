internal import ArgumentParser
internal import StyleLayout
internal import TokenWorkspace

/// The fonts.
struct FontArguments: ParsableArguments {
  @Option(
    name: [.customLong("font"), .customLong("fonts")],
    help: ArgumentHelp(
      "A font file, or a folder of font files. May be repeated; the order matters.",
      discussion: "Installed fonts are then not used. Both names mean the same.",
      valueName: "path"
    ),
    completion: .file(extensions: ["otf", "ttf", "ttc"])
  )
  var fonts: [String] = []

  @Option(
    help: ArgumentHelp(
      "A family. May be repeated: the first one is the system font, the others are its fallback.",
      discussion: "Families of --font without this option follow in the order of the files.",
      valueName: "name"
    )
  )
  var family: [String] = []

  var configuration: FontConfiguration {
    FontConfiguration(files: fonts, families: family, includesInstalledFonts: fonts.isEmpty)
  }

  #if canImport(CPango)
    func shaper() throws -> any TextShaper {
      do {
        return try PangoShaper(configuration)
      } catch {
        throw reported("\(error)", error.status)
      }
    }
  #else
    func shaper() throws -> any TextShaper {
      let packages = "Debian, Ubuntu: libpango1.0-dev; Fedora: pango-devel"
      let advice = "install its headers (\(packages)), and build it again with STYLESPEC_PANGO=1 in the environment"
      throw reported("this tool was built without Pango, which it needs for text; \(advice)", .unavailable)
    }
  #endif
}

#if canImport(CPango)
  extension FontError {
    /// The exit status for the error.
    fileprivate var status: ExitCode {
      switch self {
      case .missing, .unreadable, .noFonts: .fileError
      case .empty, .unknownFamily, .noConfiguration: .specError
      }
    }
  }
#endif
