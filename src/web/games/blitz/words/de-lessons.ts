import type { LessonWords } from '#table/lesson.ts';

/** Was die Lektionen lehren, auf Deutsch. Ein Test hält Zahlen und Regelnummern gegen das Spiel. */
export const lessonsDe: Readonly<Record<string, LessonWords>> = {
  moving: {
    title: 'Bewegung und Straßen',
    about: 'Eine Einheit wählen, sehen, wie weit sie kommt, die Straße nutzen, auf den Wald achten.',
    steps: {
      first: {
        text: [
          'Sie sind Groß-Blau. Ein Spielstein zeigt seine Art und seine Faktoren: 4-4 heißt Kampffaktor 4 und Bewegungsfaktor 4.',
          'Wählen Sie die Infanterie, und die Karte zeigt jedes Feld, das sie erreicht, mit dem Preis. In offenem Gelände kostet jedes Feld einen ihrer 4 Bewegungspunkte.',
        ],
        task: 'Wählen Sie die Infanterie in G2 und [klicken|tippen] Sie dann auf G5.',
        praise: 'Drei Felder für 3 Punkte. Den vierten Punkt muss sie nicht nutzen; er verfällt am Ende des Zuges.',
      },
      road: {
        text: [
          'Auf der Straße kostet ein Schritt nur ein Drittel Punkt. Panzer haben 6 Bewegungspunkte: querfeldein sechs Felder, auf der Straße achtzehn.',
          'Selbst Wald hält niemanden auf, der der Straße hindurch folgt.',
        ],
        task: 'Schicken Sie den Panzer in D2 auf der Straße in die Stadt Kreuzau (D9).',
        praise: 'Sieben Straßenschritte kosten 2⅓ Punkte. Er könnte noch weiterfahren.',
      },
      forest: {
        text: [
          'Ohne Straße dürfen Panzer und Artillerie nicht in den Wald. Ein Versuch schadet nicht: Der Schiedsrichter lehnt ab und nennt die Regel.',
        ],
        task: 'Wählen Sie den Panzer in D9 und versuchen Sie, ihn in den Wald von C8 zu ziehen.',
        praise:
          'Abgelehnt nach Regel B13.1. Jede Ablehnung in Hexfront nennt ihre Regel; [klicken|tippen] Sie auf die Nummer, um sie zu lesen.',
      },
      stop: {
        text: [
          'Infanterie darf in den Wald. Aber wer ein Wald- oder Gebirgsfeld ohne Straße betritt, muss seinen Zug dort beenden.',
        ],
        task: 'Ziehen Sie die Infanterie von D7 in den Wald von C8.',
        praise: 'Sie ist im Wald und hält: Der Rest ihrer Punkte ist für diesen Zug verloren.',
      },
      stack: {
        text: [
          'Einheiten einer Seite dürfen sich ein Feld teilen, bis zu 12 Faktoren Größe. In D3 stehen 6 + 4 = 10.',
          'Wählen Sie das Feld, so sind beide gewählt. Ein Stapel zieht so schnell wie seine langsamste Einheit. In der Leiste können Sie Einheiten abwählen und einzeln ziehen.',
        ],
        task: 'Ziehen Sie beide Einheiten aus D3 zusammen nach D8.',
        praise: 'Beide sind da. Unterwegs fuhren sie durch D6: Freunde dürfen einander passieren.',
      },
      end: {
        text: [
          'Wenn Sie alles gezogen haben, was Sie ziehen wollen, sagen Sie es. Bis dahin lässt sich alles zurücknehmen, mit „Zurück“[ oder Strg + Z|].',
        ],
        task: 'Drücken Sie „Bewegung beenden, Kämpfe ansagen“[ (oder die Taste D)|].',
        praise: 'Die Bewegung ist zu Ende; als Nächstes werden Kämpfe angesagt. Darum geht es in der nächsten Lektion.',
      },
    },
  },
  zones: {
    title: 'Kontrollzonen',
    about: 'Die sechs Felder um eine Einheit halten den Gegner auf und zwingen ihn zum Kampf.',
    steps: {
      enter: {
        text: [
          'Jede Bodeneinheit beherrscht die sechs Felder ringsum: ihre Kontrollzone. [Die Taste Z|Eine Zeile unter „Einblendungen“, dem Zeichen mit den Blättern links,] blendet die Zonen ein und wieder aus.',
          'Wer eine feindliche Zone betritt, muss dort halten, wie viele seiner 6 Punkte auch übrig sind.',
        ],
        task: 'Ziehen Sie den Panzer nach D5, neben die rote Infanterie.',
        praise: 'Nach 3 Punkten hält er in D5. An einem Gegner kommt niemand einfach so vorbei.',
      },
      slip: {
        text: [
          'Eine Einheit, die ihren Zug in einer feindlichen Zone beginnt, darf hinaus. Ihr erster Schritt muss aber auf ein Feld ohne feindliche Kontrolle führen: An der Front entlangschlüpfen kann sie nicht.',
          'Die Infanterie in A5 sitzt fest: A4, A6 und B4 sind alle von Rot kontrolliert.',
        ],
        task: 'Versuchen Sie trotzdem, die Infanterie hinauszuziehen: Wählen Sie A5 und [klicken|tippen] Sie auf A4.',
        praise:
          'Abgelehnt nach B7.z4: Von einem kontrollierten Feld zum nächsten führt kein Schritt. Die Infanterie wird kämpfen müssen.',
      },
      round: {
        text: [
          'Außen herum ist der Weg frei: ein Schritt hinaus, hinten herum und wieder heran. Die Reichweite auf der Karte weiß das; sie zeigt nur erlaubte Wege.',
        ],
        task: 'Bringen Sie den Panzer nach D7, hinter die rote Infanterie.',
        praise: 'Alle 6 Punkte für ein Feld, das zwei Schritte entfernt liegt. So viel ist eine Kontrollzone wert.',
      },
      touched: {
        text: [
          'Die Bewegung ist zu Ende, nun werden Kämpfe angesagt. Jedes rote Feld, in dessen Zone eine Ihrer Einheiten steht, muss angegriffen werden.',
          'Wählen Sie einen Angreifer, dann das rote Feld, dann „Diesen Kampf ansagen“. Der Panzer hat 3-1 gegen D6, die Infanterie 2-1 gegen F5.',
        ],
        task: 'Sagen Sie beide Kämpfe an und drücken Sie „Kämpfe beginnen“.',
        praise:
          'Beide roten Felder werden angegriffen. Mit nur einem hätte der Schiedsrichter Sie nicht beginnen lassen.',
      },
      everybody: {
        text: [
          'Die andere Hälfte der Regel (B7.a9): Auch jede Ihrer Einheiten in einer feindlichen Zone muss kämpfen. Der Panzer allein hätte 1-1, aber die Infanterie darf nicht zusehen.',
          'Mehrere Angreifer zählen zusammen. Wählen Sie den ersten, [halten Sie die Umschalttaste und wählen Sie den zweiten|dann D6, und nehmen Sie den zweiten unter „Könnten mitkämpfen“ dazu]: 10 gegen 4 ist 2-1.',
        ],
        task: 'Greifen Sie D6 mit Panzer und Infanterie in einem Kampf an und drücken Sie „Kämpfe beginnen“.',
        praise: 'Gemeinsam kommen sie auf 2-1.',
        slips: {
          alone:
            'So weit erlaubt, aber die Infanterie in E6 steht in der roten Zone und muss ebenfalls kämpfen. Blasen Sie diesen Kampf ab und sagen Sie einen mit beiden an.',
        },
      },
    },
  },
  odds: {
    title: 'Verhältnis, Ablenkung, Kessel',
    about: 'Wie stark ein Angriff ist, wie ein schwacher einem starken hilft, und warum ein Ring tödlich ist.',
    steps: {
      short: {
        text: [
          'Was zählt, ist das Verhältnis von Angriff zu Verteidigung, zugunsten des Verteidigers gerundet. Panzer und Infanterie haben 10 gegen 4: das ist 2-1.',
          'Mit 12 wäre es 3-1, und bei 3-1 wird kein Angriff zurückgeworfen. Zwei Faktoren fehlen.',
        ],
        task: 'Bringen Sie die kleine Infanterie 2-4 aus F2 neben D4.',
        praise: 'Jetzt stehen 6 + 4 + 2 gegen 4.',
      },
      declare: {
        text: [
          'Die Leiste zeigt das Verhältnis, woraus es besteht, und die genauen Chancen jedes Ergebnisses. Zu rechnen gibt es nichts.',
        ],
        task: 'Wählen Sie alle drei Angreifer[ (die Umschalttaste nimmt einen Stapel dazu), dann D4|: den ersten, dann D4, die übrigen unter „Könnten mitkämpfen“], und sagen Sie den Kampf an: 12 gegen 4, also 3-1.',
        praise:
          'Bei 3-1 ist der Verteidiger bei zwei Augenzahlen vernichtet, bei zweien zurückgeworfen, und bei zweien gibt es einen Austausch.',
      },
      soak: {
        text: [
          'Zwei rote Panzerdivisionen; Sie berühren beide, also müssen beide angegriffen werden. Die Kräfte aufzuteilen ergibt zwei mäßige Angriffe.',
          'Besser: ein Ablenkungsangriff. Die kleine Infanterie nimmt es allein mit D5 auf, bei 1-6, dem schlechtesten erlaubten Verhältnis. Sie wird leiden, aber alle drei Panzerdivisionen sind frei für 3-1 gegen D4 – statt 2-1.',
        ],
        task: 'Sagen Sie die drei Panzerdivisionen gegen D4 und die Infanterie 1-4 gegen D5 an und beginnen Sie die Kämpfe.',
        praise: 'Das ist das Herz des Spiels: einen Faktor gewagt, sechs gewonnen.',
        slips: {
          spread:
            'Erlaubt, aber dieser Panzer fehlt gegen D4. Blasen Sie den Kampf ab und überlassen Sie D5 der kleinen Infanterie.',
        },
      },
      surround: {
        text: [
          'Um D4 stehen auf allen Seiten Ihre Einheiten oder ihre Zonen: Zurück geht es nirgends. Wer zurück muss und nicht kann, ist vernichtet.',
          'Sie werden eine 3 würfeln (in dieser Lektion festgelegt): „Verteidiger 2 zurück“.',
        ],
        task: 'Drücken Sie „Austragen“ beim Kampf um D4.',
        praise: 'Nur „Verteidiger 2 zurück“ – aber wohin? Die Panzerdivision ist vernichtet.',
      },
      river: {
        text: [
          'Flüsse kosten keine Bewegung, helfen aber dem Verteidiger: Stehen alle Angreifer auf Flussfeldern und er nicht, so zählt er doppelt.',
          'Aus D7, am Dott, hätte der Panzer 6 gegen 8. Von trockenem Land aus hat er 6 gegen 4, also 1-1.',
        ],
        task: 'Bringen Sie den Panzer neben die rote Infanterie in D8 – aber nicht am Fluss.',
        praise:
          'Vor dem Angriff über den Fluss zu gehen macht aus 1-2 ein 1-1. Städte und Gebirge verdoppeln die Verteidigung von allen Seiten.',
        slips: {
          wet: 'Erlaubt, aber D7 liegt am Fluss: Die 4 von Rot zählen 8, das Verhältnis ist 1-2. Nehmen Sie es zurück und gehen Sie außen herum.',
        },
      },
    },
  },
  results: {
    title: 'Rückzug, Nachrücken, Austausch',
    about: 'Was der Würfel anrichtet: wer zurückgeht, wer folgt, wer zahlt.',
    steps: {
      back: {
        text: [
          'Ein Kampf bei 2-1 ist angesagt. Ein häufiges Ergebnis heißt „Verteidiger 2 zurück“: Die rote Einheit zieht sich zwei Felder zurück; den Weg wählt ihr Besitzer.',
          'Der Sieger darf auf das geräumte Feld nachrücken, sofort und ohne Kosten. Der Würfel ist hier auf 3 festgelegt.',
        ],
        task: 'Drücken Sie „Austragen“ und rücken Sie dann nach: [Klicken|Tippen] Sie auf D4.',
        praise: 'Gelände gewonnen. Nachrücken ist nie Pflicht, wird aber sofort entschieden.',
        slips: {
          stayed:
            'Auch erlaubt: Der Sieger darf stehen bleiben. Hier sollen Sie aber nachrücken. Beginnen Sie den Schritt neu.',
        },
      },
      own: {
        text: [
          'Es kann auch schiefgehen. Bei 2-1 heißt eine 6 „Angreifer 2 zurück“. Dann wählen Sie den Weg: zwei Felder, nicht durch eine feindliche Zone, nicht zurück auf das alte Feld.',
        ],
        task: 'Drücken Sie „Austragen“ (der Würfel zeigt eine 6) und ziehen Sie den Panzer in die Stadt Aldburg (D2) zurück.',
        praise: 'Sicher und in der Stadt. Die rote Infanterie hätte auf D4 nachrücken dürfen.',
        slips: {
          elsewhere:
            'Ein erlaubter Rückzug, aber die Stadt bleibt allein. Beginnen Sie den Schritt neu und gehen Sie nach D2.',
        },
      },
      exchange: {
        text: [
          'Eine Infanterie in einer Stadt zählt doppelt: 8. Sie greifen mit 8 + 6 + 4 = 18 an, das ist 2-1. Der Würfel zeigt eine 2: Austausch.',
          'Der Verteidiger wird entfernt, und Sie geben Angreifer ab, die mindestens so viel wert sind, wie er zählte: 8. Nur ganze Einheiten.',
        ],
        task: 'Tragen Sie den Kampf aus und zahlen Sie den Austausch so billig wie möglich.',
        praise: 'Genau 8. Mit 6 + 4 hätten Sie 10 gezahlt, und 8 + 4 wäre abgelehnt worden: Die 4 ist überflüssig.',
        slips: {
          dear: 'Erlaubt, aber 6 + 4 = 10 Faktoren für eine Schuld von 8. Beginnen Sie den Schritt neu und zahlen Sie mit der 8.',
        },
      },
      city: {
        text: [
          'Auch nach einem Austausch dürfen die Überlebenden nachrücken. Eine Stadt gehört der Seite, deren Einheiten am Ende der Kämpfe als einzige in ihr oder neben ihr stehen – Städte entscheiden das Spiel.',
        ],
        task: 'Rücken Sie mit dem Panzer 6-6 nach Rotheim (D6) nach.',
        praise: 'Die Stadt gehört Ihnen. Die Infanterie darf folgen: 6 + 4 ist nicht mehr als 12.',
        slips: {
          left: 'Auch erlaubt; aber der Panzer soll die Stadt halten. Beginnen Sie den Schritt neu.',
        },
      },
    },
  },
  theatre: {
    title: 'Ein Turnierzug: Luft und See',
    about: 'Eine Landung, ein Absprung hinter der Front und Flugzeuge darüber: ein ganzer Zug.',
    steps: {
      invade: {
        text: [
          'Das Turnierspiel bringt See und Luft dazu. Ihre Marineinfanterie liegt im Seefeld der Zone A. Von dort kann sie an Stränden landen: B4 und C4.',
          'Eine Landung beginnt auf einem Meeresfeld vor dem Strand. Wählen Sie die Einheit in der Leiste (Auf See), drücken Sie „Landung ansetzen“ und [klicken|tippen] Sie auf den Strand, um den es geht.',
        ],
        task: 'Setzen Sie eine Landung am Strand von B4 an, wo die rote Infanterie steht: Die Marineinfanterie nimmt das Meeresfeld B3 davor.',
        praise: 'Sie wird aus dem Wasser angreifen. Müsste sie zurück, wäre sie verloren.',
        slips: {
          beside:
            'Erlaubt, aber von dort berührt sie die rote Infanterie nicht. Nehmen Sie es zurück und zielen Sie auf B4.',
        },
      },
      embark: {
        text: [
          'In einem eigenen Hafen kann eine Einheit an Bord gehen; damit endet ihr Zug. In der nächsten Runde kann sie in einem anderen Hafen landen oder einen Strand angreifen.',
        ],
        task: 'Wählen Sie die Infanterie im Hafen (F4) und schiffen Sie sie nach A ein.',
        praise: 'An Bord. In diesem Zug tut sie nichts mehr.',
      },
      drop: {
        text: [
          'Fallschirmjäger starten in einer freundlichen Stadt, fliegen bis zu 20 Felder weit und gehen mit dem, was sie haben, zu Fuß weiter. Neben dem Gegner dürfen sie nicht landen (B18.2).',
        ],
        task: 'Fliegen Sie die Fallschirmjäger von F7 auf ein Feld nahe B5, zum Beispiel B6, und ziehen Sie sie dann nach B5.',
        praise: 'Marineinfanterie vor ihr, Fallschirmjäger hinter ihr: Die rote Infanterie ist eingekesselt.',
        slips: {
          near: 'Gut gelandet. Nun zu Fuß weiter: Wählen Sie die Fallschirmjäger und ziehen Sie sie nach B5.',
        },
      },
      support: {
        text: [
          'Nach der Bewegung werden Kämpfe und Flüge zusammen angesagt. Marineinfanterie und Fallschirmjäger haben 6 + 4 gegen 4: 2-1. Mit 4 Faktoren taktischer Flugzeuge wird daraus 3-1.',
          'Wählen Sie beide Angreifer und B4 und sagen Sie den Kampf an. Wählen Sie dann die Flugzeuge in F4, drücken Sie „Taktische Unterstützung“ und [klicken|tippen] Sie auf B4.',
        ],
        task: 'Beenden Sie die Bewegung, greifen Sie B4 mit Marineinfanterie und Fallschirmjägern an und schicken Sie die Flugzeuge dorthin.',
        praise: '14 gegen 4. Flugzeuge brauchen eine Bodeneinheit im Kampf, und danach müssen sie landen.',
      },
      fight: {
        text: [
          'Die Turniertabelle gibt Verluste und für eine der Seiten einen Rückzug. Der Würfel ist auf 6 festgelegt: Rot verliert 2 Faktoren und muss 4 Felder zurück. Eingekesselt, wie es ist, kann es das nicht.',
          'Marineinfanterie auf einem Meeresfeld rückt sofort auf den Strand nach.',
        ],
        task: 'Beginnen Sie die Kämpfe, tragen Sie den Kampf aus und rücken Sie mit der Marineinfanterie nach: [Klicken|Tippen] Sie auf B4 und wählen Sie sie.',
        praise: 'Der Strand gehört Ihnen.',
      },
      land: {
        text: [
          'Zuletzt muss jedes Flugzeug landen: in einer freundlichen Stadt mit Platz dafür, nicht weiter vom Ziel als seine Reichweite.',
        ],
        task: 'Beenden Sie das Nachrücken („Bleiben: nicht weiter nachrücken“), schicken Sie die Flugzeuge heim („Alle zurück zu ihren Basen“, oder wählen Sie sie und [klicken|tippen] Sie auf eine Ihrer Städte) und beenden Sie die Landung.',
        praise: 'Das war ein ganzer Turnierzug. Jetzt ist Rot an der Reihe.',
      },
    },
  },
  impulses: {
    title: 'Impulse und Zonen',
    about: 'Das Modulsystem: vor den Kämpfen ziehen und danach noch einmal, und nur angreifen, wo man will.',
    steps: {
      along: {
        text: [
          'Mit dem fließenden Impuls (M1) halten Kontrollzonen niemanden auf. Eine zu betreten kostet, was das Feld kostet.',
          'Jeder Schritt aus einer Zone heraus kostet 2 Punkte, wohin er auch führt. Ihre Infanterie steht neben zwei Gegnern und hat 4 Punkte.',
        ],
        task: 'Ziehen Sie mit der Infanterie von A5 am Gegner entlang nach A4.',
        praise: 'Sie hat 2 Punkte bezahlt und ebenso viele übrig: Sie könnte auf der anderen Seite hinausschlüpfen.',
      },
      again: {
        text: [
          'Jeder Spielerzug hat zwei Impulse: Bewegung, Kampf und wieder Bewegung. Im zweiten haben Ihre Einheiten noch einmal alle Punkte: der Panzer 6.',
          'Danach wird nicht gekämpft. Es ist die Zeit, durch eine Lücke zu fahren, eine Stadt zu nehmen oder sich in Sicherheit zu bringen.',
        ],
        task: 'Fahren Sie von D4 in die Stadt Rotheim in D9 und beenden Sie den Zug.',
        praise: 'Rotheim gehört Ihnen. Rot hatte dazwischen nichts zu sagen.',
      },
      rigid: {
        text: [
          'Der starre Impuls (M2) ist die strengere Schwester: Kontrollzonen halten auf wie eh und je.',
          'Wer nach den Kämpfen in einer steht, zieht im zweiten Impuls nicht, und niemand betritt dann eine.',
        ],
        task: 'Versuchen Sie, mit der Infanterie von D5 nach D3 zurückzugehen.',
        praise:
          'Abgelehnt nach M2.3. Wählen Sie zwischen M1 und M2, wenn Sie ein Spiel bauen: Sie schließen einander aus.',
      },
      between: {
        text: [
          'Veränderte Kontrollzonen (M3): Aus der Zone eines Gegners dürfen Sie in die eines anderen treten, wenn beide Zonen kein Feld gemeinsam haben. Dort halten Sie.',
          'Die beiden Gegner stehen hier drei Felder auseinander, also haben sie nichts gemeinsam. Der Schritt von D7 nach E7, noch neben demselben Gegner, wird nach M3.5 abgelehnt: Der Weg dorthin führt außen herum über E8.',
        ],
        task: 'Gehen Sie von D7 nach D8, zwischen die beiden.',
        praise: 'Sie sind in der nächsten Zone und halten.',
      },
      voluntary: {
        text: [
          'Mit M3 muss niemand angreifen. Kämpfe werden einzeln angesagt, und jeder wird sofort ausgetragen.',
          'Die beiden Panzer kommen gegen D6 auf 3-1. Die Infanterie in B4 hätte einen schlechten Kampf und lässt ihn.',
        ],
        task: 'Greifen Sie D6 mit beiden Panzern an, bleiben Sie danach stehen und beenden Sie die Kämpfe.',
        praise: 'Ein Kampf gewonnen, keiner aus Pflicht verloren.',
      },
    },
  },
  rails: {
    title: 'Eisenbahn und Versorgung',
    about:
      'Das Modulsystem: Züge tragen Einheiten, Strecken werden unterbrochen, und jede Einheit braucht eine Versorgungslinie.',
    steps: {
      ride: {
        text: [
          'Mit den Eisenbahnen (M7) sind die roten Linien Strecken, und zu Fuß ist niemand schneller auf ihnen. Züge schon.',
          'Einheiten aufzunehmen kostet einen Zug zehn Bahnpunkte, jedes Feld einen, sie abzusetzen fünf. Er hat sechzig.',
        ],
        task: 'Lassen Sie die Infanterie in B2 in den Zug steigen, fahren Sie ihn nach B9 und lassen Sie sie dort aussteigen.',
        praise: 'Der Zug hat 22 Punkte verbraucht. Wer eben ausgestiegen ist, hat zwei Bewegungspunkte weniger.',
      },
      zone: {
        text: ['Ein Zug meidet gegnerische Kontrollzonen. Ein Gegner neben der Strecke genügt, sie zu sperren.'],
        task: 'Versuchen Sie, den Zug von B2 nach B8 zu fahren.',
        praise: 'Abgelehnt nach M7.7. Vertreiben Sie ihn zuerst, oder nehmen Sie einen anderen Weg.',
      },
      cut: {
        text: [
          'Infanterie und Panzer, die nicht angegriffen haben, können die Strecke unterbrechen, auf der sie stehen. Sie bleibt es bis zum Ende des nächsten gegnerischen Zuges.',
          'Ein Zug zahlt zehn Punkte für jede Marke, die er überquert; zwei Marken trennen eine Versorgungslinie.',
        ],
        task: 'Ziehen Sie mit der Infanterie von C8 auf die Strecke in B8 und unterbrechen Sie sie dort.',
        praise: 'Die Strecke nach Rotheim ist unterbrochen.',
      },
      line: {
        text: [
          'Mit Versorgung (M10) braucht jede Einheit eine Linie: höchstens fünf Schritte zu einer Quelle oder zu einer Strecke, die zu einer führt.',
          'Wer versorgt ist, darf nicht enden, wo er es nicht ist. Verloren geht nichts: Der Schiedsrichter sagt es, bevor die Phase endet.',
        ],
        task: 'Ziehen Sie mit der Infanterie von D5 nach H5, sechs Felder von der Strecke, und versuchen Sie, die Bewegung zu beenden.',
        praise: 'Abgelehnt nach M10.14. Nehmen Sie den Zug zurück, oder halten Sie näher an der Strecke.',
      },
      isolated: {
        text: [
          'Eine Einheit ohne Linie zu Beginn ihres Zuges ist isoliert: Sie hat keine Kontrollzone und zählt halb.',
          'Die Infanterie von Rot in D5 ist es. Ihr Panzer allein kommt gegen sie auf 3-1.',
        ],
        task: 'Sagen Sie den Angriff des Panzers in D4 auf D5 an und beginnen Sie den Kampf.',
        praise: 'Jemanden abzuschneiden ist der halbe Sieg.',
      },
    },
  },
  sea: {
    title: 'Die See',
    about:
      'Das Modulsystem: Schiffe tragen Armeen, Kampfgruppen beherrschen die See, und ein Strand fällt in zwei Wellen.',
    steps: {
      load: {
        text: [
          'Mit den Seestreitkräften (M11) ist niemand ohne Schiff auf See. Transporter tragen acht Faktoren, Landungsschiffe bringen sie über einen Strand, Kampfgruppen kämpfen.',
          'Einheiten, die den Zug in einem Hafen begonnen haben, gehen dort an Bord, und die Schiffe dürfen sofort auslaufen.',
        ],
        task: 'Bringen Sie die Marineinfanterie in B4 an Bord des Transporters, dann beide Schiffe auf See.',
        praise: 'Sie sind in Zone A auf See. Wer ausgelaufen ist, tut in diesem Zug nichts mehr.',
      },
      ruled: {
        text: [
          'Wer mehr Kampfgruppen in einer Zone auf See hat, ist dort überlegen. Transporter und Landungsschiffe tun in einer Zone unter gegnerischer Überlegenheit nichts; sie müssen sie räumen.',
          'Ein Seefeld vor der Küste ist ein Landungsfeld: Von dort landen Truppen.',
        ],
        task: 'Nehmen Sie den Verband in Zone B in die Hand und versuchen Sie, ihn auf das Landungsfeld F3 zu bringen.',
        praise: 'Abgelehnt nach M11.25: Eine Kampfgruppe von Groß-Rot beherrscht Zone B. Vertreiben Sie sie zuerst.',
      },
      engage: {
        text: [
          'Ein Verband mit einer Kampfgruppe darf einen gegnerischen in seiner Zone angreifen. Es zählen Kampfgruppen gegen Kampfgruppen; ein Würfel entscheidet.',
          'Vor dem Angriff zeigt die Tafel jedes Ergebnis, wie wahrscheinlich es ist und wer danach überlegen ist.',
        ],
        task: 'Greifen Sie die Kampfgruppe von Groß-Rot mit Ihren beiden an.',
        praise: 'Sie ist versenkt. Zone B gehört Ihnen.',
      },
      storm: {
        text: [
          'Die erste Welle: Ein Landungsschiff und ein Transporter nehmen ein Landungsfeld ein und nennen einen Strand daneben. Jedes Landungsschiff bringt sechs Faktoren; Marineinfanterie zählt voll, Infanterie halb, Panzer und Artillerie gar nicht.',
          'Der Plan zeigt, was jeder Wurf brächte. Eine zurückgeworfene Welle geht wieder an Bord, und ihre Schiffe müssen einlaufen; eine vernichtete nimmt ihr Landungsschiff mit.',
        ],
        task: 'Planen Sie eine Landung am Strand F4 und stürmen Sie ihn, beenden Sie die Bewegung, greifen Sie F4 mit der Marineinfanterie an und kämpfen Sie.',
        praise: 'Die Marineinfanterie hält den Strand: F4 ist jetzt ein Brückenkopf.',
      },
      second: {
        text: [
          'Die zweite Welle kommt in einem späteren Zug: Jedes Landungsschiff bringt zwölf Faktoren aller Art zu einem Brückenkopf.',
          'Der Brückenkopf besteht, bis eine gegnerische Einheit ihn betritt.',
        ],
        task: 'Landen Sie Panzer und Infanterie vom Transporter auf F4.',
        praise: 'Zwei Wellen, ein Brückenkopf. Von hier marschiert die Armee ins Land.',
      },
    },
  },
  air: {
    title: 'Die Luft',
    about: 'Das Modulsystem: Bomber greifen vom Flugplatz aus an, Jäger geleiten sie, Flak und Abfangjäger warten.',
    steps: {
      strike: {
        text: [
          'Mit Luftstreitkräften (M12) stehen Flugzeuge auf Flugplätzen und fliegen in Ihrer Bewegung: hin, über das Ziel und wieder heim, jedes einmal im Spielerzug.',
          'Nehmen Sie beide Bombergeschwader in D2 in die Hand: der Ring ist ihre Reichweite. Drücken Sie „Einheiten bombardieren“, wählen Sie D8 und sehen Sie hin, bevor Sie fliegen: die Tafel hat die Chancen jedes Ergebnisses.',
        ],
        task: 'Schicken Sie beide Bombergeschwader gegen die Infanterie in D8 und holen Sie sie nach D2 heim.',
        praise: 'Getroffen: diese Infanterie zieht in ihrem nächsten Spielerzug nur halb so weit.',
      },
      range: {
        text: [
          'Bomber fliegen so weit, wie ihre zweite Zahl sagt, und ebenso weit zurück. Zu einem Angriff fliegt niemand weiter.',
        ],
        task: 'Drücken Sie „Einheiten bombardieren“ für beide Geschwader und [klicken|tippen] Sie auf die Infanterie in D13, elf Felder entfernt.',
        praise: 'Abgelehnt nach M12.10. Ein näherer Flugplatz brächte sie in Reichweite; verlegt wird doppelt so weit.',
      },
      escort: {
        text: [
          'Die Jäger von Groß-Rot in D13 stehen bereit. Er sieht Ihren Flug und kann ihn über dem Ziel stellen; dann dürfen Sie noch umkehren.',
          'Jäger, die mitfliegen, zählen im Verhältnis mit und werden vor den Bombern getroffen. Die Tafel zeigt, was mit ihnen und ohne sie daraus wird.',
        ],
        task: 'Greifen Sie D8 wieder mit beiden Bombergeschwadern an, haken Sie das Jagdgeschwader als Geleit an, fliegen Sie weiter, wenn der Gegner kommt, und dann heim.',
        praise:
          'Eins zu drei unterlegen hat der Abfangjäger einen Faktor verloren und niemanden getroffen. Sein Wurf galt Ihrem Geleit.',
      },
      flak: {
        text: [
          'Flak (M13) feuert auf alles, was durch ihr Feld oder eines daneben fliegt. Sie trifft Bomber zuerst, wer auch mit ihnen fliegt.',
          'Die Flak in D7 hat Ihren Weg unter Feuer, über D8 warten die Jäger. In das Feld, in dem Jäger Sie stellen, feuert keine Flak.',
        ],
        task: 'Fliegen Sie denselben Angriff mit Geleit durch die Flak. Nehmen Sie den Verlust von einem der Bombergeschwader und holen Sie die anderen heim.',
        praise: 'Sieben Faktoren blieben für die Bomben, und das war genug. Immer ist es das nicht.',
      },
      standby: {
        text: [
          'Jäger, die in Ihrem eigenen Spielerzug nicht fliegen, dürfen für den des Gegners bereitstehen. Jeder stellt einen Flug.',
          'Wenn er kommt, werden Sie jedes Mal gefragt, oder Sie hinterlassen unter „Luft“ ständige Befehle: dann antwortet die Seite für Sie, und das Spiel geht weiter.',
        ],
        task: 'Lassen Sie das Jagdgeschwader in D2 bereitstehen.',
        praise: 'Das ist die Luft: angreifen, geleiten, Flak, und jemand, der zu Hause wacht.',
      },
    },
  },
};
