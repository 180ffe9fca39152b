extension SentenceLanguage {
  static let french = SentenceLanguage(
    code: "fr",
    space: " ",
    patterns: [
      "{person} a acheté {thing} à {place} pour {price} le {date}",
      "Qu’est-ce que c’est que {thing}",
      "Aujourd’hui, l’équipe de {place} a gagné {number} de plus",
      "Rendez-vous à {number} devant l'hôtel, s'il vous plaît",
      "Y a-t-il {thing} et/ou {foreign} dans cet arrière-pays",
      "{person} a dit : {thing} coûte {price} ; c’est trop cher",
      "D'après {person}, {place} est ouvert jusqu'au {date}",
      "Au-delà de {number}, il faudra payer {price} (taxes comprises)",
      "Le sud-ouest — et surtout {place} — attend l’été",
      "Chers client·e·s, {thing} n’est plus disponible depuis le {date}",
    ],
    people: ["M. Lefèvre", "Mme Dupont", "Jean-François", "ma grand-mère", "l’élève", "@chloé", "Zoé"],
    things: [
      "un porte-monnaie", "l’œuvre complète", "une crème brûlée", "le TGV", "un aller-retour", "des pommes de terre",
      "l'eau-de-vie", "le n° #", "un 4×4", "la carte d’identité",
    ],
    places: ["Aix-en-Provence", "l’Île-de-France", "Paris", "Saint-Étienne", "Bruxelles", "L'Haÿ-les-Roses"],
    prices: ["#,50 €", "# ### €", "##\u{A0}€", "1#\u{202F}000\u{A0}€", "$##"],
    dates: ["1er mai 202#", "1# juin", "0#/1#/202#", "1#-0#-202#"],
    numbers: ["## %", "##\u{A0}%", "1#h30", "1# h", "#,#", "± #", "1#e", "05 56 ## ## 1#"],
    quotes: [["« ", " »"], ["«\u{A0}", "\u{A0}»"], ["«\u{202F}", "\u{202F}»"], ["“", "”"], ["\"", "\""]],
    brackets: [["(", ")"], ["[", "]"]],
    ends: [".", ".", ".", " !", "\u{A0}!", "\u{202F}?", " ?", "…", "..."]
  )
}
