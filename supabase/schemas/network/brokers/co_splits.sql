-- A signed split reduces the broker's own share of a deal, which forecasts and reports use. A manually
-- entered share stays.

-- Returns what an owner keeps of a deal's commission on a listing; null without an agreement.
create function private.get_co_broker_share(p_listing_id uuid, p_owner_id uuid, p_gross numeric) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case
        when count(*) = 0 then null
        when bool_or(c.lister_id = p_owner_id) then greatest(0, 100 - sum(s.part) filter (where c.lister_id = p_owner_id))
        else least(100, sum(s.part))
      end::numeric(5, 2)
    from private.co_brokerages c
    cross join lateral (
      select case when c.split_kind = 'percent' then c.split when p_gross > 0 then 100 * c.split / p_gross end as part
    ) s
    where c.listing_id = p_listing_id and p_owner_id in (c.lister_id, c.partner_id) and c.state = 'signed'
      and s.part is not null
  );
end $$;

-- Returns the current agreement shares of a listing's deals, by deal.
create function private.get_deal_co_broker_shares(p_listing_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_object_agg(d.id, s.share) filter (where s.share is not null), '{}')
    from public.deals d
    cross join lateral (
      select private.get_co_broker_share(d.listing_id, d.owner_id, d.price * d.commission_percent / 100) as share
    ) s
    where d.listing_id = p_listing_id
  );
end $$;

-- Applies the current shares to a listing's open deals: those without one, and those with the previous one.
create function private.apply_co_split_to_deals(p_listing_id uuid, p_was jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.deals d
  set split_percent = private.get_co_broker_share(d.listing_id, d.owner_id, d.price * d.commission_percent / 100)
  where d.listing_id = p_listing_id and d.closed_on is null and d.stage <> 'lost' and d.deleted_at is null
    and (d.split_percent is null or d.split_percent = (p_was ->> d.id::text)::numeric)
    and d.split_percent is distinct from private.get_co_broker_share(d.listing_id, d.owner_id, d.price * d.commission_percent / 100);
end $$;

create function private.set_default_co_split() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.closed_on is null and (
    new.split_percent is null or (
      tg_op = 'UPDATE' and new.split_percent = old.split_percent
      and old.split_percent = private.get_co_broker_share(old.listing_id, old.owner_id, old.price * old.commission_percent / 100)
    )
  ) then
    new.split_percent := private.get_co_broker_share(new.listing_id, new.owner_id, new.price * new.commission_percent / 100);
  end if;
  return new;
end $$;

create trigger add_co_split before insert on public.deals
  for each row when (new.listing_id is not null) execute function private.set_default_co_split();
create trigger derive_co_split before update of listing_id, price, commission_percent on public.deals
  for each row when (new.listing_id is not null or old.listing_id is not null) execute function private.set_default_co_split();
