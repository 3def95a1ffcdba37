-- Returns a page of the caller's alerts, newest first, with the rights they have now: alerts about deals of workspaces
-- they left, and federal changes of homes whose listing they can no longer open, are missing.
create function private.read_watch_alerts(p_before timestamptz, p_before_id uuid, p_limit integer)
returns table (
  id uuid, created_at timestamptz, read_at timestamptz, what text, detail text, matched text[], name text, listing_id uuid,
  deal_id uuid, ccn text, is_sample boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select
    a.id, a.created_at, a.read_at, e.what, e.detail, v.matched,
    coalesce(l.property_name, d.name, nullif(e.subject, ''), 'A listing you watched'),
    l.id, d.id, e.ccn, coalesce(f.is_sample, false)
  from private.watch_alerts a
  join private.watch_events e on e.id = a.event_id
  left join private.federal_files f on f.id = e.file_id
  left join public.listings l on l.id = e.listing_id
    and (private.is_listing_on_market(l) or private.owns_listing(l.id))
  left join public.deals d on d.id = e.deal_id and d.deleted_at is null
    and d.workspace_id = any (private.list_my_workspace_ids())
  cross join lateral (
    -- The listing's restricted details include which nursing home it is.
    select case when e.ccn is null or private.can_link_watched_home(e.ccn) then a.matched
      else array_remove(a.matched, 'listing') end as matched
  ) v
  where a.user_id = auth.uid()
    and (a.created_at, a.id) < (p_before, p_before_id)
    and cardinality(v.matched) > 0
    and (e.deal_id is null or d.id is not null)
    -- Of a listing that left the market, only that it did.
    and (e.listing_id is null or l.id is not null or e.what = 'status' and e.detail = 'No longer on the market')
  order by a.created_at desc, a.id desc
  limit p_limit;
end $$;

-- True if the caller may know that one of their watched listings is this nursing home.
create function private.can_link_watched_home(p_ccn text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.watches w
    join public.listing_details x on x.listing_id = w.listing_id and x.ccn = p_ccn
    join public.listings l on l.id = w.listing_id
    where w.user_id = auth.uid() and (
      private.is_listing_on_market(l) and not l.is_confidential or private.can_read_listing_details(l.id)
    )
  );
end $$;

create function private.list_watch_alerts(p_after text default null, p_page_size public.whole_number default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c_scope constant text := 'watch alerts';
  v_size constant integer := private.limit_page_size(p_page_size, 50, 200);
  v_from constant private.time_cursor := private.open_time_cursor(c_scope, p_after);
begin
  perform private.require_market_reader();
  return (
    with page as (
      select r.*, row_number() over (order by r.created_at desc, r.id desc) as place
      from private.read_watch_alerts(v_from.at, v_from.id, v_size + 1) r
    )
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(to_jsonb(p) - 'place' order by p.place) filter (where p.place <= v_size), '[]'),
      'next', max(private.seal_cursor(c_scope, jsonb_build_array(p.created_at, p.id)))
        filter (where p.place = v_size and (select count(*) from page) > v_size)
    )
    from page p
  );
end $$;

-- Returns a page of the caller's alerts, newest first, as `{rows, next}`.
select private.expose('list_watch_alerts', 'authenticated');

create function private.mark_watch_alerts_read(p_ids uuid[] default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_market_reader();
  update private.watch_alerts a set read_at = now()
  where a.user_id = auth.uid() and a.read_at is null and (p_ids is null or a.id = any (p_ids));
end $$;

-- Marks alerts of the caller as read; all without IDs. Idempotent.
select private.expose('mark_watch_alerts_read', 'authenticated');

-- Dashboard count: unread alerts, as far as the list shows them.
create function private.figures_of_watches() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object('unread', private.count_unread_watch_alerts());
end $$;
grant execute on function private.figures_of_watches() to authenticated;

create function private.count_unread_watch_alerts() returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from private.read_watch_alerts('infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 200) r
    where r.read_at is null
  );
end $$;
grant execute on function private.count_unread_watch_alerts() to authenticated;

create function private.find_federal_owners(p_search text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_words constant text := upper(btrim(coalesce(p_search, '')));
begin
  perform private.require_market_reader();
  if char_length(v_words) not between 3 and 100 then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', o.name, 'homes', o.homes) order by o.homes desc, o.name), '[]')
    from (
      select r.facts ->> 'name' as name, count(distinct r.key) as homes
      from private.federal_rows r
      where r.file_id = (private.newest_federal_file('owners')).id and strpos(upper(r.facts ->> 'name'), v_words) > 0
      group by 1 order by 2 desc, 1 limit 20
    ) o
  );
end $$;

-- Finds owners and managers in the federal file by part of their name, with the number of homes.
select private.expose('find_federal_owners', 'authenticated');
