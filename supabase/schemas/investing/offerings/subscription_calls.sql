-- What an investor does with their subscription.
create function private.commit_to_offering(
  p_id uuid, p_offering_id uuid, p_cents public.large_number, p_n public.whole_number default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.lock_open_offering(p_offering_id);
  v_subscription private.subscriptions;
  v_room bigint;
begin
  select * into v_subscription from private.subscriptions s where s.id = p_id for update;
  if v_subscription.id is not null and (
    v_subscription.offering_id <> p_offering_id or v_subscription.investor_id is distinct from auth.uid()
  ) then
    raise exception 'Subscription not found.' using errcode = 'HXSYS';
  elsif v_subscription.status = 'committed' and v_subscription.amount_cents = p_cents then
    return 'committed';
  elsif private.can_manage_offering(v_offering) then
    raise exception 'You can''t invest in an offering of your own workspace.' using errcode = 'HXSYO';
  elsif v_offering.status <> 'open' or v_offering.closes_on < private.get_local_date() then
    raise exception 'This offering is closed.' using errcode = 'HXSYP';
  elsif v_subscription.id is not null and v_subscription.status <> 'committed' then
    raise exception 'This subscription can no longer be changed.' using errcode = 'HXSYX';
  elsif v_subscription.id is not null and p_n is distinct from v_subscription.n then
    raise exception 'This subscription has changed. Reload and try again.' using errcode = 'HXSYC';
  elsif p_cents is null or p_cents < v_offering.minimum_cents then
    raise exception 'The amount is below the minimum.' using errcode = 'HXSYM';
  elsif p_cents % v_offering.step_cents <> 0 then
    raise exception 'The amount isn''t a multiple of the increment.' using errcode = 'HXSYI';
  elsif v_subscription.id is null and (
    select count(*) from private.subscriptions s where s.offering_id = p_offering_id and s.investor_id = auth.uid()
  ) >= 10 then
    raise exception 'You have reached the limit of 10 subscriptions.' using errcode = 'HXSYL';
  end if;
  -- Counted even if the amount doesn't fit, so that trying amounts doesn't tell how much others committed.
  perform private.enforce_rate_limit('commitment', 20, interval '1 day');
  v_room := v_offering.offering_cents - v_offering.committed_cents + coalesce(v_subscription.amount_cents, 0);
  if p_cents > v_room then
    return 'full';
  end if;
  if v_subscription.id is not null then
    -- Fees follow the amount.
    update private.subscriptions s set amount_cents = p_cents, fee_accepted_at = null, n = s.n + 1 where s.id = p_id;
  else
    insert into private.subscriptions (id, offering_id, number, investor_id, investor_name, investor_email, amount_cents)
    values (
      p_id, p_offering_id,
      (select coalesce(max(s.number), 0) + 1 from private.subscriptions s where s.offering_id = p_offering_id),
      auth.uid(), private.to_single_line(coalesce(private.get_my_display_name(), 'Investor'), 300),
      coalesce(private.get_my_confirmed_email(), ''), p_cents
    );
  end if;
  perform private.notify_sponsor(
    v_offering, 'offering_commitment', 'commitment:' || p_id || ':' || p_cents,
    jsonb_build_object('name', private.get_my_display_name(), 'amount', private.format_cents(p_cents))
  );
  return 'committed';
end $$;

-- Commits an amount, or changes it before the signature. Returns `committed`, or `full` if the offering has no room for it:
-- an answer instead of an error, so that the attempt is counted. Idempotent.
select private.expose('commit_to_offering', 'authenticated');

-- Returns the entity of the caller's portfolio that values name; null for a name that is typed. An entity with an approval
-- chain can't be named around its chain.
create function private.find_subscribing_entity(p_values jsonb) returns public.investment_entities
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id constant uuid := (p_values ->> 'entity_id')::uuid;
  v_entity public.investment_entities;
begin
  if v_id is not null then
    if not private.can_use_investment_entity(v_id) then
      raise exception 'Entity not found.' using errcode = 'HXPFE';
    end if;
    select * into v_entity from public.investment_entities e where e.id = v_id;
  elsif exists (
    select from public.investment_entities e
    where e.id = any (private.list_my_investment_entity_ids()) and private.has_approval_chain(e.id)
      and lower(btrim(e.name)) = lower(btrim(p_values ->> 'entity_name'))
  ) then
    raise exception 'Choose this entity from your portfolio: its commitments need approval.' using errcode = 'HXSLA';
  end if;
  return v_entity;
end $$;

create function private.update_subscription(p_id uuid, p_n public.whole_number, p_values public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant private.subscriptions := private.lock_own_subscription(p_id);
  v_offering private.offerings;
  v_entity public.investment_entities;
begin
  if jsonb_typeof(p_values) is distinct from 'object' then
    raise exception 'Check the subscription.' using errcode = '22023';
  elsif v_subscription.status <> 'committed' then
    raise exception 'This subscription can no longer be changed.' using errcode = 'HXSYX';
  elsif p_n is distinct from v_subscription.n
    and p_values ?| array['entity_id', 'entity_name', 'entity_kind', 'entity_state', 'signer_title']
  then
    raise exception 'This subscription has changed. Reload and try again.' using errcode = 'HXSYC';
  end if;
  select * into v_offering from private.offerings o where o.id = v_subscription.offering_id;
  if p_values ? 'fee_cents' and (p_values ->> 'fee_cents')::bigint
    is distinct from private.get_subscription_fee(v_subscription.amount_cents, v_offering.fee_bps)
  then
    raise exception 'This subscription has changed. Reload and try again.' using errcode = 'HXSYC';
  end if;
  v_entity := private.find_subscribing_entity(p_values);
  update private.subscriptions s
  set entity_id = case when p_values ?| array['entity_id', 'entity_name'] then v_entity.id else s.entity_id end,
    entity_name = case when v_entity.id is not null then v_entity.name when p_values ? 'entity_name' then btrim(p_values ->> 'entity_name')
      else s.entity_name end,
    entity_kind = case when v_entity.id is not null then case v_entity.kind when 'family_office' then 'llc' else v_entity.kind end
      when p_values ? 'entity_kind' then p_values ->> 'entity_kind' else s.entity_kind end,
    entity_state = case when v_entity.id is not null then v_entity.formation_state
      when p_values ? 'entity_state' then nullif(p_values ->> 'entity_state', '') else s.entity_state end,
    signer_title = case when p_values ? 'signer_title' then nullif(btrim(p_values ->> 'signer_title'), '') else s.signer_title end,
    is_accredited = case when p_values ? 'is_accredited' then (p_values ->> 'is_accredited')::boolean else s.is_accredited end,
    documents_read_at = case when p_values ? 'documents_read' then now() else s.documents_read_at end,
    fee_accepted_at = case when p_values ? 'fee_cents' then now() else s.fee_accepted_at end,
    n = s.n + 1
  where s.id = p_id;
  return v_subscription.n + 1;
end $$;

-- Saves steps of the caller's subscription before the signature: entity (one of the portfolio by `entity_id`, or another by
-- name), accredited or not, documents read, fee accepted. Only the entity needs the current version: a fee is accepted by its
-- amount, and the other steps may be sent before the answer of the last one. Returns the version.
select private.expose('update_subscription', 'authenticated');

create function private.submit_accreditation(p_id uuid, p_offering_id uuid, p_method text, p_file_id uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.lock_open_offering(p_offering_id);
  v_metadata jsonb;
begin
  if exists (select from private.investor_checks c where c.id = p_id and c.investor_id = auth.uid() and c.offering_id = p_offering_id) then
    return;
  elsif private.has_valid_check(p_offering_id, auth.uid(), 'accreditation') then
    raise exception 'Your accreditation is already verified.' using errcode = 'HXSYV';
  end if;
  perform private.enforce_rate_limit('accreditation', 20, interval '1 day');
  v_metadata := private.take_offering_upload(p_offering_id, p_file_id, p_name);
  insert into private.investor_checks (id, offering_id, investor_id, kind, method, status)
  values (p_id, p_offering_id, auth.uid(), 'accreditation', p_method, 'submitted');
  insert into private.offering_files (id, offering_id, kind, check_id, investor_id, path, name, type, size, added_by_name)
  values (
    p_file_id, p_offering_id, 'evidence', p_id, auth.uid(), v_metadata ->> 'path', btrim(p_name), v_metadata ->> 'mimetype',
    (v_metadata ->> 'size')::bigint, coalesce(private.get_my_display_name(), '')
  );
  perform private.notify_sponsor(
    v_offering, 'offering_evidence', 'evidence:' || p_id, jsonb_build_object('name', private.get_my_display_name())
  );
end $$;

-- Submits uploaded evidence of the caller's accreditation to the sponsor; idempotent.
select private.expose('submit_accreditation', 'authenticated');

-- The text an investor signs: the sponsor's agreement with the facts of the subscription.
create function private.build_subscription_agreement(p_subscription private.subscriptions) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  s constant private.subscriptions := p_subscription;
  o private.offerings;
begin
  select * into o from private.offerings x where x.id = s.offering_id;
  return concat_ws(E'\n',
    'Offering: ' || o.title || ' (Rule 506(' || right(o.rule, 1) || '))', 'Sponsor: ' || o.sponsor_name,
    'Property: ' || o.property_name || ', ' || o.state, 'Investor: ' || s.entity_name
      || case when s.signer_title is null then '' else ', by its ' || s.signer_title end,
    'Commitment: ' || private.format_cents(s.amount_cents),
    'Fee on top: ' || private.format_cents(private.get_subscription_fee(s.amount_cents, o.fee_bps)),
    case when o.rule = '506b' and not s.is_accredited then 'The investor states that they are not accredited.'
      else 'The investor states that they are accredited.' end,
    '', o.agreement
  );
end $$;

create function private.get_subscription_to_sign(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'title', 'Subscription agreement, ' || o.title, 'body', private.build_subscription_agreement(s),
      'sha256', private.text_hash(private.build_subscription_agreement(s)), 'consent', private.signing_consent()
    )
    from private.subscriptions s join private.offerings o on o.id = s.offering_id
    where s.id = p_id and s.investor_id = auth.uid() and private.is_approved() and s.status = 'committed'
      and private.get_subscription_steps(s) @> '[{"step": "signature", "state": "open"}]'
  );
end $$;

-- Returns the agreement of the caller's subscription once it is ready to sign; else null.
select private.expose('get_subscription_to_sign', 'authenticated');

-- Raises if a 506(b) offering has no place for another investor who isn't accredited.
create function private.check_unaccredited_investors(p_offering_id uuid, p_email text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (
    select count(distinct s.investor_email) from private.subscriptions s
    where s.offering_id = p_offering_id and s.status in ('signed', 'accepted') and not s.is_accredited and s.investor_email <> p_email
  ) >= 35 then
    raise exception 'A 506(b) offering takes up to 35 investors who aren''t accredited.' using errcode = 'HXSYK';
  end if;
end $$;

create function private.sign_subscription(
  p_subscription_id uuid, p_id uuid, p_name text, p_drawing text, p_consents boolean, p_hash text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant private.subscriptions := private.lock_own_subscription(p_subscription_id);
  v_offering private.offerings;
  v_signature private.signatures;
begin
  if v_subscription.signature_id is not null then
    return (select g.hash from private.signatures g where g.id = v_subscription.signature_id);
  end if;
  select * into v_offering from private.offerings o where o.id = v_subscription.offering_id;
  if v_offering.status <> 'open' or v_offering.closes_on < private.get_local_date() then
    raise exception 'This offering is closed.' using errcode = 'HXSYP';
  elsif v_subscription.status <> 'committed' or not private.can_view_offering(v_offering) then
    raise exception 'This subscription can no longer be changed.' using errcode = 'HXSYX';
  elsif v_offering.rule = '506c' and not private.has_valid_check(v_offering.id, auth.uid(), 'accreditation') then
    raise exception 'Your accreditation must be verified before you sign.' using errcode = 'HXSYG';
  elsif not private.get_subscription_steps(v_subscription) @> '[{"step": "signature", "state": "open"}]' then
    raise exception 'Finish the steps before the signature.' using errcode = 'HXSYU';
  elsif v_offering.rule = '506b' and not v_subscription.is_accredited then
    perform private.check_unaccredited_investors(v_offering.id, v_subscription.investor_email);
  end if;
  v_signature := private.sign(
    p_id, 'subscription', 'Subscription agreement, ' || v_offering.title, private.build_subscription_agreement(v_subscription),
    p_name, p_drawing, p_consents, p_hash
  );
  update private.subscriptions s
  set status = 'signed', signature_id = v_signature.id, signed_at = v_signature.signed_at, n = s.n + 1 where s.id = p_subscription_id;
  perform private.notify_sponsor(
    v_offering, 'offering_signed', 'signed:' || p_subscription_id,
    jsonb_build_object('name', v_subscription.entity_name, 'amount', private.format_cents(v_subscription.amount_cents))
  );
  return v_signature.hash;
end $$;

-- Signs the caller's subscription agreement; `p_hash` is the SHA-256 of the text shown. Returns the verification hash;
-- idempotent.
select private.expose('sign_subscription', 'authenticated');

create function private.withdraw_subscription(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant private.subscriptions := private.lock_own_subscription(p_id);
  v_offering private.offerings;
begin
  if v_subscription.status = 'withdrawn' then
    return;
  elsif v_subscription.status not in ('committed', 'signed') then
    raise exception 'This subscription can no longer be changed.' using errcode = 'HXSYX';
  end if;
  update private.subscriptions s set status = 'withdrawn', decided_at = now(), n = s.n + 1 where s.id = p_id;
  select * into v_offering from private.offerings o where o.id = v_subscription.offering_id;
  perform private.notify_sponsor(
    v_offering, 'offering_withdrawn', 'withdrawn:' || p_id,
    jsonb_build_object('name', v_subscription.investor_name, 'amount', private.format_cents(v_subscription.amount_cents))
  );
end $$;

-- Withdraws the caller's commitment before the sponsor accepts it.
select private.expose('withdraw_subscription', 'authenticated');

-- What a sponsor decides about a subscription.
create function private.decide_accreditation(
  p_check_id uuid, p_is_verified boolean, p_expires_on date default null, p_reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_check private.investor_checks;
  v_offering private.offerings;
begin
  select * into v_check from private.investor_checks c where c.id = p_check_id and c.kind = 'accreditation';
  v_offering := private.lock_own_offering(v_check.offering_id);
  select * into v_check from private.investor_checks c where c.id = p_check_id for update;
  if v_check.status <> 'submitted' then
    if (v_check.status = 'verified') is distinct from p_is_verified then
      raise exception 'This evidence was already decided.' using errcode = 'HXSYX';
    end if;
    return;
  elsif p_is_verified and (p_expires_on is null or p_expires_on <= private.get_local_date()
    or p_expires_on > private.get_local_date() + 1830)
  then
    raise exception 'Enter an expiration date within five years.' using errcode = 'HXSYQ';
  elsif not p_is_verified and char_length(coalesce(btrim(p_reason), '')) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXSYZ';
  end if;
  update private.investor_checks c
  set status = case when p_is_verified then 'verified' else 'declined' end, decided_on = private.get_local_date(),
    decider = coalesce(private.get_my_display_name(), ''), expires_on = case when p_is_verified then p_expires_on end,
    reason = case when not p_is_verified then btrim(p_reason) end
  where c.id = p_check_id;
  perform private.notify(
    v_check.investor_id, case when p_is_verified then 'accreditation_verified' else 'accreditation_declined' end,
    'accreditation:' || p_check_id,
    jsonb_build_object('offering', v_offering.title, 'offering_id', v_offering.id, 'reason', btrim(p_reason))
  );
end $$;

-- Verifies evidence of accreditation until a day, or declines it with a reason.
select private.expose('decide_accreditation', 'authenticated');

-- Adds the result of an identity and OFAC check; clear for a year. Callers check rights.
create function private.add_kyc_check(
  p_id uuid, p_offering_id uuid, p_investor_id uuid, p_is_clear boolean, p_reference text, p_checked_on date
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_checked_on is null or p_checked_on > private.get_local_date() or p_checked_on < private.get_local_date() - 365 then
    raise exception 'Enter a check of the last 12 months.' using errcode = 'HXSYJ';
  elsif char_length(coalesce(btrim(p_reference), '')) < 3 then
    raise exception 'Enter who checked, against which lists, and the reference.' using errcode = 'HXSYZ';
  end if;
  insert into private.investor_checks (id, offering_id, investor_id, kind, method, reference, status, decided_on, decider, expires_on)
  values (
    p_id, p_offering_id, p_investor_id, 'kyc', 'kyc_ofac', btrim(p_reference), case when p_is_clear then 'verified' else 'declined' end,
    p_checked_on, coalesce(private.get_my_display_name(), ''), case when p_is_clear then p_checked_on + 366 end
  );
end $$;

create function private.record_kyc_check(
  p_id uuid, p_subscription_id uuid, p_is_clear boolean, p_reference text, p_checked_on date
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant private.subscriptions := private.lock_sponsored_subscription(p_subscription_id);
begin
  if exists (select from private.investor_checks c where c.id = p_id and c.offering_id = v_subscription.offering_id) then
    return;
  elsif v_subscription.investor_id is null then
    raise exception 'Subscription not found.' using errcode = 'HXSYS';
  end if;
  perform private.add_kyc_check(p_id, v_subscription.offering_id, v_subscription.investor_id, p_is_clear, p_reference, p_checked_on);
end $$;

-- Records the result of the sponsor's identity and OFAC check of an investor; clear for a year. Idempotent.
select private.expose('record_kyc_check', 'authenticated');

create function private.decide_subscription(p_id uuid, p_accepts boolean, p_n public.whole_number, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant private.subscriptions := private.lock_sponsored_subscription(p_id);
begin
  if v_subscription.status = (case when p_accepts then 'accepted' else 'declined' end) then
    return;
  elsif p_n is distinct from v_subscription.n then
    raise exception 'This subscription has changed. Reload and try again.' using errcode = 'HXSYC';
  elsif p_accepts and v_subscription.status <> 'signed' or v_subscription.status not in ('committed', 'signed') then
    raise exception 'This step isn''t available for the subscription.' using errcode = 'HXSYX';
  elsif p_accepts and not private.has_valid_check(v_subscription.offering_id, v_subscription.investor_id, 'kyc') then
    raise exception 'Record a clear KYC and OFAC check first.' using errcode = 'HXSYH';
  elsif not p_accepts and char_length(coalesce(btrim(p_reason), '')) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXSYZ';
  end if;
  update private.subscriptions s
  set status = case when p_accepts then 'accepted' else 'declined' end, decided_at = now(),
    decider = coalesce(private.get_my_display_name(), ''), reason = case when not p_accepts then btrim(p_reason) end, n = s.n + 1
  where s.id = p_id;
  perform private.notify_investor(
    v_subscription, case when p_accepts then 'subscription_accepted' else 'subscription_declined' end, 'decided:' || p_id,
    jsonb_build_object('reason', btrim(p_reason))
  );
end $$;

-- Countersigns a signed subscription, or declines one with a reason.
select private.expose('decide_subscription', 'authenticated');

create function private.remind_subscriber(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_subscription constant private.subscriptions := private.lock_sponsored_subscription(p_id);
begin
  if v_subscription.status not in ('committed', 'accepted') or v_subscription.reminded_at > now() - interval '1 day' then
    return false;
  end if;
  update private.subscriptions s set reminded_at = now() where s.id = p_id;
  perform private.notify_investor(v_subscription, 'subscription_reminder', 'reminder:' || p_id || ':' || now());
  return true;
end $$;

-- Reminds an investor of the open step, at most once a day. True if a reminder was sent.
select private.expose('remind_subscriber', 'authenticated');
