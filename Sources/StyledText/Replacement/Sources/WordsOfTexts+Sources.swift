extension WordsOfTexts {
  /// The source of each new word.
  func sources(of texts: ComparedTexts) -> [WordSource] {
    var diff = WordDiff(old: old, new: new, texts: texts)
    return diff.run()
  }
}
