import type { WorkerCalls, WorkerRequest, WorkerResponse } from './workerProtocol.ts';

/** Answers calls inside a worker. Expected rejections keep their message; other errors become generic. */
export function handleWorkerCalls(
  calls: WorkerCalls,
  isExpectedError: (error: unknown) => boolean,
): void {
  const send = (reply: WorkerResponse) => self.postMessage(reply);
  self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
    const { id, name, input } = data;
    try {
      const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
      if (call === undefined) throw new Error(`Unknown call ${name}.`);
      const result = await call(input as never, (share) => send({ id, share }));
      send({ id, answer: result });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      send({ id, failure, isRefusal: isExpectedError(error) });
    }
  });
}
