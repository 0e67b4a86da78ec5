/** Measurements of a server: declared once, with the names and words operators read. */

interface Metric {
  readonly kind: 'counter' | 'histogram' | 'gauge';
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  readonly buckets?: readonly number[];
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export const METRICS = {
  commands: {
    kind: 'counter',
    name: 'hexfront_commands_total',
    help: 'Acts at tables, by their answer',
    label: 'answer',
  },
  stage: {
    kind: 'histogram',
    name: 'hexfront_command_seconds',
    help: 'Time of an act: waiting for the table, rules, commit, telling those who follow',
    label: 'stage',
    buckets: SECONDS,
  },
  commitWrites: {
    kind: 'histogram',
    name: 'hexfront_commit_writes',
    help: 'Writes that shared a commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
  },
  overtaken: {
    kind: 'counter',
    name: 'hexfront_overtaken_total',
    help: 'Writes that came second: another process had written to the table',
  },
  sweepFinds: {
    kind: 'counter',
    name: 'hexfront_sweep_finds_total',
    help: 'Tables whose lines were found by comparing, because no hint had come',
  },
  wrongPrints: {
    kind: 'counter',
    name: 'hexfront_wrong_prints_total',
    help: 'States that differ from their fingerprint; anything above 0 is a fault of the program',
  },
  liveTables: { kind: 'gauge', name: 'hexfront_live_tables', help: 'Tables in memory' },
  sockets: { kind: 'gauge', name: 'hexfront_sockets', help: 'Open sockets of pages' },
  unread: { kind: 'gauge', name: 'hexfront_socket_unread_bytes', help: 'Bytes sent to pages that they have not read' },
  requests: {
    kind: 'counter',
    name: 'hexfront_http_requests_total',
    help: 'Requests, by the class of their answer',
    label: 'status',
  },
  jobsWaiting: { kind: 'gauge', name: 'hexfront_jobs_due', help: 'Jobs that are due', label: 'kind' },
  jobsFailed: {
    kind: 'gauge',
    name: 'hexfront_jobs_failed',
    help: 'Jobs given up after eight attempts',
    label: 'kind',
  },
  jobsOldest: { kind: 'gauge', name: 'hexfront_jobs_oldest_seconds', help: 'Age of the oldest due job', label: 'kind' },
  jobsDone: { kind: 'counter', name: 'hexfront_jobs_done_total', help: 'Jobs done here', label: 'kind' },
  jobAttemptsFailed: {
    kind: 'counter',
    name: 'hexfront_job_attempts_failed_total',
    help: 'Attempts at jobs that failed here',
    label: 'kind',
  },
  jobWait: {
    kind: 'histogram',
    name: 'hexfront_job_wait_seconds',
    help: 'Time from when a job was due to its beginning',
    label: 'kind',
    buckets: SECONDS,
  },
  notifications: {
    kind: 'counter',
    name: 'hexfront_notifications_total',
    help: 'Notifications sent, by channel',
    label: 'channel',
  },
  thinking: { kind: 'counter', name: 'hexfront_thinking_seconds_total', help: 'Time computers have thought' },
  hintQueue: {
    kind: 'gauge',
    name: 'hexfront_notify_queue_usage',
    help: 'Part of the notification queue of PostgreSQL in use; near 1 its writers stop',
  },
  errors: { kind: 'counter', name: 'hexfront_errors_total', help: 'Errors reported in the log' },
} as const satisfies Readonly<Record<string, Metric>>;

type All = typeof METRICS;
export type MetricName = keyof All;
type OfKind<K extends Metric['kind']> = { [N in MetricName]: All[N]['kind'] extends K ? N : never }[MetricName];

/** Value of a gauge: a number, or one for each label. */
export type Reading = number | Readonly<Record<string, number>>;

/** Takes measurements. */
export interface Meter {
  count(metric: OfKind<'counter'>, label?: string, by?: number): void;
  observe(metric: OfKind<'histogram'>, value: number, label?: string): void;
  /** Reads a value whenever the metrics are asked for. */
  watch(metric: OfKind<'gauge'>, read: () => Reading | Promise<Reading>): void;
}

/** A meter nobody reads. */
export const NO_METER: Meter = { count: () => undefined, observe: () => undefined, watch: () => undefined };

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (began: number): number => (performance.now() - began) / 1000;
