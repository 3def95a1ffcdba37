SET local check_function_bodies = off;

DROP TRIGGER "note_contact" ON "public"."record_comments";

ALTER TABLE "public"."record_comments"
  DROP CONSTRAINT "record_comments_way_is_known";

CREATE TABLE "private"."shared_searches" (
  "search_id" uuid                     NOT NULL,
  "broker_id" uuid                     NOT NULL,
  "shared_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "shared_searches_pkey" PRIMARY KEY (search_id, broker_id)
);

ALTER TABLE "private"."shared_searches"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.brokers_of_member()
  RETURNS TABLE (
    broker_id uuid,
    account   uuid,
    name      text,
    company   text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
begin
  return query
  select b.broker_id, p.id, nullif(btrim(p.full_name), ''), private.business_name(p)
  from (
    select s.by from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
    union
    select l.by from public.shortlists l where l.recipient = private.my_confirmed_address()
    union
    select case when d.first_id = v_me then d.second_id else d.first_id end
    from private.direct_conversations d where v_me in (d.first_id, d.second_id) and d.listing_id is null
  ) k (account)
  join public.profiles p on p.id = k.account and p.user_type = 'broker'
  join public.broker_accounts b on b.user_id = k.account and not b.is_pseudonym
  where p.id <> v_me and private.is_approved() and private.is_let_in(p.id)
  order by lower(p.full_name), b.broker_id limit 50;
end
$function$;

CREATE OR REPLACE FUNCTION private.client_line (
  p_contact_id uuid,
  p_before     text,
  p_limit      integer
)
  RETURNS TABLE (
    id      text,
    what    text,
    at      timestamp with time zone,
    by_name text,
    title   text,
    body    text,
    path    text,
    cursor  text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_scope constant text := 'client_line:' || p_contact_id;
  v_from constant jsonb := private.open_cursor(v_scope, p_before);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_key constant text := coalesce(v_from ->> 1, '');
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
  v_contact public.contacts;
begin
  select * into v_contact from public.contacts c
  where c.id = p_contact_id and c.book = any (private.my_books()) and c.deleted_at is null;
  if v_contact.id is null then
    return;
  end if;
  return query
  with deals as (
    select d.id, d.name from public.deals d
    where d.contact_id = p_contact_id and d.deleted_at is null and d.book = any (private.my_books()) limit 200
  )
  select l.key, l.what, l.at, coalesce(nullif(p.full_name, ''), case when l.what in ('answer', 'lead') then v_contact.name end), l.title,
    l.body, l.path, private.seal_cursor(v_scope, jsonb_build_array(l.at, l.key))
  from (
    (
      select 'c' || m.id as key, m.way as what, m.created_at as at, m.by as by_id, r.name as title, m.body as body,
        case when r.kind = 'deals' then '/deal-pipeline/' || r.id end as path
      from (
        select p_contact_id as id, null::text as name, 'contacts' as kind union all select k.id, k.name, 'deals' from deals k
      ) r
      cross join lateral (
        select * from public.record_comments h
        where h.record_id = r.id and h.kind = r.kind and h.deleted_at is null
          and (h.way <> 'private' or h.by = auth.uid())
          and (h.created_at, 'c' || h.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
        order by h.created_at desc, h.id desc limit v_limit
      ) m
      order by m.created_at desc, 'c' || m.id desc limit v_limit
    ) union all (
      select 'f' || f.id, 'file', f.created_at, f.by, f.name, null, null
      from public.record_files f
      where f.kind = 'contacts' and f.record_id = p_contact_id
        and (f.created_at, 'f' || f.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by f.created_at desc, 'f' || f.id desc limit v_limit
    ) union all (
      select 'e' || e.id, 'event', e.begins_at, e.owner_id, e.title, e.place, '/calendar/' || e.id
      from public.events e
      where e.contact_id = p_contact_id and e.deleted_at is null and e.book = any (private.my_books())
        and (e.begins_at, 'e' || e.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by e.begins_at desc, 'e' || e.id desc limit v_limit
    ) union all (
      select 'a' || i.id, 'answer', i.answered_at, null, i.property_name,
        case i.answer when 'like' then 'Likes it' when 'pass' then 'Passes' else i.answer_note end,
        '/property/' || i.listing_id
      from public.shortlists s join public.shortlist_items i on i.shortlist_id = s.id
      where s.contact_id = p_contact_id and i.answered_at is not null
        and (i.answered_at, 'a' || i.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by i.answered_at desc, 'a' || i.id desc limit v_limit
    ) union all (
      select 'l' || l.id, 'lead', l.received_at, null, l.interest, l.message, '/leads/' || l.id
      from public.leads l
      where l.contact_id = p_contact_id and l.deleted_at is null and l.book = any (private.my_books())
        and (l.received_at, 'l' || l.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by l.received_at desc, 'l' || l.id desc limit v_limit
    ) union all (
      select 'm' || m.id, 'message', m.created_at, m.sender_id, null, m.message_text, '/messages/' || m.conversation_id
      from private.messages_with(v_contact) w join public.conversation_messages m on m.conversation_id = w.conversation_id
      where m.deleted_at is null and m.message_type <> 'system'
        and (m.created_at, 'm' || m.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by m.created_at desc, 'm' || m.id desc limit v_limit
    )
  ) l
  left join public.profiles p on p.id = l.by_id
  order by l.at desc, l.key desc
  limit v_limit;
end
$function$;

CREATE OR REPLACE FUNCTION private.client_searches (
  p_contact_id uuid
)
  RETURNS TABLE (
    search_id uuid,
    name      text,
    facets    text[],
    words     text,
    shared_at timestamp with time zone,
    needs     jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_clients constant uuid[] := private.accounts_of_contact(p_contact_id);
begin
  if cardinality(v_clients) = 0 then
    return;
  end if;
  return query
  select q.id, q.name, q.facets, q.words, s.shared_at, jsonb_strip_nulls(jsonb_build_object(
    'needs_states', to_jsonb(k.states), 'needs_types', to_jsonb(k.types),
    'price_least', lower(k.price), 'price_most', upper(k.price), 'beds_least', floor(lower(k.beds)),
    'cap_rate_least', lower(k.cap)
  ))
  from private.shared_searches s
  join public.saved_searches q on q.id = s.search_id
  left join private.search_conditions k on k.search_id = q.id
  where s.broker_id = auth.uid() and q.user_id = any (v_clients)
  order by s.shared_at desc, q.id limit 50;
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_books (
  p_kind  text,
  p_ids   uuid[],
  p_books uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.record_changes h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  update public.record_comments h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind and h.way <> 'private';
  update public.record_tasks h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
  update public.record_files h set book = m.book
  from unnest(p_ids, p_books) m (id, book) where h.record_id = m.id and h.kind = p_kind;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_rows (
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row record;
  v_count integer;
begin
  for v_row in select * from private.removed_with_person() loop
    execute format(
      'delete from %1$s t where t.ctid = any (array(select s.ctid from %1$s s where s.%2$I = $1 limit 2000))',
      v_row.place, v_row.by_column
    ) using p_user_id;
    get diagnostics v_count = row_count;
    if v_count > 0 then
      return false;
    end if;
  end loop;
  -- What stands in their own book and on none of the sales that are kept.
  delete from public.record_tasks t where t.book = p_user_id and t.kind is distinct from 'transactions';
  delete from public.record_comments c
  where c.book = p_user_id and c.kind <> 'transactions' or c.by = p_user_id and c.way = 'private';
  delete from public.record_files f where f.book = p_user_id and f.kind <> 'transactions';
  delete from public.record_changes c where c.book = p_user_id and c.kind <> 'transactions';
  delete from private.refused_letters l where l.house = p_user_id;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_timeline (
  p_kind   text,
  p_id     uuid,
  p_before text,
  p_limit  integer
)
  RETURNS TABLE (
    id          text,
    what        text,
    at          timestamp with time zone,
    by_id       uuid,
    by_name     text,
    act         text,
    version     integer,
    was         jsonb,
    now         jsonb,
    body        text,
    mentions    uuid[],
    edited_at   timestamp with time zone,
    due_on      date,
    assignee_id uuid,
    done_at     timestamp with time zone,
    cursor      text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_scope constant text := 'timeline:' || p_id;
  v_from constant jsonb := private.open_cursor(v_scope, p_before);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_what constant text := coalesce(v_from ->> 1, 'z');
  v_key constant text := coalesce(v_from ->> 2, '');
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
begin
  if not private.sees_record(p_kind, p_id) then
    return;
  end if;
  return query
  select
    l.id, l.what, l.at, l.by_id, coalesce(nullif(p.full_name, ''), p.email), l.act, l.version, l.was, l.now, l.body,
    l.mentions, l.edited_at, l.due_on, l.assignee_id, l.done_at,
    private.seal_cursor(v_scope, jsonb_build_array(l.at, l.what, l.key))
  from (
    (
      select c.id::text as id, 'change' as what, c.at, c.by as by_id, c.act, c.version, c.was, c.now,
        null::text as body, null::uuid[] as mentions, null::timestamptz as edited_at, null::date as due_on,
        null::uuid as assignee_id, null::timestamptz as done_at, lpad(c.id::text, 19, '0') as key
      from public.record_changes c
      where c.record_id = p_id and c.kind = p_kind and c.at <= v_at
        and (c.at, 'change', lpad(c.id::text, 19, '0')) < (v_at, v_what, v_key)
      order by c.at desc, c.id desc limit v_limit
    ) union all (
      select m.id::text, 'comment', m.created_at, m.by, m.way, null, null, null, m.body, m.mentions, m.edited_at, null,
        null, null, m.id::text
      from public.record_comments m
      where m.record_id = p_id and m.kind = p_kind and m.deleted_at is null and m.created_at <= v_at
        and (m.way <> 'private' or m.by = auth.uid())
        and (m.created_at, 'comment', m.id::text) < (v_at, v_what, v_key)
      order by m.created_at desc, m.id desc limit v_limit
    ) union all (
      select f.id::text, 'file', f.created_at, f.by, null, null, null, null, f.name, null, null, null, null, null,
        f.id::text
      from public.record_files f
      where f.record_id = p_id and f.kind = p_kind and f.created_at <= v_at
        and (f.created_at, 'file', f.id::text) < (v_at, v_what, v_key)
      order by f.created_at desc, f.id desc limit v_limit
    ) union all (
      select t.id::text, 'task', t.created_at, t.by, null, null, null, null, t.title, null, null, t.due_on,
        t.assignee_id, t.done_at, t.id::text
      from public.record_tasks t
      where t.record_id = p_id and t.kind = p_kind and t.created_at <= v_at
        and (t.created_at, 'task', t.id::text) < (v_at, v_what, v_key)
      order by t.created_at desc, t.id desc limit v_limit
    )
  ) l
  left join public.profiles p on p.id = l.by_id
  order by l.at desc, l.what desc, l.key desc
  limit v_limit;
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

CREATE OR REPLACE FUNCTION private.search_shares()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'broker_id', b.broker_id, 'name', coalesce(b.name, 'A broker'), 'company', b.company,
      'searches', (
        select coalesce(jsonb_agg(s.search_id order by s.search_id), '[]')
        from private.shared_searches s join public.saved_searches q on q.id = s.search_id
        where s.broker_id = b.account and q.user_id = auth.uid()
      )
    )), '[]')
    from private.brokers_of_member() b
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.share_search (
  p_search_id uuid,
  p_broker_id uuid,
  p_is_shared boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_account uuid;
begin
  if not exists (select from public.saved_searches q where q.id = p_search_id and q.user_id = v_me) then
    raise exception 'There is no such search.' using errcode = 'HXSSG';
  end if;
  if not coalesce(p_is_shared, false) then
    delete from private.shared_searches s using public.broker_accounts b
    where s.search_id = p_search_id and b.broker_id = p_broker_id and s.broker_id = b.user_id;
    return;
  end if;
  select b.account into v_account from private.brokers_of_member() b where b.broker_id = p_broker_id;
  if v_account is null then
    raise exception 'This broker does not work for the caller.' using errcode = 'HXSSB';
  end if;
  perform private.keep_pace('search_share', 60, interval '1 hour');
  insert into private.shared_searches (search_id, broker_id) values (p_search_id, v_account) on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.stamp_comment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'INSERT' then
    new.book := private.record_book(new.kind, new.record_id);
    if new.book is null then
      raise exception 'This record is not there.' using errcode = '42501';
    end if;
    if new.way = 'private' and exists (select from public.tenants t where t.id = new.book) then
      new.book := private.own_book(new."by", new.book);
    end if;
    if auth.role() = 'authenticated' then
      perform private.keep_pace('comment', 120, interval '1 hour');
    end if;
    return new;
  end if;
  if old.deleted_at is not null or new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
    new.body := '';
    new.mentions := '{}';
  elsif (new.body, new.mentions) is distinct from (old.body, old.mentions) then
    new.edited_at := now();
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.client_searches (
  p_contact_id uuid
)
  RETURNS TABLE (
    search_id uuid,
    name      text,
    facets    text[],
    words     text,
    shared_at timestamp with time zone,
    needs     jsonb
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.client_searches(p_contact_id)
$function$;

REVOKE ALL ON FUNCTION "public"."client_searches"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.search_shares()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.search_shares()
$function$;

REVOKE ALL ON FUNCTION "public"."search_shares"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.share_search (
  p_search_id uuid,
  p_broker_id uuid,
  p_is_shared boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.share_search(p_search_id, p_broker_id, p_is_shared)
$function$;

REVOKE ALL ON FUNCTION "public"."share_search"(uuid, uuid, boolean) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."shared_searches"
  ADD CONSTRAINT "shared_searches_broker_id_fkey" FOREIGN KEY (broker_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."shared_searches"
  ADD CONSTRAINT "shared_searches_search_id_fkey" FOREIGN KEY (search_id) REFERENCES public.saved_searches(id) ON DELETE CASCADE;

ALTER TABLE "public"."record_comments"
  ADD CONSTRAINT "record_comments_way_is_known" CHECK ((way = ANY (ARRAY['note'::text, 'private'::text, 'call'::text, 'meeting'::text, 'email'::text])));

CREATE INDEX shared_searches_broker_idx ON private.shared_searches USING btree (broker_id);

CREATE TRIGGER note_contact
  AFTER INSERT ON public.record_comments
  FOR EACH ROW
  WHEN ((new.way <> ALL (ARRAY['note'::text, 'private'::text])))
  EXECUTE FUNCTION private.note_contact();

COMMENT ON COLUMN "public"."record_comments"."book" IS 'Where its record stands, and so who reads it; of a private one, its writer’s own.';

COMMENT ON COLUMN "public"."record_comments"."way" IS 'A note, one that its writer alone reads, or how somebody was spoken with: then it says what about.';

REVOKE ALL ON FUNCTION "private"."brokers_of_member"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."brokers_of_member"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."brokers_of_member"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."client_searches"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."client_searches"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."client_searches"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."client_searches"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."search_shares"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."search_shares"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."search_shares"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."search_shares"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."share_search"(uuid, uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."share_search"(uuid, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."share_search"(uuid, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."share_search"(uuid, uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_searches"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."client_searches"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_searches"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_shares"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_shares"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_shares"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."share_search"(uuid, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."share_search"(uuid, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."share_search"(uuid, uuid, boolean) TO "postgres";

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
