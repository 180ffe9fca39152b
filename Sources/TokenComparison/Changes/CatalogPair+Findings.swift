extension CatalogPair {
  /// Of one kind, in the order of the codes.
  var findings: [Finding] {
    let gone = LoneCodes.removed(self) + RenamedCodes.findings(self)
    return CatalogChanges.findings(self) + gone + ColorNames.findings(self, told: gone)
      + SwiftNameChanges.findings(self) + ColorChanges.findings(self) + FontChanges.findings(self)
      + MetricChanges.findings(self) + HostChanges.findings(self) + LoneCodes.added(self)
      + RenamedTokens.findings(self) + LoneEmoji.findings(self) + EmojiCodes.findings(self)
      + EmojiValues.findings(self) + EmojiOrder.findings(self) + DeprecationChanges.findings(self)
  }
}
