import type postgres from 'postgres';

export interface RoomSizes {
  readonly documents: number;
  readonly viewers: number;
  /** Audit log entries present before measuring. */
  readonly lines: number;
}

export interface RoomCallCost {
  readonly name: string;
  readonly median: number;
  readonly p95: number;
  /** Database pages read, independent of machine load; null if not measured. */
  readonly pages: number | null;
}

/** SQL for the n-th ID of a kind. */
const counted = (kind: number, n: number | string): string =>
  `('7a12000${kind}-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const id = (kind: number, n: number): string =>
  `7a12000${kind}-0000-4000-8000-${String(n).padStart(12, '0')}`;
const BROKER = id(1, 0);
const PER_FOLDER = 100;
/** Size of a document; ten thousand of them are 20 GB. */
const BYTES = 2_000_000;
const GROUPS = 40;
export const RIGHTS_CHECK = 'rights check';
/** The first runs on a connection include planning. */
const WARMING = 6;
/** Runs whose pages are counted. */
const COUNTED = 5;

const claims = (sub: string) =>
  JSON.stringify({ sub, role: 'authenticated', aal: 'aal1', haven_acting: 'database' });

const as = (sql: postgres.Sql, sub: string) =>
  sql`select set_config('request.jwt.claims', ${claims(sub)}, false)`;

/** Fills a room whose documents are rows with file sizes but no files; returns its ID. */
export async function seedRoom(sql: postgres.Sql, sizes: RoomSizes): Promise<string> {
  const { documents, viewers, lines } = sizes;
  const folders = Math.ceil(documents / PER_FOLDER);
  await sql.unsafe(`
    insert into auth.users (id, email, email_confirmed_at)
    select ${counted(1, 'n')}, 'viewer-' || n || '@load.example', now() from generate_series(0, ${viewers}) n;
    insert into public.profiles (id, email, full_name)
    select ${counted(1, 'n')}, 'viewer-' || n || '@load.example', 'Viewer ' || n
    from generate_series(0, ${viewers}) n on conflict do nothing`);
  await as(sql, BROKER);
  const [sale] = await sql`
    insert into public.transactions (owner_id, property_name) values (${BROKER}, 'Maple Court') returning id`;
  const [created] = await sql`select private.begin_room(${sale?.id}) as room`;
  const room = String(created?.room);
  await sql.unsafe(`
    insert into private.deal_room_groups (id, room_id, name)
    select ${counted(2, 'n')}, '${room}', 'Bidder ' || n from generate_series(1, ${GROUPS}) n;
    insert into public.deal_room_members (room_id, group_id, name, email)
    select '${room}', ${counted(2, `n % ${GROUPS} + 1`)}, 'Viewer ' || n, 'viewer-' || n || '@load.example'
    from generate_series(1, ${viewers}) n;
    insert into private.signatures (id, account, kind, title, body, body_sha256, name, email, consent, signed_at, room_id, nda, hash)
    select gen_random_uuid(), ${counted(1, 'n')}, 'nda', 'NDA', repeat('Confidential. ', 9), '', 'Viewer ' || n,
      'viewer-' || n || '@load.example', 'Yes', now(), '${room}', 1, md5(n::text)
    from generate_series(1, ${viewers}) n;
    insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, place, name)
    select ${counted(3, 'n')}, r.id, r.root_id, array[r.root_id, ${counted(3, 'n')}], true, 100 + n, 'Part ' || n
    from private.deal_rooms r, generate_series(1, ${folders}) n where r.id = '${room}';
    insert into private.deal_room_items (id, room_id, parent_id, lineage, is_folder, name, version_id, words)
    select ${counted(4, 'n')}, r.id, f.id, array[r.root_id, f.id, ${counted(4, 'n')}], false, 'Document ' || n || '.pdf',
      ${counted(5, 'n')}, to_tsvector('simple', 'document ' || n || ' census of memory care, part ' || n % 997)
    from private.deal_rooms r, generate_series(1, ${documents}) n,
      lateral (select ${counted(3, `(n - 1) / ${PER_FOLDER} + 1`)} as id) f
    where r.id = '${room}';
    insert into private.deal_room_versions (id, item_id, room_id, n, path, type, size, sha256, pages, state, added_by)
    select ${counted(5, 'n')}, ${counted(4, 'n')}, '${room}', 1, '${room}/' || ${counted(5, 'n')}, 'application/pdf',
      ${BYTES}, repeat('ab', 32), 20, 'clean', 'Broker'
    from generate_series(1, ${documents}) n;
    insert into storage.objects (bucket_id, name, metadata)
    select 'room-files', '${room}/' || ${counted(5, 'n')}, jsonb_build_object('size', ${BYTES}, 'mimetype', 'application/pdf')
    from generate_series(1, ${documents}) n;
    insert into private.deal_room_rights (group_id, item_id, level)
    select ${counted(2, 'g')}, r.root_id, 1 from private.deal_rooms r, generate_series(1, ${GROUPS}) g where r.id = '${room}';
    insert into private.deal_room_rights (group_id, item_id, level)
    select ${counted(2, 'g')}, ${counted(3, 'n')}, n % 4
    from generate_series(1, ${GROUPS}) g, generate_series(1, ${folders}) n where (g + n) % 3 = 0 and (g + n) % 4 > 0;
    insert into private.deal_room_rights (group_id, item_id, level)
    select ${counted(2, 'g')}, ${counted(4, 'n')}, (g + n) % 4
    from generate_series(1, ${GROUPS}) g, generate_series(1, ${documents}) n where n % 50 = g;
    insert into private.deal_room_events (room_id, seq, at, kind, who, item_id, item, page, seconds, nda, hash)
    select '${room}', h.seq + n, now(), case n % 2 when 0 then 'page' else 'read' end, 'Viewer ' || n % ${viewers},
      ${counted(4, `n % ${documents} + 1`)}, 'Document', n % 20 + 1, n % 60, 1, md5(n::text)
    from private.deal_room_heads h, generate_series(1, ${lines}) n where h.room_id = '${room}';
    update private.deal_room_heads set seq = seq + ${lines} where room_id = '${room}';
    analyze`);
  return room;
}

/** Measures each call for a room member, rolling back its changes. */
export async function measureRoomCalls(
  sql: postgres.Sql,
  room: string,
  { documents, viewers }: RoomSizes,
  rounds: number,
): Promise<readonly RoomCallCost[]> {
  const any = (most: number) => 1 + Math.floor(Math.random() * most);
  const folder = () => id(3, any(Math.ceil(documents / PER_FOLDER)));
  const viewer = () => id(1, any(viewers));
  const calls: readonly [string, () => string, () => string][] = [
    [
      RIGHTS_CHECK,
      viewer,
      () => `select private.get_room_access_level('${id(4, any(documents))}')`,
    ],
    ['room_view', viewer, () => `select public.room_view('${room}')`],
    ['room_folder of 100, a viewer', viewer, () => `select public.room_folder('${folder()}')`],
    [
      'room_folder of 100, the broker',
      () => BROKER,
      () => `select public.room_folder('${folder()}')`,
    ],
    [
      'find_room_items, a viewer',
      viewer,
      () => `select public.find_room_items('${room}', 'census ${any(997)}')`,
    ],
    ['open_room_page', viewer, () => `select public.open_room_page('${id(5, any(documents))}', 1)`],
    ['room_audit, the broker', () => BROKER, () => `select public.room_audit('${room}')`],
    [
      'may_add_room_file',
      () => BROKER,
      () => `select private.can_add_room_file('${room}/${id(9, 1)}')`,
    ],
    [
      'begin_room_archive',
      () => BROKER,
      () => `select public.begin_room_archive('${room}', '${crypto.randomUUID()}')`,
    ],
  ];
  const costs: RoomCallCost[] = [];
  for (const [name, who, call] of calls) {
    const times: number[] = [];
    const pages: number[] = [];
    for (let round = 0; round < WARMING + rounds + COUNTED; round += 1) {
      await sql`begin`;
      await as(sql, who());
      const isCounted = round >= WARMING + rounds;
      const from = performance.now();
      const rows = await sql.unsafe(isCounted ? `explain (analyze, buffers) ${call()}` : call());
      if (isCounted) pages.push(pagesIn(rows));
      else if (round >= WARMING) times.push(performance.now() - from);
      await sql`rollback`;
    }
    costs.push({ ...costOf(name, times), pages: Math.max(...pages) });
  }
  costs.push(await costOfNews(sql));
  return costs;
}

/** Measures marking a document as clean and notifying everyone with access. */
async function costOfNews(sql: postgres.Sql): Promise<RoomCallCost> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await sql`begin`;
    await sql`select set_config('request.jwt.claims', '', true)`;
    await sql`update private.deal_room_versions set state = 'checking' where id = ${id(5, 1)}`;
    const from = performance.now();
    await sql`select private.complete_room_version_check(${id(5, 1)}, 'ab', 1, 'words', '[]')`;
    times.push(performance.now() - from);
    await sql`rollback`;
  }
  return costOf('a document told to its readers', times);
}

/** All viewers open a page at once over the given number of connections; audit log entries are serialized. */
export async function measureConcurrentViews(
  url: string,
  connect: typeof postgres,
  sizes: RoomSizes,
): Promise<RoomCallCost> {
  const pool = connect(url, { max: 16, onnotice: () => undefined });
  try {
    const times = await Promise.all(
      Array.from({ length: sizes.viewers }, async (_, n) => {
        const from = performance.now();
        await pool.begin(async (sql) => {
          await sql`select set_config('request.jwt.claims', ${claims(id(1, n + 1))}, true)`;
          await sql`select public.open_room_page(${id(5, (n % sizes.documents) + 1)}, 1)`;
        });
        return performance.now() - from;
      }),
    );
    return costOf('all viewers open a page at once', times);
  } finally {
    await pool.end();
  }
}

/** Returns the page count of a plan's top node, which includes all nodes below it. */
function pagesIn(plan: readonly postgres.Row[]): number {
  const text = plan.map((row) => String(row['QUERY PLAN'])).join('\n');
  const [, hit = '0', read = '0'] =
    /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(text) ?? [];
  return Number(hit) + Number(read);
}

function costOf(name: string, times: readonly number[]): RoomCallCost {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { name, median: at(0.5), p95: at(0.95), pages: null };
}
