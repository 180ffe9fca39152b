import Testing
import TokenModel

struct JSONPointerKeyTests {
  @Test(arguments: [
    ("ink", "ink", "ink"), ("a/b~c", "a~1b~0c", "a~1b~0c"), ("~1", "~01", "~01"), ("50%", "50%25", "50%25"),
    ("Primary Blue", "Primary%20Blue", "Primary%20Blue"), ("墨", "墨", "%E5%A2%A8"),
    ("{#\"}", "%7B%23%22%7D", "%7B%23%22%7D"),
  ])
  func keysHaveTheEscapesThatFragmentsNeed(_ key: String, _ readable: String, _ escaped: String) {
    #expect(JSONPointerKey.readable(key) == readable)
    #expect(JSONPointerKey.escaped(key) == escaped)
    for written in [readable, escaped] { #expect(JSONPointerKey.unescaped(written) == key) }
  }

  @Test func whatIsNoEscapeStays() {
    for text in ["50%", "%zz", "%2", "a b"] { #expect(JSONPointerKey.unescaped(text) == text) }
  }
}
