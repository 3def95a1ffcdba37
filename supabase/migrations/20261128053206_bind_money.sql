SET local check_function_bodies = off;

DROP INDEX "private"."co_brokerage_signatures_signature_idx";

DROP INDEX "private"."offer_signatures_signature_idx";

ALTER TABLE "private"."co_brokerages"
  DROP CONSTRAINT "co_brokerages_split_in_range";

ALTER TABLE "private"."wire_events"
  DROP CONSTRAINT "wire_events_phone_is_plain";

ALTER TABLE "private"."wires"
  DROP CONSTRAINT "wires_amount_is_positive";

ALTER TABLE "public"."contacts"
  DROP CONSTRAINT "contacts_price_least_not_negative";

ALTER TABLE "public"."contacts"
  DROP CONSTRAINT "contacts_price_most_not_negative";

ALTER TABLE "public"."deals"
  DROP CONSTRAINT "deals_price_not_negative";

ALTER TABLE "public"."leads"
  DROP CONSTRAINT "leads_price_most_not_negative";

ALTER TABLE "public"."offers"
  DROP CONSTRAINT "offers_deposit_in_range";

ALTER TABLE "public"."offers"
  DROP CONSTRAINT "offers_price_is_positive";

ALTER TABLE "public"."transaction_fees"
  DROP CONSTRAINT "transaction_fees_amount_not_negative";

ALTER TABLE "public"."transaction_quotes"
  DROP CONSTRAINT "transaction_quotes_price_not_negative";

ALTER TABLE "public"."transactions"
  DROP CONSTRAINT "transactions_price_not_negative";

DROP FUNCTION "private"."note_wire_call"(uuid, uuid, text, text, text);

DROP FUNCTION "private"."sign"(uuid, text, text, text, text, text, boolean, uuid, integer);

DROP FUNCTION "private"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean);

DROP FUNCTION "private"."sign_nda"(uuid, uuid, integer, text, text, boolean);

DROP FUNCTION "private"."sign_offer"(uuid, uuid, text, text, boolean);

DROP FUNCTION "public"."note_wire_call"(uuid, uuid, text, text, text);

DROP FUNCTION "public"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean);

DROP FUNCTION "public"."sign_nda"(uuid, uuid, integer, text, text, boolean);

DROP FUNCTION "public"."sign_offer"(uuid, uuid, text, text, boolean);

CREATE TABLE "private"."offer_texts" (
  "offer_id" uuid NOT NULL,
  "title"    text NOT NULL,
  "body"     text NOT NULL,
  "sha256"   text NOT NULL,
  CONSTRAINT "offer_texts_hash_fits" CHECK ((sha256 = encode(sha256(convert_to(body, 'UTF8'::name)), 'hex'::text))),
  CONSTRAINT "offer_texts_pkey" PRIMARY KEY (offer_id),
  CONSTRAINT "offer_texts_title_is_plain" CHECK (private.is_line(title, 200))
);

