import StyleTables
import StyledText
import YanxuanStyles

/// Resolves the style of a text, without other work, so that a tool can count the allocations.
enum LookUps {
  static func run(times: Int, seed: UInt64) -> Int {
    var texts = Texts(seed: seed)
    let names = (0..<64).map { _ in texts.code().name }
    let labels = names.map { StyledText($0, style: Yanxuan.code(named: $0)) }
    let runs = StyledText(texts.latin(200), runs: 20, style: texts.code())
    var found = 0
    for index in 0..<times {
      found += labels[index % 64].resolved?.weight ?? 0
      found += Yanxuan.code(named: names[index % 64]) == labels[index % 64].style ? 1 : 0
      for run in runs.runs { found += (run.resolved?.weight ?? 0) + (run[TextAttributeKeys.Weight.self] ?? 0) }
    }
    return found
  }
}
