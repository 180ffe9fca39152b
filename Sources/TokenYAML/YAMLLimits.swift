/// How large an input may be. Beyond a limit the reader stops with an error instead of using up the machine.
public struct YAMLLimits: Sendable {
  /// The most bytes a file may have: 64 MiB unless set. At most 4 GiB, which is as far as ranges reach.
  public var maximumBytes = 64 << 20
  /// The most collections inside each other.
  public var maximumDepth = 64
  /// The most nodes: keys, scalars and collections together.
  public var maximumNodes = 4_000_000

  /// The limits that the command-line tool uses.
  public static let standard = YAMLLimits()

  /// The limits of the command-line tool.
  public init() {}
}
