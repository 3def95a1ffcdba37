-- What the receiver of a transfer does: reads the agreement and signs it, which moves the interest.

-- Returns a transfer that is waiting for the caller's signature.
create function private.find_transfer_to_sign(p_id uuid) returns private.interest_transfers
language plpgsql stable security definer set search_path = '' as $$
declare
  v_transfer private.interest_transfers;
begin
  select * into v_transfer from private.interest_transfers t
  where t.id = p_id and t.to_email = private.get_my_confirmed_email() and t.status = 'to_sign' and private.is_approved();
  return v_transfer;
end $$;

-- The text a receiver signs: the facts of the transfer and the sponsor's agreement.
create function private.build_transfer_agreement(p_transfer private.interest_transfers, p_is_accredited boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  t constant private.interest_transfers := p_transfer;
  s private.subscriptions;
  o private.offerings;
begin
  select * into s from private.subscriptions x where x.id = t.subscription_id;
  select * into o from private.offerings x where x.id = s.offering_id;
  return concat_ws(E'\n',
    'Offering: ' || o.title || ' (Rule 506(' || right(o.rule, 1) || '))', 'Sponsor: ' || o.sponsor_name,
    'Property: ' || o.property_name || ', ' || o.state, 'Transferred by: ' || t.from_name,
    'Received by: ' || t.to_name || ' (' || t.to_email || ')',
    'Commitment transferred: ' || private.format_cents(coalesce(t.cents, s.amount_cents))
      || case when t.cents is null then ', the whole interest' else ' of ' || private.format_cents(s.amount_cents) end,
    'The capital paid in and the preferred return that accrued move with the interest. Payments before the transfer stay with '
      || t.from_name || '.',
    case when p_is_accredited then 'The receiver states that they are accredited.'
      else 'The receiver states that they are not accredited.' end,
    'The receiver joins the agreement below as its investor.', '', o.agreement
  );
end $$;

create function private.get_transfer_to_sign(p_id uuid, p_is_accredited boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_transfer constant private.interest_transfers := private.find_transfer_to_sign(p_id);
  v_body text;
begin
  if v_transfer.id is null or p_is_accredited is null then
    return null;
  end if;
  v_body := private.build_transfer_agreement(v_transfer, p_is_accredited);
  return (
    select jsonb_build_object(
      'title', 'Transfer agreement, ' || o.title, 'body', v_body, 'sha256', private.text_hash(v_body), 'consent', private.signing_consent()
    )
    from private.subscriptions s join private.offerings o on o.id = s.offering_id where s.id = v_transfer.subscription_id
  );
end $$;

-- Returns the agreement of a transfer to the caller once the sponsor approved it; else null.
select private.expose('get_transfer_to_sign', 'authenticated');

-- Splits an interest: the receiver gets a new one with their part of the commitment, of the capital account, and of the
-- preferred return that accrued.
create function private.split_interest(
  p_transfer private.interest_transfers, p_receiver uuid, p_is_accredited boolean, p_signature private.signatures
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  t constant private.interest_transfers := p_transfer;
  v_from private.subscriptions;
  v_position record;
  v_day constant date := private.get_local_date();
  v_part numeric;
  v_id constant uuid := gen_random_uuid();
begin
  select * into v_from from private.subscriptions s where s.id = t.subscription_id;
  v_part := t.cents::numeric / v_from.amount_cents;
  select * into v_position from private.list_positions(v_from.offering_id, v_day) p where p.subscription_id = v_from.id;
  update private.subscriptions s set amount_cents = s.amount_cents - t.cents, n = s.n + 1 where s.id = v_from.id;
  insert into private.subscriptions (
    id, offering_id, number, investor_id, investor_name, investor_email, entity_name, entity_kind, amount_cents, status, is_accredited,
    documents_read_at, fee_accepted_at, signature_id, signed_at, decided_at, decider
  )
  values (
    v_id, v_from.offering_id, (select max(s.number) + 1 from private.subscriptions s where s.offering_id = v_from.offering_id), p_receiver,
    t.to_name, t.to_email, t.to_name, 'person', t.cents, 'accepted', p_is_accredited, v_from.documents_read_at, v_from.fee_accepted_at,
    (p_signature).id, (p_signature).signed_at, t.decided_at, t.decider
  );
  insert into private.position_carryovers (
    transfer_id, subscription_id, investor_id, day, memo, contributed_cents, returned_cents, preferred_cents, received_cents, accrued_cents
  )
  select t.id, x.id, x.investor_id, v_day, x.memo, x.sign * round(v_position.contributed * v_part), x.sign * round(v_position.returned * v_part),
    x.sign * round(v_position.preferred_paid * v_part), x.sign * round(v_position.received * v_part), x.sign * v_position.accrued * v_part
  from (values
    (v_from.id, v_from.investor_id, -1, left('Transferred to ' || t.to_name, 200)), (v_id, p_receiver, 1, left('Received from ' || t.from_name, 200))
  ) x (id, investor_id, sign, memo);
end $$;

create function private.sign_transfer(
  p_transfer_id uuid, p_is_accredited boolean, p_id uuid, p_name text, p_drawing text, p_consents boolean, p_hash text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_transfer private.interest_transfers;
  v_subscription private.subscriptions;
  v_offering private.offerings;
  v_signature private.signatures;
begin
  select g.* into v_signature from private.interest_transfers t join private.signatures g on g.id = t.signature_id
  where t.id = p_transfer_id and g.account = v_me;
  if v_signature.id is not null then
    return v_signature.hash;
  end if;
  v_transfer := private.find_transfer_to_sign(p_transfer_id);
  -- The offering is locked first, as everywhere. Strangers lock nothing.
  select o.* into v_offering from private.offerings o join private.subscriptions s on s.offering_id = o.id
  where s.id = v_transfer.subscription_id for update of o;
  select * into v_subscription from private.subscriptions s where s.id = v_transfer.subscription_id for update;
  v_transfer := private.find_transfer_to_sign(p_transfer_id);
  if v_transfer.id is null or v_transfer.from_id is distinct from v_subscription.investor_id then
    raise exception 'Transfer not found.' using errcode = 'HXSDH';
  elsif p_is_accredited is null or v_offering.rule = '506c' and not p_is_accredited then
    raise exception 'State whether you are accredited.' using errcode = 'HXSDK';
  end if;
  perform private.check_transfer(v_transfer, v_me, true);
  if not p_is_accredited then
    perform private.check_unaccredited_investors(v_offering.id, v_transfer.to_email);
  end if;
  v_signature := private.sign(
    p_id, 'interest_transfer', 'Transfer agreement, ' || v_offering.title,
    private.build_transfer_agreement(v_transfer, p_is_accredited), p_name, p_drawing, p_consents, p_hash
  );
  update private.interest_transfers t
  set status = 'completed', signature_id = v_signature.id, interest_cents = v_subscription.amount_cents where t.id = p_transfer_id;
  if v_transfer.cents is not null then
    perform private.split_interest(v_transfer, v_me, p_is_accredited, v_signature);
  else
    -- The former holder's call lines keep their name, so the receiver doesn't see what was paid before.
    update private.subscriptions s
    set investor_id = v_me, investor_name = v_transfer.to_name, investor_email = v_transfer.to_email, entity_name = v_transfer.to_name,
      entity_id = null, entity_kind = 'person', signer_title = null, is_accredited = p_is_accredited,
      signature_id = v_signature.id, signed_at = v_signature.signed_at, n = s.n + 1
    where s.id = v_subscription.id;
  end if;
  perform private.notify_investor(v_subscription, 'transfer_decided', 'transfer_completed:' || p_transfer_id, '{"outcome": "completed"}');
  perform private.notify_sponsor(
    v_offering, 'transfer_signed', 'transfer_signed:' || p_transfer_id, jsonb_build_object('name', v_transfer.to_name)
  );
  return v_signature.hash;
end $$;

-- Signs a transfer as its receiver and moves the interest; `p_hash` is the SHA-256 of the text shown. Returns the verification
-- hash; idempotent.
select private.expose('sign_transfer', 'authenticated');
