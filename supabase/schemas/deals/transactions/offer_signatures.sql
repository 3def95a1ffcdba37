-- Offers signed by their bidder as a letter of intent. The server generates the text from the offer, so the
-- signed text matches what the seller's side reads.
create table private.offer_signatures (
  offer_id uuid primary key references public.offers (id) on delete cascade,
  signature_id uuid not null references private.signatures (id)
);

-- A signature is for one offer only.
create unique index offer_signatures_signature_idx on private.offer_signatures (signature_id);
alter table private.offer_signatures enable row level security;

create function private.format_offer_amount(p_amount numeric) returns text
language sql immutable set search_path = '' as $$
  select to_char(p_amount, 'FM$999,999,999,999,990')
$$;

create function private.offer_text(p_offer public.offers) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select concat_ws(E'\n\n',
      '1. ' || concat_ws(', ', p.name, nullif(btrim(p.company), '')) || ' (the buyer) intends to buy '
        || concat_ws(', ', t.property_name, t.state) || '.',
      '2. The price is ' || private.format_offer_amount(p_offer.price) || coalesce(
        ', with a deposit of ' || private.format_offer_amount(p_offer.deposit), ''
      ) || '.',
      '3. Due diligence takes ' || coalesce(p_offer.diligence_days || ' days', 'as long as the purchase agreement says')
        || '. The closing follows ' || coalesce(p_offer.closing_days || ' days after the purchase agreement', 'as it says')
        || '.',
      '4. ' || case p_offer.financing
        when 'bank' then 'The purchase is contingent on a bank loan.'
        when 'hud' then 'The purchase is contingent on a HUD-insured loan.'
        when 'seller' then 'The seller finances part of the purchase.'
        else 'The purchase is not contingent on financing.'
      end || case when p_offer.waits_for_licence then ' The closing waits for the license.' else '' end
        || coalesce(' It also depends on: ' || rtrim(p_offer.contingencies, ' .') || '.', ''),
      '5. ' || concat_ws(' ',
        case p_offer.proof_of_funds
          when 'letter' then 'Proof of funds: letter from a lender.'
          when 'statement' then 'Proof of funds: bank statement.'
          when 'confirmed' then 'Proof of funds: confirmed by the broker.'
          else 'Proof of funds: not provided yet.'
        end,
        'Buyer’s statement on licensing: ' || rtrim(p_offer.licence_history, ' .') || '.'
      ),
      '6. ' || coalesce(
        'The offer is valid until ' || to_char(p_offer.expires_on, 'FMMonth FMDD, YYYY') || '.',
        'The offer is valid until it is withdrawn.'
      ) || ' Neither side is bound to buy or sell before a purchase agreement is signed. Both sides keep it confidential.'
    )
    from public.transactions t join public.transaction_parties p on p.id = p_offer.party_id
    where t.id = p_offer.transaction_id
  );
end $$;

-- The letter of intent text of an offer, as generated when it was made. Immutable: later renaming a community
-- or bidder doesn't change it.
create table private.offer_texts (
  offer_id uuid primary key references public.offers (id) on delete cascade,
  title text not null,
  body text not null,
  sha256 text not null,

  constraint offer_texts_title_is_plain check (private.is_single_line(title, 200)),
  constraint offer_texts_hash_fits check (sha256 = encode(sha256(convert_to(body, 'UTF8')), 'hex'))
);

alter table private.offer_texts enable row level security;

create trigger refuse_rewriting before update on private.offer_texts
  for each row execute function private.prevent_audit_rewrite();

create function private.snapshot_offer_text() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_body constant text := private.offer_text(new);
begin
  insert into private.offer_texts (offer_id, title, body, sha256)
  select new.id, private.to_single_line('Letter of intent for ' || t.property_name, 200), v_body, private.text_hash(v_body)
  from public.transactions t where t.id = new.transaction_id;
  return null;
end $$;

create trigger snapshot_offer_text after insert on public.offers
  for each row when (new.made_by = 'bidder') execute function private.snapshot_offer_text();

