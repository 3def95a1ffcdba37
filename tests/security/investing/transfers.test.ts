import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../operator/team.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, succeed } from '../world.ts';
import {
  accept,
  accredit,
  admit,
  approve,
  committed,
  emailOf,
  fund,
  investor,
  invite,
  offer,
  passKyc,
  prepare,
  rpc,
  sign,
  sponsor,
  statement,
} from './offering.ts';

/** Today in the timezone of the product's dates. */
const localDay = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format();

let owner: Person;
let ada: Person;
let other: Person;

beforeAll(async () => {
  [owner, other, ada] = await Promise.all([sponsor(), sponsor(), investor()]);
});

const textOf = (who: Person, p_id: string, p_is_accredited = true) =>
  rpc(who, 'get_transfer_to_sign', { p_id, p_is_accredited });

async function signTransfer(
  who: Person,
  p_transfer_id: string,
  { isAccredited = true, hash }: { isAccredited?: boolean; hash?: string } = {},
) {
  const text = await textOf(who, p_transfer_id, isAccredited);
  return rpc(who, 'sign_transfer', {
    p_transfer_id,
    p_is_accredited: isAccredited,
    p_id: randomUUID(),
    p_name: 'Faye Moss',
    p_drawing: null,
    p_consents: true,
    p_hash: hash ?? text.data?.sha256 ?? 'none',
  });
}

