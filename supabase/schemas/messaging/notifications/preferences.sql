-- Delivery preferences besides the bell, which always gets everything. Without a row the defaults apply.
create table public.notification_preferences (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  email_enabled boolean not null default true,
  sms_notifications boolean not null default false,
  push_notifications boolean not null default true,
  marketing_emails boolean not null default false,
  transaction_status_changes boolean not null default true,
  document_uploads boolean not null default true,
  milestone_reminders boolean not null default true,
  deadline_alerts boolean not null default true,
  participant_activity boolean not null default false,
  sms_urgent_leads boolean not null default false,
  sms_urgent_messages boolean not null default false,
  sms_project_deadlines boolean not null default false,
  quiet_hours_enabled boolean not null default false,
  quiet_hours_start text not null default '22:00',
  quiet_hours_end text not null default '08:00',
  timezone text not null default 'UTC',
  digest text not null default 'instant',
  channels jsonb not null default '{}',
  updated_at timestamptz not null default now(),

  constraint notification_preferences_start_is_time check (quiet_hours_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint notification_preferences_end_is_time check (quiet_hours_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  constraint notification_preferences_digest_is_known check (digest in ('instant', 'hourly', 'daily')),
  constraint notification_preferences_channels_are_choices check (
    jsonb_typeof(channels) = 'object' and char_length(channels::text) <= 12000
    and not jsonb_path_exists(
      channels, '$.* ? (@.type() != "object" || exists(@.* ? (@.type() != "boolean")))'
    )
  )
);
-- Triggers in other files:
--   messaging/notifications/deliveries.sql: replan_deliveries, close_reply_addresses

comment on column public.notification_preferences.channels is
  'Choices by kind: `{"inquiry": {"email": false}}`. Anything else uses the kind''s default.';

select private.set_up_table('public.notification_preferences', 'select, delete, insert, update');

create policy "Users read their preferences" on public.notification_preferences
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Users set their preferences" on public.notification_preferences
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Users change their preferences" on public.notification_preferences
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()))
  with check (user_id = (select auth.uid()));

create policy "Users reset their preferences" on public.notification_preferences
  for delete to authenticated using (user_id = (select auth.uid()));

-- Times may include seconds; the timezone must be known to this database.
create function private.validate_notification_preferences() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.quiet_hours_start := left(new.quiet_hours_start, 5);
  new.quiet_hours_end := left(new.quiet_hours_end, 5);
  new.updated_at := now();
  -- Rejects POSIX timezone specifications.
  if new.timezone !~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' then
    raise exception 'Unknown time zone.' using errcode = '23514';
  end if;
  perform now() at time zone new.timezone;
  return new;
exception when invalid_parameter_value then
  raise exception 'Unknown time zone.' using errcode = '23514';
end $$;

create trigger validate_notification_preferences before insert or update on public.notification_preferences
  for each row execute function private.validate_notification_preferences();
