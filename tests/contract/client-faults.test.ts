import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  areClientErrors,
  arePolicyReports,
  isErrorRecordOrNull,
  isOperations,
} from '../../renderer/features/admin/operations/operations.ts';
import { connectDirectly } from '../security/sql.ts';
import { person, succeed, withRole } from '../security/world.ts';
import { anonymous, backend, type Client, skipOnHostedBackend } from '../support/backend.ts';

const randomLetters = () => randomUUID().replace(/[^a-f]/g, '');
const report = (message: string, version: string) => ({
  id: randomUUID(),
  kind: 'app',
  message,
  frame: 'Contract',
  route: '/messages',
  version,
  error_id: randomUUID().slice(0, 8).toUpperCase(),
  session_id: '5E6F7A8B',
  log: [],
});

const send = (...reports: unknown[]) =>
  succeed(anonymous().rpc('report_faults', { reports: reports as never }));

const staff = async () => withRole(await person('buyer'), 'support');

async function only(client: Client, search: string) {
  const rows = await succeed(client.rpc('client_errors', { p_words: search }));
  expect(rows).toHaveLength(1);
  return rows[0] as (typeof rows)[number];
}

test('reopens a resolved error in a later version but not in an earlier one', async () => {
  const { client } = await staff();
  const message = `${randomLetters()} is gone`;
  const [old, next] = [`1.0.${Date.now() % 900}+a`, `1.1.${Date.now() % 900}+b`];
  await send(report(message, old), report(message, old));
  const { id } = await only(client, message);
  await succeed(client.rpc('decide_fault', { p_id: id, p_state: 'resolved', p_reason: 'Mended' }));

  await send(report(message, old));
  expect(await only(client, message)).toMatchObject({ state: 'resolved', reports: 3 });

  await send(report(message, next));
  expect(await only(client, message)).toMatchObject({
    state: 'open',
    reports: 4,
    reopened_in: next,
    versions: [old, next],
  });
});

test('keeps an ignored error ignored in every version and counts it', async () => {
  const { client } = await staff();
  const message = `${randomLetters()} is no matter`;
  await send(report(message, '1.0.1+one'));
  const { id } = await only(client, message);
  await succeed(client.rpc('decide_fault', { p_id: id, p_state: 'ignored' }));
  await send(report(message, `2.0.${Date.now() % 900}`));
  expect(await only(client, message)).toMatchObject({ state: 'ignored', reports: 2 });
});

test('records a decision in the audit log with its author, and only once', async () => {
  const { client, id: staffId } = await staff();
  const message = `${randomLetters()} is decided`;
  await send(report(message, '1.0.1+one'));
  const { id } = await only(client, message);
  for (let n = 0; n < 2; n += 1) {
    await succeed(client.rpc('decide_fault', { p_id: id, p_state: 'resolved', p_reason: 'Why' }));
  }
  const acts = await succeed(
    client.from('admin_audit_log').select('actor_id, details').eq('action', 'fault_decide'),
  );
  const own = acts.filter(
    ({ details }) => (details as { client_error_id?: string }).client_error_id === id,
  );
  expect(own).toMatchObject([{ actor_id: staffId, details: { state: 'resolved', reason: 'Why' } }]);
  const whole = await succeed(client.rpc('client_fault', { p_id: id }));
  expect(whole).toMatchObject({ acts: [{ state: 'resolved', reason: 'Why' }] });
});

test('finds an error by a given Error ID, by screen and by status', async () => {
  const { client } = await staff();
  const one = report(`${randomLetters()} is named`, '1.0.1+one');
  await send(one);
  expect(await only(client, one.error_id.toLowerCase())).toMatchObject({ message: one.message });
  const listErrors = (filters: object) =>
    client.rpc('client_errors', { p_words: one.message, ...filters });
  expect(await succeed(listErrors({ p_states: ['open'], p_kinds: ['app'] }))).toHaveLength(1);
  expect(await succeed(listErrors({ p_states: ['resolved'] }))).toEqual([]);
  expect(await succeed(listErrors({ p_version: '1.0.1+one' }))).toHaveLength(1);
  expect(await succeed(listErrors({ p_version: '1.0.1+other' }))).toEqual([]);
  expect(await succeed(client.rpc('client_errors', { p_words: '%' }))).toEqual([]);
});

test('returns every status and response as the screen reads it', async () => {
  const { client } = await staff();
  await send(report(`${randomLetters()} is read`, '1.0.1+one'));
  const clientErrors = await succeed(client.rpc('client_errors', {}));
  expect(areClientErrors(clientErrors)).toBe(true);
  const whole = await client.rpc('client_fault', { p_id: clientErrors[0]?.id ?? '' });
  expect(isErrorRecordOrNull(whole.data)).toBe(true);
  expect(arePolicyReports((await client.rpc('policy_reports')).data)).toBe(true);
  const { data } = await client.functions.invoke('operations-figures', { body: {} });
  expect(isOperations(data)).toBe(true);
  const unknown = await client.rpc('decide_fault', { p_id: randomUUID(), p_state: 'open' });
  expect(unknown.error?.code).toBe('HXORG');
});

test('reports jobs, connections and responses of the running backend', async () => {
  skipOnHostedBackend('a hosted project tells nothing of what runs it');
  const { client } = await staff();
  const { data } = await client.functions.invoke('operations-figures', { body: {} });
  const { running } = data;
  expect(running.jobs.map(({ name }: { name: string }) => name)).toContain('prune operations');
  expect(running.kinds.map(({ name }: { name: string }) => name)).toContain('Database calls');
  expect(running.realtime).toEqual({
    connections: expect.any(Number),
    channels: expect.any(Number),
    subscriptions: expect.any(Number),
  });
});

test('deletes old data during maintenance and keeps recent data', async ({ skip }) => {
  if (backend().engine !== 'postgres') skip('it works in a transaction that it takes back');
  const sql = connectDirectly(1);
  try {
    await expect(
      sql.begin(async (open) => {
        await open`
          insert into private.client_errors (id, fingerprint, kind, message, frame, last_seen) values
            ('dec0de00-0000-4000-8000-00000000aa01', 'long over', 'app', '', '', now() - interval '91 days'),
            ('dec0de00-0000-4000-8000-00000000aa02', 'of late', 'app', '', '', now() - interval '89 days')`;
        await open`
          insert into private.client_reports (id, client_error_id, error_id, session_id, version, route, browser, at)
          select gen_random_uuid(), 'dec0de00-0000-4000-8000-00000000aa02', '1A2B3C4D', '1A2B3C4D', '', '', '',
            now() - make_interval(days => d)
          from generate_series(1, 40) d`;
        await open`insert into private.report_senders values ('long ago', now() - interval '3 hours', 1)`;
        await open`select private.prune_operations()`;
        const [left] = await open`
          select array(select fingerprint from private.client_errors where fingerprint in ('long over', 'of late')) as faults,
            (select count(*)::int from private.client_reports
              where client_error_id = 'dec0de00-0000-4000-8000-00000000aa02') as reports,
            (select count(*)::int from private.report_senders where sender = 'long ago') as senders`;
        expect(left).toMatchObject({ faults: ['of late'], senders: 0 });
        expect(left?.reports).toBeLessThanOrEqual(30);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
  } finally {
    await sql.end();
  }
});
