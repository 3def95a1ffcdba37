import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from './answerCalls.ts';
import { askWorker, WorkRefused } from './askWorker.ts';
import type { Question, Reply, Report } from './work.ts';

const CALLS = {
  count: (words: string, report: Report) => {
    report(0.5);
    return words.split(' ').length;
  },
  refuse: (_input: null) => {
    throw new WorkRefused('This file has no rows.');
  },
  wait: (_input: null) => new Promise<number>(() => undefined),
};

/** Both ends of the line, without a thread between them. */
function line() {
  const here = new EventTarget();
  const there = new EventTarget();
  vi.stubGlobal('self', {
    addEventListener: there.addEventListener.bind(there),
    postMessage: (data: Reply) =>
      here.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
  });
  answerCalls(CALLS, (error) => error instanceof WorkRefused);
  const terminate = vi.fn();
  const postMessage = (data: Question) =>
    void there.dispatchEvent(new MessageEvent('message', { data }));
  const worker = Object.assign(here, { terminate, postMessage });
  return { ...askWorker<typeof CALLS>(worker as unknown as Worker), terminate, here };
}

afterEach(() => vi.unstubAllGlobals());

it('answers each question by itself, and says how far it is', async () => {
  const { ask } = line();
  const onProgress = vi.fn();
  const [two, three] = await Promise.all([
    ask('count', 'a b', { onProgress }),
    ask('count', 'a b c'),
  ]);
  expect([two, three]).toEqual([2, 3]);
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
});

it('tells a refusal by its sentence, and a call that nobody answers as a fault', async () => {
  const { ask } = line();
  await expect(ask('refuse', null)).rejects.toThrow(new WorkRefused('This file has no rows.'));
  const unknown = ask('toString' as 'wait', null);
  await expect(unknown).rejects.not.toBeInstanceOf(WorkRefused);
  await expect(unknown).rejects.toThrow('Nobody answers toString.');
});

it('lets go of all that waits when it is ended, and when its script fails', async () => {
  const ended = line();
  const waits = ended.ask('wait', null);
  ended.end();
  await expect(waits).rejects.toThrow('The work was ended.');
  expect(ended.terminate).toHaveBeenCalledOnce();

  const failed = line();
  const asked = failed.ask('wait', null);
  failed.here.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }));
  await expect(asked).rejects.toThrow('Out of memory');
});
