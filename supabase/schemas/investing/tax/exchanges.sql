-- Like-kind exchanges under IRC §1031: the property sold and the properties identified to replace it. The deadlines of
-- §1031(a)(3) are enforced for what is recorded: no identification after day 45, no receipt after day 180.
create table private.exchanges (
  id uuid primary key,
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  holding_id uuid references public.holdings (id) on delete set null,
  name text not null,
  sold_on date not null,
  value_cents bigint not null,
  debt_cents bigint not null default 0,
  intermediary text not null,
  return_due_on date,
  closed_at timestamptz,
  added_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,

  constraint exchanges_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint exchanges_sold_on_in_range check (sold_on between '1990-01-01' and '2100-01-01'),
  constraint exchanges_value_cents_in_range check (value_cents between 1 and 10000000000000),
  constraint exchanges_debt_cents_in_range check (debt_cents between 0 and 10000000000000),
  constraint exchanges_intermediary_is_plain check (char_length(btrim(intermediary)) >= 2 and private.is_single_line(intermediary, 160)),
  constraint exchanges_return_due_on_in_range check (return_due_on > sold_on and return_due_on < sold_on + 800)
);

comment on column private.exchanges.return_due_on is 'When the return of the year of the sale is due, with extensions.';

create index exchanges_entity_idx on private.exchanges (entity_id, sold_on desc, id);
create index exchanges_holding_idx on private.exchanges (holding_id);
alter table private.exchanges enable row level security;

create table private.exchange_properties (
  id uuid primary key,
  exchange_id uuid not null references private.exchanges (id) on delete cascade,
  name text not null,
  state text,
  value_cents bigint not null,
  identified_on date not null,
  revoked_on date,
  received_on date,
  added_at timestamptz not null default clock_timestamp(),
  added_by_name text not null default '',

  constraint exchange_properties_name_is_plain check (char_length(btrim(name)) >= 3 and private.is_single_line(name, 200)),
  constraint exchange_properties_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint exchange_properties_value_cents_in_range check (value_cents between 1 and 10000000000000),
  constraint exchange_properties_identified_on_in_range check (identified_on between '1990-01-01' and '2100-01-01'),
  constraint exchange_properties_revoked_on_in_range check (revoked_on between '1990-01-01' and '2100-01-01'),
  constraint exchange_properties_received_on_in_range check (received_on between '1990-01-01' and '2100-01-01'),
  constraint exchange_properties_ends_once check (revoked_on is null or received_on is null),
  constraint exchange_properties_added_by_name_is_plain check (private.is_single_line(added_by_name, 300))
);

create index exchange_properties_exchange_idx on private.exchange_properties (exchange_id, identified_on, id);
alter table private.exchange_properties enable row level security;

create function private.get_exchange_receipt_deadline(p_exchange private.exchanges) returns date
language sql immutable set search_path = '' as $$
  select least(p_exchange.sold_on + 180, p_exchange.return_due_on)
$$;

-- The last check of every writer.
create function private.check_exchange_property() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_exchange private.exchanges;
begin
  select * into v_exchange from private.exchanges x where x.id = new.exchange_id;
  if new.identified_on < v_exchange.sold_on or new.identified_on > v_exchange.sold_on + 45 or new.identified_on > current_date + 1 then
    raise exception 'Properties can be identified until day 45.' using errcode = 'HXINP';
  elsif new.revoked_on is not null and (
    new.revoked_on < new.identified_on or new.revoked_on > v_exchange.sold_on + 45 or new.revoked_on > current_date + 1
  ) then
    raise exception 'An identification can be revoked until day 45.' using errcode = 'HXINQ';
  elsif new.received_on is not null and (
    new.received_on < v_exchange.sold_on or new.received_on > private.get_exchange_receipt_deadline(v_exchange)
      or new.received_on > current_date + 1
  ) then
    raise exception 'Properties can be received until the deadline.' using errcode = 'HXINR';
  end if;
  return new;
end $$;

create trigger check_exchange_property before insert or update on private.exchange_properties
  for each row execute function private.check_exchange_property();

