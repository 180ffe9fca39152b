internal import TokenComparison
internal import TokenModel

/// A name that sources may have for something in an old version, and what they should have in the new one.
struct NameChange: Sendable {
  /// The catalog among those of the step.
  let catalog: Int
  /// What has the name.
  let subject: CatalogStep.Subject
  /// As sources spell it.
  let old: String
  /// The same for the new name; nil where a person has to choose.
  let new: String?
  let grade: MigrationGrade
  /// Whether the new version has the name for something else.
  let isReused: Bool

  /// A change of a name that is spelled in a language.
  ///
  /// - Parameter spelled: The new name of something; nil if the outputs do not have it.
  init?(
    of subject: CatalogStep.Subject,
    spelled old: String,
    in step: CatalogStep,
    at catalog: Int,
    new spelled: (CatalogStep.Subject) -> String?
  ) {
    let successor = step.successor(of: subject)
    let new = successor.new.flatMap(spelled)
    if let new, new.utf8.elementsEqual(old.utf8) { return nil }
    self.init(
      catalog: catalog,
      subject: subject,
      old: old,
      new: new,
      grade: new == nil ? .manual : successor.grade,
      isReused: step.isNameReused(of: subject)
    )
  }

  /// The same where a person has to choose.
  var withoutNew: NameChange {
    NameChange(catalog: catalog, subject: subject, old: old, new: nil, grade: .manual, isReused: isReused)
  }

  init(
    catalog: Int,
    subject: CatalogStep.Subject,
    old: String,
    new: String?,
    grade: MigrationGrade,
    isReused: Bool
  ) {
    (self.catalog, self.subject, self.old, self.new) = (catalog, subject, old, new)
    (self.grade, self.isReused) = (grade, isReused)
  }
}