describe('a transferred interest', () => {
  it('hides earlier data from the new holder and later data from the old one', async () => {
    const own = await offer(owner, { title: 'Transferred' });
    const [from, to] = await Promise.all([investor(), investor()]);
    const id = await admit(owner, from, { offering: own, cents: 1_000_000 });
    await fund(owner, own, { cents: 1_000_000, on: '2025-01-01' });
    await succeed(
      rpc(owner, 'advance_distribution', {
        p_id: await approve(owner, own, { cents: 50_000, on: '2025-07-01' }),
      }),
    );
    const p_id = randomUUID();
    await rpc(from, 'request_transfer', {
      p_id,
      p_subscription_id: id,
      p_name: 'Faye Moss',
      p_email: await emailOf(to),
    });
    const today = localDay();
    const decide = (who: Person, kyc: object = { p_kyc_reference: 'Report 7', p_kyc_on: today }) =>
      rpc(who, 'decide_transfer', { p_id, p_accepts: true, ...kyc });
    expect(await codeOf(decide(other))).toBe('HXSYS');
    expect(await codeOf(decide(owner))).toBe('HXSDG');
    await accredit(owner, to, own);
    // The receiver is checked like a subscriber, and a refused approval records no check.
    expect(await codeOf(decide(owner, {}))).toBe('HXSYH');
    expect(
      await codeOf(decide(owner, { p_kyc_reference: 'Report 7', p_kyc_on: '2020-01-01' })),
    ).toBe('HXSYJ');
    expect(await codeOf(decide(owner, { p_kyc_reference: ' ', p_kyc_on: today }))).toBe('HXSYZ');
    expect(await succeed(rpc(owner, 'list_transfers', { p_offering_id: own }))).toMatchObject([
      { has_kyc: false, amount_cents: 1_000_000, interest_cents: 1_000_000, status: 'requested' },
    ]);
    expect((await decide(owner)).error).toBeNull();
    expect((await decide(owner)).error).toBeNull();
    // Nothing moves before the receiver signs.
    expect((await statement(from, id)).data).toMatchObject({ commitment_cents: 1_000_000 });
    expect(await codeOf(statement(to, id))).toBe('HXSDM');
    await succeed(signTransfer(to, p_id));
    await succeed(
      rpc(owner, 'advance_distribution', {
        p_id: await approve(owner, own, { cents: 60_000, on: '2026-01-01' }),
      }),
    );
    const [before, after] = await Promise.all([statement(from, id), statement(to, id)]);
    expect(before.data).toMatchObject({
      distributed_cents: 50_000,
      contributed_cents: 1_000_000,
      commitment_cents: null,
    });
    expect(after.data).toMatchObject({ distributed_cents: 60_000, contributed_cents: 0 });
    expect(await codeOf(rpc(from, 'withdraw_subscription', { p_id: id }))).toBe('HXSYS');
  });

  it('can be a part: money and preferred return are split to the cent, and each sees their own', async () => {
    const own = await offer(owner, { title: 'Divided' });
    const [from, to] = await Promise.all([investor(), investor()]);
    const id = await admit(owner, from, { offering: own, cents: 1_000_000 });
    await admit(owner, ada, { offering: own, cents: 1_000_000 });
    await fund(owner, own, { cents: 2_000_000, on: '2025-01-01' });
    const p_id = randomUUID();
    const ask = async (p_cents: number) =>
      rpc(from, 'request_transfer', {
        p_id,
        p_subscription_id: id,
        p_name: 'Faye Moss',
        p_email: await emailOf(to),
        p_cents,
      });
    expect(await codeOf(ask(150_001))).toBe('HXSLT');
    expect(await codeOf(ask(1_100_000))).toBe('HXSLT');
    expect((await ask(300_000)).error).toBeNull();
    await accredit(owner, to, own);
    const before = await queryDatabase(
      `select round(sum(accrued), 4)::text as accrued, sum(contributed)::int as capital from private.list_positions('${own}', private.get_local_date())`,
    );
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const kyc = { p_kyc_reference: 'Report 8', p_kyc_on: yesterday };
    expect(
      (await rpc(owner, 'decide_transfer', { p_id, p_accepts: true, ...kyc })).error,
    ).toBeNull();
    await succeed(signTransfer(to, p_id));
    expect(await succeed(rpc(owner, 'list_transfers', { p_offering_id: own }))).toMatchObject([
      { amount_cents: 300_000, interest_cents: 1_000_000, status: 'completed' },
    ]);
    const after = await queryDatabase(
      `select round(sum(accrued), 4)::text as accrued, sum(contributed)::int as capital from private.list_positions('${own}', private.get_local_date())`,
    );
    expect(after).toEqual(before);
    const { rows } = await succeed(rpc(owner, 'list_subscriptions', { p_offering_id: own }));
    const moved = rows.find(({ investor: name }: { investor: string }) => name === 'Faye Moss');
    expect(moved).toMatchObject({ amount_cents: 300_000, paid_cents: 300_000, status: 'accepted' });
    expect(rows.find(({ id: one }: { id: string }) => one === id)).toMatchObject({
      amount_cents: 700_000,
      paid_cents: 700_000,
    });
    // Nothing is left to call, and a distribution that returns all capital gives each their part.
    expect(
      await codeOf(
        rpc(owner, 'issue_capital_call', {
          p_id: randomUUID(),
          p_offering_id: own,
          p_cents: 100,
          p_due_on: '2199-01-01',
          p_purpose: 'Closing',
        }),
      ),
    ).toBe('HXSDU');
    const today = localDay();
    const run = await approve(owner, own, { cents: 5_000_000, on: today });
    const lines = await queryDatabase(
      `select holder, capital_cents::int as capital from private.distribution_lines where run_id = '${run}' order by capital_cents`,
    );
    expect(lines.map(({ capital }) => capital)).toEqual([300_000, 700_000, 1_000_000]);
    const seen = await statement(to, moved.id);
    expect(seen.data).toMatchObject({ contributed_cents: 0, transferred_cents: 300_000 });
    const { positions } = await succeed(rpc(to, 'get_investor_portal'));
    expect(positions).toMatchObject([{ id: moved.id, amount_cents: 300_000 }]);
    expect(positions[0].steps).toContainEqual({ step: 'wire', state: 'done' });
    expect(await codeOf(statement(to, id))).toBe('HXSDM');
    expect(await codeOf(statement(from, moved.id))).toBe('HXSDM');
  });
});

/** Requests a transfer of an interest of $10,000, approved by the sponsor. */
async function approvedTransfer(title: string) {
  const own = await offer(owner, { title });
  const [from, to] = await Promise.all([investor(), investor()]);
  const id = await admit(owner, from, { offering: own, cents: 1_000_000 });
  await accredit(owner, to, own);
  const p_id = randomUUID();
  await succeed(
    rpc(from, 'request_transfer', {
      p_id,
      p_subscription_id: id,
      p_name: 'Faye Moss',
      p_email: await emailOf(to),
    }),
  );
  const unsigned = await signTransfer(to, p_id);
  await succeed(
    rpc(owner, 'decide_transfer', {
      p_id,
      p_accepts: true,
      p_kyc_reference: 'Report 9',
      p_kyc_on: localDay(),
    }),
  );
  return { own, from, to, id, p_id, unsigned };
}

