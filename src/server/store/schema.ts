import type { Generated } from 'kysely';

/**
 * Tables of the database. Times are whole milliseconds UTC, truths are 0 and 1, JSON is text: the same columns serve SQLite and
 * PostgreSQL, and nothing depends on a database's own clock or JSON.
 */
export interface Schema {
  game: GameRow;
  line: LineRow;
  snapshot: SnapshotRow;
  seat: SeatRow;
  invite: InviteRow;
  secret: SecretRow;
  account: AccountRow;
  login: LoginRow;
  word: WordRow;
  note: NoteRow;
  setting: SettingRow;
  node: NodeRow;
  outage: OutageRow;
  job: JobRow;
  credential: CredentialRow;
  proof: ProofRow;
  block: BlockRow;
  browser: BrowserRow;
  result: ResultRow;
  rating: RatingRow;
  bias: BiasRow;
  seek: SeekRow;
  report: ReportRow;
  audit: AuditRow;
  channel: ChannelRow;
  notify: NotifyRow;
  notice: NoticeRow;
  delivery: DeliveryRow;
  vacation: VacationRow;
  pair: PairRow;
}

/** A table and the game on it, as it stands after its last line. */
export interface GameRow {
  readonly id: string;
  readonly family: string;
  /** Rules number of its last command. */
  readonly rules: number;
  /** Whole set-up text, secrets included. */
  readonly setup: string;
  readonly title: string;
  readonly scenario: string | null;
  readonly owner: string;
  /** Side the owner asked for; null where chance decides. */
  readonly wanted: string | null;
  readonly terms: string;
  readonly visible: string;
  readonly phase: string;
  /** Number of the last line. */
  readonly head: number;
  readonly played: number;
  readonly turn: number;
  readonly decides: string | null;
  /** JSON of `Progress`: everything else that changes with lines. */
  readonly progress: string;
  readonly outcome: string | null;
  readonly rematch: string | null;
  readonly made: number;
  readonly moved: number;
}

export interface LineRow {
  readonly game: string;
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  /** Commands that count after this line. */
  readonly played: number;
  /** Client key, on the first line of what was done with it. */
  readonly key: string | null;
  readonly body: string;
}

export interface SnapshotRow {
  readonly game: string;
  /** Number of the command line it was made after. */
  readonly seq: number;
  readonly played: number;
  readonly rules: number;
  readonly hash: string;
  readonly state: string;
}

export interface SeatRow {
  readonly game: string;
  readonly account: string;
  /** Null while chance has not decided. */
  readonly side: string | null;
  readonly joined: number;
  /** Time its player last looked at the table, and last was told that a decision waits. */
  readonly visited: Generated<number>;
  readonly told: Generated<number>;
  /** Last line its player was shown. */
  readonly seen: Generated<number>;
  /** Server at which its player looks at the table now. */
  readonly here: string | null;
  /** Wish of its player about notices of this table; null, as of all others. */
  readonly notify: string | null;
}

export interface InviteRow {
  /** SHA-256 of the link's secret. */
  readonly print: string;
  readonly game: string;
}

export interface SecretRow {
  readonly game: string;
  /** Links kept of the dice chain, the last one among them, encrypted with the key of this server. */
  readonly tail: string;
}

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** Name in the form in which likeness is compared. */
  readonly folded: string;
  /** `guest`, `person` with a way to log in, `bot`, or `closed`. */
  readonly kind: string;
  /** Person who answers for a bot. */
  readonly owner: string | null;
  readonly made: number;
  /** Time until which its chat is not taken. */
  readonly muted: number | null;
  /** `moderator`, or null. */
  readonly role: string | null;
}

export interface LoginRow {
  /** SHA-256 of the token. */
  readonly print: string;
  readonly account: string;
  /** `cookie` of a browser, or `token` of a bot. */
  readonly kind: string;
  readonly made: number;
  readonly seen: number;
  /** Browser and system it was made with. */
  readonly label: string;
}

/** A way to log in. */
export interface CredentialRow {
  readonly id: string;
  readonly account: string;
  readonly kind: string;
  /** Hash of a password, public key of a passkey, print of a recovery code, mail address. */
  readonly body: string;
  /** Uses of a passkey, as its authenticator counts them. */
  readonly counter: number;
  readonly label: string;
  readonly made: number;
  readonly used: number | null;
}

/** A secret that proves something once. */
export interface ProofRow {
  readonly print: string;
  readonly kind: string;
  readonly account: string | null;
  readonly body: string | null;
  readonly until: number;
}

/** A player another one wants nothing to do with. */
export interface BlockRow {
  readonly account: string;
  readonly blocked: string;
  readonly made: number;
}

