import {
  createEmailApi,
  createSmsApi,
} from '../../supabase/functions/_shared/delivery/http-providers.ts';
import type { MessageKind, Provider } from '../../supabase/functions/_shared/delivery/provider.ts';
import type { Settings } from '../settings.ts';
import { createSmtp } from './smtp.ts';

export interface Providers {
  byKind: Record<MessageKind, Provider>;
  /** Kinds captured on this machine. */
  captured: ReadonlySet<MessageKind>;
  isAllCaptured: boolean;
}

/** Being readable on this machine is the delivery; the outbox stores the message when it is marked done. */
const onThisMachine: Provider = { send: async () => {} };

/** Chooses the configured providers; without configuration nothing is sent. */
export function chooseProviders({
  smtp,
  emailApi,
  smsApi,
}: Pick<Settings, 'smtp' | 'emailApi' | 'smsApi'>): Providers {
  const email = emailApi ? createEmailApi(emailApi) : smtp && createSmtp(smtp);
  const sms = smsApi && createSmsApi(smsApi);
  const captured = new Set<MessageKind>();
  if (!email) captured.add('email');
  if (!sms) captured.add('sms');
  const byKind = { email: email ?? onThisMachine, sms: sms ?? onThisMachine };
  return { byKind, captured, isAllCaptured: !email && !sms };
}
