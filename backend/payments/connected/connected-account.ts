import { randomBytes } from 'node:crypto';
import type { Engine, Sql } from '../../db/engine.ts';
import { type AccountEvent, InvalidRequestError, newId, type UnixSeconds } from '../account.ts';
import { keepEvent, secondsOf, tryWork } from '../accounts.ts';
import type { BankBehavior } from './bank-accounts.ts';

/** An account that receives money, as in the provider's API. */
export interface ConnectedAccount {
  readonly id: string;
  readonly object: 'account';
  readonly type: 'express';
  readonly email: string;
  readonly business_profile: { name: string };
  readonly metadata: Readonly<Record<string, string>>;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  requirements: { currently_due: string[] };
  external_accounts: { object: 'list'; data: { object: 'bank_account'; last4: string }[] };
}

export interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string;
  status: 'needs_response' | 'lost' | 'won';
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly created: UnixSeconds;
  readonly amount: number;
  readonly payment_intent: string;
  readonly payment_method_details: Record<string, { last4: string }>;
  amount_refunded: number;
  disputed: boolean;
}

export interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly application_fee_amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  amount_received: number;
  latest_charge: Charge | null;
  last_payment_error: { message: string } | null;
}

/** A payment page. */
export interface PaymentPage {
  readonly id: string;
  readonly created: UnixSeconds;
  readonly method: 'card' | 'us_bank_account';
  readonly description: string;
  readonly email: string;
  readonly amount: number;
  readonly fee: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: UnixSeconds;
  status: 'open' | 'complete' | 'expired';
  intent: string | null;
}

/** A page on which the owner enters details. */
export interface ConnectionPage {
  readonly id: string;
  readonly returnUrl: string;
  readonly expiresAt: UnixSeconds;
  status: 'open' | 'complete' | 'expired';
}

export interface Payout {
  readonly id: string;
  readonly object: 'payout';
  readonly amount: number;
  readonly arrival_date: UnixSeconds;
  status: 'in_transit' | 'paid';
}

/** Everything about one account. */
export interface ConnectedDocument {
  account: ConnectedAccount;
  links: ConnectionPage[];
  pages: PaymentPage[];
  intents: Intent[];
  /** What happens later: a bank payment clears or is returned, or a payout is sent. */
  pending: { at: UnixSeconds; intent: string; outcome: BankBehavior | 'returned' | 'paid_out' }[];
  disputes: Dispute[];
  payouts: Payout[];
  /** Not paid out yet, in cents. */
  available: number;
  waiting: number;
}

/** Creates an ID from the account's ID and an unguessable part. */
export const connectedId = (prefix: string, account: string): string =>
  `${prefix}_c${account.slice('acct_'.length)}${randomBytes(12).toString('hex')}`;

const OWNER = /_c([0-9a-f]{24})[0-9a-f]{24}$/;

/** Returns the account that an object belongs to, or null for other objects. */
export const accountIdIn = (id: string): string | null => {
  const owner = OWNER.exec(id)?.[1];
  return owner ? `acct_${owner}` : null;
};

/** One account's data in progress: applies changes and collects their events. */
export interface ConnectedWork {
  readonly document: ConnectedDocument;
  now: UnixSeconds;
  tell(type: string, object: unknown): void;
}

function startWork(document: ConnectedDocument, now: UnixSeconds) {
  const events: AccountEvent[] = [];
  const work: ConnectedWork = {
    document,
    now,
    tell: (type, object) =>
      events.push({ type, created: work.now, object: structuredClone(object) }),
  };
  return { work, events };
}

export async function addConnectedAccount(
  sql: Sql,
  { email, name, metadata }: { email: string; name: string; metadata: Record<string, string> },
): Promise<ConnectedAccount> {
  const account: ConnectedAccount = {
    id: newId('acct'),
    object: 'account',
    type: 'express',
    email,
    business_profile: { name },
    metadata,
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    requirements: { currently_due: ['business_profile', 'external_account', 'individual'] },
    external_accounts: { object: 'list', data: [] },
  };
  const document: ConnectedDocument = {
    account,
    links: [],
    pages: [],
    intents: [],
    pending: [],
    disputes: [],
    payouts: [],
    available: 0,
    waiting: 0,
  };
  await sql`
    insert into haven_local.payment_connected_accounts (id, document)
    values (${account.id}, ${sql.json(document as never)})`;
  return account;
}

interface Row {
  document: ConnectedDocument;
  ahead_seconds: number;
}

/**
 * Works on one account's document. Due events are processed first; then the work takes effect as a whole, or not at all
 * if it throws a client error.
 */
