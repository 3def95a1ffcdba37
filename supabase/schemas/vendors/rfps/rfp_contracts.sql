-- The contract of an awarded RFP, and its work: milestones, change orders, completion, review.
create table private.rfp_contracts (
  rfp_id uuid primary key references private.rfps (id) on delete cascade,
  participant_id uuid not null references private.rfp_vendors (id) on delete cascade,
  title text not null,
  body text not null,
  sha256 text not null,
  price bigint not null,
  issuer_signature_id uuid references private.signatures (id),
  vendor_signature_id uuid references private.signatures (id),

  constraint rfp_contracts_title_is_plain check (private.is_single_line(title, 200)),
  constraint rfp_contracts_hash_fits check (sha256 = encode(sha256(convert_to(body, 'UTF8')), 'hex')),
  constraint rfp_contracts_price_in_range check (price between 1 and 100000000000)
);

create index rfp_contracts_participant_idx on private.rfp_contracts (participant_id);
create unique index rfp_contracts_issuer_signature_idx on private.rfp_contracts (issuer_signature_id);
create unique index rfp_contracts_vendor_signature_idx on private.rfp_contracts (vendor_signature_id);

create table private.rfp_milestones (
  id uuid primary key default gen_random_uuid(),
  rfp_id uuid not null references private.rfps (id) on delete cascade,
  n integer not null,
  title text not null,
  due_on date not null,
  amount bigint not null,
  status text not null default 'planned',
  note text,
  decided_at timestamptz,

  constraint rfp_milestones_title_is_plain check (char_length(btrim(title)) >= 2 and private.is_single_line(title, 140)),
  constraint rfp_milestones_due_on_is_near check (due_on between '2000-01-01' and '3000-01-01'),
  constraint rfp_milestones_amount_in_range check (amount between 1 and 100000000000),
  constraint rfp_milestones_status_is_known check (status in ('planned', 'submitted', 'accepted')),
  constraint rfp_milestones_note_is_plain check (private.is_plain_message(note, 1000))
);

create index rfp_milestones_rfp_idx on private.rfp_milestones (rfp_id, n);

create table private.rfp_changes (
  id uuid primary key,
  rfp_id uuid not null references private.rfps (id) on delete cascade,
  is_from_vendor boolean not null,
  title text not null,
  details text not null,
  amount bigint not null,
  due_on date not null,
  status text not null default 'proposed',
  proposed_at timestamptz not null default now(),
  decided_at timestamptz,

  constraint rfp_changes_title_is_plain check (char_length(btrim(title)) >= 2 and private.is_single_line(title, 120)),
  constraint rfp_changes_details_are_plain check (char_length(btrim(details)) >= 3 and private.is_plain_message(details, 4000)),
  constraint rfp_changes_amount_in_range check (amount between -100000000000 and 100000000000),
  constraint rfp_changes_due_on_is_near check (due_on between '2000-01-01' and '3000-01-01'),
  constraint rfp_changes_status_is_known check (status in ('proposed', 'accepted', 'declined'))
);

create index rfp_changes_rfp_idx on private.rfp_changes (rfp_id, proposed_at);

alter table private.vendor_reviews add constraint vendor_reviews_rfp_id_fkey
  foreign key (rfp_id) references private.rfps (id) on delete set null;

alter table private.rfp_contracts enable row level security;
alter table private.rfp_milestones enable row level security;
alter table private.rfp_changes enable row level security;

