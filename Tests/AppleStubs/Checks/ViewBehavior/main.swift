@testable import HostMeasurements
import UIKit

// Checks that the stubs do what is claimed of UIKit, whichever attributes a label keeps.
for rule in StubTextRule.allCases {
  UILabel.stubTextRule = rule
  check(LabelTextRule.ofThisSystem.map { "\($0)" }, is: "\(rule)", "the rule of texts")
  for claim in ViewClaim.all { check(claim.holds(), "not so: \(claim.name)") }
}
printSummary()
