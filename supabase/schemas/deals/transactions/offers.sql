-- Offers on a sale. Bidders are invited in rounds; in a sealed round only an offer's author can see it, or
-- that it exists, before the common deadline. Bidders see only their own round and offers.
create table public.offer_rounds (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  deadline timestamptz not null,
  is_sealed boolean not null,
  terms text,
  created_at timestamptz not null default now(),

  constraint offer_rounds_terms_are_plain check (private.is_plain_message(terms, 2000))
);

create index offer_rounds_transaction_idx on public.offer_rounds (transaction_id, created_at desc);

select private.set_up_table('public.offer_rounds', 'select');

select private.set_up_transaction_part('public.offer_rounds', 'Transaction managers read its offer rounds');

create table public.offer_invitations (
  round_id uuid not null references public.offer_rounds (id) on delete cascade,
  party_id uuid not null references public.transaction_parties (id) on delete cascade,
  transaction_id uuid not null references public.transactions (id) on delete cascade,

  constraint offer_invitations_pkey primary key (round_id, party_id)
);

create index offer_invitations_party_idx on public.offer_invitations (party_id);
create index offer_invitations_transaction_idx on public.offer_invitations (transaction_id);

alter table public.offer_invitations enable row level security;
grant select on table public.offer_invitations to authenticated;
grant select, insert, delete on table public.offer_invitations to service_role;

select private.set_up_transaction_part('public.offer_invitations', 'Transaction managers read its bidders');

select private.require_second_factor('public.offer_invitations');

create table public.offers (
  id uuid primary key,
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  party_id uuid not null references public.transaction_parties (id) on delete cascade,
  round_id uuid references public.offer_rounds (id) on delete cascade,
  account_id uuid references public.profiles (id) on delete set null,
  made_by text not null,
  status text not null default 'open',
  price numeric(14, 2) not null,
  deposit numeric(14, 2),
  diligence_days integer,
  closing_days integer,
  financing text not null default 'none',
  waits_for_licence boolean not null default false,
  contingencies text,
  proof_of_funds text not null default 'none',
  licence_history text,
  expires_on date,
  file_id uuid references public.record_files (id) on delete set null,
  submitted_at timestamptz not null default clock_timestamp(),

  constraint offers_made_by_is_known check (made_by in ('bidder', 'seller')),
  constraint offers_status_is_known check (status in ('open', 'declined', 'accepted')),
  constraint offers_price_is_money check (price > 0 and private.is_money(price)),
  constraint offers_deposit_is_money check (private.is_money(deposit)),
  constraint offers_deposit_within_price check (deposit <= price),
  constraint offers_diligence_days_in_range check (diligence_days between 0 and 365),
  constraint offers_closing_days_in_range check (closing_days between 0 and 730),
  constraint offers_financing_is_known check (financing in ('none', 'bank', 'hud', 'seller')),
  constraint offers_contingencies_are_plain check (private.is_single_line(contingencies, 1000)),
  constraint offers_proof_of_funds_is_known check (proof_of_funds in ('none', 'letter', 'statement', 'confirmed')),
  constraint offers_licence_history_is_plain check (private.is_single_line(licence_history, 1000)),
  constraint offers_expires_on_is_near check (expires_on between '1970-01-01' and '2999-12-31')
);
-- Triggers in other files:
--   deals/transactions/offer_signatures.sql: snapshot_offer_text

comment on column public.offers.account_id is 'The account that made it; the only one that can see it while sealed.';

create index offers_transaction_idx on public.offers (transaction_id, submitted_at);
create index offers_party_idx on public.offers (party_id);
create index offers_round_idx on public.offers (round_id);
create index offers_account_idx on public.offers (account_id);
-- Only one offer per sale can be accepted.
create unique index offers_accepted_idx on public.offers (transaction_id) where status = 'accepted';
create index offers_file_idx on public.offers (file_id);

