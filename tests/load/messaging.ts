import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { percentile } from './measure.ts';

/** A very active user with a thousand conversations, one of them very long. */
export const HEAVY_USER_ID = '7a110000-0000-4000-8000-000000000001';

/** IDs start randomly like real ones, and share an ending so that they can be recognized. */
const MARK = '7a1c7a1c7a1c';
const LONG = createHash('md5').update('talk-1').digest('hex').slice(0, 20) + MARK;

export interface ConversationSizes {
  readonly people: number;
  readonly messages: number;
  readonly notifications: number;
}

const person = (n: string) => `('7a110000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const talk = (n: string) => `(left(md5('talk-' || ${n}), 20) || '${MARK}')::uuid`;
const isSeeded = (column: string) => `right(${column}::text, ${MARK.length}) = '${MARK}'`;

/** A tenth of all messages are in the user's long conversation; each of the other conversations has ten. */
function statementsFor({ people, messages, notifications }: ConversationSizes): string[] {
  const long = Math.floor(messages / 10);
  const talks = Math.max(Math.floor((messages - long) / 10), 2);
  const others = Math.min(1000, Math.floor(talks / 2));
  const second = (n: string) =>
    `(case when ${n} <= ${others} then 1 else ${n} % ${people - 2} + 2 end)`;
  const first = (n: string) => `((${n} + 7) % ${people - 2} + 3)`;
  return [
    `insert into auth.users (id, email, email_confirmed_at)
     select ${person('n')}, 'talker-' || n || '@load.example', now() from generate_series(1, ${people}) n`,
    `insert into public.profiles (id, email, full_name)
     select ${person('n')}, 'talker-' || n || '@load.example', 'Talker ' || n from generate_series(1, ${people}) n`,
    `insert into public.chat_conversations (id, participants, created_at, last_message_at)
     select ${talk('n')}, jsonb_build_array(${person(first('n'))}, ${person(second('n'))}),
       now() - interval '1 year', now() - n * interval '1 second'
     from generate_series(1, ${talks}) n where ${first('n')} <> ${second('n')}`,
    `insert into public.conversation_members (conversation_id, user_id, last_message_at)
     select c.id, p::uuid, c.last_message_at
     from public.chat_conversations c, jsonb_array_elements_text(c.participants) p where ${isSeeded('c.id')}`,
    `insert into public.conversation_receipts (conversation_id, user_id)
     select m.conversation_id, m.user_id from public.conversation_members m on conflict do nothing`,
    `insert into public.conversation_messages (conversation_id, sender_id, message_text, created_at)
     select c.id, (c.participants ->> (k % 2)::integer)::uuid, 'What about the roof, the census and the rent roll?',
       c.last_message_at - k * interval '1 minute'
     from public.chat_conversations c, generate_series(0, 9) k where ${isSeeded('c.id')} and c.id <> '${LONG}'`,
    `insert into public.conversation_messages (conversation_id, sender_id, message_text, created_at)
     select '${LONG}', ${person(first('1'))}, 'Message ' || k, now() - k * interval '1 second'
     from generate_series(1, ${long}) k`,
    `insert into private.direct_conversations (conversation_id, first_id, second_id, listing_id)
     select c.id, least(p.one, p.other), greatest(p.one, p.other), null
     from public.chat_conversations c
     cross join lateral (
       select (c.participants ->> 0)::uuid as one, (c.participants ->> 1)::uuid as other
     ) p
     where ${isSeeded('c.id')} on conflict do nothing`,
    `insert into public.user_blocks (user_id, blocked_id)
     select ${person('n')}, ${person('n + 1')} from generate_series(4, ${people} - 1, 3) n`,
    `insert into private.conversation_words (conversation_id, word)
     select distinct s.conversation_id, left(w.lexeme, 40)
     from public.conversation_messages s, unnest(to_tsvector('pg_catalog.simple', s.message_text)) w
     where ${isSeeded('s.conversation_id')}`,
    `insert into public.message_notifications (user_id, conversation_id, message_id, created_at, read_at)
     select m.user_id, m.conversation_id, s.id, s.created_at,
       case when s.created_at < now() - interval '5 minutes' then now() end
     from public.conversation_messages s
     join public.conversation_members m on m.conversation_id = s.conversation_id and m.user_id <> s.sender_id
     where ${isSeeded('s.conversation_id')}`,
    `insert into public.notifications (user_id, type, title, message, created_at, read_at, seen_at, dedupe_key)
     select ${person(`n % ${people} + 1`)}, 'info', 'Matter ' || n, 'Something happened.',
       now() - n * interval '1 second', case when n / ${people} % 10 <> 0 then now() end, now(), 'load:' || n
     from generate_series(1, ${notifications}) n`,
    `insert into public.notifications (user_id, type, title, message, created_at)
     select '${HEAVY_USER_ID}', 'info', 'Matter ' || n, 'Something happened.', now() - n * interval '1 minute'
     from generate_series(1, 200) n`,
    `insert into public.deliveries (user_id, notification_id, kind, channel, title, status, due_at, created_at, outbox_id)
     select n.user_id, n.id, 'listing_approved', 'email', n.title, case when n.read_at is null then 'waiting' else 'sent' end,
       n.created_at + interval '1 hour', n.created_at, gen_random_uuid()
     from public.notifications n on conflict do nothing`,
  ];
}

/** Fills a migrated database with triggers disabled. */
export async function seedConversations(
  sql: postgres.Sql,
  sizes: ConversationSizes,
): Promise<void> {
  await sql.begin(async (open) => {
    await open`set local session_replication_role = replica`;
    for (const statement of statementsFor(sizes)) await open.unsafe(statement);
  });
  await sql.unsafe('vacuum analyze');
}

interface TalkCall {
  readonly name: string;
  readonly text: string;
  readonly writes?: true;
  /** Called by the delivery worker, never by a signed-in user. */
  readonly byServer?: true;
}

/** Queries of the notification bell and message center, both as API calls and as older clients make them. */
export const MESSAGING_CALLS: readonly TalkCall[] = [
  { name: 'conversation list', text: 'select * from public.my_conversations()' },
  {
    name: 'unread conversations',
    text: 'select * from public.my_conversations(is_unread => true)',
  },
  {
    name: 'older client’s list',
    text: 'select * from public.chat_conversations order by last_message_at desc limit 50',
  },
  { name: 'newest messages', text: `select * from public.conversation_page('${LONG}')` },
  {
    name: 'from the first unread',
    text: `select * from public.conversation_page('${LONG}', from_unread => true)`,
  },
  {
    name: 'older client’s thread',
    text: `select * from public.conversation_messages where conversation_id = '${LONG}' order by created_at desc limit 50`,
  },
  { name: 'search of a common word', text: `select * from public.search_messages('roof')` },
  { name: 'search of two words', text: `select * from public.search_messages('census rent')` },
  { name: 'search of a rare word', text: `select * from public.search_messages('4711')` },
  {
    name: 'search of the long one’s word',
    text: `select * from public.search_messages('message')`,
  },
  { name: 'search of no word at all', text: `select * from public.search_messages('nowhere')` },
  {
    name: 'search inside the long one',
    text: `select * from public.conversation_page('${LONG}', search => '4711')`,
  },
  { name: 'badges', text: 'select * from public.notification_counts()' },
  {
    name: 'older client’s unread messages',
    text: `select count(*) from public.message_notifications where user_id = '${HEAVY_USER_ID}' and read_at is null`,
  },
  {
    name: 'bell',
    text: `select * from public.notifications where user_id = '${HEAVY_USER_ID}' order by created_at desc limit 20`,
  },
  { name: 'list of notifications', text: 'select * from public.my_notifications()' },
  {
    name: 'log of deliveries',
    text: 'select * from public.my_deliveries()',
  },
  {
    name: 'when the next delivery is due',
    text: 'select private.get_seconds_until_next_message()',
    byServer: true,
  },
  {
    name: 'hand over what is due to fifty people',
    text: `select private.dispatch_deliveries(array['email'])`,
    writes: true,
    byServer: true,
  },
  {
    name: 'mark all read',
    text: `update public.notifications set read_at = now() where user_id = '${HEAVY_USER_ID}' and read_at is null`,
    writes: true,
  },
  {
    name: 'mark a conversation read',
    text: `select public.mark_conversation_read('${LONG}')`,
    writes: true,
  },
  {
    name: 'send',
    text: `insert into public.conversation_messages (conversation_id, sender_id, message_text) values ('${LONG}', '${HEAVY_USER_ID}', 'Yes')`,
    writes: true,
  },
];

export interface MessagingCallCost {
  readonly name: string;
  readonly median: number;
  readonly p95: number;
  /** Rows read from tables and indexes, independent of machine speed. */
  readonly rows: number;
  /** Message, notification and delivery tables that were fully scanned. */
  readonly readWhole: readonly string[];
}

const TABLES =
  "'chat_conversations','conversation_members','conversation_messages','conversation_receipts','conversation_words','deliveries','direct_conversations','message_notifications','notifications','profiles','user_blocks'";

/** Runs each call several times as the active user, in a transaction that is rolled back. */
export async function measureMessagingCalls(
  sql: postgres.Sql,
  rounds: number,
): Promise<MessagingCallCost[]> {
  const costs: MessagingCallCost[] = [];
  for (const call of MESSAGING_CALLS) {
    const times: number[] = [];
    let rows = 0;
    const readWhole = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      await asTalker(sql, call, async (open) => {
        // Reads of earlier transactions may still be added to the statistics.
        const before = await rowsRead(open);
        const start = performance.now();
        await open.unsafe(call.text);
        times.push(performance.now() - start);
        await open`reset role`;
        const scanned = await open.unsafe<{ relname: string }[]>(
          `select relname from pg_stat_xact_user_tables
           where schemaname in ('public', 'private') and seq_scan > 0 and relname in (${TABLES})`,
        );
        for (const { relname } of scanned) readWhole.add(relname);
        rows = (await rowsRead(open)) - before;
      });
    }
    costs.push({
      name: call.name,
      median: percentile(times, 50),
      p95: percentile(times, 95),
      rows,
      readWhole: [...readWhole],
    });
  }
  return costs;
}

async function rowsRead(open: postgres.TransactionSql): Promise<number> {
  const [read] = await open.unsafe<{ rows: number }[]>(
    `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float as rows
     from pg_stat_xact_user_tables where schemaname in ('public', 'private', 'auth')`,
  );
  return read?.rows ?? 0;
}

/** Returns how Postgres executed a call: each scan of a table by it or the functions it calls. */
export async function explainMessagingCalls(
  sql: postgres.Sql,
  notices: string[],
): Promise<Map<string, readonly string[]>> {
  const plans = new Map<string, readonly string[]>();
  await sql.unsafe(
    `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
     set auto_explain.log_level = notice`,
  );
  for (const call of MESSAGING_CALLS) {
    await asTalker(sql, call, async (open) => {
      notices.length = 0;
      await open.unsafe(call.text);
    });
    const scans = notices
      .join('\n')
      .match(/(?:Seq|Index|Index Only|Bitmap Index) Scan [a-zA-Z_ ]+/g);
    plans.set(call.name, [
      ...new Set(scans?.map((scan) => /.* (?:using|on) \w+/.exec(scan)?.[0] ?? scan)),
    ]);
  }
  await sql.unsafe('set auto_explain.log_min_duration = -1');
  return plans;
}

async function asTalker(
  sql: postgres.Sql,
  { byServer }: TalkCall,
  act: (open: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  const claims = JSON.stringify({
    sub: HEAVY_USER_ID,
    role: 'authenticated',
    aal: 'aal1',
    haven_acting: 'database',
  });
  await sql
    .begin(async (open) => {
      await open`select set_config('request.jwt.claims', ${claims}, true)`;
      if (!byServer) await open`set local role authenticated`;
      await act(open);
      throw new RollbackError();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollbackError)) throw error;
    });
}

class RollbackError extends Error {}