export async function withConnectedAccount<T>(
  sql: Sql,
  id: string | null,
  now: Date,
  change: (work: ConnectedWork) => T,
): Promise<T | InvalidRequestError> {
  const [row] = await sql<Row[]>`
    select document, ahead_seconds from haven_local.payment_connected_accounts
    where id = ${id} for update`;
  if (!id || !row) {
    return new InvalidRequestError('Account or object not found.', {
      status: 404,
      code: 'resource_missing',
    });
  }
  const before = startWork(row.document, secondsOf(now) + row.ahead_seconds);
  processPending(before.work);
  const after = startWork(structuredClone(before.work.document), before.work.now);
  const outcome = tryWork(() => change(after.work));
  const isRefused = outcome instanceof InvalidRequestError;
  const saved = isRefused ? before : after;
  const next = saved.work.document.pending.map(({ at }) => at);
  const due = next.length > 0 ? Math.min(...next) - row.ahead_seconds : null;
  await sql`
    update haven_local.payment_connected_accounts
    set document = ${sql.json(saved.work.document as never)}, due_at = to_timestamp(${due}::float8)
    where id = ${id}`;
  for (const event of isRefused ? before.events : [...before.events, ...after.events]) {
    await keepEvent(sql, event);
  }
  return outcome;
}

const DAY = 86_400;
/** Real bank payments clear after four days; here a short wait shows both states. */
export const BANK_CLEARS_SECONDS = 120;

/** Applies everything that is due, in order. */
function processPending(work: ConnectedWork): void {
  const { document } = work;
  const until = work.now;
  for (;;) {
    const [next] = document.pending.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
    if (next === undefined) break;
    document.pending = document.pending.filter((one) => one !== next);
    work.now = next.at;
    const intent = document.intents.find(({ id }) => id === next.intent);
    if (intent !== undefined) applyPending(work, intent, next.outcome);
  }
  work.now = until;
}

function applyPending(
  work: ConnectedWork,
  intent: Intent,
  outcome: ConnectedDocument['pending'][number]['outcome'],
): void {
  const { document } = work;
  if (outcome === 'paid_out') {
    if (document.waiting <= 0) return;
    const payout: Payout = {
      id: connectedId('po', document.account.id),
      object: 'payout',
      amount: document.waiting,
      arrival_date: work.now,
      status: 'paid',
    };
    document.payouts.unshift(payout);
    document.waiting = 0;
    work.tell('account.updated', document.account);
  } else if (outcome === 'returned') {
    disputeCharge(work, intent, 'insufficient_funds');
  } else if (outcome === 'fails_closed' || outcome === 'fails_no_money') {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = {
      message:
        outcome === 'fails_closed'
          ? 'The bank account is closed.'
          : 'The bank account has insufficient funds.',
    };
    work.tell('payment_intent.payment_failed', intent);
  } else {
    succeed(work, intent);
    if (outcome === 'pays_then_returns') {
      document.pending.push({ at: work.now + DAY, intent: intent.id, outcome: 'returned' });
    }
  }
}

/** Collects a payment: what remains after the fee is paid out two days later. */
export function succeed(work: ConnectedWork, intent: Intent): void {
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  work.document.waiting += intent.amount - intent.application_fee_amount;
  work.document.pending.push({ at: work.now + 2 * DAY, intent: intent.id, outcome: 'paid_out' });
  work.tell('payment_intent.succeeded', intent);
}

/** The bank takes a payment back. */
function disputeCharge(work: ConnectedWork, intent: Intent, reason: string): void {
  const charge = intent.latest_charge;
  if (charge === null || charge.disputed) return;
  charge.disputed = true;
  const dispute: Dispute = {
    id: connectedId('dp', work.document.account.id),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    payment_intent: intent.id,
    reason,
    status: 'lost',
  };
  work.document.disputes.push(dispute);
  work.document.waiting -= dispute.amount;
  work.tell('charge.dispute.created', dispute);
}

export function findPage({ pages }: ConnectedDocument, id: string): PaymentPage {
  const page = pages.find((one) => one.id === id);
  if (!page) throw new InvalidRequestError('Session not found.', { status: 404 });
  return page;
}

/** Closes pages whose time is over. */
export function expirePages({ document, now }: ConnectedWork): void {
  for (const page of [...document.pages, ...document.links]) {
    if (page.status === 'open' && page.expiresAt <= now) page.status = 'expired';
  }
}

/** Advances an account's clock, processing everything due on the way. */
export async function advanceConnectedClock(
  sql: Sql,
  id: string,
  now: Date,
  until: number,
): Promise<number | InvalidRequestError> {
  await sql`
    update haven_local.payment_connected_accounts
    set ahead_seconds = greatest(ahead_seconds, ${until - secondsOf(now)}) where id = ${id}`;
  return withConnectedAccount(sql, id, now, (work) => work.now);
}

/** Processes a few accounts with due events, each in its own transaction. */
export async function processDueConnectedAccounts(
  engine: Engine,
  now: Date,
  isStopping: () => boolean,
): Promise<void> {
  const due = await engine.read(
    'system',
    (sql) => sql<{ id: string }[]>`
      select id from haven_local.payment_connected_accounts
      where due_at <= ${now} order by due_at limit 100`,
  );
  for (const { id } of due) {
    if (isStopping()) return;
    await engine.write('system', (sql) => withConnectedAccount(sql, id, now, () => undefined));
  }
}
