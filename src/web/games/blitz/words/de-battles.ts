/** Kämpfe, Verluste, Rückzüge, Flugzeuge, Zusatzregeln: was die Regeln daran auszusetzen haben, und was sie fragen. */
export const DE_BATTLES: Readonly<Record<string, string>> = {
  'Choose losses': 'Verluste wählen',
  'Pay for exchanges': 'Tausch bezahlen',
  'Retreat or take losses': 'Rückzug oder Verluste',
  Retreat: 'Rückzug',
  Advance: 'Vorrücken',
  'Supporting artillery': 'Unterstützende Artillerie',
  'Guerillas slip away': 'Guerillas entwischen',
  Interception: 'Abfangen',
  'Order of air battles': 'Reihenfolge der Luftkämpfe',
  'Fighters for escorts and bombers': 'Jäger gegen Begleiter und Bomber',
  'Flight home': 'Heimflug',
  'Evacuation of airfields': 'Räumung von Flugplätzen',
  'Landing of aircraft': 'Landung der Flugzeuge',
  'Losses of ships': 'Verluste an Schiffen',
  'Withdrawal of ships': 'Rückzug der Schiffe',
  'Losses without supply': 'Verluste ohne Nachschub',
  // Kämpfe ansagen
  '{} declares battles: {}': '{0} sagt Kämpfe an: {1}',
  '{} may end the declaration of battles': '{0} kann das Ansagen beenden',
  '{} is no ground unit on the map': '{0} ist keine Bodentruppe auf der Karte',
  "{} is not {}'s: only the mover attacks": '{0} gehört nicht {1}: nur wer am Zug ist, greift an',
  '{} is given up and takes no part in battles': '{0} ist aufgegeben und kämpft nicht mit',
  '{} is committed to an automatic victory': '{0} ist in einem automatischen Sieg eingesetzt',
  'a battle needs attackers': 'ein Kampf braucht Angreifer',
  'a battle needs a defending hex': 'ein Kampf braucht ein Feld mit Verteidigern',
  '{} is named twice': '{0} ist doppelt genannt',
  'a city assault is on one city hex': 'ein Sturm gilt einem einzigen Stadtfeld',
  'a unit is named twice in one battle': 'eine Einheit ist in einem Kampf doppelt genannt',
  'a defending hex is named twice in one battle': 'ein Verteidigerfeld ist in einem Kampf doppelt genannt',
  '{} holds no enemy ground unit': 'auf {0} steht keine gegnerische Bodentruppe',
  'fire on {} would draw its country into the war, and there would be no legal declaration of battles':
    'Feuer auf {0} zöge das Land in den Krieg, und es gäbe keine zulässige Ansage der Gefechte',
  'the way to {} would draw a country into the war, and there would be no legal declaration of battles':
    'der Weg nach {0} zöge ein Land in den Krieg, und es gäbe keine zulässige Ansage der Gefechte',
  '{} is under a strategic strike and cannot be in a ground battle':
    '{0} wird strategisch bombardiert und kann nicht zugleich am Boden angegriffen werden',
  '{} at {} is not adjacent to {}': '{0} auf {1} steht nicht neben {2}',
  '{} against {} is {}: no battle may be below 1-6': '{0} gegen {1} ergibt {2}: kein Kampf darf unter 1-6 liegen',
  '{} stands in an enemy zone of control and must fight the enemy':
    '{0} steht in gegnerischer Kontrollzone und muss gegen den Gegner kämpfen',
  '{} is on a sea hex: only Rangers assault a minor city from there':
    '{0} steht auf einem Seefeld: von dort stürmen nur Ranger eine Stadt eines kleinen Landes',
  '{} attack {factor|factors} of ground units; at least 4 are needed':
    '{0} {Angriffsfaktor|Angriffsfaktoren} von Bodentruppen; mindestens 4 sind nötig',
  'the strategic strike on {} is {}: below 1-6': 'der strategische Schlag auf {0} steht {1}: unter 1-6',
  '{} joins no ground battle at {}: attack there or take the flight back':
    '{0} unterstützt auf {1} keinen Bodenkampf: dort angreifen oder den Flug zurücknehmen',
  'no ground unit of yours is next to {}, so the flight joins no battle (T23.1.2) and has to be taken back before combat':
    'keine eigene Bodeneinheit steht neben {0}: der Flug unterstützt also keinen Kampf (T23.1.2) und muss vor den Kämpfen zurückgenommen werden',
  '{} supports no city assault on {}: assault it or take the flight back':
    '{0} unterstützt keinen Sturm auf {1}: dort stürmen oder den Flug zurücknehmen',
  'no bomber flies to {}': 'nach {0} fliegt kein Bomber',
  'interdiction of {} needs at least 4 SAC factors': 'das Abriegeln von {0} braucht mindestens 4 Faktoren SAC',
  'the ground units in {} must be attacked too': 'auch die Bodentruppen auf {0} müssen angegriffen werden',
  '{} is in two battles': '{0} ist in zwei Kämpfen',
  '{} is in two battles: one hex, one battle': '{0} ist in zwei Kämpfen: ein Feld, ein Kampf',
  '{} must be attacked: {} stands in their zones of control':
    '{0} müssen angegriffen werden: {1} steht in ihren Kontrollzonen',
  '{} must be attacked: {} stand in their zones of control':
    '{0} müssen angegriffen werden: {1} stehen in ihren Kontrollzonen',
  '{} stand in enemy zones of control and must take part in battles, their own or declared ones':
    '{0} stehen in gegnerischen Kontrollzonen und müssen kämpfen, in eigenen oder in schon angesagten Kämpfen',
  '{} must be attacked: {} stands in its zone of control':
    '{0} muss angegriffen werden: {1} steht in seiner Kontrollzone',
  '{} at {} stands in an enemy zone of control and must take part in a battle, its own or a declared one':
    '{0} auf {1} steht in gegnerischer Kontrollzone und muss an einem Kampf teilnehmen, einem eigenen oder einem schon angesagten',
  '{} already fights in battle {}': '{0} kämpft schon in Kampf {1}',
  '{} is already attacked in battle {}: one hex, one battle. Call it off and declare it anew with all of them':
    '{0} wird schon in Kampf {1} angegriffen: ein Feld, ein Kampf. Er ist abzusagen und mit allen neu anzusagen',
  'there is no battle {}': 'einen Kampf {0} gibt es nicht',
  'there is no battle {} to resolve': 'einen Kampf {0}, der auszutragen wäre, gibt es nicht',
  '{} resolves one of the battles {}': '{0} trägt einen der Kämpfe {1} aus',
  'combat begins': 'die Kämpfe beginnen',

  // Automatischer Sieg
  'aircraft alone in a hex are attacked in a battle of their own':
    'Flugzeuge allein auf einem Feld werden in einem eigenen Kampf angegriffen',
  '{} stands in an enemy zone of control and must fight there':
    '{0} steht in gegnerischer Kontrollzone und muss dort kämpfen',
  '{} is no unit of {} on the map': '{0} ist keine Einheit von {1} auf der Karte',
  '{} is already committed': '{0} ist schon eingesetzt',
  '{} is not adjacent to {}': '{0} steht nicht neben {1}',
  '{} is already in a battle': '{0} ist schon in einem Kampf',
  '{} take no part in an automatic victory': '{0} nehmen an keinem automatischen Sieg teil',
  '{} is already a victim': '{0} ist schon Opfer eines automatischen Siegs',
  '{} holds no enemy unit': 'auf {0} steht keine gegnerische Einheit',
  'at least one ground unit must be committed': 'mindestens eine Bodentruppe muss eingesetzt werden',
  '{} against {}: 7-1 is needed, or 5-1 with the hex surrounded':
    '{0} gegen {1}: nötig ist 7-1, oder 5-1 bei umstelltem Feld',
  'there is no automatic victory {}': 'einen automatischen Sieg {0} gibt es nicht',
  'there is no automatic victory {} left': 'ein automatischer Sieg {0} ist nicht mehr übrig',
  'automatic victory {} would no longer be good': 'der automatische Sieg {0} wäre nicht mehr erreicht',
  '{} is no aircraft: ground units are added while moving':
    '{0} ist kein Flugzeug: Bodentruppen kommen während der Bewegung dazu',
  '{} chooses whose participants advance next: automatic victory {}':
    '{0} wählt, wer als Nächstes nachrückt: automatischer Sieg {1}',

  // Verluste und Austausch
  '{} did not attack in this battle': '{0} hat in diesem Kampf nicht angegriffen',
  '{} attack {factor is|factors are} removed; {} {is|are} owed':
    '{0} {Angriffsfaktor wird|Angriffsfaktoren werden} abgegeben; geschuldet {1|ist|sind} {1}',
  '{} could be left out: {} {is|are} owed': 'auf {0} ließe sich verzichten: geschuldet {1|ist|sind} {1}',
  '{} cannot be lost here': '{0} kann hier nicht verloren werden',
  '{} attack {factor|factors}': '{0} {Angriffsfaktor|Angriffsfaktoren}',
  '{} {factor|factors}': '{0} {Faktor|Faktoren}',
  '{} has {} to lose, not {}': '{0} hat {1} zu verlieren, nicht {2}',
  '{} loses {} of {} size, {}': '{0} verliert {1} von Größe {2}, {3}',
  '{} must be lost, not {}: {} loses too much': 'zu verlieren: {0}, nicht {1}; {2} verliert zu viel',
  '{} loses factors in steps of {}': '{0} verliert Faktoren in Schritten von {1}',
  '{} must be lost, not {}': 'zu verlieren: {0}, nicht {1}',
  '{} loses {} ({})': '{0} verliert {1} ({2})',
  '{} removes attackers worth at least {}, none of them needlessly':
    '{0} gibt Angreifer im Wert von mindestens {1} ab, keinen davon unnötig',

  // Rückzug und Nachrücken
  '{} is {}: no retreat there': '{0} ist {1}: dorthin geht kein Rückzug',
  'a retreat of {} has exactly {} {step|steps}; the path has {}':
    'ein Rückzug um {0} hat genau {1} {Schritt|Schritte}; dieser Weg hat {2}',
  'the path comes to {} a second time': 'der Weg kommt zweimal nach {0}',
  '{} is nearer than need be: a path ends {} {hex|hexes} away':
    '{0} liegt näher als nötig: ein Weg endet {1} {Feld|Felder} entfernt',
  '{} retreats {} by {} {hex|hexes}': '{0} zieht {1} um {2} {Feld|Felder} zurück',
  '{} does not have to retreat': '{0} muss nicht zurück',
  '{} is closed to retreats in this combat phase': '{0} ist in dieser Kampfphase für Rückzüge gesperrt',
  '{} is {}: no advance there': '{0} ist {1}: dorthin rückt niemand nach',
  '{} and {} are not adjacent': '{0} und {1} sind keine Nachbarn',
  '{} was not vacated in this battle': '{0} wurde in diesem Kampf nicht geräumt',
  '{} may not land on {}': '{0} darf auf {1} nicht landen',
  '{} is forest: {} enters it only over a road link': '{0} ist Wald: {1} kommt nur auf einer Straße hinein',
  '{} has already advanced': '{0} ist schon nachgerückt',
  '{} is no surviving unit of the winner of this battle':
    '{0} ist keine überlebende Einheit des Siegers in diesem Kampf',
  'the path names no hex': 'der Weg nennt kein Feld',
  'an advance of {} at most; the path has {} {step|steps}':
    'höchstens {0} {Feld|Felder} Nachrücken; dieser Weg hat {1} {Schritt|Schritte}',
  '{} stops in the enemy zone of control at {}': '{0} hält in der gegnerischen Kontrollzone auf {1}',
  '{} may advance into the vacated hexes; endAdvance ends or declines it':
    '{0} darf auf die geräumten Felder nachrücken oder bleiben',

  // Einsätze der Flugzeuge
  '{} is out of range of {} ({} {hex|hexes})': '{0} liegt außer Reichweite von {1} ({2} {Feld|Felder})',
  '{} changed its zone in turn {} and flies from the next on':
    '{0} hat in Runde {1} die Seezone gewechselt und fliegt erst ab der nächsten',
  '{} came to its box in turn {} and flies from the next on':
    '{0} kam in Runde {1} in seine Seezone und fliegt erst ab der nächsten',
  '{} has changed its zone in this player turn': '{0} hat in diesem Spielerzug die Seezone gewechselt',
  '{} is no aircraft': '{0} ist kein Flugzeug',
  '{} is not at a base': '{0} ist auf keiner Basis',
  '{} has flown a mission in this player turn': '{0} ist in diesem Spielerzug schon einen Einsatz geflogen',
  '{} is no defending hex': 'auf {0} verteidigt niemand',
  '{} is the victim of an automatic victory': '{0} ist Opfer eines automatischen Siegs',
  '{} is in a ground battle and cannot be struck as well':
    'um {0} wird am Boden gekämpft: ein Schlag aus der Luft kommt nicht noch dazu',
  '{} is no city hex controlled by {}': '{0} ist kein Stadtfeld, das {1} gehört',
  '{} is no uncaptured minor city hex': '{0} ist kein unerobertes Stadtfeld eines kleinen Landes',
  'no friendly bomber flies to {}': 'nach {0} fliegt kein eigener Bomber',
  '{} is no land hex': '{0} ist kein Landfeld',
  '{} holds a unit': 'auf {0} steht eine Einheit',
  '{} is no land hex that can be struck': '{0} ist kein Landfeld, das getroffen werden kann',
  '{} stands in {}': '{0} steht auf {1}',
  '{} stands next to {}': '{0} steht neben {1}',
  "{} is not {}'s": '{0} gehört nicht {1}',
  '{} missions are flown by {}, not by {}': 'diesen Einsatz ({0}) fliegen {1}, nicht {2}',
  '{} missions are not played in this game': 'diesen Einsatz ({0}) gibt es in diesem Spiel nicht',
  'no aircraft are named': 'kein Flugzeug ist genannt',
  'one nuclear strike at most in a player turn': 'höchstens ein Atomschlag je Spielerzug',
  'a nuclear strike is flown by exactly one SAC factor': 'einen Atomschlag fliegt genau ein Faktor SAC',
  '{} is no city hex of {}': '{0} ist kein Stadtfeld von {1}',
  '{} was captured in this player turn and is no base yet (Q10.2)':
    '{0} wurde erst in diesem Zug erobert und ist noch keine Basis (Q10.2)',
  '{} has no room for {}': '{0} hat keinen Platz für {1}',
  '{} is not in the air': '{0} ist nicht in der Luft',
  '{} does not come from box {}': '{0} kommt nicht aus der Seezone {1}',
  '{} is out of range from the target ({} {hex|hexes})':
    '{0} liegt vom Ziel aus nicht in Reichweite ({1} {Feld|Felder})',
  "aircraft do not leave their bases in the opponent's player turn":
    'im Spielerzug des Gegners verlassen Flugzeuge ihre Basen nicht',
  '{} is no aircraft on the ground': '{0} ist kein Flugzeug am Boden',
  '{} has flown in this player turn': '{0} ist in diesem Spielerzug geflogen',
  '{} is already there': '{0} ist schon dort',
  '{} lands {} aircraft; those without a base are lost':
    '{0} landet {1} Flugzeuge; was keine Basis findet, ist verloren',
  '{} may rebase aircraft; endLanding loses {}: no base of theirs any more (T23.0.6a)':
    '{0} darf Flugzeuge verlegen; wer jetzt endet, verliert {1}: keine Basis mehr (T23.0.6a)',
  '{} may rebase aircraft; endLanding goes on': '{0} darf Flugzeuge verlegen; dann geht es weiter',
  '{} can still land': '{0} kann noch landen',

  // Jäger
  '{} is no fighter': '{0} ist kein Jäger',
  'no enemy aircraft on a mission over {}': 'über {0} ist kein gegnerisches Flugzeug im Einsatz',
  "{} may send fighters against the enemy's aircraft; endInterception goes on":
    '{0} darf Jäger gegen die gegnerischen Flugzeuge schicken; dann geht es weiter',
  'no fighters are named': 'kein Jäger ist genannt',
  '{} resolves the fighter combat over {}': '{0} trägt den Luftkampf über {1} aus',
  'there is no fighter combat over {}': 'über {0} gibt es keinen Luftkampf',
  '{} sends {} to {} interceptor {factor|factors} against the escorts, the rest against the bombers':
    '{0} schickt {1} bis {2} {Faktor|Faktoren} der Abfangjäger gegen die Begleiter, den Rest gegen die Bomber',
  '{} to {} {factor goes|factors go} against the escorts, not {}':
    'gegen die Begleiter {1|geht|gehen} {0} bis {1} {Faktor|Faktoren}, nicht {2}',

  // Kleine Länder
  '{} is of no use to anybody before the whole country is occupied':
    '{0} nützt niemandem, solange nicht das ganze Land besetzt ist',
  '{} must be captured by assault first': '{0} muss erst im Sturm erobert werden',
  '{} is an uncaptured minor city: nobody enters it':
    '{0} ist eine uneroberte Stadt eines kleinen Landes: niemand betritt sie',
  '{} makes no road steps in the player turn of its invasion':
    '{0} macht im Spielerzug seiner Landung keine Straßenschritte',
  'tactical aircraft in the battle: rivers do not double': 'Schlachtflugzeuge im Kampf: Flüsse verdoppeln nicht',

  // Wetter und Atomwaffen
  '{} is closed after a nuclear strike': '{0} ist nach einem Atomschlag gesperrt',
  "{} is next to the target of {}'s nuclear strike": '{0} liegt neben dem Ziel des Atomschlags von {1}',
  "{} may not move before its owner's turn {} is over":
    '{0} darf sich bis zum Ende der Runde {1} seines Besitzers nicht bewegen',
  '{} cannot leave the mountains in this weather': '{0} kommt bei diesem Wetter nicht aus dem Gebirge',
  '{} makes road steps only in this weather': '{0} bewegt sich bei diesem Wetter nur auf Straßen',
  'nothing flies in this weather': 'bei diesem Wetter fliegt nichts',
  'no airborne flights in this weather': 'keine Luftlandungen bei diesem Wetter',
  'no flight over the desert in this weather': 'kein Flug über die Wüste bei diesem Wetter',
  'no flight over water in this weather': 'kein Flug über Wasser bei diesem Wetter',
  'nobody goes to sea in this weather': 'bei diesem Wetter geht niemand auf See',
  'no invasion in this weather': 'keine Landung an Stränden bei diesem Wetter',
  'nobody embarks or lands in this weather': 'bei diesem Wetter schifft sich niemand ein und landet niemand',
  'the rivers are frozen': 'die Flüsse sind zugefroren',
  '{} rolls for the weather of turn {}': '{0} würfelt das Wetter der Runde {1} aus',

  // Ende des Spielerzugs
  '{} lands his units from the sea hexes': '{0} bringt seine Einheiten von den Seefeldern an Land',
  'losses in minor countries': 'Verluste in kleinen Ländern',
  '{} is out of supply by {} and eliminates units (T21.3b)':
    '{0} fehlt Nachschub für {1}; Einheiten fallen aus (T21.3b)',
  '{} chooses which {} size of {} the beach serves': '{0} wählt, welche Größe {1} von {2} der Strand versorgt',
  '{} does not depend on this beach': '{0} hängt nicht an diesem Strand',
  '{} size; a beach serves {}': 'Größe {0}; ein Strand versorgt {1}',
  'the beach could serve {} too': 'der Strand könnte auch {0} versorgen',
  'the player turn ends': 'der Spielerzug endet',

  // Remis und Aufgabe
  '{} offers a draw; {} accepts or refuses it': '{0} bietet ein Unentschieden an; {1} nimmt an oder lehnt ab',
  'both sides agreed on a draw': 'beide Seiten haben sich auf ein Unentschieden geeinigt',
  'a draw is already on offer: accept or refuse it':
    'ein Unentschieden ist schon angeboten: nehmen Sie an oder lehnen Sie ab',
  'a draw has already been offered in this player turn': 'in diesem Spielerzug wurde schon ein Unentschieden angeboten',
};
