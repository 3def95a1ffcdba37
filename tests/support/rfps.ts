import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealBidFile } from '../../renderer/features/vendors/rfps/sealBidFile.ts';
import type { BidFile } from '../../shared/vendors/rfps/bidFiles.ts';
import { type BidTerms, type PublicBidKey, sealBid } from '../../shared/vendors/rfps/sealBid.ts';
import {
  derivePublicKey,
  openBid,
  signReceipt,
} from '../../supabase/functions/_shared/sealed-bids.ts';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, succeed } from '../security/world.ts';
import { backend, service } from './backend.ts';
import { createVendor, type Vendor } from './projects.ts';

const DAY_MS = 86_400_000;
export const dayAhead = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
export const timeAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** An issuer's workspace: the author, an approver who also evaluates, and a manager who evaluates. */
export interface RfpTeam {
  readonly author: Person;
  readonly approver: Person;
  readonly manager: Person;
  readonly tenantId: string;
}

export async function createRfpTeam(): Promise<RfpTeam> {
  const [author, approver, manager] = await Promise.all([
    person('operator'),
    person('operator'),
    person('operator'),
  ]);
  const { id: tenantId } = await succeed(
    service()
      .from('tenants')
      .insert({ name: 'Maple Living', subdomain: `m${randomUUID().slice(0, 12)}` })
      .select('id')
      .single(),
  );
  const rows = [author, approver, manager].map(({ id }, index) => ({
    tenant_id: tenantId,
    user_id: id,
    role: index === 0 ? ('owner' as const) : ('member' as const),
    is_active: true,
  }));
  await succeed(service().from('tenant_users').insert(rows).select('user_id'));
  return { author, approver, manager, tenantId };
}

export const CRITERIA = [
  { name: 'Approach', prompt: 'How will you keep residents safe?', weight: 60 },
  { name: 'Price', weight: 40, is_price: true },
];

export const rfpTerms = (more: object = {}) => ({
  p_title: 'Roof replacement, east wing',
  p_category: 'construction',
  p_state: 'OH',
  p_details: 'Tear off and replace the roof of the east wing while residents stay.',
  p_deadline: timeAhead(20),
  p_questions_until: timeAhead(10),
  p_decides_on: dayAhead(40),
  p_criteria: CRITERIA,
  ...more,
});

export const teamOf = ({ approver, manager }: RfpTeam) => [
  { account: approver.id, is_approver: true, is_evaluator: true },
  { account: manager.id, is_manager: true, is_evaluator: true },
];

export const move = (who: Person, p_id: string, p_action: string, p_note?: string) =>
  who.client.rpc('move_rfp', { p_id, p_action, ...(p_note !== undefined && { p_note }) });

interface BidFileView {
  readonly id: string;
  readonly path: string;
  readonly name: string | null;
  readonly state: string;
}

export interface RfpVendorView {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly is_winner: boolean;
  readonly award_gaps: readonly string[] | null;
  readonly points: readonly { readonly points: number }[] | null;
  readonly scores: readonly { readonly score: number; readonly is_mine: boolean }[];
  readonly bids: readonly {
    readonly id: string;
    readonly status: string;
    readonly price: number | null;
    readonly gaps: readonly string[];
    readonly content: Readonly<Record<string, unknown>> | null;
    readonly files: readonly BidFileView[];
  }[];
}

/** An RFP as tests read it, for either side. */
export interface RfpView {
  readonly side: 'team' | 'vendor';
  readonly status: string;
  readonly my_status: string;
  readonly my_participant: string | null;
  readonly n: number;
  readonly criteria: readonly { readonly id: string; readonly is_price: boolean }[];
  readonly vendors: readonly RfpVendorView[];
  readonly questions: readonly { readonly id: string; readonly question: string }[];
  readonly bids: readonly {
    readonly id: string;
    readonly status: string;
    readonly files: readonly BidFileView[];
  }[];
  readonly debrief: { readonly text: string | null; readonly winning_points: number | null } | null;
  readonly contract: {
    readonly body: string;
    readonly sha256: string;
    readonly total: number;
    readonly milestones: readonly { readonly id: string; readonly status: string }[];
    readonly changes: readonly { readonly id: string; readonly status: string }[];
  } | null;
  readonly review: Readonly<Record<string, unknown>> | null;
}

export async function readRfp(who: Person, p_id: string): Promise<RfpView> {
  const { data } = await who.client.rpc('rfp', { p_id });
  if (data === null) throw new Error('RFP not found.');
  return data as unknown as RfpView;
}

