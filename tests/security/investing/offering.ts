import { randomUUID } from 'node:crypto';
import { PDF } from '../../support/file-samples.ts';
import { as } from '../operator/team.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, tenantOwner } from '../world.ts';

/** $100,000 of minimum and increment $1,000; 8% simple, then 70/30. */
const TERMS = {
  title: 'Willow Creek Memory Care',
  rule: '506c',
  property_name: 'Willow Creek',
  state: 'OH',
  care_type: 'memory',
  summary: 'Buy a 48-bed memory care building and renovate the common rooms.',
  offering_cents: 50_000_000,
  minimum_cents: 1_000_000,
  step_cents: 100_000,
  preferred_bps: 800,
  tiers: [{ up_to: null, investors_bps: 7000 }],
  fee_bps: 100,
  hold_months: 60,
  agreement: 'The investor subscribes for an interest in the company.',
  closes_on: '2199-12-31',
};

/** Fields of an offering. */
export type Terms = Partial<typeof TERMS>;

export const rpc = (who: Person, name: string, args: object = {}) => as(who).rpc(name, args);

export const sponsor = tenantOwner;
export const investor = () => person('investor');

export async function emailOf({ client }: Person): Promise<string> {
  const { data } = await client.auth.getUser();
  return data.user?.email ?? '';
}

/** Creates an offering of the sponsor; open unless `isDraft`. */
export async function offer(
  owner: Person,
  terms: Terms = {},
  { isDraft = false, p_id = randomUUID() }: { isDraft?: boolean; p_id?: string } = {},
): Promise<string> {
  await succeed(rpc(owner, 'save_offering', { p_id, p_values: { ...TERMS, ...terms } }));
  if (!isDraft) await setStatus(owner, p_id, 'open');
  return p_id;
}

export const setStatus = async (owner: Person, p_id: string, p_status: string) => {
  const { error } = await rpc(owner, 'set_offering_status', { p_id, p_status });
  if (error) throw new Error(error.message);
};

/** Records that the sponsor knows a person, and invites them to an offering. */
export async function invite(
  owner: Person,
  offering: string,
  { email, since = '2020-01-01' }: { readonly email: string; readonly since?: string },
) {
  const p_id = randomUUID();
  await succeed(
    rpc(owner, 'record_investor_relationship', {
      p_id,
      p_name: 'Ada Lin',
      p_email: email,
      p_established_on: since,
      p_basis: 'Invested in two earlier buildings.',
    }),
  );
  return {
    relationship: p_id,
    answer: await rpc(owner, 'invite_to_offering', { p_id: offering, p_relationship_id: p_id }),
  };
}

export const commit = (who: Person, offering: string, cents: number, p_id: string = randomUUID()) =>
  rpc(who, 'commit_to_offering', { p_id, p_offering_id: offering, p_cents: cents });

export async function committed(who: Person, offering: string, cents: number): Promise<string> {
  const id = randomUUID();
  const answer = await succeed(commit(who, offering, cents, id));
  if (answer !== 'committed') throw new Error(`The offering answered ${answer}.`);
  return id;
}

const versionOf = async (id: string) =>
  Number((await queryDatabase(`select n from private.subscriptions where id = '${id}'`))[0]?.n);

/** Completes the steps before the signature, except accreditation. */
export async function prepare(who: Person, id: string, feeCents: number, values: object = {}) {
  await succeed(
    rpc(who, 'update_subscription', {
      p_id: id,
      p_n: await versionOf(id),
      p_values: {
        entity_name: 'Lin Family LLC',
        entity_kind: 'llc',
        documents_read: true,
        fee_cents: feeCents,
        ...values,
      },
    }),
  );
}

export async function uploadTo(who: Person, offering: string): Promise<string> {
  const id = randomUUID();
  const { error } = await who.client.storage
    .from('offering-files')
    .upload(`${offering}/${id}`, PDF, { contentType: 'application/pdf' });
  if (error) throw new Error(error.message);
  return id;
}

