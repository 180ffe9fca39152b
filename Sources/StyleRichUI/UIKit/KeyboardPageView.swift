#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import Foundation
  internal import ObjectiveC
  internal import QuartzCore
  internal import StyleLayout
  internal import StyleRichText
  internal import StyleTables
  internal import UIKit

  /// A page of keys.
  final class KeyboardPageView: UIView {
    private unowned let owner: EmojiKeyboardView
    private var keys: [EmojiKeyboard.Key] = []
    private var geometry = KeyboardGeometry(size: .zero)
    private var touches = KeyTouches()
    private let timer = LabelTimer()
    private var images: [CALayer] = []
    private let pressed = CALayer()
    private let delete = UIImageView()

    init(of owner: EmojiKeyboardView) {
      self.owner = owner
      super.init(frame: .zero)
      pressed.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).cgColor
      pressed.cornerRadius = 8
      pressed.isHidden = true
      layer.addSublayer(pressed)
      delete.contentMode = .center
      delete.tintColor = .label
      addSubview(delete)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows keys; nothing changes if they are the same.
    func show(_ keys: [EmojiKeyboard.Key], in geometry: KeyboardGeometry) {
      guard keys != self.keys || geometry != self.geometry else { return }
      (self.keys, self.geometry) = (keys, geometry)
      for image in images { image.removeFromSuperlayer() }
      images = keys.indices.map(makeImage)
      delete.image = owner.deleteImage
      delete.frame = CGRect(geometry.rect(ofKey: keys.count - 1))
      accessibilityElements = keys.indices.compactMap { KeyElement(keys[$0], at: geometry.rect(ofKey: $0), on: self) }
      followImages()
      showImages()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      followImages()
    }

    private func followImages() { follow(keys.compactMap(\.identifier), by: owner.resources.player) }

    private func makeImage(of index: Int) -> CALayer {
      let image = CALayer()
      image.contentsGravity = .resizeAspect
      image.frame = CGRect(geometry.rect(ofKey: index).outset(by: -6))
      layer.addSublayer(image)
      return image
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { send(.down, touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { send(.move, touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send(.up, touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send(.cancel, touches) }

    private func send(_ phase: TouchEvent.Phase, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let point = LayoutPoint(touch.location(in: self), from: .zero)
      send(TouchEvent(phase, at: point, time: touch.timestamp))
    }

    func send(_ event: TouchEvent) {
      for action in touches.handle(event, of: keys, in: geometry) {
        perform(action, at: event.time)
      }
    }

    private func perform(_ action: KeyTouches.Action, at time: Double) {
      switch action {
      case .highlight(let key): highlight(key)
      case .tap(let key): owner.tap(key)
      case .delete(let deletion): owner.delete(deletion)
      case .preview(let key): preview(key)
      case .wait(let due): timer.wait(for: due - time) { [weak self] in self?.send(.timer(at: due)) }
      }
    }

    private func highlight(_ key: Int?) {
      pressed.showAtOnce {
        pressed.isHidden = key == nil
        if let key { pressed.frame = CGRect(geometry.rect(ofKey: key).outset(by: -2)) }
      }
    }

    private func preview(_ key: Int?) {
      if let variants = touches.variants { return owner.variants.show(variants) }
      owner.variants.hide()
      guard let key, case .emoji(let emoji) = keys[key] else { return owner.preview.hide() }
      let image = owner.resources.player.pixels(of: emoji.identifier)
      owner.preview.show(image, name: emoji.label ?? emoji.name, above: geometry.rect(ofKey: key), in: owner)
    }

    /// Handles a key for VoiceOver.
    func activate(_ key: EmojiKeyboard.Key) { owner.tap(key) }

    /// The VoiceOver label of a key; nil for a position without one.
    func label(of key: EmojiKeyboard.Key) -> String? { key.accessibilityLabel(delete: owner.deleteLabel) }
  }

  extension KeyboardPageView: ImageViewer {
    func showImages() {
      let player = owner.resources.player
      for (image, key) in zip(images, keys) {
        let contents = key.identifier.flatMap { player.pixels(of: $0) }
        image.showAtOnce { image.contents = contents }
      }
    }
  }

  extension EmojiKeyboard.Key {
    fileprivate var identifier: String? {
      if case .emoji(let emoji) = self { emoji.identifier } else { nil }
    }
  }

  /// A key, for VoiceOver.
  final class KeyElement: UIAccessibilityElement {
    private let key: EmojiKeyboard.Key
    private weak var page: KeyboardPageView?

    /// Nil for a position without a key.
    init?(_ key: EmojiKeyboard.Key, at rect: LayoutRect, on page: KeyboardPageView) {
      guard let label = page.label(of: key) else { return nil }
      self.key = key
      self.page = page
      super.init(accessibilityContainer: page)
      accessibilityLabel = label
      accessibilityTraits = .keyboardKey
      accessibilityFrameInContainerSpace = CGRect(rect)
      accessibilityCustomActions = key.choices.map { EmojiKeyboard.Key.emoji($0) }.filter { $0 != key }.map { key in
        UIAccessibilityCustomAction(name: page.label(of: key) ?? "") { [weak page] _ in
          page?.activate(key)
          return page != nil
        }
      }
    }

    /// A double tap of VoiceOver.
    override func accessibilityActivate() -> Bool {
      page?.activate(key)
      return page != nil
    }
  }
#endif
