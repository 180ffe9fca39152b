internal import Foundation
package import Testing

/// Compares with a file in the checkout. `STYLESPEC_RECORD=1` writes the file instead; review the change before you
/// commit it.
package func expectGolden(_ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  if wantsRecords { try Data(text.utf8).write(to: Repository.root.appendingPathComponent(path)) }
  let expected = try Repository.read(path)
  #expect(text == expected, "differs from \(path); STYLESPEC_RECORD=1 records it again", sourceLocation: sourceLocation)
}

/// The same for bytes.
package func expectGolden(_ bytes: [UInt8], _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  if wantsRecords { try Data(bytes).write(to: Repository.root.appendingPathComponent(path)) }
  let isExpected = try bytes == Repository.readBytes(path)
  #expect(isExpected, "differs from \(path); STYLESPEC_RECORD=1 records it again", sourceLocation: sourceLocation)
}

private var wantsRecords: Bool { ProcessInfo.processInfo.environment["STYLESPEC_RECORD"] == "1" }
