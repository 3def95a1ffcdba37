import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectDirectly, queryDatabase } from '../security/sql.ts';

const COMMUNITY = randomUUID();
const DEMO = 'dec0de00-0000-4000-8000-00000000b00';
/** The demo operator. */
const CLAIMS = JSON.stringify({
  sub: 'dec0de00-0000-4000-8000-000000000007',
  role: 'authenticated',
  aal: 'aal1',
  haven_acting: 'database',
});

beforeAll(() =>
  queryDatabase(`
    insert into public.communities (id, owner_id, name, time_zone)
    values ('${COMMUNITY}', null, 'Maple Court', 'America/New_York')`),
);

describe('reminders', () => {
  it('are sent 90, 60, 30, 7, and 0 days before a license expires, once each, and not after its renewal', async () => {
    const id = randomUUID();
    await queryDatabase(`
      insert into private.licenses (id, community_id, type, name, expires_on, created_at)
      values ('${id}', '${COMMUNITY}', 'operating', 'License', current_date + 120, now() - interval '1 year')`);
    const sent = async () => {
      await queryDatabase('select private.send_compliance_reminders()');
      await queryDatabase('select private.send_compliance_reminders()');
      const rows = await queryDatabase(
        `select distinct days from private.compliance_notices where subject_id = '${id}' order by days desc`,
      );
      return rows.map(({ days }) => days);
    };
    const expiresIn = (days: number) =>
      queryDatabase(
        `update private.licenses set expires_on = private.get_community_day('${COMMUNITY}') + ${days} where id = '${id}'`,
      );
    expect(await sent()).toEqual([]);
    for (const [days, expected] of [
      [91, []],
      [90, [90]],
      [61, [90]],
      [45, [90, 60]],
      [30, [90, 60, 30]],
      [7, [90, 60, 30, 7]],
    ] as const) {
      await expiresIn(days);
      expect(await sent(), `${days} days`).toEqual(expected);
    }
    await queryDatabase(`
      insert into private.licenses (id, community_id, type, name, expires_on, renews_id)
      values ('${randomUUID()}', '${COMMUNITY}', 'operating', 'License', current_date + 800, '${id}')`);
    await expiresIn(0);
    expect(await sent()).toEqual([90, 60, 30, 7]);
  });
});

describe('certificates of a vendor', () => {
  it('are flagged if missing, expired, too low, or without the additional insured', async () => {
    const vendor = randomUUID();
    await queryDatabase(`
      insert into private.certificate_requirements values
        ('${COMMUNITY}', 'general', 100000000, 200000000, true), ('${COMMUNITY}', 'workers', 50000000, 0, false),
        ('${COMMUNITY}', 'auto', 100000000, 0, false), ('${COMMUNITY}', 'umbrella', 0, 0, false);
      insert into private.certificate_vendors (id, community_id, name) values ('${vendor}', '${COMMUNITY}', 'Roofer');
      insert into private.vendor_certificates (
        id, certificate_vendor_id, line, occurrence_cents, aggregate_cents, names_additional_insured, expires_on
      ) values
        (gen_random_uuid(), '${vendor}', 'general', 50000000, 200000000, false, current_date + 200),
        (gen_random_uuid(), '${vendor}', 'general', 100000000, 200000000, true, current_date - 200),
        (gen_random_uuid(), '${vendor}', 'workers', 50000000, 0, false, current_date - 3),
        (gen_random_uuid(), '${vendor}', 'umbrella', 0, 0, false, current_date + 20)`);
    const rows = await queryDatabase(`
      select p.line, p.problem, p.required_cents::int, p.found_cents::int
      from private.certificate_vendors v cross join lateral private.list_certificate_problems(v, current_date) p
      where v.id = '${vendor}' order by p.line, p.problem`);
    expect(rows).toEqual([
      { line: 'auto', problem: 'missing', required_cents: null, found_cents: null },
      {
        line: 'general',
        problem: 'not_insured',
        required_cents: null,
        found_cents: null,
      },
      {
        line: 'general',
        problem: 'occurrence_low',
        required_cents: 100_000_000,
        found_cents: 50_000_000,
      },
      { line: 'umbrella', problem: 'expiring', required_cents: null, found_cents: null },
      { line: 'workers', problem: 'expired', required_cents: null, found_cents: null },
    ]);
  });
});

interface Movement {
  readonly claim_id: string;
  readonly day: string;
  readonly kind: string;
  readonly amount_cents: string;
}

