import { createHash } from 'node:crypto';
import type { BackendAddress } from '#shared/host.ts';
import type { WorkspaceChoice } from '../settings/schema.ts';

/** Where a backend is: with its public key, or a server that tells its own. */
export interface WorkspaceAddress {
  readonly url: string;
  readonly publishableKey: string | null;
  /** Where its captured mail is shown, on this computer. */
  readonly mailbox?: string;
}

/** The backend, once its public values are known. */
export interface Workspace extends BackendAddress {
  /** Where links in letters lead: the product in a browser. */
  readonly site: string;
}

/** What can be opened: what a person or an organisation chose, or a server that is being developed. */
export type OpenChoice = WorkspaceChoice | { readonly kind: 'server'; readonly url: string };

/** Separates what two workspaces keep on this computer, without saying which they are. */
export function workspaceId(choice: OpenChoice): string {
  // The backend on this computer has another port at each start, and stays the same workspace.
  const name = choice.kind === 'local' ? 'this computer' : new URL(choice.url).origin;
  return createHash('sha256').update(name).digest('hex').slice(0, 16);
}

/** Asks a server for its public values once; a failed attempt is forgotten, so the next one asks. */
export function makeWorkspace(
  { url, publishableKey, mailbox }: WorkspaceAddress,
  fetch: (address: string) => Promise<Response>,
): () => Promise<Workspace> {
  let known: Promise<Workspace> | undefined;

  async function resolve(): Promise<Workspace> {
    if (publishableKey !== null)
      return { url, publishableKey, mailbox: mailbox ?? null, site: url };
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