-- Returns what prevents signing or accepting an offer, as a code; null if nothing does. An offer ends when it
-- is decided, expires, or is superseded, and with its sale.
create function private.get_offer_blocker(p_offer public.offers) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when p_offer.status <> 'open' or p_offer.made_by <> 'bidder' or exists (
      select from public.transactions t
      where t.id = p_offer.transaction_id and (t.deleted_at is not null or t.status in ('closed', 'terminated'))
    ) then 'HXOFC'
    -- Its last day lasts until it has ended in the whole country.
    when p_offer.expires_on < (now() at time zone 'Pacific/Honolulu')::date then 'HXOFE'
    when exists (
      select from public.offers o
      where o.party_id = p_offer.party_id and (o.submitted_at, o.id) > (p_offer.submitted_at, p_offer.id)
        and (private.is_offer_round_unsealed(o.round_id) or o.account_id = auth.uid())
    ) then 'HXOFN'
  end;
end $$;

-- Signing also ends while a newer round asks the same bidder: their letter of intent belongs to that round.
create function private.get_signing_blocker(p_offer public.offers) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.get_offer_blocker(p_offer), case when exists (
    select from public.offer_rounds r join public.offer_invitations i on i.round_id = r.id and i.party_id = p_offer.party_id
    where r.deadline > now() and r.created_at > p_offer.submitted_at and r.id is distinct from p_offer.round_id
  ) then 'HXOFN' end);
end $$;

create function private.raise_offer_blocker(p_blocker text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  case p_blocker
    when 'HXOFC' then raise exception 'This offer was already decided.' using errcode = 'HXOFC';
    when 'HXOFE' then raise exception 'This offer has expired.' using errcode = 'HXOFE';
    when 'HXOFN' then raise exception 'This offer was replaced by a later one.' using errcode = 'HXOFN';
    else return;
  end case;
end $$;

create function private.require_open_offer(p_offer public.offers) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.raise_offer_blocker(private.get_offer_blocker(p_offer));
end $$;

-- Returns who signed an offer and when, for anyone who can see the offer, and whether the caller can still
-- sign it.
create function private.get_offer_signature(p_offer public.offers) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_signature private.signatures;
begin
  select s.* into v_signature from private.offer_signatures o join private.signatures s on s.id = o.signature_id
  where o.offer_id = p_offer.id;
  return jsonb_build_object(
    'signed_by', v_signature.name, 'signed_at', v_signature.signed_at, 'signed_hash', v_signature.hash,
    'may_sign', v_signature.id is null and private.get_signing_blocker(p_offer) is null
      and coalesce(p_offer.account_id = auth.uid(), false)
  );
end $$;

create function private.offer_to_sign(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'title', t.title, 'body', t.body, 'sha256', t.sha256, 'consent', private.signing_consent()
    )
    from public.offers o join private.offer_texts t on t.offer_id = o.id
    where o.id = p_id and o.account_id = auth.uid() and o.made_by = 'bidder' and private.is_approved()
      and private.get_signing_blocker(o) is null
  );
end $$;

-- Returns the letter of intent of the caller's own offer for signing; null for any other, and once it is outdated.
select private.expose('offer_to_sign', 'authenticated');

create function private.sign_offer(
  p_offer_id uuid, p_id uuid, p_name text, p_drawing text, p_consents boolean, p_hash text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_offer public.offers;
  v_text private.offer_texts;
  v_hash text;
  v_signature private.signatures;
begin
  select * into v_offer from public.offers o
  where o.id = p_offer_id and o.account_id = auth.uid() and o.made_by = 'bidder' for update;
  if not found then
    raise exception 'Offer not found.' using errcode = '42501';
  end if;
  select s.hash into v_hash from private.offer_signatures o join private.signatures s on s.id = o.signature_id
  where o.offer_id = p_offer_id;
  if v_hash is not null then
    return v_hash;
  end if;
  perform private.raise_offer_blocker(private.get_signing_blocker(v_offer));
  select * into v_text from private.offer_texts t where t.offer_id = p_offer_id;
  v_signature := private.sign(p_id, 'loi', v_text.title, v_text.body, p_name, p_drawing, p_consents, p_hash);
  insert into private.offer_signatures (offer_id, signature_id) values (p_offer_id, v_signature.id);
  return v_signature.hash;
end $$;

-- Signs the caller's offer as a letter of intent, by typed name or drawing; idempotent. `p_hash` is the
-- SHA-256 of the text shown to the caller. Returns the verification hash.
select private.expose('sign_offer', 'authenticated');
