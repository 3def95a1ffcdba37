import type { BackendAddress } from '#shared/host.ts';

/** Where the embedded backend serves its public config. */
const LOCAL_CONFIG = '/_local/config.json';

let address: Promise<BackendAddress> | undefined;

/** Returns the backend's public config, fetched once. A failed attempt is not cached, so the next call retries. */
export function loadBackendAddress(): Promise<BackendAddress> {
  address ??= resolveAddress().catch((error: unknown) => {
    address = undefined;
    throw error;
  });
  return address;
}

/** Returns the origin of this page's server, for links into the desktop app. */
export const serverOfPage = (): string =>
  new URL(import.meta.env.VITE_SUPABASE_URL || location.origin).origin;

async function resolveAddress(): Promise<BackendAddress> {
  const url = import.meta.env.VITE_SUPABASE_URL;
  const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (url && publishableKey) return { url, publishableKey, mailbox: null };

  const response = await fetch(LOCAL_CONFIG);
  if (!response.ok) throw new Error(`${LOCAL_CONFIG} returned ${response.status}.`);
  const values: unknown = await response.json();
  if (!isConfig(values)) throw new Error(`${LOCAL_CONFIG} is missing the public config values.`);
  const { supabaseUrl, publishableKey: key, mailbox = null } = values;
  return { url: supabaseUrl, publishableKey: key, mailbox };
}

function isConfig(value: unknown): value is {
  supabaseUrl: string;
  publishableKey: string;
  /** URL of the captured-mail viewer, if there is one. */
  mailbox?: string | null;
} {
  return (
    typeof value === 'object' &&
    value !== null &&
    'supabaseUrl' in value &&
    typeof value.supabaseUrl === 'string' &&
    'publishableKey' in value &&
    typeof value.publishableKey === 'string'
  );
}
