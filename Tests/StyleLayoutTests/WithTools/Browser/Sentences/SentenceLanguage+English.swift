extension SentenceLanguage {
  static let english = SentenceLanguage(
    code: "en",
    space: " ",
    patterns: [
      "{person} bought {thing} in {place} for {price} on {date}",
      "The new {thing} costs {price}, about {number} less than last year",
      "Don’t forget: we’ll meet {person} at {number} near {place}",
      "According to {person}, {thing} and/or {foreign} will arrive on {date}",
      "It's a well-known, state-of-the-art {thing} — and it’s only {price}",
      "Open Mon–Fri, {number}; closed on {date}",
      "{person} asked: {thing}?",
      "Thanks so much, {person}",
      "Is {place} really {number} bigger than {place}",
      "We sold {number} of our {thing} in {place} (that's a record)",
      "Read chapter {number}, i.e. the part about {foreign}, before {date}",
      "A mother-in-law's {thing} isn't for sale; not even for {price}",
      "The 24/7 help desk in {place} answers e-mails within {number}",
    ],
    people: ["Ann O’Neill", "Dr. Smith", "Jean-Luc", "Mr. Brown Jr.", "@ming", "my co-worker", "Zoë", "the CEO"],
    things: [
      "coffee machine", "long-term plan", "T-shirt", "bike", "user interface", "1,000-piece puzzle", "C++ book",
      "4K screen", "half-finished novel", "mother's ring", "R&D budget", "Wi-Fi router", "cheese & onion pie",
      "COVID-19 test", "Boeing 747-400", "No. # hit", "F-16 model", "vitamin B-12",
    ],
    places: [
      "New York", "Stratford-upon-Avon", "Tokyo", "the U.S.A.", "São Paulo", "St. John's", "Room B-12", "Berlin",
    ],
    prices: ["$#0", "$#.99", "US$#,###", "€##.50", "£#m", "$#–$##", "##¢"],
    dates: ["May #, 202#", "202#-0#-1#", "#/1#/202#", "the #th of June", "Q#/202#", "1#.0#.202#"],
    numbers: [
      "##%", "#:30 p.m.", "1#:##", "#,###,###", "#.#", "# km/h", "±#", "5'1#\"", "#–1#", "+1 (555) 01#-4###", "##+",
    ],
    quotes: [["“", "”"], ["\"", "\""], ["‘", "’"], ["'", "'"]],
    brackets: [["(", ")"], ["[", "]"], ["{", "}"], ["<", ">"]],
    ends: [".", ".", ".", "!", "?", "...", "…", "?!", "!!"]
  )
}
