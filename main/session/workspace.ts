import { createHash } from 'node:crypto';
import type { BackendAddress } from '#shared/host.ts';
import type { WorkspaceChoice } from '../settings/schema.ts';

/** A backend's address: with its public key, or of a server that publishes its own. */
export interface WorkspaceAddress {
  readonly url: string;
  readonly publishableKey: string | null;
  /** Local address of its captured mail. */
  readonly mailbox?: string;
}

/** The backend with its public values. */
export interface Workspace extends BackendAddress {
  /** Target of links in emails: the product in a browser. */
  readonly site: string;
}

/** A workspace chosen by a user or an organization, or a development server. */
export type OpenChoice = WorkspaceChoice | { readonly kind: 'server'; readonly url: string };

/**
 * Separates the local data of two workspaces without revealing which they are. The slot separates two accounts on one
 * server.
 */
export function workspaceId(choice: OpenChoice, slot = 0): string {
  // The local backend gets a new port at each start but is the same workspace.
  const name = choice.kind === 'local' ? 'this computer' : new URL(choice.url).origin;
  const account = slot === 0 ? '' : ` ${slot}`;
  return createHash('sha256')
    .update(name + account)
    .digest('hex')
    .slice(0, 16);
}

/** Fetches a server's public values once; after a failure the next call retries. */
export function makeWorkspace(
  { url, publishableKey, mailbox }: WorkspaceAddress,
  fetch: (address: string) => Promise<Response>,
): () => Promise<Workspace> {
  let known: Promise<Workspace> | undefined;

  async function resolve(): Promise<Workspace> {
    if (publishableKey !== null)
      return { url, publishableKey, mailbox: mailbox ?? null, site: url };
    const response = await fetch(new URL('/_local/config.json', url).href);
    if (!response.ok) throw new Error(`The workspace returned ${response.status}.`);
    const values = (await response.json()) as { supabaseUrl?: unknown; publishableKey?: unknown };
    const { supabaseUrl, publishableKey: key } = values;
    if (typeof supabaseUrl !== 'string' || typeof key !== 'string') {
      throw new Error('The workspace returned no public values.');
    }
    if (new URL(supabaseUrl).origin !== new URL(url).origin) {
      throw new Error('The workspace returned the address of a different server.');
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
