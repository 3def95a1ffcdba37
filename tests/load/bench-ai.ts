import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { seedRoom } from './room.ts';

/**
 * `npm run bench:ai`: searches a deal room with 10,000 documents and 100,000 passages as one of its viewers, and one a
 * tenth the size; `-- tenth` skips the full size. Prints the median and p95 of each kind of question.
 */
const WHOLE = { documents: 10_000, viewers: 50, lines: 1_000 };
const TENTH = { documents: 1_000, viewers: 50, lines: 1_000 };
const PASSAGES = 10;
const ROUNDS = 60;

/** Words with about as many matches as the name says, of 100,000 passages. */
const QUESTIONS: readonly (readonly [name: string, words: (n: number) => readonly string[]])[] = [
  ['one rare word', (n) => [`term${n % 5000}`]],
  ['rare and common words', (n) => [`term${n % 5000}`, 'census', 'memory', 'care']],
  ['common words alone', () => ['census', 'memory', 'care', 'license']],
  ['no match', (n) => [`absent${n}`]],
];

const cluster = await startPostgres();
try {
  for (const sizes of process.argv.includes('tenth') ? [TENTH] : [TENTH, WHOLE]) {
    const url = await createDatabaseFromScripts(
      cluster,
      `ai-${sizes.documents}`,
      scriptsOfMigrations(),
    );
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    const room = await seedRoom(sql, sizes);
    await sql.unsafe(`
      insert into private.deal_room_passages (version_id, item_id, n, page, place, body, words)
      select i.version_id, i.id, n, n, 'page ' || n, t.body, private.build_passage_vector(i.room_id, t.body)
      from private.deal_room_items i, generate_series(1, ${PASSAGES}) n,
        lateral (
          select 'Part ' || n || ' with term' || (abs(hashtext(i.id::text || n)) % 5000) ||
            case when n % 3 = 0 then ' census of memory care residents' else ' repairs and utilities' end ||
            case when n % 7 = 0 then ' and the license of the operator' else '' end || repeat(' of the building', 20) as body
        ) t
      where i.room_id = '${room}' and not i.is_folder;
      analyze private.deal_room_passages`);
    process.stdout.write(`${sizes.documents * PASSAGES} passages\n`);
    for (const [name, words] of QUESTIONS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const viewer = `7a120001-0000-4000-8000-${String(1 + (round % sizes.viewers)).padStart(12, '0')}`;
        const claims = JSON.stringify({
          sub: viewer,
          role: 'authenticated',
          aal: 'aal1',
          haven_acting: 'database',
        });
        await sql`select set_config('request.jwt.claims', ${claims}, false)`;
        const started = performance.now();
        await sql`select private.search_room_passages(private.list_question_stems(${[...words(round)]}))`;
        times.push(performance.now() - started);
      }
      const sorted = times.slice(6).toSorted((one, other) => one - other);
      const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
      process.stdout.write(`${name.padEnd(28)} median ${at(0.5)} ms, p95 ${at(0.95)} ms\n`);
    }
    await sql.end();
  }
} finally {
  cluster.stop();
}
