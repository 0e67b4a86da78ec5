import type { enOptions } from './en-options.ts';

export const deOptions: typeof enOptions = {
  s9_engineers: [
    'Pioniere',
    'Sie räumen Minen und Wracks, errichten und beseitigen Sperren, sprengen und legen Brücken.',
  ],
  s10_landings: ['Landungen', 'Boote und Schwimmpanzer kommen von See, unter den Geschützen einer Flotte.'],
  s11_airborne: ['Luftlandungen', 'Fallschirmjäger und Lastensegler gehen nahe geheim notierten Feldern nieder.'],
  o12_stress: [
    'Gefechtsdruck',
    'Wem wenige Punkte fehlen, der treibt seine Einheiten zum nächsten Verhältnis; ein schlechter Wurf bringt sie durcheinander.',
  ],
  o13_mountedFire: [
    'Feuer vom Wagen',
    'Infanterie auf einem offenen Transporter verstärkt Angriff und Verteidigung mit ihrer halben Stärke.',
  ],
  o14_bailOut: [
    'Ausbooten',
    'Wird ein offener Transporter angeschlagen, darf seine Infanterie sofort abspringen, ebenfalls angeschlagen.',
  ],
  o15_quickTime: [
    'Laufschritt',
    'Infanterie läuft über offenes Gelände ein Feld weiter, ist leicht zu treffen und vielleicht außer Atem.',
  ],
  o16_pbAssault: [
    'PanzerBlitz-Sturm',
    'Deutsche Panzer tragen Infanterie, die sofort stürmt, was die Panzer überrollt haben.',
  ],
  o17_banzai: [
    'Banzai',
    'Japanische Infanterie stürmt, auch angeschlagen; die Verteidiger verlieren die Nerven oder feuern zuerst.',
  ],
  o18_mobileFire: [
    'Feuer aus der Bewegung',
    'Fahrzeuge mit Drehturm fahren mit halben Punkten und feuern noch, mit halber Stärke.',
  ],
  o19_fieldOfFire: ['Schussfeld', 'Geschütze zeigen auf eine Seite ihres Feldes und feuern nur in den Winkel davor.'],
  o20_smoke: [
    'Nebel',
    'Artillerie schießt Nebel für zwei Runden; niemand sieht hindurch, und wer darin ist, muss entdeckt werden.',
  ],
  o21_interdiction: [
    'Störfeuer',
    'Artillerie hält ein Feld und seine Nachbarn unter Feuer; wer sich dort bewegt, kann getroffen werden.',
  ],
  o22_command: [
    'Führung',
    'Einheiten fern von einem Gefechtsstand kosten je zwei Punkte; nahe bei ihm sammeln sie sich sicher.',
  ],
  o23_solitaire: [
    'Allein gespielt',
    'Für jemanden, der beide Seiten führt: Einheiten zögern im Feuer, und alle dürfen Gelegenheitsfeuer geben.',
  ],
  o24_chaos: ['Chaos der Schlacht', 'Karten statt Würfel, darunter Ereignisse und Karten, die man aufhebt.'],
};
