import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, insertRow, keys } from './team.ts';

type Name = 'director' | 'nurse' | 'aide' | 'other_aide' | 'caregiver' | 'sales' | 'neighbor';
const people = new Map<Name, Person>();
const who = (name: Name): Person => {
  const found = people.get(name);
  if (found === undefined) throw new Error(`No ${name}.`);
  return found;
};
const call = (name: Name, fn: string, args: object) => as(who(name)).rpc(fn, args);

let community: string;
let ada: string;

/** The last minute, at which doses of these tests are due. */
const due = new Date(Math.floor(Date.now() / 60_000) * 60_000);
const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/New_York',
  timeStyle: 'short',
}).format(due);

async function order(values: object = {}): Promise<string> {
  const p_id = randomUUID();
  const p_values = {
    drug: 'Lisinopril',
    dose: '10 mg',
    route: 'oral',
    schedule: 'daily',
    times: [timeOfDay],
    starts_at: new Date(due.getTime() - 3_600_000).toISOString(),
    prescriber: 'Dr. Ray',
    ...values,
  };
  await succeed(call('aide', 'order_medication', { p_id, p_resident_id: ada, p_values }));
  return p_id;
}
/** An order that a nurse reviewed before its first dose. */
async function reviewed(values: object = {}): Promise<string> {
  const id = await order(values);
  await succeed(call('nurse', 'review_medication_order', { p_id: id }));
  await queryDatabase(
    `update public.medication_orders set reviewed_at = reviewed_at - interval '2 hours' where id = '${id}'`,
  );
  return id;
}
const dose = (order_id: string, values: object = {}) => ({
  p_id: randomUUID(),
  p_order_id: order_id,
  p_due_at: due.toISOString(),
  p_status: 'given',
  ...values,
});

beforeAll(async () => {
  const director = await person('operator');
  people.set('director', director);
  community = randomUUID();
  await succeed(
    as(director).rpc('create_community', { p_id: community, p_values: { name: 'Maple Court' } }),
  );
  for (const [name, position] of [
    ['nurse', 'nurse'],
    ['aide', 'medication_aide'],
    ['other_aide', 'medication_aide'],
    ['caregiver', 'caregiver'],
    ['sales', 'sales'],
  ] as const) {
    const hired = await person('operator');
    people.set(name, hired);
    await insertRow('community_members', { community_id: community, user_id: hired.id, position });
  }
  const neighbor = await person('operator');
  people.set('neighbor', neighbor);
  const elsewhere = { p_id: randomUUID(), p_values: { name: 'Ash' } };
  await succeed(as(neighbor).rpc('create_community', elsewhere));
  ada = await insertRow('residents', { community_id: community, name: 'Ada' });
});

describe('medication orders', () => {
  it('are given only after a nurse reviews them', async () => {
    const id = await order();
    expect(await codeOf(call('aide', 'record_dose', dose(id)))).toBe('HXOMV');
    for (const other of ['aide', 'director', 'sales', 'neighbor'] as const) {
      expect(await codeOf(call(other, 'review_medication_order', { p_id: id }))).toBe('42501');
    }
    await succeed(call('nurse', 'review_medication_order', { p_id: id }));
  });

  it('are replaced, never changed, and keep their history', async () => {
    const old = await reviewed();
    const next = await order({ dose: '20 mg', replaces_id: old });
    await succeed(call('nurse', 'review_medication_order', { p_id: next }));
    const [row] = await queryDatabase(
      `select discontinue_reason, dose from public.medication_orders where id = '${old}'`,
    );
    expect(row).toEqual({ discontinue_reason: 'Replaced by a new order', dose: '10 mg' });
    const change = as(who('nurse')).from('medication_orders').update({ dose: '40 mg' });
    expect(await codeOf(change.eq('id', old))).toBe('42501');
  });

  it('are closed to unauthorized positions and other communities', async () => {
    const id = await reviewed();
    for (const other of ['sales', 'caregiver', 'neighbor'] as const) {
      const pass = { p_community_id: community };
      expect(await codeOf(call(other, 'get_medication_pass', pass))).toBe('42501');
      const month = { p_resident_id: ada, p_month: due.toISOString().slice(0, 10) };
      expect(await codeOf(call(other, 'get_medication_record', month))).toBe('42501');
      expect(await codeOf(call(other, 'record_dose', dose(id)))).toBe('42501');
      const stop = { p_id: id, p_reason: 'Stop it' };
      expect(await codeOf(call(other, 'discontinue_medication_order', stop))).toBe('42501');
      expect(await succeed(as(who(other)).from('medication_orders').select('id'))).toEqual([]);
    }
  });
});

