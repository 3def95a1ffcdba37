SET local check_function_bodies = off;

CREATE TABLE "private"."vendor_client_notes" (
  "vendor_id"  uuid                     NOT NULL,
  "account"    uuid                     NOT NULL,
  "note"       text                     NOT NULL,
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "vendor_client_notes_note_is_plain"
    CHECK (((char_length(note) >= 1) AND (char_length(note) <= 4000) AND (note !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "vendor_client_notes_pkey" PRIMARY KEY (vendor_id, account)
);

ALTER TABLE "private"."vendor_client_notes"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."project_quotes"
  ADD COLUMN "first_answered_at" timestamp WITH time zone;

-- Of what was answered before, the last answer is the only one known.
UPDATE private.project_quotes SET first_answered_at = answered_at WHERE answered_at IS NOT NULL;

CREATE OR REPLACE FUNCTION private.client_behind (
  p_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select p.account from private.project_quotes q join private.projects p on p.id = q.project_id
    where q.id = p_id and q.status = 'chosen' and q.vendor_id = private.my_vendor()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.clients_of (
  p_vendor_id uuid
)
  RETURNS TABLE (
    id        uuid,
    account   uuid,
    won       integer,
    running   integer,
    done      integer,
    amount    bigint,
    chosen_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    (array_agg(c.id order by c.chosen_at, c.id))[1], c.account, count(*)::integer,
    count(*) filter (where c.status = 'awarded')::integer, count(*) filter (where c.status = 'done')::integer,
    coalesce(sum(c.price) filter (where c.price_per = 'project' and c.status <> 'cancelled'), 0)::bigint, max(c.chosen_at)
  from (
    select q.id, q.price, q.price_per, p.account, p.status, coalesce(p.decided_at, q.answered_at) as chosen_at
    from private.project_quotes q join private.projects p on p.id = q.project_id
    where q.vendor_id = p_vendor_id and q.status = 'chosen'
  ) c
  group by c.account
$function$;

CREATE OR REPLACE FUNCTION private.decline_project (
  p_id     uuid,
  p_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_quote private.project_quotes := private.own_quote(p_id);
begin
  if v_quote.status in ('declined', 'withdrawn') then
    return;
  end if;
  if v_quote.status not in ('asked', 'quoted') then
    raise exception 'This request is not open any more.' using errcode = 'HXPJR';
  end if;
  update private.project_quotes q
  set status = case when q.status = 'asked' then 'declined' else 'withdrawn' end,
    reason = nullif(btrim(p_reason), ''), answered_at = now(),
    first_answered_at = coalesce(q.first_answered_at, now())
  where q.id = p_id returning * into v_quote;
  perform private.tell_of_quote(v_quote, 'project_declined', 'declined:' || v_quote.n);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_clients (
  p_after text,
  p_size  integer
)
  RETURNS TABLE (
    id        uuid,
    name      text,
    company   text,
    is_gone   boolean,
    won       integer,
    running   integer,
    done      integer,
    amount    bigint,
    chosen_at timestamp with time zone,
    has_note  boolean,
    cursor    text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_scope constant text := 'vendor clients';
  v_vendor constant uuid := private.my_vendor();
  v_from constant jsonb := private.open_cursor(c_scope, p_after);
begin
  if not coalesce(private.is_approved(), false) then
    raise exception 'Only approved accounts read clients.' using errcode = '42501';
  end if;
  return query
  select
    c.id, case when not g.is_gone then private.asker_name(a) end, case when not g.is_gone then private.business_name(a) end,
    g.is_gone, c.won, c.running, c.done, c.amount, c.chosen_at,
    exists (select from private.vendor_client_notes n where n.vendor_id = v_vendor and n.account = c.account),
    private.seal_cursor(c_scope, jsonb_build_array(c.chosen_at, c.id))
  from private.clients_of(v_vendor) c
  join public.profiles a on a.id = c.account
  cross join lateral (select private.has_left(c.account)) g (is_gone)
  where (c.chosen_at, c.id) < (
    coalesce((v_from ->> 0)::timestamptz, 'infinity'),
    coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
  )
  order by c.chosen_at desc, c.id desc
  limit p_size;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_client (
  p_id   uuid,
  p_note text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_vendor constant uuid := private.my_vendor();
  v_account constant uuid := private.client_behind(p_id);
begin
  if v_account is null or private.has_left(v_account) then
    raise exception 'There is no such client.' using errcode = 'HXPJX';
  end if;
  if btrim(coalesce(p_note, ''), E' \t\r\n') = '' then
    delete from private.vendor_client_notes n where n.vendor_id = v_vendor and n.account = v_account;
    return;
  end if;
  perform private.keep_pace('client_note', 300, interval '1 hour');
  insert into private.vendor_client_notes (vendor_id, account, note) values (v_vendor, v_account, btrim(p_note, E' \t\r\n'))
  on conflict (vendor_id, account) do update set note = excluded.note, updated_at = now();
end
$function$;

CREATE OR REPLACE FUNCTION private.quote_project (
  p_id          uuid,
  p_project_n   integer,
  p_price       bigint,
  p_price_per   text,
  p_scope       text,
  p_begins_on   date,
  p_weeks       integer,
  p_holds_until date
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_quote private.project_quotes := private.workable_quote(p_id);
  v_project private.projects;
begin
  select * into v_project from private.projects p where p.id = v_quote.project_id;
  if v_project.status <> 'open' or v_quote.status not in ('asked', 'quoted', 'declined', 'withdrawn') then
    raise exception 'This request is not open any more.' using errcode = 'HXPJR';
  end if;
  if v_project.n is distinct from p_project_n then
    raise exception 'The project has changed meanwhile.' using errcode = 'HXPJC';
  end if;
  -- The same answer again is one that got lost on its way.
  if v_quote.status = 'quoted' and not v_quote.is_outdated
    and (v_quote.price, v_quote.price_per, v_quote.scope, v_quote.begins_on, v_quote.weeks, v_quote.holds_until)
    is not distinct from (p_price, p_price_per, btrim(p_scope), p_begins_on, p_weeks, p_holds_until)
  then
    return v_quote.n;
  end if;
  if private.is_past(v_project.answers_by) then
    raise exception 'The last day for quotes has passed.' using errcode = 'HXPJP';
  end if;
  if private.is_past(p_holds_until) then
    raise exception 'The quote would not hold.' using errcode = 'HXPJE';
  end if;
  perform private.keep_pace('quote', 60, interval '1 hour');
  update private.project_quotes q
  set status = 'quoted', price = p_price, price_per = p_price_per, scope = btrim(p_scope), begins_on = p_begins_on,
    weeks = p_weeks, holds_until = p_holds_until, n = q.n + 1, is_outdated = false, answered_at = now(),
    first_answered_at = coalesce(q.first_answered_at, now()), reason = null
  where q.id = p_id returning * into v_quote;
  perform private.tell_of_quote(v_quote, 'project_quoted', 'quoted');
  return v_quote.n;
end
$function$;

CREATE OR REPLACE FUNCTION private.removed_with_person()
  RETURNS TABLE (
    place     text,
    by_column text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('private.account_activity', 'user_id'),
    ('private.answer_addresses', 'user_id'),
    ('private.booking_pages', 'user_id'),
    ('private.broker_links', 'asked_id'),
    ('private.broker_links', 'asker_id'),
    ('private.broker_notes', 'about_id'),
    ('private.broker_notes', 'owner_id'),
    ('private.broker_reviews', 'broker_id'),
    ('private.calendar_feeds', 'user_id'),
    ('private.cleared_notifications', 'user_id'),
    ('private.direct_conversations', 'first_id'),
    ('private.direct_conversations', 'second_id'),
    ('private.email_undos', 'user_id'),
    ('private.first_searches', 'user_id'),
    ('private.lead_rota', 'user_id'),
    ('private.listed_names', 'user_id'),
    ('private.mail_bounces', 'user_id'),
    ('private.material_openings', 'user_id'),
    ('private.member_days', 'user_id'),
    ('private.message_pace', 'user_id'),
    ('private.outside_signings', 'account'),
    ('private.postal_addresses', 'person_id'),
    ('private.record_imports', 'importer_id'),
    ('private.recovery_attempts', 'user_id'),
    ('private.recovery_codes', 'user_id'),
    ('private.shared_searches', 'broker_id'),
    ('private.sign_ins', 'user_id'),
    ('private.tenant_join_requests', 'user_id'),
    ('private.vendor_client_notes', 'account'),
    ('public.activity_feed', 'user_id'),
    ('public.automation_runs', 'owner_id'),
    ('public.automations', 'owner_id'),
    ('public.broker_contacts', 'user_id'),
    ('public.broker_letters', 'sender_id'),
    ('public.broker_profiles', 'user_id'),
    ('public.campaigns', 'owner_id'),
    ('public.client_shares', 'by'),
    ('public.companies', 'owner_id'),
    ('public.contacts', 'owner_id'),
    ('public.conversation_receipts', 'user_id'),
    ('public.deals', 'owner_id'),
    ('public.deliveries', 'user_id'),
    ('public.desk_visits', 'user_id'),
    ('public.email_sequences', 'owner_id'),
    ('public.events', 'owner_id'),
    ('public.kept_values', 'user_id'),
    ('public.lead_forms', 'owner_id'),
    ('public.leads', 'owner_id'),
    ('public.letter_templates', 'owner_id'),
    ('public.listing_drafts', 'user_id'),
    ('public.message_notifications', 'user_id'),
    ('public.notification_preferences', 'user_id'),
    ('public.notifications', 'user_id'),
    ('public.onboarding_states', 'user_id'),
    ('public.presence', 'user_id'),
    ('public.professional_licenses', 'user_id'),
    ('public.revisions', 'profile_id'),
    ('public.revisions', 'user_id'),
    ('public.saved_listings', 'user_id'),
    ('public.saved_lists', 'user_id'),
    ('public.saved_searches', 'user_id'),
    ('public.saved_views', 'owner_id'),
    ('public.scheduled_messages', 'sender_id'),
    ('public.search_matches', 'user_id'),
    ('public.seller_profiles', 'user_id'),
    ('public.sequence_enrolments', 'sender_id'),
    ('public.sign_in_alerts', 'user_id'),
    ('public.tenant_users', 'user_id'),
    ('public.user_blocks', 'blocked_id'),
    ('public.user_blocks', 'user_id'),
    ('public.vendors', 'user_id'),
    ('public.user_roles', 'user_id')
$function$;

CREATE OR REPLACE FUNCTION private.vendor_client (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_vendor constant uuid := private.my_vendor();
  v_account constant uuid := private.client_behind(p_id);
begin
  if v_account is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', c.id, 'name', case when not g.is_gone then private.asker_name(a) end,
      'company', case when not g.is_gone then private.business_name(a) end, 'is_gone', g.is_gone,
      'contact', private.contact_after_choice(v_account), 'won', c.won, 'running', c.running, 'done', c.done,
      'amount', c.amount, 'chosen_at', c.chosen_at,
      'note', coalesce(
        (select n.note from private.vendor_client_notes n where n.vendor_id = v_vendor and n.account = v_account), ''
      ),
      'projects', (
        select jsonb_agg(to_jsonb(m) order by m.chosen_at desc, m.id)
        from (
          select
            q.id, p.title, p.category, p.state, p.place, p.status, q.price, q.price_per,
            coalesce(p.decided_at, q.answered_at) as chosen_at, p.ended_at
          from private.project_quotes q join private.projects p on p.id = q.project_id
          where q.vendor_id = v_vendor and q.status = 'chosen' and p.account = v_account
          order by chosen_at desc, q.id limit 200
        ) m
      )
    )
    from private.clients_of(v_vendor) c
    join public.profiles a on a.id = c.account
    cross join lateral (select private.has_left(c.account)) g (is_gone)
    where c.account = v_account
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.vendor_figures (
  p_from  date,
  p_until date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- A day ends once it is over in the whole country, so that what came just now is never left out.
  c_zone constant text := 'Pacific/Honolulu';
  v_vendor constant uuid := private.my_vendor();
  v_before date;
  v_first date;
begin
  if p_from is null or p_until is null or p_from < '2000-01-01' or p_until > '3000-01-01'
    or p_until - p_from not between 0 and 366
  then
    raise exception 'Figures are of one to 367 days.' using errcode = '22023';
  end if;
  if v_vendor is null then
    return null;
  end if;
  v_before := p_from - (p_until - p_from + 1);
  v_first := date_trunc('month', p_until) - interval '11 months';
  return (
    with requests as materialized (
      select
        (q.asked_at at time zone c_zone)::date as day, p.category, p.state, q.n, q.price, q.price_per,
        extract(epoch from q.first_answered_at - q.asked_at) / 3600 as hours,
        q.status = 'chosen' and p.status = 'cancelled' as is_dropped,
        case
          when q.status = 'asked' then
            case when p.status = 'open' and not coalesce(private.is_past(p.answers_by), false) then 'waiting' else 'missed' end
          when q.status = 'passed' and q.n = 0 then 'missed'
          when q.status = 'passed' then case when p.decided_at is null then 'cancelled' else 'lost' end
          else q.status
        end as outcome
      from private.project_quotes q join private.projects p on p.id = q.project_id
      where q.vendor_id = v_vendor
        and q.asked_at >= (least(v_before, v_first)::timestamp at time zone c_zone)
        and q.asked_at < ((p_until + 1)::timestamp at time zone c_zone)
    ),
    placed as (
      select s.part, s.name, r.*
      from requests r cross join lateral (values
        (case when r.day >= p_from then 'now' when r.day >= v_before then 'before' end, ''),
        (case when r.day >= v_first then 'months' end, date_trunc('month', r.day)::date::text),
        (case when r.day >= p_from then 'trades' end, r.category),
        (case when r.day >= p_from then 'states' end, r.state)
      ) as s (part, name)
      where s.part is not null
    ),
    told (part, name) as (
      values ('now', ''), ('before', '')
      union
      select 'months', m::date::text from generate_series(v_first::timestamp, p_until::timestamp, interval '1 month') m
      union
      select x.part, x.name from placed x
    ),
    summed as (
      select t.part, t.name, count(x.outcome) as received, jsonb_build_object(
        'name', t.name,
        'received', count(x.outcome),
        'answered', count(x.hours),
        'hours', round((percentile_cont(0.5) within group (order by x.hours))::numeric, 1),
        'quoted', count(*) filter (where x.n > 0),
        'waiting', count(*) filter (where x.outcome = 'waiting'),
        'missed', count(*) filter (where x.outcome = 'missed'),
        'declined', count(*) filter (where x.outcome = 'declined'),
        'open', count(*) filter (where x.outcome = 'quoted'),
        'withdrawn', count(*) filter (where x.outcome = 'withdrawn'),
        'cancelled', count(*) filter (where x.outcome = 'cancelled'),
        'lost', count(*) filter (where x.outcome = 'lost'),
        'won', count(*) filter (where x.outcome = 'chosen'),
        'dropped', count(*) filter (where x.is_dropped),
        'prices', (
          select jsonb_object_agg(p.per, jsonb_build_object(
            'quotes', p.quotes, 'quoted', p.quoted, 'wins', p.wins, 'won', p.won
          ))
          from (values
            (
              'project', count(*) filter (where x.n > 0 and x.price_per = 'project'),
              coalesce(sum(x.price) filter (where x.n > 0 and x.price_per = 'project'), 0),
              count(*) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'project'),
              coalesce(sum(x.price) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'project'), 0)
            ),
            (
              'month', count(*) filter (where x.n > 0 and x.price_per = 'month'),
              coalesce(sum(x.price) filter (where x.n > 0 and x.price_per = 'month'), 0),
              count(*) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'month'),
              coalesce(sum(x.price) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'month'), 0)
            ),
            (
              'hour', count(*) filter (where x.n > 0 and x.price_per = 'hour'),
              coalesce(sum(x.price) filter (where x.n > 0 and x.price_per = 'hour'), 0),
              count(*) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'hour'),
              coalesce(sum(x.price) filter (where x.outcome = 'chosen' and not x.is_dropped and x.price_per = 'hour'), 0)
            )
          ) as p (per, quotes, quoted, wins, won)
        )
      ) as sums
      from told t left join placed x on x.part = t.part and x.name = t.name
      group by t.part, t.name
    )
    select jsonb_build_object(
      'now', (select s.sums from summed s where s.part = 'now'),
      'before', (select s.sums from summed s where s.part = 'before'),
      'months', (select jsonb_agg(s.sums order by s.name) from summed s where s.part = 'months'),
      'trades', (select coalesce(jsonb_agg(s.sums order by s.received desc, s.name), '[]') from summed s where s.part = 'trades'),
      'states', (select coalesce(jsonb_agg(s.sums order by s.received desc, s.name), '[]') from summed s where s.part = 'states')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.my_clients (
  after     text    DEFAULT NULL::text,
  page_size integer DEFAULT 50
)
  RETURNS TABLE (
    id        uuid,
    name      text,
    company   text,
    is_gone   boolean,
    won       integer,
    running   integer,
    done      integer,
    amount    bigint,
    chosen_at timestamp with time zone,
    has_note  boolean,
    cursor    text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_clients($1, least(greatest(coalesce($2, 50), 1), 200))
$function$;

REVOKE ALL ON FUNCTION "public"."my_clients"(text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_client (
  p_id   uuid,
  p_note text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_client(p_id, p_note)
$function$;

REVOKE ALL ON FUNCTION "public"."note_client"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.vendor_client (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.vendor_client(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."vendor_client"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.vendor_figures (
  p_from  date,
  p_until date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.vendor_figures(p_from, p_until)
$function$;

REVOKE ALL ON FUNCTION "public"."vendor_figures"(date, date) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."vendor_client_notes"
  ADD CONSTRAINT "vendor_client_notes_account_fkey" FOREIGN KEY (account) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."vendor_client_notes"
  ADD CONSTRAINT "vendor_client_notes_vendor_id_fkey" FOREIGN KEY (vendor_id) REFERENCES public.vendors(id) ON DELETE CASCADE;

CREATE INDEX vendor_client_notes_account_idx ON private.vendor_client_notes USING btree (account);

COMMENT ON COLUMN "private"."project_quotes"."first_answered_at" IS 'When it was first quoted or declined; how soon that was does not change.';

REVOKE ALL ON TABLE "private"."vendor_client_notes" FROM PUBLIC, "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."client_behind"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."client_behind"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."client_behind"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."clients_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."clients_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."clients_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_clients"(text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_clients"(text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_clients"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_clients"(text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_client"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_client"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_client"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_client"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."vendor_client"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."vendor_client"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."vendor_client"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."vendor_client"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."vendor_figures"(date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."vendor_figures"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."vendor_figures"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."vendor_figures"(date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_clients"(text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_clients"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_clients"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_client"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_client"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_client"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."vendor_client"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."vendor_client"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."vendor_client"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."vendor_figures"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."vendor_figures"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."vendor_figures"(date, date) TO "postgres";

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
