/// FNV-1a, 64 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>. Tells two inputs apart; it is no protection.
public enum FNV64 {
  /// The hash of all pieces, one behind the other. Linear.
  public static func hash(_ pieces: [[UInt8]]) -> UInt64 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for piece in pieces {
      for byte in piece { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    }
    return hash
  }
}
