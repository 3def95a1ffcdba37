import { afterEach, expect, it, vi } from 'vitest';
import { handleWorkerCalls } from './handleWorkerCalls.ts';
import { createWorkerClient, WorkerError } from './workerClient.ts';
import type { ReportProgress, WorkerRequest, WorkerResponse } from './workerProtocol.ts';

const CALLS = {
  count: (text: string, report: ReportProgress) => {
    report(0.5);
    return text.split(' ').length;
  },
  refuse: (_input: null) => {
    throw new WorkerError('This file has no rows.');
  },
  wait: (_input: null) => new Promise<number>(() => undefined),
};

/** Both ends of a channel, without a thread. */
function line() {
  const here = new EventTarget();
  const there = new EventTarget();
  vi.stubGlobal('self', {
    addEventListener: there.addEventListener.bind(there),
    postMessage: (data: WorkerResponse) =>
      here.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
  });
  handleWorkerCalls(CALLS, (error) => error instanceof WorkerError);
  const terminate = vi.fn();
  const postMessage = (data: WorkerRequest) =>
    void there.dispatchEvent(new MessageEvent('message', { data }));
  const worker = Object.assign(here, { terminate, postMessage });
  return { ...createWorkerClient<typeof CALLS>(worker as unknown as Worker), terminate, here };
}

afterEach(() => vi.unstubAllGlobals());

it('answers each call separately and reports progress', async () => {
  const { ask } = line();
  const onProgress = vi.fn();
  const [two, three] = await Promise.all([
    ask('count', 'a b', { onProgress }),
    ask('count', 'a b c'),
  ]);
  expect([two, three]).toEqual([2, 3]);
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
});

it('reports a rejection with its message and an unknown call as an error', async () => {
  const { ask } = line();
  await expect(ask('refuse', null)).rejects.toThrow(new WorkerError('This file has no rows.'));
  const unknown = ask('toString' as 'wait', null);
  await expect(unknown).rejects.not.toBeInstanceOf(WorkerError);
  await expect(unknown).rejects.toThrow('Unknown call toString.');
});

it('rejects pending calls when terminated or when the script fails', async () => {
  const ended = line();
  const waits = ended.ask('wait', null);
  ended.end();
  await expect(waits).rejects.toThrow('The worker was terminated.');
  expect(ended.terminate).toHaveBeenCalledOnce();

  const failed = line();
  const pending = failed.ask('wait', null);
  failed.here.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }));
  await expect(pending).rejects.toThrow('Out of memory');
});
