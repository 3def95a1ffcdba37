-- Saved communities, in the user's own lists, with private notes. No one else can read these tables; sharing
-- by brokers is in `shared_lists.sql`.
create table public.saved_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),

  constraint saved_lists_of_one unique (id, user_id),
  constraint saved_lists_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 80))
);

create unique index saved_lists_name_idx on public.saved_lists (user_id, lower(btrim(name)));

create table public.saved_listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  listing_id uuid not null references public.listings (id) on delete cascade,
  list_id uuid,
  note text not null default '',
  price_when_saved bigint,
  saved_at timestamptz not null default now(),

  constraint saved_listings_price_when_saved_is_money check (private.is_money(price_when_saved)),
  constraint saved_listings_once unique (user_id, listing_id),
  -- Must be the user's own list; its communities stay saved when it is deleted.
  constraint saved_listings_list_fkey foreign key (list_id, user_id)
    references public.saved_lists (id, user_id) on delete set null (list_id),
  constraint saved_listings_note_length check (char_length(note) <= 2000)
);

comment on column public.saved_listings.price_when_saved is 'Set by the server, to show changes since.';

create index saved_listings_list_idx on public.saved_listings (list_id, user_id) where list_id is not null;
create index saved_listings_listing_idx on public.saved_listings (listing_id);

select private.set_up_table('public.saved_lists', 'select, delete, insert (id, name), update (name)');

create policy "Users read their lists" on public.saved_lists
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Users create lists" on public.saved_lists
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Users rename their lists" on public.saved_lists
  for update to authenticated using (user_id = (select auth.uid()));

create policy "Users delete their lists" on public.saved_lists
  for delete to authenticated using (user_id = (select auth.uid()));

select private.set_up_table('public.saved_listings', '
  select, delete,
  insert (id, listing_id, list_id, note),
  update (list_id, note)
');

create policy "Users read their saved listings" on public.saved_listings
  for select to authenticated using (user_id = (select auth.uid()));

-- True if the caller may open this listing: public ones, and link-only ones by ID.
create function private.is_listing_accessible(p_listing_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.listings l where l.id = p_listing_id and private.is_listing_on_market(l));
end $$;
grant execute on function private.is_listing_accessible(uuid) to authenticated;

-- Listings the user can't see, not yet or no longer, can't be saved, and the error doesn't say which.
create policy "Users save listings" on public.saved_listings
  for insert to authenticated
  with check (
    user_id = (select auth.uid()) and (select private.is_approved())
    and private.is_listing_accessible(listing_id)
  );

create policy "Users change notes and lists" on public.saved_listings
  for update to authenticated using (user_id = (select auth.uid()));

create policy "Users remove saved listings" on public.saved_listings
  for delete to authenticated using (user_id = (select auth.uid()));

-- Returns a user's saving limit: paid plans promise unlimited, but a cap still stops bots.
create function private.get_saved_item_limit(p_of text) returns integer
language sql stable set search_path = '' as $$
  select case p_of
    when 'lists' then 100
    when 'listings' then case when private.has_open_access() then 5000 else 25 end
    when 'searches' then case
      when (private.my_access()).contacts_per_month = -1 then 100
      when private.has_open_access() then 10
      else 3
    end
  end
$$;

create function private.check_saved_item_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  if tg_table_name = 'saved_listings' then
    new.price_when_saved := (select l.price from public.listings l where l.id = new.listing_id);
  end if;
  if auth.uid() is null then
    return new;
  end if;
  perform private.lock_member();
  execute format('select count(*) from public.%I t where t.user_id = $1', tg_table_name) into v_count using auth.uid();
  if v_count >= private.get_saved_item_limit(tg_argv[0]) then
    raise exception 'You have reached the limit. Remove some to add more.' using errcode = case tg_argv[0] when 'searches' then 'HXSSE' else 'HXSAV' end;
  end if;
  return new;
end $$;

create trigger check_saved_item_limit before insert on public.saved_lists
  for each row execute function private.check_saved_item_limit('lists');

create trigger check_saved_item_limit before insert on public.saved_listings
  for each row execute function private.check_saved_item_limit('listings');

create function private.my_saved_listings()
returns table (
  id uuid, listing_id uuid, list_id uuid, note text, saved_at timestamptz, price_when_saved bigint, standing text,
  property_name text, location text, us_state text, property_type text, is_confidential boolean, price bigint,
  total_beds integer, total_units integer, occupancy_rate numeric, cap_rate numeric, listed_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select
    s.id, s.listing_id, s.list_id, s.note, s.saved_at, s.price_when_saved,
    case when l.id is null then 'gone' else l.status end,
    l.property_name, l.location, l.state, l.property_type, l.is_confidential, l.price, l.total_beds, l.total_units,
    l.occupancy_rate, l.cap_rate, l.created_at
  from public.saved_listings s
  left join public.listings l on l.id = s.listing_id and l.approval_status = 'approved'
  where (select private.has_verified_session()) and s.user_id = auth.uid()
  order by s.saved_at desc, s.id
  limit 5000;
end $$;

-- Returns the caller's saved communities with the public facts from when they were for sale and their current
-- status: sold or withdrawn ones keep their public facts; of those our team took down nothing is returned.
select private.expose('my_saved_listings', 'authenticated');

create function private.check_comparison_export_limit() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  perform private.enforce_rate_limit('comparison', 60, interval '1 hour');
end $$;

-- Checked before rendering a comparison PDF, which is expensive: members only, with an hourly limit.
select private.expose('check_comparison_export_limit', 'authenticated');
