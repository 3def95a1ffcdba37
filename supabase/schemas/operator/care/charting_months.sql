-- Charting by month, so that indexes of the current month stay small and old months are archived or removed whole. A job
-- prepares months ahead of time. Entries of other days, such as restored ones, wait in the default partition until the
-- job files them.
create table private.care_entries_unfiled partition of public.care_entries default;
alter table private.care_entries_unfiled enable row level security;

-- Adds the partition of a month and moves unfiled entries to it.
create function private.add_charting_month(p_month date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_from constant date := date_trunc('month', p_month);
  v_to constant date := v_from + interval '1 month';
  v_name constant text := 'care_entries_' || to_char(v_from, 'YYYY_MM');
  v_column name;
begin
  if to_regclass('private.' || v_name) is not null then
    return;
  end if;
  lock table private.care_entries_unfiled in access exclusive mode;
  execute format('create table private.%I (like public.care_entries including all)', v_name);
  execute format('alter table private.%I enable row level security', v_name);
  for v_column in
    select a.attname from pg_attribute a where a.attrelid = 'public.care_entries'::regclass and a.attnum > 0 and a.attstattarget = 0
  loop
    execute format('alter table private.%I alter column %I set statistics 0', v_name, v_column);
  end loop;
  -- Moving an entry is no change, so no trigger may refuse or publish it.
  alter table private.care_entries_unfiled disable trigger user;
  execute format(
    'with moved as (delete from private.care_entries_unfiled where day >= %L and day < %L returning *)
    insert into private.%I select * from moved', v_from, v_to, v_name
  );
  alter table private.care_entries_unfiled enable trigger user;
  execute format('alter table public.care_entries attach partition private.%I for values from (%L) to (%L)', v_name, v_from, v_to);
end $$;

-- Prepares this month and the next two, and files entries that have no month yet. Returns how many months were added.
create function private.file_charting() returns integer
language plpgsql security definer set search_path = ''
set lock_timeout = '5s' as $$
declare
  v_months date[];
  v_month date;
begin
  -- Two servers must not add the same month.
  perform pg_advisory_xact_lock(hashtextextended('file_charting', 0));
  -- An array, because the table can't be altered while a query reads it.
  v_months := array(
    select distinct m.month
    from (
      select date_trunc('month', e.day)::date as month from private.care_entries_unfiled e
      union all
      select (date_trunc('month', current_date) + make_interval(months => n))::date from generate_series(0, 2) n
    ) m
    where to_regclass('private.care_entries_' || to_char(m.month, 'YYYY_MM')) is null order by m.month
  );
  foreach v_month in array v_months
  loop
    perform private.add_charting_month(v_month);
  end loop;
  return cardinality(v_months);
end $$;

-- Schedules the job on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_charting() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[['file-charting', '27 * * * *', 'select private.file_charting()']])
$$;