create function private.save_exchange(p_id uuid, p_entity_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.exchanges;
  v_new private.exchanges;
begin
  perform private.begin_entity_change(p_entity_id);
  perform from public.investment_entities e where e.id = p_entity_id for update;
  select * into v_old from private.exchanges x where x.id = p_id;
  if v_old.id is not null and v_old.entity_id <> p_entity_id then
    raise exception 'Entity not found.' using errcode = 'HXIN0';
  elsif private.is_repeated_save(v_old.version, p_version, 'HXINL') then
    return;
  elsif v_old.id is null and (select count(*) from private.exchanges x where x.entity_id = p_entity_id) >= 200 then
    raise exception 'You have reached the limit of 200.' using errcode = 'HXRMA';
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  if v_old.sold_on <> v_new.sold_on and exists (select from private.exchange_properties p where p.exchange_id = p_id) then
    raise exception 'The sale date stays once a property is identified.' using errcode = 'HXINS';
  elsif v_new.holding_id is not null and not exists (
    select from public.holdings h where h.id = v_new.holding_id and h.entity_id = p_entity_id
  ) then
    raise exception 'Holding not found.' using errcode = 'HXIN8';
  end if;
  insert into private.exchanges as x (id, entity_id, holding_id, name, sold_on, value_cents, debt_cents, intermediary, return_due_on)
  values (
    p_id, p_entity_id, v_new.holding_id, btrim(v_new.name), v_new.sold_on, v_new.value_cents, coalesce(v_new.debt_cents, 0),
    btrim(v_new.intermediary), v_new.return_due_on
  )
  on conflict (id) do update
  set holding_id = excluded.holding_id, name = excluded.name, sold_on = excluded.sold_on, value_cents = excluded.value_cents,
    debt_cents = excluded.debt_cents, intermediary = excluded.intermediary, return_due_on = excluded.return_due_on,
    version = x.version + 1
  returning * into v_new;
  if v_old.id is null then
    insert into public.record_tasks (kind, record_id, "by", assignee_id, title, due_on)
    select 'investment_entities', p_entity_id, auth.uid(), auth.uid(), left(d.title || v_new.name, 200), greatest(d.day - 7, current_date)
    from (values
      ('Identify replacement property by ' || to_char(v_new.sold_on + 45, 'FMMon FMDD') || ': ', v_new.sold_on + 45),
      ('Close on replacement property by ' || to_char(private.get_exchange_receipt_deadline(v_new), 'FMMon FMDD') || ': ',
        private.get_exchange_receipt_deadline(v_new))
    ) d (title, day)
    where d.day >= current_date;
  end if;
end $$;

-- Starts an exchange, with reminder tasks a week before each deadline, or corrects one.
select private.expose('save_exchange', 'authenticated');

create function private.identify_exchange_property(p_id uuid, p_exchange_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_exchange private.exchanges;
  v_new private.exchange_properties := jsonb_populate_record(null::private.exchange_properties, p_values);
begin
  select * into v_exchange from private.exchanges x where x.id = p_exchange_id for update;
  perform private.begin_entity_change(v_exchange.entity_id);
  if exists (select from private.exchange_properties p where p.id = p_id and p.exchange_id = p_exchange_id) then
    return;
  elsif (select count(*) from private.exchange_properties p where p.exchange_id = p_exchange_id) >= 100 then
    raise exception 'You have reached the limit of 100.' using errcode = 'HXRMA';
  end if;
  insert into private.exchange_properties (id, exchange_id, name, state, value_cents, identified_on, added_by_name)
  values (
    p_id, p_exchange_id, btrim(v_new.name), v_new.state, v_new.value_cents, v_new.identified_on, coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Records a replacement property that was identified in writing. A repeat changes nothing.
select private.expose('identify_exchange_property', 'authenticated');

create function private.end_exchange_property(p_id uuid, p_outcome text, p_on date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_property private.exchange_properties;
begin
  select * into v_property from private.exchange_properties p where p.id = p_id for update;
  perform private.begin_entity_change((select x.entity_id from private.exchanges x where x.id = v_property.exchange_id));
  if p_outcome not in ('revoked', 'received') or p_on is null then
    raise exception 'Choose received or revoked.' using errcode = 'HXINT';
  elsif v_property.revoked_on is not null or v_property.received_on is not null then
    raise exception 'This property is already received or revoked.' using errcode = 'HXINU';
  end if;
  update private.exchange_properties p
  set revoked_on = case p_outcome when 'revoked' then p_on end, received_on = case p_outcome when 'received' then p_on end
  where p.id = p_id;
end $$;

-- Records that an identified property was received, or that its identification was revoked in writing.
select private.expose('end_exchange_property', 'authenticated');
