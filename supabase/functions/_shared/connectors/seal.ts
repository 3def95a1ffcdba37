const VERSION = 'v1';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

async function deriveKey(secret: string, owner: string): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey']);
  return await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytesOf('haven connectors v1'), info: bytesOf(owner) },
    key,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/**
 * Encrypts a secret for the database, so that a backup contains none. `owner` is the connection: a secret that is copied to
 * another one can't be opened there.
 */
export async function seal(secret: string, owner: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await deriveKey(secret, owner),
    bytesOf(text),
  );
  return [VERSION, toBase64Url(iv), toBase64Url(new Uint8Array(sealed))].join('.');
}

/** Decrypts a secret; null if it belongs to another connection or another key. */
export async function unseal(secret: string, owner: string, sealed: string) {
  const [version, iv, content] = sealed.split('.');
  if (version !== VERSION || iv === undefined || content === undefined) return null;
  try {
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64Url(iv) },
      await deriveKey(secret, owner),
      fromBase64Url(content),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}
