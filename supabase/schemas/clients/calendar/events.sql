-- Calendar events: meetings, tours, calls, critical dates. A recurring event is one row; its times are local
-- to its zone, so 9:00 stays 9:00 across daylight saving changes.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  title text not null,
  kind text not null default 'meeting',
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null default 'America/New_York',
  is_all_day boolean not null default false,
  place text,
  join_url text,
  attendee_ids uuid[] not null default '{}',
  contact_id uuid references public.contacts (id) on delete set null,
  deal_id uuid references public.deals (id) on delete set null,
  remind_before text,
  repeats text,
  repeat_every integer,
  repeat_on text[] not null default '{}',
  repeat_until date,
  repeat_count integer,
  skipped text,
  notes text,

  constraint events_sharing_is_known check (sharing in ('private', 'team')),
  constraint events_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 200)),
  constraint events_kind_is_known check (kind in ('meeting', 'tour', 'call_block', 'critical_date', 'other')),
  constraint events_begins_at_is_near check (begins_at between '1970-01-01' and '2200-01-01'),
  constraint events_ends_at_is_near check (ends_at between begins_at and begins_at + interval '1440 hours'),
  constraint events_time_zone_is_known check (time_zone in (
    'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles',
    'America/Anchorage', 'Pacific/Honolulu', 'UTC'
  )),
  constraint events_place_is_plain check (private.is_single_line(place, 300)),
  constraint events_join_url_is_https check (char_length(join_url) <= 500 and join_url ~ '^https://[!-~]+$'),
  constraint events_attendee_ids_are_few check (cardinality(attendee_ids) <= 50),
  constraint events_remind_before_is_known check (remind_before in ('0', '5', '10', '15', '30', '60', '120', '1440')),
  constraint events_repeats_is_known check (repeats in ('daily', 'weekly', 'monthly')),
  constraint events_repeat_every_in_range check (repeat_every between 1 and 99),
  constraint events_repeat_on_are_days check (repeat_on <@ array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']),
  constraint events_repeat_until_is_near check (repeat_until between '1970-01-01' and '2200-01-01'),
  constraint events_repeat_count_in_range check (repeat_count between 1 and 730),
  constraint events_skipped_are_days check (
    char_length(skipped) <= 4000 and skipped ~ '^\d{4}-\d{2}-\d{2}(, \d{4}-\d{2}-\d{2})*$'
  ),
  constraint events_notes_are_plain check (private.is_plain_message(notes, 10000))
);
-- Triggers in other files:
--   clients/calendar/bookings.sql: notify_booker_of_event_change
--   clients/calendar/reminders.sql: plan_event_reminder
--   integrations/connectors/event_meetings.sql: queue_event_meeting, queue_deleted_event_meeting

comment on column public.events.skipped is 'Days that a series skips, such as "2026-11-26, 2026-12-24".';
comment on column public.events.repeat_on is 'Weekdays of a weekly series in addition to the one it starts on.';

-- Returns the place with the link to join, as calendars show it.
create function private.describe_event_place(p_event public.events) returns text
language sql immutable set search_path = '' as $$
  select nullif(concat_ws(', ', p_event.place, p_event.join_url), '')
$$;

-- Returns a time after which a series has no more events; may be somewhat late, never early.
create function private.series_end(
  p_begins_at timestamptz, p_ends_at timestamptz, p_repeats text, p_every integer, p_until date, p_count integer
) returns timestamptz
language plpgsql immutable set search_path = '' as $$
declare
  v_last constant timestamp := p_ends_at at time zone 'UTC';
  v_end timestamp := 'infinity';
begin
  if p_count is not null and p_repeats <> 'monthly' then
    v_end := v_last + make_interval(
      days => (p_count + 1) * coalesce(p_every, 1) * case p_repeats when 'daily' then 1 else 7 end + 1
    );
  end if;
  if p_until is not null then
    v_end := least(v_end, p_until::timestamp + interval '2 days' + (p_ends_at - p_begins_at));
  end if;
  return v_end at time zone 'UTC';
end $$;
grant execute on function private.series_end(timestamptz, timestamptz, text, integer, date, integer)
  to authenticated, service_role;

-- Returns the start times of an event in order, from a given time on, up to a maximum. Mirrors
-- `shared/clients/calendar/recurrence.ts`; a test compares both.
create function private.event_starts(p_event public.events, p_from timestamptz, p_most integer)
returns setof timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_begin constant timestamp := p_event.begins_at at time zone p_event.time_zone;
  v_every constant integer := coalesce(p_event.repeat_every, 1);
  v_names constant text[] := array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  v_days constant text[] := p_event.repeat_on || v_names[extract(isodow from v_begin)::integer];
  v_skipped constant text[] := string_to_array(coalesce(p_event.skipped, ''), ', ');
  v_month constant timestamp := date_trunc('month', v_begin);
  v_day date;
  v_at timestamptz;
  v_happened integer := 0;
  v_found integer := 0;
