import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { costsOfTalk, fillTalk, TALK_CALLS, type TalkCost } from '../load/talk.ts';
import { backend } from '../support/backend.ts';
import { DEMO_DATABASE } from '../support/demo-cluster.ts';

const name = `talk_${randomUUID().replaceAll('-', '')}`;
const admin = () => postgres(inject('adminUrl'), { max: 1, onnotice: () => undefined });

describe.skipIf(backend().engine !== 'postgres')('the message center and the bell', () => {
  let costs: readonly TalkCost[];

  beforeAll(async () => {
    const sql = admin();
    await sql.unsafe(`create database ${name} template ${DEMO_DATABASE}`);
    await sql.end();
    const url = new URL(inject('adminUrl'));
    url.pathname = `/${name}`;
    const filled = postgres(url.href, { max: 1, onnotice: () => undefined });
    await fillTalk(filled, { people: 2000, messages: 20_000, notifications: 40_000 });
    costs = await costsOfTalk(filled, 2);
    await filled.end();
  });

  afterAll(async () => {
    const sql = admin();
    await sql.unsafe(`drop database if exists ${name}`);
    await sql.end();
  });

  it('never read a table of messages, notifications or people whole', () => {
    expect(costs).toHaveLength(TALK_CALLS.length);
    expect(costs.filter(({ readWhole }) => readWhole.length > 0)).toEqual([]);
  });

  it('read a page of a long conversation and not all of it, also for clients that select from the table', () => {
    const rowsOf = (call: string) => costs.find(({ name }) => name === call)?.rows ?? 0;
    expect(rowsOf('older client’s thread')).toBeGreaterThan(0);
    expect(rowsOf('older client’s thread')).toBeLessThanOrEqual(rowsOf('newest messages'));
  });
});
