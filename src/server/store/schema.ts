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
  /** `guest`, `person` with a way to log in, or `closed`. */
  readonly kind: string;
  readonly made: number;
}

export interface LoginRow {
  /** SHA-256 of the cookie's token. */
  readonly print: string;
  readonly account: string;
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
