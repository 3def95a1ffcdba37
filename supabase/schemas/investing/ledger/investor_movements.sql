-- What happened to an investment: contributions, distributions, valuations, expenses, and fees. Each is posted to the
-- entity's ledger when it is recorded, never changes, and is corrected by reversing it. Amounts are the entity's own share.
create table private.investor_movements (
  id uuid primary key,
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  holding_id uuid references public.holdings (id) on delete cascade,
  kind text not null,
  day date not null,
  cents bigint not null,
  return_cents bigint not null default 0,
  income_cents bigint not null default 0,
  gain_cents bigint not null default 0,
  is_final boolean not null default false,
  memo text,
  import_id uuid,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,
  recorder text not null default '',
  reversed_at timestamptz,
  reversed_by uuid references public.profiles (id) on delete set null,
  reverser text,
  reverse_reason text,

  constraint investor_movements_kind_is_known check (kind in ('contribution', 'distribution', 'valuation', 'expense', 'fee')),
  constraint investor_movements_day_in_range check (day between '1990-01-01' and '2100-01-01'),
  constraint investor_movements_cents_in_range check (cents between 0 and 1000000000000),
  constraint investor_movements_return_cents_in_range check (return_cents between 0 and 1000000000000),
  constraint investor_movements_income_cents_in_range check (income_cents between 0 and 1000000000000),
  constraint investor_movements_gain_cents_in_range check (gain_cents between 0 and 1000000000000),
  constraint investor_movements_parts_add_up check (
    return_cents + income_cents + gain_cents = case kind when 'distribution' then cents else 0 end
  ),
  constraint investor_movements_only_values_are_zero check (kind = 'valuation' or cents > 0),
  constraint investor_movements_have_holding check (holding_id is not null or kind in ('expense', 'fee')),
  constraint investor_movements_final_is_distribution check (kind = 'distribution' or not is_final),
  constraint investor_movements_memo_is_plain check (private.is_single_line(memo, 200)),
  constraint investor_movements_recorder_is_plain check (private.is_single_line(recorder, 300)),
  constraint investor_movements_reverser_is_plain check (private.is_single_line(reverser, 300)),
  constraint investor_movements_reverse_reason_is_plain check (private.is_single_line(reverse_reason, 200))
);
comment on column private.investor_movements.cents is 'The whole amount; of a valuation, what the holding is worth at the end of the day.';
comment on column private.investor_movements.return_cents is 'The part of a distribution that returns capital.';
comment on column private.investor_movements.is_final is 'The last distribution of a holding, after which it is worth nothing.';

create index investor_movements_entity_idx on private.investor_movements (entity_id, day desc, id desc);
create index investor_movements_holding_idx on private.investor_movements (holding_id, day desc, id desc);
create index investor_movements_import_idx on private.investor_movements (import_id) where import_id is not null;
create index investor_movements_recorded_by_idx on private.investor_movements (recorded_by);
create index investor_movements_reversed_by_idx on private.investor_movements (reversed_by);
create unique index investor_movements_one_value_a_day_idx on private.investor_movements (holding_id, day)
  where kind = 'valuation' and reversed_at is null;
alter table private.investor_movements enable row level security;

-- Returns the value of a holding at the end of a day: cost plus unrealized gains.
create function private.get_holding_value(p_holding_id uuid, p_day date) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(l.cents), 0)::bigint from private.investor_ledger_lines l
    where l.holding_id = p_holding_id and l.account in ('1500', '1600') and l.entry_date <= p_day
  );
end $$;

-- Posts a valuation: the difference to the value that the ledger has at the end of its day. Posts nothing if there is none.
create function private.post_valuation(p_movement private.investor_movements) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_change constant bigint := p_movement.cents - private.get_holding_value(p_movement.holding_id, p_movement.day);
begin
  if v_change <> 0 then
    perform private.post_investor_entry(
      p_movement.entity_id, p_movement.day, 'valuation', p_movement.id, coalesce(p_movement.memo, 'Valuation'),
      jsonb_build_array(
        jsonb_build_object('account', '1600', 'cents', v_change, 'holding_id', p_movement.holding_id),
        jsonb_build_object('account', '4200', 'cents', -v_change, 'holding_id', p_movement.holding_id)
      )
    );
  end if;
end $$;

