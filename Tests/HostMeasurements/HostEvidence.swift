/// What a text system did with text, as measured on one system.
public struct HostEvidence: Codable, Sendable {
  /// The name of the system, such as `iOS`.
  public var system: String
  /// Its version, such as `17.5`.
  public var version: String

  public init(system: String, version: String) {
    self.system = system
    self.version = version
  }
}
