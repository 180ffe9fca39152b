/// The documentation of the format: first questions, then the reference.
enum CSSDocumentation {
  static let page = EmitterDocumentation(
    title: "CSS",
    summary: "Custom properties and text classes for web pages",
    files: [
      ("Brand.css", "a custom property for each token, and a class for each style code"),
      ("Brand.tokens.css", "with `split`, the custom properties"),
      ("Brand.classes.css", "with `split`, the classes"),
      ("Brand.tailwind.css", "with `tailwind`, a theme for Tailwind 4"),
    ],
    details: """
      [`Examples/Web`](../Examples/Web) is a page to start from, and the subject of the answers below:

      ![A light page with cards, and a dark part that has a light one in it](web.png)


      """ + questions.map { "### \($0.title)\n\n\($0.answer)\n\n" }.joined() + "### What is in the file\n\n" + reference
  )

  /// A question of a web developer.
  struct Question {
    let title: String
    /// Markdown. A YAML snippet has options of the output, which all snippets after it are for.
    let answer: String
  }

  /// The first questions, in the order that people have them.
  static let questions = [
    Question(
      title: "How do I add the styles to a page?",
      answer: """
        Link the file, and give each text the class of its style code. A class has all of a text style: font, size, weight,
        lines and color.

        ```html
        <link rel="stylesheet" href="Tea.css">
        <h1 class="t-40-ink-bold">Green tea</h1>
        <p class="t-16-ink-regular">Picked in April.</p>
        ```
        """
    ),
    Question(
      title: "How do I use a color, a distance or a shadow?",
      answer: """
        Every token is a custom property. Its name is its path with hyphens: `space.inset` is `--space-inset`.

        ```css
        .card {
          background: var(--color-card);
          border: 1px solid var(--color-line);
          border-radius: var(--radius-card);
          box-shadow: var(--shadow-raised);
          padding: var(--space-inset);
        }
        ```

        Media queries cannot read custom properties, so a breakpoint is to be written as a number there.
        """
    ),
    Question(
      title: "How does a page become dark?",
      answer: """
        By itself, with the system. To let a reader choose, set `color-scheme` on the root:

        ```html
        <select onchange="document.documentElement.style.colorScheme = this.value">
          <option value="light dark">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
        ```

        If your pages have an attribute for it, or several dark themes, write `appearance: attribute`; then the root has
        `data-theme="dark"`, which a script sets.
        """
    ),
    Question(
      title: "How do I make a part of a page dark, or compact?",
      answer: """
        By `color-scheme`, and by the attribute of a modifier. Parts may be in one another. Each declares its background
        again, since a color is computed where it is declared.

        ```html
        <section style="color-scheme: dark; background: var(--color-paper)">
          <p class="t-16-ink-regular">Dark on every screen</p>
          <aside style="color-scheme: light; background: var(--color-paper)" data-density="compact">
            <p class="t-16-ink-regular">Light and compact</p>
          </aside>
        </section>
        ```
        """
    ),
    Question(
      title: "How do I change a token in my page?",
      answer: """
        Declare its custom property for a part of the page. Classes and your own rules follow there.

        ```css
        .sale { --color-leaf: light-dark(#A3342C, #F0A199); }
        ```

        ```html
        <div class="sale"><p class="t-price">9.90</p></div>
        ```

        A token that is an alias is computed at the root, so it keeps its value; change the one that you use.
        """
    ),
    Question(
      title: "How do I keep names and rules apart from others?",
      answer: """
        A prefix begins all names, and a cascade layer lets all rules outside of layers win.

        ```yaml
        options: { prefix: tea, layer: tokens }
        ```

        ```css
        @layer reset, tokens, page;
        @layer page {
          .card { padding: var(--tea-space-inset); }
        }
        ```

        ```html
        <p class="tea-16-ink-regular">Picked in April.</p>
        ```
        """
    ),
    Question(
      title: "How does text follow the font size of a reader?",
      answer: """
        Lengths are in `px`, which the zoom of a page changes, but not the font size that a reader has set in the browser.
        With `rem`, text and spaces follow it, and borders stay thin:

        ```yaml
        options: { unit: rem }
        ```

        ```html
        <p class="t-16-ink-regular">16 px, or more</p>
        ```
        """
    ),
    Question(
      title: "How do I combine a size, a color and a weight?",
      answer: """
        With classes of parts, instead of one for each code: the file is smaller, and the class of a color serves icons,
        too.

        ```yaml
        options: { classes: composed }
        ```

        ```html
        <p class="t-16 c-ink w-bold">Picked in April.</p>
        <svg class="c-soft" fill="currentColor"><use href="#leaf" /></svg>
        ```
        """
    ),
    Question(
      title: "How do I use the tokens in Tailwind?",
      answer: """
        With a theme, which `tailwind: true` adds. It needs a prefix, since `--color-ink` is also Tailwind's name.

        ```yaml
        options: { prefix: "{name}", tailwind: true }
        ```

        ```css
        @import "tailwindcss";
        @import "./Tea.css" layer(components);
        @import "./Tea.tailwind.css";
        ```

        ```html
        <div class="rounded-card bg-card p-inset"><p class="text-16 font-bold text-ink">Picked in April.</p></div>
        ```
        """
    ),
    Question(
      title: "How do I animate a color, or read one in a script?",
      answer: """
        Register the properties, so that browsers can use their types:

        ```yaml
        options: { registered: true, appearance: attribute }
        ```

        ```css
        .card { background: var(--color-card); transition: --color-card 200ms; }
        ```

        ```js
        getComputedStyle(document.body).getPropertyValue("--color-card");
        ```

        The script gets a color. Without registration, it would be the text of the declaration.
        """
    ),
  ]
}