begin
  for v_step in 0 .. case when p_event.repeats is null then 0 else 40000 end loop
    if p_event.repeats = 'weekly' then
      if v_step % 7 = 0 then
        v_day := date_trunc('week', v_begin)::date + v_step * v_every;
      else
        v_day := v_day + 1;
      end if;
      continue when v_day < v_begin::date or v_names[v_step % 7 + 1] <> all (v_days);
    elsif p_event.repeats = 'monthly' then
      v_day := (v_month + make_interval(months => v_step * v_every))::date + extract(day from v_begin)::integer - 1;
      exit when v_step > 1200;
      continue when extract(day from v_day) <> extract(day from v_begin);
    else
      v_day := v_begin::date + v_step * v_every;
    end if;
    exit when v_day > p_event.repeat_until or v_happened >= p_event.repeat_count;
    v_happened := v_happened + 1;
    continue when v_day::text = any (v_skipped);
    v_at := (v_day + v_begin::time) at time zone p_event.time_zone;
    if v_at >= p_from then
      return next v_at;
      v_found := v_found + 1;
      exit when v_found >= p_most;
    end if;
  end loop;
end $$;
grant execute on function private.event_starts(public.events, timestamptz, integer) to authenticated;

-- Runs after `set_record_version_and_workspace`, so the workspace is known. For bookings by visitors, the server found the
-- client. All-day events start and end at midnight in their zone.
create function private.normalize_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_begin timestamp;
  v_end timestamp;
begin
  if new.is_all_day then
    v_begin := date_trunc('day', new.begins_at at time zone new.time_zone);
    v_end := new.ends_at at time zone new.time_zone;
    v_end := case when v_end = date_trunc('day', v_end) and v_end > v_begin then v_end
      else date_trunc('day', greatest(v_end, v_begin)) + interval '1 day' end;
    new.begins_at := v_begin at time zone new.time_zone;
    new.ends_at := v_end at time zone new.time_zone;
  end if;
  if new.ends_at < new.begins_at then
    raise exception 'The event must end after it starts.' using errcode = 'HXEVE';
  end if;
  if new.repeats is null then
    new.repeat_every := null;
    new.repeat_on := '{}';
    new.repeat_until := null;
    new.repeat_count := null;
    new.skipped := null;
  elsif new.repeats <> 'weekly' then
    new.repeat_on := '{}';
  end if;
  if cardinality(new.attendee_ids) > 0
    and (tg_op = 'INSERT' or (new.attendee_ids, new.workspace_id) is distinct from (old.attendee_ids, old.workspace_id))
  then
    select array_agg(distinct a.id order by a.id) into new.attendee_ids
    from unnest(new.attendee_ids) a (id) where a.id is not null and private.has_workspace_access(a.id, new.workspace_id);
    new.attendee_ids := coalesce(new.attendee_ids, '{}');
  end if;
  if new.contact_id is not null and (tg_op = 'INSERT' or new.contact_id is distinct from old.contact_id)
    and current_setting('haven.books_time', true) is distinct from 'on'
    and not private.can_see_record('contacts', new.contact_id)
  then
    raise exception 'Contact not found.' using errcode = 'HXDLC';
  end if;
  if new.deal_id is not null and (tg_op = 'INSERT' or new.deal_id is distinct from old.deal_id)
    and not private.can_see_record('deals', new.deal_id)
  then
    raise exception 'Deal not found.' using errcode = 'HXEVD';
  end if;
  return new;
end $$;

select private.set_up_record_table('public.events', 'title', '/calendar');

create trigger verify_event before insert or update on public.events
  for each row execute function private.normalize_event();

select private.set_up_record_list(
  'public.events',
  '{title, kind, begins_at, ends_at, time_zone, is_all_day, place, join_url, attendee_ids, contact_id, deal_id, remind_before,
    repeats, repeat_every, repeat_on, repeat_until, repeat_count, skipped, notes}'
);

create index events_by_begins_at_idx on public.events (workspace_id, begins_at, id) where deleted_at is null;
create index events_once_idx on public.events (workspace_id, begins_at) where deleted_at is null and repeats is null;
create index events_series_idx on public.events (
  workspace_id, private.series_end(begins_at, ends_at, repeats, repeat_every, repeat_until, repeat_count)
) where deleted_at is null and repeats is not null;
create index events_words_idx on public.events using gin (private.build_record_search_vector(workspace_id, title, place));
create index events_contact_idx on public.events (contact_id);
create index events_deal_idx on public.events (deal_id);
create index events_attendees_idx on public.events using gin (attendee_ids) where deleted_at is null;
