import { expect, it } from 'vitest';
import { evaluate } from '../../contract/assistant-evaluation.ts';
import { ANSWERABLE, UNANSWERABLE } from '../../contract/assistant-questions.ts';
import { queryDatabase } from '../../security/sql.ts';
import { signedInAs } from '../../support/backend.ts';

it('answers at least 70 % of all questions with the right source, and invents nothing', async () => {
  const buyer = await signedInAs('buyer-pro@demo.havenexchange.example');
  const { answered, precision, invented } = await evaluate(
    buyer,
    ANSWERABLE,
    UNANSWERABLE,
    // No person asks 120 questions within a minute.
    () => queryDatabase(`delete from private.message_pace where kind = 'ai_search'`),
  );
  expect(invented).toEqual([]);
  expect(answered).toBeGreaterThanOrEqual(0.7);
  expect(precision).toBeGreaterThanOrEqual(0.7);
}, 300_000);
