internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The last pass: follows references. Some go in a circle or too far, some lead to values of the wrong kind.
struct ReferenceChecker: SourcePass {
  let context: DTCGContext
  let declared: DeclaredSources
  /// By source.
  let aliases: [Alias]
  /// By source.
  let types: [FoundType]
  /// The tokens with their values.
  let resolved: ResolvedTokens

  var tokens: TokenSet { resolved.tokens }
  var index: TokenIndex { resolved.index }

  /// Reports every wrong reference, and arithmetic.
  func check() {
    if tokens.dependsOnContexts { checkContexts() }
    var wrong = WrongChains()
    let depths = tokens.dependsOnContexts ? nil : aliasDepths()
    for source in sources.indices {
      let isWrong = depths.map { $0[source] == 0 || $0[source] > ResolvedTokens.maximumChain } ?? false
      wrong.add(chain: isWrong ? chain(from: source) : checkAlias(source))
    }
    for reference in context.deferred.references { wrong.add(chain: check(reference)) }
    reportArithmetic()
    reportModifiedColors()
    reportLineHeightConflicts()
    let (circles, chains) = wrong.found()
    for circle in circles { report(.referenceCycle(notes(of: circle), of: DTCGReferenceCycle.self)) }
    for chain in chains { report(.longChain(notes(of: chain), of: DTCGReferenceChain.self)) }
    checkLists()
  }

  /// Reports colors that an extension changes, with their results.
  private func reportModifiedColors() {
    for (source, node) in context.deferred.modified {
      let value = try? resolved.value(of: sources[source].token, in: selection(of: source)).value
      let found: ColorValue? = if case .color(let color)? = value { color.value } else { nil }
      report(.modifiedColor(found, at: range(node)))
    }
  }

  /// An alias that is in a circle or too far from its value, and those after it up to the limit.
  private func chain(from source: Int) -> [SourceRange] {
    guard case .target = aliases[source] else { return [] }
    var links = [range(referenceNode(of: source))]
    var current = source
    while let next = aliases[current].target.map(mainSource), case .target = aliases[next],
      links.count <= ResolvedTokens.maximumChain
    {
      current = next
      links.append(range(referenceNode(of: current)))
    }
    return links
  }

  /// Reports lists that get too many elements from all of their references together.
  private func checkLists() {
    var checked = -1
    for reference in context.deferred.references where reference.source != checked {
      checked = reference.source
      do throws(TokenValueError) {
        _ = try resolved.value(of: sources[checked].token, in: selection(of: checked))
      } catch {
        // Another token's mistake is reported there.
        let own = range(sources[checked].value)
        guard case .listIsTooLong(let reference) = error, reference.range.file == own.file,
          own.bytes.contains(reference.range.bytes)
        else { continue }
        report(.longList(at: reference.range))
      }
    }
  }

