import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../operator/team.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, succeed } from '../world.ts';
import {
  accept,
  accredit,
  approve,
  commit,
  committed,
  createHeldOffering,
  emailOf,
  fund,
  investor,
  invite,
  offer,
  passKyc,
  prepare,
  rpc,
  sign,
} from './offering.ts';

const { owner, other, ada, bea, stranger, offering, adas, beas } = await createHeldOffering();
let call: string;
let run: string;

beforeAll(async () => {
  call = await fund(owner, offering, { cents: 5_100_000, on: '2025-01-01' });
  run = await approve(owner, offering, { cents: 408_000, on: '2026-01-01' });
  await succeed(rpc(owner, 'advance_distribution', { p_id: run }));
});

const statement = (who: Person, p_subscription_id: string) =>
  rpc(who, 'get_position_statement', {
    p_subscription_id,
    p_from: '2025-01-01',
    p_to: '2026-12-31',
  });

describe('a sponsor', () => {
  it("can't read or change another sponsor's offering and investors, through any call", async () => {
    const p_offering_id = offering;
    const asked: readonly (readonly [string, object])[] = [
      ['list_subscriptions', { p_offering_id }],
      ['list_capital_calls', { p_offering_id }],
      ['list_distributions', { p_offering_id }],
      ['list_distribution_lines', { p_run_id: run }],
      ['list_transfers', { p_offering_id }],
      ['advance_distribution', { p_id: run }],
      ['cancel_distribution', { p_id: run }],
      ['preview_distribution', { p_offering_id, p_cents: 1000, p_paid_on: '2026-06-01' }],
      ['set_offering_status', { p_id: offering, p_status: 'closed' }],
      ['save_offering', { p_id: offering, p_values: { title: 'Mine now' }, p_n: 2 }],
      [
        'send_offering_update',
        { p_id: randomUUID(), p_offering_id, p_title: 'News', p_body: 'News' },
      ],
      [
        'issue_capital_call',
        {
          p_id: randomUUID(),
          p_offering_id,
          p_cents: 1,
          p_due_on: '2199-01-01',
          p_purpose: 'More',
        },
      ],
      ['attach_offering_file', { p_offering_id, p_file_id: randomUUID(), p_name: 'a.pdf' }],
      [
        'enter_offering_wire',
        {
          p_id: randomUUID(),
          p_offering_id,
          p_beneficiary: 'Me',
          p_bank: 'Mine',
          p_routing: '021000021',
          p_account: '12345',
        },
      ],
    ];
    for (const who of [other, ada, stranger])
      for (const [name, args] of asked)
        expect(await codeOf(rpc(who, name, args)), name).toBe(
          name === 'save_offering' && who !== other ? 'HXSYW' : 'HXSYN',
        );
    for (const [name, args] of [
      ['decide_subscription', { p_id: adas, p_accepts: false, p_n: 1, p_reason: 'Attack' }],
      ['remind_subscriber', { p_id: adas }],
      [
        'record_call_payment',
        { p_call_id: call, p_subscription_id: adas, p_paid_on: '2025-01-01' },
      ],
    ] as const)
      expect(await codeOf(rpc(other, name, args)), name).toBe('HXSYS');
    expect(await codeOf(statement(other, adas))).toBe('HXSDM');
  });

  it('sees its investors only as owner or administrator of the workspace', async () => {
    const colleague = await memberOf(owner.tenantId);
    expect(await codeOf(rpc(colleague, 'list_subscriptions', { p_offering_id: offering }))).toBe(
      'HXSYN',
    );
    expect(await succeed(rpc(colleague, 'list_offerings', { p_side: 'sponsor' }))).toMatchObject({
      rows: [],
      is_sponsor: false,
    });
    const role = (name: string) =>
      queryDatabase(
        `update public.tenant_users set role = '${name}' where user_id = '${colleague.id}'`,
      );
    await role('admin');
    expect(
      (await succeed(rpc(colleague, 'list_subscriptions', { p_offering_id: offering }))).rows,
    ).toHaveLength(2);
    await queryDatabase(
      `update public.tenant_users set is_active = false where user_id = '${colleague.id}'`,
    );
    expect(await codeOf(rpc(colleague, 'list_subscriptions', { p_offering_id: offering }))).toBe(
      'HXSYN',
    );
    expect(
      await codeOf(
        rpc(colleague, 'get_position_statement', {
          p_subscription_id: adas,
          p_from: '2025-01-01',
          p_to: '2026-01-01',
        }),
      ),
    ).toBe('HXSDM');
  });

  it("can't invest in its own offering or rewrite terms once it is open", async () => {
    expect(await codeOf(commit(owner, offering, 1_000_000))).toBe('HXSYO');
    const n = Number(
      (await queryDatabase(`select n from private.offerings where id = '${offering}'`))[0]?.n,
    );
    for (const change of [
      { preferred_bps: 100 },
      { offering_cents: 900_000_000 },
      { rule: '506b' },
      { agreement: 'Another agreement text.' },
    ])
      expect(
        await codeOf(rpc(owner, 'save_offering', { p_id: offering, p_values: change, p_n: n })),
      ).toBe('HXSYT');
    for (const change of [
      { committed_cents: 0 },
      { status: 'draft' },
      { tenant_id: other.tenantId },
    ])
      expect(
        await succeed(rpc(owner, 'save_offering', { p_id: offering, p_values: change, p_n: n })),
      ).toBe(n);
  });
});

