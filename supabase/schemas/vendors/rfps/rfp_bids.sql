-- Sealed bids. `envelope` is encrypted in the vendor's browser; `content` is empty until the bid is opened. A
-- replaced or withdrawn bid keeps its receipt and loses its envelope.
create table private.rfp_bids (
  id uuid primary key,
  participant_id uuid not null references private.rfp_vendors (id) on delete cascade,
  rfp_id uuid not null references private.rfps (id) on delete cascade,
  round integer not null,
  status text not null default 'sealed',
  envelope text,
  envelope_sha256 text not null,
  key_deadline timestamptz not null,
  received_at timestamptz not null,
  receipt text not null,
  content jsonb,
  price bigint,
  screening text,
  screening_note text,

  constraint rfp_bids_status_is_known check (status in ('sealed', 'withdrawn', 'replaced', 'opened', 'unreadable')),
  constraint rfp_bids_round_fkey foreign key (rfp_id, round) references private.rfp_rounds (rfp_id, round) on delete cascade,
  constraint rfp_bids_envelope_shape check (
    char_length(envelope) <= 100000 and envelope ~ '^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]*){4}$'
  ),
  constraint rfp_bids_envelope_sha256_shape check (envelope_sha256 ~ '^[0-9a-f]{64}$'),
  constraint rfp_bids_receipt_shape check (receipt ~ '^[A-Za-z0-9_-]{43}$'),
  constraint rfp_bids_envelope_while_sealed check ((status = 'sealed') <= (envelope is not null)),
  constraint rfp_bids_content_when_opened check ((status = 'opened') = (content is not null and price is not null)),
  constraint rfp_bids_price_in_range check (price between 1 and 100000000000),
  constraint rfp_bids_screening_is_known check (screening in ('complete', 'incomplete')),
  constraint rfp_bids_screening_note_is_plain check (private.is_plain_message(screening_note, 1000))
);
-- Triggers in other files:
--   vendors/rfps/rfp_bid_files.sql: remove_files

-- One live bid for each vendor and round.
create unique index rfp_bids_live_idx on private.rfp_bids (participant_id, round)
  where status in ('sealed', 'opened', 'unreadable');
create index rfp_bids_participant_idx on private.rfp_bids (participant_id);
create index rfp_bids_round_idx on private.rfp_bids (rfp_id, round);

alter table private.rfp_bids enable row level security;

