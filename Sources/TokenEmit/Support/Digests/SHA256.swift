/// SHA-256 (FIPS 180-4), which a page uses to tell browsers what it contains.
enum SHA256 {
  /// The hash, 32 bytes.
  ///
  /// - Complexity: O(*n*) in the length of the message.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = initial
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: 64) { process(padded[start..<start + 64], &state) }
    return state.flatMap(bigEndian)
  }

  /// A one bit, zeros, and the length in bits, up to a whole number of blocks (section 5.1.1).
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (119 - message.count % 64) % 64
    let length = UInt64(message.count) * 8
    return message + [0x80] + [UInt8](repeating: 0, count: zeros)
      + bigEndian(UInt32(length >> 32)) + bigEndian(UInt32(truncatingIfNeeded: length))
  }

  /// One block (section 6.2.2).
  private static func process(_ block: ArraySlice<UInt8>, _ state: inout [UInt32]) {
    let schedule = schedule(block)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for round in 0..<64 {
      let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & f ^ ~e & g
      let next = h &+ sum1 &+ choice &+ constants[round] &+ schedule[round]
      let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ next)
      (d, c, b, a) = (c, b, a, next &+ sum0 &+ majority)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1)
    }
    return words
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }

  /// The fractions of the square roots of the first eight primes (section 5.3.3).
  private static let initial: [UInt32] = [
    0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
  ]

  /// The fractions of the cube roots of the first 64 primes (section 4.2.2).
  private static let constants: [UInt32] = [
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
  ]
}