export interface WordRow {
  readonly id: number;
  readonly game: string;
  readonly account: string;
  readonly room: string;
  readonly text: string;
  readonly at: number;
}

export interface NoteRow {
  readonly game: string;
  readonly account: string;
  readonly place: string;
  readonly text: string;
}

export interface SettingRow {
  readonly key: string;
  readonly value: string;
}

/** A server, and when it last said that it runs. */
export interface NodeRow {
  readonly id: string;
  readonly started: number;
  readonly seen: number;
}

/** A time in which no server ran. */
export interface OutageRow {
  readonly since: number;
  readonly until: number;
}

/** A job of a server that has its database for itself; several servers keep theirs with pg-boss. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly at: number;
  /** Time of the next attempt; null after the last one. */
  readonly due: number | null;
  readonly tries: number;
  readonly failure: string | null;
}

/** A browser an account was used in, known by a cookie that outlives logins. */
export interface BrowserRow {
  /** SHA-256 of the cookie. */
  readonly print: string;
  readonly account: string;
  readonly seen: number;
}

/** A finished game as its player's page shows it; written once for each player. */
export interface ResultRow {
  readonly game: string;
  readonly account: string;
  readonly family: string;
  readonly scenario: string | null;
  readonly side: string;
  /** Account of the other player; null for a computer. */
  readonly opponent: string | null;
  /** 1 won, 0.5 drawn, 0 lost; null where the game came to nothing. */
  readonly score: number | null;
  /** Way it ended: as outcomes say, or `void`. */
  readonly how: string;
  /** 1: the player left early. */
  readonly left: number;
  readonly rated: number;
  /** Reason a rated game did not count. */
  readonly why: string | null;
  /** Rating before and after, and its deviation after. */
  readonly before: number | null;
  readonly after: number | null;
  readonly rd: number | null;
  /** 1: shown on the player's page to everyone. */
  readonly open: number;
  readonly at: number;
}

export interface RatingRow {
  readonly account: string;
  readonly family: string;
  readonly points: number;
  readonly rd: number;
  readonly volatility: number;
  readonly games: number;
  /** Time of the last game. */
  readonly at: number;
}

/** Points the first side of a scenario is ahead between equals. */
export interface BiasRow {
  readonly family: string;
  readonly scenario: string;
  readonly points: number;
  readonly rd: number;
  readonly games: number;
}

/** A player who looks for a quick game. */
export interface SeekRow {
  readonly account: string;
  readonly family: string;
  readonly pace: string;
  readonly rated: number;
  readonly points: number;
  readonly made: number;
  /** Time of the last look. */
  readonly seen: number;
  /** Table that was found. */
  readonly game: string | null;
}

export interface ReportRow {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly about: string;
  readonly game: string | null;
  /** Number of the chat line, and its text by then. */
  readonly word: number | null;
  readonly quoted: string | null;
  readonly reason: string;
  readonly note: string;
  readonly closed: number | null;
  readonly closedBy: string | null;
}

/** Act of a moderator or admin. */
export interface AuditRow {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly act: string;
  readonly about: string | null;
  readonly game: string | null;
  readonly note: string;
}

/** A way to tell a player something: of one table, or of all. */
export interface ChannelRow {
  readonly id: string;
  readonly account: string;
  readonly game: string | null;
  readonly kind: string;
  /** Form of a webhook's messages. */
  readonly format: string | null;
  /** Address of a webhook, subscription of a browser; empty for the mail address of the account. */
  readonly address: string;
  readonly label: string;
  readonly made: number;
  /** Messages in a row that did not arrive. */
  readonly failures: number;
  /** Time it was switched off, because messages did not arrive. */
  readonly off: number | null;
}

/** Wishes of an account about notices. */
export interface NotifyRow {
  readonly account: string;
  readonly settings: string;
}

/** Notice a player was sent, or will be sent in a digest: each once. */
export interface NoticeRow {
  readonly id: string;
  readonly account: string;
  readonly body: string;
  readonly made: number;
  /** 1 while it waits for a digest. */
  readonly digest: number;
}

/** A message on its way over a channel. */
export interface DeliveryRow {
  readonly id: string;
  readonly channel: string;
  readonly body: string;
  readonly tries: number;
}

export interface VacationRow {
  readonly account: string;
  readonly since: number;
  readonly until: number;
}

/** A pair of games of a tournament that other machines play. */
export interface PairRow {
  readonly id: string;
  readonly run: string;
  readonly game: string;
  /** Program and rules its results must come from. */
  readonly program: string;
  readonly body: string;
  readonly at: number;
  /** Workers it was handed to. */
  readonly tries: number;
  /** Id of the job it was handed out with. */
  readonly lease: string | null;
  readonly result: string | null;
  readonly failure: string | null;
}
