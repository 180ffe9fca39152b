import Testing
@testable import TokenImport

struct ImportedNamesTests {}