/** Submits evidence and lets the sponsor verify it until a day. */
export async function accredit(owner: Person, who: Person, offering: string, until = '2027-12-31') {
  const check = randomUUID();
  const { error } = await rpc(who, 'submit_accreditation', {
    p_id: check,
    p_offering_id: offering,
    p_method: 'letter',
    p_file_id: await uploadTo(who, offering),
    p_name: 'letter.pdf',
  });
  if (error) throw new Error(error.message);
  const decided = await rpc(owner, 'decide_accreditation', {
    p_check_id: check,
    p_is_verified: true,
    p_expires_on: until,
  });
  if (decided.error) throw new Error(decided.error.message);
  return check;
}

export async function sign(who: Person, id: string) {
  const text = await rpc(who, 'get_subscription_to_sign', { p_id: id });
  return rpc(who, 'sign_subscription', {
    p_subscription_id: id,
    p_id: randomUUID(),
    p_name: 'Ada Lin',
    p_drawing: null,
    p_consents: true,
    p_hash: text.data?.sha256 ?? 'none',
  });
}

/** A past day in every time zone; the server's calendar may still be a day behind UTC. */
const RECENT_DAY = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
export const passKyc = (owner: Person, id: string) =>
  rpc(owner, 'record_kyc_check', {
    p_id: randomUUID(),
    p_subscription_id: id,
    p_is_clear: true,
    p_reference: 'Screening report 118, OFAC SDN list',
    p_checked_on: RECENT_DAY,
  });

export const accept = async (owner: Person, id: string) =>
  rpc(owner, 'decide_subscription', { p_id: id, p_accepts: true, p_n: await versionOf(id) });

/** Takes an investor through every step to an accepted interest. */
export async function admit(
  owner: Person,
  who: Person,
  { offering, cents }: { readonly offering: string; readonly cents: number },
): Promise<string> {
  const id = await committed(who, offering, cents);
  await accredit(owner, who, offering);
  await prepare(who, id, Math.round(cents / 100));
  for (const step of [await sign(who, id), await passKyc(owner, id), await accept(owner, id)])
    if (step.error) throw new Error(step.error.message);
  return id;
}

/** Calls capital and records every part as paid on a day. */
export async function fund(
  owner: Person,
  offering: string,
  { cents, on }: { readonly cents: number; readonly on: string },
): Promise<string> {
  const p_id = randomUUID();
  await succeed(
    rpc(owner, 'issue_capital_call', {
      p_id,
      p_offering_id: offering,
      p_cents: cents,
      p_due_on: '2199-01-01',
      p_purpose: 'Closing',
    }),
  );
  const lines = await queryDatabase(
    `select subscription_id from private.capital_call_lines where call_id = '${p_id}'`,
  );
  for (const { subscription_id } of lines) {
    const { error } = await rpc(owner, 'record_call_payment', {
      p_call_id: p_id,
      p_subscription_id: subscription_id,
      p_paid_on: on,
    });
    if (error) throw new Error(error.message);
  }
  return p_id;
}

interface Cash {
  readonly cents: number;
  readonly on: string;
}

export const preview = (owner: Person, offering: string, { cents, on }: Cash) =>
  rpc(owner, 'preview_distribution', { p_offering_id: offering, p_cents: cents, p_paid_on: on });

/** Approves a distribution without paying it. */
export async function approve(owner: Person, offering: string, cash: Cash): Promise<string> {
  const p_id = randomUUID();
  const { fingerprint } = await succeed(preview(owner, offering, cash));
  await succeed(
    rpc(owner, 'approve_distribution', {
      p_id,
      p_offering_id: offering,
      p_cents: cash.cents,
      p_paid_on: cash.on,
      p_memo: 'Sale',
      p_fingerprint: fingerprint,
    }),
  );
  return p_id;
}

/** Asks for the statement of a position over two years. */
export const statement = (who: Person, p_subscription_id: string) =>
  rpc(who, 'get_position_statement', {
    p_subscription_id,
    p_from: '2025-01-01',
    p_to: '2026-12-31',
  });

/** A 506(c) offering in which Ada and Bea hold interests, and people without one. */
export async function createHeldOffering() {
  const [owner, other, ada, bea, stranger] = await Promise.all([
    sponsor(),
    sponsor(),
    investor(),
    investor(),
    investor(),
  ]);
  const offering = await offer(owner);
  const adas = await admit(owner, ada, { offering, cents: 2_000_000 });
  const beas = await admit(owner, bea, { offering, cents: 3_100_000 });
  return { owner, other, ada, bea, stranger, offering, adas, beas };
}
