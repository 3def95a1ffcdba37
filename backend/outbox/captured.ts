import type { ClaimedMessage } from '../../supabase/functions/_shared/delivery/outbox.ts';
import type { Letter } from '../../supabase/functions/_shared/letters/layout.ts';
import type { Engine, Sql } from '../db/engine.ts';

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

/** Keeps a message on this machine, if it is still its claim's to deliver. */
export async function captureMessage(
  sql: Sql,
  { id, claim }: ClaimedMessage,
  { subject, text, html }: Letter,
): Promise<void> {
  await sql`
    insert into haven_local.captured (id, channel, to_address, subject, text, html, created_at)
    select id, kind, recipient, ${subject}, ${text}, ${html}, created_at
    from private.outbox
    where id = ${id} and claim = ${claim} and done_at is null
    on conflict do nothing`;
}

/** The messages of this machine, newest first; `to` narrows them to one address. */
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
