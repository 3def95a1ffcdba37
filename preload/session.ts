import type { Bridge } from '#shared/desktop/ipc.ts';
import { ask, listen } from './messages.ts';

export const session: Bridge['session'] = {
  current: () => ask('session.current'),
  accessToken: () => ask('session.accessToken'),
  signIn: (credentials) => ask('session.signIn', credentials),
  signUp: (details) => ask('session.signUp', details),
  signOut: () => ask('session.signOut'),
  signOutOthers: () => ask('session.signOutOthers'),
  forget: () => ask('session.forget'),
  verify: (link) => ask('session.verify', link),
  verifyCode: (code) => ask('session.verifyCode', code),
  exchange: (code) => ask('session.exchange', code),
  resend: (request) => ask('session.resend', request),
  requestReset: (email) => ask('session.requestReset', email),
  changePassword: (change) => ask('session.changePassword', change),
  sendPasswordCode: () => ask('session.sendPasswordCode'),
  changeEmail: (change) => ask('session.changeEmail', change),
  refresh: () => ask('session.refresh'),
  listFactors: () => ask('session.listFactors'),
  setUpFactor: () => ask('session.setUpFactor'),
  confirmFactor: (proof) => ask('session.confirmFactor', proof),
  proveFactor: (code) => ask('session.proveFactor', code),
  removeFactor: (factorId) => ask('session.removeFactor', factorId),
  onChanged: (listener) => listen('session.changed', listener),
  onRecovery: (listener) => listen('session.recovery', listener),
};
