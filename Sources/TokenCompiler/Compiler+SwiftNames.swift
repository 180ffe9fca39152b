internal import TokenEmit
public import TokenModel

extension Compiler {
  /// The Swift name of each code, in the order of ``TokenModel/Catalog/codes``. Linear in the number of codes.
  public static func swiftNames(of catalog: Catalog) -> [String] { SwiftEmitter.names(of: catalog) }
}
