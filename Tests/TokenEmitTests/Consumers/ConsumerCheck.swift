import Foundation
import TestSupport
import TokenEmit

/// A format with a consumer check. The tests find it by this conformance.
protocol CheckedByConsumer: OutputEmitter {
  static var consumerCheck: ConsumerCheck { get }
}

/// A program that is not ours reads the outputs of a format, and what it read is compared with what the model says.
struct ConsumerCheck: Sendable, CustomStringConvertible {
  let format: OutputRequest
  /// The program, for people.
  let tool: String
  /// The spec that the outputs are made of.
  var source = "tokens/yanxuan.yaml"
  /// Whether the program is installed.
  let isInstalled: @Sendable () -> Bool
  /// What the program read differently, a line for each; empty if the outputs say what the model says.
  let differences: @Sendable (_ outputs: String, _ expected: ExpectedValues) throws -> [String]
  let sabotages: [Sabotage]

  var description: String { "\(format.emitter.id) by \(tool)" }

  /// Those of all formats that have one.
  static let all = EmitterRegistry.emitters.compactMap { ($0 as? any CheckedByConsumer.Type)?.consumerCheck }

  /// The outputs of a catalog, in a new folder.
  func write(_ outputs: [OutputFile], to folder: TemporaryFolder) throws {
    for output in outputs { try folder.write(String(decoding: output.bytes, as: UTF8.self), to: output.path.text) }
  }
}

/// A fault that is put into an output on purpose. The check must find it.
struct Sabotage: Sendable {
  let what: String
  /// Texts of the output, each of which is there, and what takes the place of its first occurrence.
  let replacements: [(old: String, new: String)]
  /// The end of the path of the output that has them; empty for any.
  let file: String

  init(_ what: String, in file: String = "", _ replacements: (old: String, new: String)...) {
    self.what = what
    self.file = file
    self.replacements = replacements
  }
}
