-- The ledger of each investment entity. Movements post here with `private.post_investor_entry`; balances, returns, and
-- reports read it. Nothing is open to the API except through calls. Cash that comes from and goes to the entity's own
-- bank accounts is owner's capital.
select private.make_ledger('investor_ledger', 'public.investment_entities', 'entity_id');

-- Holdings with entries are never deleted on their own, so this cascade only runs with the entity.
alter table private.investor_ledger_lines
  add column holding_id uuid references public.holdings (id) on delete cascade;
create index investor_ledger_lines_holding_idx on private.investor_ledger_lines (holding_id, account, entry_date) include (cents)
  where holding_id is not null;

create function private.list_investor_chart() returns table (number text, name text, kind text)
language sql immutable set search_path = '' as $$
  values
    ('1500', 'Investments at cost', 'asset'), ('1600', 'Unrealized gains', 'asset'), ('3000', 'Owner''s capital', 'equity'),
    ('4000', 'Income from investments', 'revenue'), ('4100', 'Realized gains', 'revenue'), ('4200', 'Change in value', 'revenue'),
    ('5000', 'Expenses', 'expense'), ('5100', 'Fees', 'fee')
$$;

-- Holds the entity's ledger, so that its movements post one after the other. Also creates its accounts.
create function private.lock_investor_ledger(p_entity_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.investor_ledger_numbers (entity_id) values (p_entity_id) on conflict do nothing;
  perform from private.investor_ledger_numbers n where n.entity_id = p_entity_id for update;
  if not exists (select from private.investor_ledger_accounts a where a.entity_id = p_entity_id) then
    insert into private.investor_ledger_accounts (entity_id, number, name, kind)
    select p_entity_id, c.number, c.name, c.kind from private.list_investor_chart() c;
  end if;
end $$;

-- Posts an entry and returns its ID. `p_lines` is an array of objects with `account`, `cents`, and optionally
-- `holding_id`; debits are positive, and the sum is zero; lines of zero are left out. A source is posted once: a repeat
-- returns the entry that exists. Callers check rights and hold the ledger.
create function private.post_investor_entry(
  p_entity_id uuid, p_day date, p_source_kind text, p_source_id uuid, p_memo text, p_lines jsonb
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_revision integer;
  v_count integer;
begin
  perform private.lock_investor_ledger(p_entity_id);
  select e.id into v_id
  from private.investor_ledger_entries e
  where e.entity_id = p_entity_id and e.source_kind = p_source_kind and e.source_id = p_source_id and e.reverses_id is null
    and not exists (select from private.investor_ledger_entries r where r.reverses_id = e.id);
  if v_id is not null then
    return v_id;
  end if;
  select count(*) into v_count from jsonb_to_recordset(p_lines) l (cents bigint) where l.cents <> 0;
  if v_count < 2 or (select sum(l.cents) from jsonb_to_recordset(p_lines) l (cents numeric)) <> 0 then
    raise exception 'Debits and credits must be equal.' using errcode = 'HXLGB';
  end if;
  select count(*) + 1 into v_revision
  from private.investor_ledger_entries e
  where e.entity_id = p_entity_id and e.source_kind = p_source_kind and e.source_id = p_source_id and e.reverses_id is null;
  insert into private.investor_ledger_entries (
    entity_id, entry_date, service_date, source_kind, source_id, revision, memo, line_count, posted_by, poster
  )
  values (
    p_entity_id, p_day, p_day, p_source_kind, p_source_id, v_revision, btrim(p_memo), v_count, auth.uid(),
    coalesce(private.get_my_display_name(), '')
  )
  returning id into v_id;
  insert into private.investor_ledger_lines (entry_id, position, entity_id, entry_date, account, cents, holding_id)
  select v_id, row_number() over (order by l.place), p_entity_id, p_day, l.account, l.cents, l.holding_id
  from rows from (jsonb_to_recordset(p_lines) as (account text, cents bigint, holding_id uuid)) with ordinality l (account, cents, holding_id, place)
  where l.cents <> 0;
  return v_id;
end $$;

-- Posts the opposite of a source's current entry on the same day and returns its ID; null if nothing is posted. The
-- source can be posted again afterwards.
create function private.reverse_investor_entry(p_source_kind text, p_source_id uuid, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_entry private.investor_ledger_entries;
  v_id uuid;
begin
  perform private.lock_investor_ledger(x.entity_id) from (
    select distinct e.entity_id from private.investor_ledger_entries e where e.source_kind = p_source_kind and e.source_id = p_source_id
  ) x;
  select * into v_entry
  from private.investor_ledger_entries e
  where e.source_kind = p_source_kind and e.source_id = p_source_id and e.reverses_id is null
    and not exists (select from private.investor_ledger_entries r where r.reverses_id = e.id)
  limit 1;
  if v_entry.id is null then
    return null;
  end if;
  insert into private.investor_ledger_entries (
    entity_id, entry_date, service_date, source_kind, source_id, revision, memo, line_count, reverses_id, posted_by, poster
  )
  values (
    v_entry.entity_id, v_entry.entry_date, v_entry.service_date, p_source_kind, p_source_id, v_entry.revision,
    left('Reversal of ' || v_entry.number || ': ' || btrim(p_reason), 300), v_entry.line_count, v_entry.id, auth.uid(),
    coalesce(private.get_my_display_name(), '')
  )
  returning id into v_id;
  insert into private.investor_ledger_lines (entry_id, position, entity_id, entry_date, account, cents, holding_id)
  select v_id, l.position, l.entity_id, l.entry_date, l.account, -l.cents, l.holding_id
  from private.investor_ledger_lines l where l.entry_id = v_entry.id;
  return v_id;
end $$;
