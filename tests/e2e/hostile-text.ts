import { join } from 'node:path';
import type { Sql } from '../../backend/db/engine.ts';
import { openPglite } from '../../backend/db/pglite/open.ts';
import { fillEmptyJson, fillEmptyTables, injectHostileJson } from './hostile-rows.ts';

/** The host that hostile text would link or send to if it were interpreted. */
export const ATTACKER_HOST = 'elsewhere.example';
/** The result that shows `{{7191*7}}` or `${7191*7}` was evaluated. */
export const TEMPLATE_INJECTION_RESULT = '50337';

const MARKUP = [
  `"><img src=//${ATTACKER_HOST}/i onerror=ran=1>`,
  '<script>ran=1</script>',
  `</title></style></textarea><svg onload=ran=1><base href=//${ATTACKER_HOST}/>`,
  `<iframe src=//${ATTACKER_HOST}/f></iframe><style>*{background:url(//${ATTACKER_HOST}/s)}</style>`,
].join('');
const MARKDOWN = `[a](javascript:ran=1) ![b](https://${ATTACKER_HOST}/m.png)`;
const TEMPLATES = ['{{7191*7}} ', '$', '{7191*7} <%=7191*7%> {first_name} %s'].join('');
/** Reverses the direction of the text that follows. */
const DIRECTION = '\u202etxt.exe\u2066';
/** Injects line breaks into an email header, a calendar feed or a table. */
const LINES = `\r\nBcc: a@${ATTACKER_HOST}\r\nATTACH:https://${ATTACKER_HOST}/x\r\n\r\n=1+1`;

/** Worst first; each column gets the first one it accepts. `#` is replaced with the row number. */
const HOSTILE_TEXTS = [
  `=HYPERLINK("https://${ATTACKER_HOST}/x","#")${MARKUP}${MARKDOWN}${TEMPLATES}${DIRECTION}${LINES}`,
  `=1+1 #${MARKUP}${TEMPLATES}`,
  `=1+#"><img src=//${ATTACKER_HOST}/i onerror=ran=1>{{7191*7}}`,
  '"><script>ran=#</script>',
  '"onload="ran=#',
  `"<script>#</script>"@${ATTACKER_HOST}`,
  `javascript:ran=#//${ATTACKER_HOST}`,
];

/**
 * Columns no user writes: keys, digests, file paths, states and internal data. All other columns are written, so new
 * ones are covered automatically.
 */
const SYSTEM_COLUMNS = new RegExp(
  [
    'key|keys|kind|act|hash|path|type|state|states|status|what|zone|word|words|start|id|sharing|category|digest|envelope',
    'service|channel|frame|outcome|occasion|value|occasion_value|waits_for|fingerprint|dedupe_key|variant|test|metric',
    'event|measure|drawing|participants|template|cause|way|lane|side|follows|needs|audience|time_zone|timezone|location',
    'images|facets|setting_key|subscription_tier|plan|role|field|towns?|county|types|others|fits|misses|concerns|skipped',
    'remind_before|repeat_on|quiet_hours_(?:start|end)|license_state|accent_\\w+|surface|columns',
    '\\w+_(?:hash|sha256|digest|id|type|kind|key|status|state|version|url|in)|sha256|version|checkout_session',
  ]
    .map((names) => `^(?:${names})$`)
    .join('|'),
);

/** Names used by rules, settings and logs that no user writes. */
const CHOSEN = /^public\.system_settings\.setting_value/;
/** A community's unit types are text from its seller. */
const WRITTEN = /\.unit_mix\[\]\.kind$/;
const CHOSEN_IN_JSON = /^(?:do|to|is|value|funds|needs_\w+|licences|setting|fields|.*@.*)$/;

/** Columns that identify an account. */
const OF_ACCOUNTS =
  /^public\.(?:profiles|transaction_parties|transaction_portals|deal_room_members)\.email$/;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly isList: boolean;
}

/** Every text column of every table, except keys and generated columns. */
const columnsOf = async (sql: Sql): Promise<Column[]> =>
  await sql<Column[]>`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as name,
      a.atttypid = 'text[]'::regtype as "isList"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'private') and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'text[]'::regtype)
      and not exists (
        select from pg_constraint k
        where k.conrelid = c.oid and k.contype in ('p', 'f') and a.attnum = any (k.conkey)
      )
    order by 1, a.attnum`;

const tablesOf = async (sql: Sql) =>
  await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'private')
    order by 1`;

/** Returns the index of the first change that succeeds and rolls it back. One query per change would take seconds. */
const FIRST_ACCEPTED_SQL = `
create function pg_temp.first_taken(changes text[]) returns int language plpgsql as $tried$
begin
  for place in 1 .. cardinality(changes) loop
    begin
      execute changes[place];
      raise sqlstate 'HAVEN';
    exception
      when sqlstate 'HAVEN' then return place;
      when others then null;
    end;
  end loop;
  return null;
