import { randomUUID } from 'node:crypto';
import { type Area, denyAll, no, UNUSED_ID, yes } from '../../area.ts';
import { buildTableProbes } from '../../probes/build-probes.ts';
import { randomText } from '../../probes/values.ts';
import { queryDatabase } from '../../sql.ts';
import { NO_ID } from '../../world.ts';
import { inPlace, insert, lazily, placeOf, readOnly, records, residentData } from './operator.ts';

type Place = ReturnType<typeof placeOf>;

const QUESTION = { id: 'a', label: 'Bathing', options: [0, 1].map(toOption) };
const SECTIONS = [{ title: 'Daily living', questions: [QUESTION] }];
const LEVELS = [{ label: 'Level 1', from: 0 }];
function toOption(points: number) {
  return { label: `Option ${points}`, points };
}

async function instrumentOf(place: Place): Promise<string> {
  const community = await place.community();
  const [row] = await queryDatabase(
    `select id from public.care_instruments where community_id = '${community}' limit 1`,
  );
  return row?.id as string;
}
const assessmentValues = async (place: Place) => ({
  community_id: await place.community(),
  resident_id: await place.resident(),
  instrument_id: await instrumentOf(place),
});

const assessments = new Map<Place, () => Promise<string>>();
/** The open assessment of the resident in a place; the matrix of assessments has one too. */
function assessmentOf(place: Place): Promise<string> {
  const found =
    assessments.get(place) ??
    lazily(async () => {
      const values = await assessmentValues(place);
      const [row] = await queryDatabase(
        `select id from public.care_assessments where resident_id = '${values.resident_id}'`,
      );
      return (row?.id as string) ?? insert('care_assessments', { ...values, type: 'periodic' });
    });
  assessments.set(place, found);
  return found();
}

const needs = new Map<Place, () => Promise<string>>();
/** A need of the resident in a place. */
function needOf(place: Place): Promise<string> {
  const found =
    needs.get(place) ??
    lazily(async () =>
      insert('care_needs', {
        resident_id: await place.resident(),
        area: 'mobility',
        need: 'Unsteady',
      }),
    );
  needs.set(place, found);
  return found();
}
const belowNeed = (row: object, change: () => Record<string, unknown>) =>
  records({
    of: inPlace(async (place) => ({ need_id: await needOf(place) })),
    row: () => ({ ...row }),
    change,
  });

const ENTRY = {
  day: '2026-05-01',
  shift: 'day',
  kind: 'note',
  at: '2026-05-01T15:00:00Z',
  recorded_name: 'Ada',
};
async function entryOf(user_id: string) {
  if (user_id === NO_ID) return { id: NO_ID };
  const place = placeOf(user_id);
  const resident_id = await place.resident();
  const community_id = await place.community();
  await queryDatabase(`
    insert into public.care_entries (id, community_id, resident_id, day, shift, kind, body, at, recorded_name)
    select '${resident_id}', '${community_id}', '${resident_id}', '2026-05-01', 'day', 'note', 'Slept well.',
      '2026-05-01T15:00:00Z', 'Ada'
    on conflict do nothing`);
  return { id: resident_id };
}

export const area: Area = {
  tables: {
    // Written by calls only.
    care_instruments: records(
      {
        of: inPlace(async (place) => ({ community_id: await place.community(), code: 'ours' })),
        row: () => ({ name: 'Ours', sections: SECTIONS, levels: LEVELS }),
        change: () => ({ name: randomText() }),
      },
      readOnly,
    ),
    care_assessments: records(
      {
        of: inPlace(assessmentValues),
        row: () => ({ type: 'periodic' }),
        change: () => ({ notes: randomText() }),
      },
      readOnly,
    ),
    resident_care_levels: records(
      {
        of: inPlace(async (place) => ({
          community_id: await place.community(),
          resident_id: await place.resident(),
          assessment_id: await assessmentOf(place),
        })),
        row: () => ({ level: 2, effective_on: '2026-05-01' }),
        change: () => ({ reason: randomText() }),
      },
      readOnly,
    ),
    care_needs: residentData({ area: 'bathing', need: 'Unsteady' }, () => ({ need: randomText() })),
    care_goals: belowNeed({ goal: 'No falls' }, () => ({ outcome: randomText() })),
    care_interventions: belowNeed({ intervention: 'Walker in reach' }, () => ({
      instructions: randomText(),
    })),
    care_tasks: residentData(
      { area: 'bathing', name: 'Shower', shifts: ['day'], starts_on: '2026-05-01' },
      () => ({ instructions: randomText() }),
    ),
    // Never changed or deleted, not even by the server.
    care_entries: {
      anyone: readOnly,
      but: { 'signed out': denyAll, service: [yes, yes, yes, no, no, no] },
      rows: buildTableProbes('care_entries', ({ victim }, mine) => ({
        own: () => entryOf(mine.id),
        others: () => entryOf(victim.id),
        change: { body: randomText() },
        row: async () => ({
          ...ENTRY,
          id: randomUUID(),
          body: 'Slept well.',
          community_id: await placeOf(victim.id).community(),
          resident_id: await placeOf(victim.id).resident(),
        }),
        told: ({ id }) => ({ id }),
        doomed: () => entryOf(victim.id),
      })),
    },
  },
  calls: {
    save_care_instrument: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_community_id: UNUSED_ID,
        p_values: { code: 'ours', name: 'Ours', sections: SECTIONS, levels: LEVELS },
      }),
    },
    publish_care_instrument: { asked: () => ({ p_id: UNUSED_ID }) },
    start_care_assessment: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_resident_id: UNUSED_ID,
        p_instrument_id: UNUSED_ID,
        p_type: 'periodic',
      }),
    },
    answer_care_assessment: { asked: () => ({ p_id: UNUSED_ID, p_answers: {} }) },
    sign_care_assessment: { asked: () => ({ p_id: UNUSED_ID, p_signature: 'Ada Lovelace' }) },
    approve_care_assessment: {
      asked: () => ({ p_id: UNUSED_ID, p_level: 1, p_effective_on: '2026-06-01' }),
    },
    get_care_assessment: { asked: () => ({ p_id: UNUSED_ID }) },
    list_assessment_queue: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_care_plans: { asked: () => ({ p_community_id: UNUSED_ID }) },
    record_care_entry: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_values: { kind: 'note', resident_id: UNUSED_ID, body: 'Hi', at: ENTRY.at },
      }),
    },
    strike_care_entry: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Wrong resident' }) },
    get_care_charting: { asked: () => ({ p_resident_id: UNUSED_ID }) },
    list_shift_assignments: { asked: () => ({ p_community_id: UNUSED_ID }) },
    set_shift_assignments: {
      asked: () => ({
        p_member_id: UNUSED_ID,
        p_day: '2026-05-01',
        p_shift: 'day',
        p_unit_ids: [UNUSED_ID],
      }),
    },
    get_care_shift: { asked: () => ({ p_community_id: UNUSED_ID }) },
    set_my_care_pin: { asked: () => ({ p_community_id: UNUSED_ID, p_pin: '4071' }) },
    list_care_team: { asked: () => ({ p_community_id: UNUSED_ID }) },
    start_acting_as: { asked: () => ({ p_member_id: UNUSED_ID, p_pin: '4071' }) },
    end_acting: { asked: () => ({ p_id: UNUSED_ID }) },
    get_offline_keys: { asked: () => ({}) },
  },
};
