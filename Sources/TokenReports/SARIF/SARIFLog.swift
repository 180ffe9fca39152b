internal import TokenJSON

/// The part of SARIF 2.1.0 that a report uses, with the names that the standard gives.
///
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html>
struct SARIFLog: JSONWritable {
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("$schema", schema)
      writer.field("runs", runs)
      writer.field("version", version)
    }
  }

  struct Run: JSONWritable {
    let tool: Tool
    let invocations = [Invocation(executionSuccessful: true)]
    let originalUriBaseIds: [String: ArtifactLocation]
    let columnKind = "utf16CodeUnits"
    /// The line ends of `SourceLocator`.
    let newlineSequences = ["\r\n", "\n", "\r"]
    let results: [Result]

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("columnKind", columnKind)
        writer.field("invocations", invocations)
        writer.field("newlineSequences", newlineSequences)
        writer.field("originalUriBaseIds", originalUriBaseIds)
        writer.field("results", results)
        writer.field("tool", tool)
      }
    }
  }

  struct Invocation: JSONWritable {
    let executionSuccessful: Bool

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("executionSuccessful", executionSuccessful)
      }
    }
  }

  struct Tool: JSONWritable {
    let driver: Driver

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("driver", driver)
      }
    }
  }

  struct Driver: JSONWritable {
    let name = "stylespec"
    let version: String
    let informationUri: String?
    let rules: [Rule]

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        if let informationUri { writer.field("informationUri", informationUri) }
        writer.field("name", name)
        writer.field("rules", rules)
        writer.field("version", version)
      }
    }
  }

  struct Rule: JSONWritable {
    let id: String
    var shortDescription: Message?
    var fullDescription: Message?
    var help: Message?
    var defaultConfiguration: Configuration?

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        if let defaultConfiguration { writer.field("defaultConfiguration", defaultConfiguration) }
        if let fullDescription { writer.field("fullDescription", fullDescription) }
        if let help { writer.field("help", help) }
        writer.field("id", id)
        if let shortDescription { writer.field("shortDescription", shortDescription) }
      }
    }
  }

  struct Configuration: JSONWritable {
    let enabled: Bool
    let level: String

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("enabled", enabled)
        writer.field("level", level)
      }
    }
  }

  struct Message: JSONWritable {
    let text: String
    var markdown: String?

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        if let markdown { writer.field("markdown", markdown) }
        writer.field("text", text)
      }
    }
  }

  struct Result: JSONWritable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let fixes: [Fix]?
    let partialFingerprints: [String: String]?

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        if let fixes { writer.field("fixes", fixes) }
        writer.field("level", level)
        writer.field("locations", locations)
        writer.field("message", message)
        if let partialFingerprints { writer.field("partialFingerprints", partialFingerprints) }
        if let relatedLocations { writer.field("relatedLocations", relatedLocations) }
        writer.field("ruleId", ruleId)
        if let ruleIndex { writer.field("ruleIndex", ruleIndex) }
      }
    }
  }

  struct Location: JSONWritable {
    var id: Int?
    let physicalLocation: PhysicalLocation
    var message: Message?

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        if let id { writer.field("id", id) }
        if let message { writer.field("message", message) }
        writer.field("physicalLocation", physicalLocation)
      }
    }
  }

  struct PhysicalLocation: JSONWritable {
    let artifactLocation: ArtifactLocation
    let region: Region

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("artifactLocation", artifactLocation)
        writer.field("region", region)
      }
    }
  }

  struct ArtifactLocation: JSONWritable {
    var uri: String?
    var uriBaseId: String?
    var description: Message?

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        if let description { writer.field("description", description) }
        if let uri { writer.field("uri", uri) }
        if let uriBaseId { writer.field("uriBaseId", uriBaseId) }
      }
    }
  }

  struct Region: JSONWritable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("endColumn", endColumn)
        writer.field("endLine", endLine)
        writer.field("startColumn", startColumn)
        writer.field("startLine", startLine)
      }
    }
  }

  struct Fix: JSONWritable {
    let description: Message
    let artifactChanges: [ArtifactChange]
    let properties: [String: String]

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("artifactChanges", artifactChanges)
        writer.field("description", description)
        writer.field("properties", properties)
      }
    }
  }

  struct ArtifactChange: JSONWritable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("artifactLocation", artifactLocation)
        writer.field("replacements", replacements)
      }
    }
  }

  struct Replacement: JSONWritable {
    let deletedRegion: Region
    let insertedContent: Content

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("deletedRegion", deletedRegion)
        writer.field("insertedContent", insertedContent)
      }
    }
  }

  struct Content: JSONWritable {
    let text: String

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("text", text)
      }
    }
  }
}
