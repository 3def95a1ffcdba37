import { timingSafeEqual } from 'node:crypto';
import { type Claims, InvalidTokenError } from '../auth/tokens.ts';
import type { RequestIdentity } from '../db/engine.ts';
import type { Keys } from '../keys.ts';

export type KeyKind = 'publishable' | 'secret';

/** A request with insufficient credentials, with a hosted project's response. */
export class Unauthorized extends Error {
  readonly body: Record<string, unknown>;
  constructor(body: Record<string, unknown>) {
    super(String(body.message));
    this.body = body;
  }
}

/** Compares in constant time. */
export const isEqualConstantTime = (actual: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

function kindOf(key: string, keys: Keys): KeyKind | undefined {
  if (isEqualConstantTime(key, keys.publishableKey)) return 'publishable';
  return isEqualConstantTime(key, keys.secretKey) ? 'secret' : undefined;
}

/** Every call needs a key of this data folder, in the header or, where headers are impossible, the query. */
export function requireKey(request: Request, keys: Keys): KeyKind {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  if (!key) {
    throw new Unauthorized({
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  }
  const kind = kindOf(key, keys);
  if (kind) return kind;
  throw new Unauthorized({
    message: 'Invalid API key',
    hint: 'Double check your Supabase `apikey`',
  });
}

/** Resolves the identity of a request: the bearer of a valid access token, otherwise the key's role. */
export async function resolveIdentity(
  request: Request,
  keys: Keys,
  verify: (token: string) => Promise<Claims>,
): Promise<RequestIdentity> {
  const kind = requireKey(request, keys);
  const bearer = request.headers.get('authorization')?.match(/^Bearer\s+(\S+)$/i)?.[1];
  const bearerKind = bearer ? kindOf(bearer, keys) : kind;
  if (bearerKind) {
    const role = bearerKind === 'secret' ? 'service_role' : 'anon';
    return { role, claims: { role } };
  }
  try {
    const claims = await verify(bearer ?? '');
    return { role: claims.role, claims: { ...claims } };
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw new Unauthorized(
      error.reason === 'expired'
        ? { code: 'PGRST303', message: 'JWT expired', details: null, hint: null }
        : {
            code: 'PGRST301',
            message: 'No suitable key or wrong key type',
            details: null,
            hint: null,
          },
    );
  }
}
