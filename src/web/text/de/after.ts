import { counted } from '#core/notation/columns.ts';
import type { enAfter } from '../en/after.ts';
import type { Like } from '../word-types.ts';

/** Nachspielen, Bericht, behaltene Spiele, Dateien, die Seite als App. */
export const deAfter: Like<typeof enAfter> = {
  jumpToTurn: 'Runde',
  filmSpeed: 'Tempo',
  perSecond: (commands) => `${counted(commands, 'Befehl', 'Befehle')} je Sekunde`,
  watchGame: 'Dieses Spiel nachspielen',
  backToGame: 'Zurück zum Spiel',
  forkWho: 'Wer weiterspielt',
  forkText: 'Von der gezeigten Stellung an beginnt ein neues Spiel. Das ursprüngliche bleibt, wie es ist.',
  elsewhereTitle: 'Dieses Spiel geht in einem anderen Tab weiter',
  elsewhereText: 'Damit kein Zug verloren geht, wird ein Spiel nur in einem Tab gespielt. Dieser hier zeigt es nur.',
  goOnHere: 'Hier weiterspielen',
  silenceTitle: 'Der Schiedsrichter antwortet nicht',
  silenceText:
    'Er ist seit langem mit der letzten Frage beschäftigt. Vielleicht ist das Spiel sehr groß oder so beschädigt, dass er nie fertig wird. Was gespielt wurde, ist aufgehoben.',
  waitOn: 'Warten',
  stopReferee: 'Anhalten und den Tisch verlassen',
  refereeGone: 'ein Teil des Programms ließ sich nicht laden',
  refereeStopped: 'der Schiedsrichter antwortete nicht und wurde angehalten',
  newVersion: 'Eine neue Fassung von Hexfront liegt bereit.',
  useNewVersion: 'Jetzt benutzen',
  later: 'Später',

  gameOver: 'Das Spiel ist zu Ende',
  report: 'Bericht',
  chartSummary: (title, sides) => `${title}. Am Ende: ${sides}.`,
  numbers: 'Als Zahlen',
  playerTurn: 'Spielerzug',
  notes: (count) => (count === 0 ? 'Notizen' : `Notizen (${count})`),
  noteHere: (n) => (n === 0 ? 'Notiz zum Anfang' : `Notiz zu Befehl ${n}`),
  keepNote: 'Notiz behalten',
  commandNo: (n) => `Befehl ${n}`,
};
