internal import TokenModel

/// A changed token, as a finding about codes may tell it.
struct ToldToken {
  /// What changed about it.
  enum Aspect: Hashable { case gone, new, moved, changed }

  let aspect: Aspect
  let old: TokenPath?
  let new: TokenPath?
  /// With the names in outputs.
  let paths: TokenPaths
  /// How much the change matters.
  let changeClass: ChangeClass
}

/// Findings about codes, and the tokens whose changes they tell, so that nothing is told twice.
struct ToldTokens {
  /// The findings that are left, with their tokens.
  var findings: [Finding] { all.enumerated().filter { !folded.contains($0.offset) }.map(\.element) }

  private var all: [Finding]
  private var folded: Set<Int> = []
  private var bySubject: [Key: Int] = [:]
  /// By the name of a style.
  private var byStyle: [Key: Int] = [:]
  private var byToken: [TokenPaths: Int] = [:]
  private let styles: (old: StyleNames, new: StyleNames)

  private struct Key: Hashable {
    let aspect: ToldToken.Aspect
    let kind: Subject.Kind
    let old: String?
    let new: String?
  }

  init(_ findings: [Finding], of old: Catalog, _ new: Catalog) {
    all = findings
    styles = (StyleNames(old), StyleNames(new))
    for (number, finding) in findings.enumerated() {
      guard let aspect = finding.aspect else { continue }
      let (old, new) = (finding.subject.old, finding.subject.new)
      let key = Key(
        aspect: aspect,
        kind: finding.subject.kind,
        old: aspect == .changed ? nil : old,
        new: aspect == .gone ? nil : new
      )
      if bySubject[key] == nil { bySubject[key] = number }
      // A style's token has no color.
      for code in finding.change == .colorChanged ? [] : finding.codes {
        let key = Key(
          aspect: aspect,
          kind: .style,
          old: aspect == .changed ? nil : code.old?.code,
          new: aspect == .gone ? nil : code.new?.code
        )
        if byStyle[key] == nil { byStyle[key] = number }
      }
    }
  }

  /// Adds a token to the finding that reports its change, and raises the finding to at least its class; false if there
  /// is none.
  mutating func tell(_ token: ToldToken) -> Bool {
    guard let number = finding(telling: token) else { return false }
    let token = token.paths
    all[number].tokens.append(token)
    byToken[token] = number
    return true
  }

  /// Adds a token to the finding that tells another one.
  mutating func add(_ token: TokenPaths, toThatOf other: TokenPaths) {
    if let number = byToken[other] { all[number].tokens.append(token) }
  }

  private func finding(telling token: ToldToken) -> Int? {
    let aspect = token.aspect
    let subjects = (
      old: token.old.map { Self.subjects(of: $0) + styles.old.subjects(of: $0) } ?? [],
      new: token.new.map { Self.subjects(of: $0) + styles.new.subjects(of: $0) } ?? []
    )
    let pairs =
      switch aspect {
      case .gone: subjects.old.map { (old: $0, new: $0) }
      case .new: subjects.new.map { (old: $0, new: $0) }
      case .moved, .changed: zip(subjects.old, subjects.new).map { (old: $0, new: $1) }
      }
    for (old, new) in pairs {
      let key = Key(
        aspect: aspect,
        kind: new.kind,
        old: aspect == .gone || aspect == .moved ? old.name : nil,
        new: aspect == .gone ? nil : new.name
      )
      let found = [bySubject[key], byStyle[key]].compactMap(\.self).filter { !folded.contains($0) }
      if let number = found.first(where: { all[$0].changeClass <= token.changeClass }) { return number }
    }
    return nil
  }

  /// The consequences of a token's change.
  struct Followed {
    var effects: [Wording] = []
    var values: [ValueChange] = []
    var codes: [CodeChange] = []
    /// Those that the folded findings told before.
    var tokens: [TokenPaths] = []
  }

