/// The part of SARIF 2.1.0 that a report uses, with the names that the standard gives.
///
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html>
struct SARIFLog: Encodable {
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations = [Invocation(executionSuccessful: true)]
    let originalUriBaseIds: [String: ArtifactLocation]
    let columnKind = "utf16CodeUnits"
    /// Where lines end for `SourceLocator`.
    let newlineSequences = ["\r\n", "\n", "\r"]
    let results: [Result]
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "stylespec"
    let version: String
    let informationUri: String?
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    var shortDescription: Message?
    var fullDescription: Message?
    var help: Message?
    var defaultConfiguration: Configuration?
  }

  struct Configuration: Encodable {
    let enabled: Bool
    let level: String
  }

  struct Message: Encodable {
    let text: String
    var markdown: String?
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let fixes: [Fix]?
    let partialFingerprints: [String: String]?
  }

  struct Location: Encodable {
    var id: Int?
    let physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    var uri: String?
    var uriBaseId: String?
    var description: Message?
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [ArtifactChange]
    let properties: [String: String]
  }

  struct ArtifactChange: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Content
  }

  struct Content: Encodable {
    let text: String
  }
}
