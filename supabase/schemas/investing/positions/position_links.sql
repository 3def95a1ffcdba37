-- Interests in offerings, linked to holdings of the investor's own portfolio. What a sponsor records as paid posts to the
-- investor's ledger by the same path as every movement: at once for an automatic link, or when the investor confirms.
create table private.position_links (
  subscription_id uuid not null references private.subscriptions (id) on delete cascade,
  investor_id uuid not null references public.profiles (id) on delete cascade,
  holding_id uuid not null references public.holdings (id) on delete cascade,
  is_automatic boolean not null default true,
  linked_at timestamptz not null default clock_timestamp(),

  constraint position_links_pkey primary key (subscription_id, investor_id)
);
create index position_links_holding_idx on private.position_links (holding_id);
create index position_links_investor_idx on private.position_links (investor_id);
alter table private.position_links enable row level security;
create trigger refuse_sample before insert or update on private.position_links
  for each row execute function private.refuse_sample_entity();

-- Where a movement came from: the interest, and the capital call or distribution.
alter table private.investor_movements
  add column position_id uuid references private.subscriptions (id) on delete set null,
  add column source_id uuid;
comment on column private.investor_movements.source_id is 'The capital call or distribution of `position_id`.';
-- A payment is in a ledger once, whatever posts it.
create unique index investor_movements_one_per_payment_idx on private.investor_movements (position_id, source_id)
  where position_id is not null and reversed_at is null;

-- Payments of automatic links that wait to be posted, so that a distribution doesn't wait for 10,000 ledgers.
create table private.position_postings (
  subscription_id uuid not null references private.subscriptions (id) on delete cascade,
  source_id uuid not null,
  added_at timestamptz not null default clock_timestamp(),

  constraint position_postings_pkey primary key (subscription_id, source_id)
);
alter table private.position_postings enable row level security;

-- Returns what was paid of an interest while an investor held it.
create function private.list_position_payments(p_subscription_id uuid, p_investor_id uuid)
returns table (source_id uuid, kind text, day date, memo text, cents bigint, return_cents bigint)
language sql stable security definer set search_path = '' as $$
  select c.id, 'contribution', l.paid_on, c.purpose, l.cents, 0::bigint
  from private.capital_call_lines l join private.capital_calls c on c.id = l.call_id
  where l.subscription_id = p_subscription_id and l.investor_id = p_investor_id and l.paid_on is not null
  union all
  select r.id, 'distribution', l.paid_on, r.memo, l.cents, l.capital_cents
  from private.distribution_lines l join private.distribution_runs r on r.id = l.run_id
  where l.subscription_id = p_subscription_id and l.investor_id = p_investor_id and l.posted_at is not null and l.cents > 0
$$;

-- Returns the payments that are in no ledger yet, oldest first.
create function private.list_unrecorded_payments(p_subscription_id uuid, p_investor_id uuid)
returns table (source_id uuid, kind text, day date, memo text, cents bigint, return_cents bigint)
language sql stable security definer set search_path = '' as $$
  select p.* from private.list_position_payments(p_subscription_id, p_investor_id) p
  where not exists (
    select from private.investor_movements m
    where m.position_id = p_subscription_id and m.source_id = p.source_id and m.reversed_at is null
  )
  order by p.day, p.kind, p.source_id
$$;

