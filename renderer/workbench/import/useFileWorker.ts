import { useCallback, useEffect, useRef } from 'react';
import { installTrustedTypes } from '../../ui/trust/installTrustedTypes.ts';
import { createWorkerClient, type WorkerClient } from '../worker/workerClient.ts';
import type { ImportCalls } from './importSession.ts';

function startWorker(): WorkerClient<ImportCalls> {
  installTrustedTypes();
  return createWorkerClient<ImportCalls>(
    new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' }),
  );
}

interface FileWorker {
  readonly ask: WorkerClient<ImportCalls>['ask'];
  /** Terminates the worker; the next request starts a new one, which has no file. */
  readonly end: () => void;
}

/** The worker that holds the file while an import is open. */
export function useFileWorker(): FileWorker {
  const worker = useRef<WorkerClient<ImportCalls>>(null);
  const end = useCallback(() => {
    worker.current?.end();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);
  const request = useCallback<FileWorker['ask']>((name, input, options) => {
    worker.current ??= startWorker();
    return worker.current.ask(name, input, options);
  }, []);
  return useRef<FileWorker>({ ask: request, end }).current;
}
