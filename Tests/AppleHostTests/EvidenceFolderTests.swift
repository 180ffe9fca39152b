import Foundation
import HostMeasurements
import TestSupport
import Testing

/// Folders with made-up files.
struct EvidenceFolderTests {
  private let temporary: TemporaryFolder
  private let folder: EvidenceFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = EvidenceFolder(url: temporary.url)
  }

  @Test func filesThatAgreeHaveNoMistakes() throws {
    #expect(try folder.write(MadeUpEvidence().evidence).hasSuffix("/hosts-iOS-17.5.json"))
    _ = try folder.write(MadeUpEvidence(system: .macOS, version: SystemVersion(14, 2, 1)).evidence)
    try temporary.write("not evidence", to: "README.md")
    #expect(try folder.names() == ["hosts-iOS-17.5.json", "hosts-macOS-14.2.1.json"])
    #expect(try folder.mistakes() == [])
    #expect(try folder.evidence().map(\.system) == [.iOS, .macOS])
  }

  @Test func filesThatDoNotAgreeAreNamed() throws {
    _ = try folder.write(MadeUpEvidence(effect: { -$0 }).evidence)
    let mistakes = try folder.mistakes()
    // Two of three offsets of each style, in a label and a text view.
    #expect(mistakes.count == 48 && mistakes.allSatisfy { $0.hasPrefix("hosts-iOS-17.5.json: UI") }, "\(mistakes)")
    let start = "UILabel, size 9, line height 12, offset 0.8: baselines at 10.63 and 23.63, "
    #expect(mistakes.first?.contains(start) == true)
  }

  @Test func filesAreNamedAfterTheirSystems() throws {
    try temporary.write(try MadeUpEvidence().evidence.json(), to: "hosts-iOS-18.0.json")
    #expect(
      try folder.mistakes() == ["hosts-iOS-18.0.json: the file holds evidence of 'hosts-iOS-17.5.json'; rename it"]
    )
  }

  @Test func filesThatCannotBeReadAreNamed() throws {
    try temporary.write("{}", to: "hosts-iOS-17.5.json")
    #expect(try folder.mistakes() == ["hosts-iOS-17.5.json: 'format' is missing; add it"])
  }

  @Test func evidenceIsWrittenOnRequest() throws {
    let evidence = MadeUpEvidence().evidence
    let other = EvidenceFolder(url: folder.url.appendingPathComponent("other/folder"))
    func record(_ environment: [String: String]) throws -> String? {
      try EvidenceFolder.record(evidence, environment: environment, checkout: folder)
    }
    #expect(try record([:]) == nil)
    #expect(try record(["STYLESPEC_RECORD": "0"]) == nil)
    #expect(try folder.names() == [])
    let variable = ["STYLESPEC_EVIDENCE": other.url.path, "STYLESPEC_RECORD": "1"]
    #expect(try record(variable) == "wrote \(other.url.path)/hosts-iOS-17.5.json")
    #expect(try folder.names() == [] && other.evidence().count == 1)
    #expect(try record(["STYLESPEC_RECORD": "1"]) == "wrote \(folder.url.path)/hosts-iOS-17.5.json")
    #expect(try folder.mistakes() == [])
  }

  /// As on a device.
  @Test func evidenceThatCannotBeWrittenIsPrinted() throws {
    let evidence = MadeUpEvidence().evidence
    let missing = EvidenceFolder(url: folder.url.appendingPathComponent("missing"))
    let file = try temporary.write("", to: "file")
    for environment in [[:], ["STYLESPEC_RECORD": "1"], ["STYLESPEC_EVIDENCE": "\(file)/folder"]] {
      let text = try #require(try EvidenceFolder.record(evidence, environment: environment, checkout: missing))
      #expect(
        text.hasPrefix("the lines between these marks belong into Documentation/Evidence/hosts-iOS-17.5.json:\n<<<")
      )
      #expect(try text.contains("\n<<<<<<<<\n\(evidence.json())>>>>>>>>"))
    }
    #expect(!missing.exists)
  }
}
