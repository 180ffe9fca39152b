internal import StyledText

/// A text after a cut: what is kept, and the token.
struct ShownText {
  let text: StyledText
  /// The lengths of the parts in UTF-16 units.
  let front: Int
  let token: Int
  let back: Int

  init(front: StyledText, token: StyledText, back: StyledText) {
    var text = front
    text.append(token)
    text.append(back)
    self.text = text
    self.front = front.utf16Length
    self.token = token.utf16Length
    self.back = back.utf16Length
  }
}
