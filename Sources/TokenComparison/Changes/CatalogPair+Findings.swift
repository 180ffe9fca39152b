extension CatalogPair {
  /// In the order of ``Change``; of one kind, in the order of the codes.
  var findings: [Finding] {
    let gone = LoneCodes.removed(self) + RenamedCodes.findings(self)
    let findings =
      CatalogChanges.findings(self) + gone + ColorNames.findings(self, told: gone)
      + SwiftNameChanges.findings(self) + ColorChanges.findings(self) + FontChanges.findings(self)
      + MetricChanges.findings(self) + HostChanges.findings(self) + LoneCodes.added(self)
      + RenamedTokens.findings(self) + LoneEmoji.findings(self) + EmojiCodes.findings(self)
      + EmojiValues.findings(self) + EmojiOrder.findings(self) + DeprecationChanges.findings(self)
    let order = Dictionary(uniqueKeysWithValues: Change.allCases.enumerated().map { ($1, $0) })
    return findings.indices.sorted { one, other in
      (order[findings[one].change] ?? 0, one) < (order[findings[other].change] ?? 0, other)
    }.map { findings[$0] }
  }
}