-- After an entry is posted or reversed on a day, posts the next valuation again, so that the holding is worth what it says.
create function private.restate_valuations(p_holding_id uuid, p_from date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_next private.investor_movements;
begin
  select * into v_next from private.investor_movements m
  where m.holding_id = p_holding_id and m.kind = 'valuation' and m.reversed_at is null and m.day >= p_from
  order by m.day limit 1;
  if v_next.id is not null and private.get_holding_value(p_holding_id, v_next.day) <> v_next.cents then
    perform private.reverse_investor_entry('valuation', v_next.id, 'An earlier entry changed');
    perform private.post_valuation(v_next);
  end if;
end $$;

-- Raises an error if on any day more capital was returned than contributed.
create function private.check_capital_returned(p_holding_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_day date;
begin
  select min(x.entry_date) into v_day
  from (
    select l.entry_date, sum(sum(l.cents)) over (order by l.entry_date) as cost
    from private.investor_ledger_lines l where l.holding_id = p_holding_id and l.account = '1500' group by l.entry_date
  ) x
  where x.cost < 0;
  if v_day is not null then
    raise exception 'More capital would be returned than contributed by %.', v_day using errcode = 'HXPFR';
  end if;
end $$;

-- Posts a movement's entry and restates the next valuation.
create function private.post_investor_movement(p_movement private.investor_movements) returns void
language plpgsql security definer set search_path = '' as $$
declare
  m constant private.investor_movements := p_movement;
  v_memo constant text := coalesce(nullif(btrim(m.memo), ''), initcap(m.kind));
begin
  if m.kind = 'valuation' then
    perform private.post_valuation(m);
    perform private.restate_valuations(m.holding_id, m.day + 1);
    return;
  end if;
  perform private.post_investor_entry(
    m.entity_id, m.day, m.kind, m.id, v_memo,
    (
      select jsonb_agg(jsonb_build_object('account', l.account, 'cents', l.cents, 'holding_id', m.holding_id) order by l.place)
      from (values
        (1, '1500', case m.kind when 'contribution' then m.cents else -m.return_cents end),
        (2, '4000', -m.income_cents), (3, '4100', -m.gain_cents),
        (4, '5000', case m.kind when 'expense' then m.cents else 0 end), (5, '5100', case m.kind when 'fee' then m.cents else 0 end),
        (6, '3000', case m.kind when 'distribution' then m.cents else -m.cents end)
      ) l (place, account, cents)
    )
  );
  if m.kind in ('contribution', 'distribution') then
    perform private.check_capital_returned(m.holding_id);
    perform private.restate_valuations(m.holding_id, m.day);
  end if;
end $$;

-- Records and posts a movement. Callers check rights. A repeat with the same ID changes nothing.
create function private.add_investor_movement(p_id uuid, p_entity_id uuid, p_values jsonb, p_import_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_new private.investor_movements := jsonb_populate_record(null::private.investor_movements, p_values);
begin
  perform private.lock_investor_ledger(p_entity_id);
  if exists (select from private.investor_movements m where m.id = p_id) then
    if not exists (select from private.investor_movements m where m.id = p_id and m.entity_id = p_entity_id) then
      raise exception 'Entity not found.' using errcode = 'HXPFE';
    end if;
    return;
  end if;
  if v_new.holding_id is not null and not exists (
    select from public.holdings h where h.id = v_new.holding_id and h.entity_id = p_entity_id and h.deleted_at is null
  ) then
    raise exception 'Holding not found.' using errcode = 'HXPFG';
  elsif v_new.day is null or v_new.day not between '1990-01-01' and current_date + 1 then
    raise exception 'Enter a day until today.' using errcode = 'HXPFD';
  elsif v_new.kind = 'distribution' and v_new.cents is distinct from
    coalesce(v_new.return_cents, 0) + coalesce(v_new.income_cents, 0) + coalesce(v_new.gain_cents, 0)
  then
    raise exception 'The parts of a distribution must add up to it.' using errcode = 'HXPFP';
  elsif v_new.kind = 'valuation' and exists (
    select from private.investor_movements m
    where m.holding_id = v_new.holding_id and m.day = v_new.day and m.kind = 'valuation' and m.reversed_at is null
  ) then
    raise exception 'This holding has a valuation on that day.' using errcode = 'HXPFV';
  end if;
  insert into private.investor_movements (
    id, entity_id, holding_id, kind, day, cents, return_cents, income_cents, gain_cents, is_final, memo, import_id, recorded_by, recorder
  )
  values (
    p_id, p_entity_id, v_new.holding_id, v_new.kind, v_new.day, v_new.cents, coalesce(v_new.return_cents, 0), coalesce(v_new.income_cents, 0),
    coalesce(v_new.gain_cents, 0), coalesce(v_new.is_final, false), nullif(btrim(v_new.memo), ''), p_import_id, auth.uid(),
    coalesce(private.get_my_display_name(), '')
  )
  returning * into v_new;
  perform private.post_investor_movement(v_new);
  if v_new.is_final then
    if not exists (
      select from private.investor_movements m
      where m.holding_id = v_new.holding_id and m.day = v_new.day and m.kind = 'valuation' and m.reversed_at is null
    ) then
      perform private.add_investor_movement(
        md5(p_id || 'final')::uuid, p_entity_id,
        jsonb_build_object(
          'holding_id', v_new.holding_id, 'kind', 'valuation', 'day', v_new.day, 'cents', 0, 'memo', 'Value after the final distribution'
        ),
        p_import_id
      );
    end if;
    update public.holdings h set status = 'exited' where h.id = v_new.holding_id and h.status <> 'exited';
  end if;
end $$;

-- Reverses a movement with its entry. Callers check rights. A repeat changes nothing.
create function private.undo_investor_movement(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_move private.investor_movements;
begin
  select * into v_move from private.investor_movements m where m.id = p_id for update;
  if v_move.id is null or v_move.reversed_at is not null then
    return;
  end if;
  update private.investor_movements m
  set reversed_at = now(), reversed_by = auth.uid(), reverser = coalesce(private.get_my_display_name(), ''), reverse_reason = btrim(p_reason)
  where m.id = p_id;
  perform private.reverse_investor_entry(v_move.kind, p_id, p_reason);
  if v_move.is_final then
    perform private.undo_investor_movement(md5(p_id || 'final')::uuid, p_reason);
    update public.holdings h set status = 'active' where h.id = v_move.holding_id and h.status <> 'active';
  end if;
  if v_move.kind in ('contribution', 'distribution') then
    perform private.check_capital_returned(v_move.holding_id);
  end if;
  if v_move.holding_id is not null then
    perform private.restate_valuations(v_move.holding_id, v_move.day);
  end if;
end $$;

-- Checks the caller's right to an entity, and holds its ledger until the transaction ends.
create function private.begin_investor_change(p_entity_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.can_use_investment_entity(p_entity_id) then
    raise exception 'Entity not found.' using errcode = 'HXPFE';
  end if;
  perform private.enforce_rate_limit('investor_movement', 1200, interval '1 hour');
  perform private.lock_investor_ledger(p_entity_id);
end $$;

create function private.record_investor_movement(p_id uuid, p_entity_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_investor_change(p_entity_id);
  perform private.add_investor_movement(p_id, p_entity_id, p_values);
end $$;

-- Records a contribution, distribution, valuation, expense, or fee of an entity. A repeat with the same ID changes nothing.
select private.expose('record_investor_movement', 'authenticated');

create function private.reverse_investor_movement(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_investor_change((select m.entity_id from private.investor_movements m where m.id = p_id));
  perform private.require_reason(p_reason, 'HXPFW');
  perform private.undo_investor_movement(p_id, p_reason);
end $$;

-- Reverses a movement, with a reason. The movement and both entries stay on record.
select private.expose('reverse_investor_movement', 'authenticated');

-- Refuses to delete entities and holdings that have entries: nothing that was posted is lost.
create function private.protect_investment_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'holdings' then
    if exists (select from private.investor_movements m where m.holding_id = old.id) then
      if tg_op = 'UPDATE' and new.entity_id <> old.entity_id then
        raise exception 'This holding has entries and stays with its entity.' using errcode = 'HXPFM';
      -- The deletion of an account has no role and removes entities and holdings with their entries.
      elsif tg_op = 'DELETE' and pg_trigger_depth() = 1 and auth.role() is not null or tg_op = 'UPDATE' and new.deleted_at is not null then
        raise exception 'This has entries. Mark it as exited instead.' using errcode = 'HXPFT';
      end if;
    end if;
  elsif tg_op = 'UPDATE' and new.deleted_at is not null and (
    exists (select from private.investor_movements m where m.entity_id = old.id)
    or exists (select from public.holdings h where h.entity_id = old.id and h.deleted_at is null)
  ) then
    raise exception 'This entity has holdings or entries. Mark it as closed instead.' using errcode = 'HXPFX';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger protect_entries before update of deleted_at, entity_id or delete on public.holdings
  for each row execute function private.protect_investment_record();
create trigger protect_entries before update of deleted_at on public.investment_entities
  for each row execute function private.protect_investment_record();
