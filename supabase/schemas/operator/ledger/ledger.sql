-- The ledger of each community. Everything that moves money posts here with `private.post_ledger_entry`; statements,
-- reports, and exports read it. Nothing is open to the API except through calls.
select private.make_ledger('ledger', 'public.communities', 'community_id');

alter table private.ledger_lines
  add column resident_id uuid references public.residents (id) on delete set null,
  add column payor text,
  add constraint ledger_lines_payor_shape check (payor ~ '^[a-z][a-z_]{1,39}$');
create index ledger_lines_resident_idx on private.ledger_lines (resident_id) where resident_id is not null;

-- The accounts that every community starts with. Revenue and expenses are the accounts of underwriting statements, so
-- that a T-12 needs no mapping.
create function private.list_ledger_chart() returns table (number text, name text, kind text)
language sql immutable set search_path = '' as $$
  values
    ('1010', 'Operating cash', 'asset'), ('1050', 'Resident trust cash', 'asset'), ('1060', 'Undeposited payments', 'asset'),
    ('1200', 'Accounts receivable', 'asset'), ('2010', 'Accounts payable', 'liability'), ('2050', 'Accrued payroll', 'liability'),
    ('2100', 'Resident deposits', 'liability'), ('2150', 'Refunds payable', 'liability'),
    ('2200', 'Resident trust liability', 'liability'), ('2300', 'Prepaid resident charges', 'liability'),
    ('3900', 'Retained earnings', 'equity'),
    ('4000', 'Resident rent', 'revenue'), ('4010', 'Care income', 'revenue'), ('4020', 'Second occupants', 'revenue'),
    ('4030', 'Community fees', 'revenue'), ('4040', 'Ancillary income', 'revenue'), ('4050', 'Respite', 'revenue'),
    ('4100', 'Medicaid and waiver', 'revenue'), ('4110', 'Medicare A', 'revenue'), ('4120', 'Medicare Advantage', 'revenue'),
    ('4130', 'VA', 'revenue'), ('4140', 'Other payors', 'revenue'), ('4500', 'Concessions', 'revenue'),
    ('4600', 'Bad debt', 'revenue'), ('4900', 'Other income', 'revenue'),
    ('5000', 'Nursing and care labor', 'expense'), ('5050', 'Agency labor', 'expense'), ('5060', 'Care supplies', 'expense'),
    ('5100', 'Dining', 'expense'), ('5200', 'Activities', 'expense'), ('5300', 'Housekeeping and laundry', 'expense'),
    ('5400', 'Maintenance', 'expense'), ('5500', 'Administration', 'expense'), ('5600', 'Marketing', 'expense'),
    ('5700', 'Ancillary costs', 'expense'), ('5800', 'Benefits and payroll taxes', 'expense'),
    ('5900', 'Other operating costs', 'expense'), ('6000', 'Management fee', 'fee'), ('6100', 'Property tax', 'expense'),
    ('6200', 'Insurance', 'expense'), ('6300', 'Utilities', 'expense'), ('7000', 'Rent to the owner', 'rent'),
    ('7100', 'Interest', 'below'), ('7200', 'Depreciation and amortization', 'below'), ('7900', 'Other below the line', 'below')
$$;

-- Creates the accounts of a community before its first use.
create function private.ensure_ledger_accounts(p_community_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.ledger_accounts a where a.community_id = p_community_id) then
    insert into private.ledger_accounts (community_id, number, name, kind)
    select p_community_id, c.number, c.name, c.kind from private.list_ledger_chart() c
    on conflict do nothing;
  end if;
end $$;

create function private.is_ledger_month_closed(p_community_id uuid, p_day date) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.ledger_periods p
    where p.community_id = p_community_id and p.month = date_trunc('month', p_day)::date and p.closed_at is not null
  );
end $$;

-- Returns the day itself if its month is open, else the first day of the first open month after it.
create function private.get_open_ledger_day(p_community_id uuid, p_day date) returns date
language plpgsql stable security definer set search_path = '' as $$
declare
  v_month date := date_trunc('month', p_day)::date;
begin
  if not private.is_ledger_month_closed(p_community_id, p_day) then
    return p_day;
  end if;
  while private.is_ledger_month_closed(p_community_id, v_month) loop
    v_month := (v_month + interval '1 month')::date;
  end loop;
  return v_month;
end $$;