end $tried$;`;

async function findFirstAccepted(
  sql: Sql,
  words: readonly string[],
  changeTo: (one: string) => string,
): Promise<string | undefined> {
  const [found] = await sql<{ place: number | null }[]>`
    select pg_temp.first_taken(${words.map(changeTo)}) as place`;
  return typeof found?.place === 'number' ? words[found.place - 1] : undefined;
}

/** Row number with a fixed length, so that text that fits one row fits all. */
const NUMBER = `(100000 + (ctid::text::point)[0] * 1000 + (ctid::text::point)[1])::int`;

/** Updates rows that have a value; if none has one, updates the first row. */
function setTo(
  { name, isList, first }: Column & { readonly first?: string | undefined },
  words: string,
): string {
  const line = `replace('${words.replaceAll("'", "''")}', '#', ${NUMBER}::text)`;
  const isThere = first === undefined ? `${name} is not null` : `ctid = '${first}'`;
  return `${name} = case when ${isThere} then ${isList ? `array[${line}]` : line} end`;
}

export interface InjectionResult {
  /** The text now in each column. */
  readonly taken: ReadonlyMap<string, string>;
  /** Columns that accept no hostile text. */
  readonly refused: readonly string[];
  /** Tables that accepted no row, with the error. */
  readonly empty: ReadonlyMap<string, string>;
}

async function writeTable(
  sql: Sql,
  table: string,
  columns: readonly Column[],
): Promise<Omit<InjectionResult, 'empty'>> {
  const accepted = new Map<string, string>();
  const rejected: string[] = [];
  const places = new Map<string, string>();
  for (const column of columns) {
    const [row] = await sql.unsafe<{ filled: string | null; first: string }[]>(
      `select min(ctid) filter (where ${column.name} is not null)::text as filled, min(ctid)::text as first from ${table}`,
    );
    const first = row?.filled === null ? row.first : undefined;
    if (first !== undefined) places.set(column.name, first);
    const found = await findFirstAccepted(
      sql,
      HOSTILE_TEXTS,
      (words) =>
        `update ${table} set ${setTo({ ...column, first }, words)} where ctid = '${row?.filled ?? row?.first}'`,
    );
    if (found === undefined) rejected.push(`${table}.${column.name}`);
    else accepted.set(`${table}.${column.name}`, found);
  }
  const sets = columns.flatMap((column) => {
    const words = accepted.get(`${table}.${column.name}`);
    return words === undefined ? [] : [setTo({ ...column, first: places.get(column.name) }, words)];
  });
  if (sets.length > 0) await sql.unsafe(`update ${table} set ${sets.join(', ')}`);
  return { taken: accepted, refused: rejected };
}

/**
 * Writes hostile text directly into every user-written column of the demo, bypassing the API, as far as constraints
 * allow.
 */
export async function injectHostileText(dataDir: string): Promise<InjectionResult> {
  const engine = openPglite(join(dataDir, 'db'));
  const accepted = new Map<string, string>();
  const rejected: string[] = [];
  let empty: ReadonlyMap<string, string> = new Map();
  try {
    await engine.write(
      'system',
      async (sql) => {
        // Disables triggers, which are meant for single-row changes by one user.
        await sql`set local session_replication_role = replica`;
        await sql.unsafe(FIRST_ACCEPTED_SQL);
        const columns = (await columnsOf(sql)).filter(
          ({ table, name }) => !SYSTEM_COLUMNS.test(name) && !OF_ACCOUNTS.test(`${table}.${name}`),
        );
        empty = await fillEmptyTables(
          sql,
          (await tablesOf(sql)).map(({ name }) => name),
        );
        rejected.push(...(await fillEmptyJson(sql)));
        for (const [table, ofTable] of Map.groupBy(columns, (column) => column.table)) {
          const [one] = await sql.unsafe(`select from ${table} limit 1`);
          if (one === undefined) continue;
          const written = await writeTable(sql, table, ofTable);
          for (const [column, words] of written.taken) accepted.set(column, words);
          rejected.push(...written.refused);
        }
        const inJson = await injectHostileJson(
          sql,
          (place, key) =>
            !WRITTEN.test(place) &&
            (CHOSEN.test(place) || SYSTEM_COLUMNS.test(key) || CHOSEN_IN_JSON.test(key)),
          (changeTo) => findFirstAccepted(sql, HOSTILE_TEXTS, changeTo),
        );
        for (const [column, words] of inJson.taken) accepted.set(column, words);
        rejected.push(...inJson.refused);
      },
      { limitMs: 120_000 },
    );
  } finally {
    await engine.close();
  }
  return { taken: accepted, refused: rejected, empty };
}
