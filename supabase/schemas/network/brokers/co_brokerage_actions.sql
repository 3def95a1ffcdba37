-- What both sides can do with an agreement.
create function private.save_co_brokerage(
  p_id uuid, p_listing_id uuid, p_split_kind text, p_split public.dollars, p_access text, p_broker_id uuid default null,
  p_name text default null, p_email text default null, p_until date default null, p_further text default ''
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_agreement private.co_brokerages;
  v_partner uuid;
  v_email text := lower(btrim(p_email));
  v_n integer;
begin
  if v_me is null or not private.is_approved() or not private.owns_listing(p_listing_id) then
    raise exception 'Listing not found.' using errcode = 'HXGON';
  end if;
  if p_until < current_date then
    raise exception 'The end date must be after the start date.' using errcode = 'HXCBD';
  end if;
  if p_broker_id is not null then
    select a.user_id into v_partner from public.broker_accounts a where a.broker_id = p_broker_id and not a.is_pseudonym;
    if v_partner is null then
      raise exception 'Broker not found.' using errcode = 'HXCBP';
    end if;
    v_email := null;
  end if;
  if v_partner = v_me or v_email = private.get_my_confirmed_email() then
    raise exception 'Choose another broker for the agreement.' using errcode = 'HXCBS';
  end if;
  perform private.enforce_rate_limit('co_brokerage', 60, interval '1 hour');
  select * into v_agreement from private.co_brokerages c where c.id = p_id for no key update;
  if v_agreement.id is not null and (v_agreement.lister_id <> v_me or v_agreement.listing_id <> p_listing_id) then
    raise exception 'Agreement not found.' using errcode = 'HXCBN';
  end if;
  if v_agreement.id is null then
    insert into private.co_brokerages (
      id, listing_id, lister_id, partner_id, partner_name, partner_email, split_kind, split, access, until
    )
    values (
      p_id, p_listing_id, v_me, v_partner,
      case when v_partner is null then btrim(p_name) else private.get_broker_display_name(v_partner) end, v_email,
      p_split_kind, p_split, p_access, p_until
    )
    returning * into v_agreement;
  elsif v_agreement.state not in ('draft', 'offered') then
    raise exception 'This agreement is no longer open.' using errcode = 'HXCBO';
  else
    update private.co_brokerages c set split_kind = p_split_kind, split = p_split, access = p_access, until = p_until
    where c.id = p_id returning * into v_agreement;
  end if;
  select coalesce(max(t.n), 0) + 1 into v_n from private.co_brokerage_terms t where t.co_brokerage_id = p_id;
  if v_n > 50 then
    raise exception 'Too many versions.' using errcode = 'HXCBV';
  end if;
  if v_agreement.state = 'draft' then
    delete from private.co_brokerage_terms t where t.co_brokerage_id = p_id;
    v_n := 1;
  end if;
  insert into private.co_brokerage_terms (co_brokerage_id, n, further, body)
  values (p_id, v_n, coalesce(btrim(p_further), ''), private.co_brokerage_text(v_agreement, p_further));
  if v_agreement.state = 'offered' then
    perform private.notify_co_broker(v_agreement, 'co_brokerage_offered', v_agreement.partner_id, 'terms:' || v_n);
  end if;
  return v_n;
end $$;

-- Drafts an agreement about the caller's own listing with a directory broker or a name and email; once
-- offered, new terms create a new version that both must sign again. Returns the version.
select private.expose('save_co_brokerage', 'authenticated');

-- Notifies the other broker in the app, or by email without an account.
create function private.offer_co_brokerage(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_agreement private.co_brokerages := private.lock_own_co_brokerage(p_id, 'lister');
  v_to uuid;
begin
  if v_agreement.state <> 'draft' then
    return;
  end if;
  update private.co_brokerages c set state = 'offered', offered_at = now() where c.id = p_id returning * into v_agreement;
  select coalesce(v_agreement.partner_id, (
    select u.id from auth.users u
    where lower(u.email) = v_agreement.partner_email and u.email_confirmed_at is not null and u.deleted_at is null
  )) into v_to;
  if v_to is not null then
    perform private.notify_co_broker(v_agreement, 'co_brokerage_offered', v_to, 'offered');
    return;
  end if;
  perform private.enforce_rate_limit('co_brokerage_email', 20, interval '1 day');
  perform private.queue_message(
    'email', v_agreement.partner_email, 'co_brokerage_offered',
    jsonb_build_object(
      'by', private.get_broker_display_name(v_agreement.lister_id), 'name', v_agreement.partner_name,
      'property', (select l.property_name from public.listings l where l.id = v_agreement.listing_id)
    ),
    'co_brokerage:' || p_id
  );
end $$;

-- Offers a draft to the other broker; idempotent.
select private.expose('offer_co_brokerage', 'authenticated');

create function private.sign_co_brokerage(
  p_id uuid, p_signature_id uuid, p_n public.whole_number, p_name text, p_drawing text, p_consents boolean,
  p_hash text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_agreement private.co_brokerages := private.lock_own_co_brokerage(p_id);
  v_terms private.co_brokerage_terms;
  v_signature private.signatures;
  v_is_lister constant boolean := v_agreement.lister_id = auth.uid();
begin
  select * into v_terms from private.co_brokerage_terms t where t.co_brokerage_id = p_id order by t.n desc limit 1;
  if exists (
    select from private.co_brokerage_signatures s
    where s.co_brokerage_id = p_id and s.n = v_terms.n and s.account = auth.uid()
  ) then
    return v_agreement.state;
  end if;
  if v_agreement.state <> 'offered' then
    raise exception 'This agreement is no longer open.' using errcode = 'HXCBO';
  end if;
  if v_terms.n is distinct from p_n then
    raise exception 'The text has changed. Reload and try again.' using errcode = 'HXDRN';
  end if;
  v_signature := private.sign(
    p_signature_id, 'co_brokerage', 'Co-brokerage agreement, version ' || v_terms.n, v_terms.body, p_name, p_drawing,
    p_consents, p_hash
  );
  if not v_is_lister and v_agreement.partner_id is null then
    update private.co_brokerages c set partner_id = auth.uid() where c.id = p_id returning * into v_agreement;
  end if;
  insert into private.co_brokerage_signatures (co_brokerage_id, n, account, signature_id)
  values (p_id, v_terms.n, auth.uid(), v_signature.id);
  if (
    select count(distinct s.account) from private.co_brokerage_signatures s
    where s.co_brokerage_id = p_id and s.n = v_terms.n and s.account in (v_agreement.lister_id, v_agreement.partner_id)
  ) = 2 then
    update private.co_brokerages c set state = 'signed', signed_at = now() where c.id = p_id returning * into v_agreement;
    perform private.apply_co_split_to_deals(v_agreement.listing_id, '{}');
  end if;
  perform private.notify_co_broker(
    v_agreement, 'co_brokerage_signed',
    case when v_is_lister then v_agreement.partner_id else v_agreement.lister_id end, 'signed:' || v_terms.n
  );
  return v_agreement.state;
end $$;

-- Signs the newest terms for one side; when both have signed, the agreement is active. `p_hash` is the
-- SHA-256 of the text shown to the caller. Returns its state.
select private.expose('sign_co_brokerage', 'authenticated');

create function private.end_co_brokerage(p_id uuid, p_reason text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_agreement private.co_brokerages := private.lock_own_co_brokerage(p_id);
  v_is_lister constant boolean := v_agreement.lister_id = auth.uid();
  v_was jsonb;
begin
  if v_agreement.state = 'draft' then
    delete from private.co_brokerages c where c.id = p_id;
    return;
  elsif v_agreement.state not in ('offered', 'signed') then
    return;
  end if;
  v_was := private.get_deal_co_broker_shares(v_agreement.listing_id);
  update private.co_brokerages c
  set state = case when c.state = 'offered' and not v_is_lister then 'declined' else 'ended' end,
    ended_at = now(), ended_by = auth.uid(), end_reason = nullif(btrim(p_reason), '')
  where c.id = p_id;
  if v_agreement.state = 'signed' then
    perform private.apply_co_split_to_deals(v_agreement.listing_id, v_was);
    perform private.decline_unlicensed_listing(v_agreement.listing_id, v_agreement.partner_id);
  end if;
  perform private.notify_co_broker(
    v_agreement, 'co_brokerage_ended',
    case when v_is_lister then v_agreement.partner_id else v_agreement.lister_id end, 'ended'
  );
end $$;

-- Ends an active agreement at once, declines or withdraws an offer, or deletes a draft.
select private.expose('end_co_brokerage', 'authenticated');
