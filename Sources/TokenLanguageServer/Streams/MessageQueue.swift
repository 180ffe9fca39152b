internal import Dispatch
internal import TokenProject

/// Messages that wait for their turn, from one thread that reads to one that works.
final class MessageQueue: @unchecked Sendable {
  /// What the worker gets.
  enum Event: Sendable {
    /// The content of a message.
    case message(MessageValue)
    /// A message that is no JSON.
    case unreadable
    /// A lint on another thread has ended; it gives nil if it gave up.
    case findings(EditorLint.Findings?)
    /// The stream has ended, with what was wrong with it.
    case end(problem: String?)
    /// Nothing came in time.
    case quiet
  }

  // The queue guards what is below it.
  private let access = DispatchQueue(label: "stylespec.messages")
  private let available = DispatchSemaphore(value: 0)
  private var events: [Event] = []
  private var next = 0
  private var notifications = 0
  /// The ids of waiting requests that are not wanted any more.
  private var cancelled: Set<MessageValue> = []

  /// Adds an event at the end. A request to cancel another one that waits counts at once.
  func add(_ event: Event) {
    access.sync {
      if case .message(let message) = event, message.id.isNull { notifications += 1 }
      if case .message(let message) = event, message.method.text == "$/cancelRequest", isWaiting(message.params.id) {
        cancelled.insert(message.params.id)
      } else {
        events.append(event)
      }
    }
    available.signal()
  }

  /// The next event; waits for it, at most until a time.
  func next(until time: ContinuousClock.Instant?) -> Event {
    while true {
      if let event = take() { return event }
      guard let time else {
        available.wait()
        continue
      }
      let rest = time - .now
      if rest <= .zero { return .quiet }
      let nanoseconds = Int(rest / .nanoseconds(1))
      if available.wait(timeout: .now() + .nanoseconds(nanoseconds)) == .timedOut { return .quiet }
    }
  }

  /// The number of notifications that have arrived: any of them may tell of a change.
  var notificationCount: Int { access.sync { notifications } }

  /// Whether nothing waits.
  var isEmpty: Bool { access.sync { next == events.count } }

  /// Whether a request was cancelled; it is forgotten then.
  func takeCancellation(of id: MessageValue) -> Bool { access.sync { cancelled.remove(id) != nil } }

  /// Whether a request waits for its turn.
  private func isWaiting(_ id: MessageValue) -> Bool {
    events[next...].contains { event in
      if case .message(let message) = event { message.id == id && message.method.text != nil } else { false }
    }
  }

  private func take() -> Event? {
    access.sync {
      guard next < events.count else { return nil }
      defer {
        next += 1
        if next == events.count || next > 1_000 {
          events.removeSubrange(..<next)
          next = 0
        }
      }
      return events[next]
    }
  }
}
