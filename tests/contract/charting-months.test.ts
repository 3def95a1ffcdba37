import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { as, createTeam, keys, type Team } from '../security/operator/team.ts';
import { queryDatabase } from '../security/sql.ts';
import { succeed } from '../security/world.ts';

let team: Team;
const chart = (p_id: string) =>
  succeed(
    as(team.who('nurse')).rpc('record_care_entry', {
      p_id,
      p_values: {
        kind: 'vital',
        resident_id: team.ada,
        measure: 'pulse',
        value: 72,
        at: new Date().toISOString(),
      },
    }),
  );
const partitionOf = async (id: string) => {
  const [row] = await queryDatabase(
    `select tableoid::regclass::text as partition, kind from public.care_entries where id = '${id}'`,
  );
  return row?.partition;
};
/** Writes an entry of a past month, as a restore would. */
const addOldEntry = async (id: string) => {
  await queryDatabase(
    `insert into public.care_entries (id, day, shift, community_id, resident_id, kind, body, at, recorded_name)
     values ('${id}', '2019-05-17', 'day', '${team.community}', '${team.ada}', 'note', 'Moved in.', '2019-05-17T15:00:00Z', 'Nora')`,
  );
};

beforeAll(async () => {
  team = await createTeam();
  await succeed(team.open('nurse', team.ada));
});

describe('charting by month', () => {
  it('goes to the partition of its month once that exists', async () => {
    await queryDatabase('select private.file_charting()');
    const id = randomUUID();
    await chart(id);
    expect(await partitionOf(id)).toMatch(/^private\.care_entries_\d{4}_\d{2}$/);
  });

  it('of another month is moved to its partition by the job and stays readable', async () => {
    const id = randomUUID();
    await addOldEntry(id);
    expect(await partitionOf(id)).toBe('private.care_entries_unfiled');
    expect(await queryDatabase('select private.file_charting() as added')).toEqual([{ added: 1 }]);
    expect(await partitionOf(id)).toBe('private.care_entries_2019_05');
    const { data } = await as(team.who('nurse')).from('care_entries').select('body').eq('id', id);
    expect(data).toEqual([{ body: 'Moved in.' }]);
  });

  it('adds each month only once', async () => {
    expect(await queryDatabase('select private.file_charting() as added')).toEqual([{ added: 0 }]);
  });

  it('keeps the triggers of entries without a month', async () => {
    const id = randomUUID();
    await addOldEntry(id);
    await expect(
      queryDatabase(`delete from public.care_entries where id = '${id}'`),
    ).rejects.toThrow("Charting can't be deleted.");
  });

  it('is protected in each partition', async () => {
    const open = await queryDatabase(
      `select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'public.care_entries'::regclass
         and (not c.relrowsecurity or has_any_column_privilege('authenticated', c.oid, 'select, insert, update'))`,
    );
    expect(open).toEqual([]);
    const { error } = await keys().schema('private').from('care_entries_unfiled').select('id');
    expect(error).not.toBeNull();
  });
});
