import StyleSpec
import Testing

@testable import Storefront

struct CountdownTests {
  @Test(arguments: [8_000, 360_500])
  func aThousandTicksChangeWordsAlone(start: Int) throws {
    var countdown = Countdown(.seconds(start))
    for tick in 1...1_000 {
      countdown.show(.seconds(start - tick))
      let (hours, minutes, seconds) = ((start - tick) / 3600, (start - tick) / 60 % 60, (start - tick) % 60)
      let digits = [hours, minutes, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
      try #require(styledRuns(countdown.text) == ["距结束 : countdown", "\(digits): countdownDigits"])
    }
  }

  @Test func aNegativeTimeShowsZero() {
    var countdown = Countdown(.seconds(1))
    for remaining in [Duration.seconds(0), .milliseconds(-1), .seconds(-5)] {
      countdown.show(remaining)
      #expect(styledRuns(countdown.text) == ["距结束 : countdown", "00:00:00: countdownDigits"])
    }
  }
}