  /// How many aliases lead from each source to its value, where no value depends on contexts; 0 in a circle. Long
  /// chains are followed once.
  private func aliasDepths() -> [Int] {
    var depths = Array(repeating: -1, count: sources.count)
    for start in sources.indices where depths[start] < 0 {
      var way: [Int] = []
      var current = start
      while depths[current] < 0, let target = aliases[current].target {
        depths[current] = 0
        way.append(current)
        current = mainSource(of: target)
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

  /// Reports mistakes in an alias.
  ///
  /// - Returns: A circle or a chain that it is in, which is reported when all are known; empty for others.
  private func checkAlias(_ index: Int) -> [SourceRange] {
    guard case .target(let target, let part) = aliases[index], !sources[index].isReplaced else { return [] }
    let place = range(referenceNode(of: index))
    let selection = selection(of: index)
    do throws(TokenValueError) {
      let value = try resolved.value(of: sources[index].token, in: selection)
      guard case .known(let type) = types[index], let found = value.value.type, found != type else { return [] }
      reportType(place, target, found: found.inMessages, wanted: type.inMessages)
      return []
    } catch {
      guard case .wrongType = error else { return report(error, of: target, at: place, in: selection) }
      let wanted = if case .known(let type) = types[index] { type.inMessages } else { "a value of a token" }
      let found = foundName(of: target, part: part ?? [], in: selection)
      reportType(place, target, found: found, wanted: wanted)
      return []
    }
  }

  /// Reports mistakes in a reference that is a part of a value.
  ///
  /// - Returns: A circle or a chain that it is in, which is reported when all are known; empty for others.
  private func check(_ pending: PendingReference) -> [SourceRange] {
    let reference = pending.reference
    guard let target = index[reference.path] else { return [] }
    let selection = selection(of: pending.source)
    do throws(TokenValueError) {
      let part = try resolved.part(reference, in: selection)
      if pending.accepts(part.value) {
        judgeLineHeight(pending, part.value)
      } else {
        let found = foundName(of: target, part: reference.part, in: selection)
        reportType(reference.range, target, found: found, wanted: pending.wanted)
      }
      return []
    } catch {
      return report(error, of: target, at: reference.range, in: selection)
    }
  }

  /// Through a reference, a length as a line height is also a deviation, and a large factor also a warning.
  private func judgeLineHeight(_ pending: PendingReference, _ part: TokenPart) {
    guard pending.isLineHeight else { return }
    if part.type == .dimension, pending.reference.numberMeaning == .number {
      report(.lineHeightUnit(at: pending.reference.range))
    }
    if let number = TokenNumber.value(of: part), number.double > LineHeights.largestMultiple {
      let likely = LineHeights.likelyMultiple(number, size: nil)
      report(.referenceToLargeLineHeight(number, likely: likely, at: pending.reference.range))
    }
  }

  /// The target of a reference, in messages.
  private func foundName(
    of target: TokenID,
    part: [String],
    in selection: ContextSelection
  ) -> String {
    let reference = TokenReference(tokens.path(of: target), part: part, at: tokens[target].range)
    guard let found = try? resolved.part(reference, in: selection).value else { return "another value" }
    switch found {
    case .value(let value): return value.type.map(\.inMessages) ?? "a value of an unknown type"
    case .number: return "a number"
    case .text: return "a string"
    case .flag: return "a boolean"
    case .shadowLayer: return "a shadow"
    case .gradientStop: return "a gradient stop"
    case .list: return "an array"
    }
  }

  private func reportType(_ range: SourceRange, _ target: TokenID, found: String, wanted: String) {
    report(
      .referenceType(
        unquoted(range),
        found: found,
        wanted: wanted,
        at: range,
        to: tokens.path(of: target),
        token: tokens[target].nameRange
      )
    )
  }

  /// Reports why a reference has no value.
  ///
  /// - Returns: A circle or a chain that it is in, which is reported when all are known; empty for others.
  private func report(
    _ error: TokenValueError,
    of target: TokenID,
    at range: SourceRange,
    in selection: ContextSelection
  ) -> [SourceRange] {
    switch error {
    case .cycle(let links):
      // Circles in contexts are found separately.
      if tokens.dependsOnContexts { break }
      // A reference that only leads into a circle is right as soon as the circle is.
      guard let start = links.firstIndex(of: range) else { break }
      return Array(links[start...] + links[...start])
    case .chainIsTooLong(let links):
      // If the target has no value either, it is reported there.
      if (try? resolved.value(of: target, in: selection)) != nil { return links }
    case .unknownTarget(let reference):
      guard reference.range == range else { break }
      report(missingPart(of: reference, in: selection))
    case .listIsTooLong(let reference):
      if reference.range == range { report(.longList(at: range)) }
    // Mistakes are reported where they are.
    case .wrongType, .noValue: break
    }
    return []
  }

  /// The diagnostic for a pointer to a part that is not there.
  private func missingPart(
    of reference: TokenReference,
    in selection: ContextSelection
  ) -> Diagnostic {
    let notes = index[reference.path].map { [Note("`\(reference.path)`", at: tokens[$0].nameRange)] } ?? []
    for end in reference.part.indices {
      let before = TokenReference(reference.path, part: Array(reference.part[..<end]), at: reference.range)
      guard let part = try? resolved.part(before, in: selection).value else { break }
      let key = reference.part[end]
      let next = TokenReference(reference.path, part: Array(reference.part[...end]), at: reference.range)
      if (try? resolved.part(next, in: selection)) != nil { continue }
      guard let count = part.count else {
        return .missingKey(key, among: part.keys, at: reference.range, notes: notes)
      }
      return .missingElement(key, of: count, at: reference.range, notes: notes)
    }
    return .missingPart(reference.part, of: reference.path, at: reference.range, notes: notes)
  }

  func notes(of links: [SourceRange]) -> [Note] { links.map { Note("`\(unquoted($0))`", at: $0) } }

  /// A scalar as it was written, without quotes.
  private func unquoted(_ range: SourceRange) -> String {
    let text = files.text(of: range)
    return text.hasPrefix("\"") || text.hasPrefix("'") ? String(text.dropFirst().dropLast()) : text
  }
}