const holderOf = async (id: string) =>
  (await queryDatabase(`select investor_id from private.subscriptions where id = '${id}'`))[0]
    ?.investor_id;

describe('the signature of a transfer', () => {
  it('is given only by the receiver, after approval, for the displayed text', async () => {
    const { from, to, id, p_id, unsigned } = await approvedTransfer('Signed by the receiver');
    expect(unsigned.error?.code).toBe('HXSDH');
    for (const who of [owner, other, from, ada]) {
      expect((await textOf(who, p_id)).data).toBeNull();
      expect(await codeOf(signTransfer(who, p_id))).toBe('HXSDH');
    }
    expect(await codeOf(signTransfer(to, p_id, { isAccredited: false }))).toBe('HXSDK');
    expect(await codeOf(signTransfer(to, p_id, { hash: 'another text' }))).toBe('HXDRN');
    expect(await holderOf(id)).toBe(from.id);
    const hash = await succeed(signTransfer(to, p_id));
    expect(await holderOf(id)).toBe(to.id);
    expect(await succeed(signTransfer(to, p_id))).toBe(hash);
    expect(
      await queryDatabase(
        `select g.kind, g.account from private.subscriptions s join private.signatures g on g.id = s.signature_id where s.id = '${id}'`,
      ),
    ).toEqual([{ kind: 'interest_transfer', account: to.id }]);
  });

  it('is refused after the holder withdrew or the sponsor declined the transfer', async () => {
    const withdrawn = await approvedTransfer('Withdrawn by the holder');
    await succeed(rpc(withdrawn.from, 'withdraw_transfer', { p_id: withdrawn.p_id }));
    expect(await codeOf(signTransfer(withdrawn.to, withdrawn.p_id))).toBe('HXSDH');
    const declined = await approvedTransfer('Declined by the sponsor');
    await succeed(
      rpc(owner, 'decide_transfer', {
        p_id: declined.p_id,
        p_accepts: false,
        p_reason: 'The receiver asked for more time.',
      }),
    );
    expect(await codeOf(signTransfer(declined.to, declined.p_id))).toBe('HXSDH');
    expect(await holderOf(declined.id)).toBe(declined.from.id);
  });

  it('waits for a capital call that the sponsor issued after the approval', async () => {
    const { own, from, to, id, p_id } = await approvedTransfer('Called after the approval');
    await succeed(
      rpc(owner, 'issue_capital_call', {
        p_id: randomUUID(),
        p_offering_id: own,
        p_cents: 1_000_000,
        p_due_on: '2199-01-01',
        p_purpose: 'Closing',
      }),
    );
    expect(await codeOf(signTransfer(to, p_id))).toBe('HXSDO');
    expect(await holderOf(id)).toBe(from.id);
  });

  it('states under 506(b) whether the receiver is accredited', async () => {
    const own = await offer(owner, { title: 'Known people', rule: '506b' });
    const [from, to] = await Promise.all([investor(), investor()]);
    await invite(owner, own, { email: await emailOf(from) });
    const id = await committed(from, own, 1_000_000);
    await prepare(from, id, 10_000, { is_accredited: true });
    for (const step of [await sign(from, id), await passKyc(owner, id), await accept(owner, id)])
      expect(step.error).toBeNull();
    const p_id = randomUUID();
    const email = await emailOf(to);
    await succeed(
      rpc(from, 'request_transfer', {
        p_id,
        p_subscription_id: id,
        p_name: 'Faye Moss',
        p_email: email,
      }),
    );
    const decide = () =>
      rpc(owner, 'decide_transfer', {
        p_id,
        p_accepts: true,
        p_kyc_reference: 'Report 10',
        p_kyc_on: localDay(),
      });
    // A stranger learns nothing of the offering before the sponsor records the relationship.
    expect(await codeOf(decide())).toBe('HXSDI');
    expect((await succeed(rpc(to, 'get_investor_portal'))).to_sign).toEqual([]);
    await invite(owner, own, { email });
    await succeed(decide());
    expect((await succeed(rpc(to, 'get_investor_portal'))).to_sign).toMatchObject([
      { id: p_id, offering: 'Known people', rule: '506b', amount_cents: 1_000_000 },
    ]);
    await succeed(signTransfer(to, p_id, { isAccredited: false }));
    expect(
      await queryDatabase(`select is_accredited from private.subscriptions where id = '${id}'`),
    ).toEqual([{ is_accredited: false }]);
  });
});
