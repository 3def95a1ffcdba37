import { useEffect, useRef, useState } from 'react';
import type { Sheet } from '#shared/sheet/sheet.ts';
import { installTrustedTypes } from '../../../ui/trust/installTrustedTypes.ts';
import { createWorkerClient, type WorkerClient } from '../../../workbench/worker/workerClient.ts';
import type { StatementCalls } from './statementCalls.ts';

export interface StatementFile {
  readonly name: string;
  readonly sheet: Sheet;
}

/** Reads a statement in a worker, so that a large file never blocks the page. */
export function useStatementFile() {
  const worker = useRef<WorkerClient<StatementCalls>>(null);
  const [file, setFile] = useState<StatementFile | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  function cancel() {
    worker.current?.end();
    worker.current = null;
    setReading(false);
  }
  useEffect(() => () => worker.current?.end(), []);

  async function open(chosen: File): Promise<void> {
    cancel();
    setError(null);
    setReading(true);
    installTrustedTypes();
    const client = createWorkerClient<StatementCalls>(
      new Worker(new URL('./statement.worker.ts', import.meta.url), { type: 'module' }),
    );
    worker.current = client;
    try {
      const sheet = await client.ask('read', chosen);
      setFile({ name: chosen.name, sheet });
    } catch (failure) {
      if (worker.current === client) {
        setError(failure instanceof Error ? failure.message : "The file can't be read.");
      }
    }
    if (worker.current === client) cancel();
  }
  return { file, error, isReading, open, cancel, clear: () => setFile(null) };
}