export async function createRfp(team: RfpTeam, more: object = {}): Promise<string> {
  const p_id = randomUUID();
  await succeed(
    team.author.client.rpc('save_rfp', { p_id, ...rfpTerms(), p_team: teamOf(team), ...more }),
  );
  return p_id;
}

export const inviteVendors = (who: Person, p_id: string, vendors: readonly Vendor[]) =>
  who.client.rpc('invite_rfp_vendors', { p_id, p_vendors: vendors.map(({ vendor }) => vendor) });

/** Creates an RFP, approved and published to these vendors. */
export async function createOpenRfp(
  team: RfpTeam,
  vendors: readonly Vendor[],
  more: object = {},
): Promise<string> {
  const id = await createRfp(team, more);
  await succeed(inviteVendors(team.author, id, vendors));
  await succeed(move(team.author, id, 'submit'));
  await succeed(move(team.approver, id, 'approve'));
  await succeed(move(team.author, id, 'publish'));
  return id;
}

export async function createTwoVendors(): Promise<readonly [Vendor, Vendor]> {
  return await Promise.all([createVendor('Maple Roofs'), createVendor('Oak Roofs')]);
}

export const bidContent = (criterion: string, price = 90_000, more: object = {}) => ({
  price,
  summary: 'Tear off, new felt, new shingles, one wing at a time.',
  begins_on: dayAhead(60),
  weeks: 8,
  holds_until: dayAhead(120),
  responses: { [criterion]: 'We work in sections and keep every exit open.' },
  milestones: [
    { title: 'Tear-off', due_on: dayAhead(80), amount: price - 1 },
    { title: 'Completion', due_on: dayAhead(110), amount: 1 },
  ],
  ...more,
});

export async function invokeBids(who: Pick<Person, 'client'>, body: object) {
  const { data, error, response } = await who.client.functions.invoke('rfp-bids', { body });
  const failure: unknown = error ? await response?.json().catch(() => null) : null;
  const code = (failure as { code?: string } | null)?.code ?? null;
  return { data: data as Record<string, unknown> | null, status: response?.status ?? 0, code };
}

const asBytes = (content: object) => new TextEncoder().encode(JSON.stringify(content));

/** Encrypts a bid as a browser does. */
export const seal = (content: object, to: Parameters<typeof sealBid>[1]) =>
  sealBid(asBytes(content), to);

/** Seals a bid as a browser does, and sends it. */
export async function sendBid(
  vendor: Vendor,
  rfp: string,
  content: object,
  id = randomUUID(),
  files: readonly string[] = [],
) {
  const { data, code, status } = await invokeBids(vendor, { action: 'key', rfp });
  if (data === null) return { id, code, status, envelope: '' };
  const { terms, key } = data as { terms: BidTerms; key: PublicBidKey };
  const envelope = await seal(content, { id, terms, key });
  return {
    id,
    envelope,
    ...(await invokeBids(vendor, { action: 'submit', rfp, id, envelope, files })),
  };
}

interface PlainFile {
  readonly name?: string;
  readonly content: string;
}

/** Encrypts and uploads a file as a browser does. Returns it as a bid lists it; its ID is empty if refused. */
export async function uploadBidFile(
  who: Pick<Person, 'client'>,
  folder: string,
  { name = 'plan.pdf', content }: PlainFile,
): Promise<BidFile> {
  const id = randomUUID();
  const { sealed, key } = await sealBidFile(new TextEncoder().encode(content));
  const { error } = await who.client.storage
    .from('rfp-bids')
    .upload(`${folder}/${id}`, sealed, { contentType: 'application/octet-stream' });
  return { id: error === null ? id : '', name, size: content.length, key };
}

/** States the intent to bid on the current version. */
export const intend = async (vendor: Vendor, p_rfp_id: string) =>
  await succeedVoid(
    vendor.client.rpc('respond_to_rfp', {
      p_rfp_id,
      p_n: (await readRfp(vendor, p_rfp_id)).n,
      p_intends: true,
    }),
  );

export async function succeedVoid(call: PromiseLike<{ error: unknown }>): Promise<void> {
  const { error } = await call;
  if (error !== null) throw error;
}

export const sealingSecret = (dataDir = backend().dataDir): string =>
  (
    JSON.parse(readFileSync(join(dataDir, 'bid-sealing-key.json'), 'utf8')) as {
      secret: string;
    }
  ).secret;

