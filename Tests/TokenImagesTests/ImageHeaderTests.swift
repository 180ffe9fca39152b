import Testing

@testable import TokenImages

struct ImageHeaderTests {
}
