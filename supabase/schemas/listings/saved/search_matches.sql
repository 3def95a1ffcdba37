-- Matches between communities and saved searches: the change, and whether it was notified. Written by the
-- server only; communities no longer for sale are neither shown nor notified.
create table public.search_matches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  search_id uuid not null references public.saved_searches (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  what text not null,
  -- "New" occurs once; a price or status change at most once a day.
  on_day date not null,
  detail text not null default '',
  found_at timestamptz not null default now(),
  due_at timestamptz,
  told_at timestamptz,

  constraint search_matches_what_is_known check (what in ('new', 'price', 'status')),
  constraint search_matches_once unique (search_id, listing_id, what, on_day)
);

create index search_matches_due_idx on public.search_matches (due_at) where told_at is null and due_at is not null;
create index search_matches_user_idx on public.search_matches (user_id, found_at desc);
create index search_matches_search_idx on public.search_matches (search_id, found_at desc);
create index search_matches_listing_idx on public.search_matches (listing_id);

select private.set_up_table('public.search_matches', 'select');

create policy "Users read their search matches" on public.search_matches
  for select to authenticated using (user_id = (select auth.uid()));

-- Listing changes waiting to be matched: the change itself doesn't wait for matching.
create table private.pending_listing_changes (
  id bigint generated always as identity primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  what text not null,
  old_price bigint,
  detail text not null default '',
  happened_at timestamptz not null default now(),
  constraint pending_listing_changes_old_price_is_money check (private.is_money(old_price))
);

create index pending_listing_changes_listing_idx on private.pending_listing_changes (listing_id);

create function private.is_for_sale(p_listing public.listings) returns boolean
language sql immutable set search_path = '' as $$
  select p_listing.approval_status = 'approved' and p_listing.status in ('active', 'under_contract')
    and not p_listing.is_unlisted
$$;

create function private.format_dollars(p_amount bigint) returns text
language sql immutable set search_path = '' as $$
  select coalesce('$' || to_char(p_amount, 'FM999,999,999,999'), 'on request')
$$;

create function private.note_listing_matter() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was constant boolean := tg_op = 'UPDATE' and private.is_for_sale(old);
  v_what text;
  v_detail text := '';
begin
  if not private.is_for_sale(new) or not exists (select from private.search_conditions) then
    return null;
  end if;
  if not v_was then
    v_what := case when tg_op = 'UPDATE' and old.approval_status = 'approved' and not old.is_unlisted then 'status' else 'new' end;
    v_detail := case v_what when 'status' then 'back on the market' else '' end;
  elsif new.price is distinct from old.price then
    v_what := 'price';
    v_detail := case
      when new.price < old.price then 'price cut to '
      when new.price > old.price then 'price raised to '
      else 'price now '
    end || private.format_dollars(new.price);
  elsif new.status <> old.status then
    v_what := 'status';
    v_detail := case new.status when 'under_contract' then 'under contract' else 'no longer under contract' end;
  end if;
  if v_what is not null then
    insert into private.pending_listing_changes (listing_id, what, old_price, detail)
    values (new.id, v_what, case when v_was then old.price end, v_detail);
    perform pg_notify('haven_outbox', '');
  end if;
  return null;
end $$;

create trigger note_listing_matter after insert or update of approval_status, status, price, is_unlisted on public.listings
  for each row execute function private.note_listing_matter();

