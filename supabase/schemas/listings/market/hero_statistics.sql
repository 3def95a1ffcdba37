-- Market figures of the home page. Counted as listings change, by creation day, so reading costs the same for
-- ten or a million live communities.
create table private.live_listing_days (
  day date primary key,
  listings bigint not null,
  value numeric not null,
  constraint live_listing_days_value_is_measure check (private.is_measure(value))
);

create function private.update_live_listing_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Fixed day order, so concurrent changes can't deadlock.
  execute format(
    $query$
      insert into private.live_listing_days as d (day, listings, value)
      select (c.created_at at time zone 'UTC')::date, sum(c.times), sum(c.times * coalesce(c.price, 0))
      from (%s) c
      group by 1
      having sum(c.times) <> 0 or sum(c.times * coalesce(c.price, 0)) <> 0
      order by 1
      on conflict (day) do update
        set listings = d.listings + excluded.listings, value = d.value + excluded.value
    $query$,
    private.changed_live_listings(tg_op)
  );
  return null;
end $$;

select private.set_up_listing_counter('public.listings', 'listings', 'private.update_live_listing_counts');

create function private.hero_statistics() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_brokers bigint;
begin
  select count(*) into v_brokers from public.user_roles r
  where r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now())
    and not exists (select from private.service_accounts s where s.user_id = r.user_id);
  if v_brokers = 0 then
    select count(distinct a.user_id) into v_brokers from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    where l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted;
  end if;
  return (
    select jsonb_build_object(
      'listings', coalesce(sum(d.listings), 0),
      'recent', coalesce(sum(d.listings) filter (where d.day > (now() at time zone 'UTC')::date - 30), 0),
      'value', coalesce(sum(d.value), 0),
      'brokers', v_brokers
    )
    from private.live_listing_days d
  );
end $$;

-- Returns the home page figures: live listings, new in 30 days, total asking price, and brokers on the
-- exchange.
select private.expose('hero_statistics', 'anon, authenticated');
