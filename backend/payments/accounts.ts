import type { Engine, Sql } from '../db/engine.ts';
import {
  type Account,
  type AccountEvent,
  type Customer,
  InvalidRequestError,
  newId,
} from './account.ts';
import { AccountUnitOfWork } from './account-unit-of-work.ts';
import { getNextDueTime, processDueEvents } from './renewals.ts';

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

interface Row {
  account: Account;
  ahead_seconds: number;
}

/** Creates a customer's document. */
export async function addCustomer(
  sql: Sql,
  input: Pick<Customer, 'email' | 'name' | 'metadata'>,
  now: Date,
): Promise<Customer> {
  const customer: Customer = {
    ...input,
    id: newId('cus'),
    object: 'customer',
    created: secondsOf(now),
    livemode: false,
    balance: 0,
    invoice_settings: { default_payment_method: null },
  };
  const account: Account = {
    customer,
    methods: [],
    subscriptions: [],
    invoices: [],
    sessions: [],
    announced: [],
  };
  await sql`
    insert into haven_local.payment_customers (id, account)
    values (${customer.id}, ${sql.json(account as never)})`;
  return customer;
}

/**
 * Works on one customer's document. Due events are processed first; then the work takes effect as a whole, or not at
 * all if it throws a client error.
 */
export async function withAccount<T>(
  sql: Sql,
  customer: string | null,
  now: Date,
  work: (desk: AccountUnitOfWork) => T,
): Promise<T | InvalidRequestError> {
  const [row] = await sql<Row[]>`
    select account, ahead_seconds from haven_local.payment_customers
    where id = ${customer} for update`;
  if (!customer || !row) {
    return new InvalidRequestError('Customer or object not found.', {
      status: 404,
      code: 'resource_missing',
    });
  }
  const before = new AccountUnitOfWork(row.account, secondsOf(now) + row.ahead_seconds);
  processDueEvents(before);
  const desk = new AccountUnitOfWork(structuredClone(before.account), before.now);
  const outcome = tryWork(() => work(desk));
  const saved = outcome instanceof InvalidRequestError ? before : desk;
  const events = saved === desk ? [...before.happenings, ...desk.happenings] : before.happenings;
  const due = getNextDueTime(saved.account);
  await sql`
    update haven_local.payment_customers
    set account = ${sql.json(saved.account as never)},
      due_at = to_timestamp(${due === null ? null : due - row.ahead_seconds}::float8)
    where id = ${customer}`;
  for (const happening of events) await keepEvent(sql, happening);
  return outcome;
}

export function tryWork<T>(work: () => T): T | InvalidRequestError {
  try {
    return work();
  } catch (error) {
    if (error instanceof InvalidRequestError) return error;
    throw error;
  }
}

/** API version of the events; matches the library that reads them. */
const API_VERSION = '2026-10-28.endive';

export async function keepEvent(
  sql: Sql,
  { type, created, object, previous }: AccountEvent,
): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  await sql`
    insert into haven_local.payment_events (id, body)
    values (${event.id}, ${sql.json(event as never)})`;
}

/** Advances a customer's clock, processing everything due on the way. */
export async function advanceClock(
  sql: Sql,
  customer: string | null,
  now: Date,
  until: number,
): Promise<number | InvalidRequestError> {
  const [row] = await sql<{ ahead_seconds: number }[]>`
    update haven_local.payment_customers
    set ahead_seconds = greatest(ahead_seconds, ${until - secondsOf(now)})
    where id = ${customer} returning ahead_seconds`;
  return withAccount(sql, row ? customer : null, now, (desk) => desk.now);
}

/** Processes a few customers with due events, each in its own transaction. */
export async function processDueCustomers(
  engine: Engine,
  now: Date,
  isStopping: () => boolean,
): Promise<void> {
  const due = await engine.read(
    'system',
    (sql) => sql<{ id: string }[]>`
      select id from haven_local.payment_customers where due_at <= ${now} order by due_at limit 100`,
  );
  for (const { id } of due) {
    if (isStopping()) return;
    await engine.write('system', (sql) => withAccount(sql, id, now, () => undefined));
  }
}
