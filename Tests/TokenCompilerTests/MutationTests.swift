import Testing
import TestSupport
import TokenCompiler
import TokenDiagnostics
import TokenEmit

/// Broken specs: whatever happens to the bytes, the compiler answers, and every answer has a place.
struct MutationTests {
  @Test func mutatedSpecsNeverCrash() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let original = Array(try Repository.read("tokens/yanxuan.yaml").utf8)
    for round in 0..<2_000 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &generator) { mutate(&bytes, using: &generator) }
      let file = SourceFile(path: "m.yaml", bytes: bytes)
      let result = compileInMemory([CompilerInput(file, role: .spec)])
      #expect(result.diagnostics.hasErrors == result.outputs.isEmpty, "seed \(seed), round \(round)")
      let inside = result.diagnostics.allSatisfy { $0.range.bytes.upperBound <= bytes.count }
      #expect(inside, "seed \(seed), round \(round)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    guard bytes.count > 1 else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[place] = .random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: place)
    case 2:
      bytes.insert(Array("{}[]:,\"'#&*!|>-%@`\t\n \u{FEFF}汉".utf8).randomElement(using: &generator) ?? 0, at: place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + .random(in: 1...40, using: &generator)))
    case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 60)], at: place)
    default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
    }
  }
}
