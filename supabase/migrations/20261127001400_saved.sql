SET local check_function_bodies = off;

CREATE TABLE "private"."listing_matters" (
  "id"          bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "listing_id"  uuid                     NOT NULL,
  "what"        text                     NOT NULL,
  "old_price"   bigint,
  "detail"      text                     NOT NULL DEFAULT ''::text,
  "happened_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "listing_matters_pkey" PRIMARY KEY (id)
);

CREATE TABLE "private"."search_conditions" (
  "search_id"  uuid     NOT NULL,
  "keys"       text[]   NOT NULL,
  "states"     text[],
  "types"      text[],
  "price"      numrange,
  "price_each" numrange,
  "beds"       numrange,
  "occupancy"  numrange,
  "cap"        numrange,
  "words"      text[]   NOT NULL DEFAULT '{}'::text[],
  "others"     text[]   NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT "search_conditions_pkey" PRIMARY KEY (search_id)
);

CREATE TABLE "public"."saved_listings" (
  "id"               uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "listing_id"       uuid                     NOT NULL,
  "list_id"          uuid,
  "note"             text                     NOT NULL DEFAULT ''::text,
  "price_when_saved" bigint,
  "saved_at"         timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "saved_listings_note_length" CHECK ((char_length(note) <= 2000)),
  CONSTRAINT "saved_listings_pkey" PRIMARY KEY (id),
  "user_id"          uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "saved_listings_once" UNIQUE (user_id, listing_id)
);

ALTER TABLE "public"."saved_listings"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."saved_listings" FROM "anon";

CREATE TABLE "public"."saved_lists" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "name"       text                     NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "saved_lists_name_is_plain"
    CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 80) AND (name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "saved_lists_pkey" PRIMARY KEY (id),
  "user_id"    uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "saved_lists_of_one" UNIQUE (id, user_id)
);

ALTER TABLE "public"."saved_lists"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."saved_lists" FROM "anon";

