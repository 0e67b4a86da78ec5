import type { LessonWords } from '#table/lesson.ts';

export const lessonsDe: Readonly<Record<string, LessonWords>> = {
  platoon: {
    title: 'Bewegen und feuern',
    about: 'Punkte, die Felder aktivieren, Wege und Straßen, Verhältnisse und Würfel, und was aus Angeschlagenen wird.',
    steps: {
      move: {
        text: [
          'Sie führen die Achse. Eine Runde besteht aus Impulsen: Ein Würfel gibt Ihnen Punkte, und jeder Punkt lässt die Einheiten eines Feldes eines tun. Hier haben Sie 3.',
          'Wählen Sie den Panzer, und die Karte zeigt, wie weit er kommt, mit dem Preis jedes Feldes. Im Offenen kostet ein Feld einen Bewegungspunkt, und dieser Panzer hat acht.',
        ],
        task: 'Wählen Sie den Panzer in F-2, dann [klicken|tippen] Sie auf F-6.',
        praise: 'Er hat sich bewegt und tut in dieser Runde nichts mehr. Für andere Felder bleiben Ihnen 2 Punkte.',
      },
      road: {
        text: [
          'Auf der Straße kostet ein Feld einen halben Punkt, was auch daneben wächst. Auf Straßen kommt man voran.',
        ],
        task: 'Schicken Sie den Panzer von D-1 auf der Straße in das Dorf Nisse in E-9.',
        praise: 'Neun Felder für viereinhalb Punkte.',
      },
      woods: {
        text: [
          'Die grüne Linie um einen Wald ist eine Seite, die kein Fahrzeug überquert, außer auf der Straße. Versuchen schadet nicht: Der Schiedsrichter sagt nein und nennt die Regel.',
        ],
        task: 'Wählen Sie den Panzer in C-4 und versuchen Sie, in den Wald von C-5 zu fahren.',
        praise:
          'Abgelehnt nach Regel X5.3g. Jede Ablehnung nennt ihre Regel; [klicken|tippen] Sie auf die Nummer, um sie zu lesen.',
      },
      fire: {
        text: [
          'Der Panzer greift mit 11 an. Gegen Panzer auf halbe Reichweite, hier 8, zählt das doppelt: 22 gegen die 9 des Sherman ist 2-1. Ein niedriger Würfel ist ein guter.',
          'Wählen Sie den Panzer und [klicken|tippen] Sie auf den Feind. Was dabei herauskäme, steht da, bevor Sie feuern.',
        ],
        task: 'Feuern Sie auf den Sherman in F-8.',
        praise: 'Vernichtet; ein Wrack bleibt. Wer gefeuert hat, tut in dieser Runde nichts mehr.',
      },
      together: {
        text: [
          'Auf sieben Felder wird nichts verdoppelt: Ein Panzer allein hat 11 gegen 9, das ist 1-1. Beide zusammen haben 22, das ist 2-1, und weil sie in einem Feld stehen, kostet es doch nur einen Punkt.',
        ],
        task: 'Nehmen Sie beide Panzer von F-1 mit „Alle“ in die Hand und feuern Sie auf den Sherman in F-8.',
        praise: 'Zusammengefasstes Feuer: ein Würfel bei 2-1 ist mehr wert als zwei bei 1-1.',
        slips: {
          alone: 'Das war ein Panzer allein. Nehmen Sie es zurück, haken Sie beide in der Liste an, dann feuern Sie.',
        },
      },
      rally: {
        text: [
          'Die Grenadiere sind angeschlagen: Sie feuern auf niemanden, und noch einmal angeschlagen wären sie vernichtet. Ein Punkt lässt sie versuchen, sich zu sammeln: zwei Würfel, nicht mehr als ihre Moral.',
        ],
        task: 'Wählen Sie die Grenadiere in F-2 und drücken Sie „Sammeln“.',
        praise: 'Wieder in Ordnung. Mehr tun sie in dieser Runde nicht.',
      },
      end: {
        text: [
          'Punkte, die man nicht braucht, verfallen. Haben Sie getan, was Sie wollen, so beenden Sie Ihren Impuls, und der Feind hat seinen. Dreimal gepasst beendet die Runde.',
        ],
        task: 'Drücken Sie „Impuls beenden“[ (oder die Taste D)|].',
        praise: 'Jetzt würfelt die andere Seite um Punkte. Sie haben einen ganzen Impuls gesehen.',
      },
    },
  },
  watch: {
    title: 'Gelegenheitsfeuer',
    about: 'Geschütze, die warten, feuern auf jeden, der in Sicht kommt, mitten in seiner Bewegung.',
    steps: {
      mark: {
        text: [
          'Ein Geschütz muss nicht gleich feuern. Für einen Punkt wacht es: Bis es feuert, darf es auf jeden Schritt eines Feindes antworten, den es in Reichweite sieht.',
        ],
        task: 'Wählen Sie den Panzer in D-2 und drücken Sie „Wachen“.',
        praise: 'Das Auge auf dem Stein sagt, dass er wacht. Das können nur panzerbrechende und Infanteriewaffen.',
      },
      fire: {
        text: [
          'Ein Sherman war unterwegs und ist nach D-6 gekommen, vier Felder vor Ihren Panzer. Seine Bewegung ist unterbrochen: Zuerst entscheiden Sie.',
          '22 gegen 9 ist 2-1.',
        ],
        task: 'Feuern Sie mit dem Panzer, der wacht.',
        praise: 'Mitten in der Bewegung vernichtet. Ihr Panzer hat gefeuert, seine Wache ist vorbei.',
      },
      wait: {
        text: [
          'Diesmal ist der Sherman fünf Felder weg: mehr als die halbe Reichweite, nur 1-1. Er will nach D-5, und bei jedem Feld, das er betritt, werden Sie wieder gefragt.',
        ],
        task: 'Halten Sie jetzt das Feuer und feuern Sie, wenn der Sherman in D-5 ist.',
        praise: 'Ein Feld näher zählte dieselbe Kanone doppelt.',
        slips: {
          early:
            'Auf fünf Felder gefeuert, mit halber Wirkung. Beginnen Sie den Schritt noch einmal und warten Sie auf D-5.',
        },
      },
      avoid: {
        text: [
          'Nun bewegen Sie sich, und das feindliche Geschütz in A-5 wacht. Es reicht drei Felder weit. Wege durch sein Feld sind schraffiert.',
          'Den Weg wählen Sie Feld für Feld: Drücken Sie „Wegpunkte setzen“ und [klicken|tippen] Sie auf die Felder, über die er führen soll[; Umschalt + Klick tut dasselbe|].',
        ],
        task: 'Bringen Sie den Panzer von D-2 nach D-9, durch die Reihe E, wohin das Geschütz nicht reicht.',
        praise: 'Acht Felder, acht Punkte und kein Schuss. Der gerade Weg wäre um eines kürzer gewesen.',
        slips: {
          seen: 'Das Geschütz hat gefeuert: Der Weg führte durch sein Feld. Beginnen Sie den Schritt noch einmal, durch die Reihe E.',
        },
      },
    },
  },
  sight: {
    title: 'Sichtlinie',
    about:
      'Was eine Linie versperrt, was darüber hinwegsieht, was hinter einem Kamm steckt, und wie man Verborgene findet.',
    steps: {
      blocked: {
        text: [
          'Wer feuert, muss das Ziel sehen. Die Linie läuft von der Mitte des einen Feldes zur Mitte des anderen; ein Wald, ein Dorf oder eine Hecke, die sie berührt, versperrt sie.',
          'Das Werkzeug „Sichtlinie“ zeichnet sie und nennt, was im Weg ist.',
        ],
        task: 'Versuchen Sie, mit Ihrem Panzer in D-3 auf den Sherman in D-9 zu feuern.',
        praise: 'Abgelehnt nach Regel X6.3.8a: Niemand sieht den Sherman, also hat ihn niemand entdeckt.',
      },
      around: {
        text: ['Von D-4 aus ist der Wald noch im Weg. Von B-6 aus geht die Linie daran vorbei.'],
        task: 'Bewegen Sie den Panzer nach B-6.',
        praise: 'Er sieht den Sherman, und der Sherman ihn: Sichtlinien gelten in beide Richtungen.',
        slips: { elsewhere: 'Das ist nicht B-6. Nehmen Sie es zurück und versuchen Sie es noch einmal.' },
      },
      hill: {
        text: [
          'Auf ebener Erde verbirgt ein Wald alles dahinter. Vom Hügel sieht man über ihn hinweg, aber nicht, was dicht dahinter liegt: C-9 bleibt in seinem Schatten.',
        ],
        task: 'Fahren Sie den Panzer von D-2 auf die Kuppe in B-2.',
        praise:
          'Von dort oben sieht er den Sherman in C-10. Hänge sind teuer: drei Punkte für ein Fahrzeug, und zwei mehr über den Fuß des Hügels.',
      },
      reverse: {
        text: [
          'Zwei Sherman, gleich weit weg. Der in F-7 steht hinter dem Kamm des Hügels: Der Würfel zählt 2 mehr, und Feuer auf einen Hügel zählt halb, also 1-1. Der in G-6 steht im Offenen: 2-1.',
        ],
        task: 'Feuern Sie auf den Sherman, dem der Hügel nicht hilft.',
        praise: 'Vernichtet. Hinter einem Kamm hätte er es vielleicht überlebt.',
        slips: {
          crest: 'Der stand hinter dem Kamm. Beginnen Sie den Schritt noch einmal und feuern Sie auf den anderen.',
        },
      },
      spot: {
        text: [
          'Die amerikanische Infanterie sitzt in einem Wald. Eine Linie gibt es, aber wer in Wald oder Häusern still hält, ist verborgen und kann nicht beschossen werden, bis er entdeckt ist.',
          'Aufklärer entdecken bis vier Felder weit ohne Würfel.',
        ],
        task: 'Wählen Sie die Aufklärer in A-5, öffnen Sie „Feind suchen“ und wählen Sie A-8.',
        praise: 'Entdeckt: Der Marker zeigt ihn allen auf Ihrer Seite, die eine Linie haben.',
      },
      shoot: {
        text: [
          'Was einer entdeckt hat, dürfen alle beschießen, die eine Linie haben: Der Panzer steht weiter hinten und hat eine.',
        ],
        task: 'Feuern Sie mit dem Panzer in A-4 auf A-8.',
        praise: 'Angeschlagen, obwohl der Wald den Würfel um eins erhöhte. Kanonen zählen gegen weiche Ziele halb.',
      },
    },
  },
  arms: {
    title: 'Verbundene Waffen',
    about:
      'Infanterie auf Transportern, Werfer und Batterien mit fremden Augen, Panzer, die überrollen, Männer, die stürmen.',
    steps: {
      load: {
        text: [
          'Zu Fuß kommt Infanterie ein Feld weit in der Runde. Ein Halbkettenfahrzeug trägt sie: Auf- wie Absitzen kostet seine halben Bewegungspunkte.',
        ],
        task: 'Wählen Sie das Halbkettenfahrzeug in B-2 und drücken Sie „Aufsitzen lassen“, mit den Grenadieren.',
        praise: 'Sie sind aufgesessen. Was dem Fahrzeug geschieht, geschieht auch ihnen.',
      },
      unload: {
        text: [
          'Die Grenadiere sitzen schon auf. Auf der Straße kostet ein Feld einen halben Punkt, und so bleibt genug, um am Ende des Weges abzusitzen.',
          'Die Felder, in denen das geht, leuchten, wenn Sie „Hinfahren und absitzen lassen“ drücken.',
        ],
        task: 'Bringen Sie die Grenadiere nach B-6 und lassen Sie sie dort absitzen, in einer Aktivierung.',
        praise: 'Sie stehen in B-6. Beide haben sich bewegt und tun in dieser Runde nichts mehr.',
        slips: {
          aboard:
            'Sie sitzen noch auf, und das Fahrzeug hat sich bewegt. Beginnen Sie den Schritt neu und lassen Sie sie unterwegs absitzen.',
        },
      },
      mortar: {
        text: [
          'Die Granatwerfer sehen die Infanterie in D-7 nicht: Ein Wald liegt dazwischen. Das muss ein anderer: Die Aufklärer in C-6 haben eine Linie.',
          'Indirektes Feuer trifft alle im Feld, jeden mit eigenem Würfel: hier 10 gegen 10, das ist 1-1. Wer beobachtet, tut in dieser Runde nichts anderes.',
        ],
        task: 'Wählen Sie die Granatwerfer in D-2, drücken Sie „Indirektes Feuer“ und wählen Sie D-7.',
        praise: 'Angeschlagen, von Werfern, die drüben niemand sehen konnte.',
      },
      battery: {
        text: [
          'Eine Batterie steht außerhalb der Karte. Für einen Punkt wird sie gerufen: zwei Würfel, nicht mehr als die Moral der Armee. Dann wird ihr Feuer auf ein Feld gelegt, das eine Ihrer Einheiten sieht.',
          'Noch ein Würfel sagt, ob es liegt: 1 oder 2. Zusätzliche Punkte machen das leichter.',
        ],
        task: 'Rufen Sie die Batterie Wespe, dann legen Sie ihr Feuer auf D-8.',
        praise: 'Es liegt, und die Infanterie ist vernichtet. Eine Batterie feuert einmal in der Runde.',
      },
      overrun: {
        text: [
          'Panzerkanonen tun Infanterie wenig: Feuer auf F-6 wäre 1-2. Darüber hinwegzurollen ist etwas anderes: Die ganze Stärke zählt, eine Spalte besser, das ist 2-1, und der Würfel zwei weniger. Angeschlagen, wie sie sind, noch eins weniger.',
          'Panzer überrollen nur im Offenen. Sie fahren durch das Feld und halten gleich dahinter.',
        ],
        task: 'Wählen Sie den Panzer in F-3, drücken Sie „Überrollen“, wählen Sie F-6 und fahren Sie durch bis F-7.',
        praise: 'Überrollt. Erst Feuer, dann Panzer: So fällt eine Stellung.',
        slips: { shot: 'Das war Feuer von weitem. Beginnen Sie den Schritt neu und fahren Sie hindurch.' },
      },
      assault: {
        text: [
          'Häuser nimmt man zu Fuß. Ein Nahkampf geschieht vom Nachbarfeld aus, und der Würfel zählt zwei weniger; die Häuser geben ihm eins dazu.',
          'Zwei Einheiten Grenadiere haben 6 gegen 10, das ist 1-2. Pioniere daneben sind eine Spalte wert: 1-1.',
        ],
        task: 'Nehmen Sie alle von C-7 mit „Alle“ in die Hand, drücken Sie „Nahkampf“ und wählen Sie B-8.',
        praise: 'Angeschlagen in den eigenen Häusern. Noch ein Sturm oder noch eine Granate, und Orme ist Ihres.',
        slips: { alone: 'Die Grenadiere gingen allein. Beginnen Sie den Schritt neu und nehmen Sie die Pioniere mit.' },
      },
    },
  },
  sappers: {
    title: 'Pioniere und Minen',
    about: 'Minen und wie man sie räumt, Wracks, und eine Brücke, die niemand mehr benutzen soll.',
    steps: {
      mine: {
        text: [
          'Auf der Straße in D-4 liegt eine Mine. Jeder, der ihr Feld betritt, Freund oder Feind, wird in der Spalte angegriffen, die darauf steht, hier 4-1; ebenso jeder, der es verlässt.',
          'Einen Weg um sie herum wählen Sie Feld für Feld: Drücken Sie „Wegpunkte setzen“ und [klicken|tippen] Sie auf die Felder, über die er führen soll[; Umschalt + Klick tut dasselbe|].',
        ],
        task: 'Bringen Sie den Panzer von D-2 nach D-6, an der Mine vorbei.',
        praise: 'Vorbei. Mit verborgenen Minen ist es anders: Die findet, wer hineinfährt.',
        slips: { through: 'Das war die Mine. Beginnen Sie den Schritt neu und fahren Sie um sie herum.' },
      },
      clear: {
        text: [
          'Pionieren tun Minen nichts. Vom Nachbarfeld aus gehen sie in die Mine hinein und räumen sie; bis sie fertig sind, ist sie für alle anderen gefährlich.',
        ],
        task: 'Wählen Sie die Pioniere in D-3, drücken Sie „Mine räumen“ und wählen Sie D-4.',
        praise: 'Sie sind an der Arbeit. Sind sie noch heil dort, wenn die Runde zu Ende ist, so ist die Mine weg.',
      },
      gone: {
        text: [
          'Die Pioniere arbeiten in D-4, und beide Seiten haben einmal gepasst. Zum dritten Mal hintereinander gepasst beendet die Runde.',
        ],
        task: 'Drücken Sie „Passen“ und lassen Sie die Runde enden.',
        praise: 'Die Mine ist weg: In Runde 2 ist die Straße frei.',
      },
      wreck: {
        text: [
          'Ein Wrack auf der Straße kostet jedes Fahrzeug Zeit. Pioniere in seinem Feld oder daneben schleppen es sofort weg, für einen Punkt.',
        ],
        task: 'Wählen Sie die Pioniere in E-4, drücken Sie „Wrack räumen“ und wählen Sie D-4.',
        praise: 'Die Straße ist frei für alle, die in diesem Impuls noch nach ihnen kommen.',
      },
      charge: {
        text: [
          'Um eine Brücke zu sprengen, brauchen die Pioniere ihren eigenen Träger im Feld oder daneben, hier den Lastwagen in D-6, und drei Aktivierungen auf der Brücke: zwei, um die Ladungen zu legen, die dritte, um zu gehen und zu zünden.',
        ],
        task: 'Wählen Sie die Pioniere auf der Brücke in D-7, drücken Sie „Brücke sprengen“ und wählen Sie ihr eigenes Feld, D-7.',
        praise: 'Die erste Ladung liegt; der Marker zählt sie. Dazwischen dürfen sie feuern, aber nicht weggehen.',
      },
      blow: {
        text: [
          'Zwei Ladungen liegen. Mit der dritten Aktivierung verlassen die Pioniere die Brücke, und ein Würfel mit 5 oder weniger sprengt sie.',
        ],
        task: 'Drücken Sie noch einmal „Brücke sprengen“ und wählen Sie D-6: Dorthin gehen sie.',
        praise: 'Die Brücke ist nicht mehr, und die Pioniere stehen in D-6. Fahrzeuge müssen einen anderen Weg finden.',
        slips: { walked: 'Sie sind nur weggegangen, und die Ladungen sind verloren. Beginnen Sie den Schritt neu.' },
      },
    },
  },
};
