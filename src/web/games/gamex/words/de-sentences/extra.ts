/** Sätze der Wahlregeln. */
export const DE_EXTRA: Readonly<Record<string, string>> = {
  '{} does not dare to come nearer to {}': '{0} wagt sich nicht näher an {1}',
  'aircraft do not attack a bridge': 'Flugzeuge greifen keine Brücke an',
  '{} cannot leave the hex it overruns into a stream':
    '{0} kann das Feld, das sie überrollt, nicht in einen Bach verlassen',
  'out of range': 'außer Reichweite',
  'mounted infantry': 'aufgesessene Infanterie',
  'at quick-time': 'im Laufschritt',
  'mobile fire': 'Feuer aus der Bewegung',
  '{} does not move at quick-time': '{0} bewegt sich nicht im Laufschritt',
  '{} has no mobile fire': '{0} feuert nicht aus der Bewegung',
  '{} is at quick-time: only clear hexes, or along a road':
    '{0} ist im Laufschritt: nur offene Felder oder eine Straße entlang',
  '{} has moved at quick-time, die {}': '{0} ist im Laufschritt gelaufen, Würfel {1}',
  'participants move neither at quick-time nor in mobile fire':
    'Teilnehmer bewegen sich weder im Laufschritt noch mit Feuer aus der Bewegung',
  'Mobile Fire: {}': 'Feuer aus der Bewegung: {0}',
  '{} lies outside the arc of {}, which faces {}': '{0} liegt außerhalb des Schussfelds von {1} mit Blick nach {2}',
  'there are six directions': 'es gibt sechs Richtungen',
  '{} faces nowhere in particular': '{0} hat keine bestimmte Richtung',
  '{} faces there already': '{0} steht schon in dieser Richtung',
  '{} is a large gun and turns by one side at a time':
    '{0} ist ein schweres Geschütz und dreht sich nur um eine Seite auf einmal',
  'name the guns to be turned': 'nennen Sie die Geschütze, die gedreht werden',
  'facing {}: {}': 'Richtung {0}: {1}',
  'be turned': 'gedreht werden',
  'name the guns that fire': 'nennen Sie die Geschütze, die feuern',
  'none of the guns sees {}, and nobody sights for them':
    'keines der Geschütze sieht {0}, und niemand beobachtet für sie',
  'that takes an attack strength of {} in all, these have {}':
    'das verlangt zusammen Angriffsstärke {0}, diese haben {1}',
  'no smoke into {}: sea, stream, bridge or swamp': 'kein Nebel nach {0}: Meer, Bach, Brücke oder Sumpf',
  "units of one's own are in {}": 'eigene Einheiten stehen in {0}',
  'batteries off the map lay smoke by themselves, with their accuracy die':
    'Batterien außerhalb der Karte schießen Nebel für sich allein, mit ihrem Genauigkeitswurf',
  'guns on the map roll no accuracy die': 'Geschütze auf der Karte würfeln nicht für Genauigkeit',
  '{} is a rocket launcher and has no smoke shells': '{0} ist ein Raketenwerfer und hat keine Nebelgranaten',
  'the interdiction of {} meets {}': 'das Störfeuer auf {0} trifft auf {1}',
  'smoke lies in {} for two turns': 'in {0} liegt für zwei Runden Nebel',
  'stress: {} more makes {} of {}, and a die of {} or less disrupts the attackers; or decline':
    'stress: {0} mehr macht {1} aus {2}, und ein Würfel bis {3} schlägt die Angreifer an; oder decline',
  'there is nothing to be won by stress': 'durch Gefechtsdruck ist nichts zu gewinnen',
  'stress adds {} to the attack of {}': 'Gefechtsdruck gibt dem Angriff von {1} {0} dazu',
  'after the stress, die {} against {}: {} worn out': 'nach dem Gefechtsdruck Würfel {0} gegen {1}: {2} am Ende',
  'after the stress, die {} against {}: no harm': 'nach dem Gefechtsdruck Würfel {0} gegen {1}: kein Schaden',
  '{} is disrupted: bailOut lets {} jump off, disrupted too, or decline':
    '{0} ist angeschlagen: bailOut lässt {1} abspringen, ebenfalls angeschlagen, oder decline',
  '{} is off {}': '{0} ist von {1} herunter',
  '{} is attacked by itself': '{0} wird für sich angegriffen',
  '{} is nobody to fire at now': 'auf {0} kann jetzt nicht gefeuert werden',
  'rides on a vehicle': 'sitzt auf einem Fahrzeug',
  '{} jumps off {}': '{0} springt von {1} ab',
  '{} is not on the map nor still to come': '{0} ist weder auf der Karte noch im Kommen',
  '{} is a command post already': '{0} ist schon ein Gefechtsstand',
  'no command post is attached to {}: A, I or C(I)': '{0} wird kein Gefechtsstand zugewiesen: nur A, I oder C(I)',
  '{} {attaches|attach} a command post to a unit: assignCP':
    '{0} {weist|weisen} einer Einheit einen Gefechtsstand zu: assignCP',
  '{} is a command post': '{0} ist ein Gefechtsstand',
  'no effect': 'ohne Wirkung',
  Banzai: 'Banzai',
  disrupted: 'angeschlagen',
  '{} makes no Banzai attack': '{0} macht keinen Banzai-Angriff',
  'name one of the attackers as the target': 'nennen Sie einen der Angreifer als Ziel',
  '{} cannot fire at the attackers': '{0} kann nicht auf die Angreifer feuern',
  'a Banzai attack on {}: opFire of each defender at one attacker, or decline':
    'ein Banzai-Angriff auf {0}: opFire jedes Verteidigers auf einen Angreifer, oder decline',
  'the smoke thins': 'der Nebel wird dünner',
  '{} and the hexes around it are under interdiction, strength {}':
    '{0} und die Felder ringsum liegen unter Störfeuer, Stärke {1}',
  'the interdiction is over': 'das Störfeuer ist zu Ende',
  '{} is thrown back to {}': '{0} wird nach {1} zurückgeworfen',
};
