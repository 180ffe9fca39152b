internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Follows references: whether they go in a circle or too far, and whether what they lead to fits.
extension DTCGDecoder {
  /// Reports references that go in a circle or too far, or lead to what their place cannot take.
  mutating func checkReferences(by resolved: ResolvedTokens) {
    if tokens.dependsOnContexts {
      checkContexts()
      for index in sources.indices { checkAlias(index, by: resolved) }
    } else {
      let depths = aliasDepths()
      for index in sources.indices {
        if depths[index] == 0 || depths[index] > ResolvedTokens.maximumChain {
          addChain(from: index)
        } else {
          checkAlias(index, by: resolved)
        }
      }
    }
    for reference in pending { check(reference, by: resolved) }
    reportArithmetic(by: resolved)
    reportWrongChains()
    checkLists(by: resolved)
  }

  /// Adds an alias that is in a circle or too far from its value, and those after it up to the limit.
  private mutating func addChain(from source: Int) {
    guard case .target = sources[source].alias else { return }
    var links = [range(referenceNode(of: source))]
    var current = source
    while case .target(let next) = sources[current].alias, case .target = mainSource(of: next).alias,
      links.count <= ResolvedTokens.maximumChain
    {
      current = mainSources[next]
      links.append(range(referenceNode(of: current)))
    }
    wrongChains.add(chain: links)
  }

  private mutating func reportWrongChains() {
    let (circles, chains) = wrongChains.found()
    for circle in circles { diagnostics.append(.referenceCycle(notes(of: circle), of: DTCGReferenceCycle.self)) }
    for chain in chains { diagnostics.append(.longChain(notes(of: chain), of: DTCGReferenceChain.self)) }
  }

  /// Reports lists that get too many elements from all of their references together.
  private mutating func checkLists(by resolved: ResolvedTokens) {
    var checked = -1
    for reference in pending where reference.source != checked {
      checked = reference.source
      do throws(TokenValueError) {
        _ = try resolved.value(of: sources[checked].token, in: selection(of: checked))
      } catch {
        // That of another token is reported there.
        let own = range(sources[checked].value)
        guard case .listIsTooLong(let reference) = error, reference.range.file == own.file,
          own.bytes.contains(reference.range.bytes)
        else { continue }
        report(error, at: reference.range, by: resolved) { false }
      }
    }
  }

  /// How many aliases lead from each source to its value, where no value depends on contexts; 0 in a circle. Long chains
  /// are followed once.
  private func aliasDepths() -> [Int] {
    var depths = Array(repeating: -1, count: sources.count)
    for start in sources.indices where depths[start] < 0 {
      var way: [Int] = []
      var current = start
      while depths[current] < 0, case .target(let target) = sources[current].alias {
        depths[current] = 0
        way.append(current)
        current = mainSources[target]
      }
      let isCircle = way.contains(current)
      depths[current] = max(0, depths[current])
      if isCircle { continue }
      var depth = depths[current]
      for source in way.reversed() {
        depth += 1
        depths[source] = depth
      }
    }
    return depths
  }

  private mutating func checkAlias(_ index: Int, by resolved: ResolvedTokens) {
    guard case .target(let target) = sources[index].alias, !sources[index].isReplaced else { return }
    let node = referenceNode(of: index)
    let selection = selection(of: index)
    do throws(TokenValueError) {
      let value = try resolved.value(of: sources[index].token, in: selection)
      guard case .known(let type)? = sources[index].type, let found = value.value.type, found != type else { return }
      reportType(range(node), target, found: Self.name(of: found), wanted: Self.name(of: type))
    } catch {
      switch error {
      case .wrongType:
        let wanted =
          if case .known(let type)? = sources[index].type { Self.name(of: type) } else { "a value of a token" }
        let part = aliasParts[index] ?? []
        let found = foundName(of: target, part: part, in: selection, by: resolved)
        reportType(range(node), target, found: found, wanted: wanted)
      default:
        report(error, at: range(node), in: selection, by: resolved) {
          (try? resolved.value(of: target, in: selection)) == nil
        }
      }
    }
  }

  private mutating func check(_ pending: PendingReference, by resolved: ResolvedTokens) {
    let reference = pending.reference
    guard let target = index[reference.path] else { return }
    let selection = selection(of: pending.source)
    do throws(TokenValueError) {
      let part = try resolved.part(reference, in: selection)
      guard !pending.accepts(part.value) else { return judgeLineHeight(pending, part.value) }
      let found = foundName(of: target, part: reference.part, in: selection, by: resolved)
      reportType(reference.range, target, found: found, wanted: pending.wanted)
    } catch {
      report(error, at: reference.range, in: selection, by: resolved) {
        (try? resolved.value(of: target, in: selection)) == nil
      }
    }
  }

  /// A length as a line height is a deviation after a reference, too, and a large factor a warning.
  private mutating func judgeLineHeight(_ pending: PendingReference, _ part: TokenPart) {
    guard pending.isLineHeight else { return }
    if part.type == .dimension, pending.reference.numberMeaning == .number {
      reportLineHeight(at: pending.reference.range)
    }
    if let number = TokenNumber.value(of: part), number.double > Self.largestMultiple {
      let message = Self.largeLineHeight(number, likely: likelyMultiple(number, size: nil))
      report(LargeLineHeight.self, message, at: pending.reference.range)
    }
  }

