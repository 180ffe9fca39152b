import HostMeasurements
import Testing

struct SystemVersionTests {
  @Test(arguments: [("17.5", SystemVersion(17, 5)), ("16.4.1", SystemVersion(16, 4, 1)), ("13.0", SystemVersion(13))])
  func versionsAreReadAndWritten(text: String, version: SystemVersion) {
    #expect(SystemVersion(text) == version && version.description == text)
  }

  @Test(arguments: ["", "17", "17.", ".5", "17.5.0", "017.5", "+17.5", "1.2.3.4", "17.5 ", "99999999999999999999.0"])
  func othersAreRefused(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func laterVersionsAreGreater() {
    let versions = ["9.3", "16.0", "16.3.1", "16.4", "16.4.1", "16.10", "17.0"].map { SystemVersion($0) }
    let known = versions.compactMap(\.self)
    #expect(known.count == 7 && known == known.sorted() && Set(known).count == 7)
  }
}
