package import TokenDiagnostics

// Written by Scripts/rules from the files in Errors/. Do not edit it by hand.

/// Every error of a language, before the meaning of a file.
package enum LanguageErrors {
  /// Those of YAML.
  package static let yaml: [any ErrorKind.Type] = [
    DuplicateKey.self,
    YAMLComplexKey.self,
    YAMLDocuments.self,
    YAMLEncoding.self,
    YAMLLimit.self,
    YAMLSyntax.self,
    YAMLUnsupported.self,
  ]

  /// Those of JSON.
  package static let json: [any ErrorKind.Type] = [
    JSONComment.self,
    JSONDocuments.self,
    JSONEncoding.self,
    JSONLimit.self,
    JSONNumberForm.self,
    JSONString.self,
    JSONSyntax.self,
    JSONTrailingComma.self,
    JSONUnsupported.self,
  ]
}
