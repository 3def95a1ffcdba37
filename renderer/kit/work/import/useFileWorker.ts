import { useCallback, useEffect, useRef } from 'react';
import { trustOwn } from '../../trust/trustOwn.ts';
import { type Asking, askWorker } from '../worker/askWorker.ts';
import type { ImportCalls } from './workbench.ts';

function begin(): Asking<ImportCalls> {
  trustOwn();
  return askWorker<ImportCalls>(
    new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' }),
  );
}

interface FileWorker {
  readonly ask: Asking<ImportCalls>['ask'];
  /** Terminates the worker; the next request starts a new one, which has no file. */
  readonly end: () => void;
}

/** The worker that holds the file while an import is open. */
export function useFileWorker(): FileWorker {
  const worker = useRef<Asking<ImportCalls>>(null);
  const end = useCallback(() => {
    worker.current?.end();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);
  const ask = useCallback<FileWorker['ask']>((name, input, options) => {
    worker.current ??= begin();
    return worker.current.ask(name, input, options);
  }, []);
  return useRef<FileWorker>({ ask, end }).current;
}