interface SealedRow {
  readonly id: string;
  readonly participant_id: string;
  readonly envelope: string;
  readonly deadline: string;
}

export const setWithoutTriggers = (statements: string) =>
  queryDatabase(
    `set session_replication_role = replica; ${statements}; set session_replication_role = origin`,
  );

/**
 * Lets a deadline pass without waiting. Needs the database and the key file: bids are opened and sealed again for a
 * deadline in the past.
 */
export async function passDeadline(rfp: string, round = 1): Promise<void> {
  const secret = sealingSecret();
  const past = Date.now() - 1000;
  const deadline = new Date(past).toISOString().replace('Z', '000Z');
  const receivedAt = new Date(past - 60_000).toISOString().replace('Z', '000Z');
  const rows = (await queryDatabase(
    `select id, participant_id, envelope, private.format_rfp_time(key_deadline) as deadline from private.rfp_bids
      where rfp_id = '${rfp}' and round = ${round} and status = 'sealed'`,
  )) as unknown as readonly SealedRow[];
  for (const { id, participant_id: participant, envelope, deadline: before } of rows) {
    const old = { id, rfp, round, participant, envelope, deadline: before };
    const content = await openBid(secret, old);
    const terms = { rfp, round, participant, deadline };
    const sealed = await seal(content as object, {
      id,
      terms,
      key: await derivePublicKey(secret, terms),
    });
    const receipt = await signReceipt(secret, { ...terms, id, envelope: sealed, receivedAt });
    await queryDatabase(
      `update private.rfp_bids set envelope = '${sealed}', key_deadline = '${deadline}',
        received_at = '${receivedAt}', receipt = '${receipt}' where id = '${id}'`,
    );
  }
  await setWithoutTriggers(
    `update private.rfp_rounds set deadline = '${deadline}' where rfp_id = '${rfp}' and round = ${round}`,
  );
}

/** Screens every bid as complete, and scores each with the same number for both evaluators. */
export async function evaluate(team: RfpTeam, rfp: string, scores: readonly number[]) {
  const { vendors, criteria } = await readRfp(team.author, rfp);
  const criterion = criteria.find(({ is_price }) => !is_price)?.id ?? '';
  for (const { bids } of vendors) {
    for (const { id } of bids) {
      const screened = { p_bid_id: id, p_is_complete: true };
      await succeedVoid(team.author.client.rpc('screen_rfp_bid', screened));
    }
  }
  for (const evaluator of [team.approver, team.manager]) {
    for (const [index, { id }] of vendors.filter(({ bids }) => bids.length > 0).entries()) {
      await succeedVoid(
        evaluator.client.rpc('score_rfp_bid', {
          p_participant_id: id,
          p_scores: [{ criterion, score: scores[index] ?? 5 }],
        }),
      );
    }
    await succeedVoid(evaluator.client.rpc('submit_rfp_scores', { p_rfp_id: rfp }));
  }
}

/** Adds a verified general liability certificate. */
export const insure = (vendor: Vendor, expires_on: string) =>
  succeed(
    service()
      .from('vendor_credentials')
      .insert({
        id: randomUUID(),
        vendor_id: vendor.vendor,
        kind: 'insurance',
        coverage: 'general',
        status: 'verified',
        expires_on,
        path: randomUUID(),
        file_name: 'coi.pdf',
        file_type: 'application/pdf',
        file_size: 1,
      })
      .select('id'),
  );

export async function sign(who: Person, p_rfp_id: string, p_id = randomUUID()) {
  const { contract } = await readRfp(who, p_rfp_id);
  return await who.client.rpc('sign_rfp_contract', {
    p_rfp_id,
    p_id,
    p_name: 'Ada Lovelace',
    p_drawing: null as never,
    p_consents: true,
    p_hash: contract?.sha256 ?? '',
  });
}

/** Moves all deadlines of an RFP to the past without sealing its bids again, and opens it: none can be read. */
export async function openUnsealed(team: RfpTeam, rfp: string) {
  const past = new Date(Date.now() - 60_000).toISOString();
  await setWithoutTriggers(
    `update private.rfp_rounds set deadline = '${past}' where rfp_id = '${rfp}';
    update private.rfp_bids set key_deadline = '${past}' where rfp_id = '${rfp}'`,
  );
  const { data } = await invokeBids(team.author, { action: 'open', rfp });
  if (data?.opened !== 0) throw new Error('A bid was opened without its key.');
}