CREATE TABLE "public"."saved_searches" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "name"       text                     NOT NULL,
  "facets"     text[]                   NOT NULL DEFAULT '{}'::text[],
  "words"      text                     NOT NULL DEFAULT ''::text,
  "cadence"    text                     NOT NULL DEFAULT 'instant'::text,
  "on_new"     boolean                  NOT NULL DEFAULT true,
  "on_price"   boolean                  NOT NULL DEFAULT true,
  "on_status"  boolean                  NOT NULL DEFAULT false,
  "is_paused"  boolean                  NOT NULL DEFAULT false,
  "looked_at"  timestamp with time zone NOT NULL DEFAULT now(),
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "saved_searches_cadence_is_known" CHECK ((cadence = ANY (ARRAY['instant'::text, 'daily'::text, 'weekly'::text, 'off'::text]))),
  CONSTRAINT "saved_searches_facets_are_few"
    CHECK (((cardinality(facets) <= 20) AND (char_length(array_to_string(facets, ''::text)) <= 2000) AND (array_position(facets, NULL::text) IS NULL) AND (array_to_string(facets, ''::text) !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "saved_searches_facets_are_filters" CHECK ((array_to_string(facets, '
'::text) ~ '^([a-z][a-z_]{0,20}:[^\n[:cntrl:]]+(\n|$))*$'::text)),
  CONSTRAINT "saved_searches_name_is_plain"
    CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 80) AND (name !~ '[[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "saved_searches_pkey" PRIMARY KEY (id),
  CONSTRAINT "saved_searches_words_are_few" CHECK (((char_length(words) <= 200) AND (words !~ '[[:cntrl:]]'::text))),
  "user_id"    uuid                     NOT NULL DEFAULT auth.uid()
);

ALTER TABLE "public"."saved_searches"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."saved_searches" FROM "anon";

CREATE TABLE "public"."search_matches" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"    uuid                     NOT NULL,
  "search_id"  uuid                     NOT NULL,
  "listing_id" uuid                     NOT NULL,
  "what"       text                     NOT NULL,
  "on_day"     date                     NOT NULL,
  "detail"     text                     NOT NULL DEFAULT ''::text,
  "found_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "due_at"     timestamp with time zone,
  "told_at"    timestamp with time zone,
  CONSTRAINT "search_matches_once" UNIQUE (search_id, listing_id, what, on_day),
  CONSTRAINT "search_matches_pkey" PRIMARY KEY (id),
  CONSTRAINT "search_matches_what_is_known" CHECK ((what = ANY (ARRAY['new'::text, 'price'::text, 'status'::text])))
);

ALTER TABLE "public"."search_matches"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."search_matches" FROM "anon";

CREATE OR REPLACE FUNCTION private.claim_outbox (
  p_kinds text[],
  p_batch integer
)
  RETURNS TABLE (
    id        uuid,
    claim     uuid,
    kind      text,
    recipient text,
    template  text,
    facts     jsonb
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_claim constant uuid := gen_random_uuid();
  v_batch constant integer := least(greatest(p_batch, 1), 100);
  v_until constant timestamptz := now() + private.outbox_lease();
  -- No lease ends after this, not even one that a transaction took which began a little later.
  v_beyond constant timestamptz := now() + 2 * private.outbox_lease();
begin
  perform private.work_searches(now());
  perform private.dispatch_deliveries(p_kinds, now());

  -- Decided in the future: the clock was set back since, and the moment waited for means nothing.
  update private.outbox o set deliver_after = now(), decided_at = now()
  where o.id in (
    select f.id from private.outbox f
    where f.done_at is null and f.dead_at is null and f.decided_at > v_beyond
    for update skip locked
  );

  return query
  with urgent as materialized (
    select o.id from private.outbox o
    where o.done_at is null and o.dead_at is null and o.is_urgent and o.deliver_after <= now()
      and o.kind = any (p_kinds)
      and (o.claimed_until is null or o.claimed_until <= now() or o.claimed_until > v_beyond)
    order by o.deliver_after limit v_batch
    for update skip locked
  ), others as materialized (
    select o.id from private.outbox o
    where o.done_at is null and o.dead_at is null and not o.is_urgent and o.deliver_after <= now()
      and o.kind = any (p_kinds)
      and (o.claimed_until is null or o.claimed_until <= now() or o.claimed_until > v_beyond)
    order by o.deliver_after limit v_batch - (select count(*) from urgent)
    for update skip locked
  ), due as (
    select o.id, case
      when o.expires_at <= now() then 'expired'
      when o.attempts >= o.max_attempts then 'never_reported'
    end as fate
    from private.outbox o
    where o.id in (select u.id from urgent u union all select c.id from others c)
  ), taken as (
    update private.outbox o
    set
      attempts = o.attempts + (due.fate is null)::integer,
      claim = case when due.fate is null then v_claim end,
      claimed_until = case when due.fate is null then v_until end,
      dead_at = case when due.fate is not null then now() end,
      last_error = coalesce(due.fate, o.last_error)
    from due
    where o.id = due.id
    returning o.id, o.claim, o.kind, o.recipient, o.template, o.facts, o.dead_at
  )
  select t.id, t.claim, t.kind, t.recipient, t.template, t.facts from taken t where t.dead_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.dollars (
  p_amount bigint
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce('$' || to_char(p_amount, 'FM999,999,999,999'), 'on request')
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_saved()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'listings', (
      select count(*) from (
        select from public.saved_listings s where s.user_id = (select auth.uid()) limit 1000
      ) c
    ),
    'searches', (select count(*) from public.saved_searches s where s.user_id = (select auth.uid())),
    'found', (
      select count(*) from (
        select distinct m.listing_id from public.saved_searches s
        join public.search_matches m on m.search_id = s.id and m.what = 'new' and m.found_at > s.looked_at
        join public.listings l on l.id = m.listing_id
        where s.user_id = (select auth.uid())
        limit 1000
      ) c
    ),
    'moved', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id), '[]') from (
        select l.id, l.property_name as name, l.location, max(m.found_at) as at,
          coalesce(max(m.detail) filter (where m.what <> 'new'), '') as change,
          string_agg(distinct s.name, ', ') as searches
        from public.search_matches m
        join public.saved_searches s on s.id = m.search_id
        join public.listings l on l.id = m.listing_id
        where m.user_id = (select auth.uid()) and m.found_at > private.my_absence()
        group by l.id, l.property_name, l.location
        order by max(m.found_at) desc
        limit 5
      ) r
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_for_sale (
  p_listing public.listings
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_listing.approval_status = 'approved' and p_listing.status in ('active', 'under_contract')
$function$;

CREATE OR REPLACE FUNCTION private.keep_saved_few()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  if tg_table_name = 'saved_listings' then
    new.price_when_saved := (select l.price from public.listings l where l.id = new.listing_id);
  end if;
  if auth.uid() is null then
    return new;
  end if;
  perform private.lock_member();
  execute format('select count(*) from public.%I t where t.user_id = $1', tg_table_name) into v_count using auth.uid();
  if v_count >= private.saving_room(tg_argv[0]) then
    raise exception 'There is no room for more.' using errcode = case tg_argv[0] when 'searches' then 'HXSSE' else 'HXSAV' end;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_search()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' then
    new.facets := array(select distinct f from unnest(new.facets) f order by f);
    new.words := btrim(new.words);
    if exists (
      select from public.saved_searches s
      where s.user_id = new.user_id and s.id <> new.id and s.facets = new.facets and lower(s.words) = lower(new.words)
    ) then
      raise exception 'This search is saved already.' using errcode = 'HXSSD';
    end if;
  elsif new.looked_at <> old.looked_at then
    new.looked_at := now();
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.match_searches (
  p_matter private.listing_matters,
  p_now    timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
  v_owner uuid;
  v_count integer;
begin
  select * into v_listing from public.listings l where l.id = p_matter.listing_id;
  if v_listing.id is null or not private.is_for_sale(v_listing) then
    return 0;
  end if;
  v_owner := private.account_of(v_listing.broker_id);
  insert into public.search_matches (user_id, search_id, listing_id, what, on_day, detail, found_at, due_at)
  select
    s.user_id, s.id, v_listing.id, k.what,
    case k.what when 'new' then date '2000-01-01' else (p_now at time zone 'UTC')::date end,
    p_matter.detail, p_now, case when k.is_wanted then private.search_due(s, p_now) end
  from private.searches_met_by(v_listing, p_matter.old_price) m
  join public.saved_searches s on s.id = m.search_id
  cross join lateral (
    -- A price that has come into reach is a community that is new to the search.
    select case when p_matter.what = 'price' and not m.was_in then 'new' else p_matter.what end as what
  ) w
  cross join lateral (
    select w.what, case w.what when 'new' then s.on_new when 'price' then s.on_price else s.on_status end as is_wanted
  ) k
  join public.profiles p on p.id = s.user_id
  where s.user_id is distinct from v_owner and (k.is_wanted or k.what = 'new')
    and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  on conflict on constraint search_matches_once do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.meets_filters (
  p_listing uuid,
  p_facets  text[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_meets boolean;
begin
  if cardinality(p_facets) = 0 then
    return true;
  end if;
  execute format(
    'select exists (select from private.live_listings v where v.id = %L and %s)',
    p_listing, private.listing_conditions(p_facets, '')
  ) into v_meets;
  return v_meets;
exception when others then
  return false;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_saved_listings()
  RETURNS TABLE (
    id               uuid,
    listing_id       uuid,
    list_id          uuid,
    note             text,
    saved_at         timestamp with time zone,
    price_when_saved bigint,
    standing         text,
    property_name    text,
    location         text,
    us_state         text,
    property_type    text,
    is_confidential  boolean,
    price            bigint,
    total_beds       integer,
    total_units      integer,
    occupancy_rate   numeric,
    cap_rate         numeric,
    listed_at        timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_assured() then
    return;
  end if;
  return query
  select
    s.id, s.listing_id, s.list_id, s.note, s.saved_at, s.price_when_saved,
    case when l.id is null then 'gone' else l.status end,
    l.property_name, l.location, l.state, l.property_type, l.is_confidential, l.price, l.total_beds, l.total_units,
    l.occupancy_rate, l.cap_rate, l.created_at
  from public.saved_listings s
  left join public.listings l on l.id = s.listing_id and l.approval_status = 'approved'
  where s.user_id = auth.uid()
  order by s.saved_at desc, s.id
  limit 5000;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_listing_matter()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_was constant boolean := tg_op = 'UPDATE' and private.is_for_sale(old);
  v_what text;
  v_detail text := '';
begin
  if not private.is_for_sale(new) or not exists (select from private.search_conditions) then
    return null;
  end if;
  if not v_was then
    v_what := case when tg_op = 'UPDATE' and old.approval_status = 'approved' then 'status' else 'new' end;
    v_detail := case v_what when 'status' then 'back on the market' else '' end;
  elsif new.price is distinct from old.price then
    v_what := 'price';
    v_detail := case
      when new.price < old.price then 'price cut to '
      when new.price > old.price then 'price raised to '
      else 'price now '
    end || private.dollars(new.price);
  elsif new.status <> old.status then
    v_what := 'status';
    v_detail := case new.status when 'under_contract' then 'under contract' else 'no longer under contract' end;
  end if;
  if v_what is not null then
    insert into private.listing_matters (listing_id, what, old_price, detail)
    values (new.id, v_what, case when v_was then old.price end, v_detail);
    perform pg_notify('haven_outbox', '');
  end if;
  return null;
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
      '{property} was not approved', 'Look it over, and ask us if you wonder why.', null),
    ('changes_declined', 'review', false, false, true, false,
      'Your changes were not approved', '{property} stays as it was.', null),
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

CREATE OR REPLACE FUNCTION private.price_step (
  p_price numeric
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select width_bucket(p_price, array[5000000, 10000000, 25000000, 50000000]::numeric[])
$function$;

CREATE OR REPLACE FUNCTION private.read_figures (
  p_facets text[],
  p_name   text
)
  RETURNS numrange
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_range numrange;
  v_ends text[];
  v_facet text;
begin
  foreach v_facet in array p_facets loop
    v_ends := regexp_match(v_facet, '^' || p_name || ':([0-9]{1,12}(?:\.[0-9]{1,3})?)?(?:-([0-9]{1,12}(?:\.[0-9]{1,3})?)?)?$');
    if v_ends is not null then
      if v_ends[1]::numeric > v_ends[2]::numeric then
        return 'empty';
      end if;
      v_range := coalesce(v_range, '(,)') * numrange(v_ends[1]::numeric, v_ends[2]::numeric, '[]');
    end if;
  end loop;
  return v_range;
end
$function$;

CREATE OR REPLACE FUNCTION private.replan_matches()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.search_matches m set due_at = private.search_due(new, now())
  where m.search_id = new.id and m.told_at is null and m.due_at is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.saving_room (
  p_of text
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case p_of
    when 'lists' then 100
    when 'listings' then case when private.has_open_access() then 5000 else 25 end
    when 'searches' then case
      when (private.my_access()).contacts_per_month = -1 then 100
      when private.has_open_access() then 10
      else 3
    end
  end
$function$;

CREATE OR REPLACE FUNCTION private.search_due (
  p_search public.saved_searches,
  p_now    timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_zone text;
  v_local timestamp;
  v_day timestamp;
begin
  if p_search.is_paused or p_search.cadence = 'off' then
    return null;
  elsif p_search.cadence = 'instant' then
    return p_now;
  end if;
  v_zone := (private.preferences_of(p_search.user_id)).timezone;
  v_local := p_now at time zone v_zone;
  v_day := date_trunc('day', v_local) + interval '8 hours';
  if p_search.cadence = 'weekly' then
    v_day := date_trunc('week', v_local) + interval '8 hours';
  end if;
  if v_day <= v_local then
    v_day := v_day + case p_search.cadence when 'weekly' then interval '7 days' else interval '1 day' end;
  end if;
  return v_day at time zone v_zone;
end
$function$;

CREATE OR REPLACE FUNCTION private.searches_met_by (
  p_listing   public.listings,
  p_old_price bigint
)
  RETURNS TABLE (
    search_id uuid,
    was_in    boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
declare
  v_step constant text := coalesce(private.price_step(p_listing.price)::text, 'none');
  v_words constant text := (select v.words from private.live_listings v where v.id = p_listing.id);
  v_each constant numeric := p_listing.price::numeric / nullif(p_listing.total_beds, 0);
  v_old_each constant numeric := p_old_price::numeric / nullif(p_listing.total_beds, 0);
  v_keys constant text[] := array(
    select concat_ws('|', s, t, p)
    from unnest(array[p_listing.state, '*']) s, unnest(array[p_listing.property_type, '*']) t, unnest(array[v_step, '*']) p
    union
    select 'word|' || substr(v_words, i, 3) from generate_series(1, char_length(v_words) - 2) i
  );
begin
  return query
  select
    c.search_id,
    (c.price is null or coalesce(c.price @> p_old_price::numeric, false))
      and (c.price_each is null or coalesce(c.price_each @> v_old_each, false))
  from private.search_conditions c
  where c.keys && v_keys
    and (c.states is null or p_listing.state = any (c.states))
    and (c.types is null or p_listing.property_type = any (c.types))
    and (c.price is null or c.price @> p_listing.price::numeric)
    and (c.price_each is null or c.price_each @> v_each)
    and (c.beds is null or c.beds @> p_listing.total_beds::numeric)
    and (c.occupancy is null or c.occupancy @> p_listing.occupancy_rate)
    and (c.cap is null or c.cap @> p_listing.cap_rate)
    and not exists (
      select from unnest(c.words) w
      where v_words not like case when char_length(w) < 3 then '% ' else '%' end || w || '%'
    )
    and private.meets_filters(p_listing.id, c.others);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_search_apart()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_figures constant text := '^(price|each|beds|occupancy|cap):[0-9]*(\.[0-9]+)?(-[0-9]*(\.[0-9]+)?)?$';
  c_sets constant text := '^(state|type):[^,]+(,[^,]+)*$';
  v_states text[];
  v_types text[];
  v_steps text[];
  v_price numrange := private.read_figures(new.facets, 'price');
  v_words text[];
  v_longest text;
  v_keys text[];
begin
  perform private.listing_conditions(new.facets, new.words);
  select array_agg(distinct o.one) filter (where o.name = 'state'), array_agg(distinct o.one) filter (where o.name = 'type')
  into v_states, v_types
  from (
    select split_part(f, ':', 1) as name, unnest(string_to_array(split_part(f, ':', 2), ',')) as one
    from unnest(new.facets) f where f ~ c_sets
  ) o;
  select coalesce(array_agg(r.read order by r.place), '{}') into v_words from private.read_search(new.words) r;
  v_longest := (select w from unnest(v_words) w order by char_length(w) desc, w limit 1);
  if v_price is not null and not isempty(v_price) then
    v_steps := array(
      select s::text from generate_series(
        coalesce(private.price_step(lower(v_price)), 0), coalesce(private.price_step(upper(v_price)), 4)
      ) s
    );
  end if;
  if v_states is null and char_length(v_longest) >= 3 then
    v_keys := array['word|' || left(v_longest, 3)];
  else
    -- What would stand in too many places stands in wider ones.
    if coalesce(cardinality(v_states), 1) * coalesce(cardinality(v_types), 1) * coalesce(cardinality(v_steps), 1) > 60 then
      v_steps := null;
    end if;
    if coalesce(cardinality(v_states), 1) * coalesce(cardinality(v_types), 1) > 60 then
      v_types := null;
    end if;
    v_keys := array(
      select concat_ws('|', s, t, p)
      from unnest(coalesce(v_states, '{*}')) s, unnest(coalesce(v_types, '{*}')) t, unnest(coalesce(v_steps, '{*}')) p
    );
    select array_agg(distinct o.one) into v_types
    from (select unnest(string_to_array(split_part(f, ':', 2), ',')) as one from unnest(new.facets) f where f ~ '^type:') o;
  end if;
  insert into private.search_conditions (
    search_id, keys, states, types, price, price_each, beds, occupancy, cap, words, others
  ) values (
    new.id, v_keys, v_states, v_types, v_price, private.read_figures(new.facets, 'each'),
    private.read_figures(new.facets, 'beds'), private.read_figures(new.facets, 'occupancy'),
    private.read_figures(new.facets, 'cap'), v_words,
    array(select f from unnest(new.facets) f where f !~ c_figures and f !~ c_sets)
  )
  on conflict (search_id) do update
  set keys = excluded.keys, states = excluded.states, types = excluded.types, price = excluded.price,
    price_each = excluded.price_each, beds = excluded.beds, occupancy = excluded.occupancy, cap = excluded.cap,
    words = excluded.words, others = excluded.others;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_matches (
  p_user_id uuid,
  p_now     timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_one record;
  v_rest record;
begin
  for v_one in
    select
      m.listing_id, m.what, max(m.detail) as detail, max(m.on_day) as on_day, l.property_name, l.location, l.price,
      bool_or(s.cadence = 'instant' and m.due_at <= p_now) as is_instant,
      bool_or(m.due_at <= p_now) as is_due,
      string_agg('“' || s.name || '”', ', ' order by s.created_at) as searches
    from public.search_matches m
    join public.saved_searches s on s.id = m.search_id
    join public.listings l on l.id = m.listing_id
    where m.user_id = p_user_id and m.told_at is null and m.due_at is not null and private.is_for_sale(l)
    group by m.listing_id, m.what, l.property_name, l.location, l.price
  loop
    continue when not v_one.is_instant;
    perform private.notify(
      p_user_id, 'search_match',
      'search:' || v_one.listing_id || ':' || v_one.what || case v_one.what when 'new' then '' else ':' || v_one.on_day end,
      jsonb_build_object(
        'property', v_one.property_name,
        'change', case v_one.what when 'new' then 'in ' || v_one.location || ', ' || private.dollars(v_one.price) else v_one.detail end,
        'searches', left(v_one.searches, 400)
      ),
      jsonb_build_object('listing_id', v_one.listing_id)
    );
    update public.search_matches m set told_at = p_now
    where m.user_id = p_user_id and m.told_at is null and m.listing_id = v_one.listing_id and m.what = v_one.what
      and m.due_at is not null;
  end loop;
  select
    count(*) as count,
    string_agg(r.property_name || ' (' || r.location || ')' || r.change, '; ' order by r.place) filter (where r.place <= 5)
      as communities
  into v_rest
  from (
    select
      l.property_name, l.location, row_number() over (order by max(m.found_at) desc, l.id) as place,
      coalesce(': ' || nullif(max(m.detail) filter (where m.what <> 'new'), ''), '') as change
    from public.search_matches m
    join public.listings l on l.id = m.listing_id
    where m.user_id = p_user_id and m.told_at is null and m.due_at <= p_now and private.is_for_sale(l)
    group by l.id, l.property_name, l.location
  ) r;
  if v_rest.count > 0 then
    perform private.notify(
      p_user_id, 'search_digest', 'searches:' || (p_now at time zone 'UTC')::date,
      jsonb_build_object(
        'count', case v_rest.count when 1 then '1 community' else v_rest.count || ' communities' end,
        'communities', left(v_rest.communities, 600) || case when v_rest.count > 5 then ' and ' || v_rest.count - 5 || ' more' else '' end
      )
    );
  end if;
  -- What is no longer for sale is told to nobody, and what was told in a digest is told again by no other search.
  update public.search_matches m set told_at = p_now
  where m.user_id = p_user_id and m.told_at is null and exists (
    select from public.search_matches d
    where d.user_id = p_user_id and d.listing_id = m.listing_id and d.what = m.what and d.told_at is null and d.due_at <= p_now
  ) and m.due_at is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_searches (
  p_now timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_matter private.listing_matters;
  v_user_id uuid;
  v_count integer := 0;
begin
  if not exists (select from private.listing_matters)
    and not exists (
      select from public.search_matches m where m.told_at is null and m.due_at is not null and m.due_at <= p_now
    )
  then
    return;
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('searches', 0)) then
    return;
  end if;
  for v_matter in select * from private.listing_matters m order by m.id limit 20 loop
    begin
      perform private.match_searches(v_matter, p_now);
    exception
      when serialization_failure or deadlock_detected or lock_not_available then
        raise;
      when others then
        raise warning 'A change of a community could not be held against the searches: %', sqlerrm;
    end;
    delete from private.listing_matters m where m.id = v_matter.id;
    v_count := v_count + 1;
  end loop;
  for v_user_id in
    select d.user_id from (
      select m.user_id, min(m.due_at) as due_at from public.search_matches m
      where m.told_at is null and m.due_at is not null and m.due_at <= p_now
      group by m.user_id
    ) d
    order by d.due_at, d.user_id limit 100
  loop
    begin
      perform private.tell_matches(v_user_id, p_now);
    exception
      when serialization_failure or deadlock_detected or lock_not_available then
        raise;
      when others then
        update public.search_matches m set told_at = p_now
        where m.user_id = v_user_id and m.told_at is null and m.due_at <= p_now;
        raise warning 'Somebody could not be told what met their searches: %', sqlerrm;
    end;
    v_count := v_count + 1;
  end loop;
  -- More may be left.
  if v_count >= 20 then
    perform pg_notify('haven_outbox', '');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.my_saved_listings()
  RETURNS TABLE (
    id               uuid,
    listing_id       uuid,
    list_id          uuid,
    note             text,
    saved_at         timestamp with time zone,
    price_when_saved bigint,
    standing         text,
    property_name    text,
    location         text,
    us_state         text,
    property_type    text,
    is_confidential  boolean,
    price            bigint,
    total_beds       integer,
    total_units      integer,
    occupancy_rate   numeric,
    cap_rate         numeric,
    listed_at        timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_saved_listings()
$function$;

REVOKE ALL ON FUNCTION "public"."my_saved_listings"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_searches()
  RETURNS TABLE (
    id            uuid,
    name          text,
    facets        text[],
    words         text,
    cadence       text,
    on_new        boolean,
    on_price      boolean,
    on_status     boolean,
    is_paused     boolean,
    looked_at     timestamp with time zone,
    created_at    timestamp with time zone,
    found         integer,
    last_found_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    s.id, s.name, s.facets, s.words, s.cadence, s.on_new, s.on_price, s.on_status, s.is_paused, s.looked_at, s.created_at,
    (
      select count(*)::integer from (
        select from public.search_matches m
        join public.listings l on l.id = m.listing_id
        where m.search_id = s.id and m.what = 'new' and m.found_at > s.looked_at
        limit 100
      ) c
    ),
    (select max(m.found_at) from public.search_matches m where m.search_id = s.id)
  from public.saved_searches s
  where s.user_id = (select auth.uid())
  order by s.created_at desc, s.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_searches"() FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."listing_matters"
  ADD CONSTRAINT "listing_matters_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "public"."saved_listings"
  ADD CONSTRAINT "saved_listings_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "private"."search_conditions"
  ADD CONSTRAINT "search_conditions_search_id_fkey" FOREIGN KEY (search_id) REFERENCES public.saved_searches(id) ON DELETE CASCADE;

ALTER TABLE "public"."search_matches"
  ADD CONSTRAINT "search_matches_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "public"."search_matches"
  ADD CONSTRAINT "search_matches_search_id_fkey" FOREIGN KEY (search_id) REFERENCES public.saved_searches(id) ON DELETE CASCADE;

ALTER TABLE "public"."search_matches"
  ADD CONSTRAINT "search_matches_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX listing_matters_listing_idx ON private.listing_matters USING btree (listing_id);

CREATE INDEX search_conditions_keys_idx ON private.search_conditions USING gin (keys)
  WITH (fastupdate=off);

CREATE INDEX saved_listings_listing_idx ON public.saved_listings USING btree (listing_id);

CREATE INDEX search_matches_due_idx ON public.search_matches USING btree (due_at)
  WHERE ((told_at IS NULL) AND (due_at IS NOT NULL));

CREATE INDEX search_matches_listing_idx ON public.search_matches USING btree (listing_id);

CREATE INDEX search_matches_search_idx ON public.search_matches USING btree (search_id, found_at DESC);

CREATE INDEX search_matches_user_idx ON public.search_matches USING btree (user_id, found_at DESC);

CREATE TRIGGER note_listing_matter
  AFTER INSERT OR UPDATE OF approval_status, status, price ON public.listings
  FOR EACH ROW
  EXECUTE FUNCTION private.note_listing_matter();

CREATE TRIGGER keep_saved_few
  BEFORE INSERT ON public.saved_listings
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_saved_few('listings');

CREATE TRIGGER keep_saved_few
  BEFORE INSERT ON public.saved_lists
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_saved_few('lists');

CREATE TRIGGER keep_saved_few
  BEFORE INSERT ON public.saved_searches
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_saved_few('searches');

CREATE TRIGGER keep_search
  BEFORE INSERT OR UPDATE ON public.saved_searches
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_search();

CREATE TRIGGER replan_matches
  AFTER UPDATE OF cadence, is_paused ON public.saved_searches
  FOR EACH ROW
  EXECUTE FUNCTION private.replan_matches();

CREATE TRIGGER take_search_apart
  AFTER INSERT OR UPDATE OF facets, words ON public.saved_searches
  FOR EACH ROW
  EXECUTE FUNCTION private.take_search_apart();

CREATE POLICY "Accounts with a second factor show it" ON "public"."saved_listings"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."saved_lists"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."saved_searches"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Accounts with a second factor show it" ON "public"."search_matches"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "People read what met their searches" ON "public"."search_matches"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

COMMENT ON COLUMN "public"."saved_listings"."price_when_saved" IS 'Kept by the server, to tell what has moved since.';

REVOKE ALL ON FUNCTION "private"."dollars"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dollars"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."dollars"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_saved"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_saved"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_saved"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_saved"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_for_sale"(public.listings) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_for_sale"(public.listings) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_for_sale"(public.listings) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_saved_few"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_saved_few"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_saved_few"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_search"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_search"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_search"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."match_searches"(private.listing_matters, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."match_searches"(private.listing_matters, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."match_searches"(private.listing_matters, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."meets_filters"(uuid, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."meets_filters"(uuid, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."meets_filters"(uuid, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_saved_listings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_saved_listings"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_saved_listings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_saved_listings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_listing_matter"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_listing_matter"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_listing_matter"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."price_step"(numeric) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."price_step"(numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."price_step"(numeric) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_figures"(text[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_figures"(text[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_figures"(text[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."replan_matches"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."replan_matches"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."replan_matches"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."saving_room"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."saving_room"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."saving_room"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."search_due"(public.saved_searches, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."search_due"(public.saved_searches, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."search_due"(public.saved_searches, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."searches_met_by"(public.listings, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."searches_met_by"(public.listings, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."searches_met_by"(public.listings, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_search_apart"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_search_apart"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_search_apart"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_matches"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_matches"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_matches"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."work_searches"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_searches"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_searches"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_saved_listings"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_saved_listings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_saved_listings"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_searches"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_searches"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_searches"() TO "postgres";

REVOKE ALL ON TABLE "public"."saved_listings" FROM "authenticated";

REVOKE ALL ("id") ON TABLE "public"."saved_listings" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."saved_listings" TO "authenticated";

REVOKE ALL ("list_id") ON TABLE "public"."saved_listings" FROM "authenticated";

GRANT INSERT ("list_id"), UPDATE ("list_id") ON TABLE "public"."saved_listings" TO "authenticated";

REVOKE ALL ("listing_id") ON TABLE "public"."saved_listings" FROM "authenticated";

GRANT INSERT ("listing_id") ON TABLE "public"."saved_listings" TO "authenticated";

REVOKE ALL ("note") ON TABLE "public"."saved_listings" FROM "authenticated";

GRANT INSERT ("note"), UPDATE ("note") ON TABLE "public"."saved_listings" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."saved_listings" TO "authenticated";

REVOKE ALL ON TABLE "public"."saved_listings" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."saved_listings" TO "service_role";

REVOKE ALL ON TABLE "public"."saved_lists" FROM "authenticated";

REVOKE ALL ("id") ON TABLE "public"."saved_lists" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."saved_lists" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."saved_lists" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."saved_lists" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."saved_lists" TO "authenticated";

REVOKE ALL ON TABLE "public"."saved_lists" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."saved_lists" TO "service_role";

REVOKE ALL ON TABLE "public"."saved_searches" FROM "authenticated";

REVOKE ALL ("cadence") ON TABLE "public"."saved_searches" FROM "authenticated";

GRANT INSERT ("cadence"), UPDATE ("cadence") ON TABLE "public"."saved_searches" TO "authenticated";

REVOKE ALL ("facets") ON TABLE "public"."saved_searches" FROM "authenticated";

GRANT INSERT ("facets") ON TABLE "public"."saved_searches" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."saved_searches" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."saved_searches" TO "authenticated";

REVOKE ALL ("is_paused") ON TABLE "public"."saved_searches" FROM "authenticated";

GRANT UPDATE ("is_paused") ON TABLE "public"."saved_searches" TO "authenticated";

REVOKE ALL ("looked_at") ON TABLE "public"."saved_searches" FROM "authenticated";

GRANT UPDATE ("looked_at") ON TABLE "public"."saved_searches" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."saved_searches" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."saved_searches" TO "authenticated";

REVOKE ALL ("on_new") ON TABLE "public"."saved_searches" FROM "authenticated";

GRANT INSERT ("on_new"), UPDATE ("on_new") ON TABLE "public"."saved_searches" TO "authenticated";

REVOKE ALL ("on_price") ON TABLE "public"."saved_searches" FROM "authenticated";

GRANT INSERT ("on_price"), UPDATE ("on_price") ON TABLE "public"."saved_searches" TO "authenticated";

REVOKE ALL ("on_status") ON TABLE "public"."saved_searches" FROM "authenticated";

GRANT INSERT ("on_status"), UPDATE ("on_status") ON TABLE "public"."saved_searches" TO "authenticated";

REVOKE ALL ("words") ON TABLE "public"."saved_searches" FROM "authenticated";

GRANT INSERT ("words") ON TABLE "public"."saved_searches" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."saved_searches" TO "authenticated";

REVOKE ALL ON TABLE "public"."saved_searches" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."saved_searches" TO "service_role";

REVOKE ALL ON TABLE "public"."search_matches" FROM "authenticated";

GRANT SELECT ON TABLE "public"."search_matches" TO "authenticated";

REVOKE ALL ON TABLE "public"."search_matches" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."search_matches" TO "service_role";

ALTER TABLE "public"."saved_listings"
  ADD CONSTRAINT "saved_listings_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX saved_listings_list_idx ON public.saved_listings USING btree (list_id, user_id)
  WHERE (list_id IS NOT NULL);

CREATE POLICY "People change notes and lists" ON "public"."saved_listings"
  FOR UPDATE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People read what they saved" ON "public"."saved_listings"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People save what is for sale" ON "public"."saved_listings"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved) AND (EXISTS ( SELECT
   FROM public.listings l
  WHERE ((l.id = saved_listings.listing_id) AND (l.approval_status = 'approved'::public.approval_status) AND (l.status = ANY (ARRAY['active'::text, 'under_contract'::text])))))));

CREATE POLICY "People take out what they saved" ON "public"."saved_listings"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

ALTER TABLE "public"."saved_listings"
  ADD CONSTRAINT "saved_listings_list_fkey" FOREIGN KEY (list_id, user_id) REFERENCES public.saved_lists(id, user_id) ON DELETE SET NULL (list_id);

ALTER TABLE "public"."saved_lists"
  ADD CONSTRAINT "saved_lists_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE UNIQUE INDEX saved_lists_name_idx ON public.saved_lists USING btree (user_id, lower(btrim(name)));

CREATE POLICY "People delete their lists" ON "public"."saved_lists"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People make lists" ON "public"."saved_lists"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "People read their lists" ON "public"."saved_lists"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People rename their lists" ON "public"."saved_lists"
  FOR UPDATE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

ALTER TABLE "public"."saved_searches"
  ADD CONSTRAINT "saved_searches_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX saved_searches_user_idx ON public.saved_searches USING btree (user_id, created_at);

CREATE POLICY "People change their searches" ON "public"."saved_searches"
  FOR UPDATE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People delete their searches" ON "public"."saved_searches"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People read their searches" ON "public"."saved_searches"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People save searches" ON "public"."saved_searches"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

revoke all on table private.search_conditions from public, anon, authenticated, service_role;
revoke all on table private.listing_matters from public, anon, authenticated, service_role;

alter table public.saved_lists alter column name set statistics 0;
alter table public.saved_listings alter column note set statistics 0;
alter table public.saved_searches alter column name set statistics 0, alter column facets set statistics 0,
  alter column words set statistics 0, alter column cadence set statistics 0;
alter table public.search_matches alter column detail set statistics 0;
