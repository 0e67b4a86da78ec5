/** Bildunterschriften des Regelwerks, nach Regel. Ein Test hält ihre Zahlen gegen das Spiel. */
export const captionsDe: Readonly<Record<string, string>> = {
  'B7.z1':
    'Die Kontrollzone der roten Infanterie: alle sechs Felder ringsum, was immer dort liegt – Gebirge, Wald, See oder Fluss.',
  'B7.z3':
    'Der blaue Panzer hat 6 Bewegungspunkte. Nach 3 davon betritt er die rote Kontrollzone und muss halten; der Rest verfällt.',
  'B7.z4':
    'Die blaue Infanterie beginnt in der roten Zone. Von einem kontrollierten Feld zum nächsten darf sie nicht schlüpfen. Sie tritt erst auf ein freies Feld hinaus und kommt dann wieder heran: 2 Punkte.',
  'B7.z5':
    'Zonen verschiedener Gegner schließen die Reihen: Von der Zone des einen in die des anderen führt kein Schritt (B7.z4 für eine Einheit, die dort beginnt), außen herum ist der Weg frei.',
  'B7.a7':
    'Der blaue Panzer berührt zwei rote Felder, also müssen beide angegriffen werden: 6 gegen 4 + 2 ist 1-1. Nur eines anzugreifen wird abgelehnt.',
  'B7.a9':
    'Beide blauen Einheiten stehen in der roten Kontrollzone, also müssen beide kämpfen: 10 gegen 4 ist 2-1. Der Panzer allein wird abgelehnt.',
  'B8.1':
    'Drei Artillerien mit Verteidigungsfaktor 4 füllen ein Feld: 12. Sie greifen mit 24 an. Mit einem Faktor mehr sind es 13, und die Bewegung kann nicht enden (B8.2).',
  'B9.4':
    'Ein Ablenkungsangriff: Die kleine Infanterie nimmt es mit 1-6 mit dem rechten Panzer auf, damit alle anderen gegen den linken auf 3-1 kommen. Der ist eingekesselt: Auch „Verteidiger 2 zurück“ vernichtet ihn.',
  'B9.8':
    'Die beiden roten Einheiten teilen sich ein Feld und verteidigen gemeinsam mit 10. Ein zweiter Kampf gegen dasselbe Feld wird abgelehnt.',
  'B10.4':
    'Beide Seiten decken die Stadt: Sie ist umkämpft und keinem freundlich. Verzeichnet bleibt Rot als Besitzer.',
  'B10.5':
    'Die blaue Infanterie beendet ihren Zug neben der roten Stadt, und keine rote Einheit ist in der Nähe: Am Ende der Bewegung gehört die Stadt Blau. Vorbeifahren genügt nicht.',
  'B11.1':
    'Ein Schritt auf der Straße kostet ein Drittel Punkt: sieben Felder für 2⅓ Punkte. Neben der Straße kosten vier Felder alle 4 Punkte der anderen Infanterie.',
  'B11.8':
    'Auf der Straße sperrt der Wald den Panzer nicht und hält ihn nicht auf: vier Straßenschritte, 1⅓ Punkte, und es geht weiter.',
  'B13.1': 'Panzer dürfen ohne Straße nicht in den Wald. Der Weg außen herum kostet 3 Punkte.',
  'B13.2': 'Infanterie darf in den Wald, hält dort aber: Nach 2 Punkten ist ihr Zug zu Ende.',
  'B16.1': 'Jede Einheit darf ins Gebirge, und jede hält dort: von Berg zu Berg also ein Feld je Zug.',
  'B17.3':
    'Verstärkungen treffen in freundlichen Städten der Heimat ein. Das rechte Feld dieser Stadt liegt in einer roten Kontrollzone: Dort kommt niemand an. Das linke ist frei.',
  'B18.2':
    'Die Fallschirmjäger starten in der Stadt und fliegen über alles hinweg. Neben dem Gegner dürfen sie nicht landen (B18.2), ein Feld davor schon.',
  'B19.1': '14 Faktoren gegen 6: zwei und ein Drittel Mal so viele, zugunsten des Verteidigers gerundet, ist 2-1.',
  'B19.5.6':
    'Nach „Verteidiger 2 zurück“ darf die rote Infanterie auf jedem der fünf markierten Felder enden, zwei Felder entfernt. Felder in einer blauen Kontrollzone sind gesperrt (B19.5.3).',
  'B19.5.7':
    'Zwei Angreifer auf gegenüberliegenden Seiten: Ihre Zonen schließen alle sechs Nachbarfelder. Der Verteidiger kann nicht zurück, „Verteidiger 2 zurück“ vernichtet ihn.',
  'B19.6.3':
    'Ein Austausch: Die Infanterie in der Stadt zählt 8, das Verhältnis ist 2-1. Der Angreifer zahlt mindestens 8 in ganzen Einheiten: die 8 oder 6 + 4; nicht 8 + 4, denn die 4 könnte wegbleiben.',
  'B19.7.2':
    'Beide Angreifer sind vernichtet. Sieger ist der Verteidiger: Der rote Panzer darf auf eines der beiden geräumten Felder nachrücken oder stehen bleiben.',
  'B19.8':
    'Beide Angreifer stehen am Fluss, der Verteidiger nicht: Seine 4 Faktoren zählen 8, und 8 gegen 8 ist nur 1-1.',
  'B19.8c':
    'Ein Angreifer kommt über trockenes Land: Der Fluss hilft nicht mehr, die Verteidigung bleibt 4, und 8 gegen 4 ist 2-1.',
  'B19.9':
    'Ein Kampf gegen zwei Felder, jedes mit eigenem Gelände: 4 × 2 jenseits des Flusses und 6 am Fluss sind 14. Mit 24 Faktoren ist das 1-1.',
  'T6.1.2':
    'Auf der Straße zum Hafen und im selben Zug an Bord: Die Infanterie ist jetzt im Seefeld der Zone B. Einschiffen kostet nichts und beendet den Zug.',
  'T6.2.3a':
    'Eine Landung: Die Infanterie von See wird auf ein Meeresfeld vor dem Strand gesetzt und greift von dort an: 1-1.',
  'T6.2.12':
    'Niemand ist in der Nähe, also geht die Infanterie nach der Landung weiter ins Land. Straßen helfen in diesem Zug nicht: Landung und drei Felder kosten alle 4 Punkte.',
  'T7.2.9':
    'Der Panzer hat mit 2-1 gewonnen und darf nachrücken. Das geräumte Feld liegt aber in der Zone einer zweiten roten Einheit: Dort hält er sofort.',
  'T7.3.1':
    'Eingekesselt und 20 gegen 4, also 5-1: ein automatischer Sieg. Für den Rest des Zuges gibt es die Kontrollzone des Opfers nicht mehr, und der andere Panzer fährt vorbei.',
  'T22.3': 'Zwei Infanterien stürmen eine Stadt eines kleinen Landes: 8 Faktoren, ein Wurf auf der Tabelle für Städte.',
  'T23.1.2':
    'Taktische Flugzeuge unterstützen die Infanterie: von 1-1 auf 2-1. Sie brauchen mindestens eine Bodeneinheit im Kampf.',
  'M1.5':
    'Fließender Impuls: in die rote Zone zum üblichen Preis, aus jedem Feld von ihr hinaus für zwei Punkte. Der Panzer zahlt 1 + 1 + 2 + 2 = 6 und ist frei im Rücken des Gegners.',
  'M2.5':
    'Starrer Impuls, zweite Bewegung: Wer nach den Kämpfen in der roten Zone steht, bleibt (M2.3), und niemand betritt sie (M2.4). Der Panzer fährt um sie herum.',
  'M3.5':
    'Die beiden roten Zonen haben kein Feld gemeinsam: Der Panzer tritt für 1 Punkt aus der einen in die andere und hält. Von Feld zu Feld derselben Zone führt kein Schritt.',
  'M4.20':
    'Zehn zu eins: 20 Faktoren auf einem Feld überrollen zwei im offenen Gelände. Jeder zahlt 4 Punkte; gewürfelt wird nicht, und sie stehen auf dem Feld. Zwei der drei genügen nicht.',
  'M10.4':
    'Fünf Schritte über Land, alle außerhalb der roten Zone, dann die Strecke entlang zu einer Stadt der Heimat, wie weit auch immer. Das Feld der Einheit selbst darf in der Zone liegen.',
};
