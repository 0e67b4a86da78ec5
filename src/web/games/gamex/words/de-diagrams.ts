export const captionsDe: Readonly<Record<string, string>> = {
  'X6.3.7e':
    'Die Linie zum Sherman geradeaus berührt den Wald in C-5: versperrt. Die Linie nach A-7 geht daran vorbei. Was man sieht, sieht zurück.',
  'X6.3.7h':
    'Von der Kuppe sieht man über die Hecke nach C-9, aber die Hecke wirft einen Schatten: C-8, dicht dahinter, ist verborgen. Der Panzer am Boden in E-4 sieht nichts dahinter.',
  'X6.3.8a':
    'Beide amerikanischen Züge sitzen im Wald. Der in C-6 hat still gehalten: Verborgen, kann er nicht beschossen werden, bis er entdeckt ist. Der in D-6 hat gefeuert und sich verraten.',
  'X6.3.9a':
    'Der Sherman am Hang steht hinter einem Kamm, der höher ist als die Kanone: Der Würfel zählt 2 mehr. Feuer auf den Hügel zählt auch noch halb, 11 gegen 9, nur 1-1. Im Offenen wären es 22 gegen 9, 2-1.',
  'X6.4.2b':
    'Der Panzer wacht. Der Wald verbirgt den Sherman zwei Felder weit; in B-7 kommt er in Sicht, und bevor er weiterfährt, darf der Panzer feuern.',
  'X6.4.2d':
    'Vier Panzer wachen. Für das offene Feld zahlt der Sherman 1 Punkt: Einer darf feuern. Für den Hang zahlt er 3: bis zu drei dürfen.',
  'X6.4.5c':
    'Überrollen heißt durch das feindliche Feld und wieder hinaus: darin zu halten wird abgelehnt. Danach greifen beide Panzer zusammen an, 22 gegen 10; Überrollen rückt auf 3-1, und der Würfel zählt zwei weniger.',
  'X6.4.6e':
    'Nahkampf aus zwei Feldern: 9 gegen 10. Pioniere neben Infanterie rücken ihn um eine Spalte, von 1-2 auf 1-1. Der Würfel zählt 2 weniger für den Nahkampf und 1 mehr für die Ortschaft: zusammen 1 weniger.',
};
