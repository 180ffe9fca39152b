import Foundation
import HostMeasurements
import TestSupport

/// A folder with files of evidence.
struct EvidenceFolder {
  /// The one of the checkout.
  static let page = "Documentation/Evidence"
  static let checkout = Self(url: Repository.root.appendingPathComponent(page))

  let url: URL

  /// Whether it is on this machine. Tests on a device have no checkout.
  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// The names of its files of evidence, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".json") }.sorted()
  }

  func evidence() throws -> [HostEvidence] { try names().map(evidence) }

  private func evidence(_ name: String) throws -> HostEvidence {
    try HostEvidence(json: Array(Data(contentsOf: url.appendingPathComponent(name))))
  }

  /// What is wrong with the files, and which baselines do not agree with the rules of hosts.
  func mistakes() throws -> [String] {
    try names().flatMap { name in
      do {
        let evidence = try evidence(name)
        let right = evidence.fileName
        let wrongName = name == right ? [] : ["the file holds evidence of '\(right)'; rename it"]
        return (wrongName + evidence.disagreements).map { "\(name): \($0)" }
      } catch let error as EvidenceError {
        return ["\(name): \(error)"]
      }
    }
  }

  /// Writes evidence into a file of its own name, and returns its path.
  func write(_ evidence: HostEvidence) throws -> String {
    let file = url.appendingPathComponent(evidence.fileName)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(evidence.json().utf8).write(to: file, options: .atomic)
    return file.path
  }

  /// Writes the evidence of this system where the environment asks for it.
  ///
  /// - Parameters:
  ///   - environment: `STYLESPEC_EVIDENCE` names a folder; without it, `STYLESPEC_RECORD=1` means the checkout.
  ///   - checkout: The folder in the checkout, which may not be on this machine.
  /// - Returns: What to print: the path of the file, or its content if it could not be written.
  static func record(
    _ evidence: HostEvidence,
    environment: [String: String],
    checkout: Self = .checkout
  ) throws -> String? {
    let json = try evidence.json()
    let named = environment["STYLESPEC_EVIDENCE"].map { Self(url: URL(fileURLWithPath: $0, isDirectory: true)) }
    guard named != nil || environment["STYLESPEC_RECORD"] == "1" || !checkout.exists else { return nil }
    if let folder = named ?? (checkout.exists ? checkout : nil), let path = try? folder.write(evidence) {
      return "wrote \(path)"
    }
    return """
      the lines between these marks belong into \(page)/\(evidence.fileName):
      <<<<<<<<
      \(json)>>>>>>>>
      """
  }
}
