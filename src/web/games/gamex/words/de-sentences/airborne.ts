/** Luftlandungen: auf Deutsch. */
export const DE_AIRBORNE: Readonly<Record<string, string>> = {
  '{} is no transport aircraft or glider of {}': '{0} ist kein Transportflugzeug oder Lastensegler von {1}',
  '{} is outside the drop zone of {}': '{0} liegt außerhalb der Absprungzone von {1}',
  '{} does not come by air': '{0} kommt nicht aus der Luft',
  '{} is aboard {} already': '{0} ist schon an Bord von {1}',
  '{} is full': '{0} ist voll',
  '{} {sends|send} the next aircraft or glider: fly':
    '{0} {schickt|schicken} das nächste Flugzeug oder den nächsten Segler: fly',
  '{} has no flight to make': '{0} hat keinen Flug vor sich',
  '{} is in the air': '{0} ist in der Luft',
  'no target hex is written down for {}': 'für {0} ist kein Zielfeld notiert',
  'a target hex is written down for {}': 'für {0} wird ein Zielfeld notiert',
  'the target hex of {} is {}': 'das Zielfeld von {0} ist {1}',
  '{} changes its aircraft': '{0} wechselt das Flugzeug',
  '{} goes aboard {}': '{0} geht an Bord von {1}',
  'dice {} over {}: off the map with {}': 'Würfel {0} über {1}: neben der Karte mit {2}',
  'dice {} over {}: down in {} with {}': 'Würfel {0} über {1}: nieder in {2} mit {3}',
  '{} comes down in {}': '{0} geht in {1} nieder',
  '{} has landed': '{0} ist gelandet',
};