describe('an investor', () => {
  it("sees exactly their own share: no other investor's name, amount, count, or total", async () => {
    const page = await succeed(rpc(ada, 'get_offering', { p_id: offering }));
    const portal = await succeed(rpc(ada, 'get_investor_portal'));
    const list = await succeed(rpc(ada, 'list_offerings'));
    const beasEmail = await emailOf(bea);
    for (const answer of [page, portal, list]) {
      const text = JSON.stringify(answer);
      // Bea's commitment, both commitments together, and Bea's part of the distribution.
      for (const secret of [beas, bea.id, beasEmail, '3100000', '5100000', '248000'])
        expect(text).not.toContain(secret);
    }
    expect(page).toMatchObject({ is_sponsor: false, committed_cents: null, progress: null });
    expect(page.mine).toHaveLength(1);
    expect(portal.positions).toMatchObject([
      {
        id: adas,
        contributed_cents: 2_000_000,
        returned_cents: 0,
        distributed_cents: 160_000,
      },
    ]);
  });

  it("can't read another investor's statement, not even of the same offering", async () => {
    expect((await succeed(statement(ada, adas))).distributed_cents).toBe(160_000);
    for (const who of [ada, stranger]) expect(await codeOf(statement(who, beas))).toBe('HXSDM');
    expect(await codeOf(statement(ada, randomUUID()))).toBe('HXSDM');
  });

  it("can't act on another investor's subscription", async () => {
    for (const [name, args] of [
      ['withdraw_subscription', { p_id: beas }],
      ['update_subscription', { p_id: beas, p_n: 1, p_values: { entity_name: 'Ada LLC' } }],
      [
        'sign_subscription',
        {
          p_subscription_id: beas,
          p_id: randomUUID(),
          p_name: 'Ada',
          p_drawing: null,
          p_consents: true,
          p_hash: 'x',
        },
      ],
      [
        'request_transfer',
        { p_id: randomUUID(), p_subscription_id: beas, p_name: 'Ada', p_email: 'ada@example.com' },
      ],
    ] as const)
      expect(await codeOf(rpc(ada, name, args)), name).toBe('HXSYS');
    expect(await codeOf(commit(ada, offering, 1_000_000, beas))).toBe('HXSYS');
    expect((await rpc(ada, 'get_subscription_to_sign', { p_id: beas })).data).toBeNull();
  });

  it("can't derive another's share from rounded progress with few investors", async () => {
    const small = await offer(owner, { title: 'Small offering', offering_cents: 10_000_000 });
    const people = await Promise.all(Array.from({ length: 5 }, investor));
    for (const [index, who] of people.entries()) {
      const { progress } = await succeed(rpc(who, 'get_offering', { p_id: small }));
      expect(progress, `${index} others`).toBe(index < 4 ? null : 40);
      await committed(who, small, 1_100_000);
    }
    const first = people[0] as Person;
    expect((await succeed(rpc(first, 'get_offering', { p_id: small }))).progress).toBe(50);
  });

  it("can't find the committed amount by trying amounts", async () => {
    const full = await offer(owner, { title: 'Almost full', offering_cents: 5_000_000 });
    await committed(ada, full, 4_500_000);
    const prober = await investor();
    const answers: (string | undefined)[] = [];
    for (let index = 0; index < 22; index += 1) {
      const { data, error } = await commit(prober, full, 1_000_000 + index * 100_000);
      answers.push(error?.code ?? data);
    }
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'full'));
    expect(answers.slice(20)).toEqual(['HXMRT', 'HXMRT']);
  });
});

