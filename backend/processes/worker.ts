import cluster from 'node:cluster';
import type { Backend } from '../backend.ts';

/** What a worker tells its primary process when it accepts requests. */
export interface FromWorker {
  process?: string | undefined;
  greeting: Greeting;
}

/** What the start prints. */
export type Greeting = Pick<Backend, 'url' | 'mailbox' | 'demoPassword'> & { engine: string };

export type ToWorker = { kind: 'drain' } | { kind: 'stop' } | { kind: 'gone'; process: string };

export const greetingOf = ({ url, mailbox, demoPassword, engine }: Backend): Greeting => ({
  url,
  mailbox,
  ...(demoPassword ? { demoPassword } : {}),
  engine: engine.kind,
});

/** Reports a started worker to its primary process and follows that process's orders. */
export function followPrimary(starting: Promise<Backend>, stop: () => void): void {
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'stop') stop();
    if (message.kind === 'gone') void starting.then((one) => one.forgetProcess(message.process));
    if (message.kind === 'drain') void starting.then((one) => one.drain()).finally(stop);
  });
  starting.then(
    (backend) =>
      cluster.worker?.send({
        process: backend.process,
        greeting: greetingOf(backend),
      } satisfies FromWorker),
    () => {},
  );
}