-- Puts unrecorded payments of a link into the ledger of its holding and returns how many. A payment that the investor
-- already entered or imported (same kind and amount, at most ten days apart) is matched instead of posted a second time.
-- Callers check rights.
create function private.record_payments(p_link private.position_links, p_source_id uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_entity_id constant uuid := (
    select h.entity_id from public.holdings h where h.id = (p_link).holding_id and h.deleted_at is null
  );
  v_sponsor constant text := (
    select o.sponsor_name from private.subscriptions s join private.offerings o on o.id = s.offering_id where s.id = (p_link).subscription_id
  );
  v_payment record;
  v_id uuid;
  v_count integer := 0;
begin
  if v_entity_id is null then
    return 0;
  end if;
  perform private.lock_investor_ledger(v_entity_id);
  for v_payment in
    select * from private.list_unrecorded_payments((p_link).subscription_id, (p_link).investor_id) p
    where p_source_id is null or p.source_id = p_source_id
  loop
    select m.id into v_id from private.investor_movements m
    where m.holding_id = (p_link).holding_id and m.position_id is null and m.reversed_at is null and m.kind = v_payment.kind
      and m.cents = v_payment.cents and m.day between v_payment.day - 10 and v_payment.day + 10
    order by abs(m.day - v_payment.day), m.id limit 1;
    if v_id is null then
      v_id := gen_random_uuid();
      perform private.add_investor_movement(v_id, v_entity_id, jsonb_build_object(
        'holding_id', (p_link).holding_id, 'kind', v_payment.kind, 'day', v_payment.day, 'cents', v_payment.cents,
        'return_cents', v_payment.return_cents, 'memo', v_payment.memo,
        'income_cents', case v_payment.kind when 'distribution' then v_payment.cents - v_payment.return_cents else 0 end
      ));
      update private.investor_movements m set recorded_by = (p_link).investor_id, recorder = v_sponsor where m.id = v_id;
    end if;
    update private.investor_movements m set position_id = (p_link).subscription_id, source_id = v_payment.source_id where m.id = v_id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- Queues a payment whose interest is linked with automatic posting.
create function private.queue_position_posting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.position_postings (subscription_id, source_id)
  select l.subscription_id, n.source_id
  from new_rows p
  cross join lateral (
    select (to_jsonb(p) ->> case tg_table_name when 'distribution_lines' then 'run_id' else 'call_id' end)::uuid as source_id
  ) n
  join private.position_links l on l.subscription_id = p.subscription_id and l.investor_id = p.investor_id and l.is_automatic
  where to_jsonb(p) ->> case tg_table_name when 'distribution_lines' then 'posted_at' else 'paid_on' end is not null
  on conflict do nothing;
  return null;
end $$;
create trigger queue_posting after update on private.capital_call_lines
  referencing new table as new_rows for each statement execute function private.queue_position_posting();
create trigger queue_posting after update on private.distribution_lines
  referencing new table as new_rows for each statement execute function private.queue_position_posting();

-- Posts a batch of queued payments and returns how many were taken. What can't be posted (the person lost access to the
-- entity, or the ledger refuses it) stays unrecorded, and the investor portal shows it.
create function private.post_due_positions(p_most integer default 200) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_due private.position_postings;
  v_link private.position_links;
  v_count integer := 0;
  v_code text;
begin
  for v_due in
    select * from private.position_postings p order by p.added_at, p.subscription_id, p.source_id for update skip locked limit p_most
  loop
    v_count := v_count + 1;
    delete from private.position_postings p where p.subscription_id = v_due.subscription_id and p.source_id = v_due.source_id;
    begin
      for v_link in
        select l.* from private.position_links l
        join public.holdings h on h.id = l.holding_id
        join public.investment_entities e on e.id = h.entity_id and e.deleted_at is null
        where l.subscription_id = v_due.subscription_id and l.is_automatic and private.has_workspace_access(l.investor_id, e.workspace_id)
      loop
        perform private.record_payments(v_link, v_due.source_id);
      end loop;
    exception when others then
      get stacked diagnostics v_code = returned_sqlstate;
      if v_code in ('57014', '40001', '40P01') then
        raise;
      end if;
    end;
  end loop;
  return v_count;
end $$;

-- Returns the caller's link of an interest if they can still use the holding; else null.
create function private.find_my_position_link(p_subscription_id uuid) returns private.position_links
language plpgsql stable security definer set search_path = '' as $$
declare
  v_link private.position_links;
begin
  select * into v_link from private.position_links l
  where l.subscription_id = p_subscription_id and l.investor_id = auth.uid() and private.can_use_holding(l.holding_id);
  return v_link;
end $$;

