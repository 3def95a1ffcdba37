import { createHash } from 'node:crypto';
import type { BackendAddress } from '#shared/host.ts';

/** Which backend this app works with: a hosted project with its key, or a server that tells its own. */
export interface WorkspaceChoice {
  readonly url: string;
  readonly publishableKey: string | null;
}

/** The backend, once its public values are known. */
export interface Workspace extends BackendAddress {
  /** Where links in letters lead: the product in a browser. */
  readonly site: string;
}

/** Separates what two workspaces keep on this computer, without saying which they are. */
export function workspaceId({ url }: WorkspaceChoice): string {
  return createHash('sha256').update(new URL(url).origin).digest('hex').slice(0, 16);
}

/** Asks a server for its public values once; a failed attempt is forgotten, so the next one asks. */
export function makeWorkspace(
  { url, publishableKey }: WorkspaceChoice,
  fetch: (address: string) => Promise<Response>,
): () => Promise<Workspace> {
  let known: Promise<Workspace> | undefined;

  async function resolve(): Promise<Workspace> {
    if (publishableKey !== null) return { url, publishableKey, mailbox: null, site: url };
    const response = await fetch(new URL('/_local/config.json', url).href);
    if (!response.ok) throw new Error(`The workspace answered ${response.status}.`);
    const values = (await response.json()) as { supabaseUrl?: unknown; publishableKey?: unknown };
    const { supabaseUrl, publishableKey: key } = values;
    if (typeof supabaseUrl !== 'string' || typeof key !== 'string') {
      throw new Error('The workspace lacks its public values.');
    }
    if (new URL(supabaseUrl).origin !== new URL(url).origin) {
      throw new Error('The workspace names another server than itself.');
    }
    return { url: supabaseUrl, publishableKey: key, mailbox: null, site: url };
  }

  return () => {
    known ??= resolve().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
