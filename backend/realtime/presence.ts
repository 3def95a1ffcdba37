import { randomBytes } from 'node:crypto';
import type { JoinPayload } from './join-payload.ts';
import type { ListenerIdentity } from './listener-identity.ts';

type Meta = Record<string, unknown> & { phx_ref: string };
export type Metas = Record<string, { metas: Meta[] }>;

export interface PresenceDiff {
  joins: Metas;
  leaves: Metas;
}

/** Distinguishes the references of this process from those of others. */
const REF_PREFIX = randomBytes(4).toString('hex');
let lastRef = 0;

/**
 * Returns the presence key and payload to announce. In a private channel the session names the account, not the
 * client.
 */
export function identifyPresence(
  { isPrivate, presenceKey }: Pick<JoinPayload, 'isPrivate' | 'presenceKey'>,
  { account }: Pick<ListenerIdentity, 'account'>,
  payload: object,
): { key: string; payload: Record<string, unknown> } {
  return isPrivate && account !== undefined
    ? { key: account, payload: { ...payload, user_id: account } }
    : { key: presenceKey, payload: { ...payload } };
}

/** Members of one channel. A key may occur once per holder: two windows of one person are two metas of one key. */
export class Presence<Holder> {
  readonly #holders = new Map<Holder, { key: string; meta: Meta }>();

  /** Enters, or replaces the holder's previous state. */
  track(holder: Holder, key: string, payload: Record<string, unknown>): PresenceDiff {
    const before = this.#holders.get(holder);
    lastRef += 1;
    const { phx_ref_prev: _forged, ...fields } = payload;
    const meta: Meta = {
      ...fields,
      phx_ref: `${REF_PREFIX}${lastRef.toString(36)}`,
      ...(before ? { phx_ref_prev: before.meta.phx_ref } : {}),
    };
    this.#holders.set(holder, { key, meta });
    return {
      joins: metas([{ key, meta }]),
      leaves: metas(before ? [before] : []),
    };
  }

  /** Leaves; returns undefined if the holder was not present. */
  untrack(holder: Holder): PresenceDiff | undefined {
    const before = this.#holders.get(holder);
    if (!before) return undefined;
    this.#holders.delete(holder);
    return { joins: {}, leaves: metas([before]) };
  }

  entries(): { key: string; meta: Meta }[] {
    return [...this.#holders.values()];
  }
}

/** Members of one channel that are connected to another process, as it announced them. */
export class RemotePresence {
  readonly #members = new Map<string, { key: string; meta: Meta }>();

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  apply({ joins, leaves }: PresenceDiff): void {
    for (const { meta } of entriesOf(leaves)) this.#members.delete(meta.phx_ref);
    for (const entry of entriesOf(joins)) this.#members.set(entry.meta.phx_ref, entry);
  }

  /** Returns what has to change for these to be the members; undefined if nothing. */
  difference(state: Metas): PresenceDiff | undefined {
    const now = entriesOf(state);
    const kept = new Set(now.map(({ meta }) => meta.phx_ref));
    const joined = now.filter(({ meta }) => !this.#members.has(meta.phx_ref));
    const left = this.entries().filter(({ meta }) => !kept.has(meta.phx_ref));
    if (joined.length === 0 && left.length === 0) return undefined;
    return { joins: metas(joined), leaves: metas(left) };
  }

  entries(): { key: string; meta: Meta }[] {
    return [...this.#members.values()];
  }
}

const entriesOf = (state: Metas): { key: string; meta: Meta }[] =>
  Object.entries(state).flatMap(([key, one]) => one.metas.map((meta) => ({ key, meta })));

export function metas(entries: readonly { key: string; meta: Meta }[]): Metas {
  const grouped = new Map<string, { metas: Meta[] }>();
  for (const { key, meta } of entries) {
    const known = grouped.get(key);
    if (known) known.metas.push(meta);
    else grouped.set(key, { metas: [meta] });
  }
  return Object.fromEntries(grouped);
}
