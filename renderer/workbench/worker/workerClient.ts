import type { WorkerCalls, WorkerRequest, WorkerResponse } from './workerProtocol.ts';

/** An expected rejection by a worker, with a user-facing message. */
export class WorkerError extends Error {}

interface Options {
  readonly onProgress?: (share: number) => void;
}

export interface WorkerClient<Of extends WorkerCalls> {
  readonly ask: <Name extends keyof Of & string>(
    name: Name,
    input: Parameters<Of[Name]>[0],
    options?: Options,
  ) => Promise<Awaited<ReturnType<Of[Name]>>>;
  /** Terminates the worker; pending calls are rejected. */
  readonly end: () => void;
}

interface PendingCall {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((share: number) => void) | undefined;
}

/** Calls a worker by name. Tasks that can't be interrupted are canceled by terminating the worker. */
export function createWorkerClient<Of extends WorkerCalls>(worker: Worker): WorkerClient<Of> {
  const pendingCalls = new Map<number, PendingCall>();
  let last = 0;

  function rejectAll(error: Error) {
    for (const { reject } of pendingCalls.values()) reject(error);
    pendingCalls.clear();
  }
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    const pendingCall = pendingCalls.get(data.id);
    if (pendingCall === undefined) return;
    if ('share' in data) {
      pendingCall.onProgress?.(data.share);
      return;
    }
    pendingCalls.delete(data.id);
    if ('answer' in data) pendingCall.resolve(data.answer as never);
    else pendingCall.reject(new (data.isRefusal ? WorkerError : Error)(data.failure));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    rejectAll(new Error(event.message || "The worker couldn't start."));
  });

  return {
    ask: (name, input, options) =>
      new Promise((resolve, reject) => {
        last += 1;
        pendingCalls.set(last, { resolve, reject, onProgress: options?.onProgress });
        worker.postMessage({ id: last, name, input } satisfies WorkerRequest);
      }),
    end: () => {
      worker.terminate();
      rejectAll(new Error('The worker was terminated.'));
    },
  };
}
