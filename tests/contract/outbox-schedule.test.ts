import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SeparateBackend, startSeparateBackend } from '../support/backend.ts';
import { FAKE_SCHEDULER_SQL } from '../support/scheduler.ts';

let project: SeparateBackend;
beforeAll(async () => {
  project = await startSeparateBackend({ worksOutbox: false });
});
afterAll(() => project.close());

const ask = (query: string) =>
  project.database.write('system', async (sql) => [...(await sql.unsafe(query))]);

test('schedules nothing without pg_cron, pg_net and Vault', async () => {
  expect(await ask('select private.schedule_outbox_jobs() as is_scheduled')).toEqual([
    { is_scheduled: false },
  ]);
});

test('with them a job wakes the function when something is due, and another forgets old messages', async () => {
  await project.database.script(FAKE_SCHEDULER_SQL);
  await ask('select private.schedule_outbox_jobs()');
  await ask('select private.schedule_outbox_jobs()');
  const jobs = await ask('select jobname, schedule, command from cron.job order by jobname');
  expect(jobs.map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
    ['deliver-outbox', '* * * * *'],
    ['prune-outbox', '17 4 * * *'],
  ]);
  const [wake, prune] = jobs.map(({ command }) => command as string);
  await ask(prune ?? '');

  await ask(wake ?? '');
  expect(await ask('select * from net.calls')).toEqual([]);

  await ask(`select private.queue_message('email', 'a@people.example', 'account_approved')`);
  await expect(ask(wake ?? '')).rejects.toThrow(
    'The Vault needs the secrets project_url and outbox_key.',
  );
  await ask(`insert into vault.decrypted_secrets values
    ('project_url', 'https://project.example'), ('outbox_key', 'sb_secret_x')`);
  await ask(wake ?? '');
  expect(await ask('select * from net.calls')).toEqual([
    {
      url: 'https://project.example/functions/v1/deliver-outbox',
      body: {},
      headers: { apikey: 'sb_secret_x', 'Content-Type': 'application/json' },
    },
  ]);
});

test('wakes the file cleanup function by another job if orphaned files exist', async () => {
  await ask('select private.schedule_record_jobs()');
  const [job] = await ask(`select schedule, command from cron.job where jobname = 'purge-records'`);
  expect(job?.schedule).toBe('37 * * * *');
  await ask('delete from net.calls');
  await ask(job?.command as string);
  expect(await ask('select * from net.calls')).toEqual([]);
  await ask(`insert into storage.objects (bucket_id, name, created_at)
    values ('record-files', 'a/contacts/b/c', now() - interval '26 hours')`);
  await ask(job?.command as string);
  expect(await ask('select url, headers from net.calls')).toEqual([
    {
      url: 'https://project.example/functions/v1/sweep-files',
      headers: { apikey: 'sb_secret_x', 'Content-Type': 'application/json' },
    },
  ]);
});

test('lets only the database owner schedule or wake jobs', async () => {
  const holders = await ask(`
    select p.proname || ' to ' || r.rolname as held
    from pg_proc p, pg_roles r
    where p.pronamespace = 'private'::regnamespace
      and p.proname in ('schedule_outbox_jobs', 'wake_delivery', 'invoke_edge_function', 'request_file_cleanup', 'queue_message', 'prune_outbox',
        'get_seconds_until_next_message', 'notify_account_decision', 'notify_team_of_sign_up')
      and r.rolname in ('anon', 'authenticated', 'service_role')
      and has_function_privilege(r.oid, p.oid, 'execute')`);
  expect(holders).toEqual([]);
});
