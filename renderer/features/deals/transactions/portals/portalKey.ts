/**
 * The portal's key, stored for this tab only: an unused link token, or the session it was exchanged for. It is
 * removed from the URL as soon as the screen has read it.
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

export function savePortalKey(of: string, portalKey: PortalKey | null): void {
  try {
    if (portalKey === null) sessionStorage.removeItem(nameOf(of));
    else sessionStorage.setItem(nameOf(of), `${portalKey.kind} ${portalKey.key}`);
  } catch {
    // Without storage, a reload requires a new link.
  }
}
