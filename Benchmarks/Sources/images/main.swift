// GIF files against giflib's own loop, and drawings of emoji with a store, with frames that are ready, and without a
// store.
//
//   images                                the times of drawings
//   images WHAT COUNT                     only some work, so many times, for a tool that counts instructions
import Foundation
import StyleRichText
import StyleSpec

/// Prepares some work, whose result the optimizer cannot remove.
func body(_ name: String) throws -> () throws -> Int {
  switch name {
  case "gif", "giflib":
    let file = try BareGIF.file(1)
    if name == "giflib" { return { try BareGIF.decode(file) } }
    return {
      let image = try AnimatedImage(file)
      return try (0..<image.frameCount).reduce(0) { try $0 + (image.frame($1).pixels?.bytes.count ?? 0) / 4 }
    }
  case "store": return { [screens = try Screens()] in try screens.draw(.store) }
  case "ready": return { [screens = try Screens()] in try screens.draw(.ready) }
  case "anew": return { [screens = try Screens()] in try screens.draw(.anew) }
  case "cells": return try Screens().lookUp
  default: throw BareGIF.Failure()
  }
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 2, let name = arguments.first, let count = arguments.last.flatMap({ Int($0) }) {
  let body = try body(name)
  print(try (0..<count).reduce(0) { sum, _ in try sum &+ body() })
} else {
  let (pixels, bare) = (try body("gif")(), try body("giflib")())
  precondition(pixels == bare && pixels == BareGIF.frameCount * BareGIF.side * BareGIF.side)
  let store = try body("store")()
  print("\(Screens.drawings) drawings of 200 emoji read \(Screens.loads.load(ordering: .relaxed)) files, goal 20")
  // Contenders take turns. Cairo uses other instructions under a tool that counts them.
  let names = ["store", "ready", "anew"]
  let bodies = try names.map(body)
  var times = [[Double]](repeating: [], count: names.count)
  for _ in 0..<7 {
    for (index, body) in bodies.enumerated() {
      let start = clock()
      let sum = try body()
      times[index].append(Double(clock() - start) / Double(CLOCKS_PER_SEC))
      precondition(sum == store, "the drawings differ")
    }
  }
  let medians = times.map { $0.sorted()[3] }
  for (name, time) in zip(names, medians) { print(String(format: "%@: %.0f ms of processor time", name, time * 1_000)) }
  print(String(format: "with a store, by the same with frames that are ready: %.2f", medians[0] / medians[1]))
  print(String(format: "without a store, by the same with one: %.2f", medians[2] / medians[0]))
  let cells = try body("cells")()
  precondition(cells == 100_000, "an image is missing")
}
