-- Limits of what an entity can commit to. A mandate never changes: replacing it ends it and adds a new one, so that each
-- commitment was checked against limits that can still be read.
create table private.mandates (
  id uuid primary key,
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  name text not null,
  care_types text[] not null default '{}',
  states text[] not null default '{}',
  operators text[] not null default '{}',
  least_cents bigint,
  most_cents bigint,
  leverage_percent numeric(5, 2),
  state_percent numeric(5, 2),
  operator_percent numeric(5, 2),
  starts_at timestamptz not null default clock_timestamp(),
  added_by_name text not null default '',
  ended_at timestamptz,
  ended_by_name text,

  constraint mandates_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint mandates_care_types_are_known check (
    care_types <@ array['active_adult', 'independent', 'assisted', 'memory', 'skilled', 'ccrc', 'board_and_care', 'mixed']
  ),
  constraint mandates_states_are_few check (cardinality(states) <= 60 and array_to_string(states, '') ~ '^([A-Z]{2})*$'),
  constraint mandates_operators_are_few check (private.is_tag_list(operators)),
  constraint mandates_least_cents_in_range check (least_cents between 0 and 10000000000000),
  constraint mandates_most_cents_in_range check (most_cents between 0 and 10000000000000),
  constraint mandates_size_is_in_order check (least_cents <= most_cents),
  constraint mandates_leverage_percent_in_range check (leverage_percent between 0 and 100),
  constraint mandates_state_percent_in_range check (state_percent between 0 and 100),
  constraint mandates_operator_percent_in_range check (operator_percent between 0 and 100),
  constraint mandates_added_by_name_is_plain check (private.is_single_line(added_by_name, 300)),
  constraint mandates_ended_by_name_is_plain check (private.is_single_line(ended_by_name, 300))
);

comment on column private.mandates.operators is 'Operators that are allowed; empty allows all.';
comment on column private.mandates.state_percent is 'The most of all commitments in one state.';

create index mandates_entity_idx on private.mandates (entity_id, starts_at desc);
alter table private.mandates enable row level security;

create function private.save_mandate(p_id uuid, p_entity_id uuid, p_values public.payload, p_replaces uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_new private.mandates := jsonb_populate_record(null::private.mandates, p_values);
begin
  perform private.begin_entity_change(p_entity_id);
  if not private.can_manage_entity_roles(p_entity_id) then
    raise exception 'Only the owner changes mandates.' using errcode = 'HXIN1';
  end if;
  perform from public.investment_entities e where e.id = p_entity_id for update;
  if exists (select from private.mandates m where m.id = p_id and m.entity_id = p_entity_id) then
    return;
  elsif (select count(*) from private.mandates m where m.entity_id = p_entity_id) >= 500 then
    raise exception 'You have reached the limit of 500.' using errcode = 'HXRMA';
  end if;
  if p_replaces is not null then
    update private.mandates m set ended_at = clock_timestamp(), ended_by_name = coalesce(private.get_my_display_name(), '')
    where m.id = p_replaces and m.entity_id = p_entity_id and m.ended_at is null;
    if not found then
      raise exception 'Someone else changed this mandate.' using errcode = 'HXIN4';
    end if;
  end if;
  insert into private.mandates (
    id, entity_id, name, care_types, states, operators, least_cents, most_cents, leverage_percent, state_percent,
    operator_percent, added_by_name
  )
  values (
    p_id, p_entity_id, btrim(v_new.name), coalesce(v_new.care_types, '{}'), coalesce(v_new.states, '{}'), coalesce(v_new.operators, '{}'),
    v_new.least_cents, v_new.most_cents, v_new.leverage_percent, v_new.state_percent, v_new.operator_percent,
    coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Adds a mandate, or ends the replaced one and adds its successor. A repeat with the same ID changes nothing.
select private.expose('save_mandate', 'authenticated');

create function private.end_mandate(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entity_id constant uuid := (select m.entity_id from private.mandates m where m.id = p_id);
begin
  perform private.begin_entity_change(v_entity_id);
  if not private.can_manage_entity_roles(v_entity_id) then
    raise exception 'Only the owner changes mandates.' using errcode = 'HXIN1';
  end if;
  update private.mandates m set ended_at = clock_timestamp(), ended_by_name = coalesce(private.get_my_display_name(), '')
  where m.id = p_id and m.ended_at is null;
end $$;

select private.expose('end_mandate', 'authenticated');

-- Returns the limits that a commitment exceeds. Concentration counts the commitments of active holdings and the new one;
-- the first commitment of an entity has no concentration.
create function private.list_mandate_breaches(p_entity_id uuid, p_deal jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_deal record;
  v_total bigint;
  v_state bigint;
  v_operator bigint;
  v_is_first boolean;
begin
  select * into v_deal
  from jsonb_to_record(p_deal) d (cents bigint, care_type text, state text, operator text, leverage_percent numeric, holding_id uuid);
  select coalesce(sum(h.commitment * 100), 0)::bigint,
    coalesce(sum(h.commitment * 100) filter (where h.state = v_deal.state), 0)::bigint,
    coalesce(sum(h.commitment * 100) filter (where lower(h.operator) = lower(btrim(v_deal.operator))), 0)::bigint
  into v_total, v_state, v_operator
  from public.holdings h where h.entity_id = p_entity_id and h.deleted_at is null and h.status = 'active';
  v_is_first := v_total = 0;
  v_total := greatest(v_total + coalesce(v_deal.cents, 0), 1);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'mandate', m.name, 'mandate_id', m.id, 'rule', b.rule, 'limit', b.limit_value, 'found', b.found
    ) order by m.starts_at, m.id, b.rule), '[]')
    from private.mandates m
    cross join lateral (values
      ('care_type', array_to_string(m.care_types, ', '), coalesce(v_deal.care_type, ''),
        m.care_types <> '{}' and not coalesce(v_deal.care_type = any (m.care_types), false)),
      ('state', array_to_string(m.states, ', '), coalesce(v_deal.state, ''),
        m.states <> '{}' and not coalesce(v_deal.state = any (m.states), false)),
      ('operator', array_to_string(m.operators, ', '), coalesce(v_deal.operator, ''),
        m.operators <> '{}' and not exists (
          select from unnest(m.operators) o (name) where lower(o.name) = lower(btrim(v_deal.operator))
        )),
      ('least', m.least_cents::text, v_deal.cents::text, coalesce(v_deal.cents < m.least_cents, false)),
      ('most', m.most_cents::text, v_deal.cents::text, coalesce(v_deal.cents > m.most_cents, false)),
      ('leverage', m.leverage_percent::text, v_deal.leverage_percent::text,
        m.leverage_percent is not null and not coalesce(v_deal.leverage_percent <= m.leverage_percent, false)),
      ('state_share', m.state_percent::text, round((v_state + v_deal.cents) * 100.0 / v_total, 2)::text,
        not v_is_first and coalesce((v_state + v_deal.cents) * 100.0 / v_total > m.state_percent, false)),
      ('operator_share', m.operator_percent::text, round((v_operator + v_deal.cents) * 100.0 / v_total, 2)::text,
        not v_is_first and coalesce((v_operator + v_deal.cents) * 100.0 / v_total > m.operator_percent, false))
    ) b (rule, limit_value, found, is_over)
    where m.entity_id = p_entity_id and m.ended_at is null and b.is_over
  );
end $$;

create function private.check_mandates(p_entity_id uuid, p_deal public.payload) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_investment_entity(p_entity_id);
  return private.list_mandate_breaches(p_entity_id, p_deal);
end $$;

-- Checks a commitment that is not requested yet.
select private.expose('check_mandates', 'authenticated');
