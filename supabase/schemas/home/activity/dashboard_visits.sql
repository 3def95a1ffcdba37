-- Last dashboard visits; what changed since then is shown to returning users. A visit ends after half an hour
-- without activity.
create table public.desk_visits (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  seen_at timestamptz not null default now(),
  since timestamptz not null default now() - interval '7 days'
);

comment on column public.desk_visits.since is 'When the previous visit ended; initially a week ago.';

select private.set_up_table('public.desk_visits', 'select');

create policy "Users read their dashboard visits" on public.desk_visits
  for select to authenticated using (user_id = (select auth.uid()));

create function private.record_dashboard_visit() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_since timestamptz;
begin
  perform private.require_approval();
  insert into public.desk_visits as d (user_id) values (auth.uid())
  on conflict (user_id) do update set
    since = case when d.seen_at < now() - interval '30 minutes' then d.seen_at else d.since end,
    seen_at = now()
  returning d.since into v_since;
  return v_since;
end $$;

-- Records that the caller is at their dashboard; returns when their previous visit ended.
select private.expose('record_dashboard_visit', 'authenticated');

-- Returns the start of the caller's absence, even before this visit was recorded.
create function private.my_absence() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select case when d.seen_at < now() - interval '30 minutes' then d.seen_at else d.since end
      from public.desk_visits d where d.user_id = (select auth.uid())
    ),
    now() - interval '7 days'
  )
$$;
grant execute on function private.my_absence() to authenticated;

-- Notifications since the caller's last visit, newest first, and their total count. `since` is null at the first
-- visit: an account that is newer than the period can't have missed anything.
create function private.figures_of_movement() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_since constant timestamptz := private.my_absence();
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'since', (select v_since from public.profiles p where p.id = (select auth.uid()) and p.created_at < v_since),
    'told', (
      select count(*) from (
        select from public.notifications n
        where n.user_id = (select auth.uid()) and n.created_at > v_since limit 1000
      ) as counted
    ),
    'notices', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.at desc), '[]') from (
        select n.id, n.title, n.type, n.created_at as at, n.metadata
        from public.notifications n
        where n.user_id = (select auth.uid()) and n.created_at > v_since
        order by n.created_at desc limit 8
      ) as t
    )
  );
end $$;
grant execute on function private.figures_of_movement() to authenticated;
