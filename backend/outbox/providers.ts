import {
  createEmailApi,
  createSmsApi,
} from '../../supabase/functions/_shared/delivery/http-providers.ts';
import type { MessageKind, Provider } from '../../supabase/functions/_shared/delivery/provider.ts';
import type { Settings } from '../settings.ts';
import { createSmtp } from './smtp.ts';

export interface Providers {
  byKind: Record<MessageKind, Provider>;
  /** The kinds that stay on this machine. */
  captured: ReadonlySet<MessageKind>;
  isAllCaptured: boolean;
}

/** Being readable on this machine is the delivery; the outbox keeps it as it is marked done. */
const onThisMachine: Provider = { send: async () => {} };

/** Who carries messages away, as the settings say; without a word from them nobody does. */
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
