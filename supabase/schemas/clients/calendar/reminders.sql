-- The next reminder of each event. A separate table, since reminders are not edits of the event.
create table private.event_reminders (
  event_id uuid primary key references public.events (id) on delete cascade,
  remind_at timestamptz not null,
  begins_at timestamptz not null
);
alter table private.event_reminders enable row level security;
create index event_reminders_due_idx on private.event_reminders (remind_at);

create function private.schedule_event_reminder(p_event public.events, p_from timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_before constant interval := make_interval(mins => p_event.remind_before::integer);
  v_next timestamptz;
begin
  if p_event.remind_before is not null and p_event.deleted_at is null then
    select s.at into v_next from private.event_starts(p_event, p_from + v_before, 1) s (at);
  end if;
  if v_next is null then
    delete from private.event_reminders r where r.event_id = p_event.id;
  else
    insert into private.event_reminders (event_id, remind_at, begins_at) values (p_event.id, v_next - v_before, v_next)
    on conflict (event_id) do update set remind_at = excluded.remind_at, begins_at = excluded.begins_at;
  end if;
end $$;

create function private.reschedule_event_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.remind_before is not null or tg_op = 'UPDATE' then
    perform private.schedule_event_reminder(new, now());
  end if;
  return null;
end $$;

create trigger plan_event_reminder
  after insert or update of begins_at, time_zone, remind_before, repeats, repeat_every, repeat_on, repeat_until,
    repeat_count, skipped, is_all_day, deleted_at
  on public.events for each row execute function private.reschedule_event_reminder();

-- Reminds the owner and participants once per occurrence; returns the number of events. Reminders missed by
-- more than a day are dropped.
create function private.send_event_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_due private.event_reminders;
  v_event public.events;
  v_reader uuid;
  v_count integer := 0;
begin
  for v_due in
    select * from private.event_reminders r where r.remind_at <= now() order by r.remind_at limit 500
    for update skip locked
  loop
    select * into v_event from public.events e where e.id = v_due.event_id;
    if v_due.begins_at > now() - interval '1 day' then
      for v_reader in select distinct a.id from unnest(v_event.attendee_ids || v_event.owner_id) a (id) loop
        continue when not private.has_workspace_access(v_reader, v_event.workspace_id);
        perform private.notify(
          v_reader, 'event_soon', 'event:' || v_event.id || ':' || v_due.begins_at,
          jsonb_build_object(
            'event', v_event.title, 'path', '/calendar/' || v_event.id,
            'when', case
              when v_event.is_all_day then to_char(v_due.begins_at at time zone v_event.time_zone, 'FMDay, FMMonth FMDD')
              else to_char(v_due.begins_at at time zone private.get_user_time_zone(v_reader), 'FMDay, FMMonth FMDD, FMHH12:MI AM')
            end
          ),
          jsonb_build_object('kind', 'events', 'record_id', v_event.id)
        );
      end loop;
      v_count := v_count + 1;
    end if;
    perform private.schedule_event_reminder(v_event, greatest(v_due.remind_at, now() - interval '1 day') + interval '1 second');
  end loop;
  return v_count;
end $$;
