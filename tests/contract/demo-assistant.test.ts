import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDemoPassages, writeDemoPassages } from '../../build/demo-passages.ts';
import { type Client, signedInAs, skipOnHostedBackend } from '../support/backend.ts';
import { ask, evaluate } from './assistant-evaluation.ts';
import { ANSWERABLE, UNANSWERABLE } from './assistant-questions.ts';

let buyer: Client;

beforeAll(async () => {
  skipOnHostedBackend('the demo is never put on a hosted project');
  buyer = await signedInAs('buyer-pro@demo.havenexchange.example');
});

describe('the assistant without a model', () => {
  /** Every third question, so that the file stays quick. Soak asks all of them. */
  const sample = <Item>(items: readonly Item[]) => items.filter((_item, index) => index % 3 === 0);

  it('answers at least 70 % of the questions with the right source, and invents nothing', async () => {
    const { answered, invented } = await evaluate(buyer, sample(ANSWERABLE), sample(UNANSWERABLE));
    expect(invented).toEqual([]);
    expect(answered).toBeGreaterThanOrEqual(0.7);
  }, 120_000);

  it('saves questions and answers only for their owner', async () => {
    const conversation = randomUUID();
    await ask(buyer, 'How many licensed beds does Lakeview Commons have?', conversation);
    const turns = (client: Client) =>
      client.from('ai_turns').select('question').eq('conversation_id', conversation);
    expect((await turns(buyer)).data).toHaveLength(1);
    const staff = await signedInAs('admin@demo.havenexchange.example');
    expect((await turns(staff)).data).toEqual([]);
    const deleted = await buyer.from('ai_conversations').delete().eq('id', conversation);
    expect([deleted.error, (await turns(buyer)).data]).toEqual([null, []]);
  });
});

it('the demo’s passages match its documents', async () => {
  expect(readDemoPassages()).toBe(await writeDemoPassages());
});
