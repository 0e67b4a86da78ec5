/** Was die Regeln der Guerillas sagen (M15). */
export const DE_GUERILLAS: Readonly<Record<string, string>> = {
  guerillas: 'Guerillas',
  '{} already holds {} guerillas': '{0} hält schon {1} Guerillas',
  '{} holds more than {} guerillas: combine them, move some away or take back':
    'in {0} stehen mehr als {1} Guerillas: zusammenlegen, einige wegziehen oder zurücknehmen',
  '{} is no guerilla on the map': '{0} ist keine Guerilla auf der Karte',
  '{} is no regular infantry on the map': '{0} ist keine reguläre Infanterie auf der Karte',
  '{} and {} are not in one hex': '{0} und {1} stehen nicht in einem Feld',
  'there is no city {}': 'eine Stadt {0} gibt es nicht',
  'no guerilla waits to be placed': 'keine Guerilla wartet darauf, aufgestellt zu werden',
  '{} is in sanctuary: it neither attacks nor cuts rails':
    '{0} ist auf neutralem Boden: von dort greift sie nicht an und unterbricht keine Strecke',
  '{} is outside {}, which is not liberated: it neither attacks nor cuts rails':
    '{0} steht außerhalb von {1}, das nicht befreit ist: sie greift nicht an und unterbricht keine Strecke',
  '{} is in an enemy zone of control outside {}: {} does not end its move there':
    '{0} liegt außerhalb von {1} in einer gegnerischen Kontrollzone: {2} beendet dort keinen Zug',
  '{} is in sanctuary and has no zone of control': '{0} ist auf neutralem Boden und hat keine Kontrollzone',
  '{} is neutral: nobody is attacked there': '{0} ist neutral: dort wird niemand angegriffen',
  "{} is in the oppressor's home country": '{0} liegt in der Heimat des Unterdrückers',
  '{} is more than {} {hex|hexes} from the city': '{0} ist mehr als {1} {Feld|Felder} von der Stadt entfernt',
  'no guerilla of {} waits to be placed': 'keine Guerilla von {0} wartet darauf, aufgestellt zu werden',
  '{} places {} {guerilla|guerillas}, or delays them; delay alone lets all of them wait':
    '{0} {stellt|stellen} {1} {Guerilla|Guerillas} auf oder {lässt|lassen} sie warten; delay allein lässt alle warten',
  '{} is surrounded by enemy zones of control and cannot slip away':
    '{0} ist von gegnerischen Kontrollzonen eingeschlossen und kann nicht ausweichen',
  '{} is not attacked in this battle': '{0} wird in diesem Kampf nicht angegriffen',
  '{} is no guerilla of less than four factors: it stands and fights':
    '{0} ist keine Guerilla von weniger als vier Faktoren: sie bleibt und kämpft',
  '{} may let small guerillas slip away before the die; stand goes on to the battle':
    '{0} {darf|dürfen} kleine Guerillas vor dem Wurf ausweichen lassen; stand geht weiter zum Kampf',
  '{} {guerilla rises|guerillas rise}: {} chooses near which of {} {city|cities}':
    '{0} {Guerilla erhebt|Guerillas erheben} sich: {1} wählt, bei welchen von {2} {Stadt|Städten}',
  '{} {guerilla rises|guerillas rise} near {}': '{0} {Guerilla erhebt|Guerillas erheben} sich bei {1}',
  '{} {guerilla rises|guerillas rise} in {}, near {}': '{0} {Guerilla erhebt|Guerillas erheben} sich in {1}, bei {2}',
  '{} appears at {}': '{0} erscheint in {1}',
  '{} lets {} {guerilla|guerillas} wait': '{0} {lässt|lassen} {1} {Guerilla|Guerillas} warten',
  '{} slips away to {}': '{0} weicht nach {1} aus',
  'nobody is left in {}: the attack is spent': 'in {0} ist niemand mehr: der Angriff ist vertan',
  '{} joins the ranks of {}': '{0} tritt in die Reihen von {1}',
};
