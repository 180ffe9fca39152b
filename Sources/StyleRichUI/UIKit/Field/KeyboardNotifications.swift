#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import Foundation
  internal import ObjectiveC
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  /// A notification of the system's keyboard.
  struct KeyboardNotification: Sendable {
    private let phase: KeyboardFrame.Phase
    /// The end of the movement, in the coordinates of the screen.
    private let rect: CGRect
    private let duration: Double
    private let curve: Int

    init(_ phase: KeyboardFrame.Phase, _ notification: Notification) {
      let values = notification.userInfo
      self.phase = phase
      rect = values?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? CGRect(x: 0, y: 0, width: 0, height: 0)
      duration = values?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
      curve = values?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0
    }

    /// The part of a window that the keyboard covers.
    @MainActor func frame(in window: UIWindow) -> KeyboardFrame {
      let place = LayoutRect(window.convert(rect, from: nil as UIWindow?))
      return KeyboardFrame(phase, rect: place, window: LayoutRect(window.bounds), duration: duration, curve: curve)
    }
  }

  /// Passes on the notifications of the system's keyboard while it exists.
  final class KeyboardNotifications {
    private static let phases: [(NSNotification.Name, KeyboardFrame.Phase)] = [
      (UIResponder.keyboardWillShowNotification, .willShow), (UIResponder.keyboardDidShowNotification, .didShow),
      (UIResponder.keyboardWillHideNotification, .willHide), (UIResponder.keyboardDidHideNotification, .didHide),
      (UIResponder.keyboardWillChangeFrameNotification, .willChange),
      (UIResponder.keyboardDidChangeFrameNotification, .didChange),
    ]

    private var observers: [any NSObjectProtocol] = []

    init(_ take: @escaping @MainActor (KeyboardNotification) -> Void) {
      observers = Self.phases.map { name, phase in
        // The system posts them on the main thread, and without a queue they arrive immediately, in time for the
        // animation.
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          let taken = KeyboardNotification(phase, notification)
          MainActor.assumeIsolated { take(taken) }
        }
      }
    }

    deinit {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }
#endif