create function private.get_position_link(p_subscription_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_link constant private.position_links := private.find_my_position_link(p_subscription_id);
begin
  return (
    select jsonb_build_object(
      'holding_id', h.id, 'holding', h.name, 'entity_id', e.id, 'entity', e.name, 'is_automatic', (v_link).is_automatic
    )
    from public.holdings h join public.investment_entities e on e.id = h.entity_id where h.id = (v_link).holding_id
  );
end $$;

create function private.count_unrecorded_payments(p_subscription_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from private.list_unrecorded_payments(p_subscription_id, auth.uid())
$$;

-- Checks that the caller holds or held an accepted interest, as an investor.
create function private.require_own_position(p_subscription_id uuid) returns private.subscriptions
language plpgsql security definer set search_path = '' as $$
declare
  v_position record;
begin
  perform private.lock_member();
  v_position := private.find_readable_position(p_subscription_id);
  if v_position.is_sponsor then
    raise exception 'Position not found.' using errcode = 'HXSDM';
  end if;
  perform private.enforce_rate_limit('investor_movement', 1200, interval '1 hour');
  return v_position.subscription;
end $$;

create function private.link_position(p_subscription_id uuid, p_holding_id uuid, p_is_automatic boolean default true) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_link private.position_links;
begin
  perform private.require_own_position(p_subscription_id);
  if not private.can_use_holding(p_holding_id) then
    raise exception 'Holding not found.' using errcode = 'HXPFG';
  end if;
  insert into private.position_links (subscription_id, investor_id, holding_id, is_automatic)
  values (p_subscription_id, auth.uid(), p_holding_id, coalesce(p_is_automatic, true))
  on conflict (subscription_id, investor_id) do update set holding_id = excluded.holding_id, is_automatic = excluded.is_automatic
  returning * into v_link;
  return case when v_link.is_automatic then private.record_payments(v_link) else 0 end;
end $$;

-- Links the caller's interest to a holding of their portfolio. With automatic posting, records what is paid so far and
-- what will be paid. Returns how many payments were recorded; a repeat records nothing twice.
select private.expose('link_position', 'authenticated');

create function private.add_position_holding(
  p_id uuid, p_subscription_id uuid, p_entity_id uuid, p_is_automatic boolean default true
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant private.subscriptions := private.require_own_position(p_subscription_id);
  v_entity public.investment_entities;
  v_offering private.offerings;
  v_sponsor_id uuid;
  v_commitment numeric;
begin
  if not private.can_use_investment_entity(p_entity_id) then
    raise exception 'Entity not found.' using errcode = 'HXPFE';
  elsif exists (select from public.holdings h where h.id = p_id) then
    return private.link_position(p_subscription_id, p_id, p_is_automatic);
  end if;
  select * into v_entity from public.investment_entities e where e.id = p_entity_id;
  select * into v_offering from private.offerings o where o.id = v_subscription.offering_id;
  select s.id into v_sponsor_id from public.investment_sponsors s
  where s.workspace_id = v_entity.workspace_id and s.deleted_at is null and lower(s.name) = lower(left(v_offering.sponsor_name, 160))
  order by s.created_at, s.id limit 1;
  if v_sponsor_id is null then
    insert into public.investment_sponsors (owner_id, tenant_id, sharing, name)
    values (v_entity.owner_id, v_entity.tenant_id, v_entity.sharing, left(v_offering.sponsor_name, 160))
    returning id into v_sponsor_id;
  end if;
  insert into public.holdings (id, name, entity_id, sponsor_id, kind, vintage, care_type, state)
  values (
    p_id, left(v_offering.title, 160), p_entity_id, v_sponsor_id, 'vehicle',
    extract(year from coalesce(v_offering.opened_on, private.get_local_date()))::integer, v_offering.care_type, v_offering.state
  );
  insert into private.position_links (subscription_id, investor_id, holding_id, is_automatic)
  values (p_subscription_id, auth.uid(), p_id, false)
  on conflict (subscription_id, investor_id) do update set holding_id = excluded.holding_id;
  v_commitment := v_subscription.amount_cents / 100.0;
  -- An entity with an approval chain gets the commitment only if this subscription was approved.
  if v_subscription.investor_id is not distinct from auth.uid() and (
    not private.has_approval_chain(p_entity_id)
    or v_subscription.entity_id is not distinct from p_entity_id
      and private.get_subscription_approval(v_subscription, null) in ('approved', 'released')
  ) then
    update public.holdings h set commitment = v_commitment where h.id = p_id;
  end if;
  return private.link_position(p_subscription_id, p_id, p_is_automatic);
end $$;

-- Adds a holding for the caller's interest to one of their entities, with the facts of the offering, and links it.
select private.expose('add_position_holding', 'authenticated');

create function private.record_position_payments(p_subscription_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_link private.position_links;
begin
  perform private.require_own_position(p_subscription_id);
  v_link := private.find_my_position_link(p_subscription_id);
  if v_link.holding_id is null then
    raise exception 'Link this position to a holding first.' using errcode = 'HXSLU';
  end if;
  return private.record_payments(v_link);
end $$;

-- Records every payment of the caller's linked interest that is in no ledger yet. Returns how many.
select private.expose('record_position_payments', 'authenticated');

create function private.unlink_position(p_subscription_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_member();
  delete from private.position_links l where l.subscription_id = p_subscription_id and l.investor_id = auth.uid();
end $$;

-- Ends the link of the caller's interest. Recorded entries stay.
select private.expose('unlink_position', 'authenticated');
