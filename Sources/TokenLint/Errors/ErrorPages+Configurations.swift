internal import TokenDiagnostics

extension ErrorPages {
  static let configurations = [
    ErrorPage(
      "unknown-rule",
      "A rule that does not exist",
      why: "Its setting would do nothing.",
      remedy: "The nearest rule is suggested. `stylespec lint --list-rules` lists all.",
      wrong: .configuration("rules: { ⟦off-gird⟧: off }\n"),
      right: .configuration("rules: { off-grid: off }\n")
    ),
    ErrorPage(
      "invalid-extends",
      "`extends` names a file that cannot be read",
      why: "Without it, specs would be linted by other rules than the project wants.",
      remedy: "Paths count from the folder of the file that contains them.",
      wrong: .configuration("extends: ⟦../missing.stylespec.yaml⟧\n"),
      right: .configuration("rules: { off-grid: off }\n")
    ),
    ErrorPage(
      "extends-cycle",
      "Configurations that extend each other",
      why: "None of them could be the first that counts.",
      remedy: "Remove one of the links; the message shows the chain.",
      wrong: .configuration("extends: ⟦.stylespec.yaml⟧\n"),
      right: .configuration("rules: { off-grid: off }\n")
    ),
    ErrorPage(
      "misplaced-configuration",
      "A configuration under a name that is not looked for, or something else under its name",
      why: "`.stylespec.yml`, a folder or a link that leads nowhere would be ignored silently.",
      remedy: "Call the file `.stylespec.yaml`, or remove the folder or link in its place."
    ),
    ErrorPage(
      "unmatched-override",
      "A pattern of an override, or of an option, that fits nothing",
      why: "It does nothing, and mostly a file was moved or a token renamed. This is a warning.",
      remedy: """
        Correct the pattern, or remove it. Patterns of files count from the configuration's folder and are compared with all files \
        there; those of tokens are judged when whole folders are linted.
        """,
      wrong: .configuration("overrides: [{ tokens: ⟦colour.*⟧, rules: { contrast: off } }]\n"),
      right: .configuration("overrides: [{ tokens: color.*, rules: { contrast: off } }]\n")
    ),
  ]

  static let baselines = [
    ErrorPage(
      "invalid-baseline",
      "The file of `--baseline` is not a baseline, or has another version",
      why: "Findings could not be told from accepted ones.",
      remedy: "Make a new one with `stylespec lint --write-baseline FILE`."
    ),
    ErrorPage(
      "stale-baseline",
      "A baseline lists a finding that no longer exists",
      why: "It is for information: a finding like it may come back unseen.",
      remedy: "Write the baseline again, with the same arguments."
    ),
    ErrorPage(
      "drift",
      "An output is not what its spec compiles to",
      why: "`stylespec compile --check` compares what is committed with what the specs say.",
      remedy: "Run `stylespec compile`, and commit what it writes."
    ),
  ]
}
