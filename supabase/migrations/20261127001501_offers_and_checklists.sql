SET local check_function_bodies = off;

CREATE TABLE "public"."checklist_items" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "transaction_id" uuid                     NOT NULL,
  "type"           text                     NOT NULL,
  "key"            text                     NOT NULL,
  "title"          text                     NOT NULL,
  "part"           text                     NOT NULL,
  "position"       integer                  NOT NULL,
  "side"           text                     NOT NULL DEFAULT 'both'::text,
  "needs"          text[]                   NOT NULL DEFAULT '{}'::text[],
  "weight"         integer                  NOT NULL DEFAULT 3,
  "is_proven"      boolean                  NOT NULL DEFAULT false,
  "state"          text                     NOT NULL DEFAULT 'open'::text,
  "assignee_id"    uuid,
  "due_on"         date,
  "file_id"        uuid,
  "done_at"        timestamp with time zone,
  "done_by"        uuid,
  CONSTRAINT "checklist_items_due_on_is_near" CHECK (((due_on >= '1970-01-01'::date) AND (due_on <= '2999-12-31'::date))),
  CONSTRAINT "checklist_items_key_shape" CHECK ((key ~ '^[a-z][a-z0-9_-]{0,59}$'::text)),
  CONSTRAINT "checklist_items_key" UNIQUE (transaction_id, TYPE, key),
  CONSTRAINT "checklist_items_needs_few" CHECK ((cardinality(needs) <= 20)),
  CONSTRAINT "checklist_items_pkey" PRIMARY KEY (id),
  CONSTRAINT "checklist_items_side_is_known" CHECK ((side = ANY (ARRAY['seller'::text, 'buyer'::text, 'both'::text]))),
  CONSTRAINT "checklist_items_state_is_known" CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'not_needed'::text]))),
  CONSTRAINT "checklist_items_type_is_known" CHECK ((type = ANY (ARRAY['diligence'::text, 'closing'::text, 'licensure'::text, 'transition'::text]))),
  CONSTRAINT "checklist_items_weight_in_range" CHECK (((weight >= 1) AND (weight <= 5))),
  CONSTRAINT "checklist_items_part_is_plain" CHECK (((char_length(btrim(part)) >= 1) AND private.is_line(part, 80))),
  CONSTRAINT "checklist_items_title_is_plain" CHECK (((char_length(btrim(title)) >= 1) AND private.is_line(title, 200)))
);

ALTER TABLE "public"."checklist_items"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."checklist_items" FROM "anon";

CREATE TABLE "public"."offer_invitations" (
  "round_id"       uuid NOT NULL,
  "party_id"       uuid NOT NULL,
  "transaction_id" uuid NOT NULL,
  CONSTRAINT "offer_invitations_pkey" PRIMARY KEY (round_id, party_id)
);

ALTER TABLE "public"."offer_invitations"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."offer_invitations" FROM "anon";

CREATE TABLE "public"."offer_rounds" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "transaction_id" uuid                     NOT NULL,
  "deadline"       timestamp with time zone NOT NULL,
  "is_sealed"      boolean                  NOT NULL,
  "terms"          text,
  "created_at"     timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "offer_rounds_pkey" PRIMARY KEY (id),
  CONSTRAINT "offer_rounds_terms_are_plain" CHECK (((char_length(terms) <= 2000) AND (terms !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text)))
);

ALTER TABLE "public"."offer_rounds"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."offer_rounds" FROM "anon";

CREATE TABLE "public"."offers" (
  "id"                uuid                     NOT NULL,
  "transaction_id"    uuid                     NOT NULL,
  "party_id"          uuid                     NOT NULL,
  "round_id"          uuid,
  "account_id"        uuid,
  "made_by"           text                     NOT NULL,
  "status"            text                     NOT NULL DEFAULT 'open'::text,
  "price"             numeric(14,2)            NOT NULL,
  "deposit"           numeric(14,2),
  "diligence_days"    integer,
  "closing_days"      integer,
  "financing"         text                     NOT NULL DEFAULT 'none'::text,
  "waits_for_licence" boolean                  NOT NULL DEFAULT false,
  "contingencies"     text,
  "proof_of_funds"    text                     NOT NULL DEFAULT 'none'::text,
  "licence_history"   text,
  "expires_on"        date,
  "file_id"           uuid,
  "submitted_at"      timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "offers_closing_days_in_range" CHECK (((closing_days >= 0) AND (closing_days <= 730))),
  CONSTRAINT "offers_deposit_in_range" CHECK (((deposit >= (0)::numeric) AND (deposit <= price))),
  CONSTRAINT "offers_diligence_days_in_range" CHECK (((diligence_days >= 0) AND (diligence_days <= 365))),
  CONSTRAINT "offers_expires_on_is_near" CHECK (((expires_on >= '1970-01-01'::date) AND (expires_on <= '2999-12-31'::date))),
  CONSTRAINT "offers_financing_is_known" CHECK ((financing = ANY (ARRAY['none'::text, 'bank'::text, 'hud'::text, 'seller'::text]))),
  CONSTRAINT "offers_made_by_is_known" CHECK ((made_by = ANY (ARRAY['bidder'::text, 'seller'::text]))),
  CONSTRAINT "offers_pkey" PRIMARY KEY (id),
  CONSTRAINT "offers_price_is_positive" CHECK ((price > (0)::numeric)),
  CONSTRAINT "offers_proof_of_funds_is_known" CHECK ((proof_of_funds = ANY (ARRAY['none'::text, 'letter'::text, 'statement'::text, 'confirmed'::text]))),
  CONSTRAINT "offers_status_is_known" CHECK ((status = ANY (ARRAY['open'::text, 'declined'::text, 'accepted'::text]))),
  CONSTRAINT "offers_contingencies_are_plain" CHECK (private.is_line(contingencies, 1000)),
  CONSTRAINT "offers_licence_history_is_plain" CHECK (private.is_line(licence_history, 1000))
);

