import type { Sql } from '../db/engine.ts';
import { matchFilters } from './filters.ts';
import { hasExpired, type ListenerIdentity } from './listener-identity.ts';
import type { ChangeType, Subscription, Subscriptions } from './subscriptions.ts';

/** One write of one row, as announced by the trigger. */
export interface Change {
  schema: string;
  table: string;
  type: ChangeType;
  at: string;
  /** The primary key as text, to look up the row. */
  key: Record<string, string>;
  /** The primary key before the write. */
  old: Record<string, unknown>;
  /** The row filters are compared with: as written, or as it was before removal. */
  row: Record<string, unknown>;
}

/** Changes one reader may see: positions in the batch, with matching subscriptions. */
interface ReaderChanges {
  reader: ListenerIdentity;
  changes: Map<number, Subscription[]>;
}

/** Rows per call, so that a single call doesn't block the database. */
const ROWS_A_CALL = 400;
const BYTES_A_CALL = 2 * 1024 * 1024;

/** Determines who gets which change, and delivers in order. */
export async function deliverBatch(
  changes: readonly Change[],
  subscriptions: Subscriptions,
  transact: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>,
): Promise<void> {
  const requested = await findReaderChanges(changes, subscriptions, transact);
  const sizes = changes.map(({ row }) => JSON.stringify(row).length);
  for (const group of groupCalls(requested, sizes)) {
    const rows = await transact(
      (sql) => sql<{ reader: number; change: number; record: string | null }[]>`
        select * from haven_realtime.read_changes(${sql.json(callOf(group, changes) as never)})`,
    );
    rows.sort((a, b) => a.reader - b.reader || a.change - b.change);
    for (const { reader, change, record } of rows) {
      const recipient = group[reader];
      const what = changes[change];
      if (!recipient || !what) continue;
      const matching = recipient.changes.get(change) ?? [];
      // Some may have left, or their token expired, while the database was queried.
      const still = matching.filter(
        (one) =>
          subscriptions.has(one, what.schema, what.table) && !hasExpired(one.subscriber.reader),
      );
      push(what, record, still);
    }
  }
}

async function findReaderChanges(
  changes: readonly Change[],
  subscriptions: Subscriptions,
  transact: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>,
): Promise<ReaderChanges[]> {
  const readers = new Map<string, ReaderChanges>();
  const add = (position: number, subscription: Subscription) => {
    const { reader } = subscription.subscriber;
    const key = `${reader.role} ${reader.claims}`;
    const known = readers.get(key) ?? { reader, changes: new Map<number, Subscription[]>() };
    const matching = known.changes.get(position) ?? [];
    matching.push(subscription);
    known.changes.set(position, matching);
    readers.set(key, known);
  };
  const pendingByTable = new Map<string, { position: number; subscription: Subscription }[]>();
  for (const [position, change] of changes.entries()) {
    for (const subscription of subscriptions.of(change.schema, change.table)) {
      if (subscription.type !== '*' && subscription.type !== change.type) continue;
      const result = matchFilters(subscription.filters, change.row);
      if (result === true) add(position, subscription);
      if (result !== 'ask') continue;
      const table = JSON.stringify([change.schema, change.table]);
      const known = pendingByTable.get(table) ?? [];
      known.push({ position, subscription });
      pendingByTable.set(table, known);
    }
  }
  for (const questions of pendingByTable.values()) {
    const matched = await transact((sql) => evaluateFilters(sql, changes, questions));
    for (const { position, subscription } of matched) add(position, subscription);
  }
  // Prepared statements are replanned when the role changes, so readers are grouped by role.
  return [...readers.values()].sort((a, b) => a.reader.role.localeCompare(b.reader.role));
}

/** Lets the database evaluate what text comparison can't: order, patterns, other types. */
async function evaluateFilters(
  sql: Sql,
  changes: readonly Change[],
  questions: readonly { position: number; subscription: Subscription }[],
) {
  const expressionOf = ({ filters }: Subscription) =>
    filters.map(({ expression }) => `(${expression})`).join(' and ');
  const expressions = [...new Set(questions.map(({ subscription }) => expressionOf(subscription)))];
  const positions = [...new Set(questions.map(({ position }) => position))];
  const first = changes[positions[0] ?? 0];
  const rows = positions.map((position) => changes[position]?.row);
  const [result] = await sql<{ matched: boolean[][] }[]>`
    select haven_realtime.match_filters(
      ${first?.schema ?? ''}, ${first?.table ?? ''}, ${expressions}, ${sql.json(rows as never)}
    ) as matched`;
  return questions.filter(
    ({ position, subscription }) =>
      result?.matched[positions.indexOf(position)]?.[
        expressions.indexOf(expressionOf(subscription))
      ],
  );
}

