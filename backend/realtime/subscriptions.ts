import { z } from 'zod';
import type { Engine } from '../db/engine.ts';
import { type CheckedFilter, InvalidFilterError, parseFilters } from './filters.ts';
import type { ListenerIdentity } from './listener-identity.ts';

const EVENTS = ['INSERT', 'UPDATE', 'DELETE'] as const;
export type ChangeType = (typeof EVENTS)[number];

/** A channel that receives changes. */
export interface Subscriber {
  readonly reader: ListenerIdentity;
  /** `ids` are the subscriptions a change is for; `data` is JSON text. */
  pushChange(ids: readonly number[], data: string): void;
  /** Changes may have been missed: the client has to join again and reload. */
  reportGap(): void;
}

/** One table a channel subscribes to. */
export interface Subscription {
  id: number;
  subscriber: Subscriber;
  type: ChangeType | '*';
  filters: readonly CheckedFilter[];
  /** JSON text: the columns the subscriber's role can see, sent to clients with each change. */
  columns: string;
  /** Names of the selected columns; all if undefined. */
  selected?: ReadonlySet<string>;
}

/** A subscription a hosted project would reject, with its message. */
export class SubscriptionRejectedError extends Error {}

/** Any object is echoed to its client, but its request must be valid. */
const requestSchema = z
  .looseObject({
    event: z.string().optional(),
    schema: z.string().max(128).optional(),
    table: z.string().max(128).optional(),
    filter: z.string().optional(),
    select: z.array(z.string().max(128)).max(200).optional(),
  })
  .refine(({ schema, table }) => schema !== undefined || table !== undefined);

interface CheckedTable {
  schema: string;
  table: string;
  filters: CheckedFilter[];
  columns: { name: string; type: string }[];
}

export type Accepted = Omit<Subscription, 'id' | 'subscriber'> & { schema: string; table: string };

/** Checks a requested subscription against the publication, the columns and the reader's role. */
export async function validateSubscription(
  engine: Engine,
  request: Readonly<Record<string, unknown>>,
  { role }: ListenerIdentity,
): Promise<Accepted[]> {
  const parsed = requestSchema.safeParse(request);
  if (!parsed.success) {
    throw new SubscriptionRejectedError(
      'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to',
    );
  }
  const { event = '*', schema = 'public', table = '*', filter = '', select = [] } = parsed.data;
  const type = EVENTS.find((known) => known === event.toUpperCase()) ?? '*';
  const described = `[event: ${type}, schema: ${schema}, table: ${table}, filters: ${JSON.stringify(filter)}]`;
  const filters = readFilters(filter);
  if (select.length > 0 && (schema === '*' || table === '*')) {
    throw new SubscriptionRejectedError(
      'Column selection is not supported for wildcard subscriptions.',
    );
  }
  const tables = await engine
    .read('system', async (sql) => {
      const [row] = await sql<{ tables: CheckedTable[] }[]>`
        select haven_realtime.check_subscription(
          ${role}, ${schema}, ${table}, ${sql.json(filters as never)}, ${sql.json(select)}
        ) as tables`;
      return row?.tables ?? [];
    })
    .catch((error: unknown) => {
      // P0001 errors are the function's own messages; others must not be shown to users.
      const isValidationError = error instanceof Error && 'code' in error && error.code === 'P0001';
      if (!isValidationError) throw error;
      throw new SubscriptionRejectedError(
        'Unable to subscribe to changes with given parameters. An exception happened so please ' +
          `check your connect parameters: ${described}. Exception: ${error.message}`,
      );
    });
  if (tables.length === 0) {
    throw new SubscriptionRejectedError(
      'Unable to subscribe to changes with given parameters. Please check Realtime is enabled ' +
        `for the given connect parameters: ${described}`,
    );
  }
  return tables.map((checked) => ({
    schema: checked.schema,
    table: checked.table,
    type,
    filters: checked.filters,
    columns: JSON.stringify(checked.columns),
    ...(select.length > 0 ? { selected: new Set(checked.columns.map(({ name }) => name)) } : {}),
  }));
}

function readFilters(text: string) {
  try {
    return parseFilters(text);
  } catch (error) {
    if (!(error instanceof InvalidFilterError)) throw error;
    throw new SubscriptionRejectedError(`Error parsing \`filter\` params: ${error.message}`);
  }
}

/** All subscriptions by table. */
export class Subscriptions {
  readonly #byTable = new Map<string, Set<Subscription>>();
  readonly #bySubscriber = new Map<Subscriber, [table: string, Subscription][]>();

  add(subscriber: Subscriber, id: number, accepted: Accepted): void {
    const { schema, table, ...rest } = accepted;
    const key = tableKey(schema, table);
    const subscription = { ...rest, id, subscriber };
    const known = this.#byTable.get(key) ?? new Set();
    this.#byTable.set(key, known.add(subscription));
    const own = this.#bySubscriber.get(subscriber) ?? [];
    own.push([key, subscription]);
    this.#bySubscriber.set(subscriber, own);
  }

  remove(subscriber: Subscriber): void {
    for (const [key, subscription] of this.#bySubscriber.get(subscriber) ?? []) {
      const known = this.#byTable.get(key);
      known?.delete(subscription);
      if (known?.size === 0) this.#byTable.delete(key);
    }
    this.#bySubscriber.delete(subscriber);
  }

  get size(): number {
    let size = 0;
    for (const known of this.#byTable.values()) size += known.size;
    return size;
  }

  has(subscription: Subscription, schema: string, table: string): boolean {
    return this.#byTable.get(tableKey(schema, table))?.has(subscription) ?? false;
  }

  of(schema: string, table: string): Iterable<Subscription> {
    return this.#byTable.get(tableKey(schema, table)) ?? [];
  }

  subscribers(): Subscriber[] {
    return [...this.#bySubscriber.keys()];
  }
}

const tableKey = (schema: string, table: string): string => JSON.stringify([schema, table]);