create function private.create_rfp_contract(p_rfp private.rfps, p_participant_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_part private.rfp_vendors;
  v_bid private.rfp_bids;
  v_body text;
begin
  select * into v_part from private.rfp_vendors v where v.id = p_participant_id;
  select * into v_bid from private.rfp_bids b
  where b.participant_id = p_participant_id and b.status = 'opened' order by b.round desc limit 1;
  -- Sections without content, such as no amendments, are left out and don't take a number.
  select string_agg(c.n || '. ' || c.text, E'\n\n' order by c.n) into v_body
  from (
    select s.text, row_number() over (order by s.place) as n
    from unnest(array[
      p_rfp.issuer_name || ' (the client) engages ' || v_part.vendor_name || ' (the vendor) for "' || p_rfp.title || '"'
        || coalesce(' in ' || nullif(concat_ws(', ', nullif(p_rfp.place, ''), p_rfp.state), ''), '') || '.',
      'Scope. The request for proposals, version ' || p_rfp.n || E':\n' || p_rfp.details,
      E'Amendments.\n' || (
        select string_agg('- ' || a.body, E'\n' order by a.n) from private.rfp_amendments a where a.rfp_id = p_rfp.id
      ),
      E'The vendor''s proposal:\n' || (v_bid.content ->> 'summary'),
      'Price. ' || private.format_offer_amount(v_bid.price) || E', due by milestone after the client accepts it:\n' || (
        select string_agg(
          '- ' || (m.value ->> 'title') || ', ' || to_char((m.value ->> 'due_on')::date, 'FMMonth FMDD, YYYY') || ': '
            || private.format_offer_amount((m.value ->> 'amount')::numeric), E'\n' order by m.n
        )
        from jsonb_array_elements(v_bid.content -> 'milestones') with ordinality m (value, n)
      ),
      'Time. Work begins on ' || to_char((v_bid.content ->> 'begins_on')::date, 'FMMonth FMDD, YYYY') || ' and takes '
        || (v_bid.content ->> 'weeks') || ' weeks.',
      'Changes to scope, price, or time need a change order that both sides accept in Haven Exchange.',
      'The vendor keeps all credentials that the request requires valid until the work is complete.'
    ]) with ordinality s (text, place)
    where s.text is not null
  ) c;
  insert into private.rfp_contracts (rfp_id, participant_id, title, body, sha256, price)
  values (
    p_rfp.id, p_participant_id, private.to_single_line('Vendor contract for ' || p_rfp.title, 200), v_body,
    private.text_hash(v_body), v_bid.price
  );
end $$;

-- Returns the side of the caller in an RFP with a contract: `issuer`, `vendor`, or null. Locks the RFP.
create function private.lock_rfp_side(p_rfp_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp private.rfps;
begin
  select * into v_rfp from private.rfps r where r.id = p_rfp_id;
  if not private.is_approved() then
    raise exception 'RFP not found.' using errcode = 'HXRBN';
  elsif 'manage' = any (private.get_rfp_rights(v_rfp, auth.uid())) then
    perform private.lock_rfp(p_rfp_id, 'manage');
    return 'issuer';
  elsif exists (
    select from private.rfp_vendors v where v.rfp_id = p_rfp_id and v.is_winner and v.vendor_id = private.get_my_vendor_id()
  ) then
    perform private.lock_own_rfp_part(p_rfp_id);
    return 'vendor';
  end if;
  raise exception 'RFP not found.' using errcode = 'HXRBN';
end $$;

-- Notifies the other side of a contract.
create function private.notify_rfp_side(p_rfp_id uuid, p_side text, p_text text, p_key text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp private.rfps;
begin
  select * into v_rfp from private.rfps r where r.id = p_rfp_id;
  if p_side = 'vendor' then
    perform private.notify_rfp_team(v_rfp, p_text, p_key);
  else
    perform private.notify_rfp_vendor(v, v_rfp, 'rfp_vendor', p_text, p_key)
    from private.rfp_vendors v where v.rfp_id = p_rfp_id and v.is_winner;
  end if;
end $$;

create function private.sign_rfp_contract(
  p_rfp_id uuid, p_id uuid, p_name text, p_drawing text, p_consents boolean, p_hash text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_side constant text := private.lock_rfp_side(p_rfp_id);
  v_contract private.rfp_contracts;
  v_rfp private.rfps;
  v_signature private.signatures;
  v_known uuid;
begin
  select * into v_rfp from private.rfps r where r.id = p_rfp_id;
  select * into v_contract from private.rfp_contracts c where c.rfp_id = p_rfp_id for update;
  v_known := case v_side when 'issuer' then v_contract.issuer_signature_id else v_contract.vendor_signature_id end;
  if v_known is not null then
    return (select s.hash from private.signatures s where s.id = v_known);
  end if;
  if v_contract.rfp_id is null or v_rfp.status <> 'awarded' then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  v_signature := private.sign(
    p_id, 'vendor_contract', v_contract.title, v_contract.body, p_name, p_drawing, p_consents, p_hash
  );
  update private.rfp_contracts c
  set issuer_signature_id = case v_side when 'issuer' then v_signature.id else c.issuer_signature_id end,
    vendor_signature_id = case v_side when 'vendor' then v_signature.id else c.vendor_signature_id end
  where c.rfp_id = p_rfp_id returning * into v_contract;
  if num_nulls(v_contract.issuer_signature_id, v_contract.vendor_signature_id) = 0 then
    insert into private.rfp_milestones (rfp_id, n, title, due_on, amount)
    select p_rfp_id, m.n, btrim(m.value ->> 'title'), (m.value ->> 'due_on')::date, (m.value ->> 'amount')::bigint
    from (
      select b.content from private.rfp_bids b
      where b.participant_id = v_contract.participant_id and b.status = 'opened' order by b.round desc limit 1
    ) b, jsonb_array_elements(b.content -> 'milestones') with ordinality m (value, n);
    perform private.advance_rfp(v_rfp, 'sign');
  else
    perform private.log_rfp_event(p_rfp_id, 'sign_' || v_side);
    perform private.notify_rfp_side(p_rfp_id, v_side, 'The other side signed the contract', 'signed:' || v_signature.id);
  end if;
  return v_signature.hash;
end $$;

-- Signs the contract for the caller's side; `p_hash` is the SHA-256 of the text shown. Milestones start when both
-- sides have signed. Returns the verification hash; idempotent.
select private.expose('sign_rfp_contract', 'authenticated');

-- Returns a milestone that the caller's side of the contract changes, locked with its RFP.
create function private.lock_rfp_milestone(p_id uuid, p_side text) returns private.rfp_milestones
language plpgsql security definer set search_path = '' as $$
declare
  v_milestone private.rfp_milestones;
begin
  select * into v_milestone from private.rfp_milestones m where m.id = p_id;
  if private.lock_rfp_side(v_milestone.rfp_id) <> p_side then
    raise exception 'Your role on this RFP does not allow this.' using errcode = 'HXRBR';
  end if;
  select * into v_milestone from private.rfp_milestones m where m.id = p_id for update;
  return v_milestone;
end $$;

create function private.report_rfp_milestone(p_id uuid, p_note text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_milestone constant private.rfp_milestones := private.lock_rfp_milestone(p_id, 'vendor');
begin
  update private.rfp_milestones m set status = 'submitted', note = nullif(btrim(p_note), '')
  where m.id = p_id and m.status = 'planned'
    and exists (select from private.rfps r where r.id = m.rfp_id and r.status = 'contracted');
  if found then
    perform private.notify_rfp_side(v_milestone.rfp_id, 'vendor', 'A milestone is ready to review', 'milestone:' || p_id || ':' || clock_timestamp());
  elsif v_milestone.status = 'planned' then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
end $$;

-- Reports a milestone as finished. Idempotent.
select private.expose('report_rfp_milestone', 'authenticated');

create function private.decide_rfp_milestone(p_id uuid, p_is_accepted boolean, p_note text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_milestone constant private.rfp_milestones := private.lock_rfp_milestone(p_id, 'issuer');
begin
  if v_milestone.status = 'accepted' and p_is_accepted then
    return;
  end if;
  if v_milestone.status <> 'submitted' then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  if not coalesce(p_is_accepted, false) and char_length(coalesce(btrim(p_note), '')) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXRBW';
  end if;
  update private.rfp_milestones m
  set status = case when p_is_accepted then 'accepted' else 'planned' end,
    note = coalesce(nullif(btrim(p_note), ''), m.note), decided_at = case when p_is_accepted then now() end
  where m.id = p_id;
  perform private.notify_rfp_side(
    v_milestone.rfp_id, 'issuer', case when p_is_accepted then 'A milestone was accepted' else 'A milestone needs more work' end,
    'milestone:' || p_id || ':' || clock_timestamp()
  );
end $$;

-- Accepts a reported milestone, or returns it with a reason.
select private.expose('decide_rfp_milestone', 'authenticated');

-- Returns a contract's total: its price and all accepted change orders.
create function private.get_rfp_contract_total(p_rfp_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select c.price from private.rfp_contracts c where c.rfp_id = p_rfp_id) + coalesce((
    select sum(h.amount) from private.rfp_changes h where h.rfp_id = p_rfp_id and h.status = 'accepted'
  ), 0);
end $$;

create function private.propose_rfp_change(
  p_id uuid, p_rfp_id uuid, p_title text, p_details text, p_amount public.whole_dollars, p_is_credit boolean, p_due_on date
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_side constant text := private.lock_rfp_side(p_rfp_id);
begin
  if exists (select from private.rfp_changes c where c.id = p_id and c.rfp_id = p_rfp_id) then
    return;
  end if;
  if not exists (select from private.rfps r where r.id = p_rfp_id and r.status = 'contracted')
    or (select count(*) from private.rfp_changes c where c.rfp_id = p_rfp_id) >= 50
  then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  insert into private.rfp_changes (id, rfp_id, is_from_vendor, title, details, amount, due_on)
  values (
    p_id, p_rfp_id, v_side = 'vendor', btrim(p_title), btrim(p_details),
    case when p_is_credit then -p_amount::bigint else p_amount::bigint end, p_due_on
  );
  perform private.log_rfp_event(p_rfp_id, 'propose_change', left(btrim(p_title), 120));
  perform private.notify_rfp_side(p_rfp_id, v_side, 'A change order was proposed', 'change:' || p_id);
end $$;

-- Proposes a change order; the other side decides. Idempotent by ID.
select private.expose('propose_rfp_change', 'authenticated');

create function private.decide_rfp_change(p_id uuid, p_is_accepted boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_change private.rfp_changes;
  v_side text;
  v_status constant text := case when p_is_accepted then 'accepted' else 'declined' end;
begin
  select * into v_change from private.rfp_changes c where c.id = p_id;
  v_side := private.lock_rfp_side(v_change.rfp_id);
  select * into v_change from private.rfp_changes c where c.id = p_id for update;
  if v_change.status = v_status then
    return;
  end if;
  if (v_side = 'vendor') = v_change.is_from_vendor then
    raise exception 'The other side decides on this change order.' using errcode = 'HXRBR';
  end if;
  if v_change.status <> 'proposed' or not exists (
    select from private.rfps r where r.id = v_change.rfp_id and r.status = 'contracted'
  ) or p_is_accepted and private.get_rfp_contract_total(v_change.rfp_id) + v_change.amount < 1 then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  update private.rfp_changes c set status = v_status, decided_at = now() where c.id = p_id;
  if p_is_accepted and v_change.amount > 0 then
    insert into private.rfp_milestones (rfp_id, n, title, due_on, amount)
    values (
      v_change.rfp_id,
      (select coalesce(max(m.n), 0) + 1 from private.rfp_milestones m where m.rfp_id = v_change.rfp_id),
      'Change order: ' || v_change.title, v_change.due_on, v_change.amount
    );
  end if;
  perform private.log_rfp_event(v_change.rfp_id, case when p_is_accepted then 'accept_change' else 'decline_change' end, left(v_change.title, 120));
  perform private.notify_rfp_side(
    v_change.rfp_id, v_side, 'A change order was ' || v_status, 'change:' || p_id || ':' || v_status
  );
end $$;

-- Accepts or declines a change order of the other side. An accepted addition becomes a milestone.
select private.expose('decide_rfp_change', 'authenticated');

create function private.review_rfp_vendor(p_rfp_id uuid, p_rating public.whole_number, p_signed text, p_body text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp constant private.rfps := private.lock_rfp(p_rfp_id, 'manage');
  v_vendor uuid;
begin
  select v.vendor_id into v_vendor from private.rfp_vendors v where v.rfp_id = p_rfp_id and v.is_winner;
  if v_rfp.status <> 'completed' or v_vendor is null or private.is_vendor_team_member(v_vendor, auth.uid()) then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  perform private.save_vendor_review(v_vendor, null, p_rfp_id, v_rfp.category, p_rating, p_signed, p_body);
end $$;

-- Saves the client's review of the vendor after completion; editable until staff reviewed it.
select private.expose('review_rfp_vendor', 'authenticated');
