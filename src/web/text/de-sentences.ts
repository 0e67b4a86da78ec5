/** Was Spielkern, Aufzeichnungen und Computerspieler jedes Spiels sagen. */
export const DE_SENTENCES: Readonly<Record<string, string>> = {
  'the game is over': 'das Spiel ist zu Ende',
  "it is {}'s decision, not {}'s": 'jetzt entscheidet {0}, nicht {1}',
  '{} has no place here; {}': '„{0}“ gehört nicht hierher; {1}',
  'line {}: {}': 'Zeile {0}: {1}',
  'the record is empty': 'die Aufzeichnung ist leer',
  'this is no record of a game': 'das ist keine Aufzeichnung eines Spiels',
  'no command of a game': 'kein Befehl eines Spiels',
  'the line is cut off or damaged: it is no JSON': 'die Zeile ist abgeschnitten oder beschädigt: kein JSON',
  'the line is damaged: it is no JSON': 'die Zeile ist beschädigt: kein JSON',
  'there is something after the end of the record': 'nach dem Ende der Aufzeichnung steht noch etwas',
  'the closing line does not say how many commands there are': 'die Schlusszeile sagt nicht, wie viele Befehle es sind',
  'the closing line has no print of the record': 'die Schlusszeile hat keinen Abdruck der Aufzeichnung',
  'the record was changed after it was saved: its print does not fit':
    'die Aufzeichnung wurde nach dem Speichern geändert: ihr Abdruck passt nicht',
  'dice from seed {}': 'Würfel aus Startwert {0}',
  'dice as given': 'Würfel wie angegeben',
  'consistent with the rules; {}': 'regelgerecht; {0}',
  'consistent with the rules; {}; players and notes without a print':
    'regelgerecht; {0}; Spieler und Notizen ohne Abdruck',
  'the record should have {} {command|commands}; {} {is|are} there':
    'die Aufzeichnung sollte {0} {Befehl|Befehle} haben; da {1|ist|sind} {1}',
  'the record ends without its closing line: it was cut off':
    'die Aufzeichnung endet ohne Schlusszeile: sie ist abgeschnitten',
  'the record has version {}; this program reads {}': 'die Aufzeichnung hat Version {0}; dieses Programm liest {1}',
  'the record has version none; this program reads {}':
    'die Aufzeichnung nennt keine Version; dieses Programm liest {0}',
  'the header has no {}': 'im Kopf fehlt „{0}“',
  'the header does not say where the dice come from': 'der Kopf sagt nicht, woher die Würfel kommen',
  'the header has nothing about the game': 'der Kopf sagt nichts über das Spiel',
  'the position the game began from is not the one the record names (hash)':
    'die Ausgangsstellung ist nicht die, die die Aufzeichnung nennt (Prüfsumme)',
  'the events of command {} cannot be applied': 'die Ereignisse von Befehl {0} passen nicht',
  'after command {} the state is not the one the record names (hash)':
    'nach Befehl {0} ist die Stellung nicht die, die die Aufzeichnung nennt (Prüfsumme)',
  'command {} was expected here, not nothing': 'hier wurde Befehl {0} erwartet, nicht nichts',
  'command {} was expected here, not {}': 'hier wurde Befehl {0} erwartet, nicht {1}',
  'command {} does not say who gave it': 'Befehl {0} sagt nicht, wer ihn gab',
  'command {} has no text': 'Befehl {0} hat keinen Text',
  'the dice of command {} are no faces': 'die Würfel von Befehl {0} zeigen keine Augen',
  'command {} has no list of events': 'Befehl {0} hat keine Ereignisse',
  'command {} has no hash': 'Befehl {0} hat keine Prüfsumme',
  'command {} comes after the end of the game': 'Befehl {0} kommt nach dem Ende des Spiels',
  "command {} '{}': {}": 'Befehl {0} „{1}“: {2}',
  "command {} '{}' is refused: {} {}": 'Befehl {0} „{1}“ wird abgelehnt: {2} {3}',
  'command {}: {}': 'Befehl {0}: {1}',
  'command {} has dice it does not use: {}': 'Befehl {0} hat Würfel, die er nicht braucht: {1}',
  'the hash of command {} should be {}': 'die Prüfsumme von Befehl {0} müsste {1} sein',
  'event {} of command {} should be {}, not {}': 'Ereignis {0} von Befehl {1} müsste {2} sein, nicht {3}',
  'the game is not over': 'das Spiel ist nicht zu Ende',
  'the game is over, but the record says no': 'das Spiel ist zu Ende, die Aufzeichnung sagt aber nein',
  "it was played by rules {}, and by today's ({}) it goes another way: {}":
    'gespielt wurde nach Regelstand {0}, nach dem heutigen ({1}) geht es anders weiter: {2}',
  'line {}, {}: {}': 'Zeile {0}, {1}: {2}',
  'the header names no number of the rules': 'der Kopf nennt keinen Regelstand',
  nothing: 'nichts',
  'die {} of the game should show {} by its seed, not {}':
    'Wurf {0} des Spiels müsste nach dem Startwert {1} zeigen, nicht {2}',
  '{} erred ({})': '{0} hat sich geirrt ({1})',
  '{} failed ({})': '{0} ist gescheitert ({1})',
  '{}: something legal was done': '{0}: Es wurde etwas Erlaubtes entschieden',
};
