#if canImport(CGIF)
  import Dispatch
  import Foundation
  import StyleTables
  import TestSupport
  import Testing

  @testable import StyleLayout
  @testable import StyleRichText

  struct EmojiImageStoreTests {
    struct Missing: Error, Equatable {
      let identifier: String
    }

    /// Files of a folder, and how often each was loaded.
    final class Folder: Sendable {
      private let counts = Locked<[String: Int]>([:])

      func load(_ identifier: String) throws -> [UInt8] {
        counts.withLock { $0[identifier, default: 0] += 1 }
        guard let number = Int(identifier) else {
          if identifier == "damaged" { return [1, 2, 3] }
          throw Missing(identifier: identifier)
        }
        return EmojiImageStoreTests.gif(number)
      }

      var loads: [String: Int] { counts.withLock { $0 } }
    }

    static func gif(_ number: Int) -> [UInt8] {
      GIFSample.flashing(4 + number % 3, 4, [UInt8(number % 4), UInt8((number + 1) % 4)]).bytes
    }

    private func cost(_ number: Int) throws -> Int { try AnimatedImage(Self.gif(number)).byteCount }

    @Test func anImageIsLoadedOnceForAllDrawings() throws {
      let folder = Folder()
      let store = EmojiImageStore { try folder.load($0) }
      let first = try #require(store.frame(1, of: "7"))
      for _ in 0..<100 {
        let again = try #require(store.frame(1, of: "7"))
        #expect(again.content === first.content, "what was decoded is kept")
      }
      #expect(folder.loads == ["7": 1])
      #expect(store.image(for: "7")?.frames?.decodings == 1)
      #expect(store.imageIfKept(for: "7") != nil && store.imageIfKept(for: "8") == nil)
      #expect(folder.loads == ["7": 1], "nothing is loaded to see what is kept")
      #expect(store.frame(2, of: "7") == nil && store.frame(of: "7") != nil)
    }

    @Test func failuresAreRemembered() {
      let folder = Folder()
      let store = EmojiImageStore { try folder.load($0) }
      #expect(store.failure(for: "nobody") == nil, "it was not tried")
      for _ in 0..<3 {
        #expect(store.image(for: "nobody") == nil && store.frame(of: "damaged") == nil)
      }
      #expect(folder.loads == ["nobody": 1, "damaged": 1], "once each")
      #expect(store.failure(for: "nobody") as? Missing == Missing(identifier: "nobody"))
      #expect(store.failure(for: "damaged") as? AnimatedImageError == .format)
      store.removeAll()
      #expect(store.failure(for: "nobody") == nil && store.image(for: "nobody") == nil)
      #expect(folder.loads["nobody"] == 2, "tried again")
    }

    @Test func leastRecentlyUsedImagesGo() throws {
      let folder = Folder()
      let costs = try (0..<4).map { try cost($0) }
      let limit = costs[0] + costs[1] + costs[2]
      let store = EmojiImageStore(limit: limit) { try folder.load($0) }
      for number in [0, 1, 2, 0] { _ = store.image(for: "\(number)") }
      #expect(store.byteCount == limit)
      _ = store.image(for: "3")
      #expect(store.imageIfKept(for: "1") == nil, "the one that was not used for the longest time")
      #expect(store.imageIfKept(for: "0") != nil && store.imageIfKept(for: "3") != nil)
      #expect(store.byteCount <= limit)
      store.removeAll()
      #expect(store.byteCount == 0 && store.imageIfKept(for: "0") == nil)
    }

    @Test func anImageLargerThanTheLimitIsReturnedAndNotKept() throws {
      for limit in [try cost(5) - 1, 0, -1, .min] {
        let folder = Folder()
        let store = EmojiImageStore(limit: limit) { try folder.load($0) }
        #expect(store.image(for: "5") != nil && store.image(for: "5") != nil)
        #expect(store.byteCount == 0 && folder.loads == ["5": 2])
        #expect(store.limit == max(limit, 0))
      }
      let store = EmojiImageStore(limit: try cost(5)) { _ in Self.gif(5) }
      #expect(store.image(for: "5") != nil && store.imageIfKept(for: "5") != nil, "exactly the limit")
    }

    @Test func imagesAreOfTheLimits() {
      var limits = AnimatedImageLimits()
      limits.frames = 1
      let store = EmojiImageStore(limits: limits) { _ in Self.gif(1) }
      #expect(store.image(for: "1") == nil)
      #expect(store.failure(for: "1") as? AnimatedImageError == .limit(.frames, number: 2, allowed: 1))
    }

    private static let rounds = ProcessInfo.processInfo.environment["STYLESPEC_RACE_ROUNDS"].flatMap { Int($0) } ?? 2

    /// 1,000 cells with 50 emoji, drawn by 8 threads. `STYLESPEC_RACE_ROUNDS` makes it longer, for ThreadSanitizer.
    @Test func threadsLoadAndDecodeEachImageOnce() async throws {
      for _ in 0..<Self.rounds {
        let folder = Folder()
        let store = EmojiImageStore { try folder.load($0) }
        let results = await withTaskGroup(of: [String: ObjectIdentifier].self) { group in
          for thread in 0..<8 {
            group.addTask {
              var seen: [String: ObjectIdentifier] = [:]
              for cell in 0..<125 {
                // All threads begin with the same emoji.
                let identifier = "\((cell + (cell < 50 ? 0 : thread * 7)) % 50)"
                seen[identifier] = store.frame(of: identifier).map { ObjectIdentifier($0.content) }
              }
              return seen
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(results).count == 1 && results.first?.count == 50, "all have the same images")
        #expect(folder.loads.count == 50 && folder.loads.values.allSatisfy { $0 == 1 })
        for number in 0..<50 { #expect(store.image(for: "\(number)")?.frames?.decodings == 1) }
        #expect(store.byteCount <= store.limit)
      }
    }

    @Test func threadsThatAskWhileAnImageIsLoadedWaitForIt() {
      let (asked, loads, images) = (Locked(0), Locked(0), Locked<[ObjectIdentifier?]>([]))
      let store = EmojiImageStore { _ in
        loads.withLock { $0 += 1 }
        while asked.withLock({ $0 }) < 8 { Thread.sleep(forTimeInterval: 0.001) }
        // All threads are about to ask, or wait.
        Thread.sleep(forTimeInterval: 0.02)
        return Self.gif(1)
      }
      let done = DispatchSemaphore(value: 0)
      for _ in 0..<8 {
        Thread.detachNewThread {
          asked.withLock { $0 += 1 }
          let image = store.frame(of: "1").map { ObjectIdentifier($0.content) }
          images.withLock { $0.append(image) }
          done.signal()
        }
      }
      for _ in 0..<8 { done.wait() }
      #expect(loads.withLock { $0 } == 1)
      let found = images.withLock { $0 }
      #expect(found.count == 8 && Set(found).count == 1 && found[0] != nil)
    }

    /// Threads that ask for more images than find room, and for failures, while others look how much is kept.
    @Test func theLimitHoldsWhateverThreadsDo() async throws {
      let limit = try (0..<6).reduce(0) { try $0 + cost($1) }
      for round in 0..<Self.rounds {
        let folder = Folder()
        let store = EmojiImageStore(limit: limit) { try folder.load($0) }
        let most = await withTaskGroup(of: Int.self) { group in
          for thread in 0..<8 {
            group.addTask {
              var random = SeededGenerator(seed: UInt64(thread + 8 * round))
              var most = 0
              for step in 0..<125 {
                let number = Int.random(in: -3..<20, using: &random)
                _ = store.frame(step % 3, of: number < 0 ? "no \(number)" : "\(number)")
                if step == 60, thread == 0 { store.removeAll() }
                most = max(most, store.byteCount)
              }
              return most
            }
          }
          return await group.reduce(0) { max($0, $1) }
        }
        #expect(most <= limit && most > 0)
      }
    }
  }
#endif