  /// The changes that follow from that of a token, as parts of the finding about it. Nil if they are one finding about
  /// codes, which then names the token as its cause.
  mutating func fold(_ followers: [ToldToken], under cause: TokenPaths) -> Followed? {
    let tellers = followers.map { finding(telling: $0) }
    let numbers = Set(tellers.compactMap(\.self)).sorted()
    if let only = numbers.first, numbers.count == 1, !tellers.contains(nil) {
      all[only].effects.append("by token \(name: cause.new ?? "")")
      all[only].tokens += followers.map(\.paths) + [cause]
      byToken[cause] = only
      return nil
    }
    let following = numbers.filter { all[$0].follows }.map { all[$0] }
    folded.formUnion(numbers.filter { all[$0].follows })
    var followed = Followed()
    var names = following.map(\.message)
    for (teller, follower) in zip(tellers, followers) {
      guard let teller else {
        names.append("\(name: follower.paths.new ?? "")")
        continue
      }
      if !all[teller].follows { all[teller].tokens.append(follower.paths) }
    }
    if !names.isEmpty { followed.effects.append("and with it " + .list(names)) }
    if let contrasts = Self.contrasts(of: following) { followed.effects.append(contrasts) }
    followed.values = following.flatMap(\.valuesWithSubject)
    followed.tokens = following.flatMap(\.tokens)
    var seen: Set<CodeChange> = []
    followed.codes = following.flatMap(\.codes).filter { seen.insert($0).inserted }
    return followed
  }

  /// The lowest contrast of changed colors, and how many others are too low now; nil without colors.
  private static func contrasts(of findings: [Finding]) -> Wording? {
    let effects = findings.flatMap { finding in
      finding.values.compactMap { value in value.color.map { (name: finding.subject.new ?? "", effect: $0) } }
    }
    let lowest = effects.min { one, other in
      one.effect.newContrast / one.effect.leastContrast < other.effect.newContrast / other.effect.leastContrast
    }
    guard let lowest else { return nil }
    let others = effects.count { $0.effect.isTooLowNow } - (lowest.effect.isTooLowNow ? 1 : 0)
    return "\(name: lowest.name) has the lowest " + lowest.effect.contrastWords
      + (others == 0 ? "" : others == 1 ? ", and another one is too low now" : ", and \(others) others are too low now")
  }

  /// Whether a token has the path of one that a section of a spec declares for codes.
  static func isOfSection(_ path: TokenPath) -> Bool {
    ["color", "weight", "family", "typography", "modes", "styles"].contains(path.segments[0])
  }

  /// The subjects of a token in findings about codes. The metrics of a mode are reported with the mode, or with their
  /// size; a typography token of a token file with its styles.
  private static func subjects(of path: TokenPath) -> [(kind: Subject.Kind, name: String)] {
    let segments = path.segments
    return switch segments[0] {
    case "color" where segments.count == 2: [(.color, segments[1])]
    case "weight" where segments.count == 2: [(.weight, segments[1])]
    case "family" where segments.count == 2: [(.family, segments[1])]
    case "styles" where segments.count == 2: [(.style, segments[1])]
    case "modes" where segments.count > 3: [(.mode, segments[1]), (.size, segments[3])]
    case "typography" where segments.count == 3: [(.size, segments[1]), (.style, path.description)]
    default: [(.style, path.description)]
    }
  }
}

/// The styles that typography tokens of token files make, by the token.
private struct StyleNames {
  private let names: [TokenPath: [String]]

  init(_ catalog: Catalog) {
    let styles = catalog.styles.compactMap { style in style.path.map { ($0, [style.name.value]) } }
    names = Dictionary(styles, uniquingKeysWith: +)
  }

  func subjects(of path: TokenPath) -> [(kind: Subject.Kind, name: String)] {
    (names[path] ?? []).map { (.style, $0) }
  }
}

extension Finding {
  /// Whether the change of its one token is all that the finding tells.
  fileprivate var follows: Bool {
    switch change {
    case .colorChanged, .weightChanged, .familyChanged: true
    default: false
    }
  }

  fileprivate var valuesWithSubject: [ValueChange] {
    values.map { value in
      ValueChange(
        name: [subject.new, value.name].compactMap(\.self).joined(separator: " "),
        old: value.old,
        new: value.new,
        color: value.color
      )
    }
  }

  /// The aspect of its subject that the finding reports; nil for one about names alone.
  fileprivate var aspect: ToldToken.Aspect? {
    switch change {
    case .codeRemoved, .colorRemoved: .gone
    case .codeRenamed, .colorRenamed, .tokenRenamed: .moved
    case .codeAdded: .new
    case .colorChanged, .weightChanged, .familyChanged, .fontMetricsChanged, .sizeChanged, .metricsChanged,
      .metricsAdded,
      .metricsRemoved, .hostChanged, .hostRewritten, .baselineRounded:
      .changed
    default: nil
    }
  }
}