  /// The target of a reference, in messages.
  private func foundName(
    of target: TokenID,
    part: [String],
    in selection: ContextSelection,
    by resolved: ResolvedTokens
  ) -> String {
    let reference = TokenReference(tokens.path(of: target), part: part, at: tokens[target].range)
    guard let found = try? resolved.part(reference, in: selection).value else { return "another value" }
    switch found {
    case .value(let value): return value.type.map(Self.name) ?? "a value of an unknown type"
    case .number: return "a number"
    case .text: return "a string"
    case .flag: return "a boolean"
    case .shadowLayer: return "a shadow"
    case .gradientStop: return "a gradient stop"
    case .list: return "an array"
    }
  }

  private mutating func reportType(_ range: SourceRange, _ target: TokenID, found: String, wanted: String) {
    let path = tokens.path(of: target)
    report(
      DTCGReferenceType.self,
      "`\(unquoted(range))` is \(found), where \(wanted) is needed" + Self.advice(found: found, wanted: wanted),
      at: range,
      notes: [Note("`\(path)`", at: tokens[target].nameRange)]
    )
  }

  /// Numbers are what other tools have for lengths and weights.
  private static func advice(found: String, wanted: String) -> String {
    guard found == name(of: .number) else { return "" }
    return switch wanted {
    case name(of: .dimension): "; give it the type `dimension`, and its value a unit"
    case name(of: .fontWeight): "; give it the type `fontWeight`"
    default: ""
    }
  }

  /// - Parameter isBehind: Whether the mistake is after the reference, and reported there.
  private mutating func report(
    _ error: TokenValueError,
    at range: SourceRange,
    in selection: ContextSelection = ContextSelection(),
    by resolved: ResolvedTokens,
    isBehind: () -> Bool
  ) {
    switch error {
    case .cycle(let links):
      // Circles in contexts are found by themselves.
      if tokens.dependsOnContexts { return }
      // A reference that only leads into a circle is right as soon as the circle is.
      guard let start = links.firstIndex(of: range) else { return }
      wrongChains.add(circle: Array(links[start...] + links[..<start]))
    case .chainIsTooLong(let links):
      if !isBehind() { wrongChains.add(chain: links) }
    case .unknownTarget(let reference):
      guard reference.range == range else { return }
      report(
        DTCGUnknownReference.self,
        missingPart(of: reference, in: selection, by: resolved),
        at: range,
        notes: index[reference.path].map { [Note("`\(reference.path)`", at: tokens[$0].nameRange)] } ?? []
      )
    case .listIsTooLong(let reference):
      guard reference.range == range else { return }
      report(DTCGLimit.self, "this list has more than \(ResolvedTokens.maximumElements) elements", at: range)
    // Mistakes are reported at their own places.
    case .wrongType, .noValue: break
    }
  }

  /// The message for a pointer to a part that is not there.
  private func missingPart(
    of reference: TokenReference,
    in selection: ContextSelection,
    by resolved: ResolvedTokens
  ) -> String {
    for end in reference.part.indices {
      let before = TokenReference(reference.path, part: Array(reference.part[..<end]), at: reference.range)
      guard let part = try? resolved.part(before, in: selection).value else { break }
      let key = reference.part[end]
      let next = TokenReference(reference.path, part: Array(reference.part[...end]), at: reference.range)
      if (try? resolved.part(next, in: selection)) != nil { continue }
      guard let count = part.count else {
        let nearest = NearestNames(to: key, among: part.keys)
        let advice = part.keys.isEmpty ? "; it has no parts" : "; it has \(Diagnostic.list(part.keys))"
        return "the value has no `\(key)` there" + Diagnostic.didYouMean(nearest, otherwise: advice)
      }
      let indices = count == 1 ? "only 0" : "0 to \(count - 1)"
      if key == "-" { return "`-` is the place after the last element; the list has \(indices)" }
      let isNumber = !key.isEmpty && key.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard isNumber else { return "`\(key)` is not an index of a list; the list has \(indices)" }
      if key.count > 1, key.hasPrefix("0") {
        let plain = key.drop { $0 == "0" }
        return "`\(key)` is not an index of a list; write `\(plain.isEmpty ? "0" : plain)`"
      }
      return "the list has no element \(key); it has \(indices)"
    }
    return "the value of `\(reference.path)` has no `\(reference.part.joined(separator: "/"))`"
  }

  func notes(of links: [SourceRange]) -> [Note] { links.map { Note("`\(unquoted($0))`", at: $0) } }

  /// A scalar as it was written, without quotes.
  private func unquoted(_ range: SourceRange) -> String {
    let text = files.text(of: range)
    return text.hasPrefix("\"") || text.hasPrefix("'") ? String(text.dropFirst().dropLast()) : text
  }

  /// A type in messages, with an article.
  static func name(of type: TokenType) -> String {
    switch type {
    case .color: "a color"
    case .dimension: "a dimension"
    case .fontFamily: "a font family"
    case .fontWeight: "a font weight"
    case .duration: "a duration"
    case .cubicBezier: "a cubic Bézier curve"
    case .number: "a number"
    case .strokeStyle: "a stroke style"
    case .border: "a border"
    case .transition: "a transition"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    case .typography: "a typography value"
    }
  }
}
