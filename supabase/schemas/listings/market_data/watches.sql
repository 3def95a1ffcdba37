-- What a person watches: a listing, a deal of their workspace, a market, or an owner of nursing homes. A change is one
-- event, and one alert for each person however many of their watches it matches.
create table public.watches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null,
  listing_id uuid references public.listings (id) on delete cascade,
  deal_id uuid references public.deals (id) on delete cascade,
  state text,
  property_type text,
  owner_name text,
  created_at timestamptz not null default now(),

  constraint watches_kind_is_known check (kind in ('listing', 'deal', 'market', 'owner')),
  constraint watches_target_is_set check (case kind
    when 'listing' then listing_id is not null and num_nonnulls(deal_id, state, property_type, owner_name) = 0
    when 'deal' then deal_id is not null and num_nonnulls(listing_id, state, property_type, owner_name) = 0
    when 'market' then state is not null and num_nonnulls(listing_id, deal_id, owner_name) = 0
    when 'owner' then owner_name is not null and num_nonnulls(listing_id, deal_id, state, property_type) = 0
  end),
  constraint watches_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint watches_property_type_shape check (property_type ~ '^[a-z-]{2,40}$'),
  constraint watches_owner_name_is_plain check (
    char_length(btrim(owner_name)) >= 3 and private.is_single_line(owner_name, 160)
  ),
  constraint watches_once unique nulls not distinct (user_id, listing_id, deal_id, state, property_type, owner_name)
);

create index watches_listing_idx on public.watches (listing_id) where listing_id is not null;
create index watches_deal_idx on public.watches (deal_id) where deal_id is not null;
create index watches_market_idx on public.watches (state, property_type) where kind = 'market';
create index watches_owner_idx on public.watches (upper(btrim(owner_name))) where kind = 'owner';

select private.set_up_table('public.watches', '
  select, delete, insert (id, kind, listing_id, deal_id, state, property_type, owner_name)
');

create policy "Users read their watches" on public.watches
  for select to authenticated using (user_id = (select auth.uid()));

-- Listings and deals that the user can't see can't be watched, and the error doesn't say which exist.
create policy "Users add watches" on public.watches
  for insert to authenticated
  with check (
    user_id = (select auth.uid()) and (select private.is_approved())
    and (listing_id is null or private.is_listing_accessible(listing_id))
    and (deal_id is null or private.can_see_record('deals', deal_id))
  );

create policy "Users remove their watches" on public.watches
  for delete to authenticated using (user_id = (select auth.uid()));

create function private.check_watch_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    return new;
  end if;
  perform private.lock_member();
  if (select count(*) from public.watches w where w.user_id = auth.uid()) >= 200 then
    raise exception 'You have reached the limit. Remove some to add more.' using errcode = 'HXWTL';
  end if;
  return new;
end $$;

create trigger check_watch_limit before insert on public.watches
  for each row execute function private.check_watch_limit();

create table private.watch_events (
  id uuid primary key default gen_random_uuid(),
  what text not null,
  listing_id uuid references public.listings (id) on delete cascade,
  deal_id uuid references public.deals (id) on delete cascade,
  ccn text,
  state text,
  property_type text,
  owners text[] not null default '{}',
  -- The public name of a nursing home; listings and deals are named when an alert is read.
  subject text not null default '',
  detail text not null default '',
  happened_at timestamptz not null default clock_timestamp(),
  file_id uuid references private.federal_files (id) on delete cascade,
  is_matched boolean not null default false,

  constraint watch_events_what_is_known check (what in ('listed', 'price', 'status', 'stage', 'survey', 'rating', 'ownership')),
  constraint watch_events_ccn_shape check (ccn ~ '^[0-9A-Z]{6}$'),
  constraint watch_events_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint watch_events_property_type_shape check (property_type ~ '^[a-z-]{2,40}$'),
  constraint watch_events_subject_is_plain check (private.is_single_line(subject, 200)),
  constraint watch_events_detail_is_plain check (private.is_single_line(detail, 400)),
  constraint watch_events_federal_once unique (file_id, ccn, what)
);

create index watch_events_waiting_idx on private.watch_events (happened_at) where not is_matched;
create index watch_events_listing_idx on private.watch_events (listing_id) where listing_id is not null;
create index watch_events_deal_idx on private.watch_events (deal_id) where deal_id is not null;

create table private.watch_alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  event_id uuid not null references private.watch_events (id) on delete cascade,
  -- The kinds of watches that it matched.
  matched text[] not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,

  constraint watch_alerts_matched_are_known check (matched <@ array['listing', 'deal', 'market', 'owner']),
  constraint watch_alerts_once unique (user_id, event_id)
);

