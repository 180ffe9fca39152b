/// What one system did with text: the content of a file in `Documentation/Evidence`.
package struct HostEvidence: Sendable, Hashable {
  package var system: MeasuredSystem
  package var version: SystemVersion
  package var machine: MeasuredMachine
  /// The pixels of the screen in a point.
  package var screenScale: Double
  package var measurements: [HostMeasurement]

  package init(
    system: MeasuredSystem,
    version: SystemVersion,
    machine: MeasuredMachine,
    screenScale: Double,
    measurements: [HostMeasurement]
  ) {
    (self.system, self.version, self.machine) = (system, version, machine)
    (self.screenScale, self.measurements) = (screenScale, measurements)
  }

  /// The version of the files' form.
  static let format = 1

  /// The name of its file, such as `hosts-iOS-17.5.json`.
  package var fileName: String { "hosts-\(system.rawValue)-\(version).json" }
}
