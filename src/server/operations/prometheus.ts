import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Meter, METRICS, type MetricName, type Reading } from './meter.ts';

/** Metrics as Prometheus reads them, on an address of their own: they are nothing for players. */

export interface Prometheus extends Meter {
  text(): Promise<string>;
}

export function createPrometheus(report: (error: unknown) => void): Prometheus {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counters = new Map<MetricName, Counter>();
  const histograms = new Map<MetricName, Histogram>();
  const reads = new Map<MetricName, () => Reading | Promise<Reading>>();
  for (const [key, metric] of Object.entries(METRICS)) {
    const metricName = key as MetricName;
    const { name, help } = metric;
    const labelNames = 'label' in metric ? [metric.label] : [];
    if (metric.kind === 'counter') counters.set(metricName, new Counter({ name, help, labelNames, registers }));
    else if (metric.kind === 'histogram')
      histograms.set(metricName, new Histogram({ name, help, labelNames, registers, buckets: [...metric.buckets] }));
    else
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          try {
            const reading = await reads.get(metricName)?.();
            if (reading === undefined) return;
            this.reset();
            if (typeof reading === 'number') this.set(reading);
            else
              for (const [label, value] of Object.entries(reading))
                this.set({ [labelNames[0] as string]: label }, value);
          } catch (error) {
            report(error);
          }
        },
      });
  }
  const labelled = (metric: MetricName, label: string | undefined): Record<string, string> => {
    const one = METRICS[metric];
    return label !== undefined && 'label' in one ? { [one.label]: label } : {};
  };
  return {
    count: (metric, label, by = 1) => counters.get(metric)?.inc(labelled(metric, label), by),
    observe: (metric, value, label) => histograms.get(metric)?.observe(labelled(metric, label), value),
    watch: (metric, read) => void reads.set(metric, read),
    text: () => registry.metrics(),
  };
}

/** Serves the metrics at `/metrics`. Gives the address, and the way to stop. */
export async function serveMetrics(
  { text }: Pick<Prometheus, 'text'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics.\n');
      return;
    }
    text().then(
      (all) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(all),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`The metrics cannot be served at ${host}:${port}: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  server.unref();
  const bound = server.address();
  const at = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${at}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
