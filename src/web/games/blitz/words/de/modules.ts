import { counted } from '#core/notation/columns.ts';
import type { Like } from '#web/text/word-types.ts';
import type { modules as en } from '../en/modules.ts';
import { sea } from './sea.ts';

/** Was die Tafeln der Module sagen. */
export const modules: Like<typeof en> = {
  // M8
  ordersTitle: 'Schlachtordnungen',
  ordersTable: 'Faktoren; bei Zügen Einheiten',
  ordersAbout: {
    agree:
      'Jede Seite bekommt eine der sieben Armeen; beide dürfen dieselbe haben. Sie schlagen vor, die andere Seite stimmt zu oder schlägt ein anderes Paar vor.',
    method1:
      'Beide würfeln. Wer höher wirft, nennt zwei verschiedene Schlachtordnungen; der andere entscheidet, wer welche nimmt.',
    method2:
      'Beide würfeln. Wer niedriger wirft, nimmt die Schlachtordnung seiner Augenzahl, der andere eine mit höherer Nummer.',
  },
  ordersOf: (side) => `${side} nimmt`,
  ordersNamed: (no) => (no === 1 ? 'Die eine' : 'Die andere'),
  ordersAlone: 'Nur Sie haben eine reguläre Armee: Nehmen Sie eine der sieben. Ihr Gegner hat Guerillas.',
  ordersInWar: {
    civil:
      'Eine Armee für das ganze Land, eine der sieben; wenn alle ihre Steine stehen, sagt ein Würfel von jedem, wem er gehört. Sie schlagen vor, die andere Seite stimmt zu oder schlägt eine andere vor.',
    third:
      'Die Macht, die zunächst beiseitesteht, hat eine Infanteriearmee, 5 oder 6; die andere jede außer der ersten. Sie schlagen vor, die andere Seite stimmt zu oder schlägt ein anderes Paar vor.',
  },
  ordersOne: 'Die Armee',
  ordersOfferedOne: (side, name) => `${side} schlägt vor: ${name}.`,
  ordersOffered: (side, blue, red, instead) =>
    `${side} ${instead ? 'stimmt nicht zu und schlägt vor' : 'schlägt vor'}: ${blue} für Groß-Blau, ${red} für Groß-Rot.`,
  ordersFirst: (side) =>
    `${side} zöge zuerst und stellte zuletzt auf: das tut die niedrigere Nummer, bei gleichen Groß-Blau.`,
  ordersPropose: (one) => (one ? 'Diese Armee vorschlagen' : 'Diese Armeen vorschlagen'),
  ordersAgree: (one) => (one ? 'Dieser Armee zustimmen' : 'Diesen Armeen zustimmen'),
  ordersNameTwo: 'Diese beiden nennen',
  ordersDifferent: 'Es müssen zwei verschiedene sein.',
  ordersTake: (name) => `${name} nehmen`,
  ordersTotal: 'Faktoren zusammen',
  ordersCentres: 'Produktionszentren',
  ordersNavy: 'Rat: Die größere Flotte sollte Groß-Blau haben (M8.6).',

  // M9
  centres: 'Produktionszentren',
  centrePlate: (size) => `PZ ${size}`,
  cutPlate: 'Bruch',
  airliftPlate: (factors) => `Nachschub ${factors}`,
  givingUp: (who) => `Schritt beenden und aufgeben: ${who}`,
  centreOf: (size) => `Zentrum von ${size}`,
  centreOfMinors: (size) => `Zentrum von ${size} der kleinen Länder`,
  centreAt: (place) => `Zentrum in ${place}`,
  lossesOwed: (over, debtor, creditor, cents) =>
    over
      ? `${debtor} schuldet ${creditor} für die Verluste ${cents}¢.`
      : `Endete es jetzt, schuldete ${debtor} ${creditor} für die Verluste ${cents}¢.`,
  lossesEven: 'Die Verluste beider Seiten kosten gleich viel: niemand schuldet etwas.',
  lossesBurnt: (cents) => `Die Verluste beider Seiten, ${cents}¢, kommen niemandem zugute.`,
  lossesCost: (cents) => `Die Verluste kosten bisher ${cents}¢.`,
  pointsLeft: (left, size) => `noch ${left} von ${size} Punkten`,
  placeCentres: 'Wählen Sie ein Zentrum, dann ein helles Stadtfeld; eines je Feld.',
  productionHint:
    'Wählen Sie die Zahl der Faktoren, dann bauen Sie. Übrige Punkte verfallen, wenn die Produktion endet.',
  nextProduction: (every, turn) =>
    `Zentren bauen am Ende jeder ${every === 2 ? 'zweiten' : 'dritten'} Runde, das nächste Mal in Runde ${turn}.`,
  costOf: (cost) => `${cost} je Faktor`,
  buildFewer: (type) => `Weniger: ${type}`,
  buildMore: (type) => `Mehr: ${type}`,
  buildThese: (factors, type, cost, place) => `${factors} ${type} für ${cost} bauen: erscheint in ${place}`,
  buildNot: (types) => `Hier nicht zu bauen (${types})`,
  planFor: (turn) =>
    `Was Ihre Zentren in Runde ${turn} bauen werden. Die andere Seite erfährt es, wenn es fällig ist; was dann nicht gebaut werden kann, verfällt.`,
  writePlan: (turn) => `Den Plan für Runde ${turn} schreiben`,
  planNothing: 'nichts',
  planOf: (turn) => `Ihr Plan für Runde ${turn}:`,
  doneProduction: 'Produktion beenden',
  doneBombardment: 'Kein Beschuss mehr',

  // M14
  seasonName: { spring: 'Frühling', summer: 'Sommer', fall: 'Herbst', winter: 'Winter' },
  seasonNow: (season, turn) => `${season}, Runde ${turn} von 9`,
  skyMeans: 'Was es bewirkt',
  skyOnMap: 'Auf der Karte zeigen',
  weatherZone: { left: 'Westen', middle: 'Mitte', right: 'Osten' },
  weatherFair: 'schön',
  weatherCode: {
    V2: 'schlechte Sicht',
    V3: 'keine Sicht',
    G2: 'weicher Boden',
    G3: 'Schlamm oder tiefer Schnee',
    S2: 'raue See',
    S3: 'Sturm auf See',
  },
  weatherCodeMeans: {
    V2: 'Schlechte Sicht: nichts wird abgesetzt, Bodenunterstützung halb, Abriegeln braucht 8 Faktoren, Bombenwurf +1 (M14.10).',
    'V2 1965': 'Schlechte Sicht: keine Luftlandung, taktische Flugzeuge halb (M70.fallback).',
    'V3 1965': 'Keine Sicht: kein Flug von dort oder dorthin, kein Abfangen (M70.fallback).',
    'S2 1965': 'Raue See: keine Invasion (M70.fallback).',
    'S3 1965':
      'Sturm: niemand schifft sich ein, landet, setzt eine Invasion an, fährt hinein oder hinaus (M70.fallback).',
    V3: 'Keine Sicht: kein Flug von dort, dorthin oder darüber, kein Abfangen; nur Verlegung zwischen Plätzen anderswo (M14.10).',
    G2: 'Weicher Boden: Panzer und Artillerie 2 weniger, keine Blitztabelle (M14.10).',
    G3: 'Schlamm oder tiefer Schnee: halbe Bewegung, Panzer und Artillerie höchstens 2, kein Überrollen, keine Blitztabelle (M14.10).',
    S2: 'Raue See: keine erste Welle, keine Ranger-Landung, Nachfolgende 6 je Landungsschiff, Schiffsflugzeuge bomben halb (M14.10).',
    S3: 'Sturm: kein Schiff läuft aus, wechselt die Zone, legt an, landet oder kämpft; keine Flüge von Schiffen (M14.10).',
  },

  // M16, M4
  bombardHint:
    'Artillerie beschießt Gegner neben sich. Wählen Sie einen Beschuss oder ein leuchtendes Feld, oder gehen Sie weiter.',
  fireWith: (guns, column, at) => `Feuern${at === '' ? '' : ` auf ${at}`}: ${guns} (Spalte ${column})`,
  fireTarget: {
    pc: 'das Produktionszentrum',
    rail: 'die Bahnlinie',
    train: 'den Zug',
    flak: 'die Flak',
    airbase: 'den Flugplatz',
    port: 'den Hafen',
    ships: 'Schiffe',
    docked: 'Schiffe im Hafen',
  },
  strikeMeans: {
    '-': 'keine Wirkung',
    H: 'getroffen: halbe Bewegung im nächsten Zug',
    D: 'ausgeschaltet: ein Faktor verloren, halbe Stärke, keine Bewegung',
  },
  targetMeans: {
    pc: { H: 'getroffen: halbe Punkte im nächsten Zyklus', D: 'ausgeschaltet: keine Punkte im nächsten Zyklus' },
    rail: { X: 'unterbrochen' },
    train: { X: 'zerstört' },
    flak: { H: 'getroffen: schweigt bis zum Ende des nächsten eigenen Zuges', D: 'vernichtet' },
    airbase: {
      H: 'getroffen: keine Einsätze von dort bis zum Ende des nächsten eigenen Zuges',
      D: 'zerstört, die Hälfte seiner Flugzeuge mit ihm',
    },
    port: { H: 'getroffen: kein Laden und Löschen', D: 'geschlossen, ein Schiff darin versenkt' },
    ships: { H: 'ein Schiff zieht sich zurück', D: 'ein Schiff versenkt' },
    docked: { H: 'ein Schiff zieht sich zurück', D: 'ein Schiff versenkt' },
  },
  strikeNote: 'In Städten und Gebirge um eins schwerer. Wer gefeuert hat, kämpft bis zu Ihrem nächsten Zug nicht mit.',
  supportWith: (guns) => `Mit ${guns} unterstützen`,
  noWayBack: (units, steps) =>
    `Kein Rückzug über ${counted(steps, 'Feld', 'Felder')} ist möglich: Verloren, wenn sich nichts ändert: ${units}.`,
  paymentHint:
    'Für jedes Feld, das Sie nicht zurückgehen, sind zwei Faktoren der Angegriffenen verloren; der Rest weicht den Rest zurück.',

  // M1, M4, M8
  missionHint: 'Wählen Sie Flugzeuge, dann wogegen sie fliegen.',
  overrunHint:
    'Gegner mit einem Schild können unterwegs überrollt werden: 10-1 oder besser, vier Punkte außer dem Weg dorthin (M4.20).',
  marchLater: 'Märsche kommen später in diesem Zug, wenn dieser Schritt beendet ist (M6.1).',
  promptFirstMove: 'Einheiten bewegen; nach den Kämpfen bewegen sie sich noch einmal',
  promptMarch: 'Einheiten bewegen',

  // M18, M10
  tabPolitics: 'Politik',
  noPolitics: 'Kein anderes Land spielt in diesem Spiel eine Rolle.',
  thirdStandsBy: (side) =>
    `Die eigene Armee von ${side} wartet ab: Sie bleibt in ihrem Land und führt mit niemandem Krieg, bis am Beginn einer Runde eine 6 fällt oder der Gegner einrückt. Was die anderen Länder beiden Seiten sind:`,
  majorsAtWar: 'Groß-Blau und Groß-Rot sind im Krieg miteinander. Was die anderen Länder für sie sind:',
  relationName: {
    neutral: 'neutral',
    passiveAlly: 'passiver Verbündeter',
    activeAlly: 'aktiver Verbündeter',
    atWar: 'im Krieg',
  },
  relationMeans: {
    neutral:
      'Seine Armee steht abseits. Wer das Land als erster betritt, überfliegt oder ein Feld darin angreift, ist mit ihm für immer im Krieg.',
    passiveAlly: 'Diese Seite führt seine Armee innerhalb des Landes und darf hinein, ohne es zu verletzen.',
    activeAlly: 'Seine Armee kämpft für diese Seite und darf ihr Land verlassen.',
    atWar: 'Seine Einheiten sind Gegner: Kontrollzonen, Kämpfe und Städte wie bei der anderen Seite.',
  },
  minorStands: { intact: 'unberührt', violated: 'verletzt', open: 'offen für beide', occupied: 'besetzt' },
  violationMeans:
    'Wer ein unberührtes Land verletzt, verliert dort am Ende jedes seiner Züge zwei Faktoren, bis es offen oder besetzt ist.',
  violatedBy: (side) => `verletzt von ${side}`,
  conqueredBy: (side) => `erobert von ${side}`,
  countryStands: 'Stand',
  armyOf: 'Armee',
  armyFactors: (factors) => counted(factors, 'Faktor', 'Faktoren'),
  operatedBy: (side) => `geführt von ${side}`,
  operatedByNobody: 'von niemandem geführt',
  citiesOf: 'Stadtfelder',
  citiesOwn: 'eigene',
  whatItMeans: 'Was das heißt',
  carriesLine: 'Über dieses Feld werden andere versorgt: Ziehen sie ab, hat jemand keine Versorgungslinie mehr.',
  neutralSoil:
    'Schraffierte Felder liegen in einem neutralen Land oder dahinter: wer dorthin kommt, ist mit ihm für immer im Krieg, und der Gegner führt seine Armee.',
  warWith: (country) =>
    `${country} ist neutral. Dieser Angriff ist Krieg mit ihm für immer, und der Gegner führt von da an seine Armee.`,
  neutralArmy: 'Neutrale Armee',
  neutralOf: (country) => `${country}, neutral`,
  supplyLacks: { source: 'keine Quelle', way: 'abgeschnitten', garrison: 'ohne Besatzung', reach: 'zu weit' },
  isolatedNow: 'abgeschnitten',
  immobileNow: 'bewegungsunfähig',
  firedNow: 'hat gefeuert',

  // M80: Abschnitte der Aufstellung
  promptSetupMinors: (left) =>
    left > 0
      ? `Armeen kleiner Länder aufstellen: noch ${counted(left, 'Einheit', 'Einheiten')}`
      : 'diese Armeen stehen; ändern oder weiter',
  promptSetupTurns: (left) => `einen Stein in eine Stadt setzen: noch ${left}`,
  promptSetupOrders: (left) =>
    left > 0
      ? `die eigene Armee aufstellen: noch ${counted(left, 'Einheit', 'Einheiten')}`
      : 'Ihre Armee steht; ändern oder weiter',
  byComputer: 'Wie der Computer es täte',
  tapHintMinors: 'Wählen Sie Einheiten und dann ein helles Feld ihres Landes.',
  baseFirst: 'Flugzeuge stehen auf Flugplätzen: stellen Sie zuerst einen auf, oder nehmen Sie einen mit.',
  dragHintMinors:
    'Ziehen Sie eine Einheit auf die Karte, oder wählen Sie Einheiten und dann ein helles Feld ihres Landes.',
  placedEach: 'Jede Einheit ist aufgestellt.',
  stageName: {
    minors: 'Armeen der kleinen Länder',
    rolled: 'Die ausgewürfelte Armee',
    atSea: 'Einheiten auf See',
    all: 'Die eigene Armee',
    hosted: 'Die eigene Armee',
    allies: 'Armeen Ihrer Verbündeten',
    turns: 'Eine Armee für beide, abwechselnd',
    together: 'Die eigene Armee und die kleinen Länder',
    oppressor: 'Die Armee des Unterdrückers',
    rebels: 'Die Guerillas',
  },
  stageStep: { minors: 'Kleine Armeen', rolled: 'Erwürfelte Armee', atSea: 'Auf See' },
  stageText: {
    all: 'Ihre Armee kommt in Ihr eigenes Land.',
    hosted: 'Ihre Armee kommt in Ihr eigenes Land und die Ihrer Verbündeten.',
    minors:
      'Sie stellen die Armeen der kleinen Länder auf, die an Ihren Gegner grenzen, jede in ihrem Land. Sie stehen abseits, bis jemand das Land verletzt; wem sie dann gehorchen, weiß noch niemand.',
    allies: 'Sie stellen die Armeen der Länder auf Ihrer Seite auf, jede in ihrem eigenen Land.',
    together:
      'Ihre eigene Armee kommt in Ihr Land, die der kleinen Länder in deren; vier Produktionszentren von 5 kommen in Städte der kleinen Länder.',
    oppressor:
      'Sie dürfen überall stehen, nur nicht im neutralen Land; Produktionszentren kommen in eigene Städte. Eine Stadt außerhalb Ihres Landes ohne Besatzung ist frei.',
    rebels:
      'Jede höchstens drei Felder von einer Stadt außerhalb des Landes des Unterdrückers, außerhalb seiner Kontrollzonen.',
    turns:
      'Sie setzen einen Stein in eine Stadt, dann Ihr Gegner: einen von jeder Klasse in ein Feld. Stehen alle, sagt ein Wurf von jedem, wem er gehört.',
    rolled: 'Sie haben das Land erwürfelt, das an keine Seite grenzt: stellen Sie seine Armee dort auf.',
  },
  stageCentres: 'Produktionszentren kommen in eigene Städte.',

  // M11
  ...sea,
  // M15
  tabGuerillas: 'Guerillas',
  guerillasHint: (turn) =>
    turn === undefined
      ? 'In den nächsten Runden erhebt sich niemand, wie die Dinge stehen.'
      : `Die nächsten erheben sich am Ende von Runde ${turn}, wie die Dinge stehen.`,
  noUprising:
    'Noch unterdrückt niemand ein anderes Land. Guerillas erheben sich, wo die Hälfte der Städte gefallen ist.',
  oppressorIs: (side) => `${side} ist der Unterdrücker.`,
  fallenTo: (fallen, cities, side) => `${fallen} von ${counted(cities, 'Stadt', 'Städten')} an ${side} gefallen`,
  tooLittleFallen: 'Zu wenig ist gefallen: Die Hälfte der Städte muss es sein.',
  pacified: 'Befriedet: Keine eigene Guerilla ist im Land; niemand erhebt sich, und wer wartet, kommt nicht herein.',
  bandsWait: (count) => `${counted(count, 'Guerilla wartet', 'Guerillas warten')}.`,
  bandsCome: (count) => `Als Nächstes ${count === 1 ? 'erhebt sich eine' : `erheben sich ${count}`}.`,
  nobodyComes: 'Als Nächstes erhebt sich niemand.',
  noGarrison: 'Er hält keine Stadt außerhalb seines Landes besetzt, also erhebt sich niemand.',
  bandsHere: 'Im Feld',
  bandSmall: (factors) => `${counted(factors, 'Faktor', 'Faktoren')}, klein`,
  bandLarge: (factors) => `${counted(factors, 'Faktor', 'Faktoren')}, braucht Nachschub`,
  bandCity: (city, count) => `${count} aus ${city}`,
  bandPlace: 'Feld wählen',
  bandNowhere: 'Kein Feld im Umkreis von dreien ist frei vom Gegner und seinen Kontrollzonen.',
  bandWait: 'Warten',
  bandsPlaceHint:
    'Wählen Sie eine Stadt, dann ein helles Feld höchstens drei davon entfernt. Wer wartet, kann am Ende jeder späteren Runde erscheinen.',
  bandsChoose: (left) =>
    `Mehr Städte als Guerillas: wählen Sie ${left === 1 ? 'die eine' : `die ${left}`}, deren Guerillas jetzt erscheinen oder warten. Lassen Sie den Rest warten, so ergänzen die ersten Städte der Liste die Zahl.`,
  bandsDo: 'Was Guerillas tun',
  bandRules: {
    'M15.3': 'Eine für jede gefallene Stadt, am Ende jeder Produktionsrunde; sie kosten nichts.',
    'M15.4':
      'Sie erscheinen höchstens drei Felder von dieser Stadt, in ihrem Land, außerhalb gegnerischer Kontrollzonen.',
    'M15.6': 'Sie vereinen sich bis zu vier Faktoren und teilen sich wieder. Weniger als vier sind klein.',
    'M15.7': 'Kleine brauchen keinen Nachschub; eine von vier Faktoren braucht ihn, aus jeder Stadt ihrer Seite.',
    'M15.8': 'Kleine, die angegriffen werden, können vor dem Wurf ein Feld ausweichen, wenn sie nicht umstellt sind.',
    'M15.12': 'Kleine kommen in jeder Bewegung durch eine gegnerische Kontrollzone.',
    'M15.13': 'Außerhalb ihres Landes greifen sie nicht an und unterbrechen keine Bahn, bis es frei ist.',
    'M15.16': 'In neutralen Ländern sind sie sicher: versorgt, ohne Kontrollzone und untätig.',
    'M15.18': 'Sie unterbrechen gegnerische Nachschublinien wie jede Einheit.',
    'M15.19': 'Ein Faktor unterbricht ein Bahnfeld außerhalb gegnerischer Kontrollzonen, wenn er nicht angreift.',
    'M15.14': 'In einem Feld mit Infanterie ihrer Seite können sie in ihr aufgehen.',
    'M15.20': 'Ein Land, dessen Guerillas alle vernichtet oder vertrieben sind, ist befriedet, bis eine zurückkommt.',
  },
  trainsRan: 'Züge sind in ihrem eigenen Schritt dieses Zuges gefahren (M80.16).',
  replaceTitle: 'Verluste ersetzen',
  replaceHint: 'Wählen Sie, was zurückkommt, dann eine Stadt seines Landes.',
};