select private.set_up_table('public.offers', '
  select (
    id, transaction_id, party_id, round_id, made_by, status, price, deposit, diligence_days, closing_days,
    financing, waits_for_licence, contingencies, proof_of_funds, licence_history, expires_on, file_id,
    submitted_at
  )
');

-- True if the other side can read the offers of a round.
create function private.is_offer_round_unsealed(p_round_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
begin
  return p_round_id is null or exists (
    select from public.offer_rounds r where r.id = p_round_id and (not r.is_sealed or r.deadline <= now())
  );
end $$;
grant execute on function private.is_offer_round_unsealed(uuid) to authenticated;

create policy "Transaction managers read unsealed offers" on public.offers
  for select to authenticated
  using (
    exists (
      select from public.transactions t where t.id = transaction_id and t.workspace_id = any ((select private.list_my_workspace_ids())::uuid[])
    )
    and private.is_offer_round_unsealed(round_id)
  );

select private.add_condition_guard('public.offers', 'private.runs(transaction_id, (select private.list_my_workspace_ids())) and private.is_offer_round_unsealed(round_id)');

-- True if a party is invited to a sealed round whose deadline is still ahead. Its identity is frozen until
-- then: a different email would reveal its offer to someone else.
create function private.has_pending_sealed_offer(p_party_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.offer_invitations i join public.offer_rounds r on r.id = i.round_id
    where i.party_id = p_party_id and r.is_sealed and r.deadline > now()
  );
end $$;

create function private.prevent_sealed_bidder_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' and private.has_pending_sealed_offer(old.id)
    and (tg_op = 'DELETE' or (new.email, new.role) is distinct from (old.email, old.role))
  then
    raise exception 'You cannot change this bidder before the deadline of their sealed offer.' using errcode = 'HXOFS';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger prevent_sealed_bidder_change before update of email, role or delete on public.transaction_parties
  for each row execute function private.prevent_sealed_bidder_change();

-- Formats a deadline for one reader, with the city of their time zone: "Nov 27, 2026, 5:00 PM (Chicago time)".
create function private.format_deadline(p_at timestamptz, p_reader uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  c_zone constant text := private.get_user_time_zone(p_reader);
begin
  return to_char(p_at at time zone c_zone, 'FMMon FMDD, YYYY, FMHH12:MI AM')
    || ' (' || replace(regexp_replace(c_zone, '^.*/', ''), '_', ' ') || ' time)';
end $$;

-- Notifies only the accounts of one party. A deadline in `at` is written for each reader as `when`.
create function private.notify_bidder(p_party public.transaction_parties, p_kind text, p_key text, p_words jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    u.id, p_kind, p_key,
    (p_words - 'at') || jsonb_build_object('property', t.property_name, 'transaction_id', t.id) || case
      when p_words ? 'at' then jsonb_build_object('when', private.format_deadline((p_words ->> 'at')::timestamptz, u.id))
      else '{}'
    end,
    jsonb_build_object('transaction_id', t.id)
  )
  from public.transactions t
  join auth.users u on lower(u.email) = p_party.email and u.email_confirmed_at is not null
  where t.id = p_party.transaction_id and u.id is distinct from auth.uid();
end $$;

create function private.ask_for_offers(
  p_id uuid, p_transaction_id uuid, p_parties uuid[], p_deadline timestamptz,
  p_is_sealed boolean default true, p_terms text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_transaction public.transactions;
begin
  perform private.require_transaction_manager(p_transaction_id);
  select * into v_transaction from public.transactions t where t.id = p_transaction_id for update;
  if exists (select from public.offer_rounds r where r.id = p_id and r.transaction_id = p_transaction_id) then
    return p_id;
  end if;
  if p_deadline is null or p_deadline <= now() or p_deadline > now() + interval '1 year' then
    raise exception 'The deadline must be in the future.' using errcode = 'HXOFD';
  end if;
  if exists (
    select from public.offer_rounds r
    where r.transaction_id = p_transaction_id and r.deadline > now() and (r.is_sealed or p_is_sealed)
  ) then
    raise exception 'Another round is already running.' using errcode = 'HXOFR';
  end if;
  if cardinality(p_parties) is null or cardinality(p_parties) not between 1 and 40 or (
    select count(*) from public.transaction_parties p
    where p.id = any (p_parties) and p.transaction_id = p_transaction_id and p.role = 'bidder' and p.email is not null
  ) <> cardinality(p_parties) then
    raise exception 'You can only ask bidders with an email.' using errcode = 'HXOFB';
  end if;
  insert into public.offer_rounds (id, transaction_id, deadline, is_sealed, terms)
  values (p_id, p_transaction_id, p_deadline, p_is_sealed, nullif(btrim(p_terms), ''));
  insert into public.offer_invitations (round_id, party_id, transaction_id)
  select p_id, x, p_transaction_id from unnest(p_parties) x;
  perform private.notify_bidder(
    p, 'offer_asked', 'round:' || p_id,
    jsonb_build_object('at', p_deadline)
  )
  from public.transaction_parties p where p.id = any (p_parties);
  return p_id;
end $$;

-- Invites bidders to a round with one deadline, sealed until then or open at once. Idempotent.
select private.expose('ask_for_offers', 'authenticated');

create function private.extend_round(p_id uuid, p_deadline timestamptz) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_round public.offer_rounds;
begin
  select * into v_round from public.offer_rounds r where r.id = p_id for update;
  if not found or not private.can_manage_transaction(v_round.transaction_id) then
    raise exception 'Round not found.' using errcode = '42501';
  end if;
  if v_round.deadline = p_deadline then
    return p_deadline;
  end if;
  if v_round.deadline <= clock_timestamp() or p_deadline is null or p_deadline <= v_round.deadline
    or p_deadline > now() + interval '1 year'
  then
    raise exception 'You can only extend the deadline of a running round.' using errcode = 'HXOFD';
  end if;
  update public.offer_rounds r set deadline = p_deadline where r.id = p_id;
  perform private.notify_bidder(
    p, 'offer_asked', 'round:' || p_id || ':' || p_deadline,
    jsonb_build_object('at', p_deadline)
  )
  from public.offer_invitations i join public.transaction_parties p on p.id = i.party_id where i.round_id = p_id;
  return p_deadline;
end $$;

-- Extends a running round for everyone, and notifies all bidders.
select private.expose('extend_round', 'authenticated');

create function private.add_offer(
  p_id uuid, p_party public.transaction_parties, p_round_id uuid, p_account_id uuid, p_made_by text, p_offer jsonb,
  p_file_id uuid
) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.offers o where o.party_id = p_party.id) >= 60 then
    raise exception 'You have reached the limit of 60.' using errcode = 'HXRMA';
  end if;
  insert into public.offers (
    id, transaction_id, party_id, round_id, account_id, made_by, price, deposit, diligence_days, closing_days, financing,
    waits_for_licence, contingencies, proof_of_funds, licence_history, expires_on, file_id
  )
  select
    p_id, p_party.transaction_id, p_party.id, p_round_id, p_account_id, p_made_by, o.price, o.deposit, o.diligence_days,
    o.closing_days, coalesce(o.financing, 'none'), coalesce(o.waits_for_licence, false), nullif(btrim(o.contingencies), ''),
    case
      when p_account_id is not null and o.proof_of_funds = 'confirmed' then 'statement'
      else coalesce(o.proof_of_funds, 'none')
    end,
    nullif(btrim(o.licence_history), ''), o.expires_on, p_file_id
  from jsonb_to_record(p_offer) o (
    price numeric, deposit numeric, diligence_days integer, closing_days integer, financing text,
    waits_for_licence boolean, contingencies text, proof_of_funds text, licence_history text, expires_on date
  );
  return p_id;
end $$;

create function private.enter_offer(
  p_id uuid, p_party_id uuid, p_made_by text, p_offer public.payload, p_file_id uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_party public.transaction_parties;
begin
  select * into v_party from public.transaction_parties p where p.id = p_party_id for update;
  if not found or not private.can_manage_transaction(v_party.transaction_id) then
    raise exception 'Bidder not found.' using errcode = '42501';
  end if;
  if exists (
    select from public.offers o where o.id = p_id and o.party_id = p_party_id and private.is_offer_round_unsealed(o.round_id)
  ) then
    return p_id;
  end if;
  if private.has_pending_sealed_offer(p_party_id) then
    raise exception 'You cannot change this bidder before the deadline of their sealed offer.' using errcode = 'HXOFS';
  end if;
  if v_party.role not in ('bidder', 'buyer') then
    raise exception 'Only bidders can make offers.' using errcode = 'HXOFB';
  end if;
  if p_file_id is not null and not exists (
    select from public.record_files f
    where f.id = p_file_id and f.kind = 'transactions' and f.record_id = v_party.transaction_id
  ) then
    raise exception 'File not found.' using errcode = '42501';
  end if;
  perform private.add_offer(p_id, v_party, null, null, p_made_by, p_offer, p_file_id);
  if p_made_by = 'seller' then
    perform private.notify_bidder(v_party, 'offer_answered', 'offer:' || p_id, '{"answer": "The seller counters"}');
  end if;
  return p_id;
end $$;

-- Records an offer received by letter, with its file, or the seller's counteroffer (`p_made_by`). Idempotent.
select private.expose('enter_offer', 'authenticated');

-- Returns the parties as which the caller was ever invited to bid.
create function private.list_my_bidder_parties() returns setof public.transaction_parties
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email constant text := case when private.is_approved() then private.get_my_confirmed_email() end;
begin
  return query
  select p.* from public.transaction_parties p
  join public.transactions t on t.id = p.transaction_id
  where lower(p.email) = v_email and p.role = 'bidder' and t.deleted_at is null
    and exists (select from public.offer_invitations i where i.party_id = p.id);
end $$;

create function private.submit_offer(
  p_id uuid, p_transaction_id uuid, p_offer public.payload, p_letter_id uuid default null,
  p_letter_name text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_party public.transaction_parties;
  v_round public.offer_rounds;
begin
  perform private.enforce_rate_limit('offer', 60, interval '1 hour');
  select * into v_party from private.list_my_bidder_parties() p where p.transaction_id = p_transaction_id limit 1;
  if not found then
    raise exception 'You have not been asked for an offer.' using errcode = '42501';
  end if;
  if exists (select from public.offers o where o.id = p_id and o.party_id = v_party.id and o.account_id = auth.uid()) then
    return p_id;
  end if;
  select r.* into v_round from public.offer_rounds r join public.offer_invitations i on i.round_id = r.id
  where i.party_id = v_party.id order by r.deadline desc limit 1 for share of r;
  if v_round.deadline <= clock_timestamp() then
    raise exception 'The deadline has passed.' using errcode = 'HXOFL';
  end if;
  perform private.add_offer(p_id, v_party, v_round.id, auth.uid(), 'bidder', p_offer, null);
  if p_letter_id is not null then
    perform private.attach_offer_letter(p_id, p_transaction_id, p_letter_id, p_letter_name);
  end if;
  if not v_round.is_sealed then
    perform private.notify(
      t.broker_id, 'offer_received', 'offer:' || p_id,
      jsonb_build_object(
        'property', t.property_name, 'transaction_id', t.id, 'name', coalesce(v_party.company, v_party.name)
      ),
      jsonb_build_object('transaction_id', t.id)
    )
    from public.transactions t where t.id = p_transaction_id;
  end if;
  return p_id;
end $$;

-- Submits the caller's offer in their current round, with the letter uploaded to `<their
-- id>/<transaction>/<letter>`; a later offer replaces it. Idempotent.
select private.expose('submit_offer', 'authenticated');

create function private.decide_offer(p_id uuid, p_status text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_offer public.offers;
  v_party public.transaction_parties;
begin
  -- Decisions on one sale are serialized.
  perform from public.transactions t
  where t.id = (select o.transaction_id from public.offers o where o.id = p_id) for update;
  select * into v_offer from public.offers o where o.id = p_id and private.is_offer_round_unsealed(o.round_id) for update;
  if not found or not private.can_manage_transaction(v_offer.transaction_id) then
    raise exception 'Offer not found.' using errcode = '42501';
  end if;
  if v_offer.status = p_status then
    return p_status;
  end if;
  if v_offer.status <> 'open' or p_status not in ('declined', 'accepted') or v_offer.made_by <> 'bidder' then
    raise exception 'This offer was already decided.' using errcode = 'HXOFC';
  end if;
  if p_status = 'accepted' then
    perform private.require_open_offer(v_offer);
    -- An accepted bidder who is no longer the buyer makes way for the next.
    update public.offers o set status = 'declined'
    where o.transaction_id = v_offer.transaction_id and o.status = 'accepted' and not exists (
      select from public.transaction_parties p where p.id = o.party_id and p.role = 'buyer'
    );
    if exists (
      select from public.offers o where o.transaction_id = v_offer.transaction_id and o.status = 'accepted'
    ) then
      raise exception 'Another offer was already accepted.' using errcode = 'HXOFA';
    end if;
  end if;
  update public.offers o set status = p_status where o.id = p_id;
  if p_status = 'accepted' then
    if exists (
      select from public.offer_rounds r
      where r.transaction_id = v_offer.transaction_id and r.is_sealed and r.deadline > now()
    ) then
      raise exception 'Another round is already running.' using errcode = 'HXOFR';
    end if;
    update public.transactions t
    set price = v_offer.price, status = case when t.status = 'negotiation' then 'loi_signed' else t.status end
    where t.id = v_offer.transaction_id;
    update public.transaction_parties p set role = 'buyer' where p.id = v_offer.party_id;
  end if;
  select * into v_party from public.transaction_parties p where p.id = v_offer.party_id;
  perform private.notify_bidder(
    v_party, 'offer_answered', 'offer:' || p_id || ':' || p_status,
    jsonb_build_object('answer', case p_status when 'accepted' then 'Your offer was accepted' else 'Your offer was declined' end)
  );
  return p_status;
end $$;

-- Declines or accepts an offer; accepting sets the transaction's price and buyer. Idempotent.
select private.expose('decide_offer', 'authenticated');
