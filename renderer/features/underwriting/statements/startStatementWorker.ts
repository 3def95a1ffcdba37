import { installTrustedTypes } from '../../../ui/trust/installTrustedTypes.ts';
import { createWorkerClient, type WorkerClient } from '../../../workbench/worker/workerClient.ts';
import type { StatementReaderCalls } from './statementReader.ts';

/** Starts a worker that reads files, so that a large one never blocks the page. */
export function startStatementWorker(): WorkerClient<StatementReaderCalls> {
  installTrustedTypes();
  return createWorkerClient<StatementReaderCalls>(
    new Worker(new URL('./statement.worker.ts', import.meta.url), { type: 'module' }),
  );
}
