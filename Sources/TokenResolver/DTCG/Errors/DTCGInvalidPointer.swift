package import TokenDiagnostics
internal import TokenModel

/// A `$ref` that is not a JSON Pointer in this file.
package enum DTCGInvalidPointer: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-invalid-pointer",
    in: .designTokens,
    "A `$ref` that is not a JSON Pointer in this file",
    why: "Pointers start with `#/`, and their parts are separated by `/` (RFC 6901). Other files cannot be named.",
    remedy: "Write `#/`, the names of the groups, and `$value`.",
    wrong: .tokens(#""a": { "$type": "number", "$ref": ⟦"b/$value"⟧ }, "b": { "$type": "number", "$value": 1 }"#),
    right: .tokens(##""a": { "$type": "number", "$ref": "#/b/$value" }, "b": { "$type": "number", "$value": 1 }"##)
  )
}

extension DTCGReferenceError {
  static let pointerWithoutSign = invalidPointer("a pointer starts with `#`; write `#/group/token/$value`")
  static let noPointer = invalidPointer(
    "a pointer starts with `#/`, and leads to a value in the same file; write `#/group/token/$value`"
  )
  static let pointerToFile = invalidPointer("`#` is the whole file; write `#/group/token/$value`")
  static let pointerWithoutSlash = invalidPointer(
    "the keys of a pointer have `/` before them; write `#/group/token/$value`"
  )
  static let escapesOutsideUTF8 = invalidPointer("the `%` escapes of this pointer are not UTF-8")
  static let escapeWithoutDigits = invalidPointer(
    "`%` in a pointer has two hex digits after it, as in `%20`; `%` itself is `%25`"
  )
  static let singleTilde = invalidPointer("`~` in a pointer is `~0`, and `/` in a name is `~1`")

  /// A character that only an escape may stand for.
  static func unescaped(_ byte: UInt8) -> DTCGReferenceError {
    let name =
      switch byte {
      case 0x20: "a space"
      case 0x21...0x7E: "`\(Character(Unicode.Scalar(byte)))`"
      default: "a control character"
      }
    return invalidPointer("a pointer must not contain \(name); write `%\(JSONPointerKey.hex(byte))`")
  }

  private static func invalidPointer(_ message: String) -> DTCGReferenceError {
    DTCGReferenceError(kind: DTCGInvalidPointer.self, message: message)
  }
}
