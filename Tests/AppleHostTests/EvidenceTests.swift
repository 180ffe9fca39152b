import Foundation
import HostMeasurements
import Testing

@Suite struct EvidenceTests {
  @Test func evidenceIsRead() throws {
    let text = #"{"system": "iOS", "version": "17.5"}"#
    #expect(try JSONDecoder().decode(HostEvidence.self, from: Data(text.utf8)).version == "17.5")
  }
}
