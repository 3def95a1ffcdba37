import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, type Role, type Team } from './team.ts';

const OUTSIDERS = ['stranger', 'former', 'neighbor'] as const;
let team: Team;

interface Notification {
  readonly party: string;
  readonly recipient: string | null;
  readonly due_at: string | null;
  readonly rule: string | null;
}
interface Incident {
  readonly id: string;
  readonly notifications: readonly Notification[];
  readonly addenda: readonly { body: string; by: string }[];
}

const call = (role: Role, name: string, args: object) => as(team.who(role)).rpc(name, args);
const today = () => new Date().toISOString().slice(0, 10);
const listed = async (role: Role, id: string) => {
  const period = { p_community_id: team.community, p_from: '2026-05-01', p_to: today() };
  const list = (await succeed(call(role, 'list_incidents', period))) as { incidents: Incident[] };
  return list.incidents.find((one) => one.id === id);
};
const report = async (values: object = {}) => {
  const p_id = randomUUID();
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const incident = { type: 'fall', at, place: 'hallway', description: 'Found on the floor' };
  const p_values = { ...incident, resident_id: team.ada, action_taken: 'Assessed', ...values };
  await succeed(
    call('nurse', 'report_incident', { p_id, p_community_id: team.community, p_values }),
  );
  return p_id;
};
const seal = async (id: string) => {
  const found = await listed('nurse', id);
  for (const { party, recipient } of found?.notifications ?? []) {
    if (party === 'state') continue;
    await succeed(
      call('nurse', 'record_incident_notification', {
        p_incident_id: id,
        p_party: party,
        p_person: 'Dr. Ray',
        p_method: 'phone',
        ...(recipient !== null && { p_recipient: recipient }),
      }),
    );
  }
  const p_values = { root_cause: 'Wet floor' };
  await succeed(call('nurse', 'update_incident', { p_id: id, p_version: 1, p_values }));
  await succeed(call('nurse', 'sign_incident', { p_id: id, p_version: 2 }));
};
const add = (role: Role, p_incident_id: string, p_id = randomUUID(), p_body = 'X-ray was clear') =>
  call(role, 'add_incident_addendum', { p_id, p_incident_id, p_body });

beforeAll(async () => {
  team = await createTeam();
});

describe('an addendum to an incident', () => {
  it('can be added only after sealing, by directors and nurses, once per request', async () => {
    const id = await report();
    expect(await codeOf(add('nurse', id))).toBe('HXOIU');
    await seal(id);
    for (const role of [
      ...OUTSIDERS,
      'caregiver',
      'medication_aide',
      'dining',
      'family',
    ] as const) {
      expect(await codeOf(add(role, id))).toBe('42501');
    }
    const again = randomUUID();
    await succeed(add('nurse', id, again));
    await succeed(add('nurse', id, again));
    await succeed(add('executive_director', id, randomUUID(), 'Family informed of the X-ray'));
    const found = await listed('nurse', id);
    expect(found?.addenda.map(({ body }) => body)).toEqual([
      'X-ray was clear',
      'Family informed of the X-ray',
    ]);
    expect(found?.addenda[0]?.by).not.toBe('');
  });

  it('can’t be changed or deleted by anyone, the server included, and leaves the seal intact', async () => {
    const id = await report();
    await seal(id);
    await succeed(add('nurse', id));
    const change = `update public.incident_addenda set body = 'No' where incident_id = '${id}'`;
    await expect(queryDatabase(change)).rejects.toThrow();
    const remove = `delete from public.incident_addenda where incident_id = '${id}'`;
    await expect(queryDatabase(remove)).rejects.toThrow();
    const p_values = { root_cause: 'None' };
    const edit = call('nurse', 'update_incident', { p_id: id, p_version: 2, p_values });
    expect(await codeOf(edit)).toBe('HXOIS');
    const direct = as(team.who('nurse')).from('incident_addenda');
    const row = { incident_id: id, community_id: team.community, body: 'Forged' };
    expect(await codeOf(direct.insert(row))).toBe('42501');
  });

  it('is hidden from outsiders, and from everyone until the record is opened', async () => {
    const id = await report();
    await seal(id);
    await succeed(add('nurse', id));
    const rowsOf = async (role: Role) =>
      (
        await succeed(
          as(team.who(role)).from('incident_addenda').select('id').eq('incident_id', id),
        )
      ).length;
    for (const outsider of [...OUTSIDERS, 'sales', 'dining', 'family'] as const) {
      expect(await rowsOf(outsider)).toBe(0);
    }
    expect(await rowsOf('medication_aide')).toBe(0);
    await succeed(team.open('medication_aide', team.ada));
    expect(await rowsOf('medication_aide')).toBe(1);
  });
});

describe('reporting rules of a community', () => {
  const rule = (values: object = {}) => ({
    community_id: team.community,
    recipient: 'Adult Protective Services',
    types: ['abuse'],
    hours: 24,
    ...values,
  });

  it('can be changed only by its directors and nurses', async () => {
    for (const role of [...OUTSIDERS, 'caregiver', 'sales', 'dining', 'family'] as const) {
      const rules = as(team.who(role)).from('incident_report_rules');
      expect(await codeOf(rules.insert(rule()))).toBe('42501');
    }
    await succeed(as(team.who('nurse')).from('incident_report_rules').insert(rule()));
    for (const outsider of OUTSIDERS) {
      const rules = as(team.who(outsider)).from('incident_report_rules').select('id');
      expect(await succeed(rules.eq('community_id', team.community))).toEqual([]);
    }
  });

  it("add recipients and deadlines to the state's, using the strictest of each", async () => {
    await insertRow('incident_report_rules', rule({ hours: 2, note: 'Policy 4.1' }));
    await insertRow('incident_report_rules', rule({ hours: 1, ends_on: '2026-01-01' }));
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const id = await report({ type: 'abuse', at });
    const found = await listed('nurse', id);
    const others = found?.notifications.filter(({ party }) => party === 'other');
    expect(others).toMatchObject([
      {
        recipient: 'Adult Protective Services',
        rule: 'Rule of the community: 2 hours, Policy 4.1',
      },
    ]);
    expect(Date.parse(others?.[0]?.due_at ?? '')).toBe(Date.parse(at) + 2 * 3_600_000);
    const state = found?.notifications.find(({ party }) => party === 'state');
    expect([state?.due_at, state?.rule]).toEqual([null, null]);
  });

  it('must be followed before the incident is signed', async () => {
    const id = await report({ type: 'abuse' });
    const p_values = { root_cause: 'Under review' };
    await succeed(call('nurse', 'update_incident', { p_id: id, p_version: 1, p_values }));
    for (const p_party of ['physician', 'family']) {
      const told = { p_incident_id: id, p_party, p_person: 'Ray', p_method: 'phone' };
      await succeed(call('nurse', 'record_incident_notification', told));
    }
    expect(await codeOf(call('nurse', 'sign_incident', { p_id: id, p_version: 2 }))).toBe('HXOIC');
  });

  it("that we haven't verified are labeled as unverified", async () => {
    const rules = await queryDatabase('select rule from private.list_report_rules()');
    const unverified = rules
      .map(({ rule }) => String(rule))
      .filter((one) => !one.startsWith('Maryland'));
    expect(unverified.length).toBeGreaterThan(0);
    for (const one of unverified) expect(one).toContain('verify with your state');
  });
});
