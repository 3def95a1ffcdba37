import type { Engine } from '../db/engine.ts';

/** A message as `/_local/mail.json` shows it. */
export interface CapturedMessage {
  id: string;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

const MOST = 200;

/** The messages of this machine, newest first; `to` narrows them to one address. */
export function listCaptured(
  engine: Engine,
  { to, limit }: { to?: string; limit: number },
): Promise<CapturedMessage[]> {
  const address = to?.trim().toLowerCase() || null;
  const most = Math.max(1, Math.min(limit, MOST));
  return engine.read('system', async (sql) => [
    ...(await sql<CapturedMessage[]>`
      select id::text, channel, to_address as to, subject, text, html, created_at as "createdAt"
      from haven_local.messages
      where ${address}::text is null or to_address = ${address}::text
      order by messages.id desc
      limit ${most}`),
  ]);
}