describe('the last $100,000', () => {
  it('go to one of two people who commit at once; the other is refused', async () => {
    const last = await offer(owner, { title: 'Last place', offering_cents: 20_000_000 });
    await committed(ada, last, 10_000_000);
    const people = await Promise.all([investor(), investor(), investor()]);
    const answers = await Promise.all(people.map((who) => succeed(commit(who, last, 10_000_000))));
    expect(answers.toSorted()).toEqual(['committed', 'full', 'full']);
    const [row] = await queryDatabase(`
      select o.committed_cents::int, sum(s.amount_cents)::int as sum from private.offerings o
      join private.subscriptions s on s.offering_id = o.id where o.id = '${last}' group by o.id`);
    expect(row).toEqual({ committed_cents: 20_000_000, sum: 20_000_000 });
  });

  it("can't be exceeded by direct writes either", async () => {
    await expect(
      queryDatabase(
        `update private.subscriptions set amount_cents = 90000000 where id = '${adas}'`,
      ),
    ).rejects.toThrow('offerings_commitments_fit');
  });

  it('are free again after a withdrawal', async () => {
    const last = await offer(owner, { title: 'Withdrawn', offering_cents: 10_000_000 });
    const id = await committed(ada, last, 10_000_000);
    expect(await succeed(commit(bea, last, 1_000_000))).toBe('full');
    await rpc(ada, 'withdraw_subscription', { p_id: id });
    expect(await succeed(commit(bea, last, 1_000_000))).toBe('committed');
  });
});

describe('a 506(b) offering', () => {
  it('is invisible without a recorded relationship that began before it opened', async () => {
    const closed = await offer(owner, { title: 'Private', rule: '506b' });
    const known = await investor();
    const late = await investor();
    const isSeen = async (who: Person) => {
      const { rows } = await succeed(rpc(who, 'list_offerings'));
      const isListed = rows.some(({ id }: { id: string }) => id === closed);
      const { data } = await rpc(who, 'get_offering', { p_id: closed });
      expect(data !== null).toBe(isListed);
      if (!isListed) expect(await codeOf(commit(who, closed, 1_000_000))).toBe('HXSYN');
      return isListed;
    };
    expect(await isSeen(known)).toBe(false);
    const first = await invite(owner, closed, { email: await emailOf(known) });
    expect(first.answer.error).toBeNull();
    expect(await isSeen(known)).toBe(true);
    const [{ today } = {}] = await queryDatabase('select current_date::text as today');
    const second = await invite(owner, closed, { email: await emailOf(late), since: '2026-01-01' });
    expect(second.answer.error).toBeNull();
    expect(today).toBeDefined();
    await queryDatabase(
      `update private.offerings set opened_on = '2025-12-31' where id = '${closed}'`,
    );
    expect(await isSeen(late)).toBe(false);
    expect(
      await codeOf(
        rpc(owner, 'invite_to_offering', { p_id: closed, p_relationship_id: second.relationship }),
      ),
    ).toBe('HXSYB');
    await expect(
      queryDatabase(
        `update private.investor_relationships set established_on = '2019-01-01' where id = '${second.relationship}'`,
      ),
    ).rejects.toThrow("can't change");
    // An ended relationship closes the offering at once.
    await rpc(owner, 'end_investor_relationship', { p_id: first.relationship });
    expect(await isSeen(known)).toBe(false);
  });

  it("can't be opened with another sponsor's relationship", async () => {
    const closed = await offer(owner, { title: 'Private two', rule: '506b' });
    const theirs = await offer(other, { title: 'Theirs', rule: '506b' });
    const { relationship } = await invite(other, theirs, { email: await emailOf(stranger) });
    expect(
      await codeOf(
        rpc(owner, 'invite_to_offering', { p_id: closed, p_relationship_id: relationship }),
      ),
    ).toBe('HXSYA');
    expect(await codeOf(rpc(owner, 'end_investor_relationship', { p_id: relationship }))).toBe(
      'HXSYA',
    );
    const known = await succeed(rpc(owner, 'list_investor_relationships'));
    expect(JSON.stringify(known)).not.toContain(await emailOf(stranger));
  });

  it('takes at most 35 investors who are not accredited', async () => {
    const closed = await offer(owner, { title: 'Private three', rule: '506b' });
    const known = await investor();
    await invite(owner, closed, { email: await emailOf(known) });
    await queryDatabase(`
      insert into private.subscriptions (id, offering_id, number, investor_name, investor_email, amount_cents, status, is_accredited, signature_id, signed_at)
      select gen_random_uuid(), '${closed}', 100 + g, 'N', 'n' || g || '@example.com', 100000, 'signed', false, s.signature_id, s.signed_at
      from private.subscriptions s, generate_series(1, 35) g where s.id = '${adas}'`);
    const id = await committed(known, closed, 1_000_000);
    await prepare(known, id, 10_000, { is_accredited: false });
    expect(await codeOf(sign(known, id))).toBe('HXSYK');
    await prepare(known, id, 10_000, { is_accredited: true });
    expect((await sign(known, id)).error).toBeNull();
  });
});

