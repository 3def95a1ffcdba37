/**
 * The key of a portal, kept for this tab alone: what a link brought and was not used yet, or the session that it was
 * exchanged for. It never stands in the address for longer than a screen takes to read it.
 */
export interface PortalKey {
  readonly kind: 'link' | 'session';
  readonly key: string;
}

const nameOf = (of: string): string => `haven:portal:${of}`;

export function loadPortalKey(of: string): PortalKey | null {
  try {
    const [kind, key] = (sessionStorage.getItem(nameOf(of)) ?? '').split(' ');
    return (kind === 'link' || kind === 'session') && key ? { kind, key } : null;
  } catch {
    return null;
  }
}

export function savePortalKey(of: string, kept: PortalKey | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(nameOf(of));
    else sessionStorage.setItem(nameOf(of), `${kept.kind} ${kept.key}`);
  } catch {
    // A browser without storage asks for another link after a reload.
  }
}
