import Foundation

/// The number of random cases that `STYLESPEC_CODECS` asks for.
let chosenRounds = ProcessInfo.processInfo.environment["STYLESPEC_CODECS"].flatMap { Int($0) }
