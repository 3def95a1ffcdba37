-- Price and status history of listings, including when they came on and off the market. Written only by a
-- trigger; features that look for new or changed listings use this table. IDs are random, because sequential
-- ones would show what changed together. Others read it by day through listing_history().
create table public.listing_changes (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  at timestamptz not null default now(),
  what text not null,
  was jsonb,
  became jsonb,
  is_public boolean not null,

  constraint listing_changes_what_is_known check (what in ('live', 'gone', 'price', 'status'))
);

comment on column public.listing_changes.is_public is 'True if the listing was visible when it changed, publicly or by link.';

create index listing_changes_listing_idx on public.listing_changes (listing_id, at desc);

select private.set_up_table('public.listing_changes', 'select');

create policy "Brokers read changes to their listings, staff all" on public.listing_changes
  for select to authenticated
  using ((select private.has_staff_role()) or private.owns_listing(listing_id));

select private.add_condition_guard('public.listing_changes', '(select private.has_staff_role()) or private.owns_listing(listing_id)');

create function private.log_listing_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was_live constant boolean := tg_op = 'UPDATE' and private.is_listing_on_market(old);
  v_is_live constant boolean := private.is_listing_on_market(new);
begin
  if v_is_live and not v_was_live then
    insert into public.listing_changes (listing_id, what, became, is_public)
    values (new.id, 'live', jsonb_build_object('price', new.price, 'status', new.status), true);
  elsif v_was_live and not v_is_live then
    insert into public.listing_changes (listing_id, what, is_public) values (new.id, 'gone', false);
  end if;
  if tg_op = 'UPDATE' and new.price is distinct from old.price then
    insert into public.listing_changes (listing_id, what, was, became, is_public)
    values (new.id, 'price', to_jsonb(old.price), to_jsonb(new.price), v_was_live and v_is_live);
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status then
    insert into public.listing_changes (listing_id, what, was, became, is_public)
    values (new.id, 'status', to_jsonb(old.status), to_jsonb(new.status), v_was_live and v_is_live);
  end if;
  return null;
end $$;

create trigger log_listing_change_on_insert after insert on public.listings
  for each row execute function private.log_listing_change();

create trigger log_listing_change_on_update after update of approval_status, status, price on public.listings
  for each row execute function private.log_listing_change();

-- A confidential listing's history is visible only to its broker and staff: prices and dates together could
-- identify the community in an older ad.
create function private.listing_history(p_listing_id uuid)
returns table (day date, what text, price bigint, status text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not (
    private.is_listing_on_market(v_listing) and not v_listing.is_confidential
    or private.owns_listing(p_listing_id) or private.is_staff()
  ) then
    return;
  end if;
  return query
    select private.get_local_date(c.at), c.what,
      case c.what
        when 'live' then (c.became ->> 'price')::bigint
        when 'price' then (c.became #>> '{}')::bigint
      end,
      case c.what when 'live' then c.became ->> 'status' when 'status' then c.became #>> '{}' end
    from public.listing_changes c
    where c.listing_id = p_listing_id and c.is_public
    order by c.at desc, c.what
    limit 200;
end $$;
grant execute on function private.listing_history(uuid) to anon, authenticated;

-- Returns the days on which a listing's public facts changed, newest first, for anyone who can see the
-- listing.
create function public.listing_history(listing_id uuid)
returns table (day date, what text, price bigint, status text)
language sql stable set search_path = '' as $$
  select h.day, h.what, h.price, h.status from private.listing_history(listing_id) h
$$;
grant execute on function public.listing_history(uuid) to anon, authenticated;
