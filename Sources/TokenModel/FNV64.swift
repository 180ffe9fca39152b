/// FNV-1a, 64 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>. Tells two inputs apart; it is no protection.
public enum FNV64 {
  /// The hash of all pieces, one behind the other. Linear.
  public static func hash(_ pieces: some Sequence<[UInt8]>) -> UInt64 {
    pieces.joined().reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
