import { Resolver } from 'node:dns/promises';
import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';

const TIMEOUT_MS = 2000;
const TRIES = 2;
const MAX_VALUES = 50;
const MAX_LENGTH = 500;

const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

const hasNoRecord = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NO_RECORD.has(String(error.code));

/**
 * Looks up TXT records at this machine's DNS servers, or at the given ones. A new resolver per lookup bypasses the
 * operating system's cache.
 */
export const createTxtLookup =
  (servers?: readonly string[]): NonNullable<FunctionEnv['lookUpTxt']> =>
  async (name) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
    if (servers !== undefined) resolver.setServers(servers);
    try {
      const records = await resolver.resolveTxt(name);
      return records
        .slice(0, MAX_VALUES)
        .map((parts) => parts.join(''))
        .filter(({ length }) => length <= MAX_LENGTH);
    } catch (error) {
      if (hasNoRecord(error)) return [];
      throw error;
    } finally {
      resolver.cancel();
    }
  };
