SET local check_function_bodies = off;

CREATE TABLE "private"."lead_conversions" (
  "lead_id"         uuid                     NOT NULL,
  "status"          text                     NOT NULL,
  "responded_at"    timestamp with time zone,
  "contact_id"      uuid,
  "contact_version" integer,
  "deal_id"         uuid,
  "deal_version"    integer,
  "at"              timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "lead_conversions_pkey" PRIMARY KEY (lead_id)
);

ALTER TABLE "private"."lead_conversions"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."lead_rota" (
  "tenant_id"     uuid                     NOT NULL,
  "user_id"       uuid                     NOT NULL,
  "states"        text[]                   NOT NULL DEFAULT '{}'::text[],
  "last_given_at" timestamp with time zone,
  CONSTRAINT "lead_rota_pkey" PRIMARY KEY (tenant_id, user_id),
  CONSTRAINT "lead_rota_states_shape" CHECK (((cardinality(states) <= 60) AND (array_to_string(states, ','::text, '-'::text) ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'::text)))
);

ALTER TABLE "private"."lead_rota"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."lead_rules" (
  "tenant_id"       uuid                     NOT NULL,
  "mode"            text                     NOT NULL DEFAULT 'asked'::text,
  "respond_minutes" integer                  NOT NULL DEFAULT 60,
  "updated_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "lead_rules_mode_is_known" CHECK ((mode = ANY (ARRAY['asked'::text, 'rota'::text, 'state'::text]))),
  CONSTRAINT "lead_rules_pkey" PRIMARY KEY (tenant_id),
  CONSTRAINT "lead_rules_respond_minutes_in_range" CHECK (((respond_minutes >= 5) AND (respond_minutes <= 10080)))
);

ALTER TABLE "private"."lead_rules"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."leads" (
  "id"                 uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sharing"            text                     NOT NULL DEFAULT 'team'::text,
  "version"            integer                  NOT NULL DEFAULT 1,
  "created_at"         timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"         timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at"         timestamp with time zone,
  "name"               text                     NOT NULL,
  "company"            text,
  "email"              text,
  "phone"              text,
  "city"               text,
  "state"              text,
  "interest"           text,
  "message"            text,
  "source"             text,
  "status"             text                     NOT NULL DEFAULT 'new'::text,
  "unqualified_reason" text,
  "needs_types"        text[]                   NOT NULL DEFAULT '{}'::text[],
  "needs_states"       text[]                   NOT NULL DEFAULT '{}'::text[],
  "price_most"         numeric(14,2),
  "beds_least"         integer,
  "funds"              text,
  "timeline"           text,
  "tags"               text[]                   NOT NULL DEFAULT '{}'::text[],
  "received_at"        timestamp with time zone NOT NULL DEFAULT now(),
  "respond_by"         timestamp with time zone,
  "responded_at"       timestamp with time zone,
  "response_minutes"   integer                  GENERATED ALWAYS AS ((floor((EXTRACT(epoch FROM (responded_at - received_at)) / (60)::numeric)))::integer) STORED,
  "listing_id"         uuid,
  "contact_id"         uuid,
  "deal_id"            uuid,
  CONSTRAINT "leads_beds_least_in_range" CHECK (((beds_least >= 0) AND (beds_least <= 100000))),
  CONSTRAINT "leads_email_shape" CHECK (((char_length(email) <= 320) AND (email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$'::text))),
  CONSTRAINT "leads_funds_are_known" CHECK ((funds = ANY (ARRAY['asked'::text, 'seen'::text, 'verified'::text]))),
  CONSTRAINT "leads_message_is_plain" CHECK (((char_length(message) <= 10000) AND (message !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "leads_needs_states_shape" CHECK (((cardinality(needs_states) <= 60) AND (array_to_string(needs_states, ','::text, '-'::text) ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'::text))),
  CONSTRAINT "leads_needs_types_are_known"
    CHECK
    ((needs_types <@ ARRAY['assisted-living'::text, 'memory-care'::text, 'independent-living'::text, 'skilled-nursing'::text, 'ccrc'::text, 'active-adult'::text,
    'development-land'::text,
    'board-and-care'::text,
    'adult-day-care'::text,
    'group-homes'::text,
    'portfolio'::text, 'new-construction'::text, 'lease'::text, 'vacant-property'::text, 'auction'::text, 'developments'::text, 'mixed-use'::text, 'vacant-land'::text])),
  CONSTRAINT "leads_phone_shape" CHECK ((phone ~ '^[0-9+(). x/-]{0,40}$'::text)),
  CONSTRAINT "leads_pkey" PRIMARY KEY (id),
  CONSTRAINT "leads_price_most_not_negative" CHECK ((price_most >= (0)::numeric)),
  CONSTRAINT "leads_received_at_is_near" CHECK (((received_at >= '1900-01-01 00:00:00+00'::timestamp with time zone) AND (received_at <= '3000-01-01 00:00:00+00'::timestamp
    with time zone))),
  CONSTRAINT "leads_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text]))),
  CONSTRAINT "leads_source_is_known"
    CHECK
    ((source = ANY (ARRAY['inquiry'::text, 'website'::text, 'referral'::text, 'call'::text, 'event'::text, 'letter'::text, 'advertising'::text, 'list'::text, 'other'::text]))),
  CONSTRAINT "leads_state_shape" CHECK ((state ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT "leads_status_is_known" CHECK ((status = ANY (ARRAY['new'::text, 'contacted'::text, 'qualified'::text, 'converted'::text, 'unqualified'::text]))),
  CONSTRAINT "leads_timeline_is_known" CHECK ((timeline = ANY (ARRAY['now'::text, 'quarter'::text, 'year'::text, 'later'::text]))),
  CONSTRAINT "leads_unqualified_reason_is_known"
    CHECK
    ((unqualified_reason = ANY (ARRAY['no_reply'::text, 'no_funds'::text, 'wrong_market'::text, 'timing'::text, 'duplicate'::text, 'other_broker'::text, 'spam'::text,
    'other'::text]))),
  "owner_id"           uuid                     NOT NULL DEFAULT auth.uid(),
  "tenant_id"          uuid                     DEFAULT private.current_tenant_id(),
  "book"               uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "leads_city_is_plain" CHECK (private.is_line(city, 120)),
  CONSTRAINT "leads_company_is_plain" CHECK (private.is_line(company, 120)),
  CONSTRAINT "leads_interest_is_plain" CHECK (private.is_line(interest, 160)),
  CONSTRAINT "leads_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120))),
  CONSTRAINT "leads_tags_are_few" CHECK (private.are_tags(tags))
);

ALTER TABLE "public"."leads"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."leads" FROM "anon";

ALTER TABLE "public"."deals"
  ADD COLUMN "listing_id" uuid;

CREATE OR REPLACE FUNCTION private.answer_lead()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.leads l set status = 'contacted', responded_at = greatest(l.received_at, new.created_at)
  from private.direct_conversations d
  join public.broker_contacts c on c.listing_id = d.listing_id
    and c.user_id = case when d.first_id = new.sender_id then d.second_id else d.first_id end
  where d.conversation_id = new.conversation_id and d.listing_id is not null and l.id = c.id and l.status = 'new'
    and private.account_of(c.broker_id) = new.sender_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.as_line (
  p_text    text,
  p_longest integer
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return left(regexp_replace(p_text, '[\x01-\x1f\x7f\u202a-\u202e\u2066-\u2069]', ' ', 'g'), p_longest);
end
$function$;

CREATE OR REPLACE FUNCTION private.assign_leads (
  p_ids uuid[]
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_tenant_id constant uuid := private.current_tenant_id();
  v_administered constant uuid := private.administered_tenant_id();
  v_lead public.leads;
  v_next uuid;
  v_count integer := 0;
begin
  if cardinality(p_ids) not between 1 and 1000 then
    raise exception 'Between one and a thousand at a time.' using errcode = 'HXRMA';
  end if;
  if not exists (select from private.lead_rules r where r.tenant_id = v_tenant_id and r.mode <> 'asked') then
    raise exception 'The team has not said who takes leads.' using errcode = 'HXLEN';
  end if;
  for v_lead in
    select l.* from public.leads l
    where l.id = any (p_ids) and l.book = v_tenant_id and l.deleted_at is null
      and (l.owner_id = v_me or l.tenant_id = v_administered)
    order by l.received_at, l.id for update
  loop
    v_next := private.next_for_lead(v_tenant_id, v_lead.state);
    continue when v_next is null or v_next = v_lead.owner_id;
    update public.leads l set owner_id = v_next where l.id = v_lead.id returning * into v_lead;
    v_count := v_count + 1;
    if v_next <> v_me then
      perform private.tell_of_lead(v_lead);
    end if;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_lead()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.status = 'unqualified' and new.unqualified_reason is null then
    raise exception 'Why a lead is not qualified is to be said.' using errcode = 'HXLER';
  elsif new.status <> 'unqualified' then
    new.unqualified_reason := null;
  end if;
  if current_setting('haven.converts_leads', true) is distinct from 'on'
    and (new.status = 'converted') <> (tg_op = 'UPDATE' and old.status = 'converted')
  then
    raise exception 'Converting makes the client, and undoing takes it back.' using errcode = 'HXLEC';
  end if;
  if tg_op = 'INSERT' then
    new.respond_by := new.received_at + make_interval(mins => coalesce(
      (select r.respond_minutes from private.lead_rules r where r.tenant_id = new.tenant_id), 60
    ));
    -- When somebody answered what came long ago, and stood in a file, nobody knows.
    if new.status in ('contacted', 'qualified') and new.received_at > now() - interval '1 day' then
      new.responded_at := greatest(new.received_at, now());
    end if;
  elsif old.status = 'new' and new.status in ('contacted', 'qualified', 'converted') and new.responded_at is null then
    new.responded_at := greatest(new.received_at, now());
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.convert_lead (
  p_id        uuid,
  p_with_deal boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lead public.leads := private.own_lead(p_id);
  v_was constant public.leads := v_lead;
  v_contact public.contacts;
  v_deal public.deals;
  v_is_new boolean := false;
begin
  if v_lead.status = 'converted' then
    return private.lead_outcome(v_lead);
  end if;
  select * into v_contact from public.contacts c
  where c.book = v_lead.book and c.deleted_at is null and lower(c.email) = lower(v_lead.email)
  order by c.created_at, c.id limit 1;
  if v_contact.id is null then
    v_is_new := true;
    insert into public.contacts (
      owner_id, tenant_id, sharing, name, company, role, email, phone, city, state, source, tags, notes, needs_types,
      needs_states, price_most, beds_least, funds, last_contact_at
    ) values (
      v_lead.owner_id, v_lead.tenant_id, v_lead.sharing, v_lead.name, v_lead.company, 'buyer', v_lead.email, v_lead.phone,
      v_lead.city, v_lead.state, private.lead_source(v_lead.source), v_lead.tags, v_lead.message, v_lead.needs_types,
      v_lead.needs_states, v_lead.price_most, v_lead.beds_least, v_lead.funds, v_lead.responded_at
    ) returning * into v_contact;
  end if;
  if p_with_deal then
    insert into public.deals (owner_id, tenant_id, sharing, name, contact_id, buyer, state, price, listing_id)
    select
      v_lead.owner_id, v_lead.tenant_id, v_lead.sharing,
      left(coalesce(nullif(btrim(v_lead.interest), ''), v_lead.name), 160), v_contact.id,
      left(coalesce(nullif(btrim(v_lead.company), ''), v_lead.name), 160), v_lead.state,
      coalesce(l.price, v_lead.price_most), v_lead.listing_id
    from (select 1) one left join public.listings l on l.id = v_lead.listing_id
    returning * into v_deal;
  end if;
  perform set_config('haven.converts_leads', 'on', true);
  update public.leads l set status = 'converted', contact_id = v_contact.id, deal_id = v_deal.id
  where l.id = p_id returning * into v_lead;
  perform set_config('haven.converts_leads', 'off', true);
  insert into private.lead_conversions as c (
    lead_id, status, responded_at, contact_id, contact_version, deal_id, deal_version
  ) values (
    p_id, v_was.status, v_was.responded_at, case when v_is_new then v_contact.id end, v_contact.version, v_deal.id, v_deal.version
  );
  return private.lead_outcome(v_lead);
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_leads()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_since constant timestamptz := now() - interval '7 days';
begin
  if not private.is_approved() or not exists (
    select from unnest(private.my_books()) b (book) join public.leads l on l.book = b.book where l.deleted_at is null
  ) then
    return null;
  end if;
  return (
    select jsonb_build_object('waiting', count(*), 'late', count(*) filter (where m.respond_by < now()))
    from (
      select l.respond_by from unnest(private.my_books()) b (book) join public.leads l on l.book = b.book
      where l.deleted_at is null and l.status = 'new' and l.owner_id = v_me limit 1000
    ) m
  ) || (
    select jsonb_build_object(
      'came', count(*) filter (where m.received_at > v_since), 'came_before', count(*) filter (where m.received_at <= v_since)
    )
    from (
      select l.received_at from unnest(private.my_books()) b (book) join public.leads l on l.book = b.book
      where l.deleted_at is null and l.received_at > v_since - interval '7 days' limit 2000
    ) m
  ) || jsonb_build_object('next', (
    select coalesce(jsonb_agg(to_jsonb(w) order by w.respond_by), '[]') from (
      select l.id, l.name, coalesce(l.interest, l.company, '') as interest, l.respond_by
      from unnest(private.my_books()) b (book) join public.leads l on l.book = b.book
      where l.deleted_at is null and l.status = 'new' and l.owner_id = v_me
      order by l.respond_by limit 3
    ) w
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.fit_of (
  p_contact public.contacts,
  p_listing public.listings,
  OUT       fits text[],
  OUT       misses text[]
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_need record;
begin
  fits := '{}';
  misses := '{}';
  for v_need in
    select n.name, n.is_met from (values
      ('type', case when p_contact.needs_types <> '{}' then p_listing.property_type = any (p_contact.needs_types) end),
      ('state', case when p_contact.needs_states <> '{}' then p_listing.state = any (p_contact.needs_states) end),
      ('price', case
        when p_contact.price_least is not null or p_contact.price_most is not null then
          p_listing.price >= coalesce(p_contact.price_least, 0)
          and p_listing.price <= coalesce(p_contact.price_most, p_listing.price)
      end),
      ('beds', p_listing.total_beds >= p_contact.beds_least),
      ('cap_rate', p_listing.cap_rate >= p_contact.cap_rate_least)
    ) as n (name, is_met)
    where n.is_met is not null
  loop
    if v_need.is_met then
      fits := fits || v_need.name;
    else
      misses := misses || v_need.name;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.lead_measures (
  p_from timestamp with time zone,
  p_to   timestamp with time zone,
  p_by   text
)
  RETURNS TABLE (
    value          text,
    leads          bigint,
    answered       bigint,
    in_time        bigint,
    median_minutes numeric,
    qualified      bigint,
    converted      bigint,
    won            bigint,
    commission     numeric
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_by is null or p_by not in ('source', 'owner') or p_to is null or p_from is null then
    raise exception 'Leads are measured by source or owner.' using errcode = '22023';
  end if;
  return query
  select
    m.value, count(*), count(m.responded_at), count(*) filter (where m.responded_at <= m.respond_by),
    round((percentile_cont(0.5) within group (order by m.response_minutes))::numeric, 0),
    count(*) filter (where m.status in ('qualified', 'converted')), count(*) filter (where m.status = 'converted'),
    count(*) filter (where m.closed_on is not null), coalesce(sum(m.commission) filter (where m.closed_on is not null), 0)
  from (
    select
      case p_by when 'source' then coalesce(l.source, '') else l.owner_id::text end as value,
      l.responded_at, l.respond_by, l.response_minutes, l.status, d.closed_on, d.commission
    from unnest(private.my_books()) b (book)
    join public.leads l on l.book = b.book
    left join public.deals d on d.id = l.deal_id and d.deleted_at is null and d.stage <> 'lost'
      and d.book = any (private.my_books())
    where l.deleted_at is null and l.received_at >= p_from and l.received_at < p_to
  ) m
  group by m.value order by count(*) desc, m.value;
end
$function$;

CREATE OR REPLACE FUNCTION private.lead_outcome (
  p_lead public.leads
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('contact_id', p_lead.contact_id, 'deal_id', p_lead.deal_id)
$function$;

CREATE OR REPLACE FUNCTION private.lead_source (
  p_source text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_source
    when 'inquiry' then 'Inquiry' when 'website' then 'Website' when 'referral' then 'Referral' when 'call' then 'Call'
    when 'event' then 'Conference' when 'letter' then 'Letter' when 'advertising' then 'Advertising'
    when 'list' then 'Bought list' when 'other' then 'Other'
  end
$function$;

CREATE OR REPLACE FUNCTION private.match_buyers (
  p_listing_id uuid
)
  RETURNS TABLE (
    id      uuid,
    name    text,
    company text,
    funds   text,
    fits    text[],
    misses  text[]
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
begin
  select * into v_listing from public.listings l
  where l.id = p_listing_id and (
    l.approval_status = 'approved' and l.status in ('active', 'under_contract') or private.owns_listing(l.id)
  );
  if v_listing.id is null then
    return;
  end if;
  return query
  select m.id, m.name, m.company, m.funds, f.fits, f.misses
  from (
    select c.* from unnest(private.my_books()) b (book) join public.contacts c on c.book = b.book
    where c.deleted_at is null and (c.needs_types <> '{}' or c.needs_states <> '{}') and not c.do_not_contact
      and (c.needs_types = '{}' or v_listing.property_type = any (c.needs_types))
      and (c.needs_states = '{}' or v_listing.state = any (c.needs_states))
    order by c.created_at desc limit 2000
  ) m
  cross join lateral private.fit_of(m::public.contacts, v_listing) f
  order by cardinality(f.misses), cardinality(f.fits) desc, m.funds = 'verified' desc nulls last, m.name, m.id
  limit 12;
end
$function$;

CREATE OR REPLACE FUNCTION private.match_listings (
  p_contact_id uuid
)
  RETURNS TABLE (
    id            uuid,
    property_name text,
    location      text,
    property_type text,
    price         bigint,
    total_beds    integer,
    cap_rate      numeric,
    fits          text[],
    misses        text[]
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_contact public.contacts;
  v_facets text[];
begin
  select * into v_contact from public.contacts c
  where c.id = p_contact_id and c.book = any (private.my_books()) and c.deleted_at is null;
  if v_contact.id is null or v_contact.needs_types = '{}' and v_contact.needs_states = '{}' then
    return;
  end if;
  v_facets := case
    when v_contact.needs_states <> '{}' then array(select 'state:' || s from unnest(v_contact.needs_states) s)
    else array(select 'type:' || t from unnest(v_contact.needs_types) t)
  end;
  return query
  select l.id, l.property_name, l.location, l.property_type, l.price, l.total_beds, l.cap_rate, f.fits, f.misses
  from (
    select v.id from private.live_listings v where v.facets && v_facets order by v.created_at desc limit 1000
  ) near
  join public.listings l on l.id = near.id
  cross join lateral private.fit_of(v_contact, l) f
  where cardinality(f.fits) > 1 or cardinality(f.misses) = 0
  order by cardinality(f.misses), cardinality(f.fits) desc, l.created_at desc, l.id
  limit 12;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_deal_listings()
  RETURNS TABLE (
    id            uuid,
    property_name text,
    location      text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select l.id, l.property_name, l.location
  from public.broker_accounts a join public.listings l on l.broker_id = a.broker_id
  where a.user_id = auth.uid() and private.is_approved()
  order by l.property_name, l.id limit 200;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_lead_rules()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.current_tenant_id();
  v_rules private.lead_rules;
begin
  if v_tenant_id is null then
    return null;
  end if;
  select * into v_rules from private.lead_rules r where r.tenant_id = v_tenant_id;
  return jsonb_build_object(
    'mode', coalesce(v_rules.mode, 'asked'), 'minutes', coalesce(v_rules.respond_minutes, 60),
    'may_change', private.administered_tenant_id() is not null,
    'members', (
      select coalesce(jsonb_agg(
        jsonb_build_object('user_id', p.id, 'name', p.name, 'takes', o.user_id is not null, 'states', coalesce(o.states, '{}'))
        order by lower(p.name), p.id
      ), '[]')
      from private.record_people() p
      left join private.lead_rota o on o.tenant_id = v_tenant_id and o.user_id = p.id
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.next_for_lead (
  p_tenant_id uuid,
  p_state     text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_mode text;
  v_user_id uuid;
begin
  select r.mode into v_mode from private.lead_rules r where r.tenant_id = p_tenant_id for no key update;
  if v_mode is null or v_mode = 'asked' then
    return null;
  end if;
  select o.user_id into v_user_id
  from private.lead_rota o
  join public.tenant_users u on u.tenant_id = o.tenant_id and u.user_id = o.user_id
  join public.profiles p on p.id = o.user_id and p.approval_status = 'approved'
  where o.tenant_id = p_tenant_id and (v_mode = 'rota' or p_state = any (o.states) or o.states = '{}')
  order by v_mode = 'state' and o.states = '{}', o.last_given_at nulls first, o.user_id
  limit 1;
  update private.lead_rota o set last_given_at = clock_timestamp()
  where o.tenant_id = p_tenant_id and o.user_id = v_user_id;
  return v_user_id;
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
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('lead_assigned', 'lead', false, false, true, false,
      '{name} is your lead', '{interest}', '/leads/{lead_id}'),
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

CREATE OR REPLACE FUNCTION private.own_lead (
  p_id uuid
)
  RETURNS public.leads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lead public.leads;
begin
  select * into v_lead from public.leads l
  where l.id = p_id and l.book = any (private.my_books()) and l.deleted_at is null for update;
  if not found then
    raise exception 'There is no such lead.' using errcode = 'HXLEG';
  end if;
  return v_lead;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_activity (
  p_from timestamp with time zone,
  p_to   timestamp with time zone
)
  RETURNS TABLE (
    person  uuid,
    notes   bigint,
    tasks   bigint,
    talks   bigint,
    clients bigint,
    deals   bigint,
    moves   bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    a.by, count(*) filter (where a.what = 'note'), count(*) filter (where a.what = 'task'),
    count(*) filter (where a.what = 'talk'), count(*) filter (where a.what = 'client'),
    count(*) filter (where a.what = 'deal'), count(*) filter (where a.what = 'move')
  from unnest(private.my_books()) b (book)
  cross join lateral (
    select c.by, 'note' as what from public.record_comments c
    where c.book = b.book and c.created_at >= p_from and c.created_at < p_to and c.deleted_at is null
    union all
    select t.done_by, 'task' from public.record_tasks t
    where t.book = b.book and t.done_at >= p_from and t.done_at < p_to
    union all
    select h.by, case
      when h.act = 'created' and h.kind = 'contacts' then 'client'
      when h.act = 'created' and h.kind = 'deals' then 'deal'
      when h.kind = 'deals' and h.was ? 'stage' then 'move'
      when h.kind = 'contacts' and h.now ? 'last_contact_at' then 'talk'
    end
    from public.record_changes h
    where h.book = b.book and h.at >= p_from and h.at < p_to and h.kind in ('contacts', 'deals')
  ) a
  where a.by is not null and a.what is not null
  group by a.by order by count(*) desc, a.by;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_conversion (
  p_from  timestamp with time zone,
  p_to    timestamp with time zone,
  p_owner uuid
)
  RETURNS TABLE (
    stage text,
    deals bigint,
    lost  bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  with cohort as (
    select d.stage = 'lost' as is_lost, greatest(
      case when d.stage = 'lost' then 1 else (select s.place from private.deal_stages() s where s.stage = d.stage) end,
      (
        select max(s.place) from public.record_changes h
        join private.deal_stages() s on s.stage = h.was ->> 'stage'
        where h.record_id = d.id and h.kind = 'deals' and h.was ? 'stage' and s.stage <> 'lost'
      )
    ) as reached
    from unnest(private.my_books()) b (book) join public.deals d on d.book = b.book
    where d.deleted_at is null and d.created_at >= p_from and d.created_at < p_to
      and (p_owner is null or d.owner_id = p_owner)
  )
  select s.stage, count(c.reached) filter (where c.reached >= s.place),
    count(c.reached) filter (where c.reached >= s.place and c.is_lost)
  from private.deal_stages() s left join cohort c on true
  where s.stage in ('valuation', 'engagement', 'nda', 'lois', 'loi_signed', 'psa', 'closing', 'transition')
  group by s.stage, s.place order by s.place;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_months (
  p_from   date,
  p_months integer,
  p_owner  uuid
)
  RETURNS TABLE (
    month          date,
    expected       numeric,
    expected_deals bigint,
    actual         numeric,
    actual_deals   bigint,
    lost           numeric,
    lost_deals     bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_from is null or p_months is null or p_months not between 1 and 60 then
    raise exception 'A report is of one to sixty months.' using errcode = '22023';
  end if;
  return query
  select
    m.month,
    coalesce(sum(d.commission) filter (where e.is_expected), 0), count(*) filter (where e.is_expected),
    coalesce(sum(d.commission) filter (where e.is_actual), 0), count(*) filter (where e.is_actual),
    coalesce(sum(d.commission) filter (where e.is_expected and d.stage = 'lost'), 0),
    count(*) filter (where e.is_expected and d.stage = 'lost')
  from (
    select (date_trunc('month', p_from) + make_interval(months => n))::date as month from generate_series(0, p_months - 1) n
  ) m
  left join (
    select d.commission, d.stage, d.expected_close, d.closed_on
    from unnest(private.my_books()) b (book) join public.deals d on d.book = b.book
    where d.deleted_at is null and (p_owner is null or d.owner_id = p_owner)
  ) d on d.expected_close >= m.month and d.expected_close < m.month + interval '1 month'
    or d.closed_on >= m.month and d.closed_on < m.month + interval '1 month'
  left join lateral (
    select
      d.expected_close >= m.month and d.expected_close < m.month + interval '1 month' as is_expected,
      d.closed_on >= m.month and d.closed_on < m.month + interval '1 month' and d.stage <> 'lost' as is_actual
  ) e on true
  group by m.month order by m.month;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_pipeline (
  p_owner uuid
)
  RETURNS TABLE (
    stage      text,
    deals      bigint,
    price      numeric,
    commission numeric,
    weighted   numeric
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    d.stage, count(*), coalesce(sum(d.price), 0), coalesce(sum(d.commission), 0),
    coalesce(round(sum(d.commission * d.probability / 100), 2), 0)
  from unnest(private.my_books()) b (book) join public.deals d on d.book = b.book
  where d.deleted_at is null and (p_owner is null or d.owner_id = p_owner)
    and d.stage not in ('won', 'lost', 'transition', 'true_up')
  group by d.stage;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_lead_rules (
  p_mode    text,
  p_minutes integer,
  p_members jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_tenant_id constant uuid := private.administered_tenant_id();
  v_ids uuid[];
begin
  if v_tenant_id is null then
    raise exception 'Only who looks after a team says who takes its leads.' using errcode = 'HXLEA';
  end if;
  if jsonb_typeof(p_members) is distinct from 'array' or jsonb_array_length(p_members) > 500 then
    raise exception 'The members are a list.' using errcode = '22023';
  end if;
  v_ids := array(select (m ->> 'user_id')::uuid from jsonb_array_elements(p_members) m);
  if p_mode <> 'asked' and cardinality(v_ids) = 0 or exists (
    select from unnest(v_ids) a (id)
    where not exists (select from public.tenant_users u where u.tenant_id = v_tenant_id and u.user_id = a.id)
  ) then
    raise exception 'Leads go to members of the team.' using errcode = 'HXLEM';
  end if;
  insert into private.lead_rules as r (tenant_id, mode, respond_minutes) values (v_tenant_id, p_mode, p_minutes)
  on conflict (tenant_id) do update
  set mode = excluded.mode, respond_minutes = excluded.respond_minutes, updated_at = now();
  delete from private.lead_rota o where o.tenant_id = v_tenant_id and o.user_id <> all (v_ids);
  insert into private.lead_rota as o (tenant_id, user_id, states)
  select distinct on (m ->> 'user_id')
    v_tenant_id, (m ->> 'user_id')::uuid, array(select jsonb_array_elements_text(coalesce(m -> 'states', '[]')))
  from jsonb_array_elements(p_members) m
  on conflict (tenant_id, user_id) do update set states = excluded.states;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_inquiry()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_owner_id uuid := private.account_of(new.broker_id);
  v_listing public.listings;
  v_tenant_id uuid;
  v_next uuid;
  v_lead public.leads;
begin
  select * into v_listing from public.listings l where l.id = new.listing_id;
  if v_owner_id is null or v_listing.id is null then
    return null;
  end if;
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_owner_id and u.is_active;
  if not v_listing.is_confidential then
    v_next := private.next_for_lead(v_tenant_id, v_listing.state);
  end if;
  insert into public.leads (
    id, owner_id, tenant_id, sharing, name, company, email, phone, state, interest, message, source, received_at, listing_id
  )
  select
    new.id, coalesce(v_next, v_owner_id), v_tenant_id, case when v_next is null then 'private' else 'team' end,
    private.as_line(coalesce(nullif(btrim(p.full_name), ''), p.email), 120),
    private.as_line(private.business_name(p), 120),
    case when p.email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$' then p.email end,
    case when p.phone ~ '^[0-9+(). x/-]{0,40}$' then p.phone end,
    v_listing.state, private.as_line(v_listing.property_name, 160),
    regexp_replace(new.message, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]', '', 'g'), 'inquiry',
    new.created_at, new.listing_id
  from public.profiles p where p.id = new.user_id
  on conflict (id) do nothing
  returning * into v_lead;
  -- Nobody of the team made it, and whoever asked is told to the team by their name alone.
  update public.record_changes h set by = null where h.record_id = v_lead.id and h.kind = 'leads';
  if v_next is not null and v_next <> v_owner_id and v_lead.id is not null then
    perform private.tell_of_lead(v_lead);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_lead (
  p_lead public.leads
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    p_lead.owner_id, 'lead_assigned', 'lead:' || p_lead.id || ':' || p_lead.owner_id,
    jsonb_build_object(
      'name', p_lead.name, 'interest', coalesce(nullif(p_lead.interest, ''), p_lead.company, 'A new lead'),
      'lead_id', p_lead.id
    ),
    jsonb_build_object('kind', 'leads', 'record_id', p_lead.id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tie_deal (
  p_id         uuid,
  p_listing_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_listing_id is not null and not private.owns_listing(p_listing_id) and not exists (
    select from public.listings l
    where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  ) then
    raise exception 'There is no such listing.' using errcode = 'HXDLL';
  end if;
  update public.deals d set listing_id = p_listing_id
  where d.id = p_id and d.book = any (private.my_books()) and d.deleted_at is null;
  if not found then
    raise exception 'There is no such deal.' using errcode = 'HXTRD';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_conversion (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lead public.leads := private.own_lead(p_id);
  v_made private.lead_conversions;
  v_deal text := 'none';
  v_contact text := 'none';
begin
  delete from private.lead_conversions c where c.lead_id = p_id returning * into v_made;
  if v_made.lead_id is null then
    return jsonb_build_object('deal', v_deal, 'contact', v_contact);
  end if;
  perform set_config('haven.converts_leads', 'on', true);
  update public.leads l
  set status = v_made.status, responded_at = v_made.responded_at, contact_id = null, deal_id = null
  where l.id = p_id;
  perform set_config('haven.converts_leads', 'off', true);
  v_deal := private.undo_made('deals', v_made.deal_id, v_made.deal_version);
  v_contact := private.undo_made('contacts', v_made.contact_id, v_made.contact_version);
  return jsonb_build_object('deal', v_deal, 'contact', v_contact);
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_made (
  p_kind    text,
  p_id      uuid,
  p_version integer
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  if p_id is null then
    return 'none';
  end if;
  execute format(
    'delete from public.%I t using (select $2::integer as version) c where t.id = $1 and t.book = any ($3) and not %s',
    p_kind, private.import_touched(p_kind)
  ) using p_id, p_version, private.my_books();
  get diagnostics v_count = row_count;
  if v_count > 0 then
    return 'removed';
  end if;
  execute format(
    'update public.%I t set deleted_at = now() where t.id = $1 and t.book = any ($2) and t.deleted_at is null', p_kind
  ) using p_id, private.my_books();
  get diagnostics v_count = row_count;
  return case when v_count > 0 then 'binned' else 'none' end;
end
$function$;

CREATE OR REPLACE FUNCTION public.assign_leads (
  p_ids uuid[]
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.assign_leads(p_ids)
$function$;

REVOKE ALL ON FUNCTION "public"."assign_leads"(uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.convert_lead (
  p_id        uuid,
  p_with_deal boolean
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.convert_lead(p_id, p_with_deal)
$function$;

REVOKE ALL ON FUNCTION "public"."convert_lead"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.count_leads (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.count_records('leads', p_words, p_filters) $function$;

REVOKE ALL ON FUNCTION "public"."count_leads"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_leads (
  p_words      text    DEFAULT NULL::text,
  p_filters    jsonb   DEFAULT '[]'::jsonb,
  p_sort       text    DEFAULT NULL::text,
  p_descending boolean DEFAULT NULL::boolean,
  p_after      text    DEFAULT NULL::text,
  p_limit      integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.find_records('leads', p_words, p_filters, p_sort, p_descending, p_after, p_limit) $function$;

REVOKE ALL ON FUNCTION "public"."find_leads"(text, jsonb, text, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.lead_measures (
  p_from timestamp with time zone,
  p_to   timestamp with time zone,
  p_by   text                     DEFAULT 'source'::text
)
  RETURNS TABLE (
    value          text,
    leads          bigint,
    answered       bigint,
    in_time        bigint,
    median_minutes numeric,
    qualified      bigint,
    converted      bigint,
    won            bigint,
    commission     numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.lead_measures(p_from, p_to, p_by)
$function$;

REVOKE ALL ON FUNCTION "public"."lead_measures"(timestamp WITH time zone, timestamp WITH time zone, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.match_buyers (
  p_listing_id uuid
)
  RETURNS TABLE (
    id      uuid,
    name    text,
    company text,
    funds   text,
    fits    text[],
    misses  text[]
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.match_buyers(p_listing_id)
$function$;

REVOKE ALL ON FUNCTION "public"."match_buyers"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.match_listings (
  p_contact_id uuid
)
  RETURNS TABLE (
    id            uuid,
    property_name text,
    location      text,
    property_type text,
    price         bigint,
    total_beds    integer,
    cap_rate      numeric,
    fits          text[],
    misses        text[]
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.match_listings(p_contact_id)
$function$;

REVOKE ALL ON FUNCTION "public"."match_listings"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_deal_listings()
  RETURNS TABLE (
    id            uuid,
    property_name text,
    location      text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_deal_listings()
$function$;

REVOKE ALL ON FUNCTION "public"."my_deal_listings"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_lead_rules()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_lead_rules()
$function$;

REVOKE ALL ON FUNCTION "public"."my_lead_rules"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_activity (
  p_from timestamp with time zone,
  p_to   timestamp with time zone
)
  RETURNS TABLE (
    person  uuid,
    notes   bigint,
    tasks   bigint,
    talks   bigint,
    clients bigint,
    deals   bigint,
    moves   bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.report_activity(p_from, p_to)
$function$;

REVOKE ALL ON FUNCTION "public"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_conversion (
  p_from  timestamp with time zone,
  p_to    timestamp with time zone,
  p_owner uuid                     DEFAULT NULL::uuid
)
  RETURNS TABLE (
    stage text,
    deals bigint,
    lost  bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.report_conversion(p_from, p_to, p_owner)
$function$;

REVOKE ALL ON FUNCTION "public"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_months (
  p_from   date,
  p_months integer DEFAULT 12,
  p_owner  uuid    DEFAULT NULL::uuid
)
  RETURNS TABLE (
    month          date,
    expected       numeric,
    expected_deals bigint,
    actual         numeric,
    actual_deals   bigint,
    lost           numeric,
    lost_deals     bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.report_months(p_from, p_months, p_owner)
$function$;

REVOKE ALL ON FUNCTION "public"."report_months"(date, integer, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_pipeline (
  p_owner uuid DEFAULT NULL::uuid
)
  RETURNS TABLE (
    stage      text,
    deals      bigint,
    price      numeric,
    commission numeric,
    weighted   numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.report_pipeline(p_owner)
$function$;

REVOKE ALL ON FUNCTION "public"."report_pipeline"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_lead_rules (
  p_mode    text,
  p_minutes integer,
  p_members jsonb   DEFAULT '[]'::jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.set_lead_rules(p_mode, p_minutes, p_members)
$function$;

REVOKE ALL ON FUNCTION "public"."set_lead_rules"(text, integer, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sums_leads (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS TABLE (
    value   text,
    records bigint,
    sum     numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select * from private.sum_records('leads', 'status', NULL, p_words, p_filters) $function$;

REVOKE ALL ON FUNCTION "public"."sums_leads"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tie_deal (
  p_id         uuid,
  p_listing_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.tie_deal(p_id, p_listing_id)
$function$;

REVOKE ALL ON FUNCTION "public"."tie_deal"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.undo_conversion (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.undo_conversion(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."undo_conversion"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."lead_rota"
  ADD CONSTRAINT "lead_rota_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."lead_rota"
  ADD CONSTRAINT "lead_rota_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES private.lead_rules(tenant_id) ON DELETE CASCADE;

ALTER TABLE "private"."lead_rules"
  ADD CONSTRAINT "lead_rules_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

ALTER TABLE "public"."deals"
  ADD CONSTRAINT "deals_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE "public"."leads"
  ADD CONSTRAINT "leads_contact_id_fkey" FOREIGN KEY (contact_id) REFERENCES public.contacts(id) ON DELETE SET NULL;

ALTER TABLE "public"."leads"
  ADD CONSTRAINT "leads_deal_id_fkey" FOREIGN KEY (deal_id) REFERENCES public.deals(id) ON DELETE SET NULL;

ALTER TABLE "public"."leads"
  ADD CONSTRAINT "leads_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE "private"."lead_conversions"
  ADD CONSTRAINT "lead_conversions_lead_id_fkey" FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

CREATE INDEX lead_rota_user_idx ON private.lead_rota USING btree (user_id);

CREATE INDEX contacts_with_needs_idx ON public.contacts USING btree (book, created_at DESC)
  WHERE ((deleted_at IS NULL) AND ((needs_types <> '{}'::text[]) OR (needs_states <> '{}'::text[])));

CREATE INDEX deals_listing_idx ON public.deals USING btree (listing_id);

CREATE INDEX leads_contact_idx ON public.leads USING btree (contact_id);

CREATE INDEX leads_deal_idx ON public.leads USING btree (deal_id);

CREATE INDEX leads_listing_idx ON public.leads USING btree (listing_id);

CREATE TRIGGER take_inquiry
  AFTER INSERT ON public.broker_contacts
  FOR EACH ROW
  EXECUTE FUNCTION private.take_inquiry();

CREATE TRIGGER answer_lead
  AFTER INSERT ON public.conversation_messages
  FOR EACH ROW
  WHEN (((new.sender_id IS NOT NULL) AND (new.message_type <> 'system'::text)))
  EXECUTE FUNCTION private.answer_lead();

CREATE TRIGGER check_lead
  BEFORE INSERT OR UPDATE ON public.leads
  FOR EACH ROW
  EXECUTE FUNCTION private.check_lead();

CREATE TRIGGER keep_arrivals
  AFTER INSERT ON public.leads REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_changes AFTER UPDATE ON public.leads REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION private.keep_changes (
  'name',
  '/leads'
);

CREATE TRIGGER keep_nothing_of
  AFTER DELETE ON public.leads REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER remove_now
  BEFORE UPDATE OF deleted_at ON public.leads
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_removal();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.leads
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE POLICY "Accounts with a second factor show it" ON "public"."leads"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."leads";

COMMENT ON COLUMN "private"."lead_conversions"."contact_id" IS 'Null where a client of this address was there already.';

REVOKE ALL ON FUNCTION "private"."answer_lead"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."answer_lead"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_lead"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."as_line"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."as_line"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."as_line"(text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."assign_leads"(uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."assign_leads"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."assign_leads"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."assign_leads"(uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_lead"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_lead"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_lead"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."convert_lead"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."convert_lead"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."convert_lead"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."convert_lead"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_leads"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_leads"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_leads"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_leads"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."fit_of"(public.contacts, public.listings) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fit_of"(public.contacts, public.listings) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fit_of"(public.contacts, public.listings) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lead_measures"(timestamp WITH time zone, timestamp WITH time zone, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."lead_measures"(timestamp WITH time zone, timestamp WITH time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."lead_measures"(timestamp WITH time zone, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lead_measures"(timestamp WITH time zone, timestamp WITH time zone, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lead_outcome"(public.leads) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lead_outcome"(public.leads) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lead_outcome"(public.leads) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lead_source"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lead_source"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lead_source"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."match_buyers"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."match_buyers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."match_buyers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."match_buyers"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."match_listings"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."match_listings"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."match_listings"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."match_listings"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_deal_listings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_deal_listings"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_deal_listings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_deal_listings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_lead_rules"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_lead_rules"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_lead_rules"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_lead_rules"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_for_lead"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_for_lead"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_for_lead"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."own_lead"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_lead"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_lead"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_months"(date, integer, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_months"(date, integer, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_months"(date, integer, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_months"(date, integer, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_pipeline"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_pipeline"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_pipeline"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_pipeline"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_lead_rules"(text, integer, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."set_lead_rules"(text, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."set_lead_rules"(text, integer, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_lead_rules"(text, integer, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_inquiry"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_inquiry"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_inquiry"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_lead"(public.leads) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_lead"(public.leads) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_lead"(public.leads) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tie_deal"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tie_deal"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tie_deal"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tie_deal"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."undo_conversion"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."undo_conversion"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."undo_conversion"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."undo_conversion"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."undo_made"(text, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undo_made"(text, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."undo_made"(text, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."assign_leads"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assign_leads"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."assign_leads"(uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."convert_lead"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."convert_lead"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."convert_lead"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_leads"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_leads"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_leads"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_leads"(text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_leads"(text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_leads"(text, jsonb, text, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."lead_measures"(timestamp WITH time zone, timestamp WITH time zone, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."lead_measures"(timestamp WITH time zone, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."lead_measures"(timestamp WITH time zone, timestamp WITH time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."match_buyers"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."match_buyers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."match_buyers"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."match_listings"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."match_listings"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."match_listings"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_deal_listings"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_deal_listings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_deal_listings"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_lead_rules"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_lead_rules"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_lead_rules"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_months"(date, integer, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_months"(date, integer, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_months"(date, integer, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_pipeline"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_pipeline"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_pipeline"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_lead_rules"(text, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_lead_rules"(text, integer, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_lead_rules"(text, integer, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sums_leads"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sums_leads"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sums_leads"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tie_deal"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tie_deal"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tie_deal"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_conversion"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_conversion"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_conversion"(uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."leads" FROM "authenticated";

REVOKE ALL ("beds_least") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("beds_least"), UPDATE ("beds_least") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("city") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("city"), UPDATE ("city") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("company") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("company"), UPDATE ("company") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."leads" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("email") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("email"), UPDATE ("email") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("funds") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("funds"), UPDATE ("funds") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("interest") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("interest"), UPDATE ("interest") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("message") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("message"), UPDATE ("message") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("needs_states") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("needs_states"), UPDATE ("needs_states") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("needs_types") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("needs_types"), UPDATE ("needs_types") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("phone") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("phone"), UPDATE ("phone") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("price_most") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("price_most"), UPDATE ("price_most") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("received_at") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("received_at"), UPDATE ("received_at") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("source") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("source"), UPDATE ("source") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("state") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("state"), UPDATE ("state") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("status") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("status"), UPDATE ("status") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("tags") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("tags"), UPDATE ("tags") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("timeline") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("timeline"), UPDATE ("timeline") ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ("unqualified_reason") ON TABLE "public"."leads" FROM "authenticated";

GRANT INSERT ("unqualified_reason"), UPDATE ("unqualified_reason") ON TABLE "public"."leads" TO "authenticated";

GRANT SELECT ON TABLE "public"."leads" TO "authenticated";

REVOKE ALL ON TABLE "public"."leads" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."leads" TO "service_role";

ALTER TABLE "public"."leads"
  ADD CONSTRAINT "leads_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX leads_owner_idx ON public.leads USING btree (owner_id);

ALTER TABLE "public"."leads"
  ADD CONSTRAINT "leads_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX leads_tenant_idx ON public.leads USING btree (tenant_id);

CREATE INDEX leads_by_created_at_idx ON public.leads USING btree (book, created_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX leads_by_deleted_at_idx ON public.leads USING btree (book, deleted_at, id)
  WHERE (deleted_at IS NOT NULL);

CREATE INDEX leads_by_name_idx ON public.leads USING btree (book, lower(name), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX leads_by_received_at_idx ON public.leads USING btree (book, received_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX leads_by_respond_by_idx ON public.leads USING btree (book, COALESCE(respond_by, 'infinity'::timestamp WITH time zone), id)
  WHERE (deleted_at IS NULL);

CREATE INDEX leads_waiting_idx ON public.leads USING btree (book, owner_id, respond_by)
  WHERE ((status = 'new'::text) AND (deleted_at IS NULL));

CREATE POLICY "People add records to their books" ON "public"."leads"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book change a record" ON "public"."leads"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book read a record" ON "public"."leads"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE INDEX leads_words_idx ON public.leads USING gin (private.record_words(book, VARIADIC ARRAY[name, company, email, phone, interest]))
  WITH (gin_pending_list_limit='512');

alter table public.leads alter column sharing set statistics 0, alter column name set statistics 0,
  alter column company set statistics 0, alter column email set statistics 0, alter column phone set statistics 0,
  alter column city set statistics 0, alter column state set statistics 0, alter column interest set statistics 0,
  alter column message set statistics 0, alter column source set statistics 0, alter column status set statistics 0,
  alter column unqualified_reason set statistics 0, alter column needs_types set statistics 0,
  alter column needs_states set statistics 0, alter column funds set statistics 0, alter column timeline set statistics 0,
  alter column tags set statistics 0;

revoke all on table private.lead_conversions from public, anon, authenticated, service_role;
revoke all on table private.lead_rules, private.lead_rota from public, anon, authenticated, service_role;
