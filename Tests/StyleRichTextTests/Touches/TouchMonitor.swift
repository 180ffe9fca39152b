/// What holds for the actions of all touches, whatever they are: one end for each, and one end for each highlight and
/// drag.
struct TouchMonitor: Hashable {
  /// Touches that have begun, and have not ended as something.
  private var open = 0
  private var isDown = false
  private var isLit = false
  private var isHeld = false
  private var isDragging = false

  /// Takes an event, and the actions that it led to as text without those that ask for a time.
  ///
  /// - Returns: What is wrong; nil if nothing is.
  mutating func check(_ phase: String, _ actions: [String]) -> String? {
    if phase == "down" { open += 1 }
    for action in actions {
      switch action.split(separator: " ").prefix(2).joined(separator: " ") {
      case "highlight –":
        if !isLit { return "a highlight ends that is not there" }
        isLit = false
      case let action where action.hasPrefix("highlight"): isLit = true
      case "double tap": open -= 2
      case "long press":
        open -= 1
        isHeld = true
      case "drag began":
        if !isHeld || isDragging { return "a drag without a long press" }
        isDragging = true
      case "drag moved": if !isDragging { return "a drag that has not begun" }
      case "drag ended":
        if !isDragging { return "a drag that has not begun ends" }
        isDragging = false
      default: open -= 1
      }
      if open < 0 { return "a touch ends twice" }
    }
    if phase == "down" { (isDown, isHeld) = (true, false) }
    if phase == "up" || phase == "cancel" { (isDown, isHeld) = (false, false) }
    if !isDown, isLit || isDragging { return "no finger is down" }
    if isLit, open == 0 { return "a touch has ended, and its highlight has not" }
    return open > 2 ? "more than two touches are open" : nil
  }

  /// Whether each touch has ended.
  var isQuiet: Bool { open == 0 && !isLit && !isDragging }
}
