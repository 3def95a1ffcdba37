import type { BackendAddress } from '#shared/host.ts';

/** Where the embedded backend tells its public values. */
const LOCAL_CONFIG = '/_local/config.json';

let address: Promise<BackendAddress> | undefined;

/** The backend's public values, asked for once; a failed attempt is forgotten, so the next one asks. */
export function backendAddress(): Promise<BackendAddress> {
  address ??= resolveAddress().catch((error: unknown) => {
    address = undefined;
    throw error;
  });
  return address;
}

async function resolveAddress(): Promise<BackendAddress> {
  const url = import.meta.env.VITE_SUPABASE_URL;
  const publishableKey = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (url && publishableKey) return { url, publishableKey, mailbox: null };

  const response = await fetch(LOCAL_CONFIG);
  if (!response.ok) throw new Error(`${LOCAL_CONFIG} answered ${response.status}.`);
  const values: unknown = await response.json();
  if (!isConfig(values)) throw new Error(`${LOCAL_CONFIG} lacks the public values.`);
  const { supabaseUrl, publishableKey: key, mailbox = null } = values;
  return { url: supabaseUrl, publishableKey: key, mailbox };
}

function isConfig(value: unknown): value is {
  supabaseUrl: string;
  publishableKey: string;
  /** Where captured mail is shown to whoever asks, if anywhere. */
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
