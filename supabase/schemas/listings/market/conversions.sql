-- Daily view counts per layout test variant. Visitors report them, so only a number is stored: not who, where
-- from, or after what. Row count depends on days, not calls.
create table public.conversions (
  test text not null,
  variant text not null,
  event text not null,
  day date not null,
  times bigint not null default 0,
  -- The current minute and its count; anything above a limit is ignored.
  minute timestamptz not null,
  times_in_minute integer not null,

  constraint conversions_pkey primary key (day, test, variant, event),
  constraint conversions_are_known check (
    test = 'homepage_layout' and variant in ('usual', 'simplified') and event = 'page_view'
  )
);

alter table public.conversions enable row level security;
grant select on table public.conversions to authenticated, service_role;

create policy "Administrators read conversions" on public.conversions
  for select to authenticated using ((select private.is_admin()));

select private.require_second_factor('public.conversions');

create function private.count_conversion(p_test text, p_variant text, p_event text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  c_limit constant integer := 600;
  v_minute constant timestamptz := date_trunc('minute', now());
  v_found boolean;
begin
  if p_test is distinct from 'homepage_layout' or p_event is distinct from 'page_view'
    or p_variant is null or p_variant not in ('usual', 'simplified') then
    return false;
  end if;
  insert into public.conversions as c (day, test, variant, event, times, minute, times_in_minute)
  values ((now() at time zone 'UTC')::date, p_test, p_variant, p_event, 1, v_minute, 1)
  on conflict (day, test, variant, event) do update set
    times = c.times + 1,
    minute = excluded.minute,
    times_in_minute = case when c.minute = excluded.minute then c.times_in_minute else 0 end + 1
  where c.minute <> excluded.minute or c.times_in_minute < c_limit
  returning true into v_found;
  return coalesce(v_found, false);
end $$;

-- Counts a variant view; false if not counted.
select private.expose('count_conversion', 'anon, authenticated', 'plain');
