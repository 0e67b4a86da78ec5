/** Kampfergebnisse, Überrollen und Artillerie der Module. */
export const DE_COMBAT_MODULES: Readonly<Record<string, string>> = {
  '{} against {} is {}: no battle may be below {}': '{0} gegen {1} ergibt {2}: kein Kampf darf unter {3} liegen',
  'this game has no Blitz table to choose': 'in diesem Spiel gibt es keine Blitztabelle',
  'armor makes up {} of {}: the Blitz table needs half':
    'Panzer sind {0} von {1}: die Blitztabelle verlangt die Hälfte',
  '{} is a city: the Blitz table needs open ground': '{0} ist eine Stadt: die Blitztabelle verlangt offenes Gelände',
  '{} is {}: the Blitz table needs open ground': '{0} ist {1}: die Blitztabelle verlangt offenes Gelände',
  "{} is immobilised before its owner's turn {} is over":
    '{0} ist festgelegt, bis die Runde {1} ihres Besitzers vorbei ist',
  "{} is immobilised through its owner's turn {}": '{0} ist bis Ende der Runde {1} ihres Besitzers festgelegt',
  'a retreat of {} {hex|hexes} is not paid for {} times': 'ein Rückzug um {0} {Feld|Felder} wird nicht {1}-mal bezahlt',
  '{} goes back {} {hex|hexes}, or chooses k and loses two factors for each hex less':
    '{0} {geht|gehen} {1} {Feld|Felder} zurück, oder {0|wählt|wählen} k und {0|verliert|verlieren} zwei Faktoren für jedes Feld weniger',
  '{} pays for none of {} {hex|hexes} of retreat': '{0} {bezahlt|bezahlen} keines von {1} {Feld|Feldern} Rückzug',
  '{} pays for {} of {} {hex|hexes} of retreat': '{0} {bezahlt|bezahlen} {1} von {2} {Feld|Feldern} Rückzug',
  '{} {overruns|overrun} {}': '{0} {überrollt|überrollen} {1}',
  '{} is forest: {} does not overrun into it': '{0} ist Wald: {1} überrollt dort niemanden',
  '{} holds a unit of a neutral country, which is not overrun: entering the country is what violates it':
    'in {0} steht eine Einheit eines neutralen Landes, die nicht überrollt wird: erst das Betreten verletzt das Land',
  '{} is an uncaptured minor city: nobody overruns it':
    '{0} ist eine nicht eroberte Stadt eines kleinen Landes: niemand überrollt sie',
  '{} has been stopped beside {}: it overruns it or stays':
    '{0} ist neben {1} angehalten: sie überrollt es oder bleibt',
  '{} has been stopped, and not by {} alone': '{0} ist angehalten, und nicht durch {1} allein',
  '{} would be stopped at {} before it overruns': '{0} würde auf {1} angehalten, bevor sie überrollt',
  'an overrun costs {}; {} has {} of {} left': 'Überrollen kostet {0}; {1} hat noch {2} von {3}',
  '{} would end its move in {}: {}': '{0} würde ihre Bewegung auf {1} beenden: {2}',
  '{} is no ground unit on the map: it overruns nobody':
    '{0} ist keine Bodentruppe auf der Karte: sie überrollt niemanden',
  '{} is artillery: it lends nothing to an overrun': '{0} ist Artillerie: sie trägt nichts zum Überrollen bei',
  '{} holds no enemy unit to overrun': 'auf {0} steht kein Gegner, der zu überrollen wäre',
  'the path comes to {} before its end': 'der Weg kommt vor seinem Ende auf {0}',
  '{} against {}: an overrun needs ten times the defence ({})':
    '{0} gegen {1}: Überrollen verlangt das Zehnfache der Verteidigung ({2})',
  '{} has come into an enemy zone of control to overrun: it does so, or its move is taken back':
    '{0} ist zum Überrollen in eine gegnerische Kontrollzone gekommen: sie tut es, oder ihr Zug wird zurückgenommen',
  'artillery has no defence of its own': 'Artillerie verteidigt sich nicht selbst',
  'under bombardment': 'unter Beschuss',
  "{} is under bombardment and may not move before its owner's turn {} is over":
    '{0} liegt unter Beschuss und bewegt sich nicht, bis die Runde {1} ihres Besitzers vorbei ist',
  'artillery joins an attack of other ground units: it does not attack alone':
    'Artillerie greift mit anderen Bodentruppen an, nicht allein',
  "{} has fired since its owner's player turn began": '{0} hat geschossen, seit der Zug ihres Besitzers begann',
  '{} is no artillery that can support a hex of this battle':
    '{0} ist keine Artillerie, die ein Feld dieses Kampfes stützen kann',
  '{} may support the defence with artillery, or with none':
    '{0} {darf|dürfen} die Verteidigung mit Artillerie stützen, oder mit keiner',
  '{} is no artillery on the map: it bombards nothing': '{0} ist keine Artillerie auf der Karte: sie beschießt nichts',
  '{} stands in an enemy zone of control and must attack: it does not bombard':
    '{0} steht in gegnerischer Kontrollzone und muss angreifen: sie beschießt nichts',
  '{} is not next to {}: out of its zone of effect': '{0} liegt nicht neben {1}: außerhalb ihres Wirkungsbereichs',
  '{} {factor|factors}: the strike table needs three': '{0} {Faktor|Faktoren}: die Bombardierungstabelle verlangt drei',
  '{} bombards with artillery as he likes; endStep goes on to the battles':
    '{0} {beschießt|beschießen} nach Belieben mit Artillerie; endStep geht zu den Kämpfen',
  '{} {supports|support} the defence': '{0} {stützt|stützen} die Verteidigung',
  '{} {bombards|bombard} {} at {}, die {}': '{0} {beschießt|beschießen} {1} in Spalte {2}, Wurf {3}',
  '{}: no effect': '{0}: keine Wirkung',
  '{}: hit': '{0}: getroffen',
  '{}: disabled': '{0}: ausgeschaltet',
  '{} {is|are} slow through turn {}': '{0} {ist|sind} bis Ende der Runde {1} langsam',
  '{} {is|are} at half strength and {does|do} not move through turn {}':
    '{0} {hat|haben} bis Ende der Runde {1} halbe Stärke und {0|bewegt|bewegen} sich nicht',
  '{} occupies {}': '{0} besetzt {1}',
  '{} goes back with the others of its hex, after them': '{0} geht mit den anderen ihres Feldes zurück, nach ihnen',
  '{} goes back with the others of its hex and ends where one of them is':
    '{0} geht mit den anderen ihres Feldes zurück und endet, wo eine von ihnen steht',
  '{} {fires|fire} at {} in {} at {}, die {}': '{0} {feuert|feuern} auf {1} in {2} mit {3}, Würfel {4}',
  'the production centre': 'das Produktionszentrum',
  'the rail line': 'die Bahnlinie',
  'the train': 'den Zug',
  'the flak': 'die Flak',
  'the airbase': 'den Flugplatz',
  'the port': 'den Hafen',
  'the ships': 'die Schiffe',
  'there is no {} to fire at in {}': 'in {1} gibt es nichts, was als {0} beschossen werden kann',
  '{} {factor|factors}: the table needs one': '{0} {Faktor|Faktoren}: die Tabelle braucht einen',
  'the railway at {} is cut by fire': 'die Bahn in {0} ist durch Beschuss unterbrochen',
  'the production centre at {} has half its points in its next cycle':
    'das Produktionszentrum in {0} hat im nächsten Zyklus die halben Punkte',
  'the production centre at {} builds nothing in its next cycle':
    'das Produktionszentrum in {0} baut im nächsten Zyklus nichts',
  '{} has been hit by a bombardment and uses no transport in turn {}':
    '{0} ist von Beschuss getroffen und benutzt in Runde {1} kein Transportmittel',
  'the losses of {} cost {} more: {} in all': 'die Verluste von {0} kosten {1} mehr: {2} zusammen',
  "the losses, {} and {}, are to nobody's gain": 'die Verluste, {0} und {1}, kommen niemandem zugute',
  '{} owes {} {} for the losses': '{0} {schuldet|schulden} {1} {2} für die Verluste',
  'the losses of both sides cost the same: nobody owes anything':
    'die Verluste beider Seiten kosten gleich viel: niemand schuldet etwas',
};
