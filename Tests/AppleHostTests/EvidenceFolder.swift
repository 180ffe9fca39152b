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
}
