-- Money that a community holds for residents. A ledger of its own: it is the residents' money, and no account goes below
-- zero. Each movement is mirrored in the community's books, where it is cash and a liability.
select private.make_ledger('trust', 'public.communities', 'community_id');

alter table private.trust_lines
  add column resident_id uuid references public.residents (id) on delete set null;
create index trust_lines_resident_idx on private.trust_lines (resident_id, entry_date) where resident_id is not null;

create table private.trust_settings (
  community_id uuid not null references public.communities (id) on delete cascade,
  two_person_cents bigint not null default 10000,
  bond_cents bigint not null default 0,
  bond_carrier text,
  bond_number text,
  bond_expires_on date,
  version integer not null default 1,

  constraint trust_settings_pkey primary key (community_id),
  constraint trust_settings_two_person_in_range check (two_person_cents between 0 and 10000000),
  constraint trust_settings_bond_in_range check (bond_cents between 0 and 10000000000),
  constraint trust_settings_bond_carrier_is_plain check (private.is_single_line(bond_carrier, 120)),
  constraint trust_settings_bond_number_is_plain check (private.is_single_line(bond_number, 60)),
  constraint trust_settings_bond_expires_on_in_range check (bond_expires_on between '2000-01-01' and '2200-01-01')
);
comment on column private.trust_settings.two_person_cents is 'Withdrawals above this need a second person.';
alter table private.trust_settings enable row level security;

create table private.trust_movements (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  kind text not null,
  cents bigint not null,
  day date not null,
  method text not null,
  purpose text not null,
  receipt text,
  interest_id uuid,
  requested_at timestamptz not null default clock_timestamp(),
  requested_by uuid references public.profiles (id) on delete set null,
  requester text not null default '',
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  decider text,
  decline_reason text,
  posted_at timestamptz,

  constraint trust_movements_kind_is_known check (kind in ('deposit', 'withdrawal', 'interest', 'close')),
  constraint trust_movements_cents_in_range check (cents between 1 and 1000000000),
  constraint trust_movements_day_in_range check (day between '2000-01-01' and '2200-01-01'),
  constraint trust_movements_method_is_known check (method in ('cash', 'check', 'transfer')),
  constraint trust_movements_purpose_is_plain check (char_length(btrim(purpose)) >= 3 and private.is_single_line(purpose, 200)),
  constraint trust_movements_receipt_is_plain check (private.is_single_line(receipt, 120)),
  constraint trust_movements_withdrawals_have_receipts check (
    kind in ('deposit', 'interest') or char_length(btrim(coalesce(receipt, ''))) >= 1
  ),
  constraint trust_movements_requester_is_plain check (private.is_single_line(requester, 300)),
  constraint trust_movements_decider_is_plain check (private.is_single_line(decider, 300)),
  constraint trust_movements_decline_reason_is_plain check (private.is_single_line(decline_reason, 300)),
  constraint trust_movements_end_once check (posted_at is null or decline_reason is null)
);
comment on column private.trust_movements.receipt is 'Who received the money, or the number of the receipt.';
comment on column private.trust_movements.interest_id is 'The distribution that this interest is part of.';

create index trust_movements_community_idx on private.trust_movements (community_id, day desc, requested_at desc);
create index trust_movements_resident_idx on private.trust_movements (resident_id, day, requested_at);
create index trust_movements_requested_by_idx on private.trust_movements (requested_by);
create index trust_movements_decided_by_idx on private.trust_movements (decided_by);
create index trust_movements_waiting_idx on private.trust_movements (community_id) where posted_at is null and decline_reason is null;
-- One distribution pays each account once.
create unique index trust_movements_interest_once_idx on private.trust_movements (interest_id, resident_id) where interest_id is not null;
alter table private.trust_movements enable row level security;

create function private.get_trust_settings(p_community_id uuid) returns private.trust_settings
language plpgsql stable security definer set search_path = '' as $$
declare
  v_settings private.trust_settings;
begin
  select * into v_settings from private.trust_settings s where s.community_id = p_community_id;
  if v_settings.community_id is null then
    v_settings := row(p_community_id, 10000, 0, null, null, null, 0)::private.trust_settings;
  end if;
  return v_settings;
end $$;

-- Returns a resident's balance at the end of a day.
create function private.get_trust_balance(p_resident_id uuid, p_day date default 'infinity') returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(-sum(l.cents), 0)::bigint from private.trust_lines l
    where l.resident_id = p_resident_id and l.account = '2200' and l.entry_date <= p_day
  );
end $$;

-- Returns what can be withdrawn on a day, so that the balance is never below zero on that day or a later one.
create function private.get_trust_available(p_resident_id uuid, p_day date) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select least(private.get_trust_balance(p_resident_id, p_day), min(x.balance))
    from (
      select l.entry_date, sum(-sum(l.cents)) over (order by l.entry_date) as balance
      from private.trust_lines l where l.resident_id = p_resident_id and l.account = '2200' group by l.entry_date
    ) x
    where x.entry_date >= p_day
  );