describe('demo', () => {
  it('has the surveys, policies, insurance, and claims that screens show', async () => {
    const [row] = await queryDatabase(`
      select (select count(distinct community_id)::int from private.licenses where community_id::text like 'dec0de00-%') as licensed,
        (select array_agg(kind order by kind) from private.surveys where community_id::text like 'dec0de00-%') as surveys,
        (select count(*)::int from private.written_policies where community_id::text like 'dec0de00-%') as policies,
        (select count(distinct line)::int from private.insurance_policies where community_id::text like 'dec0de00-%' and expires_on >= current_date) as lines,
        (select count(*)::int from private.vendor_certificates c join private.certificate_vendors v on v.id = c.certificate_vendor_id where v.community_id::text like 'dec0de00-%') as certificates,
        (select count(*)::int from private.insurance_claims where community_id::text like 'dec0de00-%') as claims`);
    expect(row).toMatchObject({
      licensed: 3,
      surveys: ['mock', 'standard', 'standard'],
      policies: 12,
      lines: 5,
      certificates: 10,
      claims: 8,
    });
  });

  it('keeps every claim inside its policy, and its balances at or above zero on every day', async () => {
    const rows = await queryDatabase(`
      select c.id from private.insurance_claims c join private.insurance_policies i on i.id = c.policy_id
      where c.community_id::text like 'dec0de00-%' and (
        c.occurred_on not between i.effective_on and i.expires_on or c.reported_on > current_date
        or exists (
          select from private.claim_movements m cross join lateral private.get_claim_value(c.id, m.day) v
          where m.claim_id = c.id and (least(v.reserve_cents, v.paid_cents, v.recovered_cents) < 0 or m.day > current_date)
        )
      )`);
    expect(rows).toEqual([]);
  });

  it.each([0, 270])(
    'reports loss runs that agree with a recomputation %i days ago',
    async (age) => {
      const [{ day } = { day: '' }] = (await queryDatabase(
        `select (min(private.get_community_day(c.id)) - ${age})::text as day from public.communities c
          where c.id in ('${DEMO}1', '${DEMO}2', '${DEMO}3')`,
      )) as { day: string }[];
      const claims = (await queryDatabase(
        `select id, policy_id, community_id, reported_on::text as reported_on from private.insurance_claims where community_id::text like 'dec0de00-%'`,
      )) as { id: string; policy_id: string; community_id: string; reported_on: string }[];
      const movements = (await queryDatabase(
        'select claim_id, day::text as day, kind, amount_cents::text as amount_cents from private.claim_movements order by day, recorded_at, id',
      )) as unknown as Movement[];
      const expected = claims
        .filter(({ reported_on }) => reported_on <= day)
        .map(({ id, policy_id }) => {
          const own = movements.filter((one) => one.claim_id === id && one.day <= day);
          const sum = (kind: string) =>
            own
              .filter((one) => one.kind === kind)
              .reduce((total, { amount_cents }) => total + Number(amount_cents), 0);
          const state = own.findLast(({ kind }) => ['opened', 'closed', 'reopened'].includes(kind));
          return [
            policy_id,
            state?.kind === 'closed' ? 'closed' : 'open',
            sum('reserve'),
            sum('paid'),
            sum('recovered'),
            sum('reserve') + sum('paid') - sum('recovered'),
          ].join(' ');
        })
        .toSorted();
      const open = connectDirectly(1);
      const runs = await open.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${CLAIMS}, true)`;
        return await tx`
        select private.get_loss_run(c.id, ${day}) as run from public.communities c
        where c.id in (${`${DEMO}1`}, ${`${DEMO}2`}, ${`${DEMO}3`})`;
      });
      await open.end();
      type Run = {
        policies: {
          id: string;
          claims: Record<
            'status' | 'reserve_cents' | 'paid_cents' | 'recovered_cents' | 'incurred_cents',
            string
          >[];
        }[];
      };
      const found = (runs as unknown as { run?: Run }[])
        .flatMap(({ run }) => run?.policies ?? [])
        .flatMap(({ id, claims: own }) =>
          own.map((one) =>
            [
              id,
              one.status,
              one.reserve_cents,
              one.paid_cents,
              one.recovered_cents,
              one.incurred_cents,
            ].join(' '),
          ),
        )
        .toSorted();
      expect(found.length).toBeGreaterThan(age === 0 ? 7 : 2);
      expect(found).toEqual(expected);
    },
  );
});
