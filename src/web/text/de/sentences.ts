/** Was Spielkern, Aufzeichnungen und Computerspieler jedes Spiels sagen. */
export const DE_SENTENCES: Readonly<Record<string, string>> = {
  'the game is over': 'das Spiel ist zu Ende',
  "it is {}{'s|'} decision, not {}{'s|'}": 'jetzt {0|entscheidet|entscheiden} {0}, nicht {1}',
  "'{}' says nothing here": '»{0}« sagt hier nichts',
  "'{}' is missing": '„{0}“ fehlt',
  "'{}' stands where '{}' is expected": '„{0}“ steht, wo „{1}“ stehen sollte',
  'a number is missing': 'es fehlt eine Zahl',
  "'{}' is no number from {} to {}": '„{0}“ ist keine Zahl von {1} bis {2}',
  'one of these is missing: {}': 'eines davon fehlt: {0}',
  "'{}' is none of these: {}": '„{0}“ ist nichts davon: {1}',
  'a list of at most {} is expected': 'hier gehört eine Liste von höchstens {0} hin',
  'something is missing': 'es fehlt etwas',
  'a word is missing': 'es fehlt ein Wort',
  "unknown statement '{}'": 'unbekannte Angabe „{0}“',
  "'{}' is no word of at most {} characters": '„{0}“ ist kein Wort von höchstens {1} Zeichen',
  "'{}' or '{}' is missing": 'es fehlt „{0}“ oder „{1}“',
  "'{}' is neither '{}' nor '{}'": '„{0}“ ist weder „{1}“ noch „{2}“',
  'a list of two is expected': 'hier gehört eine Liste von zweien hin',
  'there is no such decision': 'eine solche Entscheidung gibt es nicht',
  'the frame cannot be read: it is no JSON': 'die Entscheidung ist nicht lesbar: kein JSON',
  'the frame is not one this game has: {}': 'eine solche Entscheidung hat dieses Spiel nicht: {0}',
  "a word such as '{}' is missing": 'es fehlt ein Wort wie „{0}“',
  "'{}' stands where a word such as '{}' is expected": '„{0}“ steht, wo ein Wort wie „{1}“ stehen sollte',
  "a text such as '{}' is missing": 'es fehlt ein Text wie „{0}“',
  'a text in quotation marks is missing': 'es fehlt ein Text in Anführungszeichen',
  '{} columns are expected': 'hier gehören {0} Spalten hin',
  "'{}' is said twice": '„{0}“ steht zweimal da',
  'a record is expected': 'hier gehört ein Satz von Angaben hin',
  'too much or too little is said: {}': 'zu viel oder zu wenig gesagt: {0}',
  'there is no such command': 'einen solchen Befehl gibt es nicht',
  'a command has at most {} characters': 'ein Befehl hat höchstens {0} Zeichen',
  "there is no command '{}'": 'einen Befehl „{0}“ gibt es nicht',
  '{}; write {}': '{0}; geschrieben wird {1}',
  '{} has no place here; {}': '„{0}“ gehört nicht hierher; {1}',
  '{} can be played only with {}': '{0} spielt man nur mit {1}',
  '{} and {} exclude each other': '{0} und {1} schließen einander aus',
  'line {}: {}': 'Zeile {0}: {1}',
  'the record is empty': 'die Aufzeichnung ist leer',
  'this is no record of a game': 'das ist keine Aufzeichnung eines Spiels',
  'this game goes on and its secrets are sealed: only the page opens it':
    'dieses Spiel läuft noch und seine Geheimnisse sind versiegelt: nur die Seite öffnet es',
  'no command of a game': 'kein Befehl eines Spiels',
  'the line is cut off or damaged: it is no JSON': 'die Zeile ist abgeschnitten oder beschädigt: kein JSON',
  'the line is damaged: it is nested too deeply': 'die Zeile ist beschädigt: zu tief verschachtelt',
  'the record is larger than any game: it is opened up to here':
    'die Aufzeichnung ist größer als jedes Spiel: sie ist bis hier geöffnet',
  'the record takes too long to open: it is opened up to here':
    'das Öffnen der Aufzeichnung dauert zu lange: sie ist bis hier geöffnet',
  'the events of command {} make no sense': 'die Ereignisse von Befehl {0} ergeben keinen Sinn',
  'event {} of command {} is damaged: {}': 'Ereignis {0} von Befehl {1} ist beschädigt: {2}',
  'the line is damaged: it is no JSON': 'die Zeile ist beschädigt: kein JSON',
  'there is something after the end of the record': 'nach dem Ende der Aufzeichnung steht noch etwas',
  'the closing line does not say how many commands there are': 'die Schlusszeile sagt nicht, wie viele Befehle es sind',
  'the closing line has no print of the record': 'die Schlusszeile hat keinen Abdruck der Aufzeichnung',
  'the record was changed after it was saved: its print does not fit':
    'die Aufzeichnung wurde nach dem Speichern geändert: ihr Abdruck passt nicht',
  'dice from seed {}': 'Würfel aus Startwert {0}',
  '{} {die|dice} as sealed before the game': '{0} {Würfel|Würfel} wie vor dem Spiel versiegelt',
  'the sealed dice do not name their table': 'die versiegelten Würfel nennen ihren Tisch nicht',
  'the chain of the sealed dice does not begin with a hash':
    'die Kette der versiegelten Würfel beginnt nicht mit einem Prüfwert',
  'the sealed dice do not name the sides in order': 'die versiegelten Würfel nennen die Seiten nicht der Reihe nach',
  'the commitments of the sealed dice are no hashes': 'die Festlegungen der versiegelten Würfel sind keine Prüfwerte',
  'the shares of the sealed dice are no hashes': 'die Anteile der versiegelten Würfel sind keine Prüfwerte',
  'the sealed dice have no list of keys': 'die versiegelten Würfel haben keine Liste von Schlüsseln',
  'key {} of the sealed dice is no hash': 'Schlüssel {0} der versiegelten Würfel ist kein Prüfwert',
  'command {} does not say how often something was taken back':
    'Befehl {0} sagt nicht, wie oft etwas zurückgenommen wurde',
  'command {} does not say where its dice come from': 'Befehl {0} sagt nicht, woher seine Würfel kommen',
  'command {} names {} sealed {die|dice}, and {} fell':
    'Befehl {0} nennt {1} {1|versiegelten Würfel|versiegelte Würfel}, gefallen sind {2}',
  'the sealed dice name {}, which is no side of the game':
    'die versiegelten Würfel nennen {0}, das ist keine Seite des Spiels',
  'the sealed dice do not name the sides in the order of the game':
    'die versiegelten Würfel nennen die Seiten nicht in der Reihenfolge des Spiels',
  '{} has sealed a share, and its side is not named':
    '{0} hat einen Anteil versiegelt, die Seite ist aber nicht genannt',
  '{} has no commitment': '{0} hat keine Festlegung',
  'the share of {} does not fit its commitment': 'der Anteil von {0} passt nicht zu seiner Festlegung',
  'key {} does not lead to the one before: it is not of the chain':
    'Schlüssel {0} führt nicht zum vorigen: er gehört nicht zur Kette',
  'command {} has dice, and {} has shown no share': 'Befehl {0} hat Würfel, und {1} hat keinen Anteil gezeigt',
  'command {} has dice of segment {} after dice of segment {}':
    'Befehl {0} hat Würfel aus Abschnitt {1} nach Würfeln aus Abschnitt {2}',
  'command {} has dice of segment {}, which was over': 'Befehl {0} hat Würfel aus Abschnitt {1}, der schon zu Ende war',
  'command {} has dice of segment {}; by the turns played it is segment {} at most':
    'Befehl {0} hat Würfel aus Abschnitt {1}; nach den gespielten Zügen ist es höchstens Abschnitt {2}',
  'command {} has dice of segment {}, and its key is not there':
    'Befehl {0} hat Würfel aus Abschnitt {1}, und dessen Schlüssel fehlt',
  'command {} begins with die {} of segment {}, which has fallen before':
    'Befehl {0} beginnt mit Würfel {1} aus Abschnitt {2}, der schon gefallen ist',
  'command {} begins with die {} of segment {}; die {} is due, and nothing was taken back':
    'Befehl {0} beginnt mit Würfel {1} aus Abschnitt {2}; an der Reihe ist Würfel {3}, und nichts wurde zurückgenommen',
  'die {} of segment {} has {} sides, and the record says {}':
    'Würfel {0} aus Abschnitt {1} hat {2} Seiten, die Aufzeichnung sagt {3}',
  'die {} of segment {} should show {} as it was sealed, not {}':
    'Würfel {0} aus Abschnitt {1} müsste {2} zeigen, wie er versiegelt wurde, nicht {3}',
  'the closing line does not say how the table ended the game':
    'die Schlusszeile sagt nicht, wie der Tisch das Spiel beendet hat',
  'the game ended for {}, and the record says {}': 'gewonnen hat {0}, die Aufzeichnung sagt {1}',
  'the table gave the game to {}, which is no side of it': 'der Tisch gab das Spiel {0}, das ist keine Seite darin',
  'the dice of this game were not sealed: it was not played online':
    'die Würfel dieses Spiels waren nicht versiegelt: es wurde nicht online gespielt',
  'the board is not the one this game was played on': 'der Plan ist nicht der, auf dem dieses Spiel gespielt wurde',
  'the header does not say whose record it is': 'der Kopf sagt nicht, wessen Aufzeichnung es ist',
  'the dice were sealed, and in the record they are not':
    'die Würfel waren versiegelt, in der Aufzeichnung sind sie es nicht',
  'what was sealed before the game is not what I was shown: {}':
    'was vor dem Spiel versiegelt wurde, ist nicht das, was ich gesehen habe: {0}',
  'key {} is not the one I was shown': 'Schlüssel {0} ist nicht der, den ich gesehen habe',
  'what I was shown is of another game': 'was ich gesehen habe, gehört zu einem anderen Spiel',
  'the game I was shown began from another position':
    'das Spiel, das ich gesehen habe, begann mit einer anderen Stellung',
  'I was shown command {}, and the record ends before it':
    'ich habe Befehl {0} gesehen, und die Aufzeichnung endet davor',
  'command {} is not what I was shown; the record says that something was taken back before it':
    'Befehl {0} ist nicht das, was ich gesehen habe; der Aufzeichnung nach wurde davor etwas zurückgenommen',
  'command {} is not what I was shown': 'Befehl {0} ist nicht das, was ich gesehen habe',
  'dice as given': 'Würfel wie angegeben',
  'consistent with the rules; {}': 'regelgerecht; {0}',
  "it was played by rules {} and cannot be held to today's ({})":
    'gespielt wurde nach Regelstand {0}, am heutigen ({1}) lässt sich das nicht messen',
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
  'the events of command {} do not follow from it by the rules':
    'die Ereignisse von Befehl {0} folgen nach den Regeln nicht aus ihm',
  'the rules cannot go on from here: what was opened fits no game; go back to an earlier point, or open another':
    'von hier wissen die Regeln nicht weiter: Was geöffnet wurde, passt zu keinem Spiel; zurück zu einem früheren Zeitpunkt, oder ein anderes öffnen',
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
  'these are no commands': 'das sind keine Befehle',
  'the time is over': 'die Zeit ist um',
  '{} ran out of time': 'die Zeit ist abgelaufen: {0}',
  'the game was ended at the table': 'das Spiel wurde am Tisch beendet',
  'die {} of the game should show {} by its seed, not {}':
    'Wurf {0} des Spiels müsste nach dem Startwert {1} zeigen, nicht {2}',
  'the east': 'Osten',
  'east of {}': 'östlich von {0}',
  'the south-east': 'Südosten',
  'south-east of {}': 'südöstlich von {0}',
  'the south': 'Süden',
  'south of {}': 'südlich von {0}',
  'the south-west': 'Südwesten',
  'south-west of {}': 'südwestlich von {0}',
  'the west': 'Westen',
  'west of {}': 'westlich von {0}',
  'the north-west': 'Nordwesten',
  'north-west of {}': 'nordwestlich von {0}',
  'the north': 'Norden',
  'north of {}': 'nördlich von {0}',
  'the north-east': 'Nordosten',
  'north-east of {}': 'nordöstlich von {0}',
  'at {}': 'bei {0}',
  'Do what is due': 'Tun, was ansteht',
  '{} erred ({})': '{0} hat sich geirrt ({1})',
  '{} failed ({})': '{0} ist gescheitert ({1})',
  '{}: something legal was done': '{0}: Es wurde etwas Erlaubtes entschieden',
};