create index watch_alerts_user_idx on private.watch_alerts (user_id, created_at desc, id desc);
create index watch_alerts_event_idx on private.watch_alerts (event_id);

-- True if a change of this listing can concern a watcher.
create function private.is_listing_watched(p_listing public.listings) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.watches w where w.listing_id = p_listing.id) or not p_listing.is_unlisted and exists (
    select from public.watches w
    where w.kind = 'market' and w.state = p_listing.state and (w.property_type is null or w.property_type = p_listing.property_type)
  );
end $$;

create function private.note_watched_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was constant boolean := tg_op = 'UPDATE' and private.is_listing_on_market(old);
  v_is constant boolean := private.is_listing_on_market(new);
begin
  if not (v_was or v_is) or not private.is_listing_watched(new) then
    return null;
  end if;
  insert into private.watch_events (what, listing_id, state, property_type, detail)
  select e.what, new.id, new.state, new.property_type, e.detail
  from (values
    ('listed', 'New on the market at ' || private.format_dollars(new.price), v_is and not v_was),
    ('price', case
      when tg_op = 'INSERT' or old.price is null or new.price is null then 'Price now '
      when new.price < old.price then 'Price cut from ' || private.format_dollars(old.price) || ' to '
      else 'Price raised from ' || private.format_dollars(old.price) || ' to '
    end || private.format_dollars(new.price), v_is and v_was and new.price is distinct from old.price),
    ('status', case when not v_is then 'No longer on the market'
      when new.status = 'under_contract' then 'Under contract' else 'No longer under contract' end,
      v_was and (not v_is or new.status <> old.status))
  ) as e (what, detail, is_so)
  where e.is_so;
  if found then
    perform pg_notify('haven_outbox', '');
  end if;
  return null;
end $$;

create trigger note_watched_listing after insert or update of approval_status, status, price on public.listings
  for each row execute function private.note_watched_listing();

create function private.note_watched_deal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.watches w where w.deal_id = new.id) then
    return null;
  end if;
  insert into private.watch_events (what, deal_id, detail)
  select e.what, new.id, e.detail
  from (values
    ('stage', 'Moved to ' || replace(new.stage, '_', ' '), new.stage <> old.stage),
    ('price', 'Price now ' || private.format_dollars(new.price::bigint), new.price is distinct from old.price)
  ) as e (what, detail, is_so)
  where e.is_so;
  if found then
    perform pg_notify('haven_outbox', '');
  end if;
  return null;
end $$;

create trigger note_watched_deal after update of stage, price on public.deals
  for each row when (old.stage is distinct from new.stage or old.price is distinct from new.price)
  execute function private.note_watched_deal();

