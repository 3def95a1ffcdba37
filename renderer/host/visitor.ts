import { makeAuthPort } from '#shared/account/auth/auth-port.ts';
import type { Host } from '#shared/host.ts';

const rejectSignedOut = () =>
  Promise.reject(new Error('No user is signed in during server rendering.'));

/** The anonymous host for server rendering, where nothing can be clicked. */
export const visitorHost = {
  auth: makeAuthPort({
    loadClient: rejectSignedOut,
    loadCalls: rejectSignedOut,
    mayBeSignedIn: () => false,
    stored: () => null,
    forgetTokens: () => undefined,
    origin: () => '',
  }).port,
  platform: { kind: 'web', isApple: false },
  keychain: null,
  workspace: null,
  appSettings: null,
  diagnostics: null,
  updates: null,
  notifications: null,
  downloads: null,
  printing: null,
  backend: rejectSignedOut,
  openExternal: () => undefined,
  onRoute: () => () => undefined,
  onSearch: () => () => undefined,
  onFind: null,
  print: () => undefined,
  leaveFor: () => undefined,
  keepUnsaved: null,
} satisfies Host;