describe('a 506(c) subscription', () => {
  it("can't be signed without verified accreditation that hasn't expired", async () => {
    const carl = await investor();
    const id = await committed(carl, offering, 1_000_000);
    await prepare(carl, id, 10_000, { is_accredited: true });
    expect(await codeOf(sign(carl, id))).toBe('HXSYG');
    const check = await accredit(owner, carl, offering);
    await queryDatabase(
      `update private.investor_checks set decided_on = '2025-01-01', expires_on = '2025-12-31' where id = '${check}'`,
    );
    expect(await codeOf(sign(carl, id))).toBe('HXSYG');
    await accredit(owner, carl, offering);
    expect((await sign(carl, id)).error).toBeNull();
    // And not accepted without a clear KYC and OFAC check, or by the investor.
    expect(await codeOf(accept(owner, id))).toBe('HXSYH');
    expect(await codeOf(accept(carl, id))).toBe('HXSYS');
    expect(await codeOf(passKyc(carl, id))).toBe('HXSYS');
    await passKyc(owner, id);
    expect((await accept(owner, id)).error).toBeNull();
    expect(await codeOf(rpc(carl, 'withdraw_subscription', { p_id: id }))).toBe('HXSYX');
  });

  it('saves steps sent at the same time, and an entity only if it is unchanged', async () => {
    const erin = await investor();
    const id = await committed(erin, offering, 1_000_000);
    await prepare(erin, id, 10_000);
    const save = (p_n: number, p_values: object) =>
      rpc(erin, 'update_subscription', { p_id: id, p_n, p_values });
    const steps = [{ documents_read: true }, { fee_cents: 10_000 }, { is_accredited: true }];
    const answers = await Promise.all(steps.map((values) => save(2, values)));
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect(await codeOf(save(2, { entity_name: 'Other LLC', entity_kind: 'llc' }))).toBe('HXSYC');
    expect(await codeOf(save(2, { fee_cents: 9000 }))).toBe('HXSYC');
  });

  it('is signed with the exact text and amount that were shown', async () => {
    const dora = await investor();
    const id = await committed(dora, offering, 1_000_000);
    await accredit(owner, dora, offering);
    await prepare(dora, id, 10_000);
    const shown = await succeed(rpc(dora, 'get_subscription_to_sign', { p_id: id }));
    expect(shown.body).toContain('Commitment: $10,000');
    const [{ n } = {}] = await queryDatabase(
      `select n from private.subscriptions where id = '${id}'`,
    );
    await succeed(
      rpc(dora, 'commit_to_offering', {
        p_id: id,
        p_offering_id: offering,
        p_cents: 1_100_000,
        p_n: n,
      }),
    );
    const args = {
      p_subscription_id: id,
      p_id: randomUUID(),
      p_name: 'Dora',
      p_drawing: null,
      p_consents: true,
      p_hash: shown.sha256,
    };
    // The fee of the new amount isn't accepted yet, and the old text no longer fits.
    expect(await codeOf(rpc(dora, 'sign_subscription', args))).toBe('HXSYU');
    await prepare(dora, id, 11_000);
    expect(await codeOf(rpc(dora, 'sign_subscription', args))).toBe('HXDRN');
  });
});
