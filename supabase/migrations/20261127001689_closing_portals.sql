SET local check_function_bodies = off;

CREATE TABLE "private"."portal_guesses" (
  "sender"  text                     NOT NULL,
  "hour"    timestamp with time zone NOT NULL,
  "guesses" integer                  NOT NULL,
  CONSTRAINT "portal_guesses_pkey" PRIMARY KEY (sender, hour)
);

ALTER TABLE "private"."portal_guesses"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."portal_keys" (
  "digest"     text                     NOT NULL,
  "portal_id"  uuid                     NOT NULL,
  "kind"       text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at" timestamp with time zone NOT NULL,
  "spent_at"   timestamp with time zone,
  CONSTRAINT "portal_keys_kind_is_known" CHECK ((kind = ANY (ARRAY['link'::text, 'session'::text]))),
  CONSTRAINT "portal_keys_pkey" PRIMARY KEY (digest)
);

ALTER TABLE "private"."portal_keys"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."portal_messages" (
  "id"             uuid                     NOT NULL,
  "portal_id"      uuid                     NOT NULL,
  "transaction_id" uuid                     NOT NULL,
  "author_id"      uuid,
  "is_from_party"  boolean                  NOT NULL,
  "body"           text                     NOT NULL,
  "file_id"        uuid,
  "created_at"     timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "portal_messages_body_length" CHECK (((char_length(btrim(body)) >= 1) AND (char_length(btrim(body)) <= 4000))),
  CONSTRAINT "portal_messages_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."portal_messages"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."portal_messages" FROM "anon";

CREATE TABLE "public"."transaction_portals" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "transaction_id" uuid                     NOT NULL,
  "party_id"       uuid,
  "quote_id"       uuid,
  "email"          text                     NOT NULL,
  "created_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at"     timestamp with time zone NOT NULL,
  "opened_at"      timestamp with time zone,
  "revoked_at"     timestamp with time zone,
  CONSTRAINT "transaction_portals_email_shape" CHECK ((email ~ '^[^@[:space:][:cntrl:]]{1,64}@[^@[:space:][:cntrl:]]{1,190}$'::text)),
  CONSTRAINT "transaction_portals_one_purpose" CHECK (((party_id IS NULL) <> (quote_id IS NULL))),
  CONSTRAINT "transaction_portals_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."transaction_portals"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."transaction_portals" FROM "anon";

CREATE TABLE "public"."transaction_quotes" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "transaction_id" uuid                     NOT NULL,
  "kind"           text                     NOT NULL,
  "wanted"         text                     NOT NULL,
  "vendor"         text                     NOT NULL,
  "email"          text                     NOT NULL,
  "due_on"         date,
  "created_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "price"          numeric(12,2),
  "days"           integer,
  "valid_until"    date,
  "terms"          text,
  "file_id"        uuid,
  "answered_at"    timestamp with time zone,
  "decision"       text,
  CONSTRAINT "transaction_quotes_days_in_range" CHECK (((days >= 0) AND (days <= 1000))),
  CONSTRAINT "transaction_quotes_decision_is_known" CHECK ((decision = ANY (ARRAY['chosen'::text, 'declined'::text]))),
  CONSTRAINT "transaction_quotes_due_on_is_near" CHECK (((due_on >= '1970-01-01'::date) AND (due_on <= '2999-12-31'::date))),
  CONSTRAINT "transaction_quotes_email_shape" CHECK ((email ~ '^[^@[:space:][:cntrl:]]{1,64}@[^@[:space:][:cntrl:]]{1,190}$'::text)),
  CONSTRAINT "transaction_quotes_kind_is_known"
    CHECK
    ((kind = ANY (ARRAY['title'::text, 'survey'::text, 'environmental'::text, 'condition'::text, 'appraisal'::text, 'zoning'::text, 'insurance'::text, 'legal'::text,
    'other'::text]))),
  CONSTRAINT "transaction_quotes_pkey" PRIMARY KEY (id),
  CONSTRAINT "transaction_quotes_price_not_negative" CHECK ((price >= (0)::numeric)),
  CONSTRAINT "transaction_quotes_terms_length" CHECK ((char_length(terms) <= 4000)),
  CONSTRAINT "transaction_quotes_valid_until_is_near" CHECK (((valid_until >= '1970-01-01'::date) AND (valid_until <= '2999-12-31'::date))),
  CONSTRAINT "transaction_quotes_wanted_length" CHECK (((char_length(btrim(wanted)) >= 3) AND (char_length(btrim(wanted)) <= 2000))),
  CONSTRAINT "transaction_quotes_vendor_is_plain" CHECK (((char_length(btrim(vendor)) >= 1) AND private.is_line(vendor, 160)))
);

ALTER TABLE "public"."transaction_quotes"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."transaction_quotes" FROM "anon";

ALTER TABLE "public"."checklist_items"
  ADD COLUMN "party_id" uuid;

