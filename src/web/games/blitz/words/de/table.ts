import { counted } from '../../../../../core/columns.ts';
import type { Like } from '../../../../text/said.ts';
import type { table as en } from '../en/table.ts';

const felder = (count: number): string => `${counted(count, 'Feld', 'Felder')}`;

export const table: Like<typeof en> = {
  takeAll: (count) => `Alle ${count} nehmen`,
  keyDeclare: 'Den geplanten Kampf ansagen',
  keyFight: 'Den nächsten Kampf austragen',
  phaseName: {
    flight: 'Flug',
    evacuation: 'Flugplatz verloren',
    airReturn: 'Rückflug',
    airDefence: 'Flak',
    setup: 'Aufstellung',
    weather: 'Wetter',
    movement: 'Bewegung',
    declaration: 'Kampfansage',
    interception: 'Abfangen',
    airFights: 'Luftkämpfe',
    allot: 'Luftkämpfe',
    combatStart: 'Kämpfe',
    combat: 'Kämpfe',
    battles: 'Angriffe',
    avAdvances: 'Kämpfe',
    exchange: 'Austausch',
    losses: 'Verluste',
    payment: 'Rückzug oder Verluste',
    bombardment: 'Beschuss',
    support: 'Artillerie der Verteidigung',
    retreat: 'Rückzug',
    advance: 'Nachrücken',
    landing: 'Landung',
    supplyLosses: 'Versorgung',
    beachSupply: 'Versorgung',
    supply: 'Versorgung',
    obChoice: 'Schlachtordnungen',
    production: 'Produktion',
    plans: 'Produktionspläne',
    replacements: 'Ersatz',
    activation: 'Die dritte Macht',
    guerillas: 'Guerillas',
    claim: 'Sieg in der Hand',
    refusal: 'Guerillas angegriffen',
    minorLosses: 'Versorgung',
    seaHexes: 'See',
    engagement: 'Seegefecht',
    inferior: 'Absetzen',
    sinking: 'Schiffsverlust',
    withdrawal: 'Absetzen',
    waves: 'Erste Welle',
    turnEnd: 'Ende des Spielerzugs',
    drawOffer: 'Remisangebot',
  },
  phaseSecond: 'Zweite Bewegung',
  phaseStep: {
    arrivals: 'Ankunft',
    ferry: 'Verlegungen',
    air: 'Flüge',
    strikes: 'Luftangriffe',
    standby: 'Abfangen',
    rail: 'Züge',
    sailing: 'Auslaufen',
    engaging: 'Seegefechte',
    sea: 'See',
    embarking: 'Einschiffung',
    flak: 'Flak',
    bases: 'Flugplätze',
  },
  doneMeans: {
    flight: 'Ein Flug wird zu Ende gebracht, bevor der nächste angesagt wird.',
    evacuation: 'Flugzeuge, die keinen anderen Platz finden, sind verloren.',
    setup:
      '„Fertig“ beendet Ihre Aufstellung. Nach Einheiten, die weder stehen noch zurückgehalten sind, wird vorher gefragt.',
    setupSea: 'Danach bleiben die Seekästen geschlossen, bis Ihre Armee aufgestellt wird.',
    weather: 'Ein Wurf bestimmt das Wetter dieser Runde für beide Seiten.',
    movement: 'Das Ende der Bewegung gilt für diesen Spielerzug: Danach werden Kämpfe angesagt.',
    movementBattles: 'Das Ende der Bewegung gilt: Danach greifen Sie nach Belieben an, ein Kampf nach dem anderen.',
    missions: 'Die Einsätze werden geflogen; dann werden Kämpfe einzeln angesagt und ausgetragen.',
    declarationOn: 'Es wird nichts angegriffen, und Ihre Einheiten ziehen ein zweites Mal.',
    declaration:
      'Die Kämpfe beginnen sofort. Sie werden in beliebiger Reihenfolge ausgetragen und lassen sich nicht mehr absagen.',
    declarationNone: 'Es wird nichts angegriffen, und Ihr Spielerzug endet.',
    impulse: 'Mit dem zweiten Ziehen endet Ihr Zug.',
    step: 'Ein beendeter Schritt ist für diesen Zug vorbei.',
    battles: 'Keine Angriffe mehr in diesem Zug.',
    combat: 'Jeder angesagte Kampf muss ausgetragen werden; die Reihenfolge wählen Sie.',
    interception: 'Die entsandten Jäger treffen auf den Gegner, die übrigen bleiben auf ihren Basen.',
    airFights: 'Jeder Luftkampf ist ein Wurf. Alle werden vor den Kämpfen am Boden ausgetragen.',
    allot:
      'Faktoren gegen die Begleiter kämpfen auf der Jägertabelle; von den übrigen schießen je zwei einen Bomberfaktor ab.',
    avAdvances: 'Alle Opfer sind vom Brett. Die Beteiligten jedes Sieges dürfen bis zu vier Felder nachrücken.',
    exchange: 'Nur ganze Einheiten, und keine, die man weglassen könnte.',
    losses: 'Ganze Einheiten oder Teile davon; nicht mehr, als fällig ist.',
    bombardment: 'Artillerie, die geschossen hat, nimmt bis zu Ihrem nächsten Zug an keinem Kampf teil.',
    support: 'Artillerie, die jetzt stützt, schießt erst in Ihrem eigenen Zug wieder.',
    payment:
      'Jedes Feld, das Sie nicht zurückgehen, kostet zwei Faktoren der Einheiten in diesem Kampf. Wer überlebt, weicht um den Rest.',
    supplyLosses: 'Ihre Städte ernähren nicht alle Einheiten; was hier verloren geht, bringt beides ins Gleichgewicht.',
    production: 'Nicht verbrauchte Punkte verfallen; was gebaut wird, erscheint sofort.',
    plans: 'Niemand sonst sieht den Plan vor seiner Runde; was dann nicht gebaut werden kann, verfällt.',
    activation: 'Bei einer 6 ist Ihre eigene Armee von der nächsten Runde an im Krieg.',
    replacements: 'Was jetzt nicht ersetzt wird, verfällt: In jeder Runde bekommt ein Land zwei Faktoren neu.',
    guerillas: 'Wer wartet, darf am Ende jeder späteren Runde erscheinen.',
    claim: 'Wer weiterspielt, muss eine Stufe auch dann halten, wenn er das Spiel beendet.',
    refusal: 'Wer bleibt, kämpft im Verhältnis, das übrig ist.',
    obChoice: 'Die Armeen beider Seiten stehen dann fest; danach werden sie aufgestellt.',
    supply: 'Häfen und Strände tragen nur eine bestimmte Menge; wen sie nicht versorgen, der ist abgeschnitten.',
    beachSupply: 'Ein Strand ernährt nur eine bestimmte Menge; wen er nicht ernährt, der ist verloren.',
    retreat: 'Jede Einheit weicht so weit wie möglich von ihrem Feld; ohne Weg ist sie verloren.',
    advance: 'Nachrücken ist freiwillig. „Bleiben“ beendet es; wer bis dahin nicht nachgerückt ist, bleibt stehen.',
    engagement: 'Ein Wurf entscheidet.',
    inferior: 'Transporter und Landungsschiffe räumen Zonen, in denen der Gegner überlegen ist.',
    sinking: 'Mit dem Schiff geht verloren, was es trägt.',
    withdrawal: 'Wer keinen Hafen und keine Nachbarzone findet, bleibt; eines von diesen Schiffen geht dann verloren.',
    waves: 'Wer keinen Platz findet, bleibt an Bord.',
    seaHexes: 'Einheiten auf Seefeldern kommen jetzt an Land oder sind verloren.',
    landing: 'Flugzeuge in der Luft müssen landen. Die am Boden dürfen die Basis wechseln.',
    landingNone: 'Flugzeuge ohne Einsatz dürfen die Basis wechseln. Danach geht der Spielerzug weiter.',
    drawOffer: 'Annehmen beendet das Spiel; bei Ablehnung geht es weiter, wo es stand.',
  },

  promptReinforcements: (count) => `Einheiten bewegen; ${counted(count, 'Verstärkung wartet', 'Verstärkungen warten')}`,
  promptSinking: 'das Schiff wählen, das verloren geht',
  promptWithdrawal: 'die Schiffe absetzen, eins nach dem anderen',
  promptWaves: 'wählen, wer von der ersten Welle an Land geht',
  promptFlight: {
    intercept: 'feindliche Flugzeuge: bereitstehende Jäger schicken oder sie durchlassen',
    flak: 'feindliche Flugzeuge: Flak nennen, die feuert, oder keine',
    abort: 'der Feind ist bereit: weiterfliegen oder Gruppen umkehren lassen',
    refuse: 'die Abfangjäger sind am Feind: kämpfen oder verweigern',
    out: 'der Flug geht weiter',
    combat: 'Luftkampf',
    effect: 'über dem Ziel',
    home: 'Flugzeuge heimholen',
    interceptHome: 'feindliche Flugzeuge fliegen heim: bereitstehende Jäger schicken oder sie ziehen lassen',
    combatHome: 'Luftkampf auf dem Heimweg',
    flakHome: 'feindliche Flugzeuge fliegen heim: Flak nennen, die feuert, oder keine',
    in: 'Landung',
  },
  promptEvacuation: 'Flugzeuge des zerstörten Platzes auf andere fliegen',
  promptBombardment: 'Artillerie: Ziel wählen oder weitergehen',
  promptSupport: 'Ihre Artillerie darf die Verteidigung stützen, bevor gewürfelt wird',
  promptGuerillas: (count) => `Guerillas: ${count} auf einem hellen Feld nahe der Stadt aufstellen oder warten lassen`,
  promptRefusal: 'kleine Guerillas dürfen vor dem Wurf auf ein helles Feld ausweichen',
  doneGuerillas: 'Die übrigen warten',
  doneRefusal: 'Stehen bleiben und kämpfen',
  guerillaOf: (city, hex) => `Guerilla von ${city} erscheint in ${hex}`,
  guerillaWaits: (city) => `Die Guerilla von ${city} wartet`,
  promptClaim: 'das Spiel mit diesem Sieg beenden oder um einen höheren weiterspielen',
  doneClaim: 'Weiterspielen',
  supportNone: 'Keine Unterstützung',
  promptPayment: (steps) => `${counted(steps, 'Feld', 'Felder')} zurück, oder zwei Faktoren für jedes Feld weniger`,
  payFor: (lost, back, all) =>
    lost >= all
      ? `Alle ${all} verlieren`
      : back === 0
        ? `${lost} verlieren und bleiben`
        : lost === 0
          ? `${counted(back, 'Feld', 'Felder')} zurück`
          : `${lost} verlieren, ${counted(back, 'Feld', 'Felder')} zurück`,
  promptSupplyLosses: 'Der Nachschub reicht nicht: wählen, was verloren geht',
  promptNext: (unit, steps, left) =>
    `${unit} ${felder(steps)} zurückziehen${left > 1 ? `; danach noch ${left - 1}` : ''}`,
  promptUnfinished: 'Kämpfe ansagen; eines ist noch offen, siehe „Noch nicht“',
  promptAllLanded: 'Alle Flugzeuge sind gelandet; Basis wechseln oder weiter',
  promptAloft: (count) => `${counted(count, 'Flugzeug', 'Flugzeuge')} landen; ohne Basis ist es verloren`,
  promptStranded: (units) => `${units}: keine Basis mehr; jetzt verlegen, sonst verloren`,
  doneLandingLosing: (count) => `Weiter und ${counted(count, 'Flugzeug', 'Flugzeuge')} verlieren`,
  doneLandingAll: 'Weiter',
  flightRange: (range, bases) =>
    `Reichweite ${counted(range, 'Feld', 'Felder')} (getönt), ${counted(bases, 'Basis', 'Basen')} (gestrichelt), Ziele umrandet; geflogen wird nach der Bewegung.`,
  targets: (mission, count) => `${mission}: ${counted(count, 'Ziel', 'Ziele')}.`,
  noTarget: (mission, why, rule) => `${mission}: keines, ${why} (${rule}).`,
  reachBeyond: 'Rötliche sind nur des Gegners wegen außer Reichweite.',
  foreignSoil:
    'Schraffierte Felder liegen in oder hinter einem kleinen Land, das Sie noch nicht verletzt haben: Der Einmarsch kostet am Ende des Zuges Faktoren.',
  splitInto: (sizes) => `in ${sizes}`,
  together: (units) => counted(units, 'Einheit', 'Einheiten'),
  chooseThen: (action) => `${action}: nun das Seefeld, von dem es kommt.`,

  modularResult: ({ attacker, defender, back, all }) => {
    if (all) return 'überrollt: Verteidiger vernichtet';
    const said = [
      ...(attacker === 0 ? [] : [`Angreifer verliert ${attacker}`]),
      ...(defender === 0 ? [] : [`Verteidiger verliert ${defender}`]),
      ...(back === 0 ? [] : [`Verteidiger ${back} zurück oder je Feld 2 Faktoren`]),
    ];
    return said.join(', ');
  },
  tableChoice: { standard: 'Standardtabelle', blitz: 'Blitztabelle' },
  attackOn: { standard: 'Auf der Standardtabelle angreifen', blitz: 'Auf der Blitztabelle angreifen' },
  tournamentResult: ({ attacker, defender, back, steps }) => {
    const said = [
      ...(attacker === '0' ? [] : [`Angreifer verliert ${attacker}`]),
      ...(defender === '0' ? [] : [`Verteidiger verliert ${defender}`]),
      ...(back ? [`${back === 'attacker' ? 'Angreifer' : 'Verteidiger'} ${steps} zurück`] : []),
    ];
    return said.length > 0 ? said.join(', ') : 'nichts geschieht';
  },
  assaultResult: (loses, captured) =>
    `${captured ? 'Stadt genommen' : 'Stadt hält sich'}${loses > 0 ? `, Angreifer verliert ${loses}` : ''}`,
  strikeResult: (bombers, ground) => `Bomber verlieren ${bombers}, Bodentruppen ${ground}`,
  nuclearResult: (factors) => `${counted(factors, 'Faktor', 'Faktoren')} vernichtet`,
  everything: 'alles',
  defendersGone: 'Verteidiger vernichtet',
  attackersGone: 'Angreifer vernichtet',
  noBattle: 'nichts auszutragen',
  costs: (blue, red) => `Blau −${blue}, Rot −${red}`,
  outlook: (count) => (count === 1 ? 'Was er kosten wird' : `Alle ${count} Kämpfe zusammen`),
  outlookLine: (side, mean, engaged, likely) =>
    `${side}: im Mittel ${mean} von ${counted(engaged, 'Faktor', 'Faktoren')} verloren, in neun von zehn Fällen ${likely === 0 ? 'keiner' : `höchstens ${likely}`}`,
  outlookNote: 'Genau gerechnet, jeder Kampf, wie er jetzt steht; Rückzug und Nachrücken können den nächsten ändern.',
  noWayOut: (hex) => `${hex} hat keinen Rückzug: ein Ergebnis „zurück“ vernichtet es.`,
  isRinged: (hex) => `${hex} ist umstellt: 5-1 genügt.`,
  waysOut: (hex, ends) => `${hex} könnte nach ${ends} weichen.`,
  trapped: 'kein Rückzug',
  avLine: (hexes, units) =>
    `Automatischer Sieg über ${hexes} durch ${units}. Sie bleiben stehen; andere dürfen vorbei.`,
  avUsers: (units) => `${units} haben ihn genutzt und wären verloren, wenn er misslänge.`,
  gunsAgainst: (guns, count, odds) =>
    `${guns} ${count === 1 ? 'darf' : 'dürfen'} in der Abwehr schießen: dann ${odds}.`,
  couldJoin: 'Könnten mitkämpfen',
  addToBattle: (unit, factors) => `${unit} dazu (${factors})`,
  joinAt: (unit, hex) => `${unit} greift ${hex} mit an`,
  joins: (units, hexes) =>
    `Schon angesagt: ${units} gegen ${hexes}. Der Kampf wird abgesagt und mit allen neu angesagt.`,
  joinBattle: 'Bei diesem Kampf mitkämpfen',
  attackHex: (hex) => `${hex} angreifen`,
  plannedHex: (hex) => `${hex} weglassen`,
  battleKind: {
    ground: 'Kampf',
    assault: 'Sturm auf die Stadt',
    strike: 'Strategischer Schlag',
    nuclear: 'Atomschlag',
  },
  resultsOf: 'Was daraus werden kann',
  declaredBattles: 'Angesagte Kämpfe',
  battleStands: { next: 'als nächster', now: 'wird ausgetragen', over: 'ausgetragen' },
  callOffAt: (hexes) => `${hexes} absagen`,

  dueTitle: {
    losses: 'Verluste',
    exchange: 'Austausch',
    beach: 'Nachschub über den Strand',
    leftOut: 'Nachschub über See',
  },
  dueText: (what, owed, by) =>
    what === 'beach'
      ? `Wählen Sie, wer versorgt wird, höchstens ${counted(owed, 'Faktor', 'Faktoren')}. Die übrigen sind verloren.`
      : what === 'leftOut'
        ? `Wählen Sie, wer versorgt wird, zusammen höchstens ${counted(owed, 'Faktor', 'Faktoren')}. Die übrigen sind abgeschnitten.`
        : `${owed} ${by === 'af' ? (owed === 1 ? 'Angriffsfaktor ist' : 'Angriffsfaktoren sind') : owed === 1 ? 'Faktor ist' : 'Faktoren sind'} fällig${what === 'exchange' ? ', zu zahlen mit ganzen Einheiten' : ''}.`,
  serveThese: 'Diese versorgen',

  fighters: 'Jäger',
  aircraft: 'Flugzeuge',
  chooseFighters: 'Jäger wählen, dann einen gegnerischen Anflug.',
  chooseAircraft: 'Ein Flugzeug wählen, dann seine Basis auf der Karte.',
  sentTo: (hex) => `über ${hex}`,
  enemyFlights: 'Gegnerische Anflüge',
  ownFlights: 'Zum Abfangen entsandt',
  flightLine: (hex, bombers, escorts) =>
    `${hex}: ${counted(bombers, 'Bomberfaktor', 'Bomberfaktoren')}, ${escorts} als Begleitschutz`,
  allBack: 'Alle zurück zu ihren Basen',
  stillAloft: (count) => `In der Luft (${count})`,
  onTheGround: (count) => `Am Boden (${count})`,
  allotLine: (against, rest, shot) => `${against} gegen die Begleiter, ${rest} gegen die Bomber (${shot} abgeschossen)`,
  airFightLine: (hex, interceptors, escorts, bombers) =>
    `${hex}: ${interceptors} Abfangjäger gegen ${escorts} Begleiter und ${counted(bombers, 'Bomberfaktor', 'Bomberfaktoren')}`,

  buyTitle: (factors) => `Ersatz: ${counted(factors, 'Faktor', 'Faktoren')} übrig`,
  buyLine: (factors, type) => `${factors} ${type}`,
  buyHint: 'Wählen, was zurückgekauft wird, dann eine helle Heimatstadt.',

  dragHint: 'Ziehen Sie eine Einheit auf die Karte, oder wählen Sie Einheiten und dann ein helles Feld.',
  tapHint: 'Wählen Sie Einheiten und dann ein helles Feld.',
};
