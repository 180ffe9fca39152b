#if canImport(CPango)
  import TestSupport
  import Testing

  @testable import StyleLayout

  @Suite struct FontConfigurationTests {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    private func error(_ configuration: FontConfiguration) -> FontError? {
      do {
        _ = try PangoShaper(configuration)
        return nil
      } catch {
        return error
      }
    }

    @Test func whatCannotBeReadIsNamed() throws {
      let folder = try TemporaryFolder()
      try folder.write("no font", to: "text.ttf")
      try folder.write("no font", to: "none/read.me")
      let text = folder.path + "/text.ttf"
      #expect(error(FontConfiguration()) == .empty)
      #expect(error(FontConfiguration(files: ["/no/such.ttf"])) == .missing(file: "/no/such.ttf"))
      #expect(error(FontConfiguration(files: [""])) == .missing(file: ""))
      #expect(error(FontConfiguration(files: [Self.inter + "\0x"])) == .missing(file: Self.inter + "\0x"))
      #expect(error(FontConfiguration(files: [Self.inter, text])) == .unreadable(file: text))
      #expect(error(FontConfiguration(files: [folder.path + "/none"])) == .noFonts(folder: folder.path + "/none"))
      #expect(
        error(FontConfiguration(files: [Self.inter], families: ["Intre"])) == .unknownFamily("Intre", known: ["Inter"])
      )
    }

    @Test func errorsSayWhatWouldBeRight() {
      let errors: [FontError] = [
        .missing(file: "F"), .unreadable(file: "F"), .noFonts(folder: "F"), .empty,
        .unknownFamily("F", known: ["G", "H"]),
        .noConfiguration,
      ]
      for error in errors { #expect(error.description.contains("; "), "\(error)") }
      #expect(errors[4].description == "no font has the family 'F'; available: 'G', 'H'")
    }

    @Test func foldersAreReadWithTheFoldersInThem() throws {
      let shaper = try PangoShaper(FontConfiguration(files: ["/usr/share/fonts/opentype"], families: ["Inter"]))
      #expect(shaper.face(of: FontRequest(family: "Amiri", size: 10))?.family == "Amiri")
      #expect(shaper.face(of: FontRequest(weight: 900, size: 10))?.file?.hasSuffix("Inter-Black.otf") == true)
    }

    @Test func withoutAListTheFirstFileIsTheDefault() throws {
      let amiri = "/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Regular.ttf"
      for files in [[Self.inter, amiri], [amiri, Self.inter]] {
        let shaper = try PangoShaper(FontConfiguration(files: files))
        #expect(shaper.face(of: FontRequest(size: 10))?.file == files[0])
      }
    }

    @Test(arguments: ["Inter", "inter", " I n t e r ", "INTER"])
    func capitalsAndSpacesInNamesDoNotMatter(name: String) throws {
      let shaper = try Shaping.shaper.get()
      #expect(shaper.face(of: FontRequest(family: name, size: 10))?.family == "Inter")
      #expect(try Shaping.shape("a", family: name).runs.first?.substitute == nil)
    }

    @Test func namesOfSeveralWordsAndLanguages() throws {
      let shaper = try Shaping.shaper.get()
      for (name, index) in [
        ("WenQuanYi Micro Hei", 0), ("文泉驿微米黑", 0), ("WenQuanYi Micro Hei Mono", 1), ("文泉驛等寬微米黑", 1),
      ] {
        let face = try #require(shaper.face(of: FontRequest(family: name, size: 10)))
        #expect(face.index == index, "\(name)")
        #expect(face.family == (index == 0 ? "WenQuanYi Micro Hei" : "WenQuanYi Micro Hei Mono"))
      }
    }

    @Test func aCommaIsPartOfAName() throws {
      for name in ["Amiri, Inter", "Amiri,Inter", ",", "Amiri,"] {
        let shaped = try Shaping.shape("a", family: name)
        #expect(shaped.runs.map(\.substitute) == ["Inter"], "\(name)")
        #expect(shaped.runs.map(\.face?.family) == ["Inter"])
      }
    }

    @Test func theNearestWeightIsUsed() throws {
      let shaper = try Shaping.shaper.get()
      let asked = [-5, 0, 1, 100, 400, 460, 500, 550, 590, 600, 700, 950, 1000, 5000]
      let used = asked.map { shaper.face(of: FontRequest(family: "Inter", weight: $0, size: 10))?.weight }
      #expect(used == [400, 400, 400, 400, 400, 500, 500, 500, 700, 700, 700, 700, 700, 700])
    }

    /// Chromium 156: bold text is as wide as regular text where a family has no bold.
    @Test func strokesAreThickenedWithoutBeingWider() throws {
      let shaper = try PangoShaper(FontConfiguration(files: [Self.inter]))
      let weights = [400, 500, 599, 600, 700, 1000]
      let faces = weights.map { shaper.face(of: FontRequest(weight: $0, size: 40)) }
      #expect(faces.map { $0?.isEmboldened } == [false, false, false, true, true, true])
      #expect(faces.allSatisfy { $0?.weight == 400 })
      for weight in weights {
        let run = ShapingRequest.Run(
          range: 0..<10,
          font: FontRequest(weight: weight, size: 40),
          letterSpacing: 0,
          boxWidth: nil,
          set: 0
        )
        let shaped = shaper.shape(
          ShapingRequest(text: "Hello fine", runs: [run], direction: .leftToRight, language: "en")
        )
        #expect(abs(shaped.width - 177.625) < 0.05)
      }
    }

    @Test func familiesAreTriedInOrder() throws {
      for (families, used) in [
        (["Inter", "DejaVu Sans", "Amiri"], "DejaVu Sans"), (["Inter", "Amiri", "DejaVu Sans"], "Amiri"),
      ] {
        var configuration = TestFonts.configuration
        configuration.families = families
        let shaper = try PangoShaper(configuration)
        let run = ShapingRequest.Run(range: 0..<2, font: FontRequest(size: 10), letterSpacing: 0, boxWidth: nil, set: 0)
        let shaped = shaper.shape(ShapingRequest(text: "ع", runs: [run], direction: .rightToLeft, language: "en"))
        #expect(shaped.runs.map(\.face?.family) == [used])
      }
    }

    @Test func equalFontsOfTwoEnginesAreEqual() throws {
      let other = try PangoShaper(TestFonts.configuration)
      let request = FontRequest(weight: 700, size: 13.5)
      let shaper = try Shaping.shaper.get()
      #expect(shaper.face(of: request) == other.face(of: request))
      #expect(shaper.face(of: request)?.hashValue == other.face(of: request)?.hashValue)
      #expect(shaper.face(of: request) != other.face(of: FontRequest(weight: 700, size: 13)))
      #expect(shaper.face(of: request) != other.face(of: FontRequest(weight: 400, size: 13.5)))
      #expect(shaper.face(of: request) !== other.face(of: request))
    }

    @Test func installedFontsAreAChoice() throws {
      let shaper = try PangoShaper(.installed)
      #expect(
        shaper.face(of: FontRequest(family: "Inter", weight: 700, size: 10))?.file?.hasSuffix("Inter-Bold.otf") == true
      )
      #expect(shaper.face(of: FontRequest(size: 10)) != nil)
      #expect(shaper.metrics(of: FontRequest(size: 10)).ascent > 5)
    }
  }
#endif
