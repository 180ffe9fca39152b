/// Why a request has no result, with the codes of JSON-RPC and of the protocol.
package struct ResponseError: Error, Hashable {
  /// The code.
  package let code: Int
  /// What is wrong.
  package let message: String

  /// The code of a request that is right and cannot be done.
  static let requestFailed = -32_803
  static let parseError = ResponseError(code: -32_700, message: "the message is not JSON")
  static let notInitialized = ResponseError(code: -32_002, message: "`initialize` has to come first")
  static let cancelled = ResponseError(code: -32_800, message: "cancelled")

  static func invalidRequest(_ message: String) -> ResponseError { ResponseError(code: -32_600, message: message) }
  static func unknownMethod(_ method: String) -> ResponseError {
    ResponseError(code: -32_601, message: "`\(method)` is not known here")
  }
  static func invalidParameters(_ message: String) -> ResponseError { ResponseError(code: -32_602, message: message) }
}
