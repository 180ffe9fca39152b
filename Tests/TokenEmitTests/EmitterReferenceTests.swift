import Foundation
import TestSupport
import Testing

@testable import TokenEmit

/// What is generated from the formats. `Scripts/emitters` records it.
struct EmitterReferenceTests {
  @Test func referenceIsWhatTheFormatsSay() throws {
    try expectGolden(EmitterReference.markdown, "Documentation/Outputs.md")
  }

  /// A format is one folder beside `Support`, and the registry has each.
  @Test func everyFolderIsAFormatInTheRegistry() throws {
    let folder = Repository.root.appendingPathComponent("Sources/TokenEmit").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
    let emitters = EmitterRegistry.emitters.map { "\($0)" }
    #expect(Set(folders) == Set(emitters.map { String($0.dropLast("Emitter".count)) } + ["Support"]))
    #expect(emitters == emitters.sorted())
    #expect(Set(EmitterRegistry.emitters.map { $0.id }).count == emitters.count)
  }

  @Test func documentationIsWhole() {
    for emitter in EmitterRegistry.emitters {
      #expect(!emitter.documentation.summary.hasSuffix(".") && emitter.documentation.details.hasSuffix("."))
      #expect(emitter.options.allSatisfy { !$0.summary.hasSuffix(".") })
      #expect(Set(emitter.options.map(\.name)).count == emitter.options.count)
    }
  }
}