-- Holds the community's books, so that posting and closing run one after the other. Also creates its accounts.
create function private.lock_ledger(p_community_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.ledger_numbers (community_id) values (p_community_id) on conflict do nothing;
  perform from private.ledger_numbers n where n.community_id = p_community_id for update;
  perform private.ensure_ledger_accounts(p_community_id);
end $$;

-- Posts an entry and returns its ID. `p_lines` is an array of objects with `account`, `cents`, and optionally
-- `resident_id`, `payor`, and `memo`; debits are positive, and the sum is zero. A source is posted once: a repeat returns
-- the entry that exists. If the month is closed, the entry is dated on the first day of the first open month and keeps
-- the day as `service_date`. Callers check rights.
create function private.post_ledger_entry(
  p_community_id uuid, p_entry_date date, p_source_kind text, p_source_id uuid, p_memo text, p_lines jsonb, p_evidence text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_revision integer;
  v_day date;
begin
  perform private.lock_ledger(p_community_id);
  select e.id into v_id
  from private.ledger_entries e
  where e.community_id = p_community_id and e.source_kind = p_source_kind and e.source_id = p_source_id and e.reverses_id is null
    and not exists (select from private.ledger_entries r where r.reverses_id = e.id);
  if v_id is not null then
    return v_id;
  end if;
  if jsonb_typeof(p_lines) is distinct from 'array' or exists (
    select from jsonb_to_recordset(p_lines) l (account text, cents bigint)
    where not exists (
      select from private.ledger_accounts a
      where a.community_id = p_community_id and a.number = l.account and a.archived_at is null
    )
  ) then
    raise exception 'Choose an account.' using errcode = 'HXLGA';
  elsif jsonb_array_length(p_lines) not between 2 and 5000
    or (select sum(l.cents) from jsonb_to_recordset(p_lines) l (cents numeric)) <> 0
    or exists (select from jsonb_to_recordset(p_lines) l (cents numeric) where l.cents is null or l.cents = 0 or l.cents <> round(l.cents))
  then
    raise exception 'Debits and credits must be equal.' using errcode = 'HXLGB';
  end if;
  select count(*) + 1 into v_revision
  from private.ledger_entries e
  where e.community_id = p_community_id and e.source_kind = p_source_kind and e.source_id = p_source_id and e.reverses_id is null;
  v_day := private.get_open_ledger_day(p_community_id, p_entry_date);
  insert into private.ledger_entries (
    community_id, entry_date, service_date, source_kind, source_id, revision, memo, evidence, line_count, posted_by, poster
  )
  values (
    p_community_id, v_day, p_entry_date, p_source_kind, p_source_id, v_revision, btrim(p_memo), nullif(btrim(p_evidence), ''),
    jsonb_array_length(p_lines), auth.uid(), coalesce(private.get_my_display_name(), '')
  )
  returning id into v_id;
  insert into private.ledger_lines (entry_id, position, community_id, entry_date, account, cents, memo, resident_id, payor)
  select v_id, l.place, p_community_id, v_day, l.account, l.cents, nullif(btrim(l.memo), ''), l.resident_id, l.payor
  from rows from (jsonb_to_recordset(p_lines) as (account text, cents bigint, memo text, resident_id uuid, payor text))
    with ordinality l (account, cents, memo, resident_id, payor, place);
  return v_id;
end $$;

-- Posts the opposite of a source's current entry and returns the reversal's ID; null if nothing is posted. It has the
-- day of the entry, or of the first open month if that month is closed. The source can be posted again afterwards.
create function private.reverse_ledger_entry(p_source_kind text, p_source_id uuid, p_reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_entry private.ledger_entries;
  v_id uuid;
  v_day date;
begin
  perform private.lock_ledger(c.community_id)
  from (select distinct e.community_id from private.ledger_entries e where e.source_kind = p_source_kind and e.source_id = p_source_id) c;
  select * into v_entry
  from private.ledger_entries e
  where e.source_kind = p_source_kind and e.source_id = p_source_id and e.reverses_id is null
    and not exists (select from private.ledger_entries r where r.reverses_id = e.id)
  limit 1;
  if v_entry.id is null then
    return null;
  elsif char_length(btrim(coalesce(p_reason, ''))) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXLGR';
  end if;
  v_day := private.get_open_ledger_day(v_entry.community_id, v_entry.entry_date);
  insert into private.ledger_entries (
    community_id, entry_date, service_date, source_kind, source_id, revision, memo, line_count, reverses_id, posted_by, poster
  )
  values (
    v_entry.community_id, v_day, v_entry.service_date, p_source_kind, p_source_id, v_entry.revision,
    left('Reversal of ' || v_entry.number || ': ' || btrim(p_reason), 300), v_entry.line_count, v_entry.id, auth.uid(),
    coalesce(private.get_my_display_name(), '')
  )
  returning id into v_id;
  insert into private.ledger_lines (entry_id, position, community_id, entry_date, account, cents, memo, resident_id, payor)
  select v_id, l.position, l.community_id, v_day, l.account, -l.cents, l.memo, l.resident_id, l.payor
  from private.ledger_lines l where l.entry_id = v_entry.id;
  return v_id;
end $$;