-- Returns when a match is notified: instantly, at 8 a.m. in the user's time zone, or next Monday at 8 a.m.
create function private.get_match_delivery_time(p_search public.saved_searches, p_now timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_zone text;
  v_local timestamp;
  v_day timestamp;
begin
  if p_search.is_paused or p_search.cadence = 'off' then
    return null;
  elsif p_search.cadence = 'instant' then
    return p_now;
  end if;
  v_zone := (private.get_notification_preferences(p_search.user_id)).timezone;
  v_local := p_now at time zone v_zone;
  v_day := date_trunc('day', v_local) + interval '8 hours';
  if p_search.cadence = 'weekly' then
    v_day := date_trunc('week', v_local) + interval '8 hours';
  end if;
  if v_day <= v_local then
    v_day := v_day + case p_search.cadence when 'weekly' then interval '7 days' else interval '1 day' end;
  end if;
  return v_day at time zone v_zone;
end $$;

-- True if a community matches the filters that aren't indexed, evaluated like in the list.
create function private.meets_filters(p_listing uuid, p_facets text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_meets boolean;
begin
  if cardinality(p_facets) = 0 then
    return true;
  end if;
  execute format(
    'select exists (select from private.live_listings v where v.id = %L and %s)',
    p_listing, private.listing_conditions(p_facets, '')
  ) into v_meets;
  return v_meets;
exception when others then
  return false;
end $$;

-- Returns the searches a community matches now, by its buckets. `was_in` says whether it also matched the
-- search's ranges at its former price.
create function private.find_matching_searches(p_listing public.listings, p_old_price bigint)
returns table (search_id uuid, was_in boolean)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  v_step constant text := coalesce(private.get_price_bucket(p_listing.price)::text, 'none');
  v_words constant text := (select v.words from private.live_listings v where v.id = p_listing.id);
  v_each constant numeric := p_listing.price::numeric / nullif(p_listing.total_beds, 0);
  v_old_each constant numeric := p_old_price::numeric / nullif(p_listing.total_beds, 0);
  v_keys constant text[] := array(
    select concat_ws('|', s, t, p)
    from unnest(array[p_listing.state, '*']) s, unnest(array[p_listing.property_type, '*']) t, unnest(array[v_step, '*']) p
    union
    select 'word|' || substr(v_words, i, 3) from generate_series(1, char_length(v_words) - 2) i
  );
begin
  return query
  select
    c.search_id,
    (c.price is null or coalesce(c.price @> p_old_price::numeric, false))
      and (c.price_each is null or coalesce(c.price_each @> v_old_each, false))
  from private.search_conditions c
  where c.keys && v_keys
    and (c.states is null or p_listing.state = any (c.states))
    and (c.types is null or p_listing.property_type = any (c.types))
    and (c.price is null or c.price @> p_listing.price::numeric)
    and (c.price_each is null or c.price_each @> v_each)
    and (c.beds is null or c.beds @> p_listing.total_beds::numeric)
    and (c.occupancy is null or c.occupancy @> p_listing.occupancy_rate)
    and (c.cap is null or c.cap @> p_listing.cap_rate)
    and not exists (
      select from unnest(c.words) w
      where v_words not like case when char_length(w) < 3 then '% ' else '%' end || w || '%'
    )
    and private.meets_filters(p_listing.id, c.others);
end $$;

-- Matches one change against all searches, and schedules notifications.
create function private.match_searches(p_matter private.pending_listing_changes, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_listing public.listings;
  v_owner uuid;
  v_count integer;
begin
  select * into v_listing from public.listings l where l.id = p_matter.listing_id;
  if v_listing.id is null or not private.is_for_sale(v_listing) then
    return 0;
  end if;
  v_owner := private.account_of(v_listing.broker_id);
  insert into public.search_matches (user_id, search_id, listing_id, what, on_day, detail, found_at, due_at)
  select
    s.user_id, s.id, v_listing.id, k.what,
    case k.what when 'new' then date '2000-01-01' else (p_now at time zone 'UTC')::date end,
    p_matter.detail, p_now, case when k.is_wanted then private.get_match_delivery_time(s, p_now) end
  from private.find_matching_searches(v_listing, p_matter.old_price) m
  join public.saved_searches s on s.id = m.search_id
  cross join lateral (
    -- A community whose price moves into range counts as new to the search.
    select case when p_matter.what = 'price' and not m.was_in then 'new' else p_matter.what end as what
  ) w
  cross join lateral (
    select w.what, case w.what when 'new' then s.on_new when 'price' then s.on_price else s.on_status end as is_wanted
  ) k
  join public.profiles p on p.id = s.user_id
  where s.user_id is distinct from v_owner and (k.is_wanted or k.what = 'new')
    and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  on conflict on constraint search_matches_once do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Sends one user's due matches: an instant match in its own notification, once for all searches it matched at
-- any frequency; the rest together.
create function private.notify_search_matches(p_user_id uuid, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_one record;
  v_rest record;
begin
  for v_one in
    select
      m.listing_id, m.what, max(m.detail) as detail, max(m.on_day) as on_day, l.property_name, l.location, l.price,
      bool_or(s.cadence = 'instant' and m.due_at <= p_now) as is_instant,
      bool_or(m.due_at <= p_now) as is_due,
      string_agg('“' || s.name || '”', ', ' order by s.created_at) as searches
    from public.search_matches m
    join public.saved_searches s on s.id = m.search_id
    join public.listings l on l.id = m.listing_id
    where m.user_id = p_user_id and m.told_at is null and m.due_at is not null and private.is_for_sale(l)
    group by m.listing_id, m.what, l.property_name, l.location, l.price
  loop
    continue when not v_one.is_instant;
    perform private.notify(
      p_user_id, 'search_match',
      'search:' || v_one.listing_id || ':' || v_one.what || case v_one.what when 'new' then '' else ':' || v_one.on_day end,
      jsonb_build_object(
        'property', v_one.property_name,
        'change', case v_one.what when 'new' then 'in ' || v_one.location || ', ' || private.format_dollars(v_one.price) else v_one.detail end,
        'searches', left(v_one.searches, 400)
      ),
      jsonb_build_object('listing_id', v_one.listing_id)
    );
    update public.search_matches m set told_at = p_now
    where m.user_id = p_user_id and m.told_at is null and m.listing_id = v_one.listing_id and m.what = v_one.what
      and m.due_at is not null;
  end loop;
  select
    count(*) as count,
    string_agg(r.property_name || ' (' || r.location || ')' || r.change, '; ' order by r.place) filter (where r.place <= 5)
      as communities
  into v_rest
  from (
    select
      l.property_name, l.location, row_number() over (order by max(m.found_at) desc, l.id) as place,
      coalesce(': ' || nullif(max(m.detail) filter (where m.what <> 'new'), ''), '') as change
    from public.search_matches m
    join public.listings l on l.id = m.listing_id
    where m.user_id = p_user_id and m.told_at is null and m.due_at <= p_now and private.is_for_sale(l)
    group by l.id, l.property_name, l.location
  ) r;
  if v_rest.count > 0 then
    perform private.notify(
      p_user_id, 'search_digest', 'searches:' || (p_now at time zone 'UTC')::date,
      jsonb_build_object(
        'count', case v_rest.count when 1 then '1 community' else v_rest.count || ' communities' end,
        'communities', left(v_rest.communities, 600) || case when v_rest.count > 5 then ' and ' || v_rest.count - 5 || ' more' else '' end
      )
    );
  end if;
  -- Skips communities no longer for sale, and digest items already sent for another search.
  update public.search_matches m set told_at = p_now
  where m.user_id = p_user_id and m.told_at is null and exists (
    select from public.search_matches d
    where d.user_id = p_user_id and d.listing_id = m.listing_id and d.what = m.what and d.told_at is null and d.due_at <= p_now
  ) and m.due_at is not null;
end $$;

-- Processes changes and due notifications in batches; called by the outbox worker on each run.
create function private.process_search_matches(p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_matter private.pending_listing_changes;
  v_user_id uuid;
  v_count integer := 0;
begin
  if not exists (select from private.pending_listing_changes)
    and not exists (
      select from public.search_matches m where m.told_at is null and m.due_at is not null and m.due_at <= p_now
    )
  then
    return;
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('searches', 0)) then
    return;
  end if;
  for v_matter in select * from private.pending_listing_changes m order by m.id limit 20 loop
    begin
      perform private.match_searches(v_matter, p_now);
    exception
      when serialization_failure or deadlock_detected or lock_not_available then
        raise;
      when others then
        raise warning 'Failed to match a listing change with saved searches: %', sqlerrm;
    end;
    delete from private.pending_listing_changes m where m.id = v_matter.id;
    v_count := v_count + 1;
  end loop;
  for v_user_id in
    select d.user_id from (
      select m.user_id, min(m.due_at) as due_at from public.search_matches m
      where m.told_at is null and m.due_at is not null and m.due_at <= p_now
      group by m.user_id
    ) d
    order by d.due_at, d.user_id limit 100
  loop
    begin
      perform private.notify_search_matches(v_user_id, p_now);
    exception
      when serialization_failure or deadlock_detected or lock_not_available then
        raise;
      when others then
        update public.search_matches m set told_at = p_now
        where m.user_id = v_user_id and m.told_at is null and m.due_at <= p_now;
        raise warning 'Failed to notify a user of search matches: %', sqlerrm;
    end;
    v_count := v_count + 1;
  end loop;
  -- There may be more.
  if v_count >= 20 then
    perform pg_notify('haven_outbox', '');
  end if;
end $$;

-- Reschedules pending matches when the user changes the frequency.
create function private.reschedule_search_matches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.search_matches m set due_at = private.get_match_delivery_time(new, now())
  where m.search_id = new.id and m.told_at is null and m.due_at is not null;
  return null;
end $$;

create trigger reschedule_search_matches after update of cadence, is_paused on public.saved_searches
  for each row execute function private.reschedule_search_matches();

-- Returns the caller's searches with the number of matches for sale since they last looked, capped at 100.
create function public.my_searches()
returns table (
  id uuid, name text, facets text[], words text, cadence text, on_new boolean, on_price boolean, on_status boolean,
  is_paused boolean, looked_at timestamptz, created_at timestamptz, found integer, last_found_at timestamptz
)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select
    s.id, s.name, s.facets, s.words, s.cadence, s.on_new, s.on_price, s.on_status, s.is_paused, s.looked_at, s.created_at,
    (
      select count(*)::integer from (
        select from public.search_matches m
        join public.listings l on l.id = m.listing_id
        where m.search_id = s.id and m.what = 'new' and m.found_at > s.looked_at
        limit 100
      ) c
    ),
    (select max(m.found_at) from public.search_matches m where m.search_id = s.id)
  from public.saved_searches s
  where s.user_id = (select auth.uid())
  order by s.created_at desc, s.id;
end $$;
grant execute on function public.my_searches() to authenticated;

-- Dashboard counts: saved items, and new search matches since the last look.
create function private.figures_of_saved() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'listings', (
      select count(*) from (
        select from public.saved_listings s where s.user_id = (select auth.uid()) limit 1000
      ) c
    ),
    'searches', (
      select count(*) from public.saved_searches s where s.user_id = (select auth.uid()) and not s.is_sample
    ),
    'found', (
      select count(*) from (
        select distinct m.listing_id from public.saved_searches s
        join public.search_matches m on m.search_id = s.id and m.what = 'new' and m.found_at > s.looked_at
        join public.listings l on l.id = m.listing_id
        where s.user_id = (select auth.uid()) and not s.is_sample
        limit 1000
      ) c
    ),
    'moved', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id), '[]') from (
        select l.id, l.property_name as name, l.location, max(m.found_at) as at,
          coalesce(max(m.detail) filter (where m.what <> 'new'), '') as change,
          string_agg(distinct s.name, ', ') as searches
        from public.search_matches m
        join public.saved_searches s on s.id = m.search_id
        join public.listings l on l.id = m.listing_id
        where m.user_id = (select auth.uid()) and not s.is_sample and m.found_at > private.my_absence()
        group by l.id, l.property_name, l.location
        order by max(m.found_at) desc
        limit 5
      ) r
    )
  );
end $$;
grant execute on function private.figures_of_saved() to authenticated;
