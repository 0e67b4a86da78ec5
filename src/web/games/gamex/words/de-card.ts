import type { CardWords } from './en-card.ts';

export const deCard: CardWords = {
  title: (name) => `${name}: was das ist und kann`,
  values: 'Auf dem Stein',
  abilities: 'Was sie ist und kann',
  states: 'Wie sie jetzt steht',
  fresh: 'In Ordnung, und in dieser Runde noch nicht aktiviert.',
  attack: 'Angriffsstärke',
  attackText: 'Was ihr Feuer wiegt. Der Buchstabe daneben sagt, gegen wen mehr und gegen wen weniger.',
  unarmed: 'Sie hat keine Waffe.',
  range: 'Reichweite',
  rangeText: (range) => `So viele Felder weit feuert sie, ${range * 250} Meter; das eigene Feld zählt nicht mit.`,
  star: 'Der Stern: auf weiche Ziele bis doppelt so weit, mit halber Stärke.',
  defence: 'Verteidigungsstärke',
  defenceText:
    'Wodurch die Stärke eines Angreifers geteilt wird. Sie nimmt nicht ab: Eine Einheit ist heil, angeschlagen oder vernichtet.',
  movement: 'Bewegungspunkte',
  movementText:
    'So viel hat sie in einer Aktivierung für Felder und Seiten, die sie überquert; ein Schritt auf der Straße kostet einen halben Punkt.',
  noMovement: 'Sie bewegt sich nicht selbst: Ein Lastwagen oder ein Fuhrwerk muss sie ziehen.',
  weapon: 'Waffe',
  weapons: {
    A: 'Panzerbrechend: auf halbe Reichweite gegen Panzer doppelt, weiter weg einfach, gegen weiche Ziele halb. Sie darf für Gelegenheitsfeuer wachen.',
    AA: 'Flak: feuert auf Flugzeuge in Reichweite. Am Boden wie Sprenggranaten: gegen Panzer über sechs Felder weg halb.',
    C: 'Transport. Hat er eine Stärke, so zählt sie als Maschinengewehre: keine gegen Panzer.',
    G: 'Bordkanone: gegen Panzer einfach, gegen weiche Ziele halb.',
    H: 'Sprenggranaten: einfach gegen weiche Ziele, und gegen Panzer bis sechs Felder weit; weiter weg halb. Sie wacht nie.',
    I: 'Infanteriewaffen: einfach gegen weiche Ziele, keine gegen Panzer außer im Nahkampf. Sie darf für Gelegenheitsfeuer wachen.',
    M: 'Granatwerfer: einfach gegen weiche Ziele, halb gegen Panzer; er feuert auch, ohne zu sehen.',
  },
  types: {
    armored: ['Gepanzert', 'Handwaffen tun ihr nichts. Wird sie vernichtet, bleibt ein Wrack.'],
    soft: [
      'Weich',
      'Alles kann ihr schaden, panzerbrechende Geschütze mit halber Stärke. In Ortschaften gilt sie als gepanzert.',
    ],
    aircraft: ['Flugzeug', 'Es fliegt gerade über die Karte, setzt jede seiner Waffen einmal ein und fliegt heim.'],
  },
  moves: {
    foot: ['Zu Fuß', 'Jedes Feld, das sie betreten darf, kostet einen Punkt; Hecken, Wald und Hänge stören sie nicht.'],
    cavalry: ['Zu Pferd', 'Überquert bewaldete Seiten; Hänge kosten drei Punkte.'],
    vehicle: [
      'Auf Ketten oder Rädern',
      'Hänge kosten drei Punkte, der Fuß eines Hügels zwei mehr; bewaldete Seiten nur auf der Straße, Sümpfe gar nicht.',
    ],
    truck: [
      'Lastwagen',
      'Abseits der Straße kostet jedes Feld zwei Punkte, ein Hang vier; bewaldete Seiten nur auf der Straße.',
    ],
    wagon: ['Bespannt', 'Hänge kosten drei Punkte; bewaldete Seiten nur auf der Straße.'],
    aircraft: ['In der Luft', 'Kein Gelände hält es auf.'],
  },
  carries: {
    infantry: ['Trägt Infanterie', 'Eine Einheit Infanterie. Auf- oder Absitzen kostet die halben Bewegungspunkte.'],
    any: [
      'Trägt und zieht',
      'Eine Einheit Infanterie oder ein Geschütz. Auf- oder Absitzen kostet die halben Bewegungspunkte, bei einem schweren Geschütz alle.',
    ],
  },
  truckClass: [
    'Klärt nie auf',
    'Lastwagen, Fuhrwerke und Zugmaschinen sehen nichts für ihre Seite und halten kein Feld.',
  ],
  load: {
    infantry: ['Kann mitfahren', 'Auf jedem Transporter. Dort tut sie nichts und teilt sein Schicksal.'],
    gun: ['Kann gezogen werden', 'Nur von Lastwagen, Fuhrwerken und Zugmaschinen.'],
  },
  largeGun: [
    'Schweres Geschütz',
    '88 Millimeter oder mehr: Auf- oder Abprotzen kostet die ganze Bewegung des Fahrzeugs.',
  ],
  overrun: {
    any: [
      'Überrollt',
      'Fährt im Offenen durch ein feindliches Feld und greift es dabei an: Der Würfel zählt zwei weniger.',
    ],
    soft: ['Überrollt weiche Ziele', 'Wie ein Panzer, aber nicht, wo etwas Gepanzertes steht.'],
  },
  closeAssault: ['Nahkampf', 'Greift ein Nachbarfeld an, auch Panzer: Der Würfel zählt zwei weniger.'],
  mg: ['Maschinengewehre', 'Im Nahkampf nur neben anderer Infanterie.'],
  engineer: ['Pioniere', 'Minen tun ihnen nichts; neben Infanterie ist ein Nahkampf eine Spalte besser.'],
  scout: ['Aufklärer', 'Entdecken bis vier Felder weit ohne Würfel und dürfen es bis acht versuchen.'],
  cp: ['Gefechtsstand', 'Entdeckt wie Aufklärer.'],
  indirect: [
    'Indirektes Feuer',
    'Feuert über Hügel und Wälder, wenn ein anderer das Ziel sieht; alles im Feld wird angegriffen.',
  ],
  indirectLeast: (least) => `Nicht näher als ${least} Felder.`,
  spa: ['Selbstfahrlafette', 'Gepanzert, aber sie überrollt nie.'],
  aa: ['Feuert auf Flugzeuge', 'Solange sie nicht gehandelt hat oder wacht, auf jedes Flugzeug in Reichweite.'],
  tasks: [
    'Arbeiten der Pioniere',
    'Für einen Punkt räumen sie eine offene Mine oder eine Sperre nebenan oder ein Wrack; mit ihrem eigenen Träger in der Nähe sprengen sie Brücken und sperren Straßen.',
  ],
  flail: [
    'Dreschflegel',
    'Minen tun ihm nichts; für die halben Bewegungspunkte drischt er eine Mine aus dem Feld, in das er fährt.',
  ],
  bridgeLayer: ['Brückenleger', 'Fährt in einen Bach und hält dort; fährt er weiter, bleibt eine Brücke zurück.'],
  craft: (n) => [
    'Landungsfahrzeug',
    `Bringt ${n === 1 ? 'eine Einheit' : `${n} Einheiten`} über See, ein Feld in der Runde; an Land fährt es nur von Strand zu Strand.`,
  ],
  dd: ['Schwimmt', 'Kommt allein über See, wenn sie nicht sinkt, sobald sie zu Wasser geht.'],
  naval: [
    'Schiffsgeschütze',
    'Feuern wie Artillerie außerhalb der Karte, oder direkt von einem Seefeld am Rand, das das Ziel sieht.',
  ],
  airTransport: (n) => [
    'Transportflugzeug',
    `Setzt ${n} Einheiten Infanterie ab: Jede kommt nach Würfeln in der Nähe des Ziels herunter, angeschlagen.`,
  ],
  glider: [
    'Lastensegler',
    'Landet zwei Einheiten zusammen in der Nähe seines Ziels, nach Würfeln; sie sind angeschlagen.',
  ],
  faces: ['Es blickt nach einer Seite', 'Es feuert nur in den Bogen davor; gedreht wird es mit einer Aktivierung.'],
  seaText: 'Sie wird nicht aktiviert und feuert nicht. Am Ende jeder Runde kommt sie dem Strand ein Feld näher.',
  assigned: 'Mit diesem Träger im Feld oder daneben sprengen sie Brücken und bauen oder räumen Sperren.',
  waitsText: 'Von dieser Runde an darf sie am Rand auf die Karte kommen.',
  spotter: ['Beobachtungsflugzeug', 'Greift nichts an: Es blickt in ein Feld, oder es leitet die Artillerie.'],
  morale: (level) => `Moral ${level}`,
  moraleText: (level) =>
    `Zwei Würfel mit ${level} oder weniger sind bestanden: um sich zu sammeln und um in einen Bach zu waten. Ungesehen oder gedeckt ist es um je eins leichter.`,
  markers: {
    moved:
      'Sie hat sich bewegt und tut in dieser Runde nichts mehr. Wer eine Sichtlinie hat, sieht sie, auch in Wald und Häusern.',
    fired:
      'Sie hat gefeuert und tut in dieser Runde nichts mehr. Wer eine Sichtlinie hat, sieht sie, auch in Wald und Häusern.',
    completed: 'Sie hat gehandelt und tut in dieser Runde nichts mehr.',
    opFire: 'Sie wacht: Sie darf auf jeden feuern, der in ihre Sicht kommt.',
    mobileFire:
      'Sie ist mit halben Punkten gefahren: Sie darf in dieser Runde noch feuern, ohne Punkt und mit halber Stärke.',
  },
  disruptedText:
    'Sie greift niemanden an, sieht für niemanden und geht nur vom Feind weg. Sie ist leichter zu treffen, und noch einmal angeschlagen ist sie vernichtet.',
  ridesText: 'Sie fährt mit: Sie tut nichts und teilt das Schicksal ihres Fahrzeugs.',
  insideText: 'Sie ist in der Befestigung: Wer auf sie feuert, feuert auf die Befestigung.',
  lowText: 'Sie ist unten im Bach: nur von nahem zu sehen und schwerer zu treffen.',
  ownOrder: 'Gelegenheitsfeuer: ein eigener Befehl',
  likeSide: 'Gelegenheitsfeuer: wie für die ganze Seite befohlen',
  backToSide: 'Wieder wie die ganze Seite',
  showField: 'Schussfeld zeigen',
  fieldKey: 'Dunkel: das Feuer zählt doppelt; schraffiert: einfach; hell: halb.',
};