-- Records what changed between two files for nursing homes that someone can watch: those of listings, of watched
-- owners, and of watched skilled-nursing markets. Returns the number of changes.
create function private.record_federal_events(p_file_id uuid, p_previous_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_kind text;
  v_count integer;
begin
  select f.kind into v_kind from private.federal_files f where f.id = p_file_id;
  if p_previous_id is null or v_kind not in ('facilities', 'citations', 'owners') then
    return 0;
  end if;
  insert into private.watch_events (what, ccn, state, owners, subject, detail, file_id)
  with grouped as (
    select
      r.file_id = p_file_id as is_new, r.key,
      max(r.facts ->> 'date') as newest, (max(r.facts ->> 'overall'))::integer as stars,
      array_agg(distinct upper(btrim(r.facts ->> 'name'))) filter (where r.facts ->> 'name' <> '') as names
    from private.federal_rows r where r.file_id in (p_file_id, p_previous_id) group by 1, 2
  ), changed as (
    select
      n.key as ccn, case v_kind when 'owners' then coalesce(n.names, '{}') || coalesce(o.names, '{}') else '{}' end as owners,
      case v_kind
        when 'facilities' then 'rating' when 'citations' then 'survey' else 'ownership'
      end as what,
      case v_kind
        when 'facilities' then format('Federal rating now %s of 5 stars, was %s', n.stars, o.stars)
        when 'citations' then format('New survey of %s with citations', to_char(n.newest::date, 'FMMon FMDD, YYYY'))
        else 'Owners or managers changed in the federal file'
      end as detail
    from grouped n join grouped o on o.key = n.key and not o.is_new
    where n.is_new and case v_kind
      when 'facilities' then n.stars <> o.stars
      when 'citations' then n.newest > o.newest and n.newest ~ '^\d{4}-\d\d-\d\d$'
      else n.names is distinct from o.names
    end
  )
  select c.what, c.ccn, f.state, c.owners || coalesce(w.names, '{}'), coalesce(f.name, 'Nursing home ' || c.ccn), c.detail, p_file_id
  from changed c
  left join private.federal_facilities f on f.ccn = c.ccn
  cross join lateral (
    select array_agg(distinct upper(btrim(r.facts ->> 'name'))) as names from private.federal_rows r
    where v_kind <> 'owners' and r.file_id = (private.newest_federal_file('owners')).id and r.key = c.ccn
  ) w
  where exists (select from public.listing_details d where d.ccn = c.ccn)
    or exists (
      select from public.watches x where x.kind = 'owner'
        and upper(btrim(x.owner_name)) = any (c.owners || coalesce(w.names, '{}'))
    )
    or exists (
      select from public.watches x where x.kind = 'market' and x.state = f.state and x.property_type = 'skilled-nursing'
    );
  get diagnostics v_count = row_count;
  if v_count > 0 then
    perform pg_notify('haven_outbox', '');
  end if;
  return v_count;
end $$;

-- Returns who watched what an event is about when it happened, each once, with the kinds of watches.
create function private.find_event_watchers(p_event private.watch_events)
returns table (user_id uuid, matched text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select w.user_id, array_agg(distinct w.kind order by w.kind)
  from (
    select x.* from public.watches x where x.listing_id = p_event.listing_id
    union all
    select x.* from public.watches x where x.deal_id = p_event.deal_id
    union all
    select x.* from public.watches x
    where x.kind = 'market' and x.state = p_event.state and (
      p_event.listing_id is not null and (x.property_type is null or x.property_type = p_event.property_type)
        and exists (select from public.listings l where l.id = p_event.listing_id and not l.is_unlisted)
      or p_event.ccn is not null and x.property_type = 'skilled-nursing'
    )
    union all
    select x.* from public.watches x where x.kind = 'owner' and upper(btrim(x.owner_name)) = any (p_event.owners)
    union all
    select x.* from public.watches x
    join public.listing_details d on d.listing_id = x.listing_id
    where p_event.ccn is not null and d.ccn = p_event.ccn
  ) w
  join public.profiles p on p.id = w.user_id
  where w.created_at <= p_event.happened_at
    and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  group by w.user_id;
end $$;

-- Returns the name that a notification gives. It names no deal and no listing off the market, because a notification
-- outlives the right to see them.
create function private.get_event_name(p_event private.watch_events) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_event.deal_id is not null then
    return 'A deal you watch';
  elsif p_event.listing_id is not null then
    return coalesce((
      select l.property_name from public.listings l where l.id = p_event.listing_id and private.is_live(l)
    ), 'A listing you watch');
  end if;
  return p_event.subject;
end $$;

create function private.add_watch_alerts(p_event private.watch_events) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_alert record;
begin
  for v_alert in
    with added as (
      insert into private.watch_alerts (user_id, event_id, matched)
      select w.user_id, p_event.id, w.matched from private.find_event_watchers(p_event) w
      where p_event.deal_id is null or exists (
        select from public.deals d where d.id = p_event.deal_id and private.has_workspace_access(w.user_id, d.workspace_id)
      )
      on conflict on constraint watch_alerts_once do nothing
      returning user_id, matched
    )
    select * from added
  loop
    -- A federal change of a listing's home is only listed, where the reader's rights are checked.
    if p_event.ccn is null or v_alert.matched <> array['listing'] then
      perform private.notify(
        v_alert.user_id, 'watch_alert', 'watch:' || p_event.id,
        jsonb_build_object(
          'subject', private.get_event_name(p_event),
          'change', case when p_event.deal_id is null then p_event.detail else 'It changed. Open it to see what.' end
        )
      );
    end if;
  end loop;
end $$;

-- Turns events into alerts and notifications in batches; called by the outbox worker on each run.
create function private.process_watch_events() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_event private.watch_events;
begin
  if not exists (select from private.watch_events e where not e.is_matched)
    or not pg_try_advisory_xact_lock(hashtextextended('watches', 0))
  then
    return;
  end if;
  for v_event in select * from private.watch_events e where not e.is_matched order by e.happened_at limit 20 loop
    begin
      perform private.add_watch_alerts(v_event);
    exception
      when serialization_failure or deadlock_detected or lock_not_available then
        raise;
      when others then
        raise warning 'Failed to alert watchers: %', sqlerrm;
    end;
    update private.watch_events e set is_matched = true where e.id = v_event.id;
  end loop;
  if exists (select from private.watch_events e where not e.is_matched) then
    perform pg_notify('haven_outbox', '');
  end if;
end $$;
