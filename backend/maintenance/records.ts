import type { Engine } from '../db/engine.ts';
import type { Job } from './schedule.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
/** Records deleted in one run of a job; the next run goes on. */
const MAX_RETENTION_BATCHES = 200;

/** Checks first, because usually nothing is due and a write would use the disk. */
async function remindDue(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (select from public.record_tasks t where t.remind_at <= now()) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.send_task_reminders()`);
}

async function remindOfEvents(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (select from private.event_reminders r where r.remind_at <= now()) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.send_event_reminders()`);
}

async function sendEmails(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (
        select from public.broker_emails l where l.status = 'waiting' and l.due_at <= now()
      ) or exists (
        select from public.sequence_enrolments e join public.email_sequences s on s.id = e.sequence_id
        where e.status = 'active' and e.due_at <= now() and s.status = 'active' and s.deleted_at is null
      ) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.process_broker_emails()`);
}

async function workAutomations(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (select from private.automation_events) or exists (
        select from private.automation_model_steps s
        where s.answer is not null or s.created_at <= now() - interval '15 minutes'
      ) or exists (
        select from public.automations a join private.list_automation_triggers() o on o.occasion = a.occasion
        where a.is_on and a.swept_at <= now() - o.by_clock
      ) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.work_automations()`);
}

async function notifyLateLeads(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (
        select from public.leads l
        where l.status = 'new' and l.deleted_at is null and l.respond_by between now() - interval '2 days' and now()
          and l.created_at < l.respond_by and not exists (select from private.overdue_leads t where t.lead_id = l.id)
      ) or exists (select from private.overdue_leads t where t.escalate_at <= now()) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.notify_overdue_leads()`);
}

async function remindOfCredentials(engine: Engine): Promise<void> {
  await engine.write('system', (sql) => sql`select private.send_credential_reminders()`);
  await engine.write('system', (sql) => sql`select private.send_lead_reminders()`);
  await engine.write('system', (sql) => sql`select private.refresh_vendor_rankings()`);
}

async function checkExclusionLists(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (select from private.exclusion_files f where f.status = 'checking') as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.work_exclusion_checks()`);
}

async function remindOfStaffAndCompliance(engine: Engine): Promise<void> {
  await engine.write('system', (sql) => sql`select private.send_staff_reminders()`);
  await engine.write('system', (sql) => sql`select private.send_compliance_reminders()`);
  await engine.write('system', (sql) => sql`select private.send_retention_reminders()`);
}

async function remindOfCourses(engine: Engine): Promise<void> {
  await engine.write('system', (sql) => sql`select private.send_course_reminders()`);
}

async function remindOfResidentDocuments(engine: Engine): Promise<void> {
  await engine.write('system', (sql) => sql`select private.send_document_reminders()`);
}

async function remindOfVisits(engine: Engine): Promise<void> {
  await engine.write('system', (sql) => sql`select private.send_visit_reminders()`);
}

async function remindOfDates(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (
        select from public.transaction_dates d
        where d.done_on is null and d.reminded_for is distinct from d.due_on
          and d.due_on between (now() at time zone 'UTC')::date and (now() at time zone 'UTC')::date + 3
      ) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.send_date_reminders()`);
}

async function remindOfRoomEnds(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (
        select from public.deal_room_members m
        where m.expires_at between now() and now() + interval '3 days' and m.ended_at is null
      ) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.send_room_expiry_reminders()`);
}

async function fileCharting(engine: Engine): Promise<void> {
  await engine.write('system', (sql) => sql`select private.file_charting()`);
}

/** Deletes confirmed records a few per transaction, so that each is gone or complete after a crash. */
async function deleteConfirmedRecords(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (select from private.retention_items i where i.state = 'waiting') as "isDue"`,
  );
  if (!row?.isDue) return;
  for (let batch = 0; batch < MAX_RETENTION_BATCHES; batch += 1) {
    const [worked] = await engine.write(
      'system',
      (sql) => sql<{ count: number }[]>`select private.work_retention(1) as count`,
    );
    if ((worked?.count ?? 0) === 0) return;
  }
}

async function runMaintenance(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (
        select from public.maintenance_schedules s
        where s.paused_at is null and s.next_on - s.lead_days <= (now() at time zone 'UTC')::date
      ) or exists (
        select from public.inspection_templates t
        where t.archived_at is null and t.next_on <= (now() at time zone 'UTC')::date
      ) or exists (
        select from public.work_orders o
        where o.overdue_notified_at is null and o.state in ('requested', 'triaged', 'assigned', 'in_progress', 'waiting')
          and o.due_at between now() - interval '3 days' and now()
      ) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.run_maintenance_jobs()`);
}

