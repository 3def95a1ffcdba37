-- Feeds that a user reads listings from. Each entry becomes a draft of that user; nothing is published by itself. The
-- address and the token are often secrets, so no call returns them.
create table private.listing_feeds (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  url text not null,
  token text,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  read_at timestamptz,
  next_at timestamptz not null default now(),
  failure text,
  left_out integer not null default 0,
  claim uuid,
  claimed_until timestamptz,

  constraint listing_feeds_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 60)),
  constraint listing_feeds_url_shape check (
    private.is_single_line(url, 1000) and (
      url ~ '^https://[^[:space:]/?#@\\]+([/?][^[:space:]\\]*)?$' or url ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?([/?][^[:space:]\\]*)?$'
    )
  ),
  constraint listing_feeds_token_shape check (char_length(token) <= 8000 and token ~ '^v1\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$'),
  constraint listing_feeds_failure_shape check (failure ~ '^[a-z_]{2,40}$')
);
-- Triggers in other files:
--   integrations/history/integration_changes.sql: log_integration_change
create index listing_feeds_user_idx on private.listing_feeds (user_id);
create index listing_feeds_due_idx on private.listing_feeds (next_at);
alter table private.listing_feeds enable row level security;

create trigger announce_due_work after insert or update of next_at on private.listing_feeds
  for each row when (new.next_at <= now()) execute function private.announce_due_work('read listing feeds');

comment on column private.listing_feeds.left_out is 'Entries without a key or beyond the limit of drafts.';

-- An entry of a feed and its draft. `source` has the last values of the feed, `stored` the values that were written: a field
-- of the draft that differs from `stored` was changed by hand and is never overwritten.
create table private.listing_feed_entries (
  feed_id uuid not null references private.listing_feeds (id) on delete cascade,
  source_id text not null,
  draft_id uuid,
  title text not null,
  source jsonb not null,
  stored jsonb not null,
  conflicts jsonb not null default '{}',
  doubts jsonb not null default '[]',
  removed_at timestamptz,

  primary key (feed_id, source_id),
  constraint listing_feed_entries_source_id_is_plain check (char_length(source_id) >= 1 and private.is_single_line(source_id, 200)),
  constraint listing_feed_entries_title_is_plain check (private.is_single_line(title, 200)),
  constraint listing_feed_entries_source_is_small check (char_length(source::text) <= 30000 and private.has_bounded_numbers(source)),
  constraint listing_feed_entries_stored_is_small check (char_length(stored::text) <= 30000 and private.has_bounded_numbers(stored)),
  constraint listing_feed_entries_conflicts_is_small check (char_length(conflicts::text) <= 60000 and private.has_bounded_numbers(conflicts)),
  constraint listing_feed_entries_doubts_are_few check (
    jsonb_typeof(doubts) = 'array' and jsonb_array_length(doubts) <= 30 and private.has_bounded_numbers(doubts)
  )
);
create index listing_feed_entries_draft_idx on private.listing_feed_entries (draft_id);
alter table private.listing_feed_entries enable row level security;

comment on column private.listing_feed_entries.draft_id is 'Null if the community was listed or drafted already.';
comment on column private.listing_feed_entries.conflicts is 'Fields that changed in the feed and by hand: the value of the feed.';

create function private.require_listing_feed_rights() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
begin
  if not private.can_create_listings() and not private.is_admin() then
    raise exception 'Your plan does not include listings.' using errcode = 'HXLPL';
  end if;
  return v_me;
end $$;

create function private.begin_listing_feed_preview() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_listing_feed_rights();
  perform private.enforce_rate_limit('listing_feed_previews', 30, interval '1 hour');
  return true;
end $$;

-- Allows a dry run of a feed, which stores nothing.
select private.expose('begin_listing_feed_preview', 'authenticated');

create function private.add_listing_feed(p_id uuid, p_name text, p_url text, p_token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_listing_feed_rights();
begin
  perform private.enforce_rate_limit('listing_feeds', 20, interval '1 hour');
  if exists (select from private.listing_feeds f where f.id = p_id and f.user_id = v_me) then
    return true;
  end if;
  if (select count(*) from private.listing_feeds f where f.user_id = v_me) >= 5 then
    raise exception 'You have reached the limit of 5 feeds.' using errcode = 'HXLFM';
  end if;
  insert into private.listing_feeds (id, user_id, name, url, token) values (p_id, v_me, btrim(p_name), btrim(p_url), p_token);
  return true;
exception when check_violation or not_null_violation or unique_violation then
  raise exception 'The name or the address is not valid.' using errcode = 'HXLFU';
end $$;

-- Adds a feed; its token is sealed by the function listing-feeds. The first read is due.
select private.expose('add_listing_feed', 'authenticated');

create function private.list_listing_feeds() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_access();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', f.id, 'name', f.name, 'host', private.host_of(f.url), 'read_at', f.read_at, 'failure', f.failure,
      'is_waiting', f.next_at <= now() or coalesce(f.claimed_until > now(), false), 'left_out', f.left_out, 'entries', coalesce((
        select jsonb_agg(jsonb_build_object(
          'source_id', e.source_id, 'title', e.title, 'draft_id', d.id, 'removed_at', e.removed_at, 'conflicts', e.conflicts,
          'doubts', e.doubts, 'state', case
            when e.removed_at is not null then 'removed'
            when e.draft_id is null then 'known'
            when d.id is null then 'deleted'
            when d.submitted_at is not null then 'submitted'
            else 'draft'
          end
        ) order by e.removed_at nulls first, lower(e.title), e.source_id)
        from private.listing_feed_entries e left join public.listing_drafts d on d.id = e.draft_id and d.user_id = f.user_id
        where e.feed_id = f.id
      ), '[]')
    ) order by f.created_at, f.id)
    from private.listing_feeds f where f.user_id = auth.uid()
  ), '[]');
