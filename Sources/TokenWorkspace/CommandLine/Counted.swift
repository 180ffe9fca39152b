/// A number and its noun, which gets an `s` where it needs one.
package func counted(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }
