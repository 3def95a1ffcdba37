import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { readAllRows } from './read-all-rows.ts';

export type Client = SupabaseClient<Database>;

/**
 * One numbered kind of write and what must hold for it after a kill. `write` resolves when acknowledged and throws
 * otherwise.
 */
export interface Writer {
  write(): Promise<void>;
  acknowledged(): number;
  /** Reads everything back with the secret key; returns one sentence per lost or partial write. */
  findFaults(service: Client): Promise<string[]>;
}

const ROW_TYPE = 'kill_test';

const settingRow = (key: string, value: number) => ({
  setting_key: key,
  setting_type: ROW_TYPE,
  setting_value: value,
});

const settingKeys = (service: Client, prefix: string): Promise<string[]> =>
  readAllRows(async (from, to) => {
    const { data } = await service
      .from('system_settings')
      .select('setting_key')
      .eq('setting_type', ROW_TYPE)
      .gte('setting_key', `${prefix}_`)
      .lt('setting_key', `${prefix}_z`)
      .order('setting_key')
      .range(from, to)
      .throwOnError();
    return data.map((row) => row.setting_key);
  });

/** Inserts one row per request. */
export function rowWriter(service: () => Client, prefix: string): Writer {
  const acknowledged = new Set<string>();
  let last = 0;
  return {
    async write() {
      last += 1;
      const key = `${prefix}_${last}`;
      await service().from('system_settings').insert(settingRow(key, last)).throwOnError();
      acknowledged.add(key);
    },
    acknowledged: () => acknowledged.size,
    async findFaults(reader) {
      const stored = new Set(await settingKeys(reader, prefix));
      return [...acknowledged].filter((key) => !stored.has(key)).map((key) => `Row ${key} is gone`);
    },
  };
}

const BATCH = 5;

/** Inserts several rows per request in one transaction: all are saved, or none. */
export function batchWriter(service: () => Client, prefix: string): Writer {
  const acknowledged = new Set<string>();
  let last = 0;
  return {
    async write() {
      last += 1;
      const name = `${prefix}_${last}`;
      const rows = Array.from({ length: BATCH }, (_, i) => settingRow(`${name}_${i}`, i));
      await service().from('system_settings').insert(rows).throwOnError();
      acknowledged.add(name);
    },
    acknowledged: () => acknowledged.size,
    async findFaults(reader) {
      const stored = new Map<string, number>();
      for (const key of await settingKeys(reader, prefix)) {
        const name = key.slice(0, key.lastIndexOf('_'));
        stored.set(name, (stored.get(name) ?? 0) + 1);
      }
      const missing = [...acknowledged].filter((name) => !stored.has(name));
      const half = [...stored].filter(([, rows]) => rows !== BATCH);
      return [
        ...missing.map((name) => `Batch ${name} is gone`),
        ...half.map(([name, rows]) => `Batch ${name} has ${rows} of ${BATCH} rows`),
      ];
    },
  };
}

/** Increments a number in a signed-in user's bio, through row-level security. */
export function bioWriter(person: () => Client, id: string): Writer {
  let sent = 0;
  let acknowledged = 0;
  return {
    async write() {
      sent += 1;
      const { data } = await person()
        .from('profiles')
        .update({ bio: String(sent) })
        .eq('id', id)
        .select('bio')
        .single()
        .throwOnError();
      acknowledged = Number(data.bio);
    },
    acknowledged: () => acknowledged,
    async findFaults(reader) {
      if (acknowledged === 0) return [];
      const { data } = await reader
        .from('profiles')
        .select('bio')
        .eq('id', id)
        .single()
        .throwOnError();
      const stored = Number(data.bio);
      const isTrue = stored >= acknowledged && stored <= sent;
      return isTrue
        ? []
        : [`The bio of ${id} is ${data.bio}, between ${acknowledged} and ${sent} was expected`];
    },
  };
}

/** Creates accounts: several statements and triggers in one transaction. */
export function accountWriter(service: () => Client, prefix: string): Writer {
  const acknowledged = new Map<string, string>();
  let last = 0;
  return {
    async write() {
      last += 1;
      const email = `${prefix}-${last}@people.example`;
      const { data, error } = await service().auth.admin.createUser({ email, email_confirm: true });
      if (error) throw error;
      acknowledged.set(data.user.id, email);
    },
    acknowledged: () => acknowledged.size,
    async findFaults(reader) {
      const accounts = await readAllRows(async (from, to) => {
        const perPage = to - from + 1;
        const page = from / perPage + 1;
        const { data, error } = await reader.auth.admin.listUsers({ page, perPage });
        if (error) throw error;
        return data.users;
      });
      const profiles = await readAllRows(async (from, to) => {
        const query = reader.from('profiles').select('id').order('id').range(from, to);
        return (await query.throwOnError()).data.map(({ id }) => id);
      });
      const [known, described] = [new Set(accounts.map(({ id }) => id)), new Set(profiles)];
      return [
        ...[...acknowledged]
          .filter(([id]) => !known.has(id))
          .map(([, email]) => `${email} is gone`),
        ...accounts
          .filter(({ id }) => !described.has(id))
          .map(({ email }) => `${email} has no profile`),
        ...accounts
          .filter(({ identities }) => identities?.length !== 1)
          .map(({ email }) => `${email} has no identity`),
      ];
    },
  };
}
