import { counted } from '#core/notation/columns.ts';
import type { Like } from '#web/text/word-types.ts';
import type { seeing as en } from '../en/view.ts';

export const seeing: Like<typeof en> = {
  overlayName: {
    zoc: 'Kontrollzonen',
    control: 'Besitz der Städte',
    supply: 'Nachschub',
    threat: 'Reichweite des Gegners',
    moves: 'Züge des letzten Spielerzugs',
    zones: 'Seezonen',
    countries: 'Länder und Politik',
    weather: 'Wetter',
    guerillas: 'Guerillas',
  },
  legendOf: {
    'zoc side-0': 'neben Bodeneinheiten von Groß-Blau',
    'zoc side-1': 'neben Bodeneinheiten von Groß-Rot',
    'zoc hatch': 'in den Zonen beider Seiten',
    'control side-0': 'gehört Groß-Blau',
    'control side-1': 'gehört Groß-Rot',
    'control grey': 'gehört niemandem',
    'supply side-0': 'Städte, die Groß-Blau versorgen',
    'supply side-1': 'Städte, die Groß-Rot versorgen',
    'supply path-0': 'ein Nachschubweg von Groß-Blau',
    'supply path-1': 'ein Nachschubweg von Groß-Rot',
    'supply warning': 'ein Stapel ohne Weg oder der Ausfall einer bombardierten Stadt',
    'threat side-0': 'wo Einheiten von Groß-Blau nach ihrer nächsten Bewegung stehen können',
    'threat side-1': 'wo Einheiten von Groß-Rot nach ihrer nächsten Bewegung stehen können',
    'threat hatch-enemy': 'was sie von dort aus angreifen können',
    'threat plate': 'Angriffsfaktoren, die gegen den Stapel antreten können',
    'moves path-0': 'Wege der Einheiten von Groß-Blau',
    'moves path-1': 'Wege der Einheiten von Groß-Rot',
    'zones side-0': 'Groß-Blau ist zur See überlegen',
    'zones side-1': 'Groß-Rot ist zur See überlegen',
    'zones grey': 'Gleichstand',
    'zones plate': 'der Buchstabe jeder Zone',
    'countries side-0': 'Groß-Blau und Länder, deren Armee es führt',
    'countries side-1': 'Groß-Rot und Länder, deren Armee es führt',
    'countries grey': 'kleine und neutrale Länder',
    'countries hatch': 'im Krieg mit einer Seite',
    'weather hatch': 'betroffene Felder',
    'weather slow': 'Boden, der bremst',
    'weather hatch-own': 'grobe See oder Sturm',
    'weather hatch-enemy': 'dort fliegt niemand',
    'guerillas side-0': 'wo die von Groß-Blau erscheinen können',
    'guerillas side-1': 'wo die von Groß-Rot erscheinen können',
    'guerillas hatch': 'nahe genug, aber vom Gegner versperrt',
    'guerillas grey': 'Zuflucht',
    'guerillas plate': 'wie viele aus einer Stadt kommen',
  },
  overlayEmpty: {
    nobodyThere: 'Keine Bodeneinheit steht auf der Karte, also gibt es keine Kontrollzonen.',
    noCities: 'Dieses Spielfeld hat keine Städte.',
    noSupplyRule: 'Dieses Spiel kennt keinen Nachschub; er kommt mit dem Turnierspiel (T21) oder mit Modul M10.',
    noEnemy: 'Der Gegner hat keine Bodeneinheiten auf der Karte.',
    noMovesYet: 'Noch hat niemand gezogen.',
    noSea: 'Dieses Spielfeld hat keine Seezonen.',
    noCountries: 'Dieses Spielfeld hat keine Länder.',
    noWeatherRule: 'In diesem Spiel gilt die Wetterregel nicht (O24).',
    fairWeather: 'In dieser Runde ist es klar: keine Wirkung (O24.3).',
    noGuerillaRule: 'In diesem Spiel gibt es keine Guerillas (Modul M15).',
    nobodyRises: 'Keine Guerilla ist im Feld, und als Nächstes erhebt sich niemand.',
  },
  supplyWithoutRoutes:
    'Jedes befreundete Stadtfeld versorgt die ganze Seite; Wege zählen nur mit der Zusatzregel O21.1.',
  weatherMeans: {
    clear: 'Klar: keine Wirkung (O24.3)',
    noEmbark: 'Niemand sticht in See; Landen ist frei (O24.4)',
    noDesertAir: 'Keine Flüge über der Wüste (O24.5)',
    noSeaAir: 'Keine Flüge über Meer und Seen (O24.6)',
    seaMustLand: 'Niemand sticht in See; Einheiten auf See müssen landen, wo ein Hafen sie aufnimmt (O24.7)',
    slow1: 'Bodeneinheiten haben einen Bewegungspunkt weniger (O24.8)',
    noAir: 'Nichts fliegt (O24.9)',
    noInvasion: 'Keine Invasionen (O24.10)',
    frozenRivers: 'Die Flüsse sind gefroren und verdoppeln nichts (O24.11)',
    mountainsStuck: 'Einheiten im Gebirge kommen nicht heraus (O24.12)',
    slow2NotArmor: 'Bodeneinheiten außer Panzern haben zwei Bewegungspunkte weniger, und nichts fliegt (O24.13)',
    roadsOnly: 'Bodeneinheiten ziehen nur auf Straßen; keine Invasionen (O24.14)',
    noDrops: 'Keine Luftlandungen (O24.15)',
    seaClosed: 'Niemand schifft sich ein oder landet (O24.16)',
    slow2: 'Bodeneinheiten haben zwei Bewegungspunkte weniger (O24.17)',
  },
  supplyLine: (side, need, capacity) => `${side}: braucht ${need}, hat ${capacity}`,
  citiesLine: (side, cities) => `${side}: ${counted(cities, 'Stadtfeld', 'Stadtfelder')}`,

  tableName: {
    basic: 'Verlusttabelle des Grundspiels',
    tournament: 'Verlusttabelle des Turnierspiels: oben Angreifer, unten Verteidiger; Faktoren Verlust, Felder',
    standard: 'Standardtabelle: R Rückzug, AD Angreifer, DD Verteidiger, EX beide verlieren, OR überrollt',
    blitz: 'Blitztabelle: R Rückzug, AD Angreifer, DD Verteidiger, EX beide verlieren, OR überrollt',
    strategic: 'Strategische Angriffe: Bomberfaktoren, Bodenfaktoren Verlust',
    fighter: 'Jäger: Faktoren Verlust beim Begleitschutz, bei den Abfangjägern',
    capture: 'Eroberung von Städten: Faktoren Verlust, * = erobert',
    fleet: 'Seegefecht: A Angreifer, D Verteidiger; W setzt sich ab, D verliert eine Kampfgruppe, EX beide je eine',
    flak: 'Flak: Faktoren Verlust des Fluges',
    airCombat: 'Luftkampf: Faktoren Verlust der Abfangjäger / des Fluges',
    strikes: 'Bombenangriff: H getroffen, D ausgeschaltet, nach Bomberfaktoren',
    lines: 'Gegen Bahnen und Züge: X unterbrochen oder zerstört, nach Faktoren',
  },
  logKindName: { moves: 'Bewegung', battles: 'Kämpfe', cities: 'Städte und Nachschub', course: 'Spielverlauf' },
  oddsTool: 'Kampfverhältnis und Ergebnisse',
  attackFactors: 'Angriffsfaktoren',
  defenceFactors: 'Verteidigungsfaktoren',
  defenderStands: 'Verteidiger',
  groundName: {
    open: 'offenes Land × 1',
    city: 'Stadt × 2',
    mountain: 'Gebirge × 2',
    river: 'Angriff über einen Fluss × 2',
  },
  whichTable: 'Tabelle',
  surrounded: 'Eingeschlossen',
  takeAttack: (factors) => `Gewählte Einheiten: ${factors}`,
  takeDefence: (hex, factors) => `Einheiten in ${hex}: ${factors}`,
  sureResult: (sure, table) => {
    if (table === 'standard' || table === 'blitz')
      return sure === 'refused'
        ? 'Unter 1-2: nicht erlaubt, oder drei Faktoren Verlust ohne Wurf (M4.4).'
        : 'Ab 10-1: ohne Wurf vernichtet (M4.13).';
    return sure === 'refused'
      ? table === 'basic'
        ? 'Unter 1-6: Ein solcher Angriff ist nicht erlaubt (B19.2).'
        : 'Unter 1-6: darf nicht angesagt werden (B19.2).'
      : table === 'basic'
        ? 'Über 6-1: ohne Wurf vernichtet (B19.2).'
        : 'Ohne Wurf vernichtet (T7.2.15, T7.2.16).';
  },
  surroundedNote: (table) =>
    table === 'standard' || table === 'blitz'
      ? 'Verteidiger ohne Rückweg sind vernichtet, wenn sie nicht für jedes Feld zwei Faktoren zahlen (M4.5, M4.6).'
      : table === 'basic'
        ? 'Verteidiger, die zurückgehen müssen und keinen Weg haben, sind vernichtet (B19.5.7).'
        : 'Ab 5-1 ist ein eingeschlossenes Feld ohne Wurf vernichtet (T7.2.16); darunter sind Einheiten vernichtet, die nicht zurückgehen können (B19.5.7).',
  twoSided: (attacker, defender) => `Angreifer ${attacker}, Verteidiger ${defender}`,
  wayTool: 'Kosten eines Weges',
  walkerType: 'Einheit',
  walkerFactor: 'Bewegungsfaktor',
  walkerSide: 'Seite',
  wayFrom: 'Von',
  wayTo: 'Nach',
  hereName: (hex) => `das gewählte Feld ${hex}`,
  mindEnemies: 'Gegner und ihre Kontrollzonen beachten',
  wayHint: 'Zwei Felder nennen; der billigste Weg wird auf der Karte gezeichnet.',
  wayNone: 'Einen solchen Weg gibt es nicht mit zwanzig Bewegungspunkten und ohne Halt unterwegs.',
  wayCost: (cost, allowance) => `${cost} von ${allowance} Bewegungspunkten.`,
  wayTooFar: 'Zu weit für einen Spielerzug.',
  wayLeft: (left) => `${left} bleiben.`,
  stopsHere: 'muss halten',
  stackingTool: 'Stapeln',
  factorsToAdd: 'Faktoren dazu',
  stackingSum: (hex, there, more, limit) => {
    const over = there + more - limit;
    return `In ${hex} stehen ${there} von ${limit}; mit ${more} mehr sind es ${there + more}: ${over > 0 ? `${over} zu viel (B8.1)` : `Platz für noch ${-over}`}.`;
  },
  supplyTool: 'Nachschub',
  moreCities: 'Stadtfelder mehr oder weniger',
  moreFactors: 'Faktoren mehr oder weniger',
  supplySum: (has, need, left) =>
    left >= 0 ? `${has} − ${need} = ${left} übrig` : `${has} − ${need}: es fehlen ${-left}`,
  nearestEnemy: 'Nächster Gegner',
  whoThreatens: 'Wer bedroht dieses Feld?',
  hexGround: (hex, ground) => `${hex}: ${ground}.`,
  surfaceName: { land: 'Land', sea: 'Meer', lake: 'See', neutral: 'neutrales Gebiet' },
  featureName: {
    forest: 'Wald',
    mountain: 'Gebirge',
    desert: 'Wüste',
    beach: 'Strand',
    river: 'Fluss',
    road: 'Straße',
  },
  hexCity: (city, controller) =>
    controller === '' ? `Stadt ${city}, niemandes Besitz.` : `Stadt ${city}, im Besitz von ${controller}.`,
  hexCountry: (country) => `In ${country}.`,
  hexZone: (zone) => `Seezone ${zone}.`,
  hexEmpty: 'Niemand steht dort.',
  roomLeft: (room) => (room > 0 ? `Platz für noch ${room}.` : 'Das Feld ist voll.'),
  hexSupply: {
    line: 'Von hier führt eine Versorgungslinie zu einer Quelle.',
    source: 'Kein Nachschub: es gibt keine Quelle.',
    way: 'Kein Nachschub: der Gegner sperrt jede Linie.',
    garrison: 'Kein Nachschub: die Linie führt durch eine Stadt ohne Besatzung.',
    reach: 'Kein Nachschub: keine Quelle und keine Strecke dorthin in fünf Schritten.',
  },
  hexZocs: (sides) => `In der Kontrollzone von ${sides}.`,
  noEnemies: 'Kein Gegner steht auf der Karte.',
  enemyLine: (hex, away, units) => `${hex}, ${counted(away, 'Feld', 'Felder')} entfernt. ${units}`,
  noThreat: (hex) => `So wie es steht, kann keine gegnerische Bodeneinheit in ihrem nächsten Zug ${hex} angreifen.`,
  threatLine: (hex, units, factors) =>
    `${counted(units, 'Einheit', 'Einheiten')} mit ${counted(factors, 'Angriffsfaktor', 'Angriffsfaktoren')} ${units === 1 ? 'kann' : 'können'} im nächsten Zug ${hex} angreifen:`,
};
