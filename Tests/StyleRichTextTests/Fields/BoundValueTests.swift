import StyleRichText
import Testing

/// A field and an app with a binding: who sets what.
struct BoundValueTests {
  /// A binding that an app may change or take later.
  private struct Store {
    var value = ""
    var change: (_ old: String, _ new: String) -> String = { $1 }
  }

  private final class Field {
    var text = ""
    var bound = BoundValue("")
    var written: [String] = []

    func type(_ text: String, into store: inout Store) {
      self.text += text
      guard bound.isNews(self.text) else { return }
      written.append(self.text)
      store.value = store.change(store.value, self.text)
      bound.wrote(self.text, found: store.value)
    }

    /// Returns whether the app has set a text.
    func show(_ value: String) -> Bool {
      guard let set = bound.read(value, current: text) else { return false }
      text = set
      return true
    }
  }

  @Test func typedTextIsNotWrittenBack() {
    let field = Field()
    var store = Store()
    field.type("a", into: &store)
    #expect(!field.show(store.value))
    field.type("", into: &store)
    #expect(field.written == ["a"], "the app is told once")
  }

  @Test func theAppSetsATextOnce() {
    let field = Field()
    var store = Store()
    store.value = "draft"
    #expect(field.show(store.value) && field.text == "draft")
    #expect(!field.show(store.value))
    #expect(!field.bound.isNews("draft"))
    field.type("s", into: &store)
    #expect(!field.show(store.value) && field.text == "drafts")
  }

  @Test func aTextThatTheFieldCannotShowIsSetOnce() {
    let field = Field()
    #expect(field.show("a\u{FFFC}"))
    field.text = "a"
    #expect(!field.show("a\u{FFFC}"))
  }

  @Test func theAppClearsTheFieldAtOnce() {
    let field = Field()
    var store = Store()
    field.type("hi", into: &store)
    store.value = ""
    #expect(field.show(store.value) && field.text == "", "before it was shown again")
  }

  @Test func theAppChangesWhatIsTyped() {
    let field = Field()
    var store = Store(change: { $1.uppercased() })
    field.type("a", into: &store)
    #expect(field.show(store.value) && field.text == "A")
    field.type("b", into: &store)
    #expect(field.show(store.value) && field.text == "AB")
    #expect(field.written == ["a", "Ab"])
  }

  @Test func aTextThatComesLateDoesNotReplaceWhatIsTyped() {
    let field = Field()
    var store = Store(change: { old, _ in old })
    for letter in ["a", "b", "c"] { field.type(letter, into: &store) }
    for value in ["", "a", "ab", "ab", "abc"] {
      #expect(!field.show(value), "\(value)")
      #expect(field.text == "abc")
    }
    #expect(field.show("ab"), "all have been shown: this one is the app's")
  }

  @Test func textsMayComeInAnotherOrder() {
    let field = Field()
    var store = Store(change: { old, _ in old })
    for letter in ["a", "b", "c"] { field.type(letter, into: &store) }
    for value in ["ab", "a", "ab"] { #expect(!field.show(value), "\(value)") }
    #expect(field.text == "abc")
    #expect(field.show("") && field.text == "", "the field has not written that")
  }

  @Test func aBindingThatNeverChangesTakesNothingAway() {
    let field = Field()
    var store = Store(change: { old, _ in old })
    for _ in 0..<1_000 {
      field.type("x", into: &store)
      #expect(!field.show(store.value))
    }
    #expect(field.text.count == 1_000 && field.written.count == 1_000)
  }
}

/// When a field begins and ends editing for its app.
struct EditingWishTests {
  /// A field with a wish.
  private final class Field {
    var wish = EditingWish()

    func read(_ value: Bool, isEditing: Bool) { wish.read(value, isEditing: isEditing) }
    func wrote(_ isEditing: Bool) { wish.wrote(isEditing, found: isEditing) }
    func take(ifPossible isPossible: Bool) -> Bool? { wish.take(ifPossible: isPossible) }
  }

  @Test func aWishWaitsForTheScreen() {
    let field = Field()
    field.read(true, isEditing: false)
    #expect(field.take(ifPossible: false) == nil)
    field.read(true, isEditing: false)
    #expect(field.take(ifPossible: true) == true)
    #expect(field.take(ifPossible: true) == nil, "it is fulfilled once")
    #expect(!field.wish.isNews(true), "the app knows")
  }

  @Test func aWishCanBeTakenBack() {
    let field = Field()
    field.read(true, isEditing: false)
    field.read(false, isEditing: false)
    #expect(field.take(ifPossible: true) == nil)
    field.read(true, isEditing: false)
    #expect(field.take(ifPossible: true) == true, "and wished again")
  }

  @Test func theAppEndsWhatPeopleBegan() {
    let field = Field()
    #expect(field.wish.isNews(true))
    field.wrote(true)
    field.read(true, isEditing: true)
    #expect(field.take(ifPossible: true) == nil)
    field.read(false, isEditing: true)
    #expect(field.take(ifPossible: true) == false && !field.wish.isNews(false))
  }

  @Test func peopleAreFasterThanAWish() {
    let field = Field()
    field.read(true, isEditing: false)
    #expect(!field.wish.isNews(true))
    field.read(true, isEditing: true)
    #expect(field.take(ifPossible: true) == nil, "a tap was first")
  }
}