async function runCommandCenter(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (select from private.community_boards b where b.changes_at <= now()) or exists (
        select from private.alert_rules r
        where r.is_on and r.removed_at is null and (
          not exists (select from private.community_boards b where b.community_id = r.community_id)
          or exists (select from public.community_signals s where s.community_id = r.community_id and s.at > now() - interval '3 minutes')
          or exists (select from private.alerts a where a.rule_id = r.id and a.resolved_at is null and a.acknowledged_at is null)
        )
      ) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.run_command_jobs()`);
}

/** Checks days in UTC first; the function knows the communities' own. */
async function sendReports(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (
        select from private.report_schedules s
        where s.last_due_on < private.get_last_due_day(s.repeats, s.day, (now() at time zone 'UTC')::date)
      ) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.send_scheduled_reports()`);
}

async function purge(engine: Engine, sweepStorage: () => Promise<void>): Promise<void> {
  const [row] = await engine.write('system', async (sql) => {
    await sql`select private.purge_records()`;
    await sql`select private.prune_automations()`;
    return sql<{ isSpare: boolean }[]>`select private.delete_orphaned_files() as "isSpare"`;
  });
  if (row?.isSpare) await sweepStorage();
}

/**
 * Jobs a hosted project schedules for records, see schemas/platform/records/record_transfers.sql, and for unreferenced files, see
 * schemas/platform/storage/list_orphaned_files.sql.
 */
export const recordJobs = (engine: Engine, sweepStorage: () => Promise<void>): Job[] => [
  { name: 'send task reminders', everyMs: 30 * SECOND, work: () => remindDue(engine) },
  { name: 'send event reminders', everyMs: 30 * SECOND, work: () => remindOfEvents(engine) },
  {
    name: 'send late lead notifications',
    everyMs: 30 * SECOND,
    work: () => notifyLateLeads(engine),
  },
  { name: 'send emails', everyMs: 30 * SECOND, work: () => sendEmails(engine) },
  { name: 'run automations', everyMs: 10 * SECOND, work: () => workAutomations(engine) },
  { name: 'check exclusion lists', everyMs: 60 * SECOND, work: () => checkExclusionLists(engine) },
  { name: 'send credential reminders', everyMs: HOUR, work: () => remindOfCredentials(engine) },
  {
    name: 'send staff and compliance reminders',
    everyMs: HOUR,
    work: () => remindOfStaffAndCompliance(engine),
  },
  {
    name: 'send course reminders',
    everyMs: HOUR,
    work: () => remindOfCourses(engine),
  },
  {
    name: 'send resident document reminders',
    everyMs: HOUR,
    work: () => remindOfResidentDocuments(engine),
  },
  { name: 'send visit reminders', everyMs: HOUR, work: () => remindOfVisits(engine) },
  { name: 'send date reminders', everyMs: HOUR, work: () => remindOfDates(engine) },
  { name: 'send room expiry reminders', everyMs: HOUR, work: () => remindOfRoomEnds(engine) },
  { name: 'file charting by month', everyMs: HOUR, work: () => fileCharting(engine) },
  {
    name: 'delete confirmed records',
    everyMs: 60 * SECOND,
    work: () => deleteConfirmedRecords(engine),
  },
  { name: 'run maintenance schedules', everyMs: HOUR / 6, work: () => runMaintenance(engine) },
  {
    name: 'keep boards and alerts current',
    everyMs: 60 * SECOND,
    work: () => runCommandCenter(engine),
  },
  { name: 'send scheduled reports', everyMs: 600 * SECOND, work: () => sendReports(engine) },
  { name: 'purge records', everyMs: HOUR, work: () => purge(engine, sweepStorage) },
];
