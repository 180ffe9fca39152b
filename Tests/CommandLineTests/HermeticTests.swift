import Foundation
import Testing
import TestSupport

/// The same inputs give the same bytes in every environment.
struct HermeticTests {
  private let project: HermeticProject
  private let expected: HermeticProject.Outputs

  init() throws {
    project = try HermeticProject()
    expected = try project.compile()
    #expect(expected["gen.swift"] == expected["Brand.swift"])
    #expect(expected.count == 3)
  }

  @Test(arguments: [
    ["env", "-i"],
    ["env", "-u", "HOME", "-u", "PATH", "-u", "USER"],
    ["env", "HOME=/nonexistent"],
    ["env", "HOME=/dev/null", "TMPDIR=/nonexistent"],
    ["env", "LANG=C", "LC_ALL=C"],
    ["env", "LANG=de_DE.UTF-8", "LC_ALL=de_DE.UTF-8"],
    ["env", "LANG=tr_TR.UTF-8", "LC_ALL=tr_TR.UTF-8"],
    ["env", "LANG=zh_CN.GB18030", "LC_ALL=zh_CN.GB18030", "LANGUAGE=zh:ja"],
    ["env", "LANG=ar_EG.UTF-8", "LC_NUMERIC=ar_EG.UTF-8"],
    ["env", "LANG=none such", "LC_ALL=\u{FF}"],
    ["env", "TZ=UTC"],
    ["env", "TZ=Asia/Kathmandu"],
    ["env", "TZ=Pacific/Kiritimati"],
    ["env", "TZ=:/nonexistent"],
    ["env", "SWIFT_DETERMINISTIC_HASHING=1"],
    ["sh", "-c", "umask 077; exec \"$0\" \"$@\""],
    ["sh", "-c", "umask 000; exec \"$0\" \"$@\""],
    ["sh", "-c", "exec \"$0\" \"$@\" <&-"],
    ["sh", "-c", "exec \"$0\" \"$@\" >&- 2>&-"],
    ["sh", "-c", "exec \"$0\" \"$@\" <&- >&- 2>&-"],
    ["nice", "-n", "19"],
  ])
  func surroundingsChangeNothing(_ command: [String]) throws {
    #expect(try project.compile(by: command) == expected, "\(command)")
  }

  /// Variables of other tools, all set to nonsense.
  @Test func variablesChangeNothing() throws {
    let nonsense = ["env"] + Self.variables.map { "\($0)=1 %n${HOME}\n汉" }
    #expect(try project.compile(by: nonsense) == expected)
    #expect(try project.lint(by: nonsense) == project.lint(by: ["env", "-i"]))
  }

  private static let variables = [
    "BASH_ENV", "CFFIXED_USER_HOME", "CFLAGS", "CI", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "DEBUG",
    "DISPLAY", "EDITOR", "ENV", "FORCE_COLOR", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "HOME", "HOSTNAME", "IFS",
    "LANG", "LANGUAGE", "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
    "LINES", "LOCPATH", "LOGNAME", "NLSPATH", "NO_COLOR", "OLDPWD", "PAGER", "PATH", "POSIXLY_CORRECT", "PWD",
    "RUNNER_TEMP", "SHELL", "SOURCE_DATE_EPOCH", "SRCROOT", "STYLESPEC_FUZZ", "STYLESPEC_RECORD", "STYLESPEC_STRICT",
    "SWIFT_BUILD_CONFIGURATION", "TEMP", "TERM", "TMP", "TMPDIR", "TZ", "TZDIR", "USER", "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME", "http_proxy", "https_proxy", "no_proxy",
  ]

  /// Swift's sets and dictionaries have another order in each run.
  @Test func theOrderOfHashesChangesNothing() throws {
    for _ in 1...50 { #expect(try project.compile() == expected) }
  }

  @Test func anyWorkingFolderAndAnyPathWillDo() throws {
    let path = project.folder.path
    #expect(try project.compile(in: "/", tokens: path + "/tokens") == expected)
    #expect(try project.compile(in: path + "/tokens", tokens: ".") == expected)
    #expect(try project.compile(in: path + "/tokens/颜色", tokens: "..") == expected)
    #expect(try project.compile(in: path, tokens: "./tokens/../tokens//") == expected)
    try project.run("ln", "-s", "tokens", "link")
    #expect(try project.compile(tokens: "link") == expected)
  }

  @Test(arguments: ["copy", "-", "e\u{301}", "a\nb"])
  func anyOtherCheckoutWillDo(_ name: String) throws {
    #expect(try HermeticProject(in: name).compile() == expected)
  }

  @Test(arguments: ["1970-01-01T00:00:01Z", "2030-06-01T12:00:00Z", "2200-01-01T00:00:00Z"])
  func timeStampsChangeNothing(_ date: String) throws {
    try project.run("find", "tokens", "-exec", "touch", "-d", date, "{}", "+")
    #expect(try project.compile() == expected)
  }

  @Test(.enabled(if: Self.otherUserCanRunTheTools))
  func anyUserWillDoWithoutWritingBesidesTheOutputs() throws {
    try project.run("chmod", "a+rx", ".", "..")
    try project.run("chmod", "-R", "a-w,a+rX", "tokens")
    #expect(try project.compile(by: Self.asNobody) == expected)
    #expect(try project.compile(by: Self.asNobody + ["env", "-i", "HOME=/root"]) == expected)
  }

  private static let asNobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--no-new-privs"]

  /// Only the superuser can run a tool as another user, and that user may lack access to the checkout. The first
  /// program that `setpriv` starts is still looked up with the rights of the superuser.
  private static let otherUserCanRunTheTools: Bool = {
    let command = asNobody + ["env", Repository.product("stylespec"), "--version"]
    return (try? Subprocess.run("env", command).status) == 0
  }()
}
