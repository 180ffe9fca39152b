import Foundation
import HostMeasurements
import TestSupport
import Testing

/// The files in `Documentation/Evidence`, and what their page says of them.
/// One after the other, because the first one can write a file that the others read.
@Suite(.serialized) struct EvidenceTests {
  private static let checkout = ConditionTrait.enabled(if: EvidenceFolder.checkout.exists, "needs the checkout")

  #if (os(iOS) || os(tvOS) || os(visionOS) || os(macOS)) && !targetEnvironment(macCatalyst)
    @Test @MainActor func thisSystemAgreesWithTheRules() throws {
      let (evidence, failures) = SystemMeasuring.measure()
      let text = try EvidenceFolder.record(evidence, environment: ProcessInfo.processInfo.environment)
      if let text { print(text) }
      #expect(failures == [])
      #expect(evidence.disagreements == [])
    }
  #endif

  @Test(checkout) func measuredBaselinesAgreeWithTheRules() throws {
    #expect(try EvidenceFolder.checkout.mistakes() == [])
  }

  @Test(checkout) func theTableOfThePageIsMadeFromTheFiles() throws {
    let path = "Documentation/Evidence/README.md"
    let page = try Repository.read(path)
    let start = try #require(page.firstRange(of: EvidenceTable.header)).lowerBound
    let end = page[start...].firstRange(of: "\n\n")?.lowerBound ?? page.endIndex
    let table = try EvidenceTable.markdown(of: EvidenceFolder.checkout.evidence())
    try expectGolden("\(page[..<start])\(table)\(page[end...].dropFirst())", path)
  }

  /// The numbers of the styles, as the spec has them.
  @Test(checkout) func samplesAreThoseOfTheSpec() throws {
    let row = #/(?m)^ +(\d+): \{ lineHeight: (\d+), lineSpacing: ([\d.]+), baselineOffset: ([\d.]+) \}/#
    let styles = try Repository.read("tokens/yanxuan.yaml").matches(of: row).map { match in
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      return HostSample(size: numbers[0], lineHeight: numbers[1], lineSpacing: numbers[2], offset: 2 * numbers[3])
    }
    #expect(HostSample.styles == styles)
    #expect(HostSample.all.count == 36 && Set(HostSample.all).count == 36)
  }
}
