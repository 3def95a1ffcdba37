import { hkdfSync, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { RequestIdentity } from '../db/engine.ts';
import type { Keys } from '../keys.ts';
import { openSigner, sealSigner } from './sealed-signer.ts';
import { StorageError } from './storage-error.ts';

const ALGORITHM = 'HS256';
export const UPLOAD_LINK_SECONDS = 2 * 60 * 60;

/** Allows reading one version of one object, as long as its creator may read it. */
const readLink = z.object({ url: z.string(), version: z.uuid(), by: z.string() });

/** Allows one upload of one object with the creator's session rights, until the session or the link ends. */
const uploadLink = z.object({
  url: z.string(),
  upsert: z.boolean(),
  role: z.enum(['anon', 'authenticated', 'service_role']),
  owner: z.uuid().optional(),
  session: z.uuid().optional(),
  jti: z.uuid(),
  exp: z.number(),
});

export type UploadLink = z.infer<typeof uploadLink>;

/**
 * Signs and verifies links that work without an account. Their derived key differs from the session key, so a link
 * never passes as an access token or the reverse.
 */
export class Signatures {
  readonly #read: Uint8Array;
  readonly #upload: Uint8Array;
  readonly #signer: Uint8Array;
  readonly #now: () => Date;

  constructor(keys: Pick<Keys, 'jwtSecret'>, now: () => Date) {
    const derive = (purpose: string) =>
      new Uint8Array(hkdfSync('sha256', keys.jwtSecret, '', `storage ${purpose} link`, 32));
    this.#read = derive('read');
    this.#upload = derive('upload');
    this.#signer = derive('signer of a');
    this.#now = now;
  }

  signRead(
    url: string,
    version: string,
    seconds: number,
    signer: RequestIdentity,
  ): Promise<string> {
    const by = sealSigner(this.#signer, signer);
    return this.#sign({ url, version, by }, seconds, this.#read);
  }

  signUpload(link: Omit<UploadLink, 'jti' | 'exp'>): Promise<string> {
    return this.#sign({ ...link, jti: randomUUID() }, UPLOAD_LINK_SECONDS, this.#upload);
  }

  /** Returns the version that a link for this object opens, and whose rights it uses. */
  async verifyRead(
    token: string | undefined,
    url: string,
  ): Promise<{ version: string; signer: RequestIdentity }> {
    const link = readLink.safeParse(await this.#verify(token, this.#read));
    if (link.data?.url !== url) throw wrongSignature();
    return { version: link.data.version, signer: openSigner(this.#signer, link.data.by) };
  }

  /** Returns whose rights an upload link uses, for any target. */
  async openUpload(token: string | undefined): Promise<UploadLink> {
    const link = uploadLink.safeParse(await this.#verify(token, this.#upload));
    if (!link.data) throw wrongSignature();
    return link.data;
  }

  async verifyUpload(token: string | undefined, url: string): Promise<UploadLink> {
    const link = await this.openUpload(token);
    if (link.url !== url) throw wrongSignature();
    return link;
  }

  #sign(claims: Record<string, unknown>, seconds: number, key: Uint8Array): Promise<string> {
    const issuedAt = Math.floor(this.#now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key);
  }

  async #verify(token: string | undefined, key: Uint8Array): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(token ?? '', key, {
        algorithms: [ALGORITHM],
        requiredClaims: ['exp', 'url'],
        currentDate: this.#now(),
      });
      return payload;
    } catch (error) {
      const reason = error instanceof errors.JWTExpired ? '"exp" claim timestamp check failed' : '';
      throw new StorageError('invalidJwt', reason || 'signature verification failed');
    }
  }
}

const wrongSignature = () => new StorageError('invalidSignature', 'Invalid signature');
