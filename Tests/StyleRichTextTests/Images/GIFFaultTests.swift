#if canImport(CGIF)
  import Foundation
  import StyleRichText
  import TestSupport
  import Testing

  /// A mistake in how frames are painted over each other, or in how long they are shown.
  enum GIFFault: CaseIterable {
    case restoredFramesAreCleared
    case clearedFramesStay
    case nothingIsTransparent
    case rowsAreNotInterlaced
    case ownPalettesAreNotUsed
    case framesAreShifted
    case delaysAreLonger
    case shortDelaysAreKept

    /// Changes what is expected of a file.
    func change(_ sample: inout GIFSample) {
      if self == .shortDelaysAreKept { sample.shortestDelay = 0 }
      for index in sample.frames.indices { change(&sample.frames[index]) }
    }

    private func change(_ frame: inout GIFSample.Frame) {
      switch self {
      case .restoredFramesAreCleared: if frame.disposal == 3 { frame.disposal = 2 }
      case .clearedFramesStay: if frame.disposal == 2 { frame.disposal = 1 }
      case .nothingIsTransparent: frame.transparent = nil
      case .rowsAreNotInterlaced: frame.indices = GIFSample.fileOrder(frame)
      case .ownPalettesAreNotUsed: frame.palette = nil
      case .framesAreShifted: frame.x += 1
      case .delaysAreLonger: frame.delay += 1
      case .shortDelaysAreKept: break
      }
    }
  }

  /// Each mistake must be noticed.
  struct GIFFaultTests {
    @Test(arguments: GIFFault.allCases) func otherPaintersAreNoticed(fault: GIFFault) throws {
      #expect(try isNoticed(fault) { try $0.problem(of: $1, at: Array($0.frames.indices)) })
    }

    /// What the painter paints is in place of what a browser does.
    @Test(arguments: GIFFault.allCases) func otherFramesAreNoticedByTheComparisonWithABrowser(fault: GIFFault) throws {
      #expect(try isNoticed(fault) { try DecodedGIF($0).problem(with: $1, shortestDelay: $0.shortestDelay) })
    }

    private func isNoticed(_ fault: GIFFault, by compare: (GIFSample, AnimatedImage) throws -> String?) throws -> Bool {
      var random = SeededGenerator(seed: 1)
      for _ in 0..<50 {
        let sample = GIFSample.any(using: &random)
        let image = try AnimatedImage(sample.bytes)
        #expect(try compare(sample, image) == nil)
        var other = sample
        fault.change(&other)
        if try compare(other, image) != nil { return true }
      }
      return false
    }
  }

  extension DecodedGIF {
    /// As if a browser had painted a file.
    fileprivate init(_ sample: GIFSample) {
      let (width, height) = sample.screenSize
      repetitions = sample.loops.map { $0 == 0 ? nil : $0 } ?? 0
      frames = zip(sample.screens, sample.frames).map { screen, frame in
        let duration = Double(frame.hasControl ? frame.delay : 0) * 1e4
        return Frame(width: width, height: height, duration: duration, pixels: Data(screen))
      }
    }
  }
#endif
