const STORAGE_KEY = 'haven.singleSignOn';

interface PendingSignIn {
  readonly verifier: string;
  /** The screen to open afterward. */
  readonly returnTo: string;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Remembers in this tab that a sign-in was started. Returns the challenge that proves it later. */
export async function rememberSignIn(returnTo: string): Promise<string> {
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ verifier, returnTo }));
  return toBase64Url(new Uint8Array(digest));
}

/** Returns the sign-in that this tab started, once; null without one. */
export function takePendingSignIn(): PendingSignIn | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    sessionStorage.removeItem(STORAGE_KEY);
    const { verifier, returnTo } = Object(stored) as Partial<PendingSignIn>;
    return typeof verifier === 'string' && typeof returnTo === 'string'
      ? { verifier, returnTo }
      : null;
  } catch {
    return null;
  }
}
