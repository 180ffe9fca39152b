extension ErrorPages {
  static let json = [
    ErrorPage(
      "json-syntax",
      "The text is not JSON",
      why:
        "What is written could mean several things. JSON allows one spelling for each, so that all tools read the same.",
      remedy:
        "The message says what is missing, or how JSON spells it. Reading continues at the next comma or bracket, and shows the first 20 mistakes.",
      wrong: .json("{ ⟦color⟧: { \"ink\": ⟦'#222222'⟧ } }\n"),
      right: .json("{ \"color\": { \"ink\": \"#222222\" } }\n")
    ),
    ErrorPage(
      "json-string",
      "A character or an escape that text cannot have, or a quote that is never closed",
      why:
        "Half of a surrogate pair is not a character, and a line break in text is mostly a quote that was forgotten.",
      remedy: "Write the escape that the message shows, or close the quote.",
      wrong: .json("{ \"color\": { \"ink\": { \"light\": \"#222222\", \"description\": \"see C:⟦\\S⟧pecs\" } } }\n"),
      right: .json("{ \"color\": { \"ink\": { \"light\": \"#222222\", \"description\": \"see C:\\\\Specs\" } } }\n")
    ),
    ErrorPage(
      "json-number",
      "A number in a form that JSON does not have",
      why: "`010` is ten for some readers and eight for others; `NaN` is not a number at all.",
      remedy: "Write decimal digits, without a leading zero, `+` or unit. The message shows the same number in JSON.",
      wrong: .json("{ \"weight\": { \"regular\": ⟦0400⟧ } }\n"),
      right: .json("{ \"weight\": { \"regular\": 400 } }\n")
    ),
    ErrorPage(
      "json-documents",
      "A second value in the file",
      why: "A file is one spec, or one part of one.",
      remedy: "Put the second value into a file of its own.",
      wrong: .json("{ \"color\": { \"ink\": \"#222222\" } }\n⟦{⟧ \"color\": { \"ink\": \"#333333\" } }\n"),
      right: .json("{ \"color\": { \"ink\": \"#222222\" } }\n")
    ),
    ErrorPage(
      "json-comment",
      "A comment in JSON",
      why: """
        JSON does not have comments, and most tools refuse a file with one. This is a warning, because token files have them \
        all the same; with `--strict` it is an error.
        """,
      remedy: "Remove it, or write the text as a `description`. `stylespec lint --fix` removes comments.",
      wrong: .json("{ \"color\": { \"ink\": \"#222222\" } ⟦// for text⟧\n}\n"),
      right: .json("{ \"color\": { \"ink\": { \"light\": \"#222222\", \"description\": \"for text\" } } }\n")
    ),
    ErrorPage(
      "json-trailing-comma",
      "A comma after the last value of a list or a mapping",
      why: "JSON does not allow it, and most tools refuse it. This is a warning; with `--strict` it is an error.",
      remedy: "Remove the comma, as `stylespec lint --fix` does.",
      wrong: .json("{ \"color\": { \"ink\": \"#222222\"⟦,⟧ } }\n"),
      right: .json("{ \"color\": { \"ink\": \"#222222\" } }\n")
    ),
    ErrorPage(
      "json-unsupported",
      "A file whose name ends in `.json5`",
      why:
        "JSON5 has more numbers, escapes and kinds of white space than JSON, and other tools for tokens do not read it.",
      remedy: "Save the file as JSON."
    ),
    ErrorPage(
      "json-encoding",
      "The bytes are not UTF-8",
      why: "JSON is UTF-8. Names are compared by their bytes, and in another encoding they would be other names.",
      remedy: "Save the file as UTF-8, with or without a byte order mark."
    ),
    ErrorPage(
      "json-limit",
      "The file is too large, too deep, or has too many nodes",
      why: "A file has at most 64 MiB, 64 levels and 4 million nodes, so that no file can take all memory.",
      remedy: "Split the file with `include`, or make it flatter."
    ),
  ]
}
