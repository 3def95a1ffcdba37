import type { ClaimedMessage } from '../../supabase/functions/_shared/delivery/outbox.ts';
import type { RenderedMessage } from '../../supabase/functions/_shared/emails/email-layout.ts';
import type { Engine, Sql } from '../db/engine.ts';

/** A message in `/_local/mail.json`. */
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

/** Captures a message on this machine, if its claim is still valid. */
export async function captureMessage(
  sql: Sql,
  { id, claim }: ClaimedMessage,
  { subject, text, html }: RenderedMessage,
): Promise<void> {
  await sql`
    insert into haven_local.captured (id, channel, to_address, subject, text, html, created_at)
    select id, kind, recipient, ${subject}, ${text}, ${html}, created_at
    from private.outbox
    where id = ${id} and claim = ${claim} and done_at is null
    on conflict do nothing`;
}

/** Lists captured messages, newest first; `to` filters by address. */
export function listCaptured(
  engine: Engine,
  { to, limit }: { to?: string; limit: number },
): Promise<CapturedMessage[]> {
  const address = to?.trim().toLowerCase() || null;
  const most = Math.max(1, Math.min(limit, MOST));
  return engine.read('system', async (sql) => [
    ...(await sql<CapturedMessage[]>`
      select id, channel, to_address as to, subject, text, html, created_at as "createdAt"
      from haven_local.captured
      where ${address}::text is null or to_address = ${address}::text
      order by captured.created_at desc, id
      limit ${most}`),
  ]);
}
