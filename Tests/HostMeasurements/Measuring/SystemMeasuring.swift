#if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
  internal import Foundation

  /// Measures the system that this code runs on.
  @MainActor package enum SystemMeasuring {
    /// The pixels of the bitmaps in a point.
    static let scale = 3.0

    /// Draws all samples in all views.
    ///
    /// - Returns: The measurements, and what could not be measured.
    package static func measure() -> (evidence: HostEvidence, failures: [String]) {
      var measurements: [HostMeasurement] = []
      var failures: [String] = []
      for view in system.views {
        for style in HostSample.all {
          let font = font(ofSize: style.size)
          let sample = view == .text ? style.withoutLineHeight(for: font) : style
          do throws(MeasuringError) {
            let drawing = draw(sample, in: view)
            measurements.append(try HostMeasurement(view: view, sample: sample, font: font, drawing: drawing))
          } catch {
            failures.append("\(view.rawValue), \(sample): \(error)")
          }
        }
      }
      let version = ProcessInfo.processInfo.operatingSystemVersion
      let evidence = HostEvidence(
        system: system,
        version: SystemVersion(version.majorVersion, version.minorVersion, version.patchVersion),
        machine: machine,
        screenScale: screenScale,
        measurements: measurements
      )
      return (evidence, failures)
    }

    private static var system: MeasuredSystem {
      #if os(macOS)
        .macOS
      #elseif os(tvOS)
        .tvOS
      #elseif os(visionOS)
        .visionOS
      #else
        .iOS
      #endif
    }

    private static var machine: MeasuredMachine {
      #if targetEnvironment(simulator)
        .simulator
      #else
        .device
      #endif
    }
  }
#endif