describe('the medication pass', () => {
  it('writes each resident it shows to the access log', async () => {
    await reviewed();
    await succeed(call('other_aide', 'get_medication_pass', { p_community_id: community }));
    const mine = { user_id: who('other_aide').id, resident_id: ada };
    const log = await succeed(keys().from('resident_access_log').select('reason').match(mine));
    expect(log).toEqual([{ reason: 'Medication pass' }]);
  });

  it('records a slot once: a repeat changes nothing and a second person sees a conflict', async () => {
    const id = await reviewed();
    const mine = dose(id);
    const results = await Promise.all([
      call('aide', 'record_dose', mine),
      call('aide', 'record_dose', mine),
      call('other_aide', 'record_dose', dose(id)),
    ]);
    const codes = results.map(({ error }) => error?.code ?? null);
    expect(codes.filter((code) => code === 'HXOMR').length).toBeGreaterThan(0);
    const rows = await queryDatabase(
      `select count(*)::integer as count from public.medication_doses where order_id = '${id}'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    const again = call('other_aide', 'record_dose', dose(id, { p_status: 'held', p_note: 'BP' }));
    expect(await codeOf(again)).toBe('HXOMR');
  });

  it('strikes through an entry in error with a reason and reopens the slot', async () => {
    const id = await reviewed();
    const wrong = dose(id);
    await succeed(call('aide', 'record_dose', wrong));
    const strike = { p_id: wrong.p_id, p_reason: 'Wrong resident' };
    expect(await codeOf(call('aide', 'strike_dose', { ...strike, p_reason: ' ' }))).toBe('HXOMN');
    expect(await codeOf(call('other_aide', 'strike_dose', strike))).toBe('42501');
    await succeed(call('aide', 'strike_dose', strike));
    await succeed(call('aide', 'record_dose', dose(id)));
    await expect(
      queryDatabase(`delete from public.medication_doses where id = '${wrong.p_id}'`),
    ).rejects.toThrow();
    await expect(
      queryDatabase(
        `update public.medication_doses set struck_at = null where id = '${wrong.p_id}'`,
      ),
    ).rejects.toThrow();
  });

  it('rejects doses that are not due, too early, too soon, or without a reason', async () => {
    const id = await reviewed();
    const refused = { p_status: 'refused' };
    expect(await codeOf(call('aide', 'record_dose', dose(id, refused)))).toBe('HXOMN');
    const other = new Date(due.getTime() + 60_000).toISOString();
    expect(await codeOf(call('aide', 'record_dose', dose(id, { p_due_at: other })))).toBe('HXOMX');
    const later = new Date(due.getTime() + 86_400_000).toISOString();
    expect(await codeOf(call('aide', 'record_dose', dose(id, { p_due_at: later })))).toBe('HXOMO');
    const prn = await reviewed({
      schedule: 'prn',
      times: [],
      is_prn: true,
      prn_reason: 'Pain',
      prn_follow_up_minutes: 30,
      prn_min_hours: 4,
    });
    const asked = { p_due_at: null, p_note: 'Pain 6 of 10' };
    await succeed(call('aide', 'record_dose', dose(prn, asked)));
    expect(await codeOf(call('aide', 'record_dose', dose(prn, asked)))).toBe('HXOMI');
  });

  it('shows late and missed doses, and effects due', async () => {
    const id = await reviewed();
    await queryDatabase(
      `update public.medication_orders
       set times = array[((now() - interval '90 minutes') at time zone 'America/New_York')::time(0)],
         starts_at = now() - interval '3 days', reviewed_at = now() - interval '3 days'
       where id = '${id}'`,
    );
    const pass = await succeed(call('nurse', 'get_medication_pass', { p_community_id: community }));
    const { slots, effects } = pass as {
      slots: { order_id: string; state: string }[];
      effects: { effect_due_at: string }[];
    };
    const states = slots.filter((slot) => slot.order_id === id).map(({ state }) => state);
    // Just after midnight, the dose was due on the day before.
    expect(states.every((state) => ['late', 'upcoming'].includes(state))).toBe(true);
    expect(effects.length).toBe(1);
  });
});

describe('effects of doses as needed', () => {
  it('keep the time they were seen, once: a repeat changes nothing, another person sees a conflict', async () => {
    const prn = { schedule: 'prn', times: [], is_prn: true, prn_reason: 'pain' };
    const given = dose(await reviewed({ ...prn, prn_follow_up_minutes: 60 }), {
      p_due_at: null,
      p_note: 'Pain',
      p_at: new Date(Date.now() - 3_000_000).toISOString(),
    });
    await succeed(call('aide', 'record_dose', given));
    const seen = new Date(Date.now() - 1_200_000).toISOString();
    const effect = { p_id: given.p_id, p_effect: 'effective', p_at: seen };
    const tooOld = { ...effect, p_at: new Date(Date.now() - 80 * 3_600_000).toISOString() };
    expect(await codeOf(call('aide', 'record_dose_effect', tooOld))).toBe('HXOMT');
    await succeed(call('aide', 'record_dose_effect', effect));
    await succeed(call('aide', 'record_dose_effect', effect));
    expect(await codeOf(call('other_aide', 'record_dose_effect', effect))).toBe('HXOME');
    for (const name of ['caregiver', 'sales', 'neighbor'] as const) {
      expect(await codeOf(call(name, 'record_dose_effect', effect))).toBe('42501');
    }
    const [row] = await queryDatabase(
      `select effect, effect_at = '${seen}' as "isThen" from public.medication_doses where id = '${given.p_id}'`,
    );
    expect(row).toEqual({ effect: 'effective', isThen: true });
  });
});

describe('controlled drugs', () => {
  const count = (order_id: string, p_kind: string, p_quantity: number) => ({
    p_id: randomUUID(),
    p_order_id: order_id,
    p_kind,
    p_quantity,
  });

  it('require two people, and a discrepancy locks the drug and opens an incident', async () => {
    const id = await reviewed({ drug: 'Oxycodone', controlled_schedule: 'II' });
    const received = count(id, 'received', 30);
    await succeed(call('aide', 'count_controlled', received));
    const agree = { p_id: received.p_id, p_agrees: true };
    expect(await codeOf(call('aide', 'witness_controlled_count', agree))).toBe('HXOMW');
    await succeed(call('other_aide', 'witness_controlled_count', agree));
    await succeed(call('aide', 'record_dose', dose(id)));

    const short = count(id, 'count', 28);
    await succeed(call('aide', 'count_controlled', short));
    await succeed(
      call('other_aide', 'witness_controlled_count', { p_id: short.p_id, p_agrees: true }),
    );
    const [row] = await queryDatabase(
      `select expected::integer from public.controlled_counts where id = '${short.p_id}'`,
    );
    expect(row).toEqual({ expected: 29 });
    const [incident] = await queryDatabase(
      `select type from public.incidents where description like '%Oxycodone%'`,
    );
    expect(incident).toEqual({ type: 'medication_event' });

    expect(await codeOf(call('aide', 'count_controlled', count(id, 'count', 29)))).toBe('HXOML');
    const resolution = { p_id: short.p_id, p_resolution: 'Found in the cart' };
    expect(await codeOf(call('aide', 'resolve_controlled_count', resolution))).toBe('42501');
    await succeed(call('nurse', 'resolve_controlled_count', resolution));
    await succeed(call('aide', 'count_controlled', count(id, 'count', 28)));
  });

  it('can’t be given while a count is open', async () => {
    const id = await reviewed({ drug: 'Lorazepam', controlled_schedule: 'IV' });
    await succeed(call('aide', 'count_controlled', count(id, 'count', 5)));
    expect(await codeOf(call('aide', 'record_dose', dose(id)))).toBe('HXOML');
  });
});

describe('incidents', () => {
  const report = (name: Name, values: object = {}, p_id = randomUUID()) =>
    call(name, 'report_incident', {
      p_id,
      p_community_id: community,
      p_values: {
        type: 'fall',
        at: new Date(Date.now() - 60_000).toISOString(),
        place: 'bathroom',
        description: 'Found on the floor',
        resident_id: ada,
        ...values,
      },
    });
  const period = () => ({
    p_community_id: community,
    p_from: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
    p_to: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  });

  it('are reported by positions with the right, in their community, once', async () => {
    const id = randomUUID();
    await succeed(report('aide', {}, id));
    await succeed(report('aide', {}, id));
    for (const other of ['sales', 'neighbor', 'caregiver'] as const) {
      expect(await codeOf(report(other))).toBe('42501');
    }
    // Without a resident, every caregiver can report.
    await succeed(report('caregiver', { type: 'property', resident_id: null }));
    expect(await codeOf(call('neighbor', 'list_incidents', period()))).toBe('42501');
    expect(await codeOf(call('sales', 'list_incidents', period()))).toBe('42501');
    const seen = (await succeed(call('caregiver', 'list_incidents', period()))) as {
      incidents: unknown[];
    };
    expect(seen.incidents).toEqual([]);
  });

  it('use the state’s deadline on the day of the incident', async () => {
    await queryDatabase(`update public.communities set state = 'MD' where id = '${community}'`);
    const id = randomUUID();
    await succeed(report('nurse', {}, id));
    await queryDatabase(`update public.communities set state = null where id = '${community}'`);
    const [row] = await queryDatabase(
      `select round(extract(epoch from n.due_at - i.at) / 3600)::integer as hours
       from public.incident_notifications n join public.incidents i on i.id = n.incident_id
       where i.id = '${id}' and n.party = 'state'`,
    );
    expect(row).toEqual({ hours: 24 });
  });

  it('can be signed only when complete, and are then sealed', async () => {
    const id = randomUUID();
    await succeed(report('aide', { action_taken: 'First aid' }, id));
    const sign = { p_id: id, p_version: 2 };
    const cause = { p_id: id, p_version: 1, p_values: { root_cause: 'Wet floor' } };
    expect(await codeOf(call('aide', 'update_incident', cause))).toBe('42501');
    await succeed(call('nurse', 'update_incident', cause));
    expect(await codeOf(call('nurse', 'update_incident', cause))).toBe('HXOIV');
    expect(await codeOf(call('nurse', 'sign_incident', sign))).toBe('HXOIC');
    for (const p_party of ['physician', 'family']) {
      await succeed(
        call('nurse', 'record_incident_notification', {
          p_incident_id: id,
          p_party,
          p_person: 'Ben',
          p_method: 'phone',
        }),
      );
    }
    const task = { p_id: randomUUID(), p_incident_id: id, p_title: 'Dry the floor' };
    await succeed(call('nurse', 'add_incident_task', { ...task, p_due_on: '2026-12-01' }));
    expect(await codeOf(call('nurse', 'sign_incident', sign))).toBe('HXOIC');
    await succeed(call('nurse', 'complete_incident_task', { p_id: task.p_id }));
    await succeed(call('nurse', 'sign_incident', sign));
    const late = { p_id: id, p_version: 2, p_values: { root_cause: 'Nothing' } };
    expect(await codeOf(call('nurse', 'update_incident', late))).toBe('HXOIS');
    for (const statement of [
      `update public.incidents set root_cause = 'No' where id = '${id}'`,
      `delete from public.incidents where id = '${id}'`,
      `update public.incident_tasks set title = 'No' where incident_id = '${id}'`,
      `delete from public.incident_notifications where incident_id = '${id}'`,
    ]) {
      await expect(queryDatabase(statement)).rejects.toThrow();
    }
  });

  it('are counted in measures only for directors and nurses', async () => {
    for (const other of ['aide', 'sales', 'neighbor'] as const) {
      expect(await codeOf(call(other, 'get_care_measures', period()))).toBe('42501');
    }
    const measures = (await succeed(call('nurse', 'get_care_measures', period()))) as {
      rows: { measure: string }[];
    };
    expect(measures.rows.filter(({ measure }) => measure === 'falls').length).toBeGreaterThan(0);
  });
});
