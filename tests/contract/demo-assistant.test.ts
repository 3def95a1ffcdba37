import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDemoPassages, writeDemoPassages } from '../../build/demo-passages.ts';
import type { Answer } from '../../shared/ai/assistant/answer.ts';
import { type Client, signedInAs, skipOnHostedBackend } from '../support/backend.ts';
import { ANSWERABLE, UNANSWERABLE } from './assistant-questions.ts';

let buyer: Client;
const conversation = randomUUID();

async function ask(client: Client, question: string): Promise<Answer> {
  const body = { id: randomUUID(), conversation_id: conversation, question };
  const { data, error } = await client.functions.invoke('assistant', { body });
  if (error) throw error;
  return (data as { answer: Answer }).answer;
}

beforeAll(async () => {
  skipOnHostedBackend('the demo is never put on a hosted project');
  buyer = await signedInAs('buyer-pro@demo.havenexchange.example');
});

describe('the assistant without a model', () => {
  /** Part of the soak set, so that the file stays quick; `npm run soak -- contract` asks all questions. */
  const sample = <Item>(items: readonly Item[]) =>
    process.env.HAVEN_ALL_QUESTIONS ? items : items.filter((_item, index) => index % 3 === 0);

  it('answers at least 70 % of the questions with the right source, and invents nothing', async () => {
    const missed: string[] = [];
    const invented: string[] = [];
    let cited = 0;
    let right = 0;
    const asked = sample(ANSWERABLE);
    for (const [question, expected, source] of asked) {
      const answer = await ask(buyer, question);
      if (answer.state === 'answered') {
        cited += answer.citations.length;
        right += answer.citations.filter(({ title }) => source.test(title)).length;
      }
      const isRight =
        answer.state === 'answered' &&
        expected.test(answer.text) &&
        answer.citations.some(({ title }) => source.test(title));
      if (!isRight) missed.push(`${question} → ${answer.text.slice(0, 160)}`);
    }
    const unanswerable = sample(UNANSWERABLE);
    for (const question of unanswerable) {
      const answer = await ask(buyer, question);
      if (answer.state !== 'unknown') invented.push(`${question} → ${answer.text.slice(0, 160)}`);
    }
    const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
    console.log(
      `Answered with the right source: ${percent(asked.length - missed.length, asked.length)}; ` +
        `citation precision: ${percent(right, cited)}; ` +
        `abstention: ${percent(unanswerable.length - invented.length, unanswerable.length)}` +
        (missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : ''),
    );
    expect(invented).toEqual([]);
    expect((asked.length - missed.length) / asked.length).toBeGreaterThanOrEqual(0.7);
  }, 120_000);

  it('saves questions and answers for their owner alone', async () => {
    await ask(buyer, 'How many licensed beds does Lakeview Commons have?');
    const mine = await buyer.from('ai_turns').select('id').eq('conversation_id', conversation);
    expect(mine.data?.length).toBeGreaterThan(0);
    const staff = await signedInAs('admin@demo.havenexchange.example');
    const theirs = await staff.from('ai_turns').select('id').eq('conversation_id', conversation);
    expect(theirs.data).toEqual([]);
  });
});

it('the demo’s passages are those of its documents', async () => {
  expect(readDemoPassages()).toBe(await writeDemoPassages());
});
