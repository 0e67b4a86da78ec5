/** Szenarien und fertige Zusammenstellungen von Blitzkrieg. */

const NAMES: Readonly<Record<string, string>> = {
  ardel: 'Das Tal der Ardel',
  basic: 'Grundspiel',
  crossing: 'Über die Ardel',
  optional: 'Turnierspiel mit allen Wahlregeln',
  tournament: 'Turnierspiel',
  'air-war': 'Luftkrieg über der Sierra Parda',
  breakthrough: 'Durchbruch bei Kamenovar',
  'brush-fire': 'Flächenbrand',
  'civil-war': 'Bürgerkrieg',
  'grand-alliance': 'Große Allianz gegen Viererentente',
  'national-expansion': 'Nationale Expansion',
  'national-liberation': 'Nationale Befreiung',
  'neutrality-violation': 'Bruch der Neutralität',
  'third-power': 'Die dritte Macht',
  'total-war': 'Totaler Krieg',
  invasion: 'Die Strände von Yuzhny Mol',
};

const TEXTS: Readonly<Record<string, string>> = {
  ardel:
    'Zwei kleine Armeen und der Fluss zwischen ihnen. Sechs Runden, etwa fünfundzwanzig Minuten. Die Regeln des Grundspiels und sonst nichts. Fünf Stadtfelder an jedem Ufer: Wer dem Gegner eines nimmt und keines verliert, gewinnt.',
  basic: 'Der ganze Kontinent nach den kurzen Regeln: ziehen, kämpfen, Städte nehmen. Fünfzehn Runden.',
  crossing:
    'Das kleine Tal mit vier Modulen. Sechs Runden, etwa dreißig Minuten. Kontrollzonen bremsen, niemand muss angreifen, Ergebnisse sind Rückzüge und kleine Verluste, und Geschütze beschießen oder stützen, sind aber allein verloren (M3, M4, M5, M16). Fünf Stadtfelder an jedem Ufer: Wer dem Gegner eines nimmt und keines verliert, gewinnt.',
  optional: 'Das Turnierspiel mit Jägern, Abriegelung, Atomschlägen, Wetter und Nachschubwegen.',
  tournament: 'Der ganze Kontinent mit See, Luft, Nachschub, Ersatz und kleinen Ländern. Ohne Rundengrenze.',
  'air-war':
    'Bomber, Begleiter und Abfangjäger. Fünf Runden, etwa vierzig Minuten. Zwei kurze Linien stehen sich an der Grenze gegenüber, und die Luft entscheidet.',
  breakthrough:
    'Automatischer Sieg in zwei Wellen. Sechs Runden, etwa vierzig Minuten. Massieren Sie Panzer und Artillerie gegen ein Feld der dünnen Linie, und die zweite Welle fährt hindurch.',
  'brush-fire':
    'Die beiden Walküren gegen Calaedia, New Endor und San Estados; die Großmächte halten sich heraus. Neun Runden Sommer; wer mehr Städte der fünf Länder hält, gewinnt (M17.e).',
  'civil-war':
    'Ein Land, eine Armee. Ihre Steine werden einzeln in die Städte gesetzt, dann ergreift jeder durch einen Wurf Partei. Zwölf Runden; wer mehr Städte hält, gewinnt (M17.h).',
  'grand-alliance':
    'Die Walküren mit Blau, die anderen drei kleinen Länder mit Rot; die meisten Städte gewinnen (M17.d).',
  'national-expansion': 'Wer am Ende von Runde 12 mehr kleine Länder beherrscht, gewinnt (M17.b).',
  'national-liberation':
    'Ein Unterdrücker mit regulärer Armee gegen achtzehn Faktoren Guerillas, die zuerst ziehen. 5, 10 oder 20 Städte ohne Besatzung eine volle Runde lang sind ihr Sieg; 36 Runden ab Herbst (M17.g).',
  'neutrality-violation':
    'Die Walküren neigen zu Blau, New Endor und San Estados zu Rot, und alle vier bürgen für Calaedia: wer es betritt, hat alle fünf gegen sich. Wer am Ende von Runde 15 mehr kleine Länder beherrscht, gewinnt (M17.c).',
  'third-power':
    'Blau fällt über die fünf kleinen Länder her; Rot führt sie und hält seine eigene Armee zurück, bis ein Wurf oder Blau sie in den Krieg zieht. Fünfzehn Runden; wer mehr Städte der kleinen Länder hält, gewinnt (M17.f).',
  'total-war':
    'Beide Großmächte kämpfen um die Städte des ganzen Kontinents; wer am Ende von Runde 15 mehr davon hält, gewinnt (M17.a).',
  invasion:
    'Eine Landung und ihre erste Woche. Sechs Runden, etwa dreißig Minuten. Groß-Blau kommt mit vierzig Faktoren über See; wer die Hafenfelder nimmt, bringt die zweite Welle an Land.',
};