-- What vendors do with an RFP, and the sealed bids. The functions server encrypts nothing and decrypts nothing
-- before the deadline; the private key is derived from a secret that is not in the database.
create function private.respond_to_rfp(
  p_rfp_id uuid, p_n public.whole_number, p_intends boolean, p_reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_vendor public.vendors;
  v_rfp private.rfps;
  v_part private.rfp_vendors;
  v_status constant text := case when p_intends then 'intends' else 'declined' end;
begin
  select * into v_vendor from public.vendors v where v.id = private.get_my_vendor_id();
  select * into v_rfp from private.rfps r where r.id = p_rfp_id and r.status = 'open' and (
    exists (select from private.rfp_vendors p where p.rfp_id = r.id and p.vendor_id = v_vendor.id)
    or r.is_public and p_intends and v_vendor.id is not null and private.can_join_rfp(v_vendor, r)
  ) for no key update;
  if v_rfp.id is null then
    raise exception 'RFP not found.' using errcode = 'HXRBN';
  end if;
  if exists (
    select from private.rfp_rounds d where d.rfp_id = p_rfp_id and d.round = 1 and d.deadline <= clock_timestamp()
  ) then
    raise exception 'The deadline has passed.' using errcode = 'HXRBL';
  end if;
  if p_n is distinct from v_rfp.n then
    raise exception 'This RFP has changed. Reload and try again.' using errcode = 'HXRBH';
  end if;
  insert into private.rfp_vendors as p (rfp_id, vendor_id, vendor_name, status, acknowledged_n)
  values (p_rfp_id, v_vendor.id, v_vendor.company_name, v_status, v_rfp.n)
  on conflict (rfp_id, vendor_id) do update
  set status = v_status, acknowledged_n = v_rfp.n, reason = nullif(btrim(p_reason), '')
  where p.status <> v_status or p.acknowledged_n <> v_rfp.n
  returning * into v_part;
  if v_part.id is null then
    return;
  end if;
  -- A vendor who declines withdraws a sealed bid.
  if v_status = 'declined' then
    update private.rfp_bids b set status = 'withdrawn', envelope = null
    where b.participant_id = v_part.id and b.status = 'sealed';
  end if;
  perform private.notify_rfp_team(
    v_rfp, v_part.vendor_name || case v_status when 'intends' then ' intends to bid' else ' declined' end,
    'intent:' || v_part.id || ':' || v_status
  );
end $$;

-- States whether the caller's company will bid on version `p_n`; joins an RFP published to all vendors. Also
-- acknowledges that version.
select private.expose('respond_to_rfp', 'authenticated');

create function private.acknowledge_rfp(p_rfp_id uuid, p_n public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_part constant private.rfp_vendors := private.lock_own_rfp_part(p_rfp_id);
begin
  if p_n is distinct from (select r.n from private.rfps r where r.id = p_rfp_id) then
    raise exception 'This RFP has changed. Reload and try again.' using errcode = 'HXRBH';
  end if;
  update private.rfp_vendors v set acknowledged_n = p_n where v.id = v_part.id;
end $$;

-- Acknowledges all amendments up to version `p_n`, which must be the current one.
select private.expose('acknowledge_rfp', 'authenticated');

create function private.ask_rfp_question(p_rfp_id uuid, p_id uuid, p_question text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_part constant private.rfp_vendors := private.lock_own_rfp_part(p_rfp_id);
  v_rfp private.rfps;
begin
  if exists (select from private.rfp_questions q where q.id = p_id and q.participant_id = v_part.id) then
    return;
  end if;
  select * into v_rfp from private.rfps r where r.id = p_rfp_id;
  if v_rfp.status <> 'open' or v_part.status = 'declined' or v_rfp.questions_until <= clock_timestamp() then
    raise exception 'Questions are closed.' using errcode = 'HXRBZ';
  end if;
  if (select count(*) from private.rfp_questions q where q.participant_id = v_part.id) >= 30 then
    raise exception 'You can ask up to 30 questions.' using errcode = 'HXRBK';
  end if;
  perform private.enforce_rate_limit('rfp_question', 60, interval '1 hour');
  insert into private.rfp_questions (id, participant_id, question) values (p_id, v_part.id, btrim(p_question))
  on conflict (id) do nothing;
  perform private.notify_rfp_team(v_rfp, 'A vendor asked a question', 'question:' || p_id);
end $$;

-- Asks a question; all vendors of the RFP read it with its answer, without a name. Idempotent by ID.
select private.expose('ask_rfp_question', 'authenticated');

-- Returns the round in which a vendor can bid now; raises the reason if there is none. The database clock decides.
create function private.require_open_rfp_round(p_rfp private.rfps, p_part private.rfp_vendors) returns private.rfp_rounds
language plpgsql stable security definer set search_path = '' as $$
declare
  v_round private.rfp_rounds;
begin
  select * into v_round from private.rfp_rounds d
  where d.rfp_id = p_rfp.id and d.round = case p_rfp.status when 'open' then 1 when 'final_offers' then 2 end;
  if v_round.rfp_id is null and p_rfp.status not in ('evaluation', 'shortlist', 'final_review')
    or v_round.round = 2 and not p_part.is_shortlisted
  then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  if v_round.rfp_id is null or v_round.deadline <= clock_timestamp() then
    raise exception 'The deadline has passed.' using errcode = 'HXRBL';
  end if;
  if p_part.status <> 'intends' then
    raise exception 'State your intent to bid first.' using errcode = 'HXRBI';
  end if;
  if p_part.acknowledged_n <> p_rfp.n then
    raise exception 'Acknowledge the amendments first.' using errcode = 'HXRBA';
  end if;
  if not exists (
    select from public.vendors v where v.id = p_part.vendor_id and v.verification_status = 'verified'
  ) then
    raise exception 'This vendor is not verified.' using errcode = 'HXRBT';
  end if;
  return v_round;
end $$;

create function private.rfp_bid_terms(p_rfp_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_part constant private.rfp_vendors := private.lock_own_rfp_part(p_rfp_id);
  v_round private.rfp_rounds;
begin
  perform private.enforce_rate_limit('rfp_bid', 120, interval '1 hour');
  select d.* into v_round from private.rfps r, private.require_open_rfp_round(r, v_part) d where r.id = p_rfp_id;
  return jsonb_build_object(
    'rfp', p_rfp_id, 'round', v_round.round, 'deadline', private.format_rfp_time(v_round.deadline), 'participant', v_part.id
  );
end $$;

-- The form in which a deadline is bound into a key.
create function private.format_rfp_time(p_at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- Returns what the caller's bid is bound to; raises the reason if the caller cannot bid now.
select private.expose('rfp_bid_terms', 'authenticated');

create function private.record_rfp_bid(
  p_id uuid, p_participant_id uuid, p_round public.whole_number, p_deadline timestamptz, p_envelope text, p_received_at timestamptz,
  p_receipt text, p_files uuid[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp private.rfps;
  v_part private.rfp_vendors;
  v_round private.rfp_rounds;
  v_bid private.rfp_bids;
begin
  select r.* into v_rfp from private.rfps r
  where r.id = (select v.rfp_id from private.rfp_vendors v where v.id = p_participant_id) for no key update;
  select * into v_part from private.rfp_vendors v where v.id = p_participant_id for no key update;
  if v_part.id is null then
    raise exception 'RFP not found.' using errcode = 'HXRBN';
  end if;
  select * into v_bid from private.rfp_bids b where b.id = p_id;
  if v_bid.id is not null then
    if v_bid.participant_id <> p_participant_id or v_bid.envelope_sha256 <> private.text_hash(p_envelope) then
      raise exception 'This bid ID is taken.' using errcode = 'HXRBB';
    end if;
  else
    v_round := private.require_open_rfp_round(v_rfp, v_part);
    if v_round.round is distinct from p_round or v_round.deadline is distinct from p_deadline then
      raise exception 'The deadline has changed. Send the bid again.' using errcode = 'HXRBH';
    end if;
    update private.rfp_bids b set status = 'replaced', envelope = null
    where b.participant_id = p_participant_id and b.round = p_round and b.status = 'sealed';
    insert into private.rfp_bids (
      id, participant_id, rfp_id, round, envelope, envelope_sha256, key_deadline, received_at, receipt
    )
    values (
      p_id, p_participant_id, v_rfp.id, p_round, p_envelope, private.text_hash(p_envelope), p_deadline, p_received_at, p_receipt
    ) returning * into v_bid;
    perform private.attach_rfp_bid_files(p_id, p_files);
  end if;
  return jsonb_build_object('id', v_bid.id, 'received_at', v_bid.received_at, 'receipt', v_bid.receipt);
end $$;

-- Server only: stores a sealed bid with its encrypted files and replaces an earlier one of the same vendor and round. Refuses late bids.
-- Idempotent by ID.
select private.expose('record_rfp_bid', 'service_role');

create function private.withdraw_rfp_bid(p_rfp_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_part constant private.rfp_vendors := private.lock_own_rfp_part(p_rfp_id);
begin
  if not exists (select from private.rfp_bids b where b.participant_id = v_part.id and b.status = 'sealed') then
    return;
  end if;
  update private.rfp_bids b set status = 'withdrawn', envelope = null
  from private.rfp_rounds d
  where b.participant_id = v_part.id and b.status = 'sealed' and d.rfp_id = b.rfp_id and d.round = b.round
    and d.deadline > clock_timestamp();
  if not found then
    raise exception 'The deadline has passed.' using errcode = 'HXRBL';
  end if;
end $$;

-- Withdraws the caller's sealed bid; possible until the deadline.
select private.expose('withdraw_rfp_bid', 'authenticated');

create function private.rfp_opening(p_rfp_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp constant private.rfps := private.lock_rfp(p_rfp_id, 'manage');
  v_round private.rfp_rounds;
begin
  select * into v_round from private.rfp_rounds d
  where d.rfp_id = p_rfp_id and d.round = case v_rfp.status when 'open' then 1 when 'final_offers' then 2 end;
  if v_round.rfp_id is null then
    raise exception 'This step is not possible now.' using errcode = 'HXRBS';
  end if;
  if v_round.deadline > clock_timestamp() then
    raise exception 'Bids are sealed until the deadline.' using errcode = 'HXRBU';
  end if;
  return jsonb_build_object(
    'rfp', p_rfp_id, 'round', v_round.round, 'deadline', private.format_rfp_time(v_round.deadline),
    'opener', private.called(auth.uid()), 'bids', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'participant', b.participant_id, 'envelope', b.envelope,
        'key_deadline', private.format_rfp_time(b.key_deadline), 'received_at', private.format_rfp_time(b.received_at),
        'receipt', b.receipt
      ) order by b.id), '[]')
      from private.rfp_bids b where b.rfp_id = p_rfp_id and b.round = v_round.round and b.status = 'sealed'
    )
  );
end $$;

-- Returns the encrypted bids of the current round after its deadline, for managers of the RFP.
select private.expose('rfp_opening', 'authenticated');

-- Validates a decrypted bid, which its vendor wrote.
create function private.is_rfp_bid_content(p_content jsonb) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    jsonb_typeof(p_content) = 'object'
    and (p_content ->> 'price')::bigint between 1 and 100000000000
    and (p_content ->> 'weeks')::integer between 1 and 520
    and (p_content ->> 'begins_on')::date between '2000-01-01' and '3000-01-01'
    and (p_content ->> 'holds_until')::date between '2000-01-01' and '3000-01-01'
    and char_length(btrim(p_content ->> 'summary')) >= 20 and private.is_plain_message(p_content ->> 'summary', 8000)
    and jsonb_typeof(p_content -> 'responses') = 'object' and jsonb_typeof(p_content -> 'milestones') = 'array'
    and jsonb_array_length(p_content -> 'milestones') between 1 and 30
    and (select count(*) from jsonb_object_keys(p_content -> 'responses')) <= 12
    and not exists (
      select from jsonb_each_text(p_content -> 'responses') e where not coalesce(private.is_plain_message(e.value, 4000), false)
    )
    and not exists (
      select from jsonb_array_elements(p_content -> 'milestones') m
      where not coalesce(
        char_length(btrim(m ->> 'title')) >= 2 and private.is_single_line(m ->> 'title', 120)
        and (m ->> 'due_on')::date between '2000-01-01' and '3000-01-01' and (m ->> 'amount')::bigint between 1 and 100000000000,
        false
      )
    ) and private.are_rfp_bid_files(p_content -> 'files'),
    false
  );
exception when data_exception then
  return false;
end $$;

create function private.record_opened_rfp_bids(p_rfp_id uuid, p_round public.whole_number, p_bids public.payload, p_opener text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_rfp private.rfps;
  v_bid record;
  v_count integer := 0;
begin
  select * into v_rfp from private.rfps r where r.id = p_rfp_id for no key update;
  -- A repeated opening is a retry of a lost response.
  if exists (select from private.rfp_rounds d where d.rfp_id = p_rfp_id and d.round = p_round and d.opened_at is not null) then
    return 0;
  end if;
  if not exists (
    select from private.rfp_rounds d where d.rfp_id = p_rfp_id and d.round = p_round and d.deadline <= clock_timestamp()
  ) then
    raise exception 'Bids are sealed until the deadline.' using errcode = 'HXRBU';
  end if;
  for v_bid in
    select b.id, o.value -> 'content' as content
    from private.rfp_bids b join jsonb_array_elements(p_bids) o on (o.value ->> 'id')::uuid = b.id
    where b.rfp_id = p_rfp_id and b.round = p_round and b.status = 'sealed'
  loop
    if private.is_rfp_bid_content(v_bid.content) then
      update private.rfp_bids b
      set status = 'opened', envelope = null, content = v_bid.content - 'files', price = (v_bid.content ->> 'price')::bigint
      where b.id = v_bid.id;
      perform private.open_rfp_bid_files(v_bid.id, v_bid.content -> 'files');
      v_count := v_count + 1;
    else
      update private.rfp_bids b
      set status = 'unreadable', screening = 'incomplete', screening_note = 'This bid could not be opened.'
      where b.id = v_bid.id;
    end if;
  end loop;
  update private.rfp_rounds d set opened_at = clock_timestamp() where d.rfp_id = p_rfp_id and d.round = p_round;
  perform private.advance_rfp(v_rfp, case p_round when 1 then 'open_bids' else 'open_final' end, null, p_opener);
  return v_count;
end $$;

-- Server only: stores decrypted bids after the deadline and opens the round. A bid that could not be decrypted or
-- read becomes unreadable and cannot win. Returns how many are readable.
select private.expose('record_opened_rfp_bids', 'service_role');

-- Returns why a vendor cannot be awarded: each required credential that is missing or expired, in one sentence.
create function private.list_rfp_credential_gaps(p_rfp private.rfps, p_vendor_id uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_required text;
  v_gaps text[] := '{}';
  v_kind text;
  v_coverage text;
  v_expired date;
begin
  if not exists (select from public.vendors v where v.id = p_vendor_id and v.verification_status = 'verified') then
    return array['The vendor is no longer verified.'];
  end if;
  foreach v_required in array p_rfp.required_credentials loop
    v_kind := split_part(v_required, ':', 1);
    v_coverage := nullif(split_part(v_required, ':', 2), '');
    continue when exists (
      select from public.vendor_credentials c
      where c.vendor_id = p_vendor_id and c.kind = v_kind and c.coverage is not distinct from v_coverage
        and c.status = 'verified' and coalesce(c.expires_on >= private.get_local_date(), true)
        and coalesce(c.state = p_rfp.state, true)
    );
    select max(c.expires_on) into v_expired from public.vendor_credentials c
    where c.vendor_id = p_vendor_id and c.kind = v_kind and c.coverage is not distinct from v_coverage
      and c.status = 'verified' and c.expires_on < private.get_local_date() and coalesce(c.state = p_rfp.state, true);
    v_gaps := v_gaps || (private.credential_name(v_kind, v_coverage, null) || case
      when v_expired is null then ' is not verified.'
      else ' expired on ' || to_char(v_expired, 'FMMonth FMDD, YYYY') || '.'
    end);
  end loop;
  if v_gaps = '{}' and private.has_lapsed(p_vendor_id) then
    return array['A credential behind the vendor''s badge has lapsed.'];
  end if;
  return v_gaps;
end $$;

-- Returns what is missing from an opened bid, one sentence each.
create function private.list_rfp_bid_gaps(p_rfp private.rfps, p_part private.rfp_vendors, p_bid private.rfp_bids) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_bid.status = 'unreadable' then
    return array['The bid could not be opened.'];
  end if;
  return array(
    select 'No answer to "' || c.name || '".' from private.rfp_criteria c
    where c.rfp_id = p_rfp.id and not c.is_price and p_bid.round = 1
      and coalesce(btrim(p_bid.content -> 'responses' ->> c.id::text), '') = ''
    order by c.n
  ) || array_remove(array[
    case when p_bid.price <> (
      select sum((m ->> 'amount')::bigint) from jsonb_array_elements(p_bid.content -> 'milestones') m
    ) then 'The milestones do not add up to the price.' end,
    case when (p_bid.content ->> 'holds_until')::date < p_rfp.decides_on
      then 'The offer expires before the decision date.' end,
    case when p_part.acknowledged_n < p_rfp.n then 'An amendment was not acknowledged.' end
  ], null) || private.list_rfp_credential_gaps(p_rfp, p_part.vendor_id);
end $$;
