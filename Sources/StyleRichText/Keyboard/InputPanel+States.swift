/// The states of ``InputPanel``, with the insets that they have.
extension InputPanel {
  mutating func inset(after event: Event) -> Double {
    switch (event, state) {
    case (.showSystem, .none): state = .system
    case (.showSystem, .emoji), (.showSystem, .going): state = .awaited
    case (.showEmoji, _) where kind != .emoji:
      state = .emoji(isKeyboardLeaving: mayKeyboardCome)
      return emojiHeight
    case (.hide, _) where kind != .none:
      state = .none(isKeyboardLeaving: mayKeyboardCome)
      return 0
    case (.emojiHeight(let height), _) where Self.isHeight(height):
      emojiHeight = height
      if kind == .emoji { return height }
    case (.showSystem, _), (.showEmoji, _), (.hide, _), (.emojiHeight, _), (.keyboard, _): break
    }
    return inset
  }

  /// Whether the keyboard is there or on its way, so that it will announce when it hides.
  private var mayKeyboardCome: Bool {
    switch state {
    case .system, .awaited, .empty, .coming: true
    case .none(let isKeyboardLeaving), .emoji(let isKeyboardLeaving): isKeyboardLeaving
    case .going: false
    }
  }

  mutating func inset(after frame: KeyboardFrame) -> Double {
    switch frame.phase {
    case .willShow: return appear(frame.height)
    case .willChange: return kind == .system ? appear(frame.height) : inset
    case .didShow, .didChange: return settle(frame.height)
    case .willHide: return disappear()
    case .didHide: return settleHidden()
    }
  }

  private mutating func appear(_ height: Double) -> Double {
    switch state {
    case .none(isKeyboardLeaving: true), .emoji(isKeyboardLeaving: true): return inset
    case .none, .system: state = .system
    case .emoji where height == 0, .awaited where height == 0:
      state = .empty
      return inset
    case .empty where height == 0, .coming where height == 0, .going where height == 0: return inset
    case .emoji, .awaited, .empty, .coming, .going: state = .coming
    }
    return cover(height)
  }

  private mutating func settle(_ height: Double) -> Double {
    switch state {
    // Told late, by a movement that was interrupted.
    case .none, .emoji, .awaited, .going: return inset
    case .coming where height == 0: return inset
    case .system, .empty, .coming: state = .system
    }
    return cover(height)
  }

  private mutating func disappear() -> Double {
    switch state {
    case .none: state = .none(isKeyboardLeaving: false)
    case .emoji: state = .emoji(isKeyboardLeaving: false)
    case .empty: state = .awaited
    case .coming: state = .going
    case .awaited, .going: break
    case .system:
      state = .none(isKeyboardLeaving: false)
      return 0
    }
    return inset
  }

  private mutating func settleHidden() -> Double {
    switch state {
    case .none, .going:
      state = .none(isKeyboardLeaving: false)
      return 0
    case .emoji: state = .emoji(isKeyboardLeaving: false)
    // Told late, by a movement that was interrupted.
    case .system, .awaited, .empty, .coming: break
    }
    return inset
  }

  private mutating func cover(_ height: Double) -> Double {
    if height > 0 { systemHeight = height }
    return height
  }
}
