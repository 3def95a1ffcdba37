-- Confirmed deletions. A job deletes one record at a time, each in one transaction: a resident goes with everything about
-- them or stays. What was deleted, when, and who confirmed it stays as proof, without names or health data.
create table private.retention_runs (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  kind text not null,
  day date not null,
  confirmed_at timestamptz not null default clock_timestamp(),
  confirmed_by_name text not null default '',
  done_at timestamptz,
  cancelled_at timestamptz,

  constraint retention_runs_kind_is_known check (private.is_retention_kind(kind)),
  constraint retention_runs_day_in_range check (day between '1950-01-01' and '2200-01-01'),
  constraint retention_runs_confirmed_by_name_is_plain check (private.is_single_line(confirmed_by_name, 300))
);
comment on column private.retention_runs.day is 'Records that ended on or before this day.';
create index retention_runs_community_idx on private.retention_runs (community_id, confirmed_at desc);
alter table private.retention_runs enable row level security;

create table private.retention_items (
  run_id uuid not null references private.retention_runs (id) on delete cascade,
  record_id uuid not null,
  state text not null default 'waiting',
  obstacle text,
  attempts integer not null default 0,
  row_counts jsonb,
  row_count bigint,
  done_at timestamptz,

  constraint retention_items_pkey primary key (run_id, record_id),
  constraint retention_items_state_is_known check (state in ('waiting', 'deleted', 'kept', 'cancelled')),
  constraint retention_items_obstacle_is_known check (obstacle in ('held', 'balance', 'claim', 'changed', 'failed')),
  constraint retention_items_attempts_in_range check (attempts between 0 and 3),
  constraint retention_items_row_counts_are_counts check (jsonb_typeof(row_counts) = 'object' and pg_column_size(row_counts) < 8000),
  constraint retention_items_row_count_in_range check (row_count >= 0),
  constraint retention_items_done_once check ((state = 'waiting') = (done_at is null))
);
comment on column private.retention_items.record_id is 'The ID that the record had. The access log has entries of residents under it.';
comment on column private.retention_items.row_counts is 'How many rows of each table were deleted.';
create index retention_items_waiting_idx on private.retention_items (record_id) where state = 'waiting';
alter table private.retention_items enable row level security;

-- The proof of a deletion never changes, by the server either.
create function private.refuse_proof_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  elsif tg_op = 'UPDATE' and old.done_at is null
    and (to_jsonb(new) ->> 'record_id') is not distinct from (to_jsonb(old) ->> 'record_id')
    and (to_jsonb(new) ->> 'confirmed_by_name') is not distinct from (to_jsonb(old) ->> 'confirmed_by_name')
  then
    return new;
  end if;
  raise exception 'The proof of a deletion can''t be changed.' using errcode = '42501';
end $$;
create trigger refuse_change before update or delete on private.retention_runs
  for each row execute function private.refuse_proof_change();
create trigger refuse_change before update or delete on private.retention_items
  for each row execute function private.refuse_proof_change();

