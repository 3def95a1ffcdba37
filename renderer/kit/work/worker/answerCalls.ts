import type { Calls, Question, Reply } from './work.ts';

/** In a worker: answers what it is asked. A refusal keeps its sentence; any other fault is told as one. */
export function answerCalls(calls: Calls, isRefusal: (error: unknown) => boolean): void {
  const send = (reply: Reply) => self.postMessage(reply);
  self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    const { id, name, input } = data;
    try {
      const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
      if (call === undefined) throw new Error(`Nobody answers ${name}.`);
      const answer = await call(input as never, (share) => send({ id, share }));
      send({ id, answer });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      send({ id, failure, isRefusal: isRefusal(error) });
    }
  });
}
