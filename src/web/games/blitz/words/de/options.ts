import type { Like } from '../../../../text/said.ts';
import type { options as en } from '../en/options.ts';

export const options: Like<typeof en> = {
  presets: 'Spiel wählen',
  presetAll: 'Alles',
  presetAllText: 'Turnierspiel mit allen Zusatzregeln: Jäger, Kernwaffen, Wetter, Nachschubwege.',
  switchName: {
    fighters: 'Jäger',
    interdiction: 'Abriegelung aus der Luft',
    nuclear: 'Kernwaffen',
    seaAir: 'Flugzeuge auf See',
    supplyRoutes: 'Nachschubwege',
    weather: 'Wetter',
    strictTerrain: 'Strenges Gelände',
    strictOccupation: 'Strenge Besetzung',
    passingControl: 'Kontrolle im Vorbeifahren',
    counterLimits: 'Begrenzte Spielsteine',
    cityTableMonotone: 'Geglättete Städtetabelle',
  },
  switchText: {
    fighters: 'Jäger begleiten Bomber und treffen die des Gegners in der Luft.',
    interdiction: 'Vier Faktoren strategischer Bomber sperren ein Feld für Rückzüge.',
    nuclear: 'Ein Kernwaffenschlag je Zug, mit seinen Folgen für Felder und Nachschub.',
    seaAir: 'Vier Faktoren Schlachtflugzeuge und Jäger dürfen auf See stationiert sein.',
    supplyRoutes: 'Jede Einheit braucht einen offenen Weg zu einer freundlichen Stadt, nicht nur genug Städte.',
    weather: 'Ein Wurf je Runde; schlechtes Wetter hemmt die Bewegung und hält Flugzeuge am Boden.',
    strictTerrain: 'Wald und Gebirge halten auch auf Straßen auf.',
    strictOccupation: 'Zum Sieg müssen die Städte der Heimat besetzt sein, nicht nur kontrolliert.',
    passingControl: 'Eine Stadt fällt auch an eine Einheit, die nur vorbeifährt.',
    counterLimits: 'Nicht mehr Ersatzsteine, als gedruckt sind.',
    cityTableMonotone: 'Die Städtetabelle mit ihren fehlenden Sternen ergänzt.',
  },
  moduleName: {
    M1: 'Fließende Impulse',
    M2: 'Starre Impulse',
    M3: 'Geänderte Kontrollzonen',
    M4: 'Kampfergebnisse und Überrollen',
    M5: 'Stapel nach Klassen',
    M6: 'Ablauf nach Klassen',
    M7: 'Eisenbahnen',
    M8: 'Schlachtordnungen',
    M15: 'Guerillas',
    M16: 'Artillerie',
    M9: 'Produktion',
    M10: 'Nachschub',
    M11: 'Seestreitkräfte',
    M12: 'Luftstreitkräfte',
    M13: 'Flak',
    M14: 'Wetter',
    M17: 'Kriegsszenarien',
    M18: 'Armeen der kleinen Länder',
  },
  moduleText: {
    M1: 'Nach den Kämpfen wird noch einmal gezogen; Kontrollzonen bremsen, halten aber niemanden auf.',
    M2: 'Nach den Kämpfen wird noch einmal gezogen, aber weder in Kontrollzonen hinein noch aus ihnen heraus.',
    M3: 'Angriffe sind freiwillig, ein Kampf nach dem anderen; Artillerie hat keine Kontrollzone.',
    M4: 'Zwei Tabellen zur Wahl; ein Rückzug lässt sich mit Faktoren abkaufen; zehn zu eins braucht keinen Wurf.',
    M5: 'Drei Einheiten einer Klasse je Feld oder zwölf Faktoren, was immer mehr erlaubt.',
    M6: 'Die Bewegung geht nach Klassen: Ankünfte, Luft, Schiene, See, dann Land.',
    M7: 'Straßen sind Bahnlinien: niemand läuft auf ihnen schneller; Züge befördern Einheiten, und Linien lassen sich unterbrechen.',
    M15: 'Ist die Hälfte eines Kleinstaats gefallen, erheben sich nahe seinen Städten Guerillas; kleine leben vom Land, schlüpfen durch die Linien und weichen Kämpfen aus.',
    M16: 'Artillerie beschießt, greift mit an und stützt die Verteidigung, einmal von Zug zu Zug; allein fällt sie jedem Angriff.',
    M8: 'Jede Seite nimmt eine von sieben Armeen; die niedrigere Nummer zieht zuerst und stellt zuletzt auf.',
    M9: 'Produktionszentren in Heimatstädten bauen jede zweite Runde neue Einheiten; sie können genommen werden.',
    M10: 'Jede Einheit braucht eine Linie zu einer Heimatstadt; ohne sie ist sie abgeschnitten und kämpft mit halber Kraft.',
    M11: 'Kampfgruppen, Transporter und Landungsschiffe: Häfen und Seezonen, Seegefechte, Landungen in Wellen, Nachschub über eine See, die gehalten werden will.',
    M12: 'Flugzeuge stehen auf Flugplätzen und fliegen Einsätze, bevor die Truppen ziehen; Jäger stehen bereit, sie zu stellen, Transporter tragen Truppen und Nachschub.',
    M13: 'Flak feuert auf Flugzeuge, die an ihrem Feld oder an den Feldern daneben vorbeikommen, auf dem Hinweg und dem Heimweg.',
    M14: 'Drei Wetterzonen nach Jahreszeit und Würfel: weicher Boden bremst Panzer und Artillerie, Schlamm alle; im Winter frieren Flüsse zu.',
    M17: 'Ein Szenario sagt, wer von Anfang an verbündet ist und was am Ende zählt: Städte oder kleine Länder.',
    M18: 'Die fünf kleinen Länder haben Armeen und bleiben neutral, bis jemand ihre Grenze verletzt; dann führt sie der andere Spieler.',
  },
  optionalGroup: 'Zusatzregeln',
  houseGroup: 'Hausregeln',
  scenarioText: (id, text) =>
    ({
      'air-war':
        'Bomber, Begleiter und Abfangjäger. Fünf Runden, etwa vierzig Minuten. Zwei kurze Linien stehen sich an der Grenze gegenüber, und die Luft entscheidet.',
      breakthrough:
        'Automatischer Sieg in zwei Wellen. Sechs Runden, etwa vierzig Minuten. Massieren Sie Panzer und Artillerie gegen ein Feld der dünnen Linie, und die zweite Welle fährt hindurch.',
      'brush-fire':
        'Die beiden Walküren gegen Calaedia, New Endor und San Estados; die Großmächte halten sich heraus. Neun Runden Sommer; wer mehr Städte der fünf Länder hält, gewinnt (M17.e).',
      'civil-war':
        'Ein Land, eine Armee. Ihre Steine werden einzeln in die Städte gesetzt, dann ergreift jeder durch einen Wurf Partei. Zwölf Runden; wer mehr Städte hält, gewinnt (M17.h).',
      'grand-alliance':
        'Die Walküren mit Blau, die anderen drei kleinen Länder mit Rot; die meisten Städte gewinnen (M17.d).',
      'national-expansion': 'Wer am Ende von Runde 12 mehr kleine Länder beherrscht, gewinnt (M17.b).',
      'national-liberation':
        'Ein Unterdrücker mit regulärer Armee gegen achtzehn Faktoren Guerillas, die zuerst ziehen. 5, 10 oder 20 Städte ohne Besatzung eine volle Runde lang sind ihr Sieg; 36 Runden ab Herbst (M17.g).',
      'neutrality-violation':
        'Die Walküren neigen zu Blau, New Endor und San Estados zu Rot, und alle vier bürgen für Calaedia: wer es betritt, hat alle fünf gegen sich. Wer am Ende von Runde 15 mehr kleine Länder beherrscht, gewinnt (M17.c).',
      'third-power':
        'Blau fällt über die fünf kleinen Länder her; Rot führt sie und hält seine eigene Armee zurück, bis ein Wurf oder Blau sie in den Krieg zieht. Fünfzehn Runden; wer mehr Städte der kleinen Länder hält, gewinnt (M17.f).',
      'total-war':
        'Beide Großmächte kämpfen um die Städte des ganzen Kontinents; wer am Ende von Runde 15 mehr davon hält, gewinnt (M17.a).',
      invasion:
        'Eine Landung und ihre erste Woche. Sechs Runden, etwa dreißig Minuten. Groß-Blau kommt mit vierzig Faktoren über See; wer die Hafenfelder nimmt, bringt die zweite Welle an Land.',
    })[id] ?? text,
  placementName: (id, title) =>
    ({
      'blue-march': 'Der Marsch nach Osten',
      'blue-peninsula': 'Aus dem Sparling heraus',
      'blue-shield': 'Der Schild am Dott',
      'blue-south': 'Südlich des Sees',
      'red-centre': 'Die Mitte',
      'red-march': 'Der Marsch nach Westen',
      'red-shield': 'Der Schild an der Knabe',
      'red-south': 'Südlich des Sees',
    })[id] ?? title,
};
