import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthResult, SecondFactorPort, Session } from '../../host.ts';
import { commonMessages } from '../../texts/messages.ts';
import { attempt, createAuthFailure, failed, requireSession, toVoidResult } from './results.ts';
import { sessionFrom } from './session-from.ts';

type Auth = SupabaseClient['auth'];

/** Name shown above the code in authenticator apps. */
const ISSUER = 'Haven Exchange';

/** Two-factor authentication with supabase-js. */
export function makeSecondFactor(loadAuth: () => Promise<Auth>): SecondFactorPort {
  async function confirm(factorId: string, code: string): Promise<AuthResult<Session>> {
    const auth = await loadAuth();
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    if (error) return failed(error);
    const { data } = await auth.getSession();
    return requireSession(sessionFrom(data.session), commonMessages.noUserAfterSignIn);
  }

  return {
    list: () =>
      attempt(async () => {
        const { data, error } = await (await loadAuth()).mfa.listFactors();
        if (error) return failed(error);
        const factors = data.totp.map(({ id, friendly_name, created_at }) => ({
          id,
          name: friendly_name ?? '',
          createdAt: created_at,
        }));
        return { ok: true, value: factors };
      }),
    setUp: () =>
      attempt(async () => {
        const { mfa } = await loadAuth();
        const known = await mfa.listFactors();
        if (known.error) return failed(known.error);
        const unfinished = known.data.all.filter(({ status }) => status === 'unverified');
        for (const { id } of unfinished) await mfa.unenroll({ factorId: id });
        const { data, error } = await mfa.enroll({
          factorType: 'totp',
          friendlyName: `Authenticator app, ${new Date().toISOString().slice(0, 23)}`,
          issuer: ISSUER,
        });
        if (error) return failed(error);
        const { qr_code: qrCode, secret } = data.totp;
        return { ok: true, value: { factorId: data.id, qrCode: encodedPicture(qrCode), secret } };
      }),
    confirm: (factorId, code) => attempt(() => confirm(factorId, code)),
    prove: (code) =>
      attempt(async () => {
        const { data, error } = await (await loadAuth()).mfa.listFactors();
        if (error) return failed(error);
        const [factor] = data.totp;
        return factor ? confirm(factor.id, code) : createAuthFailure(commonMessages.unknown);
      }),
    remove: (factorId) =>
      attempt(async () => {
        const auth = await loadAuth();
        const { error } = await auth.mfa.unenroll({ factorId });
        // The tokens still describe the old factor until refreshed.
        if (!error) await auth.refreshSession();
        return toVoidResult(error);
      }),
  };
}

/** supabase-js puts raw SVG behind its `data:` prefix; a `#` in a color would truncate the URL. */
function encodedPicture(address: string): string {
  const svg = address.slice(address.indexOf(',') + 1);
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
