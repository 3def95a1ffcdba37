import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { service } from '../../support/backend.ts';
import { type Person, person, succeed } from '../world.ts';

export const keys = () => service() as unknown as SupabaseClient;
export const as = ({ client }: Pick<Person, 'client'>) => client as unknown as SupabaseClient;
export const insertRow = async (table: string, row: object): Promise<string> =>
  (await succeed(keys().from(table).insert(row).select('id').single())).id as string;
export const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;

const POSITIONS = [
  'nurse',
  'medication_aide',
  'caregiver',
  'sales',
  'business_office',
  'dining',
  'family',
] as const;
export type Role =
  | 'executive_director'
  | (typeof POSITIONS)[number]
  | 'stranger'
  | 'former'
  | 'neighbor';

/** People without access to a community's money. */
export const WITHOUT_MONEY: readonly Role[] = [
  'nurse',
  'medication_aide',
  'caregiver',
  'sales',
  'dining',
  'family',
  'stranger',
  'former',
  'neighbor',
];
/** People without the rights of an executive director. */
export const NOT_DIRECTORS: readonly Role[] = [
  'business_office',
  'nurse',
  'family',
  'stranger',
  'former',
  'neighbor',
];

/** A community with two residents in two units, its people, and outsiders. The caregiver's shift covers Ada's unit. */
export interface Team {
  readonly community: string;
  readonly ada: string;
  readonly bea: string;
  readonly unit: string;
  readonly otherUnit: string;
  readonly who: (role: Role) => Person;
  /** Opens a resident's record, which writes to the access log. */
  readonly open: (
    role: Role,
    resident: string,
  ) => PromiseLike<{ error: { code: string; message: string } | null; data: unknown }>;
  readonly share: (item: string, isGranted: boolean) => Promise<unknown>;
}

export async function createTeam(state = 'OH'): Promise<Team> {
  const people = new Map<Role, Person>();
  const who = (role: Role): Person => {
    const found = people.get(role);
    if (found === undefined) throw new Error(`No ${role}.`);
    return found;
  };
  const hire = async (user_id: string, position: string, ended = false) =>
    insertRow('community_members', {
      community_id: community,
      user_id,
      position,
      ...(ended && { starts_at: '2026-01-01T00:00:00Z', ends_at: '2026-02-01T00:00:00Z' }),
    });
  const director = await person('operator');
  people.set('executive_director', director);
  const community = randomUUID();
  const values = { name: 'Maple Court', state, care_types: ['AL'] };
  await succeed(as(director).rpc('create_community', { p_id: community, p_values: values }));
  let caregiver = '';
  for (const position of POSITIONS) {
    const hired = await person('operator');
    people.set(position, hired);
    const id = await hire(hired.id, position);
    if (position === 'caregiver') caregiver = id;
  }
  for (const outsider of ['stranger', 'former', 'neighbor'] as const) {
    people.set(outsider, await person('operator'));
  }
  await hire(who('former').id, 'nurse', true);
  const elsewhere = { p_id: randomUUID(), p_values: { name: 'Ash' } };
  await succeed(as(who('neighbor')).rpc('create_community', elsewhere));
  const building = await insertRow('buildings', { community_id: community, name: 'Main' });
  const floor = await insertRow('floors', { building_id: building, name: 'First' });
  const unit = await insertRow('units', { floor_id: floor, name: '101', license_category: 'AL' });
  const otherUnit = await insertRow('units', { floor_id: floor, name: '102' });
  const ada = await insertRow('residents', { community_id: community, name: 'Ada' });
  const bea = await insertRow('residents', { community_id: community, name: 'Bea' });
  const open: Team['open'] = (role, resident) =>
    as(who(role)).rpc('open_resident', { p_resident_id: resident });
  for (const [p_resident_id, p_unit_id] of [
    [ada, unit],
    [bea, otherUnit],
  ] as const) {
    await succeed(open('nurse', p_resident_id));
    const stay = { p_id: randomUUID(), p_type: 'admit', p_at: '2026-05-01T15:00:00Z' };
    await succeed(as(who('nurse')).rpc('record_stay_event', { ...stay, p_resident_id, p_unit_id }));
  }
  await insertRow('shift_assignments', {
    member_id: caregiver,
    unit_id: unit,
    community_id: community,
    starts_at: new Date(Date.now() - 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const share: Team['share'] = async (item, isGranted) => {
    const consents = keys().from('resident_consents');
    const row = { resident_id: ada, user_id: who('family').id, item };
    return isGranted
      ? await succeed(consents.insert(row).select('id'))
      : await succeed(
          consents.update({ withdrawn_at: new Date().toISOString() }).match(row).select('id'),
        );
  };
  return { community, ada, bea, unit, otherUnit, who, open, share };
}
