internal import TokenDiagnostics

extension ErrorPages {
  /// Errors of resolver documents. Examples are members of the outermost object, without `version`.
  static let resolverDocuments = [
    ErrorPage(
      "resolver-wrong-kind",
      "A kind of JSON value that its place cannot hold",
      why: "A single source in place of a list, or a text in place of an object, has no meaning in the format.",
      remedy: "The message says which kind belongs there.",
      wrong: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": ⟦{}⟧ }]"##),
      right: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [{}] }]"##)
    ),
    ErrorPage(
      "resolver-missing-property",
      "An object lacks a required property",
      why: "A default would be a guess: the format has none.",
      remedy: "Add the property; the message names it.",
      wrong: .resolver(##""resolutionOrder": [⟦{ "type": "set", "name": "base" }⟧]"##),
      right: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [] }]"##)
    ),
    ErrorPage(
      "resolver-unknown-property",
      "A key that its object does not have",
      why: "It may be a misspelled property, and what it says would be lost.",
      remedy: "Correct the key, remove it, or move it to `$extensions`.",
      wrong: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [], ⟦"note"⟧: "x" }]"##),
      right: .resolver(
        ##"""
        "resolutionOrder": [{ "type": "set", "name": "base", "sources": [], "description": "x" }]
        """##
      )
    ),
    ErrorPage(
      "resolver-unknown-value",
      "A text that its place does not take",
      why: "The version and the type of an item have fixed texts.",
      remedy: "The message lists them.",
      wrong: .resolver(##""resolutionOrder": [{ "type": ⟦"sets"⟧, "name": "base", "sources": [] }]"##),
      right: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [] }]"##)
    ),
    ErrorPage(
      "resolver-too-few",
      "An empty resolution order, or a modifier without contexts",
      why: "Nothing would come of it.",
      remedy: "Add what is missing, or remove the modifier.",
      wrong: .resolver(##""resolutionOrder": ⟦[]⟧"##),
      right: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [] }]"##)
    ),
    ErrorPage(
      "resolver-one-context",
      "A modifier with one context",
      why: "It leaves nothing to choose. This is a warning, and an error with `--strict`.",
      remedy: "Add a context, or make it a set.",
      wrong: .resolver(
        ##"""
        "resolutionOrder": [{ "type": "modifier", "name": "theme", "contexts": ⟦{ "light": [] }⟧ }]
        """##
      ),
      right: .resolver(
        ##"""
        "resolutionOrder": [
          { "type": "modifier", "name": "theme", "contexts": { "light": [], "dark": [] } }
        ]
        """##
      )
    ),
    ErrorPage(
      "resolver-unknown-default",
      "A default that is not a context of its modifier",
      why: "Another context would be a guess.",
      remedy: "Name one of the contexts; the message lists them.",
      wrong: .resolver(
        ##"""
        "resolutionOrder": [
          {
            "type": "modifier",
            "name": "beta",
            "contexts": { "no": [], "yes": [] },
            "default": ⟦"off"⟧
          }
        ]
        """##
      ),
      right: .resolver(
        ##"""
        "resolutionOrder": [
          { "type": "modifier", "name": "beta", "contexts": { "no": [], "yes": [] }, "default": "no" }
        ]
        """##
      )
    ),
    ErrorPage(
      "resolver-duplicate-name",
      "Two items of the resolution order with the same name",
      why: "A choice could not say which modifier it is for. A set in `sets` may be named twice.",
      remedy: "Give one of them another name.",
      wrong: .resolver(
        ##"""
        "resolutionOrder": [
          { "type": "set", "name": "a", "sources": [] },
          { "type": "set", "name": ⟦"a"⟧, "sources": [] }
        ]
        """##
      ),
      right: .resolver(
        ##"""
        "resolutionOrder": [
          { "type": "set", "name": "a", "sources": [] },
          { "type": "set", "name": "b", "sources": [] }
        ]
        """##
      )
    ),
    ErrorPage(
      "resolver-invalid-reference",
      "A `$ref` that is not a path, a JSON Pointer, or both",
      why: "It is not known where it leads.",
      remedy: "Write a path relative to the file, as `theme/dark.json`, or a pointer, as `#/sets/base`.",
      wrong: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": ⟦"#sets/base"⟧ }]"##),
      right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
    ),
    ErrorPage(
      "resolver-unknown-reference",
      "A `$ref` to nothing",
      why: "The tokens that it stands for would be missing.",
      remedy: "Correct the pointer; the message says which name is missing where.",
      wrong: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": ⟦"#/sets/bace"⟧ }]"##),
      right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
    ),
    ErrorPage(
      "resolver-reference-target",
      "A `$ref` to what its place does not take",
      why: "Only the resolution order may name modifiers, and nothing may refer to the resolution order.",
      remedy: "Name a set, or move the reference to the resolution order.",
      wrong: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": ⟦"#/sets"⟧ }]"##),
      right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
    ),
    ErrorPage(
      "resolver-reference-cycle",
      "References that lead in a circle",
      why: "A set would be inside of itself.",
      remedy: "Remove one of the references.",
      wrong: .resolver(
        ##"""
        "sets": { "base": { "sources": [{ "$ref": ⟦"#/sets/base"⟧ }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
        """##
      ),
      right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
    ),
    ErrorPage(
      "resolver-file",
      "A file that cannot be read, or lies outside the document's folder",
      why: "A document must mean the same on every machine, so addresses and other folders are not read.",
      remedy: "Put the file into the document's folder, and write its path relative to the file that names it.",
      wrong: .resolver(
        ##"""
        "sets": { "base": { "sources": [{ "$ref": ⟦"../base.json"⟧ }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
        """##
      ),
      right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
    ),
    ErrorPage(
      "resolver-token-and-group",
      "A name that is a group in some contexts, and a token in others",
      why: "A reference to it would be right or wrong by the context.",
      remedy: "Rename one of the two, or move the token into the group as `$root`.",
      wrong: .resolver(
        ##"""
        "resolutionOrder": [
          { "type": "set", "name": "base", "sources": [{ "a": { "$type": "number", "$value": 1 } }] },
          { "type": "modifier", "name": "beta", "contexts": { "no": [], "yes": [{ ⟦"a"⟧: {} }] } }
        ]
        """##
      ),
      right: .resolver(
        ##"""
        "resolutionOrder": [
          { "type": "set", "name": "base", "sources": [{ "a": { "$type": "number", "$value": 1 } }] },
          { "type": "modifier", "name": "beta", "contexts": { "no": [], "yes": [{ "b": {} }] } }
        ]
        """##
      )
    ),
    ErrorPage(
      "resolver-mixed-types",
      "A token with values of several types",
      why: "What uses the token needs one type, whatever is chosen.",
      remedy: "Give all values one type, or make two tokens.",
      wrong: .resolver(
        ##"""
        "resolutionOrder": [
          { "type": "set", "name": "base", "sources": [{ "a": { "$type": "number", "$value": 1 } }] },
          {
            "type": "modifier",
            "name": "beta",
            "contexts": { "no": [], "yes": [{ ⟦"a"⟧: { "$type": "fontWeight", "$value": 400 } }] }
          }
        ]
        """##
      ),
      right: .resolver(
        ##"""
        "resolutionOrder": [
          { "type": "set", "name": "base", "sources": [{ "a": { "$type": "number", "$value": 1 } }] },
          {
            "type": "modifier",
            "name": "beta",
            "contexts": { "no": [], "yes": [{ "a": { "$type": "number", "$value": 400 } }] }
          }
        ]
        """##
      )
    ),
    ErrorPage(
      "resolver-missing-in-context",
      "A reference to a token that is not there in some contexts",
      why: "In those contexts the reference would lead nowhere.",
      remedy: "Give the token a value in a set, which counts in all contexts.",
      wrong: .resolver(
        ##"""
        "resolutionOrder": [
          {
            "type": "set",
            "name": "base",
            "sources": [{ "b": { "$type": "number", "$value": ⟦"{a}"⟧ } }]
          },
          {
            "type": "modifier",
            "name": "beta",
            "contexts": { "no": [], "yes": [{ "a": { "$type": "number", "$value": 2 } }] }
          }
        ]
        """##
      ),
      right: .resolver(
        ##"""
        "resolutionOrder": [
          {
            "type": "set",
            "name": "base",
            "sources": [
              {
                "a": { "$type": "number", "$value": 1 },
                "b": { "$type": "number", "$value": "{a}" }
              }
            ]
          },
          {
            "type": "modifier",
            "name": "beta",
            "contexts": { "no": [], "yes": [{ "a": { "$type": "number", "$value": 2 } }] }
          }
        ]
        """##
      )
    ),
    ErrorPage(
      "resolver-extends-contexts",
      "A group in a context of one modifier that extends one in a context of another",
      why: "The tokens that it inherits would depend on two modifiers at once.",
      remedy: "Extend a group of a set, or write the tokens in the context.",
      wrong: .resolver(
        ##"""
        "resolutionOrder": [
          {
            "type": "modifier",
            "name": "a",
            "contexts": {
              "x": [{ "g": { "t": { "$type": "number", "$value": 1 } } }],
              "y": [{ "g": {} }]
            }
          },
          {
            "type": "modifier",
            "name": "b",
            "contexts": { "x": [{ "h": { "$extends": ⟦"{g}"⟧ } }], "y": [] }
          }
        ]
        """##
      ),
      right: .resolver(
        ##"""
        "resolutionOrder": [
          {
            "type": "set",
            "name": "a",
            "sources": [{ "g": { "t": { "$type": "number", "$value": 1 } } }]
          },
          {
            "type": "modifier",
            "name": "b",
            "contexts": { "x": [{ "h": { "$extends": "{g}" } }], "y": [] }
          }
        ]
        """##
      )
    ),
  ]
}
