import { inWordsOf, type OperationWords, verb } from '../../../../games/blitz/players/ops/words.ts';
import { deComputer } from '../../../text/de-computer.ts';
import type { enOperations } from './en-operations.ts';
import type { Like } from '../../../text/said.ts';

const one = (value: string | number): string => deComputer.decimal(Number(value));
const fields = (count: string | number): string => (Number(count) === 1 ? 'Stadtfeld' : 'Stadtfelder');

const nearby = (factors: string | number): string =>
  Number(factors) === 1 ? '1 gegnerischer Faktor ist in der Nähe' : `${factors} gegnerische Faktoren sind in der Nähe`;

/** Was die Operationen des Turnier- und des Optionsspiels über sich sagen: auf Deutsch. */
const WORDS: OperationWords = {
  airfield: (a) =>
    `${a.units} ${verb(a.units, 'greift', 'greifen')} die Flugzeuge auf ${a.hex} an, die keine Bodeneinheit schützt: ${a.factors} Faktoren sind ohne Wurf verloren.`,
  assault: (a) =>
    `${a.units}: Sturm auf ${a.hex} mit ${a.strength} Faktoren (Spalte ${a.column}); ${a.faces} von 6 Würfen nehmen das Feld, ${one(a.cost)} Faktoren Verlust sind zu erwarten.`,
  assaultByAir: (a) =>
    `${a.units} mit ${a.aircraft}: Sturm auf ${a.hex} mit ${a.strength} Faktoren (Spalte ${a.column}); ${a.faces} von 6 Würfen nehmen das Feld, ${one(a.cost)} Faktoren Verlust sind zu erwarten.`,
  beach: (a) =>
    `${a.units}: Landung gegen ${a.hex} mit ${a.odds}, ${a.sum} gegen ${a.needed}; zu erwarten sind ${one(a.kill)} Faktoren für ${one(a.cost)}, weitere ${one(a.risk)} im Wagnis.`,
  beachGuard: (a) =>
    `${a.units} bewacht den Strand bei ${a.hex}: Wer dort landet, muss kämpfen, und dahinter liegen ${a.cities} ${fields(a.cities)}.`,
  bombing: (a) =>
    `${a.units}: Bomben auf ${a.hex}; ${a.amount} von ${a.capacity} Nachschub fehlen vier Züge lang, der Gegner hat ${a.slack} übrig.`,
  breakout: (a) =>
    `${a.units} ${verb(a.units, 'ist', 'sind')} bei ${a.from} abgeschnitten und ${verb(a.units, 'kommt', 'kommen')} bei ${a.hex} wieder in Versorgung: Sonst wären ${a.factors} Faktoren am Ende des Zuges verloren.`,
  cut: (a) =>
    `${a.units} ${verb(a.units, 'geht', 'gehen')} bei ${a.hex} auf die Straße: ${a.cut} gegnerische Faktoren bleiben ohne Versorgung, ${one(a.risk)} Faktoren im Wagnis.`,
  drop: (a) =>
    `${a.units} springt bei ${a.hex} ab und nimmt ${a.names}: ${a.cities} ${fields(a.cities)}, die kein Gegner deckt, ${one(a.risk)} Faktoren im Wagnis.`,
  dropCut: (a) =>
    `${a.units} springt bei ${a.hex} ab und schneidet ${a.cut} Faktoren von der Versorgung ab, ${one(a.risk)} Faktoren im Wagnis.`,
  embark: (a) =>
    `${a.units} ${verb(a.units, 'geht', 'gehen')} bei ${a.hex} in See: Die Küste bei ${a.coast} ist offen, ${a.near} ${fields(a.near)} in Reichweite einer Landung, ${a.threat} gegnerische Faktoren in der Nähe.`,
  garrison: (a) =>
    `${a.units} bewacht ${a.hex}: Der Gegner kann aus der Luft oder über See kommen, und ${a.factors} Faktor hält einen Absprung fern.`,
  help: (a) =>
    `${a.units}: Angriff auf ${a.hex} mit ${a.odds}, um ${a.saved} Faktoren zu helfen, die nicht wegkönnen und allein nicht kämpfen dürfen; ${a.faces} von 6 Würfen räumen das Feld, ${one(a.cost)} Faktoren Verlust sind zu erwarten.`,
  interdiction: (a) =>
    `${a.units}: ${a.hex}, der letzte Rückzug von ${a.target}, wird mit ${a.factors} Faktoren gesperrt.`,
  landing: (a) =>
    `${a.units}: Landung bei ${a.hex} mit ${a.factors} Faktoren; ${a.cities} ${fields(a.cities)}, die kein Gegner deckt, in Reichweite, ${a.threat} gegnerische Faktoren in der Nähe.`,
  nuclear: (a) => `${a.units}: Atomschlag auf ${a.hex}; ${one(a.kill)} von ${a.factors} Faktoren sind zu erwarten.`,
  raid: (a) =>
    `${a.units} landet bei ${a.hex} und nimmt ${a.names}, was kein Gegner deckt; ${nearby(a.threat)}, und von dort geht es zurück in See.`,
  rangersBack: (a) =>
    `${a.units} geht von ${a.hex} zurück in See, in Zone ${a.zone}: ${nearby(a.threat)}, ${a.raids} Küstenfelder stehen ihm offen.`,
  rangersToSea: (a) =>
    `${a.units} geht bei ${a.hex} in See: ${a.raids} Küstenfelder neben Städten stehen einem Handstreich offen, das nächste in ${a.wait} Spielerzügen.`,
  relief: (a) =>
    `${a.units}: Angriff auf ${a.hex} mit ${a.odds}, um ${a.saved} abgeschnittenen Faktoren den Weg zu öffnen; ${a.faces} von 6 Würfen räumen das Feld, ${one(a.cost)} Faktoren Verlust sind zu erwarten.`,
  seaAir: (a) =>
    `${a.units} geht von ${a.hex} in See, in Zone ${a.zone}: Von dort liegen ${a.there} gegnerische Felder in Reichweite, vom Stützpunkt aus ${a.here}.`,
  soakOff: (a) =>
    `${a.units} wird geteilt: ${a.kept} bindet ${a.hex} mit ${a.odds} (zu erwartender Preis ${one(a.cost)}), ${a.rest} ${verb(a.rest, 'schließt', 'schließen')} sich dem Angriff auf ${a.joins} an.`,
  stepAside: (a) =>
    `${a.units} ${verb(a.units, 'weicht', 'weichen')} nach ${a.hex} aus: Weg geht es nicht, und am alten Platz reicht die Stärke nicht für 1-6.`,
  strategic: (a) =>
    `${a.units}: Schlag gegen ${a.hex} mit ${a.odds}; zu erwarten sind ${one(a.kill)} Faktoren für ${one(a.cost)}.`,
  support: (a) =>
    `${a.units}: Hilfe beim Sturm auf ${a.hex}; ${a.strength} Faktoren, ${a.faces} von 6 Würfen nehmen das Feld.`,
  tactical: (a) =>
    `${a.units}: Hilfe beim Angriff auf ${a.hex}; ${a.attack} gegen ${a.defence}, ${a.odds} statt ${a.instead}.`,
  transport: (a) =>
    `${a.units} ${verb(a.units, 'wird', 'werden')} von ${a.from} nach ${a.hex} geflogen: ${a.size} von ${a.limit} Faktoren, die befördert werden dürfen.`,
  victory: (a) =>
    `${a.units}: automatischer Sieg bei ${a.hex}, ${a.attack} gegen ${a.defence} (${a.odds}); was ohne diesen Gegner im Weg möglich ist, verspricht ${one(a.gain)} Faktoren mehr.`,
};

export const deOperations: Like<typeof enOperations> = {
  sayOperation: (spoken) => inWordsOf(WORDS, spoken),
};
