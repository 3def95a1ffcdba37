import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, keys } from './team.ts';

const NAMES = [
  'director',
  'office',
  'nurse',
  'cara',
  'cole',
  'family',
  'neighbor',
  'former',
] as const;
export type Name = (typeof NAMES)[number];
const people = new Map<Name, Person>();
export const who = (name: Name): Person => {
  const found = people.get(name);
  if (found === undefined) throw new Error(`No ${name}.`);
  return found;
};
export const call = (name: Name, fn: string, args: object = {}) => as(who(name)).rpc(fn, args);

/** New in each test file, though files share modules. */
export let community = '';
export let elsewhere = '';
export const members = new Map<Name, string>();
const employees = new Map<Name, string>();
export const idOf = (name: Name): string => employees.get(name) ?? '';

interface Saved {
  readonly saved: boolean;
  readonly problems: readonly { problem: string; is_blocking: boolean; detail: string | null }[];
}

/** Days relative to the Sunday after next, so that no shift of a test starts in the past. */
const sunday = new Date();
sunday.setUTCDate(sunday.getUTCDate() + 14 - sunday.getUTCDay());
export const day = (offset: number): string =>
  new Date(sunday.getTime() + offset * 86_400_000).toISOString().slice(0, 10);

export async function shift(values: object, by: Name = 'director', id: string = randomUUID()) {
  const p_values = {
    day: day(0),
    starts: '07:00',
    ends: '15:00',
    position: 'caregiver',
    ...values,
  };
  const saved: Saved = await succeed(
    call(by, 'save_shift', { p_id: id, p_community_id: community, p_version: 0, p_values }),
  );
  return { id, ...saved };
}
export const publish = (offset: number) =>
  succeed(
    call('director', 'publish_schedule', { p_community_id: community, p_week: day(offset) }),
  ) as Promise<{ published: number; blocked: readonly { problem: string }[] }>;
export async function open(values: object): Promise<string> {
  const { id } = await shift(values);
  const week = new Date(
    Date.parse((values as { day?: string }).day ?? day(0)) -
      new Date((values as { day?: string }).day ?? day(0)).getUTCDay() * 86_400_000,
  );
  const p_week = week.toISOString().slice(0, 10);
  const answer = await succeed(
    call('director', 'publish_schedule', { p_community_id: community, p_week }),
  );
  expect(answer).toMatchObject({ blocked: [] });
  return id;
}
export const credential = (name: Name, values: object = {}, by: Name = 'director') =>
  call(by, 'save_employee_credential', {
    p_id: randomUUID(),
    p_employee_id: idOf(name),
    p_values: { type: 'background_check', issued_on: '2026-01-05', is_verified: true, ...values },
  });

async function employ(name: Name, position: string): Promise<void> {
  const p_id = randomUUID();
  employees.set(name, p_id);
  const p_values = { name, position, member_id: members.get(name), hired_on: '2025-01-01' };
  const by = name === 'director' ? 'office' : 'director';
  await succeed(call(by, 'create_employee', { p_id, p_community_id: community, p_values }));
  await succeed(credential(name, {}, by));
}

/** A community with a director, business office, nurse, caregivers, a family member, and a former caregiver. */
export async function hireStaff(): Promise<void> {
  community = randomUUID();
  elsewhere = randomUUID();
  await Promise.all(NAMES.map(async (name) => people.set(name, await person('operator'))));
  for (const [p_id, name] of [
    [community, 'director'],
    [elsewhere, 'neighbor'],
  ] as const) {
    await succeed(call(name, 'create_community', { p_id, p_values: { name: 'Maple Court' } }));
  }
  for (const [name, position] of [
    ['office', 'business_office'],
    ['nurse', 'nurse'],
    ['cara', 'caregiver'],
    ['cole', 'caregiver'],
    ['family', 'family'],
    ['former', 'caregiver'],
  ] as const) {
    const row = { community_id: community, user_id: who(name).id, position };
    const { id } = await succeed(
      keys().from('community_members').insert(row).select('id').single(),
    );
    members.set(name, id as string);
  }
  const [row] = await queryDatabase(
    `select id from public.community_members where community_id = '${community}' and user_id = '${who('director').id}'`,
  );
  members.set('director', String(row?.id));
  await employ('director', 'executive_director');
  await employ('office', 'business_office');
  await employ('nurse', 'nurse');
  await succeed(credential('nurse', { type: 'nurse_license' }));
  await succeed(credential('nurse', { type: 'exclusion_check' }));
  for (const name of ['cara', 'cole', 'former'] as const) await employ(name, 'caregiver');
  await succeed(call('director', 'end_community_member', { p_id: members.get('former') }));
}
