import type { Handlers } from '#shared/desktop/ipc.ts';
import type { AuthPort } from '#shared/host.ts';

/** Handlers of the session area, backed by the broker. */
export function registerSessionHandlers(auth: AuthPort): Handlers<'session'> {
  const { secondFactor } = auth;
  return {
    current: () => auth.session(),
    accessToken: () => auth.accessToken(),
    signIn: (credentials) => auth.signIn(credentials),
    signUp: (details) => auth.signUp(details),
    signOut: () => auth.signOut(),
    signOutOthers: () => auth.signOutOthers(),
    forget: async () => {
      await auth.forget();
      return undefined;
    },
    verify: ({ tokenHash, type }) => auth.verify(tokenHash, type),
    verifyCode: (code) => auth.verifyCode(code),
    exchange: (code) => auth.exchange(code),
    resend: ({ email, redirect }) => auth.resend(email, redirect),
    requestReset: (email) => auth.requestReset(email),
    changePassword: (change) => auth.changePassword(change),
    sendPasswordCode: () => auth.sendPasswordCode(),
    changeEmail: (change) => auth.changeEmail(change),
    refresh: () => auth.refresh(),
    listFactors: async () => {
      const result = await secondFactor.list();
      return result.ok ? { ok: true, value: [...result.value] } : result;
    },
    setUpFactor: () => secondFactor.setUp(),
    confirmFactor: ({ factorId, code }) => secondFactor.confirm(factorId, code),
    proveFactor: (code) => secondFactor.prove(code),
    removeFactor: (factorId) => secondFactor.remove(factorId),
  };
}