end $$;

-- Holds the community's trust accounts until the transaction ends, after checking the right.
create function private.begin_trust_change(p_community_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'resident_trust', 'change');
  perform private.enforce_rate_limit('trust_change', 1200, interval '1 hour');
  insert into private.trust_numbers (community_id) values (p_community_id) on conflict do nothing;
  perform from private.trust_numbers n where n.community_id = p_community_id for update;
  insert into private.trust_accounts (community_id, number, name, kind)
  values (p_community_id, '1050', 'Resident trust cash', 'asset'), (p_community_id, '2200', 'Resident trust liability', 'liability')
  on conflict do nothing;
end $$;

-- Posts a movement to the trust ledger and the community's books. Refuses a balance below zero.
create function private.post_trust_movement(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_move private.trust_movements;
  v_signed bigint;
  v_entry uuid;
begin
  select * into v_move from private.trust_movements m where m.id = p_id for update;
  v_signed := case when v_move.kind in ('deposit', 'interest') then v_move.cents else -v_move.cents end;
  if v_signed < 0 and coalesce(private.get_trust_available(v_move.resident_id, v_move.day), 0) + v_signed < 0 then
    raise exception 'The account has less than that.' using errcode = 'HXTXB';
  end if;
  insert into private.trust_entries (community_id, entry_date, service_date, source_kind, source_id, memo, line_count, posted_by, poster)
  values (
    v_move.community_id, v_move.day, v_move.day, 'trust_movement', p_id, v_move.purpose, 2, auth.uid(),
    coalesce(private.get_my_display_name(), '')
  )
  returning id into v_entry;
  insert into private.trust_lines (entry_id, position, community_id, entry_date, account, cents, resident_id)
  values
    (v_entry, 1, v_move.community_id, v_move.day, '1050', v_signed, null),
    (v_entry, 2, v_move.community_id, v_move.day, '2200', -v_signed, v_move.resident_id);
  perform private.post_ledger_entry(
    v_move.community_id, v_move.day, 'trust_movement', p_id, 'Resident trust ' || v_move.kind,
    jsonb_build_array(
      jsonb_build_object('account', '1050', 'cents', v_signed),
      jsonb_build_object('account', '2200', 'cents', -v_signed, 'resident_id', v_move.resident_id)
    )
  );
  update private.trust_movements m set posted_at = now() where m.id = p_id;
end $$;

create function private.save_trust_settings(p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.trust_settings;
  v_new private.trust_settings;
begin
  perform private.begin_trust_change(p_community_id);
  -- The limit of the two-person rule is not up to those it limits.
  perform private.require_community_right(p_community_id, 'resident_trust', 'remove');
  v_old := private.get_trust_settings(p_community_id);
  perform private.require_same_version(v_old.version, p_version, 'HXTXV');
  v_new := jsonb_populate_record(v_old, p_values);
  insert into private.trust_settings as s (community_id, two_person_cents, bond_cents, bond_carrier, bond_number, bond_expires_on)
  values (
    p_community_id, v_new.two_person_cents, v_new.bond_cents, nullif(btrim(v_new.bond_carrier), ''), nullif(btrim(v_new.bond_number), ''),
    v_new.bond_expires_on
  )
  on conflict (community_id) do update
  set two_person_cents = excluded.two_person_cents, bond_cents = excluded.bond_cents, bond_carrier = excluded.bond_carrier,
    bond_number = excluded.bond_number, bond_expires_on = excluded.bond_expires_on, version = s.version + 1;
end $$;

-- Sets the limit above which a withdrawal needs a second person, and the surety bond. For executive directors.
select private.expose('save_trust_settings', 'authenticated');

create function private.add_trust_movement(p_id uuid, p_community_id uuid, p_values public.payload) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_new constant private.trust_movements := jsonb_populate_record(null::private.trust_movements, p_values);
  v_resident public.residents;
  v_cents bigint := v_new.cents;
  v_is_waiting boolean;
begin
  perform private.begin_trust_change(p_community_id);
  if exists (select from private.trust_movements m where m.id = p_id and m.community_id = p_community_id) then
    return (select case when m.posted_at is null then 'waiting' else 'posted' end from private.trust_movements m where m.id = p_id);
  end if;
  select * into v_resident from public.residents r where r.id = v_new.resident_id and r.community_id = p_community_id and r.deleted_at is null;
  if v_resident.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_new.kind not in ('deposit', 'withdrawal', 'close') or v_new.kind is null then
    raise exception 'Unknown movement.' using errcode = '22023';
  elsif v_new.day is null or v_new.day > private.get_community_day(p_community_id) then
    raise exception 'Enter a day until today.' using errcode = 'HXTXD';
  elsif exists (
    select from private.trust_movements m where m.resident_id = v_resident.id and m.kind = 'close' and m.posted_at is not null
      and v_new.kind <> 'deposit' and not exists (
        select from private.trust_movements d where d.resident_id = m.resident_id and d.kind = 'deposit' and d.posted_at > m.posted_at
      )
  ) then
    raise exception 'This account is closed.' using errcode = 'HXTXC';
  end if;
  if v_new.kind = 'close' then
    if v_resident.status not in ('discharged', 'deceased') then
      raise exception 'Close the account after the discharge.' using errcode = 'HXTXC';
    end if;
    v_cents := private.get_trust_balance(v_resident.id);
  end if;
  if v_new.kind <> 'deposit' and coalesce(private.get_trust_available(v_resident.id, v_new.day), 0) < coalesce(v_cents, 0) then
    raise exception 'The account has less than that.' using errcode = 'HXTXB';
  end if;
  v_is_waiting := v_new.kind <> 'deposit' and v_cents > (private.get_trust_settings(p_community_id)).two_person_cents;
  insert into private.trust_movements (
    id, community_id, resident_id, kind, cents, day, method, purpose, receipt, requested_by, requester
  )
  values (
    p_id, p_community_id, v_resident.id, v_new.kind, v_cents, v_new.day, v_new.method, btrim(v_new.purpose), nullif(btrim(v_new.receipt), ''),
    auth.uid(), coalesce(private.get_my_display_name(), '')
  );
  if v_is_waiting then
    return 'waiting';
  end if;
  perform private.post_trust_movement(p_id);
  return 'posted';
end $$;

-- Records a deposit, a withdrawal, or the final payment to a resident who left. Returns 'waiting' if a second person must
-- approve. A repeat with the same ID changes nothing.
select private.expose('add_trust_movement', 'authenticated');

create function private.decide_trust_movement(p_id uuid, p_approves boolean, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_move private.trust_movements;
begin
  perform private.begin_trust_change((select m.community_id from private.trust_movements m where m.id = p_id));
  select * into v_move from private.trust_movements m where m.id = p_id for update;
  if v_move.posted_at is not null or v_move.decline_reason is not null then
    raise exception 'A decision was already made on this withdrawal.' using errcode = 'HXTXS';
  elsif p_approves and v_move.requested_by is not distinct from auth.uid() then
    raise exception 'Another person must approve this.' using errcode = 'HXTXT';
  elsif p_approves is not true and coalesce(char_length(btrim(p_reason)), 0) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXTXR';
  end if;
  update private.trust_movements m
  set decided_at = now(), decided_by = auth.uid(), decider = coalesce(private.get_my_display_name(), ''),
    decline_reason = case when p_approves then null else btrim(p_reason) end
  where m.id = p_id;
  if p_approves then
    perform private.post_trust_movement(p_id);
  end if;
end $$;

-- Approves or declines a waiting withdrawal. The person who asked for it can decline it, but not approve it.
select private.expose('decide_trust_movement', 'authenticated');

create function private.post_trust_interest(p_id uuid, p_community_id uuid, p_day date, p_cents public.large_number) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform private.begin_trust_change(p_community_id);
  if exists (select from private.trust_movements m where m.interest_id = p_id and m.community_id = p_community_id) then
    return (select count(*) from private.trust_movements m where m.interest_id = p_id);
  elsif p_day is null or p_day > private.get_community_day(p_community_id) then
    raise exception 'Enter a day until today.' using errcode = 'HXTXD';
  end if;
  -- Shares by balance: the difference of two rounded running totals, so that they add up to the whole.
  insert into private.trust_movements (
    id, community_id, resident_id, kind, cents, day, method, purpose, interest_id, requested_by, requester
  )
  select md5(p_id::text || s.resident_id)::uuid, p_community_id, s.resident_id, 'interest', s.cents, p_day, 'transfer', 'Interest', p_id,
    auth.uid(), coalesce(private.get_my_display_name(), '')
  from (
    select b.resident_id, (round(p_cents * b.running / b.total) - round(p_cents * (b.running - b.balance) / b.total))::bigint as cents
    from (
      select x.resident_id, x.balance, sum(x.balance) over (order by x.resident_id) as running, sum(x.balance) over () as total
      from (
        select l.resident_id, -sum(l.cents) as balance from private.trust_lines l
        where l.community_id = p_community_id and l.account = '2200' and l.resident_id is not null and l.entry_date <= p_day
        group by l.resident_id having -sum(l.cents) > 0
      ) x
    ) b
  ) s
  where s.cents > 0;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    raise exception 'No account has a balance on that day.' using errcode = 'HXTXI';
  end if;
  perform private.post_trust_movement(m.id) from (
    select x.id from private.trust_movements x where x.interest_id = p_id order by x.id
  ) m;
  return v_count;
end $$;

-- Credits interest of the bank to the accounts by their balance on a day, to the cent. Returns how many accounts.
select private.expose('post_trust_interest', 'authenticated');
