/** Kampfergebnisse, Überrollen und Artillerie der Module. */
export const DE_COMBAT_MODULES: Readonly<Record<string, string>> = {
  '{} against {} is {}: no battle may be below {}': '{0} gegen {1} ergibt {2}: kein Kampf darf unter {3} liegen',
  'this game has no Blitz table to choose': 'in diesem Spiel gibt es keine Blitztabelle',
  '{} of {} factors are armor: the Blitz table needs half of them':
    '{0} von {1} Faktoren sind Panzer: die Blitztabelle verlangt die Hälfte',
  '{} is {}: the Blitz table needs open ground': '{0} ist {1}: die Blitztabelle verlangt offenes Gelände',
  "{} is immobilised before its owner's turn {} is over":
    '{0} ist festgelegt, bis die Runde {1} ihres Besitzers vorbei ist',
  "{} is immobilised through its owner's turn {}": '{0} ist durch die Runde {1} ihres Besitzers festgelegt',
  'a retreat of {} {hex|hexes} is not paid for {} times': 'ein Rückzug um {0} {Feld|Felder} wird nicht {1}-mal bezahlt',
  '{} goes back {} {hex|hexes}, or chooses k and loses two factors for each hex less':
    '{0} {geht|gehen} {1} {Feld|Felder} zurück, oder {0|wählt|wählen} k und {0|verliert|verlieren} zwei Faktoren für jedes Feld weniger',
  '{} pays for none of {} {hex|hexes} of retreat': '{0} {bezahlt|bezahlen} keines von {1} {Feld|Feldern} Rückzug',
  '{} pays for {} of {} {hex|hexes} of retreat': '{0} {bezahlt|bezahlen} {1} von {2} {Feld|Feldern} Rückzug',
  '{} occupies {}': '{0} besetzt {1}',
};
