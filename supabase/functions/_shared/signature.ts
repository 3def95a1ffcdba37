const TOLERANCE_SECONDS = 300;

/**
 * Whether a body is signed as Standard Webhooks says: an HMAC over id, moment and body by the secret behind
 * `whsec_`, not older or newer than five minutes. Several signatures stand there while a secret is changed.
 */
export async function isSigned(
  body: string,
  headers: Headers,
  secret: string,
  now: () => number = Date.now,
): Promise<boolean> {
  const said = (name: string) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`);
  const [id, moment, signatures] = [said('id'), said('timestamp'), said('signature')];
  if (!id || !moment || !signatures || id.length > 200 || signatures.length > 2000) return false;
  if (!/^\d{1,12}$/.test(moment)) return false;
  if (Math.abs(now() / 1000 - Number(moment)) > TOLERANCE_SECONDS) return false;
  const key = await importKey(secret);
  if (!key) return false;
  const signed = new TextEncoder().encode(`${id}.${moment}.${body}`);
  for (const entry of signatures.split(' ')) {
    const [version, given] = entry.split(',', 2);
    const bytes = version === 'v1' ? fromBase64(given ?? '') : null;
    // Compared by the platform, in a time that says nothing about it.
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return true;
  }
  return false;
}

async function importKey(secret: string): Promise<CryptoKey | null> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  // A secret that is too short could be guessed: it counts as none.
  if (!bytes || bytes.length < 16) return null;
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