ALTER TABLE "private"."offer_texts"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.are_of_one_house (
  p_one   uuid,
  p_other uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.tenant_users a join public.tenant_users b on b.tenant_id = a.tenant_id
    where a.user_id = p_one and b.user_id = p_other
  ) or exists (
    select from private.tenant_invitations i join auth.users u on lower(u.email) = i.email
    where i.accepted_at is not null and (i.invited_by, u.id) in ((p_one, p_other), (p_other, p_one))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.co_brokerage (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_agreement private.co_brokerages;
begin
  select * into v_agreement from private.co_brokerages c where c.id = p_id;
  if v_agreement.id is null or not private.is_approved()
    or not (v_agreement.lister_id = auth.uid() or private.is_partner(v_agreement))
  then
    return null;
  end if;
  return private.co_brokerage_line(v_agreement) || jsonb_build_object(
    'further', (
      select t.further from private.co_brokerage_terms t where t.co_brokerage_id = p_id order by t.n desc limit 1
    ),
    'versions', (
      select jsonb_agg(jsonb_build_object(
        'n', t.n, 'body', t.body, 'sha256', private.text_hash(t.body), 'written_at', t.written_at, 'signatures', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'name', g.name, 'signed_at', g.signed_at, 'hash', g.hash
          ) order by g.signed_at), '[]')
          from private.co_brokerage_signatures s join private.signatures g on g.id = s.signature_id
          where s.co_brokerage_id = p_id and s.n = t.n
        )
      ) order by t.n desc)
      from private.co_brokerage_terms t where t.co_brokerage_id = p_id
    ),
    'inquiries', case
      when v_agreement.lister_id <> auth.uid() and private.co_access(v_agreement.listing_id) <> 'none' then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', q.id, 'asked_at', q.created_at, 'name', q.full_name, 'message', q.message,
          'is_taken', exists (
            select from private.co_leads t join public.leads k on k.id = t.lead_id
            where t.inquiry_id = q.id and t.co_brokerage_id = p_id
          )
        ) order by q.created_at desc), '[]')
        from (
          select b.id, b.created_at, p.full_name, b.message
          from public.broker_contacts b join public.profiles p on p.id = b.user_id
          where b.listing_id = v_agreement.listing_id order by b.created_at desc limit 100
        ) q
      )
      else '[]'::jsonb
    end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.confirms_independently (
  p_wire    private.wires,
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_principal constant text := private.wire_side(p_wire.purpose);
begin
  if p_wire.entered_by is null or not private.is_let_in(p_wire.entered_by)
    or private.mailbox_of(p_user_id) is null or private.mailbox_of(p_user_id) is not distinct from private.mailbox_of(p_wire.entered_by)
    or private.are_of_one_house(p_user_id, p_wire.entered_by)
  then
    return false;
  end if;
  return exists (
    select from private.transaction_accounts(p_wire.transaction_id) x
    where x.account = p_wire.entered_by and x.role = 'title'
  ) or lower((select u.email from auth.users u where u.id = p_user_id)) = (
    select p.email from public.transaction_parties p
    where p.transaction_id = p_wire.transaction_id and p.role = v_principal order by p.created_at, p.id limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.decide_offer (
  p_id     uuid,
  p_status text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_offer public.offers;
  v_party public.transaction_parties;
begin
  -- Decisions about one sale are made one after the other.
  perform from public.transactions t
  where t.id = (select o.transaction_id from public.offers o where o.id = p_id) for update;
  select * into v_offer from public.offers o where o.id = p_id and private.is_unsealed(o.round_id) for update;
  if not found or not private.runs_transaction(v_offer.transaction_id) then
    raise exception 'This offer is not there.' using errcode = '42501';
  end if;
  if v_offer.status = p_status then
    return p_status;
  end if;
  if v_offer.status <> 'open' or p_status not in ('declined', 'accepted') or v_offer.made_by <> 'bidder' then
    raise exception 'This offer was decided.' using errcode = 'HXOFC';
  end if;
  if p_status = 'accepted' then
    perform private.require_open_offer(v_offer);
    -- An accepted bidder who is no longer the buyer makes room for the next.
    update public.offers o set status = 'declined'
    where o.transaction_id = v_offer.transaction_id and o.status = 'accepted' and not exists (
      select from public.transaction_parties p where p.id = o.party_id and p.role = 'buyer'
    );
    if exists (
      select from public.offers o where o.transaction_id = v_offer.transaction_id and o.status = 'accepted'
    ) then
      raise exception 'Another offer was accepted.' using errcode = 'HXOFA';
    end if;
  end if;
  update public.offers o set status = p_status where o.id = p_id;
  if p_status = 'accepted' then
    if exists (
      select from public.offer_rounds r
      where r.transaction_id = v_offer.transaction_id and r.is_sealed and r.deadline > now()
    ) then
      raise exception 'Another round is running.' using errcode = 'HXOFR';
    end if;
    update public.transactions t
    set price = v_offer.price, status = case when t.status = 'negotiation' then 'loi_signed' else t.status end
    where t.id = v_offer.transaction_id;
    update public.transaction_parties p set role = 'buyer' where p.id = v_offer.party_id;
  end if;
  select * into v_party from public.transaction_parties p where p.id = v_offer.party_id;
  perform private.tell_bidder(
    v_party, 'offer_answered', 'offer:' || p_id || ':' || p_status,
    jsonb_build_object('answer', case p_status when 'accepted' then 'Your offer is accepted' else 'Your offer is declined' end)
  );
  return p_status;
end
$function$;

CREATE OR REPLACE FUNCTION private.freeze_offer_text()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_body constant text := private.offer_text(new);
begin
  insert into private.offer_texts (offer_id, title, body, sha256)
  select new.id, private.as_line('Letter of intent for ' || t.property_name, 200), v_body, private.text_hash(v_body)
  from public.transactions t where t.id = new.transaction_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_measure (
  p_value numeric
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return p_value between -1000000000000000000 and 1000000000000000000;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_money (
  p_amount numeric
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return p_amount between 0 and 100000000000;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_phone_number (
  p_phone text
)
  RETURNS boolean
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_digits constant text := regexp_replace(p_phone, '[ ().-]', '', 'g');
begin
  return case
    when p_phone is null then null
    when v_digits ~ '^[+]?1' or v_digits !~ '^[+]' then v_digits ~ '^([+]?1)?[2-9][0-9]{2}[2-9][0-9]{6}$'
    else v_digits ~ '^[+][2-9][0-9]{7,14}$'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_same_name (
  p_one   text,
  p_other text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select regexp_replace(lower(p_one), '[[:space:][:punct:]]+', '', 'g')
    = regexp_replace(lower(left(coalesce(p_other, ''), 400)), '[[:space:][:punct:]]+', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.keep_fees_few()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Fees added at the same moment are counted one after the other.
  perform from public.transactions t where t.id = new.transaction_id for no key update;
  if (select count(*) from public.transaction_fees f where f.transaction_id = new.transaction_id) > 60 then
    raise exception 'There are 60 of these already.' using errcode = 'HXRMA';
  end if;
  if (select sum(f.percent) from public.transaction_fees f where f.transaction_id = new.transaction_id) > 100 then
    raise exception 'Fees exceed the price.' using errcode = 'HXFEE';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.mailbox_of (
  p_user_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_email text;
  v_name text;
begin
  select lower(u.email) into v_email from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null;
  v_name := split_part(split_part(v_email, '@', 1), '+', 1);
  return case
    when split_part(v_email, '@', 2) in ('gmail.com', 'googlemail.com') then replace(v_name, '.', '') || '@gmail.com'
    else v_name || '@' || split_part(v_email, '@', 2)
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_wire_call (
  p_id          uuid,
  p_wire_id     uuid,
  p_version     integer,
  p_spoke_with  text,
  p_phone       text,
  p_beneficiary text,
  p_bank        text,
  p_routing     text,
  p_account     text,
  p_amount      numeric
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_wire private.wires := private.take_wire(p_wire_id);
  v_name constant text := private.sender_name(v_me);
  v_is_same boolean;
begin
  perform private.require_fresh_code();
  if exists (select from private.wire_events e where e.id = p_id and e.wire_id = p_wire_id and e.account_id = v_me) then
    return (select e.kind = 'matched' from private.wire_events e where e.id = p_id);
  end if;
  perform private.keep_pace('wire_call', 6, interval '1 hour');
  if v_wire.entered_by is not distinct from v_me then
    raise exception 'Nobody confirms what they entered.' using errcode = 'HXWIO';
  end if;
  if not private.confirms_independently(v_wire, v_me) then
    raise exception 'Somebody independent has to confirm.' using errcode = 'HXWII';
  end if;
  if not private.is_newest_wire(v_wire) or p_version is distinct from v_wire.version then
    raise exception 'There are newer instructions.' using errcode = 'HXWIV';
  end if;
  if v_wire.sent_at is not null then
    raise exception 'The money was sent.' using errcode = 'HXWIS';
  end if;
  if coalesce(char_length(btrim(p_spoke_with)), 0) < 2 or not coalesce(private.is_phone_number(btrim(p_phone)), false) then
    raise exception 'A call is with somebody, under a number.' using errcode = 'HXWIP';
  end if;
  v_is_same := (
    select n.account = private.only_digits(p_account) and n.routing = private.only_digits(p_routing)
      and private.is_same_name(v_wire.beneficiary, p_beneficiary) and private.is_same_name(v_wire.bank, p_bank)
      and v_wire.amount is not distinct from p_amount
    from private.wire_numbers n where n.wire_id = p_wire_id
  );
  insert into private.wire_events (id, wire_id, kind, account_id, name, spoke_with, phone)
  values (
    p_id, p_wire_id, case when v_is_same then 'matched' else 'differed' end, v_me, v_name, btrim(p_spoke_with), btrim(p_phone)
  );
  update private.wires w
  set confirmed_by = case when v_is_same then v_me end, confirmed_name = case when v_is_same then v_name end,
    confirmed_at = case when v_is_same then now() end
  where w.id = p_wire_id returning w.* into v_wire;
  perform private.tell_of_wire(
    v_wire, case when v_is_same then 'wire_confirmed' else 'wire_differs' end, 'wire_call:' || p_id, v_name
  );
  return v_is_same;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_obstacle (
  p_offer public.offers
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when p_offer.status <> 'open' or p_offer.made_by <> 'bidder' or exists (
      select from public.transactions t
      where t.id = p_offer.transaction_id and (t.deleted_at is not null or t.status in ('closed', 'terminated'))
    ) then 'HXOFC'
    when p_offer.expires_on < (now() at time zone 'UTC')::date then 'HXOFE'
    when exists (
      select from public.offers o
      where o.party_id = p_offer.party_id and (o.submitted_at, o.id) > (p_offer.submitted_at, p_offer.id)
        and (private.is_unsealed(o.round_id) or o.account_id = auth.uid())
    ) then 'HXOFN'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_to_sign (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'title', t.title, 'body', t.body, 'sha256', t.sha256, 'consent', private.signing_consent()
    )
    from public.offers o join private.offer_texts t on t.offer_id = o.id
    where o.id = p_id and o.account_id = auth.uid() and o.made_by = 'bidder' and private.is_approved()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.require_open_offer (
  p_offer public.offers
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  case private.offer_obstacle(p_offer)
    when 'HXOFC' then raise exception 'This offer was decided.' using errcode = 'HXOFC';
    when 'HXOFE' then raise exception 'This offer has expired.' using errcode = 'HXOFE';
    when 'HXOFN' then raise exception 'A later offer takes its place.' using errcode = 'HXOFN';
    else return;
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign (
  p_id       uuid,
  p_kind     text,
  p_title    text,
  p_body     text,
  p_name     text,
  p_drawing  text,
  p_consents boolean,
  p_hash     text,
  p_room_id  uuid    DEFAULT NULL::uuid,
  p_nda      integer DEFAULT NULL::integer
)
  RETURNS private.signatures
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_signature private.signatures;
begin
  if auth.uid() is null or not private.is_approved() or private.my_confirmed_address() is null then
    raise exception 'Sign in first.' using errcode = '42501';
  end if;
  select * into v_signature from private.signatures s where s.id = p_id;
  if found then
    if (
      v_signature.account, v_signature.kind, v_signature.title, v_signature.body, v_signature.name, v_signature.drawing,
      v_signature.room_id, v_signature.nda
    ) is not distinct from (
      auth.uid(), p_kind, btrim(p_title), p_body, btrim(p_name), p_drawing, p_room_id, p_nda
    ) then
      return v_signature;
    end if;
    raise exception 'This signature is not yours.' using errcode = '42501';
  end if;
  if p_consents is distinct from true then
    raise exception 'A signature needs consent.' using errcode = 'HXDRC';
  end if;
  if p_hash is distinct from private.text_hash(p_body) then
    raise exception 'The text has changed since it was shown.' using errcode = 'HXDRN';
  end if;
  perform private.keep_pace('signature', 60, interval '1 hour');
  v_signature.id := p_id;
  v_signature.account := auth.uid();
  v_signature.kind := p_kind;
  v_signature.title := btrim(p_title);
  v_signature.body := p_body;
  v_signature.body_sha256 := private.text_hash(p_body);
  v_signature.name := btrim(p_name);
  v_signature.email := private.my_confirmed_address();
  v_signature.drawing := p_drawing;
  v_signature.consent := private.signing_consent();
  v_signature.address := private.client_address();
  v_signature.signed_at := now();
  v_signature.room_id := p_room_id;
  v_signature.nda := p_nda;
  v_signature.hash := private.text_hash(private.signature_text(v_signature));
  insert into private.signatures select v_signature.*;
  return v_signature;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_co_brokerage (
  p_id           uuid,
  p_signature_id uuid,
  p_n            integer,
  p_name         text,
  p_drawing      text,
  p_consents     boolean,
  p_hash         text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_agreement private.co_brokerages := private.own_agreement(p_id);
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
    raise exception 'This agreement is not open any more.' using errcode = 'HXCBO';
  end if;
  if v_terms.n is distinct from p_n then
    raise exception 'The text has changed meanwhile.' using errcode = 'HXDRN';
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
    perform private.spread_co_split(v_agreement.listing_id, '{}');
  end if;
  perform private.tell_co_broker(
    v_agreement, 'co_brokerage_signed',
    case when v_is_lister then v_agreement.partner_id else v_agreement.lister_id end, 'signed:' || v_terms.n
  );
  return v_agreement.state;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_nda (
  p_room_id  uuid,
  p_id       uuid,
  p_nda      integer,
  p_name     text,
  p_drawing  text,
  p_consents boolean,
  p_hash     text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_seat record;
  v_nda private.deal_room_ndas;
  v_signature private.signatures;
  v_hash text;
begin
  select * into v_seat from private.room_seat(p_room_id);
  if not found or v_seat.runs or v_seat.gate = 'over' then
    raise exception 'This deal room is not there.' using errcode = '42501';
  end if;
  select * into v_nda from private.deal_room_ndas d where d.room_id = p_room_id order by d.n desc limit 1;
  if v_nda.n is distinct from p_nda then
    raise exception 'The text has changed meanwhile.' using errcode = 'HXDRN';
  end if;
  -- One signature a version and person, and one line in the log for it, also when two calls arrive together.
  perform pg_advisory_xact_lock(hashtextextended('nda of ' || p_room_id || v_seat.email, 0));
  select s.hash into v_hash from private.signatures s
  where s.room_id = p_room_id and s.email = v_seat.email and s.kind = 'nda' and s.nda = v_nda.n
  order by s.signed_at limit 1;
  if v_hash is not null then
    return v_hash;
  end if;
  v_signature := private.sign(
    p_id, 'nda', 'Nondisclosure agreement, version ' || v_nda.n, v_nda.body, p_name, p_drawing, p_consents, p_hash,
    p_room_id, v_nda.n
  );
  perform private.note_in_room(
    p_room_id, 'signed', v_seat.who || ' <' || v_seat.email || '>', null, v_nda.sha256, null, null, v_nda.n,
    v_signature.hash
  );
  return v_signature.hash;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_offer (
  p_offer_id uuid,
  p_id       uuid,
  p_name     text,
  p_drawing  text,
  p_consents boolean,
  p_hash     text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_offer public.offers;
  v_text private.offer_texts;
  v_hash text;
  v_signature private.signatures;
begin
  select * into v_offer from public.offers o
  where o.id = p_offer_id and o.account_id = auth.uid() and o.made_by = 'bidder' for update;
  if not found then
    raise exception 'There is no such offer.' using errcode = '42501';
  end if;
  select s.hash into v_hash from private.offer_signatures o join private.signatures s on s.id = o.signature_id
  where o.offer_id = p_offer_id;
  if v_hash is not null then
    return v_hash;
  end if;
  perform private.require_open_offer(v_offer);
  select * into v_text from private.offer_texts t where t.offer_id = p_offer_id;
  v_signature := private.sign(p_id, 'loi', v_text.title, v_text.body, p_name, p_drawing, p_consents, p_hash);
  insert into private.offer_signatures (offer_id, signature_id) values (p_offer_id, v_signature.id);
  return v_signature.hash;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_text (
  p_id       uuid,
  p_kind     text,
  p_title    text,
  p_body     text,
  p_name     text,
  p_drawing  text,
  p_consents boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_kind is null or p_kind not in ('buyer_agreement', 'loi') then
    raise exception 'This is signed elsewhere.' using errcode = '22023';
  end if;
  -- The caller sends the text itself, so what was shown and what is signed are the same.
  return (
    private.sign(p_id, p_kind, p_title, p_body, p_name, p_drawing, p_consents, private.text_hash(p_body))
  ).hash;
end
$function$;

CREATE OR REPLACE FUNCTION private.signature_of_offer (
  p_offer public.offers
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_signature private.signatures;
begin
  select s.* into v_signature from private.offer_signatures o join private.signatures s on s.id = o.signature_id
  where o.offer_id = p_offer.id;
  return jsonb_build_object(
    'signed_by', v_signature.name, 'signed_at', v_signature.signed_at, 'signed_hash', v_signature.hash,
    'may_sign', v_signature.id is null and private.offer_obstacle(p_offer) is null
      and coalesce(p_offer.account_id = auth.uid(), false)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.note_wire_call (
  p_id          uuid,
  p_wire_id     uuid,
  p_version     integer,
  p_spoke_with  text,
  p_phone       text,
  p_beneficiary text,
  p_bank        text,
  p_routing     text,
  p_account     text,
  p_amount      numeric DEFAULT NULL::numeric
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_wire_call(
    p_id, p_wire_id, p_version, p_spoke_with, p_phone, p_beneficiary, p_bank, p_routing, p_account, p_amount
  )
$function$;

REVOKE ALL ON FUNCTION "public"."note_wire_call"(uuid, uuid, integer, text, text, text, text, text, text, numeric) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sign_co_brokerage (
  p_id           uuid,
  p_signature_id uuid,
  p_n            integer,
  p_name         text,
  p_drawing      text,
  p_consents     boolean,
  p_hash         text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.sign_co_brokerage(p_id, p_signature_id, p_n, p_name, p_drawing, p_consents, p_hash)
$function$;

REVOKE ALL ON FUNCTION "public"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sign_nda (
  p_room_id  uuid,
  p_id       uuid,
  p_nda      integer,
  p_name     text,
  p_drawing  text,
  p_consents boolean,
  p_hash     text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.sign_nda(p_room_id, p_id, p_nda, p_name, p_drawing, p_consents, p_hash)
$function$;

REVOKE ALL ON FUNCTION "public"."sign_nda"(uuid, uuid, integer, text, text, boolean, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sign_offer (
  p_offer_id uuid,
  p_id       uuid,
  p_name     text,
  p_drawing  text,
  p_consents boolean,
  p_hash     text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.sign_offer(p_offer_id, p_id, p_name, p_drawing, p_consents, p_hash)
$function$;

REVOKE ALL ON FUNCTION "public"."sign_offer"(uuid, uuid, text, text, boolean, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."co_brokerages"
  ADD CONSTRAINT "co_brokerages_split_in_range" CHECK (((split_kind = 'fixed'::text) OR (split <= (100)::numeric)));

ALTER TABLE "private"."counties"
  ADD CONSTRAINT "counties_latitude_range" CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision)));

ALTER TABLE "private"."counties"
  ADD CONSTRAINT "counties_longitude_range" CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)));

ALTER TABLE "private"."offer_texts"
  ADD CONSTRAINT "offer_texts_offer_id_fkey" FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE CASCADE;

ALTER TABLE "public"."offers"
  ADD CONSTRAINT "offers_deposit_within_price" CHECK ((deposit <= price));

CREATE UNIQUE INDEX co_brokerage_signatures_signature_idx ON private.co_brokerage_signatures USING btree (signature_id);

CREATE UNIQUE INDEX offer_signatures_signature_idx ON private.offer_signatures USING btree (signature_id);

CREATE UNIQUE INDEX offers_accepted_idx ON public.offers USING btree (transaction_id)
  WHERE (status = 'accepted'::text);

CREATE TRIGGER refuse_rewriting
  BEFORE UPDATE ON private.offer_texts
  FOR EACH ROW
  EXECUTE FUNCTION private.refuse_rewriting();

CREATE TRIGGER freeze_offer_text
  AFTER INSERT ON public.offers
  FOR EACH ROW
  WHEN ((new.made_by = 'bidder'::text))
  EXECUTE FUNCTION private.freeze_offer_text();

REVOKE ALL ON FUNCTION "private"."are_of_one_house"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_of_one_house"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_of_one_house"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."confirms_independently"(private.wires, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."confirms_independently"(private.wires, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."confirms_independently"(private.wires, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."freeze_offer_text"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."freeze_offer_text"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."freeze_offer_text"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_measure"(numeric) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_measure"(numeric) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_measure"(numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_measure"(numeric) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_measure"(numeric) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_money"(numeric) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_money"(numeric) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_money"(numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_money"(numeric) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_money"(numeric) TO "service_role";

REVOKE ALL ON FUNCTION "private"."is_phone_number"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_phone_number"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_phone_number"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_same_name"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_same_name"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_same_name"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mailbox_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mailbox_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mailbox_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_wire_call"(uuid, uuid, integer, text, text, text, text, text, text, numeric) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_wire_call"(uuid, uuid, integer, text, text, text, text, text, text, numeric) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_wire_call"(uuid, uuid, integer, text, text, text, text, text, text, numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_wire_call"(uuid, uuid, integer, text, text, text, text, text, text, numeric) TO "postgres";

REVOKE ALL ON FUNCTION "private"."offer_obstacle"(public.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_obstacle"(public.offers) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offer_obstacle"(public.offers) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_open_offer"(public.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_open_offer"(public.offers) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_open_offer"(public.offers) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign"(uuid, text, text, text, text, text, boolean, text, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sign"(uuid, text, text, text, text, text, boolean, text, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign"(uuid, text, text, text, text, text, boolean, text, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_nda"(uuid, uuid, integer, text, text, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_nda"(uuid, uuid, integer, text, text, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_nda"(uuid, uuid, integer, text, text, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_nda"(uuid, uuid, integer, text, text, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_offer"(uuid, uuid, text, text, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_offer"(uuid, uuid, text, text, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_offer"(uuid, uuid, text, text, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_offer"(uuid, uuid, text, text, boolean, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_wire_call"(uuid, uuid, integer, text, text, text, text, text, text, numeric) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_wire_call"(uuid, uuid, integer, text, text, text, text, text, text, numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_wire_call"(uuid, uuid, integer, text, text, text, text, text, text, numeric) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_nda"(uuid, uuid, integer, text, text, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_nda"(uuid, uuid, integer, text, text, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_nda"(uuid, uuid, integer, text, text, boolean, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_offer"(uuid, uuid, text, text, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_offer"(uuid, uuid, text, text, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_offer"(uuid, uuid, text, text, boolean, text) TO "postgres";

ALTER TABLE "private"."co_brokerages"
  ADD CONSTRAINT "co_brokerages_split_is_money" CHECK (((split > (0)::numeric) AND private.is_money(split)));

ALTER TABLE "private"."figure_days"
  ADD CONSTRAINT "figure_days_amount_is_measure" CHECK (private.is_measure(amount));

ALTER TABLE "private"."listing_matters"
  ADD CONSTRAINT "listing_matters_old_price_is_money" CHECK (private.is_money((old_price)::numeric));

ALTER TABLE "private"."live_listing_days"
  ADD CONSTRAINT "live_listing_days_value_is_measure" CHECK (private.is_measure(value));

ALTER TABLE "private"."live_listing_measures"
  ADD CONSTRAINT "live_listing_measures_denominator_is_measure" CHECK (private.is_measure(denominator));

ALTER TABLE "private"."live_listing_measures"
  ADD CONSTRAINT "live_listing_measures_numerator_is_measure" CHECK (private.is_measure(numerator));

ALTER TABLE "private"."visit_events"
  ADD CONSTRAINT "visit_events_value_is_measure" CHECK (private.is_measure(value));

ALTER TABLE "private"."wire_events"
  ADD CONSTRAINT "wire_events_phone_is_number" CHECK ((private.is_line(phone, 40) AND private.is_phone_number(phone)));

ALTER TABLE "private"."wires"
  ADD CONSTRAINT "wires_amount_is_money" CHECK (((amount > (0)::numeric) AND private.is_money(amount)));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_price_least_is_money" CHECK (private.is_money(price_least));

ALTER TABLE "public"."contacts"
  ADD CONSTRAINT "contacts_price_most_is_money" CHECK (private.is_money(price_most));

ALTER TABLE "public"."deals"
  ADD CONSTRAINT "deals_price_is_money" CHECK (private.is_money(price));

ALTER TABLE "public"."leads"
  ADD CONSTRAINT "leads_price_most_is_money" CHECK (private.is_money(price_most));

ALTER TABLE "public"."offers"
  ADD CONSTRAINT "offers_deposit_is_money" CHECK (private.is_money(deposit));

ALTER TABLE "public"."offers"
  ADD CONSTRAINT "offers_price_is_money" CHECK (((price > (0)::numeric) AND private.is_money(price)));

ALTER TABLE "public"."saved_listings"
  ADD CONSTRAINT "saved_listings_price_when_saved_is_money" CHECK (private.is_money((price_when_saved)::numeric));

ALTER TABLE "public"."transaction_fees"
  ADD CONSTRAINT "transaction_fees_amount_is_money" CHECK (private.is_money(amount));

ALTER TABLE "public"."transaction_quotes"
  ADD CONSTRAINT "transaction_quotes_price_is_money" CHECK (private.is_money(price));

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_price_is_money" CHECK (private.is_money(price));

-- The planner's estimates answer everybody: `count=planned` hands them out, and for leakproof comparisons
-- they come from what ANALYZE has seen of the whole table, rows that are withheld from the caller included. From
-- how an estimate moves with the bound of a filter, members could read latitudes, streets and addresses of
-- mail. So nothing is sampled of words and places that no index orders; their estimates are then constants.
-- What rows are filtered by stays: a status tells of nobody.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end
$$;