export const scenarios = {
  sideShort: (side: string) => (side === 'blue' ? 'Blau' : 'Rot'),
  scenarioName: (id: string, title: string) => NAMES[id] ?? title,
  scenarioText: (id: string, text: string) => TEXTS[id] ?? text,
  setName: {
    'M71.1': 'Das ganze Modulsystem',
    'M71.2': 'Das ganze Modulsystem, starr',
    'M71.3': 'Nur die Impulse',
    'M71.4': 'Module mit dem Material von 1965',
    'M71.5': 'Erste Schritte',
    'M71.6': 'Landkrieg',
    'M71.7': 'Buschfeuer',
    'M71.8': 'Dritte Macht',
    'M71.9': 'Nationale Befreiung',
    'M71.10': 'Bürgerkrieg',
    'M71.11': 'Kaltblütig',
  },
  setText: {
    'M71.1':
      'Alles, was es gibt: Flotten, Luftwaffen, Produktion, Guerillas, Armeen der kleinen Länder. Lang, und für Kenner der Module.',
    'M71.2':
      'Dasselbe mit starren Impulsen: Die zweite Bewegung führt weder in Kontrollzonen hinein noch aus ihnen heraus.',
    'M71.3': 'Das Turnierspiel mit zwei Bewegungen in jedem Zug. Armeen, Kampftabelle und Sieg von 1965.',
    'M71.4':
      'Impulse, Zonen, Kampf, Versorgung, Wetter und Artillerie mit den Spielsteinen von 1965; See, Luft und kleine Länder wie bisher.',
    'M71.5': 'Freiwilliger Kampf, die neue Tabelle und Stapeln nach Klassen. Fünfzehn Runden: ein guter Anfang.',
    'M71.6': 'Alles an Land: keine Flugzeuge, keine Schiffe.',
    'M71.7': 'Das kurze Spiel: neun Runden.',
    'M71.8':
      'Groß-Blau gegen die fünf kleinen Länder zusammen; Groß-Rot steht bereit, bis ein Würfel oder ein Einmarsch es hereinzieht.',
    'M71.9': 'Guerillas gegen einen Unterdrücker, der überall auf dem Brett stehen darf. Keine Schiffe.',
    'M71.10':
      'Das ganze Brett ist ein Land. Beide stellen abwechselnd eine Armee auf; dann sagt ein Würfel von jedem Stein, wem er gehört.',
    'M71.11': 'Das volle System, und jeder Verlust wird in Punkten gezählt, die am Ende geschuldet sind.',
  },
  winsByHome: 'Alle Heimatstadtfelder des Gegners, eine volle Runde lang gehalten, gewinnen sofort',
  setUpFixed: 'beide Armeen stehen bereit',
  setUpOf: (all: boolean) => (all ? 'für Sie aufgestellt' : 'von Hand'),
  setUpLater: 'auf der Karte, wenn das Spiel beginnt',
  optionsCount: (count: number) => (count === 1 ? '1 Option' : `${count} Optionen`),
  howToPlayIt: (modules: boolean) => [
    '[Klicken|Tippen] Sie einen Ihrer Stapel an: Die Felder, die er erreicht, leuchten auf. [Klicken|Tippen] Sie eines an, um dorthin zu ziehen.',
    modules
      ? 'Drücken Sie den Knopf unten, wenn Sie gezogen haben. Dann wählen Sie, wen Sie angreifen: Die Karte zeigt Verhältnis und Chancen vor dem Wurf.'
      : 'Drücken Sie den Knopf unten, wenn Sie gezogen haben. Wen Sie berühren, den müssen Sie angreifen: Die Karte zeigt Verhältnis und Chancen und schlägt Kämpfe vor.',
    'Drei zu eins oder besser lohnt sich meist. An Flüssen, in Städten und im Gebirge gilt anderes: Die Karte sagt, warum.',
    'Rückgängig nimmt jeden Zug zurück, solange kein Würfel fiel. Der Tipp zeigt drei Pläne.',
  ],
  modulesCount: (count: number) => (count === 1 ? '1 Modul' : `${count} Module`),
  levelRules: (level: string) => (level === 'basic' ? 'Grundregeln' : 'Turnierregeln'),
  moduleList: (modules: string) => `Module ${modules}`,
  orders: {
    ardel: {
      blue: 'Gehen Sie an einer Stelle mit allem über die Ardel, was schießen kann. Drei zu eins reißt ein Loch; eine Stadt jenseits des Flusses genügt, wenn Sie keine verlieren.',
      red: 'Halten Sie die Übergänge und Ihre fünf Stadtfelder. Hat er seine Angriffe verbraucht, schlagen Sie zurück, wo er dünn steht.',
    },
    crossing: {
      blue: 'Geschütze beschießen vor dem Angriff und stützen die Verteidigung; allein sind sie verloren, also stapeln Sie sie mit Infanterie. Kämpfen Sie nur, wo es sich lohnt: Eine Stadt jenseits des Flusses gewinnt, wenn Sie Ihre eigenen behalten.',
      red: 'Niemand zwingt Sie zum Angriff. Lassen Sie die Geschütze hinter der Infanterie, antworten Sie, wo er vorgerückt ist, und halten Sie Ihre Städte.',
    },
    invasion: {
      blue: 'Vierzig Faktoren kommen über See. Landen Sie an einem Strand, nehmen Sie die Hafenfelder, und bringen Sie die zweite Welle auf die Straßen.',
      red: 'Fünf Korps bewachen eine lange Küste. Geben Sie Strände auf, keine Häfen: Wer noch auf dem Wasser ist, wenn der Kampf endet, ist verloren.',
    },
    breakthrough: {
      blue: 'Massieren Sie Panzer und Artillerie gegen ein Feld. Bei sieben zu eins ist seine Kontrollzone fort, und die zweite Welle fährt bis Lyubomirsk und Medvedin durch.',
      red: 'Ihre Linie ist dünn, Ihre Reserven sind Tage entfernt. Lassen Sie ihn das erste Loch bezahlen, und schließen Sie es mit dem, was kommt.',
    },
    'air-war': {
      blue: 'Zwei kurze Linien, und die Luft entscheidet. Setzen Sie Ihre Bomber ein, wo die Linie am schwächsten ist, und nie ohne Begleitung.',
      red: 'Sie haben ein Jagdgeschwader mehr. Stellen Sie seine Bomber in der Luft, und halten Sie die Linie fünf Runden lang.',
    },
    basic: {
      blue: 'Sie ziehen zuerst. Nehmen Sie die Länder dazwischen vor Groß-Rot, und halten Sie am Ende von Runde fünfzehn mehr als fünfundzwanzig Stadtfelder.',
      red: 'Groß-Blau zieht zuerst. Treten Sie ihm in den Ländern dazwischen entgegen, und halten Sie am Ende von Runde fünfzehn mehr als fünfundzwanzig Stadtfelder.',
    },
    tournament: {
      blue: 'Vernichten Sie Groß-Rot, oder halten Sie alle seine Heimatstädte eine volle Runde lang. Achten Sie auf den Nachschub, und vergessen Sie die See nicht.',
      red: 'Vernichten Sie Groß-Blau, oder halten Sie alle seine Heimatstädte eine volle Runde lang. Achten Sie auf den Nachschub, und vergessen Sie die See nicht.',
    },
    A: {
      blue: 'Jede Stadt des Kontinents zählt. Halten Sie am Ende der letzten Runde mehr davon als Groß-Rot.',
      red: 'Jede Stadt des Kontinents zählt. Halten Sie am Ende der letzten Runde mehr davon als Groß-Blau.',
    },
    B: {
      blue: 'Städte zählen nicht, Länder schon. Beherrschen Sie am Ende der letzten Runde mehr kleine Länder als Groß-Rot.',
      red: 'Städte zählen nicht, Länder schon. Beherrschen Sie am Ende der letzten Runde mehr kleine Länder als Groß-Blau.',
    },
    C: {
      blue: 'Die Walküren neigen zu Ihnen. Für Calaedia bürgen alle: Lassen Sie Groß-Rot es zuerst betreten, und beherrschen Sie am Ende mehr Länder.',
      red: 'New Endor und San Estados neigen zu Ihnen. Für Calaedia bürgen alle: Lassen Sie Groß-Blau es zuerst betreten, und beherrschen Sie am Ende mehr Länder.',
    },
    D: {
      blue: 'Die Walküren kämpfen von der ersten Runde an auf Ihrer Seite. Nehmen Sie mehr Städte als die Entente.',
      red: 'Calaedia, New Endor und San Estados kämpfen von der ersten Runde an auf Ihrer Seite. Nehmen Sie mehr Städte als die Allianz.',
    },
    E: {
      blue: 'Sie führen die beiden Walküren. Die anderen halten mehr Städte: Nehmen Sie ihnen mindestens drei.',
      red: 'Sie führen Calaedia, New Endor und San Estados. Sie halten mehr Städte: Sorgen Sie dafür, dass es neun Runden so bleibt.',
    },
    F: {
      blue: 'Fünf kleine Länder stehen gegen Sie, und Groß-Rot wartet. Nehmen Sie die meisten ihrer Städte, bevor es in den Krieg eintritt.',
      red: 'Sie führen die fünf kleinen Länder. Halten Sie aus, bis ein Wurf oder Groß-Blau selbst Ihre eigene Armee in den Krieg zieht.',
    },
    G: {
      blue: 'Besetzen Sie jede Stadt des Landes, und jagen Sie die Guerillas, bevor sie sich sammeln.',
      red: 'Sie sind wenige und überall. Vertreiben Sie die Besatzungen aus fünf, zehn oder zwanzig Städten, eine volle Runde lang.',
    },
    H: {
      blue: 'Brüder gegen Brüder: Ein Wurf sagt, wer zu Ihnen gehört. Sammeln Sie, was Sie haben, und halten Sie am Ende mehr Städte.',
      red: 'Brüder gegen Brüder: Ein Wurf sagt, wer zu Ihnen gehört. Sammeln Sie, was Sie haben, und halten Sie am Ende mehr Städte.',
    },
  },
};
