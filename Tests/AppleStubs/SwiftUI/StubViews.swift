/// A view that shows others.
package protocol StubContainer {
  /// The views, from top to bottom.
  @MainActor var stubViews: [any View] { get }
}

/// A view with a modifier.
package struct StubModified<Content: View>: View {
  nonisolated(unsafe) let content: Content
  let modifier: StubModifier

  nonisolated init(content: Content, modifier: StubModifier) {
    self.content = content
    self.modifier = modifier
  }

  package var body: Never { fatalError() }
}

/// A modifier with its values: those of its arguments in text form, in their order.
package struct StubModifier: Equatable, Sendable {
  package let name: String
  package let values: [String]

  package init(_ name: String, _ values: String...) {
    self.name = name
    self.values = values
  }
}

/// A text with its modifiers, from the text outwards.
package struct StubShownText {
  package let text: Text
  package var modifiers: [StubModifier] = []

  package init(text: Text) { self.text = text }

  /// The values of a modifier; empty without it.
  package func values(_ name: String) -> [[String]] { modifiers.filter { $0.name == name }.map(\.values) }
}

@MainActor extension View {
  nonisolated func stubModified(_ modifier: StubModifier) -> StubModified<Self> {
    StubModified(content: self, modifier: modifier)
  }

  /// The texts that the view is made of in the end, from top to bottom.
  package var stubTexts: [StubShownText] {
    if let text = self as? Text { return [StubShownText(text: text)] }
    if let modified = self as? any StubModifiedView { return modified.stubModifiedTexts }
    if let container = self as? any StubContainer { return container.stubViews.flatMap(\.stubTexts) }
    return body.stubTexts
  }
}

@MainActor private protocol StubModifiedView {
  var stubModifiedTexts: [StubShownText] { get }
}

extension StubModified: StubModifiedView {
  fileprivate var stubModifiedTexts: [StubShownText] {
    content.stubTexts.map { text in
      var text = text
      text.modifiers.append(modifier)
      return text
    }
  }
}