end $$;

-- Returns the caller's feeds with their entries, never an address or a token.
select private.expose('list_listing_feeds', 'authenticated');

create function private.refresh_listing_feed(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  perform private.enforce_rate_limit('listing_feed_refreshes', 30, interval '1 hour');
  update private.listing_feeds f set next_at = now() where f.id = p_id and f.user_id = auth.uid();
  return found;
end $$;

-- Asks for a read now; false if it isn't the caller's feed.
select private.expose('refresh_listing_feed', 'authenticated');

create function private.remove_listing_feed(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.listing_feeds f where f.id = p_id and f.user_id = auth.uid();
  return found;
end $$;

-- Stops reading a feed. Its drafts stay.
select private.expose('remove_listing_feed', 'authenticated');

create function private.resolve_listing_feed_conflict(p_feed_id uuid, p_source_id text, p_uses_feed boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_entry private.listing_feed_entries;
begin
  perform private.lock_member();
  select e.* into v_entry from private.listing_feed_entries e join private.listing_feeds f on f.id = e.feed_id
  where f.id = p_feed_id and f.user_id = auth.uid() and e.source_id = p_source_id for update of e;
  if v_entry.feed_id is null then
    raise exception 'Feed not found.' using errcode = 'HXLFN';
  end if;
  if p_uses_feed then
    update public.listing_drafts d set
      content = jsonb_set(d.content, '{values}', coalesce(d.content -> 'values', '{}') || v_entry.conflicts),
      version = d.version + 1, updated_at = now()
    where d.id = v_entry.draft_id and d.user_id = auth.uid() and d.submitted_at is null;
    if not found then
      raise exception 'This draft was submitted or deleted.' using errcode = 'HXLFD';
    end if;
    v_entry.stored := v_entry.stored || v_entry.conflicts;
  end if;
  update private.listing_feed_entries e set conflicts = '{}', stored = v_entry.stored
  where e.feed_id = p_feed_id and e.source_id = p_source_id;
  return true;
end $$;

-- Settles conflicts of an entry: the draft takes the values of the feed, or keeps its own.
select private.expose('resolve_listing_feed_conflict', 'authenticated');

-- Feeds to read now.
create view private.due_listing_feeds as
  select f.id, f.next_at from private.listing_feeds f
  where f.next_at <= now() and (f.claimed_until is null or f.claimed_until <= now()) and private.is_account_active(f.user_id);

create function private.is_listing_feed_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.due_listing_feeds)
$$;

create function private.claim_listing_feeds() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claim constant uuid := gen_random_uuid();
  v_rows jsonb;
begin
  with taken as (
    update private.listing_feeds f set claim = v_claim, claimed_until = now() + interval '2 minutes'
    where f.id in (select q.id from private.due_listing_feeds q order by q.next_at limit 2 for update skip locked)
    returning f.id, f.url, f.token
  )
  select jsonb_agg(jsonb_build_object('id', t.id, 'claim', v_claim, 'url', t.url, 'token', t.token)) into v_rows from taken t;
  return coalesce(v_rows, '[]');
end $$;

-- Takes due feeds for two minutes. For the function listing-feeds.
select private.expose('claim_listing_feeds', 'service_role');

-- Writes one entry of a feed; false if there is no room for another draft.
create function private.apply_listing_feed_entry(p_feed private.listing_feeds, p_entry jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant text := p_entry ->> 'source_id';
  v_values constant jsonb := p_entry -> 'values';
  v_doubts constant jsonb := coalesce(p_entry -> 'doubts', '[]');
  v_title constant text := coalesce(private.to_single_line(v_values ->> 'property_name', 200), '');
  v_known private.listing_feed_entries;
  v_draft public.listing_drafts;
  v_draft_id uuid;
  v_now jsonb;
  v_set jsonb;
  v_conflicts jsonb;
begin
  select * into v_known from private.listing_feed_entries e where e.feed_id = p_feed.id and e.source_id = v_id for update;
  if v_known.feed_id is null then
    if not exists (
      select from private.find_duplicate_listing_rows(p_feed.id, jsonb_build_array(jsonb_build_object('at', 1, 'values', v_values))) k
      where k.is_known
    ) then
      if (
        select count(*) >= private.max_listing_drafts() from public.listing_drafts d
        where d.user_id = p_feed.user_id and d.submitted_at is null and not d.is_sample
      ) then
        return false;
      end if;
      v_draft_id := md5(p_feed.id || ' ' || v_id)::uuid;
      insert into public.listing_drafts (id, user_id, content, import_id)
      values (v_draft_id, p_feed.user_id, jsonb_build_object('values', v_values, 'pictures', '[]'::jsonb), p_feed.id)
      on conflict (id) do nothing;
    end if;
    insert into private.listing_feed_entries (feed_id, source_id, draft_id, title, source, stored, doubts)
    values (p_feed.id, v_id, v_draft_id, v_title, v_values, v_values, v_doubts);
    return true;
  end if;
  select * into v_draft from public.listing_drafts d where d.id = v_known.draft_id and d.user_id = p_feed.user_id for update;
  v_now := coalesce(v_draft.content -> 'values', '{}');
  -- A submitted listing has its own screen. Its changes are shown and never written.
  select
    coalesce(jsonb_object_agg(k, v_values -> k) filter (
      where v_draft.submitted_at is null and coalesce(v_now -> k, '""') = coalesce(v_known.stored -> k, '""')), '{}'),
    coalesce(jsonb_object_agg(k, v_values -> k) filter (
      where v_draft.submitted_at is not null or coalesce(v_now -> k, '""') <> coalesce(v_known.stored -> k, '""')), '{}')
  into v_set, v_conflicts
  from jsonb_object_keys(v_values) k
  where v_values -> k is distinct from v_known.source -> k
    and (v_draft.submitted_at is not null or v_values -> k is distinct from v_now -> k);
  if v_draft.id is null then
    v_set := '{}';
    v_conflicts := '{}';
  elsif v_set <> '{}' then
    update public.listing_drafts d set
      content = jsonb_set(d.content, '{values}', v_now || v_set), version = d.version + 1, updated_at = now()
    where d.id = v_draft.id;
  end if;
  update private.listing_feed_entries e set
    title = v_title, source = v_values, stored = e.stored || v_set, conflicts = (e.conflicts - array(select jsonb_object_keys(v_set))) || v_conflicts,
    doubts = v_doubts, removed_at = null
  where e.feed_id = p_feed.id and e.source_id = v_id;
  return true;
end $$;

-- Stores what a feed contains, or why it couldn't be read. Entries that are missing are marked; their drafts stay.
create function private.report_listing_feed(
  p_id uuid, p_claim uuid, p_failure text, p_entries public.payload, p_left_out public.whole_number
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_feed private.listing_feeds;
  v_failure text := case when p_failure ~ '^[a-z_]{2,40}$' then p_failure when p_failure is not null then 'failed' end;
  v_left_out integer := p_left_out;
  v_entry jsonb;
begin
  select * into v_feed from private.listing_feeds f where f.id = p_id and f.claim = p_claim for update;
  if v_feed.id is null then
    return false;
  end if;
  if v_failure is null then
    begin
      -- Rights and duplicates are those of the feed's owner now.
      perform private.act_as(v_feed.user_id);
      if not private.can_create_listings() and not private.is_admin() then
        v_failure := 'no_rights';
      else
        perform pg_advisory_xact_lock(hashtextextended('drafts of ' || v_feed.user_id, 0));
        for v_entry in select e from jsonb_array_elements(p_entries) e limit 500 loop
          if not private.apply_listing_feed_entry(v_feed, v_entry) then
            v_left_out := v_left_out + 1;
          end if;
        end loop;
        update private.listing_feed_entries e set removed_at = now()
        where e.feed_id = p_id and e.removed_at is null
          and e.source_id not in (select x ->> 'source_id' from jsonb_array_elements(p_entries) x);
      end if;
    exception when data_exception or integrity_constraint_violation then
      v_failure := 'not_feed';
    end;
    perform set_config('request.jwt.claims', v_claims, true);
  end if;
  update private.listing_feeds f set
    claim = null, claimed_until = null, checked_at = now(), failure = v_failure,
    read_at = case when v_failure is null then now() else f.read_at end,
    left_out = case when v_failure is null then v_left_out else f.left_out end,
    next_at = now() + case when v_failure is null then interval '1 hour' else interval '6 hours' end
  where f.id = p_id;
  return true;
end $$;

select private.expose('report_listing_feed', 'service_role');

-- Notifies the owner when a feed fails, and again after a read that worked.
create function private.notify_of_listing_feed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    new.user_id, 'listing_feed_attention', 'listing_feed:' || new.id || ':' || now(),
    jsonb_build_object('name', new.name, 'feed_id', new.id)
  );
  return null;
end $$;
create trigger haven_notify_of_listing_feed after update of failure on private.listing_feeds
  for each row when (old.failure is null and new.failure is not null) execute function private.notify_of_listing_feed();
