-- What a vendor's profile brings: views by day and source, and the requests and wins that followed.

-- Today's viewers as digests: a session counts once for each vendor, and an address up to a limit.
create table private.vendor_viewers (
  viewer bytea not null,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  day date not null,
  views integer not null default 1,
  primary key (vendor_id, viewer, day)
);

create index vendor_viewers_day_idx on private.vendor_viewers (day);

create table private.vendor_views (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  day date not null,
  source text not null,
  views integer not null default 1,
  primary key (vendor_id, day, source),
  constraint vendor_views_source_is_known check (source in ('directory', 'search', 'project', 'link'))
);

alter table private.vendor_viewers enable row level security;
alter table private.vendor_views enable row level security;

create function private.record_vendor_viewer(p_vendor_id uuid, p_viewer text, p_most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_found boolean;
begin
  insert into private.vendor_viewers as v (viewer, vendor_id, day)
  values (private.hash_viewer(p_viewer), p_vendor_id, (now() at time zone 'UTC')::date)
  on conflict (vendor_id, viewer, day) do update set views = v.views + 1 where v.views < p_most
  returning true into v_found;
  return coalesce(v_found, false);
end $$;

create function private.view_vendor(p_vendor_id uuid, p_session uuid default null, p_source text default 'link') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_session constant text := coalesce(auth.jwt() ->> 'session_id', p_session::text);
begin
  if v_session is null or private.has_staff_role() or not exists (
    select from public.vendors v where v.id = p_vendor_id and v.verification_status = 'verified'
  ) or coalesce(private.is_vendor_team_member(p_vendor_id, auth.uid()), false)
  then
    return false;
  end if;
  delete from private.vendor_viewers v where v.day < (now() at time zone 'UTC')::date;
  if not private.record_vendor_viewer(p_vendor_id, 'session:' || v_session, 1)
    or not private.record_vendor_viewer(p_vendor_id, 'address:' || coalesce(private.client_address(), 'unknown'), 50)
  then
    return false;
  end if;
  insert into private.vendor_views as d (vendor_id, day, source)
  values (
    p_vendor_id, (now() at time zone 'UTC')::date,
    case when p_source in ('directory', 'search', 'project') then p_source else 'link' end
  )
  on conflict (vendor_id, day, source) do update set views = d.views + 1;
  return true;
end $$;

-- Counts a view of a directory vendor's profile, once a day for each session. The vendor's team and staff don't count.
select private.expose('view_vendor', 'anon, authenticated', 'plain');

create function private.vendor_marketing(p_from date, p_until date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.get_my_vendor_id();
begin
  perform private.require_figures_period(p_from, p_until);
  if v_vendor is null then
    return null;
  end if;
  return (
    with viewed as (
      select w.source, w.day, w.views from private.vendor_views w
      where w.vendor_id = v_vendor and w.day between p_from and p_until
    ),
    asked as (
      select q.source, q.n > 0 as is_quoted, q.status = 'chosen' and p.status <> 'cancelled' as is_won
      from private.project_quotes q join private.projects p on p.id = q.project_id
      where q.vendor_id = v_vendor and q.asked_at >= p_from::timestamp at time zone 'Pacific/Honolulu'
        and q.asked_at < (p_until + 1)::timestamp at time zone 'Pacific/Honolulu'
    )
    select jsonb_build_object(
      'vendor_id', v.id, 'company_name', v.company_name, 'featured', private.is_featured(v),
      'includes_place', private.is_featured_plan(v.user_id),
      'is_listed', v.verification_status = 'verified', 'ranking', private.get_ranking_parts(v.id),
      'views', (select coalesce(sum(x.views), 0) from viewed x),
      'views_before', (
        select coalesce(sum(w.views), 0) from private.vendor_views w
        where w.vendor_id = v_vendor and w.day between p_from - (p_until - p_from + 1) and p_from - 1
      ),
      'by_source', (
        select coalesce(jsonb_agg(jsonb_build_object('source', s.source, 'views', s.views) order by s.views desc, s.source), '[]')
        from (select x.source, sum(x.views) as views from viewed x group by x.source) s
      ),
      'by_week', (
        select coalesce(jsonb_agg(jsonb_build_object('week', s.week, 'views', s.views) order by s.week), '[]')
        from (select date_trunc('week', x.day)::date as week, sum(x.views) as views from viewed x group by 1) s
      ),
      'requests', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'source', s.source, 'requests', s.requests, 'quoted', s.quoted, 'won', s.won
        ) order by s.requests desc, s.source), '[]')
        from (
          select a.source, count(*) as requests, count(*) filter (where a.is_quoted) as quoted,
            count(*) filter (where a.is_won) as won
          from asked a group by a.source
        ) s
      )
    )
    from public.vendors v where v.id = v_vendor
  );
end $$;

-- Returns a period's profile views, requests and wins by source, and the profile's position; null without a profile.
select private.expose('vendor_marketing', 'authenticated');

create function private.vendor_won_work(p_from date, p_until date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.get_my_vendor_id();
begin
  if p_from is null or p_until is null or p_until - p_from not between 0 and 366 then
    raise exception 'Choose a range of 1 to 367 days.' using errcode = '22023';
  end if;
  if v_vendor is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', q.id, 'on', p.decided_at::date, 'client', case when not private.is_account_being_deleted(p.account)
        then coalesce(private.business_name(a), private.get_requester_name(a)) end,
      'project', p.title, 'category', p.category, 'state', p.state, 'status', p.status, 'price', q.price,
      'price_per', q.price_per, 'begins_on', q.begins_on, 'ended_on', p.ended_at::date
    ) order by p.decided_at, q.id), '[]')
    from private.project_quotes q join private.projects p on p.id = q.project_id
    join public.profiles a on a.id = p.account
    where q.vendor_id = v_vendor and q.status = 'chosen' and p.decided_at::date between p_from and p_until
  );
end $$;

-- Returns the caller's accepted quotes of a period for accounting; null without a vendor profile.
select private.expose('vendor_won_work', 'authenticated');
