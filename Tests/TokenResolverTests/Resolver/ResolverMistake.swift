import TestSupport
import Testing

/// A mistake in a resolver document, marked, with its message.
struct ResolverMistake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Members of the document besides its version, with marks.
  let members: String
  /// One for each mark.
  let messages: [String]

  init(_ name: String, _ members: String, _ messages: String...) {
    testDescription = name
    self.members = members
    self.messages = messages
  }

  private static let base = ##"""
    "sets": { "base": { "sources": [{ "a": { "$type": "number", "$value": 1 } }] } },
    """##
  private static let order = ##", "resolutionOrder": [{ "$ref": "#/sets/base" }]"##

  /// An order of one modifier with two contexts.
  private static func contexts(x: String, y: String) -> String {
    """
    "resolutionOrder": [{ "type": "modifier", "name": "m", "contexts": { "x": [{ \(x) }], "y": [{ \(y) }] } }]
    """
  }

  static let all = [
    ResolverMistake(
      "a source that is not in a list",
      ##""sets": { "base": { "sources": ⟦resolver-wrong-kind|{}⟧ } }"## + order,
      "`sources` is a list of objects with tokens, and of references to them; found an object"
    ),
    ResolverMistake(
      "a context that is not a list",
      base + ##"""
        "modifiers": { "theme": { "contexts": { "light": ⟦resolver-wrong-kind|"light.json"⟧, "dark": [] } } }
        """##
        + order,
      "a context is a list of objects with tokens, and of references to them; found a string"
    ),
    ResolverMistake(
      "a misspelled property",
      ##""sets": { "base": { ⟦resolver-unknown-property|"descripton"⟧: "x", "sources": [] } }"## + order,
      "`descripton` is not a property of a set; did you mean `description`?"
    ),
    ResolverMistake(
      "a default that is no context",
      base + ##"""
        "modifiers": {
          "theme": { "contexts": { "light": [], "dark": [] }, "default": ⟦resolver-unknown-default|"drak"⟧ }
        }
        """##
        + order,
      "`drak` is not a context of this modifier; did you mean `dark`?"
    ),
    ResolverMistake(
      "a default that is not a string",
      base + ##"""
        "modifiers": {
          "beta": { "contexts": { "false": [], "true": [] }, "default": ⟦resolver-wrong-kind|false⟧ }
        }
        """##
        + order,
      "`default` is the name of a context, a string; found a boolean"
    ),
    ResolverMistake(
      "a pointer to nothing",
      base + ##""resolutionOrder": [{ "$ref": ⟦resolver-unknown-reference|"#/sets/bse"⟧ }]"##,
      "`#/sets/bse` leads nowhere: `#/sets` has no `bse`; did you mean `base`?"
    ),
    ResolverMistake(
      "a pointer without a slash",
      base + ##""resolutionOrder": [{ "$ref": ⟦resolver-invalid-reference|"#sets/base"⟧ }]"##,
      "a pointer starts with `#/`; write `#/sets/base`"
    ),
    ResolverMistake(
      "an address of the web",
      ##"""
      "sets": { "base": { "sources": [{ "$ref": ⟦resolver-file|"https://example.com/a.json"⟧ }] } }
      """## + order,
      "`https` addresses are not read; save the file next to this one"
    ),
    ResolverMistake(
      "a file outside of the folder",
      ##""sets": { "base": { "sources": [{ "$ref": ⟦resolver-file|"../a.json"⟧ }] } }"## + order,
      "`../a.json` is not a file inside the document's folder; name one relative to this file"
    ),
    ResolverMistake(
      "a file that is not there",
      ##""sets": { "base": { "sources": [{ "$ref": ⟦resolver-file|"a.json"⟧ }] } }"## + order,
      "`a.json` does not exist"
    ),
    ResolverMistake(
      "a set inside of itself",
      ##""sets": { "base": { "sources": [{ "$ref": ⟦resolver-reference-cycle|"#/sets/base"⟧ }] } }"## + order,
      "these references lead in a circle: `#/sets/base` → `#/sets/base`; remove one of them"
    ),
    ResolverMistake(
      "a whole document as a source of itself",
      ##""sets": { "base": { "sources": [{ "$ref": ⟦resolver-reference-cycle|"#"⟧ }] } }"## + order,
      "these references lead in a circle: `#` → `#`; remove one of them"
    ),
    ResolverMistake(
      "a context of another modifier as a source",
      base
        + ##"""
        "modifiers": {
          "a": {
            "contexts": {
              "x": [{ "$ref": ⟦resolver-reference-target|"#/modifiers/a/contexts/y"⟧ }],
              "y": []
            }
          }
        }
        """##
        + order,
      "`#/modifiers/a/contexts/y` is in a modifier; only `resolutionOrder` refers to modifiers, so name a set"
    ),
    ResolverMistake(
      "an inline item of the same name as a set of the order",
      base
        + ##"""
        "resolutionOrder": [
          { "$ref": "#/sets/base" },
          { "type": "set", "name": ⟦resolver-duplicate-name|"base"⟧, "sources": [] }
        ]
        """##,
      "`base` is already in the order; give each item a unique name"
    ),
    ResolverMistake(
      "a circle of references in one context",
      base
        + ##"""
        "resolutionOrder": [
          {
            "type": "set",
            "name": "s",
            "sources": [
              {
                "b": { "$type": "number", "$value": ⟦dtcg-reference-cycle|"{c}"⟧ },
                "c": { "$type": "number", "$value": 1 }
              }
            ]
          },
          {
            "type": "modifier",
            "name": "m",
            "contexts": { "x": [], "y": [{ "c": { "$type": "number", "$value": "{b}" } }] }
          }
        ]
        """##,
      "with `y` of `m`, these references lead in a circle: `{c}` → `{b}` → `{c}`; give one of them a value"
    ),
    ResolverMistake(
      "a target that is in another context only",
      base
        + contexts(
          x: ##""b": { "$type": "number", "$value": 1 }"##,
          y: ##""c": { "$type": "number", "$value": ⟦resolver-missing-in-context|"{b}"⟧ }"##
        ),
      "`b` is not there with `y` of `m`; give it a value for all contexts"
    ),
    ResolverMistake(
      "a mistake in one context, which those that refer to the token do not repeat",
      base
        + contexts(
          x: ##"""
            "b": { "$type": "number", "$value": ⟦dtcg-unknown-reference|"{nowhere}"⟧ },
            "c": { "$type": "number", "$value": "{b}" }
            """##,
          y: ##""b": { "$type": "number", "$value": 2 }, "c": { "$type": "number", "$value": "{b}" }"##
        ),
      "the file has no `nowhere`"
    ),
    ResolverMistake(
      "a token as a source",
      ##"""
      "sets": { "base": { "sources": [⟦dtcg-invalid-name|{ "$type": "number", "$value": 1 }⟧] } }
      """## + order,
      "the top of a file is a group; give this token a name"
    ),
    ResolverMistake(
      "two types",
      base
        + ##"""
        "resolutionOrder": [
          { "$ref": "#/sets/base" },
          {
            "type": "modifier",
            "name": "m",
            "contexts": {
              "x": [],
              "y": [{ ⟦resolver-mixed-types|"a"⟧: { "$type": "fontWeight", "$value": 400 } }]
            }
          }
        ]
        """##,
      "this is a font weight, and a number in other contexts; a token has one type"
    ),
  ]
}
