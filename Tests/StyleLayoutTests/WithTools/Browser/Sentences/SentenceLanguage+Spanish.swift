extension SentenceLanguage {
  static let spanish = SentenceLanguage(
    code: "es",
    space: " ",
    patterns: [
      "¿Cuánto cuesta {thing} en {place}?",
      "¡Qué alegría, {person}!",
      "{person} compró {thing} por {price} el {date}",
      "¿Sabías que {place} tiene {number} habitantes y/o turistas?",
      "El niño preguntó: {thing}, ¿sí o no?",
      "Mañana a las {number} —si no llueve— iremos a {place}",
      "El precio subió de {price} a {price}: ¡un {number}!",
      "Según {person}, {foreign} es mejor que {thing}",
      "Los/las estudiantes de {place} celebran el {date}",
      "La relación calidad-precio de {thing} (por {price}) es buena",
    ],
    people: ["el Sr. García", "María-José", "la señora Núñez", "mi abuelo", "Íñigo", "@lucía"],
    things: [
      "un kilo de azúcar", "la guía teórico-práctica", "el año nuevo", "un coche de 2.ª mano", "la camiseta n.º #",
      "el e-mail", "una ex-jefa", "los niños/as",
    ],
    places: ["España", "Ciudad de México", "A Coruña", "Vitoria-Gasteiz", "Bogotá, D. C.", "la C/ Mayor, 1#"],
    prices: ["#,50 €", "$#,###", "1#.###€", "## pesos", "S/ ##"],
    dates: ["1# de mayo de 202#", "1#/0#/202#", "1#-1#-202#", "lunes #"],
    numbers: ["## %", "##%", "1#:30", "1#.###", "#,#", "# km/h", "#.º", "-#°C"],
    quotes: [["«", "»"], ["“", "”"], ["\"", "\""]],
    brackets: [["(", ")"], ["[", "]"]],
    ends: [".", ".", "...", "…", ";"]
  )
}
