import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MESSAGING_CALLS,
  type MessagingCallCost,
  measureMessagingCalls,
  seedConversations,
} from '../../load/messaging.ts';
import { backend } from '../../support/backend.ts';
import { copyDatabase, type DatabaseCopy } from '../../support/database-copy.ts';
import { DEMO_DATABASE } from '../../support/demo-cluster.ts';

describe.skipIf(backend().engine !== 'postgres')('message center and notification bell', () => {
  let database: DatabaseCopy | undefined;
  let costs: readonly MessagingCallCost[];

  beforeAll(async () => {
    database = await copyDatabase(DEMO_DATABASE);
    const filled = postgres(database.url, { max: 1, onnotice: () => undefined });
    await seedConversations(filled, { people: 1000, messages: 10_000, notifications: 20_000 });
    costs = await measureMessagingCalls(filled, 2);
    await filled.end();
  });

  afterAll(() => database?.drop());

  it('never scan a whole table of messages, notifications or users', () => {
    expect(costs).toHaveLength(MESSAGING_CALLS.length);
    expect(costs.filter(({ readWhole }) => readWhole.length > 0)).toEqual([]);
  });

  it('read one page of a long conversation, even for clients that select from the table', () => {
    const rowsOf = (call: string) => costs.find(({ name }) => name === call)?.rows ?? 0;
    expect(rowsOf('older client’s thread')).toBeGreaterThan(0);
    expect(rowsOf('older client’s thread')).toBeLessThanOrEqual(rowsOf('newest messages'));
  });
});
