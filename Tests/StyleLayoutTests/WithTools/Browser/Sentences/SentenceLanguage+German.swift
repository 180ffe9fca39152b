extension SentenceLanguage {
  static let german = SentenceLanguage(
    code: "de",
    space: " ",
    patterns: [
      "{person} kaufte am {date} in {place} {thing} für {price}",
      "Die Donaudampfschifffahrtsgesellschaft meldet {number} mehr Fahrgäste als im Vorjahr",
      "Wir treffen uns um {number} in {place}, wenn es {person} passt",
      "Das ist {thing}, also z. B. etwas für {price}",
      "Der Schüler/die Schülerin braucht {thing} und/oder {foreign}",
      "{person} sagte: {thing} kostet {price}, mehr nicht",
      "Von Ende Mai bis Mitte Juni (ca. {number}) bleibt {place} geschlossen",
      "Straßenbahn und U-Bahn fahren bis {number} – danach nur noch der Nachtbus",
      "Haben Sie {thing} schon einmal in {place} gesehen",
      "Im Haupt- und Nebengebäude gibt es {number} freie Plätze",
      "Geöffnet: Mo.–Fr. {number}, Sa. geschlossen",
    ],
    people: ["Frau Müller", "Hr. Dr. Weiß", "Hans-Peter", "mein Großvater", "die Bürger*innen", "Jürgen", "@ming"],
    things: [
      "eine Waschmaschine", "ein E-Bike", "die Rechtsschutzversicherung", "ein 3-Zimmer-Appartement", "der CO2-Ausstoß",
      "das Übungsheft", "eine 50-Cent-Münze", "der Kühl-/Gefrierschrank", "die Fußball-WM", "ein §5-Schein",
    ],
    places: ["Köln", "Frankfurt/Main", "Bad Homburg v. d. Höhe", "Österreich", "Castrop-Rauxel", "Gebäude C-3"],
    prices: ["#,50 €", "1#.###,– €", "EUR ##", "#€", "##,##€"],
    dates: ["#. Mai 202#", "0#.1#.202#", "Montag, dem 1#. Juni", "1#.#."],
    numbers: ["## %", "#:30 Uhr", "1#.###", "#,#", "ca. ##", "8–1# Uhr", "-# °C", "+49 30/###-##"],
    quotes: [["„", "“"], ["»", "«"], ["\"", "\""], ["‚", "‘"]],
    brackets: [["(", ")"], ["[", "]"]],
    ends: [".", ".", ".", "!", "?", "…", "..."]
  )
}
