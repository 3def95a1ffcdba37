import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectDirectly } from '../security/sql.ts';
import { TRACES_FUNCTION_SQL } from './account-deletion-sql.ts';

/** Where the ID of a removed resident stays, and why. */
const RETAINED: Readonly<Record<string, string>> = {
  'public.resident_access_log': 'who read the record: no one can delete it',
  'private.emergency_people': 'the head count of an ended event, without the name',
  'private.emergency_marks': 'the head count of an ended event',
};

/** Demo residents with books, claims, trust money, signed incidents, and everything else that is hard to delete. */
const HARD_CASES = `
  select distinct on (t.kind) t.kind, t.id, r.community_id
  from (
    select 'trust' as kind, m.resident_id as id from private.trust_movements m where m.posted_at is not null
    union all select 'authorization', a.resident_id from private.payor_authorizations a
    union all select 'claim', c.resident_id from private.care_claims c
    union all select 'guest meal', g.resident_id from private.guest_meals g
    union all select 'signed incident', i.resident_id from public.incidents i where i.signed_at is not null
    union all select 'addendum', a.resident_id from public.incident_addenda a
    union all select 'counted drug', c.resident_id from public.controlled_counts c
    union all select 'override', o.resident_id from private.meal_overrides o
    union all select 'head count', p.subject_id from private.emergency_people p
    union all select 'online payment', i.resident_id
      from private.online_payments o join private.resident_invoices i on i.id = o.invoice_id
    union all select 'prospect', p.resident_id from public.resident_prospects p
  ) t join public.residents r on r.id = t.id
  order by t.kind, t.id`;

/** Every figure that must not change: books by account and payor, trust money, open items, census, and claims. */
const FIGURES = `
  select 'ledger' as figure, concat_ws(' ', l.community_id, l.account, l.payor) as of, sum(l.cents)::text as value
  from private.ledger_lines l group by 2
  union all
  select 'entries', e.community_id::text, concat_ws(' ', count(*), sum(e.line_count)) from private.ledger_entries e group by 2
  union all
  select 'trust', l.community_id::text, concat_ws(' ', count(*), sum(l.cents) filter (where l.account = '2200'))
  from private.trust_lines l group by 2
  union all
  select 'open items', concat_ws(' ', c.id, i.payor), concat_ws(' ', count(*), sum(i.cents))
  from public.communities c cross join lateral private.list_open_items(c.id) i group by 2
  union all
  select 'census', concat_ws(' ', c.id, d.day), concat_ws(' ', count(*), count(distinct s.unit_id))
  from public.communities c cross join (values ('2026-03-01T12:00:00Z'::timestamptz), (now())) d (day)
  cross join lateral private.list_census_at(c.id, d.day) s group by 2
  union all
  select 'claims', concat_ws(' ', c.community_id, c.status), concat_ws(' ', count(*), sum(c.total_cents))
  from private.care_claims c group by 2
  union all
  select 'rates', c.id::text, sum(m.total_cents)::text
  from public.communities c cross join lateral private.list_monthly_rates(c.id, '2026-03-01') m group by 2
  order by 1, 2`;

const sql = connectDirectly(1);
interface Outcome {
  kinds: string[];
  before: unknown[];
  after: unknown[];
  traces: string[];
  unbalanced: number;
  named: number;
}
let outcome: Outcome;

class Undo extends Error {}

beforeAll(async () => {
  await sql
    .begin(async (tx) => {
      const people = await tx.unsafe<{ kind: string; id: string }[]>(HARD_CASES);
      const before = await tx.unsafe(FIGURES);
      for (const id of new Set(people.map((one) => one.id))) {
        await tx`select private.remove_resident(${id})`;
      }
      const after = await tx.unsafe(FIGURES);
      await tx.unsafe(TRACES_FUNCTION_SQL);
      const pattern = people.map((one) => one.id).join('|');
      const traces = await tx<
        { place: string }[]
      >`select place from private.test_traces(${pattern})`;
      const [books] = await tx<{ unbalanced: number; named: number }[]>`
        select (
          select count(*)::int from (
            select 1 from private.ledger_lines l group by l.entry_id having sum(l.cents) <> 0
          ) x
        ) as unbalanced, (
          select count(*)::int from private.care_claims c
          join public.residents r on r.id = c.resident_id and r.anonymized_at is not null
          left join private.claim_exports e on e.claim_id = c.id
          left join private.remittance_lines l on l.claim_id = c.id
          where c.attending_name is not null or e.claim_id is not null or l.patient_name is not null
        ) as named`;
      outcome = {
        kinds: people.map((one) => one.kind),
        before: [...before],
        after: [...after],
        traces: traces.map(({ place }) => place).toSorted(),
        unbalanced: books?.unbalanced ?? -1,
        named: books?.named ?? -1,
      };
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
});

afterAll(async () => {
  await sql.end();
});

it('finds demo residents with everything that is hard to remove', () => {
  expect(outcome.kinds).toEqual(
    expect.arrayContaining(['authorization', 'claim', 'guest meal', 'signed incident', 'trust']),
  );
});

it('changes no figure of books, trust money, receivables, census, claims, or rates', () => {
  expect(outcome.before.length).toBeGreaterThan(20);
  expect(outcome.after).toEqual(outcome.before);
  expect(outcome.unbalanced).toBe(0);
});

it('leaves no trace of removed residents except documented ones', () => {
  expect(outcome.traces.filter((place) => !(place in RETAINED))).toEqual([]);
  expect(outcome.named).toBe(0);
});