ALTER TABLE "public"."offers"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."offers" FROM "anon";

CREATE OR REPLACE FUNCTION private.add_offer (
  p_id         uuid,
  p_party      public.transaction_parties,
  p_round_id   uuid,
  p_account_id uuid,
  p_made_by    text,
  p_offer      jsonb,
  p_file_id    uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (select count(*) from public.offers o where o.party_id = p_party.id) >= 60 then
    raise exception 'There are 60 of these already.' using errcode = 'HXRMA';
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
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_for_offers (
  p_id             uuid,
  p_transaction_id uuid,
  p_parties        uuid[],
  p_deadline       timestamp with time zone,
  p_is_sealed      boolean,
  p_terms          text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_transaction public.transactions;
begin
  if not private.runs_transaction(p_transaction_id) then
    raise exception 'This transaction is not there.' using errcode = '42501';
  end if;
  select * into v_transaction from public.transactions t where t.id = p_transaction_id for update;
  if exists (select from public.offer_rounds r where r.id = p_id and r.transaction_id = p_transaction_id) then
    return p_id;
  end if;
  if p_deadline is null or p_deadline <= now() or p_deadline > now() + interval '1 year' then
    raise exception 'A deadline lies ahead.' using errcode = 'HXOFD';
  end if;
  if exists (
    select from public.offer_rounds r
    where r.transaction_id = p_transaction_id and r.deadline > now() and (r.is_sealed or p_is_sealed)
  ) then
    raise exception 'Another round is running.' using errcode = 'HXOFR';
  end if;
  if cardinality(p_parties) is null or cardinality(p_parties) not between 1 and 40 or (
    select count(*) from public.transaction_parties p
    where p.id = any (p_parties) and p.transaction_id = p_transaction_id and p.role = 'bidder' and p.email is not null
  ) <> cardinality(p_parties) then
    raise exception 'Only bidders with an address are asked.' using errcode = 'HXOFB';
  end if;
  insert into public.offer_rounds (id, transaction_id, deadline, is_sealed, terms)
  values (p_id, p_transaction_id, p_deadline, p_is_sealed, nullif(btrim(p_terms), ''));
  insert into public.offer_invitations (round_id, party_id, transaction_id)
  select p_id, x, p_transaction_id from unnest(p_parties) x;
  perform private.tell_bidder(
    p, 'offer_asked', 'round:' || p_id,
    jsonb_build_object('when', to_char(p_deadline at time zone 'UTC', 'FMMon FMDD, YYYY, HH24:MI "UTC"'))
  )
  from public.transaction_parties p where p.id = any (p_parties);
  return p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_checklist_item()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' then
    if auth.role() = 'authenticated' then
      perform private.keep_pace('checklist', 600, interval '1 hour');
    end if;
    if (
      select count(*) from public.checklist_items c where c.transaction_id = new.transaction_id and c.type = new.type
    ) >= 200 then
      raise exception 'There are 200 of these already.' using errcode = 'HXRMA';
    end if;
  end if;
  if new.file_id is not null and (tg_op = 'INSERT' or new.file_id is distinct from old.file_id) and not exists (
    select from public.record_files f
    where f.id = new.file_id and f.kind = 'transactions' and f.record_id = new.transaction_id
  ) then
    raise exception 'This file is not one of the transaction.' using errcode = 'HXCLF';
  end if;
  if new.assignee_id is not null and (tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id)
    and not exists (
      select from public.transactions t where t.id = new.transaction_id and (
        t.owner_id = new.assignee_id or t.sharing = 'team' and exists (
          select from public.tenant_users u where u.tenant_id = t.tenant_id and u.user_id = new.assignee_id
        )
      )
    )
  then
    raise exception 'This is nobody of the team.' using errcode = 'HXCLT';
  end if;
  if new.state = 'done' and (tg_op = 'INSERT' or old.state <> 'done') then
    perform from public.checklist_items c
    where c.transaction_id = new.transaction_id and c.type = new.type and c.key = any (new.needs) for share;
    if exists (
      select from public.checklist_items c
      where c.transaction_id = new.transaction_id and c.type = new.type and c.key = any (new.needs)
        and c.id <> new.id and c.state = 'open'
    ) then
      raise exception 'Something before it is open.' using errcode = 'HXCLN';
    end if;
    new.done_at := now();
    new.done_by := auth.uid();
  elsif new.state <> 'done' then
    new.done_at := null;
    new.done_by := null;
  end if;
  return new;
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
  perform from public.transactions t where t.id = v_offer.transaction_id for update;
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

CREATE OR REPLACE FUNCTION private.enter_offer (
  p_id       uuid,
  p_party_id uuid,
  p_made_by  text,
  p_offer    jsonb,
  p_file_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_party public.transaction_parties;
begin
  select * into v_party from public.transaction_parties p where p.id = p_party_id for update;
  if not found or not private.runs_transaction(v_party.transaction_id) then
    raise exception 'This bidder is not there.' using errcode = '42501';
  end if;
  if exists (
    select from public.offers o where o.id = p_id and o.party_id = p_party_id and private.is_unsealed(o.round_id)
  ) then
    return p_id;
  end if;
  if private.is_sealing(p_party_id) then
    raise exception 'This bidder has a sealed offer to make.' using errcode = 'HXOFS';
  end if;
  if v_party.role not in ('bidder', 'buyer') then
    raise exception 'Only bidders make offers.' using errcode = 'HXOFB';
  end if;
  if p_file_id is not null and not exists (
    select from public.record_files f
    where f.id = p_file_id and f.kind = 'transactions' and f.record_id = v_party.transaction_id
  ) then
    raise exception 'This file is not there.' using errcode = '42501';
  end if;
  perform private.add_offer(p_id, v_party, null, null, p_made_by, p_offer, p_file_id);
  if p_made_by = 'seller' then
    perform private.tell_bidder(v_party, 'offer_answered', 'offer:' || p_id, '{"answer": "The seller counters"}');
  end if;
  return p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.extend_round (
  p_id       uuid,
  p_deadline timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_round public.offer_rounds;
begin
  select * into v_round from public.offer_rounds r where r.id = p_id for update;
  if not found or not private.runs_transaction(v_round.transaction_id) then
    raise exception 'This round is not there.' using errcode = '42501';
  end if;
  if v_round.deadline = p_deadline then
    return p_deadline;
  end if;
  if v_round.deadline <= clock_timestamp() or p_deadline is null or p_deadline <= v_round.deadline
    or p_deadline > now() + interval '1 year'
  then
    raise exception 'A round that runs may be given more time, and no less.' using errcode = 'HXOFD';
  end if;
  update public.offer_rounds r set deadline = p_deadline where r.id = p_id;
  perform private.tell_bidder(
    p, 'offer_asked', 'round:' || p_id || ':' || p_deadline,
    jsonb_build_object('when', to_char(p_deadline at time zone 'UTC', 'FMMon FMDD, YYYY, HH24:MI "UTC"'))
  )
  from public.offer_invitations i join public.transaction_parties p on p.id = i.party_id where i.round_id = p_id;
  return p_deadline;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_sealing (
  p_party_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.offer_invitations i join public.offer_rounds r on r.id = i.round_id
    where i.party_id = p_party_id and r.is_sealed and r.deadline > now()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_unsealed (
  p_round_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return p_round_id is null or exists (
    select from public.offer_rounds r where r.id = p_round_id and (not r.is_sealed or r.deadline <= now())
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_bidder()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.role() = 'authenticated' and private.is_sealing(old.id)
    and (tg_op = 'DELETE' or (new.email, new.role) is distinct from (old.email, old.role))
  then
    raise exception 'This bidder has a sealed offer to make.' using errcode = 'HXOFS';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_bid (
  p_transaction_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_party public.transaction_parties;
begin
  select * into v_party from private.my_biddings() p where p.transaction_id = p_transaction_id limit 1;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'property_name', t.property_name, 'state', t.state, 'deadline', r.deadline, 'is_sealed', r.is_sealed,
      'is_running', r.deadline > now(), 'terms', r.terms,
      'offers', (
        select coalesce(jsonb_agg(private.offer_facts(o) order by o.submitted_at desc), '[]')
        from public.offers o
        where o.party_id = v_party.id and (o.account_id = auth.uid() or o.account_id is null)
      )
    )
    from public.transactions t
    cross join lateral (
      select x.* from public.offer_rounds x join public.offer_invitations i on i.round_id = x.id
      where i.party_id = v_party.id order by x.deadline desc limit 1
    ) r
    where t.id = p_transaction_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_biddings()
  RETURNS SETOF public.transaction_parties
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_email text;
begin
  if auth.uid() is null or not private.is_approved() then
    return;
  end if;
  select lower(u.email) into v_email from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null;
  return query
  select p.* from public.transaction_parties p
  join public.transactions t on t.id = p.transaction_id
  where lower(p.email) = v_email and p.role = 'bidder' and t.deleted_at is null
    and exists (select from public.offer_invitations i where i.party_id = p.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_bids()
  RETURNS TABLE (
    transaction_id uuid,
    property_name  text,
    state          text,
    deadline       timestamp with time zone,
    is_running     boolean,
    price          numeric,
    status         text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select p.transaction_id, t.property_name, t.state, r.deadline, r.deadline > now(), o.price, o.status
  from private.my_biddings() p
  join public.transactions t on t.id = p.transaction_id
  cross join lateral (
    select x.deadline from public.offer_rounds x join public.offer_invitations i on i.round_id = x.id
    where i.party_id = p.id order by x.deadline desc limit 1
  ) r
  left join lateral (
    select f.price, f.status from public.offers f
    where f.party_id = p.id and f.account_id = auth.uid() order by f.submitted_at desc limit 1
  ) o on true
  order by r.deadline desc, p.transaction_id limit 200;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_buyers()
  RETURNS TABLE (
    party_id        uuid,
    transaction_id  uuid,
    property_name   text,
    name            text,
    company         text,
    role            text,
    email           text,
    price           numeric,
    status          text,
    proof_of_funds  text,
    licence_history text,
    at              timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    p.id, t.id, t.property_name, p.name, p.company, p.role, case when s.is_run then p.email end, o.price, o.status,
    o.proof_of_funds, o.licence_history, o.submitted_at
  from private.my_sales() s
  join public.transactions t on t.id = s.id
  join public.transaction_parties p on p.transaction_id = t.id and p.role in ('bidder', 'buyer')
  left join lateral (
    select f.price, f.status, f.proof_of_funds, f.licence_history, f.submitted_at from public.offers f
    where f.party_id = p.id and f.made_by = 'bidder' and private.is_unsealed(f.round_id)
    order by f.submitted_at desc limit 1
  ) o on true
  where s.is_run or p.role = 'buyer' or o.price is not null
  order by lower(coalesce(p.company, p.name)), t.property_name, p.id
  limit 500;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_offer_books()
  RETURNS TABLE (
    id            uuid,
    property_name text,
    status        text,
    is_run        boolean,
    offers        bigint,
    best          numeric,
    deadline      timestamp with time zone,
    is_sealed     boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select t.id, t.property_name, t.status, s.is_run, o.offers, o.best, r.deadline, r.is_sealed
  from private.my_sales() s
  join public.transactions t on t.id = s.id
  cross join lateral (
    select count(*) as offers, max(f.price) as best from public.offers f
    where f.transaction_id = t.id and f.made_by = 'bidder' and private.is_unsealed(f.round_id)
  ) o
  left join lateral (
    select x.deadline, x.is_sealed from public.offer_rounds x where x.transaction_id = t.id
    order by x.created_at desc limit 1
  ) r on true
  where o.offers > 0 or r.deadline is not null or t.status in ('negotiation', 'loi_signed')
  order by t.status in ('negotiation', 'loi_signed') desc, r.deadline desc nulls last, t.property_name, t.id
  limit 300;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_sales()
  RETURNS TABLE (
    id     uuid,
    is_run boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_books constant uuid[] := private.my_books();
begin
  return query
  select s.id, bool_or(s.is_run) from (
    select t.id, true as is_run from public.transactions t where t.book = any (v_books) and t.deleted_at is null
    union all
    select p.transaction_id, false from private.my_parts() p where private.party_side(p.role) = 'seller'
  ) s group by s.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.notification_kinds()
  RETURNS TABLE (
    kind      text,
    type      text,
    is_urgent boolean,
    gathers   boolean,
    by_email  boolean,
    by_sms    boolean,
    title     text,
    message   text,
    path      text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('new_message', 'message', false, true, true, false,
      'New message from {name}', '{excerpt}', '/messages/{conversation_id}'),
    ('inquiry', 'lead', false, false, false, false,
      'Somebody asks about {property}', '{name}: {excerpt}', '/messages/{conversation_id}'),
    ('scheduled_failed', 'message', false, false, false, false,
      'A message was not sent', 'It was to be sent later, and could not be: {excerpt}', '/messages/{conversation_id}'),
    ('answer_refused', 'message', false, false, false, false,
      'Your answer by e-mail was not sent', '{reason}', '/messages/{conversation_id}'),
    ('report_decided', 'system', false, false, false, false,
      'We looked at your report', '{outcome}', '/messages'),
    ('message_warning', 'system', true, false, true, false,
      'A warning about a message of yours', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('message_removed', 'system', true, false, true, false,
      'A message of yours was taken away', 'Somebody reported it, and it is against our rules: {excerpt}', '/messages'),
    ('account_approved', 'system', false, false, false, false,
      'Your account is open', 'An administrator has approved it. Welcome to Haven Exchange.', '/dashboard'),
    ('account_rejected', 'system', false, false, false, false,
      'Your account was not approved', 'An administrator did not approve this account.', '/dashboard'),
    ('account_suspended', 'system', true, false, false, false,
      'Your account is suspended', 'An administrator has suspended this account. Nothing in it is lost.', '/dashboard'),
    ('account_reinstated', 'system', false, false, false, false,
      'Your account is open again', 'Everything is as you left it.', '/dashboard'),
    ('role_given', 'system', false, false, false, false,
      'You have a new role', 'An administrator has given you the role {role}.', '/dashboard'),
    ('role_taken', 'system', false, false, false, false,
      'A role of yours has ended', 'You no longer have the role {role}.', '/dashboard'),
    ('sign_in', 'system', true, false, false, false,
      'New sign-in to your account',
      '{device}. If this was not you, sign that device out and change your password.', '/security-settings'),
    ('tenant_joined', 'system', false, false, true, false,
      'You are a member of {tenant}', 'Somebody has added you. Switch to it in the menu of your account.', '/dashboard'),
    ('listing_approved', 'review', false, false, true, false,
      '{property} is public', 'Your listing has been approved.', null),
    ('listing_rejected', 'review', false, false, true, false,
      '{property} was not approved', '{reason}', '/my-listings'),
    ('changes_declined', 'review', false, false, true, false,
      'Your changes were not approved', '{property}: {reason}', null),
    ('listing_stale', 'review', false, false, true, false,
      'Is {property} still right?', 'Nobody has confirmed it for {days} days. Confirm it, or say what changed.',
      '/my-listings'),
    ('vendor_verified', 'review', false, false, false, false,
      '{company} is verified', 'Your profile is in the directory of vendors.', '/vendor-dashboard'),
    ('vendor_rejected', 'review', false, false, false, false,
      '{company} was not verified', 'Look your profile over, and ask us if you wonder why.', '/vendor-dashboard'),
    ('ticket_answered', 'system', false, false, false, false,
      'Your request {number} was answered', 'Our answer is in your mailbox.', '/support'),
    ('ticket_closed', 'system', false, false, false, false,
      'Your request {number} is closed', 'Write to us again whenever something is open.', '/support'),
    ('plan_started', 'system', false, false, false, false,
      'Your plan has started', 'You are on {plan} now.', '/profile'),
    ('plan_changed', 'system', false, false, false, false,
      'Your plan has changed', 'You are on {plan} now.', '/profile'),
    ('plan_cancelled', 'system', false, false, false, false,
      'Your plan ends', 'Everything stays open until the end of what is paid for.', '/profile'),
    ('payment_failed', 'system', true, false, false, false,
      'A payment failed', 'Update your card to keep {plan}.', '/profile'),
    ('rating_given', 'review', false, true, false, false,
      'New rating: {stars} of 5 stars', '{excerpt}', '/admin'),
    ('transaction_status', 'info', false, false, true, false,
      'Transaction Status Updated', '{property} moved from {old_status} to {new_status}.', '/transactions/{transaction_id}'),
    ('transaction_document', 'info', false, false, true, false,
      'New Document Uploaded', '{document_name} was added to {property}.', '/transactions/{transaction_id}'),
    ('transaction_dates', 'info', false, false, true, false,
      'Dates of {property} moved', '{dates}.', '/transactions/{transaction_id}'),
    ('offer_asked', 'lead', false, false, true, false,
      'You are asked for an offer on {property}', 'Until {when}.', '/transactions/{transaction_id}'),
    ('offer_received', 'lead', false, false, true, false,
      'An offer on {property}', 'From {name}.', '/seller/offers?of={transaction_id}'),
    ('offer_answered', 'lead', false, false, true, false,
      '{answer}: {property}', 'Look at it and at what comes next.', '/transactions/{transaction_id}'),
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('event_soon', 'info', false, false, false, false,
      'Soon: {event}', '{when}', '{path}'),
    ('record_handed_over', 'info', false, false, false, false,
      '{name} handed records over to you', 'Now yours: {count}.', '{path}'),
    ('search_match', 'info', false, false, true, false,
      '{property}: {change}', 'Matches {searches}.', null),
    ('search_digest', 'info', false, false, true, false,
      '{count} in your searches', '{communities}', '/searches'),
    ('email_bounced', 'system', false, false, false, false,
      'Letters to you come back',
      'Your mailbox {address} does not take our letters. Check the address, or try it again.',
      '/notifications-preferences'),
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$function$;

CREATE OR REPLACE FUNCTION private.offer_facts (
  p_offer public.offers
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', p_offer.id, 'made_by', p_offer.made_by, 'status', p_offer.status, 'price', p_offer.price,
    'deposit', p_offer.deposit, 'diligence_days', p_offer.diligence_days, 'closing_days', p_offer.closing_days,
    'financing', p_offer.financing, 'waits_for_licence', p_offer.waits_for_licence,
    'contingencies', p_offer.contingencies, 'proof_of_funds', p_offer.proof_of_funds,
    'licence_history', p_offer.licence_history, 'expires_on', p_offer.expires_on, 'at', p_offer.submitted_at
  )
$function$;

CREATE OR REPLACE FUNCTION private.submit_offer (
  p_id             uuid,
  p_transaction_id uuid,
  p_offer          jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_party public.transaction_parties;
  v_round public.offer_rounds;
begin
  perform private.keep_pace('offer', 60, interval '1 hour');
  select * into v_party from private.my_biddings() p where p.transaction_id = p_transaction_id limit 1;
  if not found then
    raise exception 'You are not asked for an offer.' using errcode = '42501';
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
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_bidder (
  p_party public.transaction_parties,
  p_kind  text,
  p_key   text,
  p_words jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    u.id, p_kind, p_key,
    p_words || jsonb_build_object('property', t.property_name, 'transaction_id', t.id),
    jsonb_build_object('transaction_id', t.id)
  )
  from public.transactions t
  join auth.users u on lower(u.email) = p_party.email and u.email_confirmed_at is not null
  where t.id = p_party.transaction_id and u.id is distinct from auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.transaction_offers (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_is_run boolean;
begin
  select s.is_run into v_is_run from private.my_sales() s where s.id = p_id;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'property_name', t.property_name, 'status', t.status, 'is_run', v_is_run,
      'rounds', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'deadline', r.deadline, 'is_sealed', r.is_sealed, 'is_running', r.deadline > now(),
          'terms', r.terms, 'asked', (select count(*) from public.offer_invitations i where i.round_id = r.id)
        ) order by r.created_at desc), '[]')
        from public.offer_rounds r where r.transaction_id = p_id
      ),
      'bidders', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', p.id, 'name', p.name, 'company', p.company, 'role', p.role, 'is_reached', p.email is not null,
          'is_sealing', private.is_sealing(p.id),
          'offers', (
            select coalesce(jsonb_agg(private.offer_facts(o) order by o.submitted_at desc), '[]')
            from public.offers o where o.party_id = p.id and private.is_unsealed(o.round_id)
          )
        ) order by p.created_at, p.id), '[]')
        from public.transaction_parties p
        where p.transaction_id = p_id and (
          p.role = 'bidder' and v_is_run
          or exists (select from public.offers o where o.party_id = p.id and private.is_unsealed(o.round_id))
        )
      )
    )
    from public.transactions t where t.id = p_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.ask_for_offers (
  p_id             uuid,
  p_transaction_id uuid,
  p_parties        uuid[],
  p_deadline       timestamp with time zone,
  p_is_sealed      boolean                  DEFAULT true,
  p_terms          text                     DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.ask_for_offers(p_id, p_transaction_id, p_parties, p_deadline, p_is_sealed, p_terms)
$function$;

REVOKE ALL ON FUNCTION "public"."ask_for_offers"(uuid, uuid, uuid[], timestamp WITH time zone, boolean, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_offer (
  p_id     uuid,
  p_status text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.decide_offer(p_id, p_status)
$function$;

REVOKE ALL ON FUNCTION "public"."decide_offer"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.enter_offer (
  p_id       uuid,
  p_party_id uuid,
  p_made_by  text,
  p_offer    jsonb,
  p_file_id  uuid  DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.enter_offer(p_id, p_party_id, p_made_by, p_offer, p_file_id)
$function$;

REVOKE ALL ON FUNCTION "public"."enter_offer"(uuid, uuid, text, jsonb, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.extend_round (
  p_id       uuid,
  p_deadline timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.extend_round(p_id, p_deadline)
$function$;

REVOKE ALL ON FUNCTION "public"."extend_round"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_bid (
  p_transaction_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_bid(p_transaction_id)
$function$;

REVOKE ALL ON FUNCTION "public"."my_bid"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_bids()
  RETURNS TABLE (
    transaction_id uuid,
    property_name  text,
    state          text,
    deadline       timestamp with time zone,
    is_running     boolean,
    price          numeric,
    status         text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_bids()
$function$;

REVOKE ALL ON FUNCTION "public"."my_bids"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_buyers()
  RETURNS TABLE (
    party_id        uuid,
    transaction_id  uuid,
    property_name   text,
    name            text,
    company         text,
    role            text,
    email           text,
    price           numeric,
    status          text,
    proof_of_funds  text,
    licence_history text,
    at              timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_buyers()
$function$;

REVOKE ALL ON FUNCTION "public"."my_buyers"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_offer_books()
  RETURNS TABLE (
    id            uuid,
    property_name text,
    status        text,
    is_run        boolean,
    offers        bigint,
    best          numeric,
    deadline      timestamp with time zone,
    is_sealed     boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_offer_books()
$function$;

REVOKE ALL ON FUNCTION "public"."my_offer_books"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.submit_offer (
  p_id             uuid,
  p_transaction_id uuid,
  p_offer          jsonb
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.submit_offer(p_id, p_transaction_id, p_offer)
$function$;

REVOKE ALL ON FUNCTION "public"."submit_offer"(uuid, uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.transaction_offers (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.transaction_offers(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."transaction_offers"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."checklist_items"
  ADD CONSTRAINT "checklist_items_assignee_id_fkey" FOREIGN KEY (assignee_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."checklist_items"
  ADD CONSTRAINT "checklist_items_done_by_fkey" FOREIGN KEY (done_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."checklist_items"
  ADD CONSTRAINT "checklist_items_file_id_fkey" FOREIGN KEY (file_id) REFERENCES public.record_files(id) ON DELETE SET NULL;

ALTER TABLE "public"."checklist_items"
  ADD CONSTRAINT "checklist_items_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."offer_invitations"
  ADD CONSTRAINT "offer_invitations_party_id_fkey" FOREIGN KEY (party_id) REFERENCES public.transaction_parties(id) ON DELETE CASCADE;

ALTER TABLE "public"."offer_invitations"
  ADD CONSTRAINT "offer_invitations_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."offer_invitations"
  ADD CONSTRAINT "offer_invitations_round_id_fkey" FOREIGN KEY (round_id) REFERENCES public.offer_rounds(id) ON DELETE CASCADE;

ALTER TABLE "public"."offer_rounds"
  ADD CONSTRAINT "offer_rounds_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."offers"
  ADD CONSTRAINT "offers_account_id_fkey" FOREIGN KEY (account_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."offers"
  ADD CONSTRAINT "offers_file_id_fkey" FOREIGN KEY (file_id) REFERENCES public.record_files(id) ON DELETE SET NULL;

ALTER TABLE "public"."offers"
  ADD CONSTRAINT "offers_party_id_fkey" FOREIGN KEY (party_id) REFERENCES public.transaction_parties(id) ON DELETE CASCADE;

ALTER TABLE "public"."offers"
  ADD CONSTRAINT "offers_round_id_fkey" FOREIGN KEY (round_id) REFERENCES public.offer_rounds(id) ON DELETE CASCADE;

ALTER TABLE "public"."offers"
  ADD CONSTRAINT "offers_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

CREATE INDEX checklist_items_assignee_idx ON public.checklist_items USING btree (assignee_id);

CREATE INDEX checklist_items_done_by_idx ON public.checklist_items USING btree (done_by);

CREATE INDEX checklist_items_file_idx ON public.checklist_items USING btree (file_id);

CREATE INDEX offer_invitations_party_idx ON public.offer_invitations USING btree (party_id);

CREATE INDEX offer_invitations_transaction_idx ON public.offer_invitations USING btree (transaction_id);

CREATE INDEX offer_rounds_transaction_idx ON public.offer_rounds USING btree (transaction_id, created_at DESC);

CREATE INDEX offers_account_idx ON public.offers USING btree (account_id);

CREATE INDEX offers_file_idx ON public.offers USING btree (file_id);

CREATE INDEX offers_party_idx ON public.offers USING btree (party_id);

CREATE INDEX offers_round_idx ON public.offers USING btree (round_id);

CREATE INDEX offers_transaction_idx ON public.offers USING btree (transaction_id, submitted_at);

CREATE TRIGGER check_checklist_item
  BEFORE INSERT OR UPDATE ON public.checklist_items
  FOR EACH ROW
  EXECUTE FUNCTION private.check_checklist_item();

CREATE TRIGGER keep_bidder
  BEFORE DELETE OR UPDATE OF email, ROLE ON public.transaction_parties
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_bidder();

CREATE POLICY "Accounts with a second factor show it" ON "public"."checklist_items"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction adds to its checklists" ON "public"."checklist_items"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (private.runs_transaction(transaction_id));

CREATE POLICY "Who runs a transaction reads its checklists" ON "public"."checklist_items"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = checklist_items.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

CREATE POLICY "Who runs a transaction shortens its checklists" ON "public"."checklist_items"
  FOR DELETE
  TO "authenticated"
  USING (private.runs_transaction(transaction_id));

CREATE POLICY "Who runs a transaction works off its checklists" ON "public"."checklist_items"
  FOR UPDATE
  TO "authenticated"
  USING (private.runs_transaction(transaction_id));

CREATE POLICY "Accounts with a second factor show it" ON "public"."offer_invitations"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction reads whom it asked" ON "public"."offer_invitations"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = offer_invitations.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

CREATE POLICY "Accounts with a second factor show it" ON "public"."offer_rounds"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction reads its rounds" ON "public"."offer_rounds"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = offer_rounds.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

CREATE POLICY "Accounts with a second factor show it" ON "public"."offers"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction reads offers that are not sealed" ON "public"."offers"
  FOR SELECT
  TO "authenticated"
  USING (((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = offers.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))) AND private.is_unsealed(round_id)));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."checklist_items";

COMMENT ON COLUMN "public"."offers"."account_id" IS 'Who made it here; the one account to which a sealed offer is shown.';

REVOKE ALL ON FUNCTION "private"."add_offer"(uuid, public.transaction_parties, uuid, uuid, text, jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_offer"(uuid, public.transaction_parties, uuid, uuid, text, jsonb, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_offer"(uuid, public.transaction_parties, uuid, uuid, text, jsonb, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_for_offers"(uuid, uuid, uuid[], timestamp WITH time zone, boolean, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_for_offers"(uuid, uuid, uuid[], timestamp WITH time zone, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ask_for_offers"(uuid, uuid, uuid[], timestamp WITH time zone, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_for_offers"(uuid, uuid, uuid[], timestamp WITH time zone, boolean, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_checklist_item"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_checklist_item"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_checklist_item"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_offer"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_offer"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_offer"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_offer"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."enter_offer"(uuid, uuid, text, jsonb, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."enter_offer"(uuid, uuid, text, jsonb, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."enter_offer"(uuid, uuid, text, jsonb, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."enter_offer"(uuid, uuid, text, jsonb, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."extend_round"(uuid, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."extend_round"(uuid, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."extend_round"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."extend_round"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_sealing"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_sealing"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_sealing"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_unsealed"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_unsealed"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_unsealed"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_unsealed"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_bidder"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_bidder"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_bidder"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_bid"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_bid"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_bid"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_bid"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_biddings"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_biddings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_biddings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_bids"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_bids"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_bids"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_bids"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_buyers"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_buyers"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_buyers"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_buyers"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_offer_books"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_offer_books"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_offer_books"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_offer_books"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_sales"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_sales"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_sales"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."offer_facts"(public.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_facts"(public.offers) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offer_facts"(public.offers) TO "postgres";

REVOKE ALL ON FUNCTION "private"."submit_offer"(uuid, uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."submit_offer"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."submit_offer"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."submit_offer"(uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_bidder"(public.transaction_parties, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_bidder"(public.transaction_parties, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_bidder"(public.transaction_parties, text, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."transaction_offers"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."transaction_offers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."transaction_offers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."transaction_offers"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_offers"(uuid, uuid, uuid[], timestamp WITH time zone, boolean, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_for_offers"(uuid, uuid, uuid[], timestamp WITH time zone, boolean, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_offers"(uuid, uuid, uuid[], timestamp WITH time zone, boolean, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_offer"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_offer"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_offer"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."enter_offer"(uuid, uuid, text, jsonb, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."enter_offer"(uuid, uuid, text, jsonb, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."enter_offer"(uuid, uuid, text, jsonb, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."extend_round"(uuid, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."extend_round"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."extend_round"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_bid"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_bid"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_bid"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_bids"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_bids"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_bids"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_buyers"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_buyers"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_buyers"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_offer_books"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_offer_books"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_offer_books"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."submit_offer"(uuid, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."submit_offer"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."submit_offer"(uuid, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."transaction_offers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."transaction_offers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."transaction_offers"(uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."checklist_items" FROM "authenticated";

REVOKE ALL ("assignee_id") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT UPDATE ("assignee_id") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("due_on") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("due_on"), UPDATE ("due_on") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("file_id") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT UPDATE ("file_id") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("is_proven") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("is_proven") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("key") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("key") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("needs") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("needs") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("part") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("part") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("position") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("position") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("side") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("side") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("state") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT UPDATE ("state") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("title") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("title"), UPDATE ("title") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("transaction_id") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("transaction_id") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("type") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("type") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ("weight") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT INSERT ("weight") ON TABLE "public"."checklist_items" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ON TABLE "public"."checklist_items" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."checklist_items" TO "service_role";

REVOKE ALL ON TABLE "public"."offer_invitations" FROM "authenticated";

GRANT SELECT ON TABLE "public"."offer_invitations" TO "authenticated";

REVOKE ALL ON TABLE "public"."offer_invitations" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."offer_invitations" TO "service_role";

REVOKE ALL ON TABLE "public"."offer_rounds" FROM "authenticated";

GRANT SELECT ON TABLE "public"."offer_rounds" TO "authenticated";

REVOKE ALL ON TABLE "public"."offer_rounds" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."offer_rounds" TO "service_role";

REVOKE ALL ON TABLE "public"."offers" FROM "authenticated";

REVOKE ALL ("closing_days") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("closing_days") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("contingencies") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("contingencies") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("deposit") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("deposit") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("diligence_days") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("diligence_days") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("expires_on") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("expires_on") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("file_id") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("file_id") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("financing") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("financing") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("id") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("licence_history") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("licence_history") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("made_by") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("made_by") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("party_id") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("party_id") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("price") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("price") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("proof_of_funds") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("proof_of_funds") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("round_id") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("round_id") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("status") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("status") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("submitted_at") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("submitted_at") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("transaction_id") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("transaction_id") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ("waits_for_licence") ON TABLE "public"."offers" FROM "authenticated";

GRANT SELECT ("waits_for_licence") ON TABLE "public"."offers" TO "authenticated";

REVOKE ALL ON TABLE "public"."offers" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."offers" TO "service_role";
