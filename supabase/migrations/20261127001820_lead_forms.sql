SET local check_function_bodies = off;

ALTER TABLE "public"."leads"
  DROP CONSTRAINT "leads_source_is_known";

CREATE TABLE "public"."lead_forms" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "sharing"    text                     NOT NULL DEFAULT 'team'::text,
  "version"    integer                  NOT NULL DEFAULT 1,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  "deleted_at" timestamp with time zone,
  "name"       text                     NOT NULL,
  "title"      text                     NOT NULL,
  "intro"      text,
  "questions"  text[]                   NOT NULL DEFAULT '{}'::text[],
  "consent"    text,
  "thanks"     text,
  "is_open"    boolean                  NOT NULL DEFAULT false,
  "listing_id" uuid,
  CONSTRAINT "lead_forms_intro_is_plain" CHECK (((char_length(intro) <= 1000) AND (intro !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "lead_forms_pkey" PRIMARY KEY (id),
  CONSTRAINT "lead_forms_questions_are_known"
    CHECK
    ((questions <@ ARRAY['phone'::text, 'company'::text, 'city'::text, 'needs_types'::text, 'needs_states'::text, 'price_most'::text, 'beds_least'::text, 'timeline'::text,
    'message'::text])),
  CONSTRAINT "lead_forms_sharing_is_known" CHECK ((sharing = ANY (ARRAY['private'::text, 'team'::text]))),
  CONSTRAINT "lead_forms_thanks_is_plain" CHECK (((char_length(thanks) <= 1000) AND (thanks !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  "owner_id"   uuid                     NOT NULL DEFAULT auth.uid(),
  "tenant_id"  uuid                     DEFAULT private.current_tenant_id(),
  "book"       uuid                     NOT NULL DEFAULT auth.uid(),
  CONSTRAINT "lead_forms_consent_is_plain" CHECK (private.is_line(consent, 400)),
  CONSTRAINT "lead_forms_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120))),
  CONSTRAINT "lead_forms_title_is_plain" CHECK (((char_length(btrim(title)) >= 1) AND private.is_line(title, 120)))
);

ALTER TABLE "public"."lead_forms"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."lead_forms" FROM "anon";

ALTER TABLE "public"."leads"
  ADD COLUMN "form_id" uuid;

ALTER TABLE "public"."leads"
  ADD COLUMN "agreed_to" text;

CREATE OR REPLACE FUNCTION private.count_sender (
  p_sender text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_hour constant timestamptz := date_trunc('hour', now());
  v_count integer;
begin
  delete from private.ticket_senders t where t.hour < v_hour;
  insert into private.ticket_senders as t (sender, hour, tickets)
  values (encode(sha256(convert_to(p_sender, 'UTF8')), 'hex'), v_hour, 1)
  on conflict (sender, hour) do update set tickets = t.tickets + 1
  returning t.tickets into v_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_full_of_links (
  p_message text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select (select count(*) from regexp_matches(p_message, 'https?://|\[url', 'gi')) > 5
$function$;

CREATE OR REPLACE FUNCTION private.is_open_call (
  p_path text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(p_path in (
    '/rpc/ask_to_leave', '/rpc/count_conversion', '/rpc/end_my_session', '/rpc/keep_account',
    '/rpc/keep_account_by_letter', '/rpc/make_recovery_codes', '/rpc/note_visits', '/rpc/report_faults',
    '/rpc/send_lead_form', '/rpc/send_ticket', '/rpc/spend_recovery_code', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$function$;

CREATE OR REPLACE FUNCTION private.keep_lead_form()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.listing_id is not null and auth.role() = 'authenticated'
    and (tg_op = 'INSERT' or new.listing_id is distinct from old.listing_id)
    and not private.owns_listing(new.listing_id)
  then
    raise exception 'There is no such listing of yours.' using errcode = 'HXLFL';
  end if;
  if new.sharing = 'team' and exists (
    select from public.listings l where l.id = new.listing_id and l.is_confidential
  ) then
    new.sharing := 'private';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.lead_form (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_form constant public.lead_forms := private.open_lead_form(p_id);
  v_listing public.listings;
  v_is_covered boolean;
begin
  if v_form.id is null then
    return null;
  end if;
  select * into v_listing from public.listings l where l.id = v_form.listing_id;
  v_is_covered := coalesce(v_listing.is_confidential, false);
  return jsonb_build_object(
    'title', v_form.title, 'intro', v_form.intro, 'questions', v_form.questions, 'consent', v_form.consent,
    'listing', case when private.is_live(v_listing) then jsonb_build_object(
      'id', v_listing.id, 'name', v_listing.property_name, 'location', v_listing.location
    ) end
  ) || (
    select jsonb_build_object(
      'by', case when not v_is_covered then nullif(btrim(p.full_name), '') end,
      'company', case when not v_is_covered then private.business_name(p) end
    )
    from public.profiles p where p.id = v_form.owner_id
  );
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
  if p_by is null or p_by not in ('source', 'owner', 'form') or p_to is null or p_from is null then
    raise exception 'Leads are measured by source, owner or form.' using errcode = '22023';
  end if;
  return query
  select
    m.value, count(*), count(m.responded_at), count(*) filter (where m.responded_at <= m.respond_by),
    round((percentile_cont(0.5) within group (order by m.response_minutes))::numeric, 0),
    count(*) filter (where m.status in ('qualified', 'converted')), count(*) filter (where m.status = 'converted'),
    count(*) filter (where m.closed_on is not null), coalesce(sum(m.commission) filter (where m.closed_on is not null), 0)
  from (
    select
      case p_by
        when 'source' then coalesce(l.source, '') when 'form' then l.form_id::text else l.owner_id::text
      end as value,
      l.responded_at, l.respond_by, l.response_minutes, l.status, d.closed_on, d.commission
    from unnest(private.my_books()) b (book)
    join public.leads l on l.book = b.book
    left join public.deals d on d.id = l.deal_id and d.deleted_at is null and d.stage <> 'lost'
      and d.book = any (private.my_books())
    where l.deleted_at is null and l.received_at >= p_from and l.received_at < p_to
      and (p_by <> 'form' or l.form_id is not null)
  ) m
  group by m.value order by count(*) desc, m.value;
end
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
    when 'inquiry' then 'Inquiry' when 'form' then 'Form' when 'website' then 'Website' when 'referral' then 'Referral' when 'call' then 'Call'
    when 'event' then 'Conference' when 'letter' then 'Letter' when 'advertising' then 'Advertising'
    when 'list' then 'Bought list' when 'other' then 'Other'
  end
$function$;

CREATE OR REPLACE FUNCTION private.open_lead_form (
  p_id uuid
)
  RETURNS public.lead_forms
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_form public.lead_forms;
begin
  select * into v_form from public.lead_forms f
  where f.id = p_id and f.is_open and f.deleted_at is null and private.is_let_in(f.owner_id);
  return v_form;
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
    ('private.postal_addresses', 'person_id'),
    ('private.record_imports', 'importer_id'),
    ('private.recovery_attempts', 'user_id'),
    ('private.recovery_codes', 'user_id'),
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

CREATE OR REPLACE FUNCTION private.send_lead_form (
  p_form_id         uuid,
  p_request_id      uuid,
  p_answers         jsonb,
  p_agrees          boolean,
  p_looks_automatic boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_form constant public.lead_forms := private.open_lead_form(p_form_id);
  v_listing public.listings;
  v_given public.leads;
  v_is_covered boolean;
  v_is_spam boolean;
  v_owner_id uuid := v_form.owner_id;
  v_tenant_id uuid := v_form.tenant_id;
  v_next uuid;
  v_lead public.leads;
begin
  if v_form.id is null then
    raise exception 'There is no such form.' using errcode = 'HXLFG';
  end if;
  if p_request_id is null or jsonb_typeof(p_answers) is distinct from 'object' or octet_length(p_answers::text) > 40000 then
    raise exception 'The answers are not what the form asks for.' using errcode = 'HXLFW';
  end if;
  if v_form.consent is not null and not coalesce(p_agrees, false) then
    raise exception 'The form is sent by whoever agrees.' using errcode = 'HXLFC';
  end if;
  select p.* into v_given
  from (
    select jsonb_object_agg(
      a.key, case jsonb_typeof(a.value) when 'string' then to_jsonb(nullif(btrim(a.value #>> '{}'), '')) else a.value end
    ) as answers
    from jsonb_each(p_answers) a
    where a.key in ('name', 'email') or a.key = any (v_form.questions)
  ) asked, jsonb_populate_record(null::public.leads, asked.answers) p;
  if coalesce(v_given.name, '') = '' or coalesce(v_given.email, '') = '' then
    raise exception 'The answers are not what the form asks for.' using errcode = 'HXLFW';
  end if;
  v_is_spam := p_looks_automatic or private.is_full_of_links(v_given.message);
  select * into v_listing from public.listings l where l.id = v_form.listing_id;
  v_is_covered := coalesce(v_listing.is_confidential, false);
  if v_is_covered and private.account_of(v_listing.broker_id) is distinct from v_form.owner_id then
    v_owner_id := private.account_of(v_listing.broker_id);
    v_tenant_id := null;
  end if;
  insert into public.leads (
    id, owner_id, tenant_id, sharing, name, email, phone, company, city, state, interest, message, source, status,
    unqualified_reason, needs_types, needs_states, price_most, beds_least, timeline, received_at, listing_id, form_id,
    agreed_to
  ) values (
    md5(v_form.id::text || p_request_id::text)::uuid, v_owner_id, v_tenant_id,
    case when v_is_covered then 'private' else v_form.sharing end,
    v_given.name, v_given.email, v_given.phone, v_given.company, v_given.city, v_listing.state,
    private.as_line(v_listing.property_name, 160), v_given.message, 'form',
    case when v_is_spam then 'unqualified' else 'new' end, case when v_is_spam then 'spam' end,
    coalesce(v_given.needs_types, '{}'), coalesce(v_given.needs_states, '{}'), v_given.price_most, v_given.beds_least,
    v_given.timeline, clock_timestamp(), v_listing.id, v_form.id, v_form.consent
  )
  on conflict (id) do nothing
  returning * into v_lead;
  if v_lead.id is null then
    return v_form.thanks;
  end if;
  perform private.spend_lead_form(v_form.id);
  if not v_is_spam then
    if v_lead.sharing = 'team' then
      v_next := private.next_for_lead(v_lead.tenant_id, coalesce(v_listing.state, v_lead.needs_states[1]));
    end if;
    if v_next is not null and v_next <> v_lead.owner_id then
      update public.leads l set owner_id = v_next where l.id = v_lead.id returning * into v_lead;
    end if;
    perform private.tell_of_lead(v_lead);
  end if;
  -- Nobody of the team made it, whoever is signed in as they send it.
  update public.record_changes h set by = null where h.record_id = v_lead.id and h.kind = 'leads';
  return v_form.thanks;
end
$function$;

CREATE OR REPLACE FUNCTION private.send_ticket (
  p_request_id      uuid,
  p_name            text,
  p_email           text,
  p_topic           text,
  p_message         text,
  p_looks_automatic boolean
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_ticket public.support_tickets;
  v_is_spam constant boolean := p_looks_automatic or private.is_full_of_links(p_message);
begin
  insert into public.support_tickets (request_id, user_id, name, email, topic, message, status)
  values (
    p_request_id, case when private.is_assured() then auth.uid() end, btrim(p_name), lower(btrim(p_email)),
    p_topic, btrim(p_message), case when v_is_spam then 'spam' else 'open' end
  )
  on conflict (request_id) do nothing
  returning * into v_ticket;
  if v_ticket.id is null then
    return (select t.number from public.support_tickets t where t.request_id = p_request_id);
  end if;
  perform private.spend_ticket('mail:' || v_ticket.email, 5);
  perform private.spend_ticket('address:' || coalesce(private.client_address(), 'unknown'), 30);
  if not v_is_spam then
    perform private.queue_message(
      'email',
      private.setting('support_email') #>> '{}',
      'support_ticket',
      jsonb_build_object(
        'number', v_ticket.number,
        'topic', v_ticket.topic,
        'name', v_ticket.name,
        'email', v_ticket.email,
        'message', v_ticket.message
      ),
      'support_ticket:' || v_ticket.id
    );
  end if;
  return v_ticket.number;
end
$function$;

CREATE OR REPLACE FUNCTION private.spend_lead_form (
  p_form_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_line constant text := coalesce(private.client_address(), 'unknown');
begin
  if private.count_sender(format('lead_form:%s:%s', p_form_id, v_line)) > 10
    or private.count_sender('lead_forms:' || v_line) > 30
    or private.count_sender('lead_form:' || p_form_id) > 200
  then
    raise exception 'Too much was sent within the hour.' using errcode = 'HXLFT';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.spend_ticket (
  p_sender text,
  p_most   integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.count_sender(p_sender) > p_most then
    raise exception 'Too many tickets within the hour.' using errcode = 'HXTKT';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_lead_forms (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.count_records('lead_forms', p_words, p_filters) $function$;

REVOKE ALL ON FUNCTION "public"."count_lead_forms"(text, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.find_lead_forms (
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
  AS $function$ select private.find_records('lead_forms', p_words, p_filters, p_sort, p_descending, p_after, p_limit) $function$;

REVOKE ALL ON FUNCTION "public"."find_lead_forms"(text, jsonb, text, boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.lead_form (
  form_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.lead_form(form_id)
$function$;

REVOKE ALL ON FUNCTION "public"."lead_form"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.send_lead_form (
  form_id    uuid,
  request_id uuid,
  answers    jsonb,
  agrees     boolean DEFAULT false,
  website    text    DEFAULT ''::text,
  seconds    integer DEFAULT NULL::integer
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.send_lead_form(
    form_id, request_id, answers, agrees, coalesce(website, '') <> '' or coalesce(seconds, 0) < 3
  )
$function$;

REVOKE ALL ON FUNCTION "public"."send_lead_form"(uuid, uuid, jsonb, boolean, text, integer) FROM PUBLIC, "service_role";

ALTER TABLE "public"."lead_forms"
  ADD CONSTRAINT "lead_forms_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE "public"."leads"
  ADD CONSTRAINT "leads_form_id_fkey" FOREIGN KEY (form_id) REFERENCES public.lead_forms(id) ON DELETE SET NULL;

ALTER TABLE "public"."leads"
  ADD CONSTRAINT "leads_source_is_known"
    CHECK
    ((source = ANY (ARRAY['inquiry'::text, 'form'::text, 'website'::text, 'referral'::text, 'call'::text, 'event'::text, 'letter'::text, 'advertising'::text, 'list'::text,
    'other'::text])));

CREATE INDEX lead_forms_listing_idx ON public.lead_forms USING btree (listing_id);

CREATE INDEX leads_form_idx ON public.leads USING btree (form_id, book)
  WHERE (form_id IS NOT NULL);

CREATE TRIGGER keep_arrivals
  AFTER INSERT ON public.lead_forms REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER keep_changes AFTER UPDATE ON public.lead_forms
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION private.keep_changes (
  'name',
  '/leads/forms'
);

CREATE TRIGGER keep_lead_form
  BEFORE INSERT OR UPDATE ON public.lead_forms
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_lead_form();

CREATE TRIGGER keep_nothing_of
  AFTER DELETE ON public.lead_forms REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_changes();

CREATE TRIGGER remove_now
  BEFORE UPDATE OF deleted_at ON public.lead_forms
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_removal();

CREATE TRIGGER stamp_record
  BEFORE INSERT OR UPDATE ON public.lead_forms
  FOR EACH ROW
  EXECUTE FUNCTION private.stamp_record();

CREATE POLICY "Accounts with a second factor show it" ON "public"."lead_forms"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."lead_forms";

REVOKE ALL ON FUNCTION "private"."count_sender"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_sender"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_sender"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_full_of_links"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_full_of_links"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_full_of_links"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_lead_form"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_lead_form"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_lead_form"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."lead_form"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."lead_form"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."lead_form"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lead_form"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_lead_form"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_lead_form"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_lead_form"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."send_lead_form"(uuid, uuid, jsonb, boolean, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."send_lead_form"(uuid, uuid, jsonb, boolean, boolean) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."send_lead_form"(uuid, uuid, jsonb, boolean, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."send_lead_form"(uuid, uuid, jsonb, boolean, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."spend_lead_form"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."spend_lead_form"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."spend_lead_form"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_lead_forms"(text, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_lead_forms"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_lead_forms"(text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_lead_forms"(text, jsonb, text, boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."find_lead_forms"(text, jsonb, text, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."find_lead_forms"(text, jsonb, text, boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."lead_form"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."lead_form"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."lead_form"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_lead_form"(uuid, uuid, jsonb, boolean, text, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."send_lead_form"(uuid, uuid, jsonb, boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_lead_form"(uuid, uuid, jsonb, boolean, text, integer) TO "postgres";

REVOKE ALL ON TABLE "public"."lead_forms" FROM "authenticated";

REVOKE ALL ("consent") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT INSERT ("consent"), UPDATE ("consent") ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ("deleted_at") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT UPDATE ("deleted_at") ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ("id") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT INSERT ("id") ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ("intro") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT INSERT ("intro"), UPDATE ("intro") ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ("is_open") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT INSERT ("is_open"), UPDATE ("is_open") ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ("listing_id") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT INSERT ("listing_id"), UPDATE ("listing_id") ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ("name") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT INSERT ("name"), UPDATE ("name") ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ("questions") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT INSERT ("questions"), UPDATE ("questions") ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ("sharing") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT INSERT ("sharing"), UPDATE ("sharing") ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ("thanks") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT INSERT ("thanks"), UPDATE ("thanks") ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ("title") ON TABLE "public"."lead_forms" FROM "authenticated";

GRANT INSERT ("title"), UPDATE ("title") ON TABLE "public"."lead_forms" TO "authenticated";

GRANT SELECT ON TABLE "public"."lead_forms" TO "authenticated";

REVOKE ALL ON TABLE "public"."lead_forms" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."lead_forms" TO "service_role";

ALTER TABLE "public"."lead_forms"
  ADD CONSTRAINT "lead_forms_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX lead_forms_owner_idx ON public.lead_forms USING btree (owner_id);

ALTER TABLE "public"."lead_forms"
  ADD CONSTRAINT "lead_forms_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX lead_forms_tenant_idx ON public.lead_forms USING btree (tenant_id);

CREATE INDEX lead_forms_by_created_at_idx ON public.lead_forms USING btree (book, created_at, id)
  WHERE (deleted_at IS NULL);

CREATE INDEX lead_forms_by_deleted_at_idx ON public.lead_forms USING btree (book, deleted_at, id)
  WHERE (deleted_at IS NOT NULL);

CREATE INDEX lead_forms_by_name_idx ON public.lead_forms USING btree (book, lower(name), id)
  WHERE (deleted_at IS NULL);

CREATE POLICY "People add records to their books" ON "public"."lead_forms"
  FOR INSERT
  TO "authenticated"
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book change a record" ON "public"."lead_forms"
  FOR UPDATE
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])))
  WITH CHECK ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Readers of its book read a record" ON "public"."lead_forms"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

ALTER TABLE "public"."leads"
  ADD CONSTRAINT "leads_agreed_to_is_plain" CHECK (private.is_line(agreed_to, 400));

CREATE INDEX lead_forms_words_idx ON public.lead_forms USING gin (private.record_words(book, VARIADIC ARRAY[name, title]));

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
