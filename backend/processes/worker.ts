import cluster from 'node:cluster';
import { on } from 'node:events';
import type { Backend } from '../backend.ts';

/** What a worker tells its primary process: that it accepts requests, or that it needs the figures of all workers. */
export type FromWorker =
  | { kind: 'ready'; process?: string | undefined; greeting: Greeting }
  | { kind: 'metrics wanted' };

/** What the start prints. */
export type Greeting = Pick<Backend, 'url' | 'mailbox' | 'demoPassword'> & { engine: string };

export type ToWorker =
  | { kind: 'drain' }
  | { kind: 'stop' }
  | { kind: 'gone'; process: string }
  | { kind: 'metrics'; text: string };

export const greetingOf = ({ url, mailbox, demoPassword, engine }: Backend): Greeting => ({
  url,
  mailbox,
  ...(demoPassword ? { demoPassword } : {}),
  engine: engine.kind,
});

/** Requests that clients sent before they could know of the stop arrive within this time. */
const LAST_REQUESTS_MS = 500;

/** Reports a started worker to its primary process and follows that process's orders. */
export function followPrimary(starting: Promise<Backend>, stop: () => void): void {
  const drain = (limitMs?: number) =>
    void starting.then((one) => one.drain(limitMs)).then(stop, stop);
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'stop') drain(LAST_REQUESTS_MS);
    if (message.kind === 'drain') drain();
    if (message.kind === 'gone')
      void starting.then((one) => one.forgetProcess(message.process)).catch(() => {});
  });
  starting.then(
    (backend) =>
      cluster.worker?.send({
        kind: 'ready',
        process: backend.process,
        greeting: greetingOf(backend),
      } satisfies FromWorker),
    () => {},
  );
}

const METRICS_MS = 10_000;

/** Resolves with the figures of all workers in Prometheus' format. */
export async function askPrimaryForMetrics(): Promise<string> {
  const signal = AbortSignal.timeout(METRICS_MS);
  cluster.worker?.send({ kind: 'metrics wanted' } satisfies FromWorker);
  for await (const [message] of on(process, 'message', { signal })) {
    const { kind, text } = message as Extract<ToWorker, { kind: 'metrics' }>;
    if (kind === 'metrics') return text;
  }
  throw new Error('The primary process has ended.');
}