/** Splits the readers into calls of limited size. */
function groupCalls(
  requested: readonly ReaderChanges[],
  sizes: readonly number[],
): ReaderChanges[][] {
  const groups: ReaderChanges[][] = [];
  let [rows, bytes] = [Infinity, 0];
  for (const one of requested) {
    const positions = [...one.changes.keys()];
    const weight = positions.reduce((sum, position) => sum + (sizes[position] ?? 0), 0);
    if (rows + positions.length > ROWS_A_CALL || bytes + weight > BYTES_A_CALL) {
      groups.push([]);
      [rows, bytes] = [0, 0];
    }
    rows += positions.length;
    bytes += weight;
    groups.at(-1)?.push(one);
  }
  return groups;
}

/** Builds the argument of `read_changes`. Readers with the same query share its text. */
function callOf(group: readonly ReaderChanges[], changes: readonly Change[]) {
  const questions = new Pool<{ role: string; schema: string; table: string; kind: string }>();
  const texts = new Pool<string>();
  const readers = group.map(({ reader: { role, claims }, changes: requested }) => {
    const asks = new Map<number, Record<string, unknown>[]>();
    for (const position of requested.keys()) {
      const change = changes[position];
      if (!change) continue;
      const { schema, table, type, key, row } = change;
      const kind = type === 'DELETE' ? 'removed' : 'read';
      const question = questions.place({ role, schema, table, kind });
      const known = asks.get(question) ?? [];
      known.push({ 'haven change': position, ...(kind === 'read' ? key : { row }) });
      asks.set(question, known);
    }
    return {
      role,
      claims,
      asks: [...asks].map(([question, keys]) => [question, texts.place(JSON.stringify(keys))]),
    };
  });
  return { questions: questions.items, changes: texts.items, readers };
}

/** Stores each distinct value once and returns its index. */
class Pool<T> {
  readonly items: T[] = [];
  readonly #places = new Map<string, number>();

  place(item: T): number {
    const key = JSON.stringify(item);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.items.length);
    return this.items.push(item) - 1;
  }
}

function push(change: Change, record: string | null, matching: readonly Subscription[]): void {
  const bySubscriber = new Map<string, Subscription[]>();
  const subscribers = new Map(matching.map(({ subscriber }, i) => [subscriber, String(i)]));
  for (const one of matching) {
    // Subscriptions of one channel are sent together unless they want different columns.
    const selected = one.selected ? [...one.selected].join() : '';
    const key = `${subscribers.get(one.subscriber)} ${selected}`;
    bySubscriber.set(key, [...(bySubscriber.get(key) ?? []), one]);
  }
  const written = new Map<string, string>();
  for (const together of bySubscriber.values()) {
    const [first] = together;
    if (!first) continue;
    const data = written.get(first.columns) ?? dataOf(change, record, first);
    written.set(first.columns, data);
    first.subscriber.pushChange(
      together.map(({ id }) => id),
      data,
    );
  }
}

/** Builds the change in the client format. The record stays the database's own text, so numbers lose no digits. */
function dataOf(change: Change, record: string | null, { columns, selected }: Subscription) {
  const { schema, table, at, type, old } = change;
  const head = JSON.stringify({ schema, table, commit_timestamp: at, type }).slice(0, -1);
  const parts = [head, `"columns":${columns}`];
  if (type !== 'DELETE') parts.push(`"record":${pick(record ?? '{}', selected)}`);
  if (type !== 'INSERT') parts.push(`"old_record":${JSON.stringify(old)}`);
  return `${parts.join(',')},"errors":null}`;
}

function pick(record: string, selected: ReadonlySet<string> | undefined): string {
  if (!selected) return record;
  const all = Object.entries(JSON.parse(record) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(all.filter(([name]) => selected.has(name))));
}
