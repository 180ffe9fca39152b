// The cost of a look-up: by code against indexing an array of the same structs, by name against a dictionary of them.
// Nanoseconds for each, median of 21 rounds, in an order unknown to the optimizer and the branch predictor.
import StyleTables
import YanxuanStyles

struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed &>> 31)
  }
}

/// Reads every field, so that the optimizer cannot remove any.
@inline(__always)
func sum(_ style: ResolvedStyle) -> Double {
  let metrics = style.metrics
  let lines = metrics.map { $0.lineHeight + $0.lineSpacing + $0.letterSpacing + $0.baseline } ?? 0
  let channels = style.color.map { color in
    Int(color.light.red) + Int(color.dark.green) + Int(color.highContrastLight.blue) + Int(color.highContrastDark.alpha)
  }
  let rest = (channels ?? 0) + style.weight + (style.family == nil ? 0 : 1)
  return style.size + lines + style.fontMetrics.ascent + style.fontMetrics.descent + Double(rest)
}

/// The same for a style that is looked up in one place and applied in another.
@inline(never)
func sumElsewhere(_ style: ResolvedStyle) -> Double { sum(style) }

func median(_ count: Int, _ body: () -> Double) -> Double {
  let clock = ContinuousClock()
  let rounds = (0..<21).map { _ in
    var result = 0.0
    let time = clock.measure { result = body() }
    precondition(result > 0)
    return Double(time.components.attoseconds) / 1e9 / Double(count)
  }
  return rounds.sorted()[10]
}

func report(_ name: String, _ ours: Double, _ peer: Double, _ peerName: String) {
  func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
  print("\(name): \(rounded(ours)) ns, \(peerName) \(rounded(peer)) ns, ratio \((ours / peer * 100).rounded() / 100)")
}

/// In a type, because top-level code is bound to the main actor, and every closure in it would check that.
enum Benchmark {
  static let count = 200_000

  static func run(seed: UInt64) {
    var generator = Generator(state: seed)
    let codes = Array(Yanxuan.catalog.codes)
    let styles = codes.map(\.resolved)
    let order = (0..<count).map { _ in Int.random(in: codes.indices, using: &generator) }
    byCode(order.map { codes[$0] }, order, styles)
    let table = Dictionary(uniqueKeysWithValues: zip(codes.map(\.name), styles))
    for length in [13, 14, 15, 19] {
      let names = codes.map(\.name).filter { $0.utf8.count == length }
      let picked = (0..<count).map { _ in names[Int.random(in: names.indices, using: &generator)] }
      byName("by name, \(length) bytes", picked, table)
      byName("miss, \(length) bytes", picked.map { String($0.dropLast()) + "?" }, table)
    }
  }

  static func byCode(_ picked: [StyleCode], _ order: [Int], _ styles: [ResolvedStyle]) {
    let oursElsewhere = median(count) {
      var total = 0.0
      for code in picked { total += sumElsewhere(code.resolved) }
      return total
    }
    let peerElsewhere = median(count) {
      var total = 0.0
      for index in order { total += sumElsewhere(styles[index]) }
      return total
    }
    report("by code, applied elsewhere", oursElsewhere, peerElsewhere, "array")
    let ours = median(count) {
      var total = 0.0
      for code in picked { total += sum(code.resolved) }
      return total
    }
    let peer = median(count) {
      var total = 0.0
      for index in order { total += sum(styles[index]) }
      return total
    }
    report("by code, read in place", ours, peer, "array")
  }

  static func byName(_ title: String, _ names: [String], _ table: [String: ResolvedStyle]) {
    let ours = median(count) {
      var found = 1
      for name in names where Yanxuan.code(named: name) != nil { found += 1 }
      return Double(found)
    }
    let peer = median(count) {
      var found = 1
      for name in names where table[name] != nil { found += 1 }
      return Double(found)
    }
    report(title, ours, peer, "dictionary")
  }
}

/// Only look-ups by name and by code, for a tool that counts allocations.
func lookUp(times: Int) {
  var found = 0
  for _ in 0..<times where Yanxuan.code(named: "14_gray2_black").map(\.resolved) == nil { found += 1 }
  for _ in 0..<times { found += Yanxuan.code(named: "14_gray2_medium").map(\.resolved.weight) ?? 0 }
  precondition(found > 0)
}

if CommandLine.arguments.count > 1 {
  lookUp(times: Int(CommandLine.arguments[1]) ?? 1)
} else {
  Benchmark.run(seed: 1)
}
