import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SeparateBackend, startSeparateBackend } from '../support/backend.ts';
import { FAKE_SCHEDULER_SQL } from '../support/scheduler.ts';

let project: SeparateBackend;
beforeAll(async () => {
  project = await startSeparateBackend({ worksOutbox: false });
});
afterAll(() => project.close());

const runQuery = (query: string) =>
  project.database.write('system', async (sql) => [...(await sql.unsafe(query))]);

test('schedules nothing without pg_cron, pg_net and Vault', async () => {
  expect(await runQuery('select private.schedule_outbox_jobs() as is_scheduled')).toEqual([
    { is_scheduled: false },
  ]);
});

test('schedules one job that wakes the function when due and one that deletes old messages', async () => {
  await project.database.script(FAKE_SCHEDULER_SQL);
  await runQuery('select private.schedule_outbox_jobs()');
  await runQuery('select private.schedule_outbox_jobs()');
  const jobs = await runQuery('select jobname, schedule, command from cron.job order by jobname');
  expect(jobs.map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
    ['deliver-outbox', '* * * * *'],
    ['prune-outbox', '17 4 * * *'],
  ]);
  const [wake, prune] = jobs.map(({ command }) => command as string);
  await runQuery(prune ?? '');

  await runQuery(wake ?? '');
  expect(await runQuery('select * from net.calls')).toEqual([]);

  await runQuery(`select private.queue_message('email', 'a@people.example', 'account_approved')`);
  await expect(runQuery(wake ?? '')).rejects.toThrow(
    'The Vault needs the secrets project_url and outbox_key.',
  );
  await runQuery(`insert into vault.decrypted_secrets values
    ('project_url', 'https://project.example'), ('outbox_key', 'sb_secret_x')`);
  await runQuery(wake ?? '');
  expect(await runQuery('select * from net.calls')).toEqual([
    {
      url: 'https://project.example/functions/v1/deliver-outbox',
      body: {},
      headers: { apikey: 'sb_secret_x', 'Content-Type': 'application/json' },
    },
  ]);
});

test('schedules a job that wakes the file cleanup function if orphaned files exist', async () => {
  await runQuery('select private.schedule_record_jobs()');
  const [job] = await runQuery(
    `select schedule, command from cron.job where jobname = 'purge-records'`,
  );
  expect(job?.schedule).toBe('37 * * * *');
  await runQuery('delete from net.calls');
  await runQuery(job?.command as string);
  expect(await runQuery('select * from net.calls')).toEqual([]);
  await runQuery(`insert into storage.objects (bucket_id, name, created_at)
    values ('record-files', 'a/contacts/b/c', now() - interval '26 hours')`);
  await runQuery(job?.command as string);
  expect(await runQuery('select url, headers from net.calls')).toEqual([
    {
      url: 'https://project.example/functions/v1/sweep-files',
      headers: { apikey: 'sb_secret_x', 'Content-Type': 'application/json' },
    },
  ]);
});

test('lets only the database owner schedule or wake jobs', async () => {
  const holders = await runQuery(`
    select p.proname || ' to ' || r.rolname as held
    from pg_proc p, pg_roles r
    where p.pronamespace = 'private'::regnamespace
      and p.proname in ('schedule_outbox_jobs', 'schedule_calls', 'invoke_edge_function', 'request_file_cleanup', 'queue_message', 'prune_outbox',
        'get_seconds_until_next_message', 'notify_account_decision', 'notify_team_of_sign_up')
      and r.rolname in ('anon', 'authenticated', 'service_role')
      and has_function_privilege(r.oid, p.oid, 'execute')`);
  expect(holders).toEqual([]);
});
