import { type Meter, NO_METER } from './operations/meter.ts';
import { createLog, type Log } from './operations/log.ts';
import { type Settings, unknownSettings } from './settings.ts';

/** Log and metrics of a process, as its settings ask for them. */
export interface Operations {
  readonly log: Log;
  readonly meter: Meter;
  /** Address of the metrics. */
  readonly metrics?: string;
  /** Logs an error and counts it. */
  readonly report: (error: unknown) => void;
  close(): Promise<void>;
}

export async function openOperations({ log: level, metrics }: Pick<Settings, 'log' | 'metrics'>): Promise<Operations> {
  const log = createLog(level);
  for (const variable of unknownSettings()) log.warn('unknown setting', { variable });
  if (metrics === undefined) return { log, meter: NO_METER, report: log.report, close: async () => undefined };
  // The library is loaded where it is used.
  const { createPrometheus, serveMetrics } = await import('./operations/prometheus.ts');
  const meter = createPrometheus(log.report);
  const { address, close } = await serveMetrics(meter, metrics);
  const report = (error: unknown): void => {
    meter.count('errors');
    log.report(error);
  };
  return { log, meter, metrics: address, report, close };
}
