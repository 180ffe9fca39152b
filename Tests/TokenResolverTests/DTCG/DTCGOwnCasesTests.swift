import Testing

/// What the format's suite lacks, with exact messages: as it is, after a line of wide characters, and with CRLF.
struct DTCGOwnCasesTests {
  @Test(arguments: DTCGOwnCase.Form.allCases)
  func everyCaseIsReadAsItSays(form: DTCGOwnCase.Form) throws {
    let cases = try DTCGOwnCase.all()
    #expect(cases.count >= 40)
    for one in cases {
      let problems = one.problems(form)
      #expect(problems.isEmpty, "\(one.names.joined(separator: ", ")): \(problems.joined(separator: "; "))")
    }
  }

  /// Faults put in on purpose: the check finds each.
  @Test func wrongExpectationsAreFound() throws {
    for one in try DTCGOwnCase.all() {
      var grade = one
      grade.grade = one.grade == "error" ? "valid" : "error"
      #expect(!grade.problems(.plain).isEmpty, "the grade of \(one.names)")
      var message = one
      message.messages = one.messages.map { $0 + "." } + ["more"]
      #expect(!message.problems(.plain).isEmpty, "the messages of \(one.names)")
      for index in one.facts.indices where one.grade != "error" {
        var fact = one
        fact.facts[index] = fact.facts[index].split(separator: " ")[0] + " is not what it is"
        #expect(!fact.problems(.plain).isEmpty, "a fact of \(one.names)")
      }
    }
  }
}
