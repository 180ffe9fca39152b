import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenResolver

/// What other programs read in outputs is what the model says; and a fault in an output is found.
struct ConsumerCheckTests {
  @Test(arguments: ConsumerCheck.all)
  func whatIsReadIsWhatTheModelSays(_ check: ConsumerCheck) throws {
    guard try isInstalled(check) else { return }
    let folder = try TemporaryFolder()
    let expected = try compile(check, into: folder)
    #expect(try check.differences(folder.path, expected) == [])
  }

  @Test(arguments: ConsumerCheck.all)
  func faultsAreFound(_ check: ConsumerCheck) throws {
    guard try isInstalled(check) else { return }
    for sabotage in share(of: check.sabotages) {
      let folder = try TemporaryFolder()
      let expected = try compile(check, into: folder)
      try apply(sabotage, in: folder)
      #expect(try check.differences(folder.path, expected) != [], "\(check): \(sabotage.what)")
    }
  }

  /// A missing program is named, and continuous integration has all of them.
  private func isInstalled(_ check: ConsumerCheck) throws -> Bool {
    if check.isInstalled() { return true }
    print("passed over: \(check), which is not installed")
    #expect(ProcessInfo.processInfo.environment["CI"] == nil, "\(check) is not installed")
    return false
  }

  private func compile(_ check: ConsumerCheck, into folder: TemporaryFolder) throws -> ExpectedValues {
    let result = try compileFile(check.source, to: [check.format])
    #expect(!result.diagnostics.hasErrors)
    let catalog = try #require(result.catalogs.first)
    try check.write(result.outputs, to: folder)
    return ExpectedValues(catalog, swiftNames: Compiler.swiftNames(of: catalog))
  }

  private func apply(_ sabotage: Sabotage, in folder: TemporaryFolder) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for (old, new) in sabotage.replacements {
      let name = try #require(
        names.first { $0.hasSuffix(sabotage.file) && (try? folder.read($0).contains(old)) ?? false },
        "\(sabotage.what)"
      )
      let text = try folder.read(name)
      try folder.write(text.replacing(old, with: new, maxReplacements: 1), to: name)
    }
  }
}
