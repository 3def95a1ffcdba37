import { useEffect, useMemo, useState } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { linkedNamesApi } from './linkedNamesApi.ts';
import { nounByTable } from './nounByTable.ts';

/** As many IDs as fit into a URL. */
const BATCH_SIZE = 100;

/** The fields of a record, now or at an earlier time. */
type Facts = Readonly<Record<string, unknown>>;
type ReadNames = (noun: Noun, ids: readonly string[]) => Promise<Readonly<Record<string, string>>>;

/** IDs that fields of type `record` hold, by the noun they refer to. */
function linkedIds(noun: Noun, rows: readonly Facts[]): ReadonlyMap<Noun, ReadonlySet<string>> {
  const found = new Map<Noun, Set<string>>();
  for (const field of noun.fields) {
    const linked = field.type === 'record' ? nounByTable(field.of) : null;
    if (linked === null) continue;
    const ids = found.get(linked) ?? new Set();
    for (const row of rows) {
      const id = getFieldValue(row, field.name);
      if (typeof id === 'string') ids.add(id);
    }
    found.set(linked, ids);
  }
  return found;
}

/** Loads each name once. */
class LinkedNames {
  readonly #readNames: ReadNames;
  readonly #onLoad: () => void;
  readonly #names = new Map<string, string | null>();
  readonly #loading = new Map<string, Promise<void>>();

  constructor(readNames: ReadNames, onLoad: () => void) {
    this.#readNames = readNames;
    this.#onLoad = onLoad;
  }

  /** Null if the user can't access the record; undefined until loaded. */
  get(id: string): string | null | undefined {
    return this.#names.get(id);
  }

  async load(links: ReadonlyMap<Noun, ReadonlySet<string>>): Promise<void> {
    const waits: Promise<void>[] = [];
    for (const [noun, all] of links) {
      const ids = [...all].filter((id) => !this.#names.has(id));
      const missing = ids.filter((id) => !this.#loading.has(id));
      for (let at = 0; at < missing.length; at += BATCH_SIZE) {
        const batch = missing.slice(at, at + BATCH_SIZE);
        const wait = this.#loadBatch(noun, batch);
        for (const id of batch) this.#loading.set(id, wait);
      }
      for (const id of ids) {
        const wait = this.#loading.get(id);
        if (wait !== undefined) waits.push(wait);
      }
    }
    await Promise.all(waits);
  }

  async #loadBatch(noun: Noun, ids: readonly string[]): Promise<void> {
    try {
      const names = await this.#readNames(noun, ids);
      for (const id of ids) this.#names.set(id, names[id] ?? null);
      this.#onLoad();
    } finally {
      for (const id of ids) this.#loading.delete(id);
    }
  }
}

/**
 * Names of the records that rows refer to; empty until loaded. `load` waits for the names of other rows, such as those
 * of an export.
 */
export function useLinkedNames(noun: Noun, rows: readonly Facts[]) {
  const dispatch = useAppDispatch();
  const [loads, setLoads] = useState(0);
  const [names] = useState(
    () =>
      new LinkedNames(
        (of, ids) =>
          dispatch(
            linkedNamesApi.endpoints.readNames.initiate({ noun: of, ids }, { subscribe: false }),
          ).unwrap(),
        () => setLoads((before) => before + 1),
      ),
  );
  const links = useMemo(() => linkedIds(noun, rows), [noun, rows]);
  useEffect(() => {
    // A failed load leaves the names empty; the next one tries again.
    names.load(links).catch(() => undefined);
  }, [names, links]);
  return useMemo(() => {
    const shown = new Set([...links.values()].flatMap((ids) => [...ids]));
    return {
      loads,
      nameOf: (id: string): string | undefined => {
        const name = names.get(id);
        return name === undefined && shown.has(id) ? '' : (name ?? undefined);
      },
      load: (more: readonly Facts[]) => names.load(linkedIds(noun, more)),
    };
  }, [names, noun, links, loads]);
}