create function private.confirm_retention(p_id uuid, p_community_id uuid, p_kind text, p_record_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_day date;
  v_count integer;
begin
  perform private.require_retention_right(p_community_id);
  if exists (select from private.retention_runs r where r.id = p_id and r.community_id = p_community_id) then
    return;
  end if;
  perform private.enforce_rate_limit('retention_run', 60, interval '1 hour');
  if p_record_ids is null or cardinality(p_record_ids) not between 1 and 500 then
    raise exception 'Choose 1 to 500 records.' using errcode = 'HXYDC';
  end if;
  v_day := private.get_retention_day(p_community_id, p_kind);
  insert into private.retention_runs (id, community_id, kind, day, confirmed_by_name)
  values (p_id, p_community_id, p_kind, v_day, coalesce(private.get_my_display_name(), ''));
  insert into private.retention_items (run_id, record_id)
  select p_id, d.record_id
  from private.list_due_records(p_community_id, p_kind, v_day, p_record_ids) d
  where d.obstacle is null and not exists (
    select from private.retention_items i join private.retention_runs n on n.id = i.run_id
    where i.record_id = d.record_id and n.kind = p_kind and i.state = 'waiting'
  );
  get diagnostics v_count = row_count;
  if v_count <> (select count(distinct x) from unnest(p_record_ids) x) then
    raise exception 'The list changed.' using errcode = 'HXYDL';
  end if;
end $$;

-- Confirms the deletion of records that are due, all of them or none. The job deletes them. A repeat with the same ID
-- changes nothing.
select private.expose('confirm_retention', 'authenticated');

create function private.cancel_retention(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_run private.retention_runs;
begin
  select * into v_run from private.retention_runs r where r.id = p_id for update;
  perform private.require_retention_right(v_run.community_id);
  update private.retention_items i set state = 'cancelled', done_at = clock_timestamp() where i.run_id = p_id and i.state = 'waiting';
  update private.retention_runs r set cancelled_at = clock_timestamp(), done_at = clock_timestamp() where r.id = p_id and r.done_at is null;
end $$;

-- Cancels a confirmed deletion: what isn't deleted yet stays.
select private.expose('cancel_retention', 'authenticated');

-- Deletes one confirmed record, if it is still due and nothing keeps it.
create function private.delete_due_record(p_run private.retention_runs, p_record_id uuid, out counts jsonb, out obstacle text)
language plpgsql security definer set search_path = '' as $$
declare
  v_due record;
begin
  -- A hold takes the same lock, so it comes before the deletion or after it.
  perform from public.residents r where r.id = p_record_id for update;
  perform from private.employees e where e.id = p_record_id for update;
  -- A period that became longer since the confirmation counts.
  p_run.day := least(p_run.day, private.get_retention_day(p_run.community_id, p_run.kind));
  select d.* into v_due from private.list_due_records(p_run.community_id, p_run.kind, p_run.day, array[p_record_id]) d;
  if v_due.record_id is null then
    obstacle := 'changed';
  elsif v_due.obstacle is not null then
    obstacle := v_due.obstacle;
  else
    counts := case p_run.kind
      when 'residents' then private.remove_resident(p_record_id)
      when 'prospects' then private.remove_prospect(p_record_id)
      when 'employees' then private.remove_employee(p_record_id)
      else private.remove_old_rows(p_run.community_id, p_run.kind, p_run.day, p_record_id)
    end;
  end if;
end $$;

-- Deletes up to this many confirmed records and returns how many it worked on. A record that fails three times stays.
create function private.work_retention(p_most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_item private.retention_items;
  v_run private.retention_runs;
  v_result record;
  v_worked integer := 0;
begin
  for v_item in
    select i.* from private.retention_items i where i.state = 'waiting' order by i.attempts, i.run_id, i.record_id
    limit p_most
    for update skip locked
  loop
    select * into v_run from private.retention_runs r where r.id = v_item.run_id;
    begin
      v_result := private.delete_due_record(v_run, v_item.record_id);
      update private.retention_items i
      set state = case when v_result.obstacle is null then 'deleted' else 'kept' end, obstacle = v_result.obstacle,
        row_counts = v_result.counts, done_at = clock_timestamp(),
        row_count = (select sum(c.value::bigint) from jsonb_each_text(v_result.counts) c)
      where i.run_id = v_item.run_id and i.record_id = v_item.record_id;
    exception when others then
      raise warning 'A record was not deleted: %', sqlstate;
      update private.retention_items i
      set attempts = i.attempts + 1,
        state = case when i.attempts >= 2 then 'kept' else 'waiting' end, obstacle = case when i.attempts >= 2 then 'failed' end,
        done_at = case when i.attempts >= 2 then clock_timestamp() end
      where i.run_id = v_item.run_id and i.record_id = v_item.record_id;
    end;
    update private.retention_runs r set done_at = clock_timestamp()
    where r.id = v_item.run_id and r.done_at is null
      and not exists (select from private.retention_items i where i.run_id = r.id and i.state = 'waiting');
    v_worked := v_worked + 1;
  end loop;
  return v_worked;
end $$;

-- Schedules the jobs on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_retention() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[
    ['delete-confirmed-records', '*/5 * * * *', 'select private.work_retention(20)'],
    ['remind-of-retention', '47 * * * *', 'select private.send_retention_reminders()']
  ])
$$;
