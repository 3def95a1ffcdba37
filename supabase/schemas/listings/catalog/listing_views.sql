-- Today's viewers as digests: a session counts once per listing, and an address is capped per day at what a
-- busy office needs.
create table private.listing_viewers (
  viewer bytea not null,
  listing_id uuid not null references public.listings (id) on delete cascade,
  day date not null,
  views integer not null default 1,
  constraint listing_viewers_pkey primary key (listing_id, viewer, day)
);

create index listing_viewers_day_idx on private.listing_viewers (day);

-- Daily views of a listing, for its seller.
create table private.listing_days (
  listing_id uuid not null references public.listings (id) on delete cascade,
  day date not null,
  views integer not null default 1,
  constraint listing_days_pkey primary key (listing_id, day)
);

-- Returns the digest of a session or an address, which no one can reverse without the secret.
create function private.hash_viewer(p_viewer text) returns bytea
language sql stable security definer set search_path = '' as $$
  select extensions.hmac(convert_to(p_viewer, 'UTF8'), (select s.secret from private.cursor_secret s), 'sha256')
$$;

create function private.record_listing_viewer(p_listing_id uuid, p_viewer text, p_most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_found boolean;
begin
  insert into private.listing_viewers as v (viewer, listing_id, day)
  values (private.hash_viewer(p_viewer), p_listing_id, (now() at time zone 'UTC')::date)
  on conflict (listing_id, viewer, day) do update set views = v.views + 1 where v.views < p_most
  returning true into v_found;
  return coalesce(v_found, false);
end $$;

-- Uses the signed-in user's session, else the page's. Views by the listing's own broker don't count.
create function private.view_listing(p_listing_id uuid, p_session uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_session constant text := coalesce(auth.jwt() ->> 'session_id', p_session::text);
begin
  if v_session is null or private.owns_listing(p_listing_id) or not exists (
    select from public.listings l
    where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  ) then
    return false;
  end if;
  delete from private.listing_viewers v where v.day < (now() at time zone 'UTC')::date;
  if not private.record_listing_viewer(p_listing_id, 'session:' || v_session, 1)
    or not private.record_listing_viewer(p_listing_id, 'address:' || coalesce(private.client_address(), 'unknown'), 50)
  then
    return false;
  end if;
  update public.listings l set views = l.views + 1 where l.id = p_listing_id;
  insert into private.listing_days as d (listing_id, day)
  values (p_listing_id, (now() at time zone 'UTC')::date)
  on conflict (listing_id, day) do update set views = d.views + 1;
  return true;
end $$;

-- Counts a view of a live listing once per session; false if not counted. `session` is a random ID that the
-- page keeps while its tab is open.
select private.expose('view_listing', 'anon, authenticated', 'plain');
