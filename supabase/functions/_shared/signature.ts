const TOLERANCE_SECONDS = 300;

/**
 * True if a body has a valid Standard Webhooks signature: an HMAC over id, timestamp and body with the secret behind
 * `whsec_`, at most five minutes off. Several signatures are present while a secret is rotated.
 */
export async function hasValidSignature(
  body: string,
  headers: Headers,
  secret: string,
  now: () => number = Date.now,
): Promise<boolean> {
  const getHeader = (name: string) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`);
  const [id, timestamp, signatures] = [
    getHeader('id'),
    getHeader('timestamp'),
    getHeader('signature'),
  ];
  if (!id || !timestamp || !signatures || id.length > 200 || signatures.length > 2000) return false;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const key = await importKey(secret);
  if (!key) return false;
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const entry of signatures.split(' ')) {
    const [version, encodedSignature] = entry.split(',', 2);
    const bytes = version === 'v1' ? fromBase64(encodedSignature ?? '') : null;
    // The platform compares in constant time.
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return true;
  }
  return false;
}

async function importKey(secret: string): Promise<CryptoKey | null> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  // A secret that is too short could be guessed and is treated as missing.
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