CREATE OR REPLACE FUNCTION private.answer_quote (
  p_session     text,
  p_price       numeric,
  p_days        integer,
  p_valid_until date,
  p_terms       text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal constant public.transaction_portals := private.require_portal(p_session);
  v_vendor text;
begin
  update public.transaction_quotes q
  set price = p_price, days = p_days, valid_until = p_valid_until, terms = nullif(btrim(p_terms), ''), answered_at = now()
  where q.id = v_portal.quote_id and q.decision is null and p_price is not null
  returning q.vendor into v_vendor;
  if not found then
    raise exception 'This quote takes no answer.' using errcode = 'HXPTQ';
  end if;
  perform private.tell_of_portal(
    v_portal, 'quote_answered', 'quote:' || v_portal.quote_id || ':' || date_trunc('hour', now()), v_vendor, v_vendor
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_for_quote (
  p_id             uuid,
  p_transaction_id uuid,
  p_kind           text,
  p_vendor         text,
  p_email          text,
  p_wanted         text,
  p_due_on         date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_quote public.transaction_quotes;
  v_portal public.transaction_portals;
begin
  if not private.runs_transaction(p_transaction_id) then
    raise exception 'This transaction is not there.' using errcode = '42501';
  end if;
  perform private.keep_pace('portal', 60, interval '1 hour');
  if (select count(*) from public.transaction_quotes q where q.transaction_id = p_transaction_id) >= 100 then
    raise exception 'There are 100 of these already.' using errcode = 'HXRMA';
  end if;
  insert into public.transaction_quotes (id, transaction_id, kind, vendor, email, wanted, due_on)
  values (p_id, p_transaction_id, p_kind, btrim(p_vendor), lower(btrim(p_email)), btrim(p_wanted), p_due_on)
  on conflict (id) do nothing
  returning * into v_quote;
  if v_quote.id is null then
    return p_id;
  end if;
  insert into public.transaction_portals (transaction_id, quote_id, email, expires_at)
  values (
    p_transaction_id, p_id, v_quote.email, greatest(now() + interval '30 days', p_due_on + interval '14 days')
  )
  returning * into v_portal;
  perform private.send_portal_link(
    v_portal, 'quote_asked',
    jsonb_build_object(
      'name', v_quote.vendor, 'from', private.sender_name(auth.uid()), 'kind', v_quote.kind, 'wanted', v_quote.wanted,
      'due', p_due_on
    )
  );
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
  if new.party_id is not null and (tg_op = 'INSERT' or new.party_id is distinct from old.party_id) and not exists (
    select from public.transaction_parties p
    where p.id = new.party_id and p.transaction_id = new.transaction_id and p.role <> 'bidder'
  ) then
    raise exception 'This is no party of the transaction.' using errcode = 'HXCLP';
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

CREATE OR REPLACE FUNCTION private.decide_quote (
  p_id       uuid,
  p_decision text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.transaction_quotes q set decision = p_decision
  where q.id = p_id and q.answered_at is not null and private.runs_transaction(q.transaction_id);
  if not found then
    raise exception 'This quote is not there.' using errcode = '42501';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_portal_of_party()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.transaction_portals p set revoked_at = now() where p.party_id = new.id and p.revoked_at is null;
  delete from private.portal_keys k using public.transaction_portals p
  where p.id = k.portal_id and p.party_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.finish_portal_task (
  p_session text,
  p_item_id uuid,
  p_is_done boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal constant public.transaction_portals := private.require_portal(p_session);
  v_title text;
begin
  update public.checklist_items c set state = case when p_is_done then 'done' else 'open' end
  where c.id = p_item_id and c.party_id = v_portal.party_id and c.state <> 'not_needed'
  returning c.title into v_title;
  if not found then
    raise exception 'This is not yours to do.' using errcode = '42501';
  end if;
  if p_is_done then
    perform private.tell_of_portal(
      v_portal, 'portal_answer', 'portal_task:' || p_item_id || ':' || clock_timestamp(),
      (select p.name from public.transaction_parties p where p.id = v_portal.party_id), 'Done: ' || v_title
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.invite_to_portal (
  p_party_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_party public.transaction_parties;
  v_portal public.transaction_portals;
begin
  select * into v_party from public.transaction_parties p where p.id = p_party_id for update;
  if not found or not private.runs_transaction(v_party.transaction_id) then
    raise exception 'This party is not there.' using errcode = '42501';
  end if;
  if v_party.email is null or v_party.role = 'bidder' then
    raise exception 'This party cannot be given a link.' using errcode = 'HXPTE';
  end if;
  perform private.keep_pace('portal', 60, interval '1 hour');
  update public.transaction_portals p set expires_at = now() + interval '90 days'
  where p.party_id = p_party_id and p.revoked_at is null returning * into v_portal;
  if not found then
    insert into public.transaction_portals (transaction_id, party_id, email, expires_at)
    values (v_party.transaction_id, p_party_id, v_party.email, now() + interval '90 days')
    returning * into v_portal;
  end if;
  perform private.send_portal_link(
    v_portal, 'portal_invitation', jsonb_build_object('name', v_party.name, 'from', private.sender_name(auth.uid()))
  );
  return v_portal.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_open_portal (
  p_portal public.transaction_portals
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return p_portal.id is not null and p_portal.revoked_at is null and p_portal.expires_at > now() and exists (
    select from public.transactions t where t.id = p_portal.transaction_id and t.deleted_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_portal_file (
  p_session text,
  p_id      uuid,
  p_name    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal constant public.transaction_portals := private.require_portal(p_session);
  v_path constant text := private.portal_file_place(p_session, p_id);
  v_metadata jsonb;
begin
  if exists (select from public.record_files f where f.path = v_path) then
    return;
  end if;
  if (
    select count(*) from public.record_files f where f.record_id = v_portal.transaction_id
  ) >= 500 then
    raise exception 'There are 500 of these already.' using errcode = 'HXRMA';
  end if;
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'record-files' and o.name = v_path and o.created_at > now() - interval '1 day' for share;
  if not found then
    raise exception 'A file has not arrived.' using errcode = 'HXRFM';
  end if;
  insert into public.record_files (id, kind, record_id, book, by, path, name, type, size)
  values (
    p_id, 'transactions', v_portal.transaction_id, private.record_book('transactions', v_portal.transaction_id), null,
    v_path, p_name, v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint
  );
  if v_portal.quote_id is not null then
    update public.transaction_quotes q set file_id = p_id where q.id = v_portal.quote_id and q.decision is null;
  else
    insert into public.portal_messages (id, portal_id, transaction_id, is_from_party, body, file_id)
    values (p_id, v_portal.id, v_portal.transaction_id, true, p_name, p_id);
    perform private.tell_of_portal(
      v_portal, 'portal_answer', 'portal_message:' || p_id,
      (select p.name from public.transaction_parties p where p.id = v_portal.party_id), p_name
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_portal_messages_few (
  p_portal_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (select count(*) from public.portal_messages m where m.portal_id = p_portal_id) >= 300
    or (
      select count(*) from public.portal_messages m
      where m.portal_id = p_portal_id and m.created_at > now() - interval '1 hour'
    ) >= 40
  then
    raise exception 'Too much within a short time.' using errcode = 'HXMRT';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.key_digest (
  p_key text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select encode(sha256(convert_to(p_key, 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.listing_gaps (
  p_listing public.listings
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_details public.listing_details;
  v_lives constant boolean := p_listing.property_type not in (
    'development-land', 'vacant-land', 'developments', 'vacant-property'
  );
  -- States license care and not apartments.
  v_is_licensed constant boolean := v_lives and p_listing.property_type not in ('independent-living', 'active-adult');
  v_pictures bigint;
  v_described bigint;
begin
  select d.* into v_details from public.listing_details d where d.listing_id = p_listing.id;
  select count(*), count(*) filter (where btrim(coalesce(i.alt_text, '')) <> '') into v_pictures, v_described
  from public.listing_images i where i.listing_id = p_listing.id;
  return array_remove(array[
    case when p_listing.price is null then 'price' end,
    case when p_listing.cap_rate is null then 'cap_rate' end,
    case when v_lives and p_listing.occupancy_rate is null then 'occupancy' end,
    case when v_lives and p_listing.licensed_beds is null and p_listing.total_beds is null then 'beds' end,
    case when v_is_licensed and p_listing.license_type is null then 'license' end,
    case when p_listing.year_built is null and v_lives then 'year_built' end,
    case when char_length(coalesce(p_listing.description, '')) < 200 then 'description' end,
    case when v_pictures < 6 then 'pictures' end,
    case when v_described < v_pictures then 'alt_text' end,
    case when not exists (
      select from public.listing_addresses a where a.listing_id = p_listing.id
    ) then 'address' end,
    case when v_lives and coalesce(v_details.unit_mix, '[]') = '[]' then 'unit_mix' end,
    case when v_lives and coalesce(v_details.payor_mix, '[]') = '[]' then 'payor_mix' end,
    case when v_lives and jsonb_array_length(coalesce(v_details.history, '[]')) < 12 then 'history' end,
    case when p_listing.property_type = 'skilled-nursing' and v_details.ccn is null then 'ccn' end,
    case when private.newest_nda(p_listing.id) is null then 'agreement' end,
    case when not exists (
      select from public.listing_documents d where d.listing_id = p_listing.id and d.kind = 'financials'
    ) then 'financials' end,
    case when v_lives and not exists (
      select from public.listing_documents d where d.listing_id = p_listing.id and d.kind = 'rent-roll'
    ) then 'rent_roll' end,
    case when p_listing.confirmed_on < current_date - 30 then 'confirmed' end
  ], null);
end
$function$;

CREATE OR REPLACE FUNCTION private.make_portal_key (
  p_portal_id uuid,
  p_kind      text,
  p_lasts     interval
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_key constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  delete from private.portal_keys k where k.portal_id = p_portal_id and k.expires_at < now();
  insert into private.portal_keys (digest, portal_id, kind, expires_at)
  values (private.key_digest(v_key), p_portal_id, p_kind, now() + p_lasts);
  return v_key;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_guess()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.portal_guesses g where g.hour < date_trunc('hour', now());
  insert into private.portal_guesses as g (sender, hour, guesses)
  values (private.portal_guesser(), date_trunc('hour', now()), 1)
  on conflict (sender, hour) do update set guesses = g.guesses + 1;
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
    ('listings_stale', 'review', false, false, true, false,
      '{listings} of your listings wait to be confirmed',
      'Nobody has confirmed them for {days} days or longer, {property} the longest. Confirm them, or say what changed.',
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
    ('portal_answer', 'info', false, false, true, false,
      '{name} answered on {property}', '{excerpt}', '/transactions/{transaction_id}'),
    ('quote_answered', 'quote', false, false, true, false,
      'A quote for {property}', 'From {name}.', '/transactions/{transaction_id}'),
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('lead_assigned', 'lead', false, false, true, false,
      '{name} is your lead', '{interest}', '/leads/{lead_id}'),
    ('client_shared', 'info', false, false, true, false,
      '{name} shared something with you', '{title}', '/client-dashboard'),
    ('client_answered', 'lead', false, false, true, false,
      '{name} answered', '{answer}: {about}', '/clients/{contact_id}'),
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

CREATE OR REPLACE FUNCTION private.open_portal (
  p_id    uuid,
  p_token text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal public.transaction_portals;
begin
  perform private.refuse_guesser();
  select p.* into v_portal
  from private.portal_keys k join public.transaction_portals p on p.id = k.portal_id
  where k.digest = private.key_digest(p_token) and k.kind = 'link' and k.expires_at > now() and k.spent_at is null
    and p_id = coalesce(p.quote_id, p.transaction_id)
  for update of k;
  if not private.is_open_portal(v_portal) then
    perform private.note_guess();
    return null;
  end if;
  update private.portal_keys k set spent_at = now()
  where k.digest = private.key_digest(p_token);
  update public.transaction_portals p set opened_at = now() where p.id = v_portal.id;
  return private.make_portal_key(v_portal.id, 'session', interval '4 hours');
end
$function$;

CREATE OR REPLACE FUNCTION private.portal_document_path (
  p_session text,
  p_id      uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal constant public.transaction_portals := private.portal_of_session(p_session);
begin
  return (
    select f.path
    from public.transaction_documents d
    join public.record_files f on f.id = d.file_id
    join public.transaction_parties p on p.id = v_portal.party_id
    where d.id = p_id and d.transaction_id = v_portal.transaction_id
      and (d.audience = 'all' or d.audience = private.party_side(p.role))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.portal_file_place (
  p_session text,
  p_id      uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal constant public.transaction_portals := private.portal_of_session(p_session);
begin
  if v_portal.id is null then
    return null;
  end if;
  perform private.keep_portal_messages_few(v_portal.id);
  return concat_ws('/', 'portal', 'transactions', v_portal.transaction_id, p_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.portal_guesser()
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select encode(sha256(convert_to('portal of ' || coalesce(private.client_address(), 'unknown'), 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.portal_guesses_an_hour()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 30
$function$;

CREATE OR REPLACE FUNCTION private.portal_of_session (
  p_session text
)
  RETURNS public.transaction_portals
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal public.transaction_portals;
begin
  select p.* into v_portal
  from private.portal_keys k join public.transaction_portals p on p.id = k.portal_id
  where k.digest = private.key_digest(p_session) and k.kind = 'session' and k.expires_at > now();
  if private.is_open_portal(v_portal) then
    return v_portal;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.portal_part (
  p_id      uuid,
  p_session text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal constant public.transaction_portals := private.portal_of_session(p_session);
  v_party public.transaction_parties;
begin
  perform private.refuse_guesser();
  if v_portal.id is null or v_portal.party_id is null or v_portal.transaction_id <> p_id then
    perform private.note_guess();
    return null;
  end if;
  select * into v_party from public.transaction_parties p where p.id = v_portal.party_id;
  return (
    select jsonb_build_object(
      'property', t.property_name, 'state', t.state, 'status', t.status, 'expected_close', t.expected_close,
      'closed_on', t.closed_on, 'role', v_party.role, 'name', v_party.name, 'run_by', private.sender_name(t.broker_id),
      'until', v_portal.expires_at,
      'dates', (
        select coalesce(jsonb_agg(
          jsonb_build_object('key', d.key, 'label', d.label, 'due_on', d.due_on, 'done_on', d.done_on) order by d.position
        ), '[]')
        from public.transaction_dates d
        where d.transaction_id = t.id and (d.concerns = '{}' or v_party.role = any (d.concerns))
      ),
      'tasks', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', c.id, 'title', c.title, 'due_on', c.due_on, 'is_done', c.state = 'done', 'waits', exists (
              select from public.checklist_items b
              where b.transaction_id = c.transaction_id and b.type = c.type and b.key = any (c.needs) and b.state = 'open'
            )
          ) order by c.due_on nulls last, c.position, c.id
        ), '[]')
        from public.checklist_items c where c.party_id = v_party.id and c.state <> 'not_needed'
      ),
      'documents', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', d.id, 'name', d.document_name, 'size', f.size, 'at', d.created_at)
          order by d.created_at desc, d.id
        ), '[]')
        from public.transaction_documents d join public.record_files f on f.id = d.file_id
        where d.transaction_id = t.id and (d.audience = 'all' or d.audience = private.party_side(v_party.role))
      ),
      'messages', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', m.id, 'body', m.body, 'is_yours', m.is_from_party, 'has_file', m.file_id is not null, 'at', m.created_at,
            'name', case when m.is_from_party then v_party.name else private.sender_name(m.author_id) end
          ) order by m.created_at, m.id
        ), '[]')
        from public.portal_messages m where m.portal_id = v_portal.id
      )
    )
    from public.transactions t where t.id = v_portal.transaction_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.portal_quote (
  p_id      uuid,
  p_session text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal constant public.transaction_portals := private.portal_of_session(p_session);
begin
  perform private.refuse_guesser();
  if v_portal.id is null or v_portal.quote_id is distinct from p_id then
    perform private.note_guess();
    return null;
  end if;
  return (
    select jsonb_build_object(
      'property', t.property_name, 'state', t.state, 'run_by', private.sender_name(t.broker_id),
      'until', v_portal.expires_at, 'kind', q.kind, 'wanted', q.wanted, 'vendor', q.vendor, 'due_on', q.due_on,
      'price', q.price, 'days', q.days, 'valid_until', q.valid_until, 'terms', q.terms, 'file', f.name,
      'answered_at', q.answered_at, 'decision', q.decision
    )
    from public.transaction_quotes q
    join public.transactions t on t.id = q.transaction_id
    left join public.record_files f on f.id = q.file_id
    where q.id = p_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_guesser()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (
    select from private.portal_guesses g
    where g.sender = private.portal_guesser() and g.hour = date_trunc('hour', now())
      and g.guesses >= private.portal_guesses_an_hour()
  ) then
    raise exception 'Too many wrong links.' using errcode = 'HXPTM';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.renew_portal (
  p_id    uuid,
  p_email text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal public.transaction_portals;
begin
  perform private.refuse_guesser();
  perform private.note_guess();
  for v_portal in
    select * from public.transaction_portals p
    where p.email = lower(btrim(p_email)) and p.revoked_at is null
      and (p.quote_id = p_id or p.transaction_id = p_id and p.party_id is not null)
    limit 3
  loop
    if private.is_open_portal(v_portal) and (
      select count(*) from private.portal_keys k
      where k.portal_id = v_portal.id and k.kind = 'link' and k.created_at > now() - interval '1 hour'
    ) < 6 then
      perform private.send_portal_link(v_portal, 'portal_link', '{}');
    end if;
  end loop;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_portal (
  p_session text
)
  RETURNS public.transaction_portals
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal constant public.transaction_portals := private.portal_of_session(p_session);
begin
  if v_portal.id is null then
    raise exception 'This portal is not open.' using errcode = 'HXPTS';
  end if;
  return v_portal;
end
$function$;

CREATE OR REPLACE FUNCTION private.revoke_portal (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.transaction_portals p set revoked_at = coalesce(p.revoked_at, now())
  where p.id = p_id and private.runs_transaction(p.transaction_id);
  if not found then
    raise exception 'This portal is not there.' using errcode = '42501';
  end if;
  delete from private.portal_keys k where k.portal_id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_portal_link (
  p_portal public.transaction_portals,
  p_letter text,
  p_facts  jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.queue_message(
    'email', p_portal.email, p_letter,
    p_facts || jsonb_build_object(
      'property', (select t.property_name from public.transactions t where t.id = p_portal.transaction_id),
      'path', case
        when p_portal.quote_id is null then '/transaction-portal/' || p_portal.transaction_id
        else '/quote/' || p_portal.quote_id
      end || '#' || private.make_portal_key(p_portal.id, 'link', interval '7 days'),
      'until', p_portal.expires_at
    ),
    p_is_urgent => true,
    p_expires_at => now() + interval '7 days'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.sender_name (
  p_user_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select coalesce(nullif(btrim(p.full_name), ''), 'The broker') from public.profiles p where p.id = p_user_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_portal (
  p_portal public.transaction_portals,
  p_kind   text,
  p_key    text,
  p_name   text,
  p_what   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    t.broker_id, p_kind, p_key,
    jsonb_build_object('name', p_name, 'property', t.property_name, 'excerpt', left(p_what, 200), 'transaction_id', t.id),
    jsonb_build_object('transaction_id', t.id)
  )
  from public.transactions t where t.id = p_portal.transaction_id and t.broker_id is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_from_portal (
  p_id      uuid,
  p_session text,
  p_body    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal constant public.transaction_portals := private.require_portal(p_session);
begin
  if v_portal.party_id is null then
    raise exception 'This portal is not open.' using errcode = 'HXPTS';
  end if;
  perform private.keep_portal_messages_few(v_portal.id);
  insert into public.portal_messages (id, portal_id, transaction_id, is_from_party, body)
  values (p_id, v_portal.id, v_portal.transaction_id, true, btrim(p_body))
  on conflict (id) do nothing;
  if found then
    perform private.tell_of_portal(
      v_portal, 'portal_answer', 'portal_message:' || p_id,
      (select p.name from public.transaction_parties p where p.id = v_portal.party_id), p_body
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.write_to_portal (
  p_id        uuid,
  p_portal_id uuid,
  p_body      text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_portal public.transaction_portals;
begin
  select * into v_portal from public.transaction_portals p where p.id = p_portal_id;
  if not found or v_portal.party_id is null or not private.runs_transaction(v_portal.transaction_id) then
    raise exception 'This portal is not there.' using errcode = '42501';
  end if;
  if not private.is_open_portal(v_portal) then
    raise exception 'This portal is not open.' using errcode = 'HXPTS';
  end if;
  perform private.keep_portal_messages_few(v_portal.id);
  insert into public.portal_messages (id, portal_id, transaction_id, author_id, is_from_party, body)
  values (p_id, v_portal.id, v_portal.transaction_id, auth.uid(), false, btrim(p_body))
  on conflict (id) do nothing;
  if found then
    perform private.send_portal_link(
      v_portal, 'portal_message', jsonb_build_object('from', private.sender_name(auth.uid()), 'excerpt', left(p_body, 500))
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_quote (
  p_session     text,
  p_price       numeric,
  p_days        integer DEFAULT NULL::integer,
  p_valid_until date    DEFAULT NULL::date,
  p_terms       text    DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.answer_quote(p_session, p_price, p_days, p_valid_until, p_terms)
$function$;

REVOKE ALL ON FUNCTION "public"."answer_quote"(text, numeric, integer, date, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.ask_for_quote (
  p_id             uuid,
  p_transaction_id uuid,
  p_kind           text,
  p_vendor         text,
  p_email          text,
  p_wanted         text,
  p_due_on         date DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.ask_for_quote(p_id, p_transaction_id, p_kind, p_vendor, p_email, p_wanted, p_due_on)
$function$;

REVOKE ALL ON FUNCTION "public"."ask_for_quote"(uuid, uuid, text, text, text, text, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_quote (
  p_id       uuid,
  p_decision text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.decide_quote(p_id, p_decision)
$function$;

REVOKE ALL ON FUNCTION "public"."decide_quote"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.finish_portal_task (
  p_session text,
  p_item_id uuid,
  p_is_done boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.finish_portal_task(p_session, p_item_id, p_is_done)
$function$;

REVOKE ALL ON FUNCTION "public"."finish_portal_task"(text, uuid, boolean) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.invite_to_portal (
  p_party_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.invite_to_portal(p_party_id)
$function$;

REVOKE ALL ON FUNCTION "public"."invite_to_portal"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.keep_portal_file (
  p_session text,
  p_id      uuid,
  p_name    text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.keep_portal_file(p_session, p_id, p_name)
$function$;

REVOKE ALL ON FUNCTION "public"."keep_portal_file"(text, uuid, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.open_portal (
  p_id    uuid,
  p_token text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.open_portal(p_id, p_token)
$function$;

REVOKE ALL ON FUNCTION "public"."open_portal"(uuid, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.portal_document_path (
  p_session text,
  p_id      uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.portal_document_path(p_session, p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."portal_document_path"(text, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.portal_file_place (
  p_session text,
  p_id      uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.portal_file_place(p_session, p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."portal_file_place"(text, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.portal_part (
  p_id      uuid,
  p_session text
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.portal_part(p_id, p_session)
$function$;

REVOKE ALL ON FUNCTION "public"."portal_part"(uuid, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.portal_quote (
  p_id      uuid,
  p_session text
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.portal_quote(p_id, p_session)
$function$;

REVOKE ALL ON FUNCTION "public"."portal_quote"(uuid, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.renew_portal (
  p_id    uuid,
  p_email text
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.renew_portal(p_id, p_email)
$function$;

REVOKE ALL ON FUNCTION "public"."renew_portal"(uuid, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.revoke_portal (
  p_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.revoke_portal(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."revoke_portal"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.write_from_portal (
  p_id      uuid,
  p_session text,
  p_body    text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.write_from_portal(p_id, p_session, p_body)
$function$;

REVOKE ALL ON FUNCTION "public"."write_from_portal"(uuid, text, text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.write_to_portal (
  p_id        uuid,
  p_portal_id uuid,
  p_body      text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.write_to_portal(p_id, p_portal_id, p_body)
$function$;

REVOKE ALL ON FUNCTION "public"."write_to_portal"(uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."checklist_items"
  ADD CONSTRAINT "checklist_items_party_id_fkey" FOREIGN KEY (party_id) REFERENCES public.transaction_parties(id) ON DELETE SET NULL;

ALTER TABLE "public"."portal_messages"
  ADD CONSTRAINT "portal_messages_author_id_fkey" FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."portal_messages"
  ADD CONSTRAINT "portal_messages_file_id_fkey" FOREIGN KEY (file_id) REFERENCES public.record_files(id) ON DELETE SET NULL;

ALTER TABLE "public"."portal_messages"
  ADD CONSTRAINT "portal_messages_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."transaction_portals"
  ADD CONSTRAINT "transaction_portals_party_id_fkey" FOREIGN KEY (party_id) REFERENCES public.transaction_parties(id) ON DELETE CASCADE;

ALTER TABLE "private"."portal_keys"
  ADD CONSTRAINT "portal_keys_portal_id_fkey" FOREIGN KEY (portal_id) REFERENCES public.transaction_portals(id) ON DELETE CASCADE;

ALTER TABLE "public"."portal_messages"
  ADD CONSTRAINT "portal_messages_portal_id_fkey" FOREIGN KEY (portal_id) REFERENCES public.transaction_portals(id) ON DELETE CASCADE;

ALTER TABLE "public"."transaction_portals"
  ADD CONSTRAINT "transaction_portals_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."transaction_quotes"
  ADD CONSTRAINT "transaction_quotes_file_id_fkey" FOREIGN KEY (file_id) REFERENCES public.record_files(id) ON DELETE SET NULL;

ALTER TABLE "public"."transaction_portals"
  ADD CONSTRAINT "transaction_portals_quote_id_fkey" FOREIGN KEY (quote_id) REFERENCES public.transaction_quotes(id) ON DELETE CASCADE;

ALTER TABLE "public"."transaction_quotes"
  ADD CONSTRAINT "transaction_quotes_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

CREATE INDEX portal_keys_portal_idx ON private.portal_keys USING btree (portal_id, kind, created_at);

CREATE INDEX checklist_items_party_idx ON public.checklist_items USING btree (party_id);

CREATE INDEX portal_messages_author_idx ON public.portal_messages USING btree (author_id);

CREATE INDEX portal_messages_file_idx ON public.portal_messages USING btree (file_id);

CREATE INDEX portal_messages_portal_idx ON public.portal_messages USING btree (portal_id, created_at, id);

CREATE INDEX portal_messages_transaction_idx ON public.portal_messages USING btree (transaction_id);

CREATE INDEX transaction_portals_of_party_idx ON public.transaction_portals USING btree (party_id);

CREATE INDEX transaction_portals_of_quote_idx ON public.transaction_portals USING btree (quote_id);

CREATE UNIQUE INDEX transaction_portals_party_idx ON public.transaction_portals USING btree (party_id)
  WHERE (revoked_at IS NULL);

CREATE UNIQUE INDEX transaction_portals_quote_idx ON public.transaction_portals USING btree (quote_id)
  WHERE (revoked_at IS NULL);

CREATE INDEX transaction_portals_transaction_idx ON public.transaction_portals USING btree (transaction_id, created_at, id);

CREATE INDEX transaction_quotes_file_idx ON public.transaction_quotes USING btree (file_id);

CREATE INDEX transaction_quotes_transaction_idx ON public.transaction_quotes USING btree (transaction_id, kind, created_at, id);

CREATE TRIGGER end_portal_of_party
  AFTER UPDATE OF email, ROLE ON public.transaction_parties
  FOR EACH ROW
  WHEN (((new.email IS DISTINCT FROM old.email) OR (new.role <> old.role)))
  EXECUTE FUNCTION private.end_portal_of_party();

CREATE POLICY "Accounts with a second factor show it" ON "public"."portal_messages"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction reads what its portals say" ON "public"."portal_messages"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = portal_messages.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

CREATE POLICY "Accounts with a second factor show it" ON "public"."transaction_portals"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction reads its portals" ON "public"."transaction_portals"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = transaction_portals.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

CREATE POLICY "Accounts with a second factor show it" ON "public"."transaction_quotes"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction reads its quotes" ON "public"."transaction_quotes"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = transaction_quotes.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

COMMENT ON COLUMN "public"."checklist_items"."party_id" IS 'Who sees to it without being of the team.';

COMMENT ON COLUMN "public"."transaction_quotes"."days" IS 'From the order until what is ordered is there.';

REVOKE ALL ON FUNCTION "private"."answer_quote"(text, numeric, integer, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."answer_quote"(text, numeric, integer, date, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."answer_quote"(text, numeric, integer, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_quote"(text, numeric, integer, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."ask_for_quote"(uuid, uuid, text, text, text, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_for_quote"(uuid, uuid, text, text, text, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ask_for_quote"(uuid, uuid, text, text, text, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_for_quote"(uuid, uuid, text, text, text, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_quote"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_quote"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_quote"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_quote"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_portal_of_party"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_portal_of_party"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_portal_of_party"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."finish_portal_task"(text, uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."finish_portal_task"(text, uuid, boolean) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."finish_portal_task"(text, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."finish_portal_task"(text, uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."invite_to_portal"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."invite_to_portal"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."invite_to_portal"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."invite_to_portal"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_open_portal"(public.transaction_portals) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_open_portal"(public.transaction_portals) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_open_portal"(public.transaction_portals) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_portal_file"(text, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."keep_portal_file"(text, uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."keep_portal_file"(text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_portal_file"(text, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_portal_messages_few"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_portal_messages_few"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_portal_messages_few"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."key_digest"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."key_digest"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."key_digest"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."make_portal_key"(uuid, text, interval) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."make_portal_key"(uuid, text, interval) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."make_portal_key"(uuid, text, interval) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_guess"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_guess"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_guess"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_portal"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_portal"(uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."open_portal"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_portal"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."portal_document_path"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."portal_document_path"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."portal_document_path"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."portal_document_path"(text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."portal_file_place"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."portal_file_place"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."portal_file_place"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."portal_file_place"(text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."portal_guesser"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."portal_guesser"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."portal_guesser"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."portal_guesses_an_hour"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."portal_guesses_an_hour"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."portal_guesses_an_hour"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."portal_of_session"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."portal_of_session"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."portal_of_session"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."portal_part"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."portal_part"(uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."portal_part"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."portal_part"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."portal_quote"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."portal_quote"(uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."portal_quote"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."portal_quote"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_guesser"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_guesser"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_guesser"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."renew_portal"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."renew_portal"(uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."renew_portal"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."renew_portal"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_portal"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_portal"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_portal"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."revoke_portal"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."revoke_portal"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."revoke_portal"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."revoke_portal"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_portal_link"(public.transaction_portals, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_portal_link"(public.transaction_portals, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_portal_link"(public.transaction_portals, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sender_name"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sender_name"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sender_name"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_portal"(public.transaction_portals, text, text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_portal"(public.transaction_portals, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_portal"(public.transaction_portals, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_from_portal"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."write_from_portal"(uuid, text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."write_from_portal"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_from_portal"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_to_portal"(uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."write_to_portal"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."write_to_portal"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_to_portal"(uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_quote"(text, numeric, integer, date, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_quote"(text, numeric, integer, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_quote"(text, numeric, integer, date, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_quote"(uuid, uuid, text, text, text, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_for_quote"(uuid, uuid, text, text, text, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_for_quote"(uuid, uuid, text, text, text, text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_quote"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_quote"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_quote"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_portal_task"(text, uuid, boolean) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."finish_portal_task"(text, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_portal_task"(text, uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_portal"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invite_to_portal"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_portal"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_portal_file"(text, uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_portal_file"(text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_portal_file"(text, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_portal"(uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."open_portal"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_portal"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."portal_document_path"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."portal_document_path"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."portal_document_path"(text, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."portal_file_place"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."portal_file_place"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."portal_file_place"(text, uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."portal_part"(uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."portal_part"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."portal_part"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."portal_quote"(uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."portal_quote"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."portal_quote"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."renew_portal"(uuid, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."renew_portal"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."renew_portal"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_portal"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."revoke_portal"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_portal"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_from_portal"(uuid, text, text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."write_from_portal"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_from_portal"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_to_portal"(uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."write_to_portal"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_to_portal"(uuid, uuid, text) TO "postgres";

REVOKE ALL ("party_id") ON TABLE "public"."checklist_items" FROM "authenticated";

GRANT UPDATE ("party_id") ON TABLE "public"."checklist_items" TO "authenticated";

REVOKE ALL ON TABLE "public"."portal_messages" FROM "authenticated";

GRANT SELECT ON TABLE "public"."portal_messages" TO "authenticated";

REVOKE ALL ON TABLE "public"."portal_messages" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."portal_messages" TO "service_role";

REVOKE ALL ON TABLE "public"."transaction_portals" FROM "authenticated";

GRANT SELECT ON TABLE "public"."transaction_portals" TO "authenticated";

REVOKE ALL ON TABLE "public"."transaction_portals" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."transaction_portals" TO "service_role";

REVOKE ALL ON TABLE "public"."transaction_quotes" FROM "authenticated";

GRANT SELECT ON TABLE "public"."transaction_quotes" TO "authenticated";

REVOKE ALL ON TABLE "public"."transaction_quotes" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."transaction_quotes" TO "service_role";

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

revoke all on table private.portal_keys from public, anon, authenticated, service_role;
revoke all on table private.portal_guesses from public, anon, authenticated, service_role;
