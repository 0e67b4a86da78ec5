import { counted } from '#core/notation/columns.ts';
import type { DiceWords } from './en.ts';

/** Wie versiegelte Würfel entstehen, und die Prüfung eines Spiels: auf Deutsch. */
export const de: DiceWords = {
  title: 'Niemand kann die Würfel wählen',
  lead: 'In einem Online-Spiel steht jeder Würfel vor dem ersten Zug fest, durch drei geheime Zahlen zusammen: eine vom Server, eine von jedem Spieler. Niemand kannte alle drei rechtzeitig, also konnte niemand wählen. Und jeder kann es hinterher nachprüfen.',
  pictureTitle: 'Wie ein Würfel entsteht',
  server: 'Der Server',
  serverSecret: 'eine geheime Zahl',
  you: 'Du',
  yourSecret: 'eine geheime Zahl',
  opponent: 'Dein Gegner',
  opponentSecret: 'eine geheime Zahl',
  together: 'ergeben zusammen',
  everyDie: 'jeden Würfel des Spiels',
  stepsTitle: 'Was wann geschieht',
  steps: [
    {
      when: 'Wenn der Tisch entsteht',
      what: 'Der Server zieht seine geheime Zahl und zeigt ein Siegel davon: 64 Zeichen, die zu dieser Zahl passen und zu keiner anderen, und die sie nicht verraten.',
    },
    {
      when: 'Wenn du dich setzt',
      what: 'Deine Seite zieht eine eigene Zahl, die deines Gegners auch. Beide zeigen nur ihre Siegel. Ab jetzt stehen alle drei Zahlen fest.',
    },
    {
      when: 'Wenn alle Siegel auf dem Tisch liegen',
      what: 'Die Zahlen der beiden Spieler werden gezeigt und an ihre Siegel gehalten. Die des Servers bleibt geheim: mit ihr könnte jeder die kommenden Würfel ausrechnen.',
    },
    {
      when: 'Wenn gewürfelt wird',
      what: 'Der Würfel wird aus allen drei Zahlen und seinem Platz im Spiel berechnet: erster Würfel, zweiter Würfel und so weiter. Neu laden, eine verlorene Verbindung oder ein zweiter Versuch ändern nichts. Zurückgenommene Würfel sind verbraucht, es fallen neue.',
    },
    {
      when: 'Nach jedem Spielerzug',
      what: 'Der Server zeigt den Teil seiner Zahl, den dieser Zug gebraucht hat. Deine Seite rechnet jeden Würfel des Zuges nach und vergleicht. In Spielen mit verdeckten Karten wartet das bis zum Ende.',
    },
    {
      when: 'Wenn das Spiel vorbei ist',
      what: 'Alle Zahlen werden gezeigt. Sie stehen in der Aufzeichnung des Spiels, und jeder kann darin jeden Würfel nachprüfen, ohne den Server zu fragen.',
    },
  ],
  checkTitle: 'Ein Spiel selbst prüfen',
  checkText:
    'Öffne die Aufzeichnung eines beendeten Online-Spiels. Sie wird in diesem Browser geprüft und nirgendwohin geschickt. Du kannst Dateien auch auf diese Seite ziehen.',
  openRecord: 'Aufzeichnung öffnen',
  openMine: 'Hinzufügen, was ich gesehen habe',
  mineText:
    'Hast du das Spiel von deinem Platz aus gespeichert, während es lief? Füge diese Datei hinzu: jeder Zug und jeder Würfel, den du gesehen hast, wird mit der Aufzeichnung verglichen.',
  record: 'Aufzeichnung',
  mine: 'Was ich gesehen habe',
  needRecord: 'Öffne jetzt die Aufzeichnung des ganzen Spiels.',
  checking: 'Wird geprüft …',
  tooLong: 'Die Prüfung dauerte über eine Minute und wurde beendet. Versuche es mit dem Befehl unten.',
  broken: 'Die Prüfung ist stehen geblieben: ein Teil des Programms hat versagt.',
  tooLarge: (name, most) => `${name} hat mehr als ${most} MB: das ist keine Aufzeichnung eines Spiels.`,
  fits: 'Alles passt',
  diceFit: (dice, keys) =>
    dice === 0
      ? 'In diesem Spiel wurde nicht gewürfelt.'
      : `${counted(dice, 'Würfel', 'Würfel')} mit ${counted(keys, 'Schlüssel', 'Schlüsseln')} geprüft: ${dice === 1 ? 'er fiel' : 'alle fielen'} wie vor dem Spiel versiegelt.`,
  playFits: (commands, events) =>
    `${counted(commands, 'Befehl', 'Befehle')} und ${counted(events, 'Ereignis', 'Ereignisse')} folgen den Regeln.`,
  undone: (times) =>
    `${times === 1 ? 'Einmal' : `${times}-mal`} wurde etwas zurückgenommen, und neue Würfel fielen. Vergleiche das mit deiner Erinnerung.`,
  won: (side, by) => `Sieger: ${side}, ${by}.`,
  drawn: (by) => `Unentschieden, ${by}.`,
  by: { rule: 'nach den Regeln', resignation: 'durch Aufgabe', agreement: 'durch Vereinbarung', time: 'nach Zeit' },
  seenFits: (commands) =>
    `Was ich gesehen habe (${counted(commands, 'Befehl', 'Befehle')}), steht so in der Aufzeichnung.`,
  fails: 'Das passt nicht',
  failsText:
    'Etwas in dieser Datei ist nicht so, wie es versiegelt oder gezeigt wurde, oder sie ist unterwegs beschädigt worden. Hebe sie auf und frage noch einmal nach der Aufzeichnung.',
  command: 'Mit dem Programm auf dem eigenen Rechner braucht dieselbe Prüfung gar keine Seite:',
  canTitle: 'Kann jemand …?',
  can: [
    {
      question: 'Kann der Server einen Würfel wählen oder ändern?',
      answer: 'Nein. Sein Siegel lag offen, bevor er die Zahlen der Spieler kannte.',
    },
    {
      question: 'Kann ein Spieler eine Glückszahl wählen?',
      answer: 'Nein. Sie war versiegelt, bevor die andere gezeigt wurde, und die des Servers kennt kein Spieler.',
    },
    {
      question: 'Können sich Server und ein Spieler über die Würfel absprechen?',
      answer: 'Nein. Die Zahl des anderen Spielers war unbekannt, als ihre versiegelt wurden.',
    },
    {
      question: 'Kann man einen schlechten Wurf wiederholen, durch Neuladen oder eine getrennte Verbindung?',
      answer: 'Nein. Der nächste Würfel ist der nächste Würfel, was auch dazwischen geschah.',
    },
    {
      question: 'Kann man einen Wurf zurücknehmen, um einen besseren zu bekommen?',
      answer:
        'Nur wenn die andere Seite zustimmt, und was dann fällt, weiß niemand. Die Aufzeichnung sagt, wie oft es geschah.',
    },
    {
      question: 'Kann die Aufzeichnung nachträglich geändert werden?',
      answer:
        'Nicht unbemerkt: die Würfel passen dann nicht mehr zu ihren Siegeln, oder die Züge nicht zu dem, was jede Seite gezeigt bekam.',
    },
  ],
  notTitle: 'Wovor es nicht schützt',
  notText: 'Versiegelte Würfel kann niemand ändern. Das ist nicht alles, was unfair sein kann:',
  nots: [
    'Der Server kennt die kommenden Würfel. Er kann sie nicht ändern, aber wer ihn betreibt, könnte sie einem Freund verraten, der dann angreift, wenn die Würfel gut sind. Spiele mit Leuten, denen du nicht traust, auf einem Server, dem du traust.',
    'Wer erfahren hat, dass die Würfel schlecht sind, kann vor dem ersten Wurf gehen. Achte auf Besitzer von Tischen, die das oft tun.',
    'Ein Server kann eine Seite schicken, die über die Prüfung lügt. Prüfe mit dem Programm aus der Registry oder mit der Seite eines anderen Servers.',
    'Hilfe durch ein Programm oder einen Freund, zwei Konten an einem Tisch, und Spieler, die einander sagen, was sie sehen.',
  ],
};
