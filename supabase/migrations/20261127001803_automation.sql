SET local check_function_bodies = off;

CREATE TABLE "private"."automation_events" (
  "id"            bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "occasion"      text                     NOT NULL,
  "value"         text,
  "kind"          text                     NOT NULL,
  "record_id"     uuid                     NOT NULL,
  "book"          uuid,
  "account_id"    uuid,
  "automation_id" uuid,
  "cause"         text                     NOT NULL,
  "chain"         uuid[]                   NOT NULL DEFAULT '{}'::uuid[],
  "at"            timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "automation_events_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."automation_events"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."automation_runs" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "automation_id" uuid                     NOT NULL,
  "owner_id"      uuid                     NOT NULL,
  "book"          uuid                     NOT NULL,
  "house"         uuid                     NOT NULL,
  "cause"         text                     NOT NULL,
  "kind"          text                     NOT NULL,
  "record_id"     uuid                     NOT NULL,
  "title"         text                     NOT NULL,
  "at"            timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "outcome"       text                     NOT NULL,
  "reason"        text,
  "detail"        jsonb,
  "steps"         jsonb                    NOT NULL DEFAULT '[]'::jsonb,
  "version"       integer,
  "decided_at"    timestamp with time zone,
  CONSTRAINT "automation_runs_once" UNIQUE (automation_id, cause),
  CONSTRAINT "automation_runs_outcome_is_known" CHECK ((outcome = ANY (ARRAY['done'::text, 'waiting'::text, 'not_run'::text, 'refused'::text, 'dismissed'::text, 'undone'::text]))),
  CONSTRAINT "automation_runs_pkey" PRIMARY KEY (id),
  CONSTRAINT "automation_runs_reason_is_known"
    CHECK ((reason = ANY (ARRAY['condition'::text, 'again'::text, 'chain'::text, 'pace'::text, 'elsewhere'::text, 'refused'::text, 'expired'::text])))
);

ALTER TABLE "public"."automation_runs"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."automation_runs" FROM "anon";

CREATE TABLE "public"."automations" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "owner_id"       uuid                     NOT NULL,
  "tenant_id"      uuid,
  "book"           uuid                     NOT NULL,
  "version"        integer                  NOT NULL DEFAULT 1,
  "created_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "name"           text                     NOT NULL,
  "is_on"          boolean                  NOT NULL DEFAULT false,
  "on_since"       timestamp with time zone,
  "paused_because" text,
  "occasion"       text                     NOT NULL,
  "occasion_value" text,
  "whose"          text                     NOT NULL DEFAULT 'mine'::text,
  "matches"        text                     NOT NULL DEFAULT 'all'::text,
  "conditions"     jsonb                    NOT NULL DEFAULT '[]'::jsonb,
  "acts"           jsonb                    NOT NULL,
  "swept_at"       timestamp with time zone,
  CONSTRAINT "automations_acts_are_few"
    CHECK (((jsonb_typeof(acts) = 'array'::text) AND ((jsonb_array_length(acts) >= 1) AND (jsonb_array_length(acts) <= 5)) AND (char_length((acts)::text) <= 12000))),
  CONSTRAINT "automations_conditions_are_few"
    CHECK (((jsonb_typeof(conditions) = 'array'::text) AND (jsonb_array_length(conditions) <= 10) AND (char_length((conditions)::text) <= 8000))),
  CONSTRAINT "automations_matches_is_known" CHECK ((matches = ANY (ARRAY['all'::text, 'any'::text]))),
  CONSTRAINT "automations_on_since_when_on" CHECK (((NOT is_on) OR ((on_since IS NOT NULL) AND (paused_because IS NULL)))),
  CONSTRAINT "automations_paused_because_is_known" CHECK ((paused_because = ANY (ARRAY['not_let_in'::text, 'left'::text, 'rights'::text, 'flood'::text]))),
  CONSTRAINT "automations_pkey" PRIMARY KEY (id),
  CONSTRAINT "automations_whose_is_known" CHECK ((whose = ANY (ARRAY['mine'::text, 'all'::text]))),
  CONSTRAINT "automations_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120))),
  CONSTRAINT "automations_occasion_value_is_plain" CHECK (private.is_line(occasion_value, 60))
);

ALTER TABLE "public"."automations"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."automations" FROM "anon";

CREATE OR REPLACE FUNCTION private.asks_first (
  p_act jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_act ->> 'do' in ('enrol', 'deal')
$function$;

CREATE OR REPLACE FUNCTION private.automation_chain()
  RETURNS uuid[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(nullif(current_setting('haven.automation_chain', true), ''), '{}')::uuid[]
$function$;

CREATE OR REPLACE FUNCTION private.automation_due (
  p_today date,
  p_days  integer
)
  RETURNS date
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.business_days_after(p_today, least(p_days, 250));
end
$function$;

CREATE OR REPLACE FUNCTION private.automation_facts (
  p_kind text,
  p_id   uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row constant jsonb := private.automation_record(p_kind, p_id);
begin
  return case when v_row is not null then jsonb_build_object(
    'title', left(regexp_replace(v_row ->> 'title', '[[:cntrl:]]', ' ', 'g'), 80), 'owner_id', v_row ->> 'owner_id',
    'contact_id', case p_kind when 'contacts' then p_id::text else v_row ->> 'contact_id' end,
    'version', v_row -> 'version', 'tags', v_row -> 'tags',
    'today', (now() at time zone private.zone_of(auth.uid()))::date
  ) end;
end
$function$;

CREATE OR REPLACE FUNCTION private.automation_occasions()
  RETURNS TABLE (
    occasion text,
    kind     text,
    takes    text,
    by_clock interval
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('lead_came', 'leads', null::text, null::interval),
    ('lead_waits', 'leads', 'minutes', interval '1 minute'),
    ('inquiry_came', 'leads', null, null),
    ('contact_made', 'contacts', null, null),
    ('contact_tagged', 'contacts', 'tag', null),
    ('letter_answered', 'contacts', null, null),
    ('letter_bounced', 'contacts', null, null),
    ('deal_moved', 'deals', 'stage', null),
    ('deal_stalls', 'deals', 'days', interval '10 minutes'),
    ('offer_came', 'transactions', null, interval '1 minute'),
    ('date_near', 'transactions', 'days', interval '10 minutes'),
    ('event_tomorrow', 'events', null, interval '10 minutes'),
    ('nda_signed', 'listings', null, null),
    ('listing_unconfirmed', 'listings', null, interval '10 minutes')
$function$;

CREATE OR REPLACE FUNCTION private.automation_occurrences (
  p_account_id uuid,
  p_books      uuid[],
  p_occasion   text,
  p_value      text,
  p_from       timestamp with time zone,
  p_to         timestamp with time zone
)
  RETURNS TABLE (
    record_id uuid,
    cause     text,
    at        timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
declare
  v_count constant integer := case when p_value ~ '^[0-9]{1,5}$' then p_value::integer end;
begin
  case p_occasion
    when 'lead_came' then
      return query
      select l.id, 'lead:' || l.id, l.created_at
      from unnest(p_books) b (book) join public.leads l on l.book = b.book
      where l.deleted_at is null and l.created_at > p_from and l.created_at <= p_to
        and not exists (select from public.record_changes c where c.record_id = l.id and c.act = 'imported')
      order by l.created_at desc limit 500;
    when 'lead_waits' then
      return query
      select l.id, 'waits:' || l.id, w.at
      from unnest(p_books) b (book) join public.leads l on l.book = b.book
      cross join lateral (select l.received_at + make_interval(mins => v_count) as at) w
      where l.deleted_at is null and l.received_at > p_from - make_interval(mins => v_count)
        and w.at > p_from and w.at <= p_to and l.created_at <= w.at
        and (l.status = 'new' or l.responded_at > w.at)
      order by w.at desc limit 500;
    when 'inquiry_came' then
      return query
      select c.id, 'inquiry:' || c.id, c.created_at
      from public.broker_accounts a join public.broker_contacts c on c.broker_id = a.broker_id
      where a.user_id = p_account_id and c.created_at > p_from and c.created_at <= p_to
      order by c.created_at desc limit 500;
    when 'contact_made' then
      return query
      select k.id, 'contact:' || k.id, k.created_at
      from unnest(p_books) b (book) join public.contacts k on k.book = b.book
      where k.deleted_at is null and k.created_at > p_from and k.created_at <= p_to
        and not exists (select from public.record_changes c where c.record_id = k.id and c.act = 'imported')
      order by k.created_at desc limit 500;
    when 'contact_tagged' then
      return query
      select c.record_id, 'change:' || c.id || ':' || p_value, c.at
      from unnest(p_books) b (book) join public.record_changes c on c.book = b.book
      where c.at > p_from and c.at <= p_to and c.kind = 'contacts' and c.now -> 'tags' ? p_value
        and not coalesce(c.was -> 'tags' ? p_value, false)
      order by c.at desc limit 500;
    when 'deal_moved' then
      return query
      select c.record_id, 'change:' || c.id || ':' || p_value, c.at
      from unnest(p_books) b (book) join public.record_changes c on c.book = b.book
      where c.at > p_from and c.at <= p_to and c.kind = 'deals' and c.now ->> 'stage' = p_value
      order by c.at desc limit 500;
    when 'deal_stalls' then
      return query
      select d.id, 'stalls:' || d.id || ':' || d.stage_since, d.stage_since + make_interval(days => v_count)
      from unnest(p_books) b (book) join public.deals d on d.book = b.book
      where d.deleted_at is null and d.stage not in ('won', 'lost')
        and d.stage_since > p_from - make_interval(days => v_count) and d.stage_since <= p_to - make_interval(days => v_count)
      order by d.stage_since desc limit 500;
    when 'letter_answered', 'letter_bounced' then
      return query
      select l.contact_id, case p_occasion when 'letter_answered' then 'answered:' else 'bounced:' end || l.id,
        coalesce(l.replied_at, l.queued_at)
      from public.broker_letters l
      where l.sender_id = p_account_id and l.contact_id is not null and l.queued_at > p_from - interval '90 days'
        and case p_occasion
          when 'letter_answered' then l.replied_at > p_from and l.replied_at <= p_to
          else l.status = 'bounced' and l.queued_at > p_from and l.queued_at <= p_to
        end
      order by l.queued_at desc limit 500;
    when 'offer_came' then
      -- A sealed offer is nothing that has happened before its round ends.
      return query
      select o.transaction_id, 'offer:' || o.id, w.at
      from unnest(p_books) b (book)
      join public.transactions t on t.book = b.book and t.deleted_at is null
      join public.offers o on o.transaction_id = t.id and o.made_by = 'bidder'
      left join public.offer_rounds r on r.id = o.round_id
      cross join lateral (
        select case when r.is_sealed then greatest(o.submitted_at, r.deadline) else o.submitted_at end as at
      ) w
      where w.at > p_from and w.at <= p_to and private.is_unsealed(o.round_id)
      order by w.at desc limit 500;
    when 'date_near' then
      return query
      select d.transaction_id, 'date:' || d.id || ':' || d.due_on, w.at
      from unnest(p_books) b (book)
      join public.transactions t on t.book = b.book and t.deleted_at is null and t.status not in ('closed', 'terminated')
      join public.transaction_dates d on d.transaction_id = t.id and d.done_on is null
      cross join lateral (
        select (d.due_on - v_count)::timestamp at time zone private.zone_of(p_account_id) as at
      ) w
      where w.at > p_from and w.at <= p_to
      order by w.at desc limit 500;
    when 'event_tomorrow' then
      return query
      select e.id, 'event:' || e.id || ':' || s.at, s.at - interval '1 day'
      from unnest(p_books) b (book)
      join public.events e on e.book = b.book and e.deleted_at is null
        and (e.repeats is not null or e.begins_at > p_from and e.begins_at <= p_to + interval '1 day')
      cross join lateral private.event_starts(e, p_from + interval '1 day', 31) s (at)
      where s.at > p_from + interval '1 day' and s.at <= p_to + interval '1 day'
        and (e.owner_id = p_account_id or p_account_id = any (e.attendee_ids))
      order by s.at desc limit 500;
    when 'nda_signed' then
      return query
      select s.listing_id, 'nda:' || s.id, s.signed_at
      from public.broker_accounts a join public.listings l on l.broker_id = a.broker_id
      join public.listing_nda_signatures s on s.listing_id = l.id
      where a.user_id = p_account_id and s.signed_at > p_from and s.signed_at <= p_to
      order by s.signed_at desc limit 500;
    when 'listing_unconfirmed' then
      return query
      select l.id, 'unconfirmed:' || l.id || ':' || l.confirmed_on, w.at
      from public.broker_accounts a join public.listings l on l.broker_id = a.broker_id
      cross join lateral (
        select (l.confirmed_on + 31)::timestamp at time zone private.zone_of(p_account_id) as at
      ) w
      where a.user_id = p_account_id and private.is_live(l) and w.at > p_from and w.at <= p_to
      order by w.at desc limit 500;
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.automation_pace()
  RETURNS TABLE (
    of_owner integer,
    of_house integer
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 100, 400
$function$;

CREATE OR REPLACE FUNCTION private.automation_record (
  p_kind text,
  p_id   uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row jsonb;
begin
  if p_kind = 'listings' then
    select to_jsonb(l) || jsonb_build_object('title', l.property_name) into v_row from public.listings l
    where l.id = p_id and private.is_approved() and private.owns_listing(l.id);
  elsif p_kind in ('leads', 'contacts', 'deals', 'transactions', 'events') then
    execute format('select to_jsonb(r) from public.%I r where r.id = $1 and r.book = any ($2) and r.deleted_at is null', p_kind)
      into v_row using p_id, private.my_books();
    v_row := v_row || jsonb_build_object('title', coalesce(v_row ->> 'name', v_row ->> 'property_name', v_row ->> 'title'));
  end if;
  return v_row;
end
$function$;

CREATE OR REPLACE FUNCTION private.automation_where (
  p_kind      text,
  p_condition jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_family text;
  v_where text;
begin
  if p_kind <> 'listings' then
    return private.record_where(p_kind, jsonb_build_array(p_condition));
  end if;
  select private.record_family(a.atttypid) into v_family
  from pg_catalog.pg_attribute a
  where a.attrelid = 'public.listings'::regclass and a.attname = p_condition ->> 'field'
    and a.attname in ('state', 'city', 'property_type', 'price', 'total_beds', 'is_confidential');
  if v_family is not null then
    begin
      v_where := private.record_condition(
        format('%I', p_condition ->> 'field'), v_family, p_condition ->> 'is', p_condition -> 'value'
      );
    exception when data_exception then
      v_where := null;
    end;
  end if;
  if v_where is null then
    raise exception 'This list has no such filter.' using errcode = 'HXRFI';
  end if;
  return v_where;
end
$function$;

CREATE OR REPLACE FUNCTION private.automation_words (
  p_words   text,
  p_title   text,
  p_longest integer
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select left(replace(p_words, '{record}', p_title), p_longest)
$function$;

CREATE OR REPLACE FUNCTION private.do_act (
  p_kind text,
  p_id   uuid,
  p_act  jsonb,
  p_key  text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_facts constant jsonb := private.automation_facts(p_kind, p_id);
  v_title constant text := v_facts ->> 'title';
  v_to uuid;
  v_id uuid;
  v_row jsonb;
  v_reason text;
  v_count integer;
begin
  if v_facts is null then
    raise exception 'This record is not there any more.' using errcode = 'HXAUG';
  end if;
  v_to := case
    when p_act ->> 'to' = 'me' then v_me when p_act ->> 'to' = 'owner' then (v_facts ->> 'owner_id')::uuid
    when p_act ->> 'to' <> 'turn' then (p_act ->> 'to')::uuid
  end;
  case p_act ->> 'do'
    when 'task' then
      insert into public.record_tasks (kind, record_id, title, due_on, assignee_id)
      values (
        case when p_kind <> 'listings' then p_kind end, case when p_kind <> 'listings' then p_id end,
        private.automation_words(p_act ->> 'title', v_title, 200),
        private.automation_due((v_facts ->> 'today')::date, (p_act ->> 'days')::integer), v_to
      ) returning id into v_id;
      return p_act || jsonb_build_object('made', v_id);
    when 'notify' then
      perform private.tell_of_automation(
        v_to, private.automation_words(p_act ->> 'words', v_title, 300), p_kind, p_id, p_key
      );
      return p_act || jsonb_build_object('made', p_key, 'told', v_to);
    when 'note' then
      insert into public.record_comments (kind, record_id, body)
      values (p_kind, p_id, private.automation_words(p_act ->> 'words', v_title, 1200)) returning id into v_id;
      return p_act || jsonb_build_object('made', v_id);
    when 'set', 'tag' then
      v_row := public.change_records(p_kind, array[p_id], case p_act ->> 'do'
        when 'tag' then jsonb_build_object('tags', (
          select jsonb_agg(distinct t) from jsonb_array_elements_text(v_facts -> 'tags' || (p_act -> 'tag')) t
        ))
        else jsonb_build_object(p_act ->> 'field', p_act -> 'value')
      end) -> 0;
      return p_act || jsonb_build_object('made', case
        when v_row -> 'version' <> v_facts -> 'version' then v_row -> 'version'
      end);
    when 'assign' then
      if v_to = (v_facts ->> 'owner_id')::uuid then
        return p_act || '{"made": null}';
      end if;
      v_count := case when v_to is null then public.assign_leads(array[p_id]) else public.hand_over_record(p_kind, array[p_id], v_to) end;
      if v_count = 0 and v_to is not null then
        raise exception 'Only its owner, or who looks after the team, hands a record over.' using errcode = 'HXAUH';
      end if;
      return p_act || jsonb_build_object('made', case when v_count > 0 then v_facts -> 'owner_id' end);
    when 'enrol' then
      if v_facts ->> 'contact_id' is null then
        raise exception 'There is no client to enroll.' using errcode = 'HXAUE', detail = 'no_client';
      end if;
      select e.reason into v_reason
      from public.enrol_contacts((p_act ->> 'sequence_id')::uuid, array[(v_facts ->> 'contact_id')::uuid]) e;
      if not found or v_reason is not null then
        raise exception 'This client is left out of the sequence.' using errcode = 'HXAUE', detail = coalesce(v_reason, 'no_client');
      end if;
      select e.id into v_id from public.sequence_enrolments e
      where e.sequence_id = (p_act ->> 'sequence_id')::uuid and e.contact_id = (v_facts ->> 'contact_id')::uuid;
      return p_act || jsonb_build_object('made', v_id);
    else
      v_row := public.convert_lead(p_id, true);
      return p_act || jsonb_build_object('made', v_row -> 'deal_id');
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.do_acts (
  p_kind  text,
  p_id    uuid,
  p_acts  jsonb,
  p_key   text,
  p_chain uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_act jsonb;
  v_place integer := 0;
  v_steps jsonb := '[]';
begin
  perform set_config('haven.automation_chain', p_chain::text, true);
  for v_act in
    select a.act from jsonb_array_elements(p_acts) with ordinality a (act, place)
    order by array_position(array['set', 'tag', 'assign'], a.act ->> 'do') nulls last, a.place
  loop
    v_place := v_place + 1;
    v_steps := v_steps || jsonb_build_array(private.do_act(p_kind, p_id, v_act, p_key || ':' || v_place));
  end loop;
  perform set_config('haven.automation_chain', '', true);
  return jsonb_build_object(
    'steps', v_steps, 'version', coalesce(private.automation_facts(p_kind, p_id) -> 'version', 'null'::jsonb)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.failing_condition (
  p_kind       text,
  p_id         uuid,
  p_matches    text,
  p_conditions jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_condition jsonb;
  v_is boolean;
  v_failing jsonb;
begin
  for v_condition in select c from jsonb_array_elements(p_conditions) c loop
    execute format(
      'select exists (select from public.%I where id = $1 and (%s))', p_kind, private.automation_where(p_kind, v_condition)
    ) into v_is using p_id;
    if v_is and p_matches = 'any' then
      return null;
    elsif not v_is then
      v_failing := v_condition;
      exit when p_matches = 'all';
    end if;
  end loop;
  return v_failing;
end
$function$;

CREATE OR REPLACE FUNCTION private.hand_back (
  p_run public.automation_runs,
  p_to  uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  execute format(
    'update public.%I r set owner_id = $1 where r.id = $2 and r.book = any ($3) and private.is_reader($1, r.book)', p_run.kind
  ) using p_to, p_run.record_id, private.my_books();
  get diagnostics v_count = row_count;
  if v_count = 0 then
    raise exception 'Somebody has changed it meanwhile.' using errcode = 'HXAUV';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_automation (
  p_id uuid
)
  RETURNS public.automations
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_rule public.automations;
begin
  perform private.lock_member();
  select * into v_rule from public.automations a
  where a.id = p_id and a.owner_id = auth.uid() and a.book = any (private.my_books()) for update;
  if v_rule.id is null then
    raise exception 'There is no such automation.' using errcode = 'HXAUN';
  end if;
  return v_rule;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_run (
  p_id       uuid,
  p_outcomes text[]
)
  RETURNS public.automation_runs
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_run public.automation_runs;
begin
  perform private.lock_member();
  select * into v_run from public.automation_runs r
  where r.id = p_id and r.owner_id = auth.uid() and r.book = any (private.my_books()) and r.outcome = any (p_outcomes)
  for update;
  if v_run.id is null then
    raise exception 'This is not there to be decided.' using errcode = 'HXAUR';
  end if;
  return v_run;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_automations()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.automations a
  set tenant_id = null, book = a.owner_id, is_on = false, paused_because = 'left', version = a.version + 1, updated_at = now()
  where a.owner_id = old.user_id and a.tenant_id = old.tenant_id;
  update public.automation_runs r set book = old.user_id
  where r.owner_id = old.user_id and r.book = private.own_book(old.user_id, old.tenant_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_for_account (
  p_occasion   text,
  p_kind       text,
  p_record_id  uuid,
  p_account_id uuid,
  p_cause      text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.automation_events (occasion, kind, record_id, account_id, cause, chain)
  select p_occasion, p_kind, p_record_id, p_account_id, p_cause, private.automation_chain()
  where p_record_id is not null and exists (
    select from public.automations a where a.occasion = p_occasion and a.owner_id = p_account_id and a.is_on
  )
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_for_automations()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select from public.automations a
    where a.is_on and a.occasion in ('lead_came', 'contact_made', 'contact_tagged', 'deal_moved')
  ) then
    return null;
  end if;
  insert into private.automation_events (occasion, value, kind, record_id, book, cause, chain)
  with crowded as (
    select b.book from (select distinct a.book from after_rows a) b
    where (select count(*) from (select from private.automation_events e where e.book = b.book limit 5000) w) >= 5000
  )
  select h.occasion, h.value, c.kind, c.record_id, c.book, 'change:' || c.id || coalesce(':' || h.value, ''),
    private.automation_chain()
  from after_rows c
  cross join lateral (
    select 'lead_came' as occasion, null as value where c.kind = 'leads' and c.act = 'created'
    union all
    select 'contact_made', null where c.kind = 'contacts' and c.act = 'created'
    union all
    select 'deal_moved', c.now ->> 'stage' where c.kind = 'deals' and c.act = 'changed' and c.now ? 'stage'
    union all
    select 'contact_tagged', t.tag from jsonb_array_elements_text(
      case when c.kind = 'contacts' and c.act = 'changed' and jsonb_typeof(c.now -> 'tags') = 'array' then c.now -> 'tags' else '[]' end
    ) t (tag)
    where not coalesce(c.was -> 'tags' ? t.tag, false)
  ) h
  where (
    exists (select from public.automations a where a.is_on and a.occasion = h.occasion and a.owner_id = c.book)
    or exists (select from public.automations a where a.is_on and a.occasion = h.occasion and a.tenant_id = c.book)
    or exists (select from public.automations a where a.is_on and a.occasion = h.occasion and a.book = c.book)
  ) and c.book not in (select d.book from crowded d)
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_inquiry_for_automations()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.note_for_account('inquiry_came', 'leads', new.id, private.account_of(new.broker_id), 'inquiry:' || new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_letter_for_automations()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.replied_at is not null and old.replied_at is null then
    perform private.note_for_account('letter_answered', 'contacts', new.contact_id, new.sender_id, 'answered:' || new.id);
  end if;
  if new.status = 'bounced' and old.status <> 'bounced' then
    perform private.note_for_account('letter_bounced', 'contacts', new.contact_id, new.sender_id, 'bounced:' || new.id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_nda_for_automations()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.note_for_account('nda_signed', 'listings', l.id, private.account_of(l.broker_id), 'nda:' || new.id)
  from public.listings l where l.id = new.listing_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_run (
  p_rule    public.automations,
  p_event   private.automation_events,
  p_outcome text,
  p_reason  text,
  p_detail  jsonb,
  p_steps   jsonb                     DEFAULT '[]'::jsonb,
  p_version integer                   DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.automation_runs (
    automation_id, owner_id, book, house, cause, kind, record_id, title, outcome, reason, detail, steps, version
  ) values (
    p_rule.id, p_rule.owner_id, p_rule.book, coalesce(p_rule.tenant_id, p_rule.owner_id), p_event.cause, p_event.kind,
    p_event.record_id,
    coalesce(left(private.automation_record(p_event.kind, p_event.record_id) ->> 'title', 200), 'A record'), p_outcome,
    p_reason, p_detail, p_steps, p_version
  ) on conflict do nothing;
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
      'You are a member of {tenant}', 'Somebody has let you in. Switch to it under Workspace.', '/workspace-settings'),
    ('tenant_invited', 'system', false, false, false, false,
      '{name} invites you to {tenant}', 'Join it, or turn the invitation down.', '/workspace-settings'),
    ('tenant_join_asked', 'system', false, false, true, false,
      '{name} asks to join {tenant}', 'Their confirmed address is at a domain of yours.', '/workspace-settings'),
    ('tenant_left', 'system', false, false, true, false,
      'You are no longer a member of {tenant}', 'What you shared there stays with the team.', '/workspace-settings'),
    ('tenant_owned', 'system', false, false, true, false,
      '{tenant} is yours', '{name} has handed it over to you.', '/workspace-settings'),
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
    ('credential_verified', 'review', false, false, false, false,
      '{paper} is verified', 'Your profile shows it until it ends.', '/vendor-credentials'),
    ('credential_rejected', 'review', false, false, true, false,
      '{paper} was sent back', '{reason}', '/vendor-credentials'),
    ('credential_ending', 'review', false, false, true, false,
      '{paper} ends {when}', 'Send the new one before then, and your profile stays verified.', '/vendor-credentials'),
    ('credential_ended', 'review', true, false, true, false,
      '{paper} ends today', 'From tomorrow your profile is not marked as verified until the new one is in.',
      '/vendor-credentials'),
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
    ('transaction_date_soon', 'info', false, false, true, false,
      'Soon: {date}, {property}', 'On {when}.', '/transactions/{transaction_id}'),
    ('transaction_party', 'info', false, false, true, false,
      '{name} {did} {property}', '{role}.', '/transactions/{transaction_id}'),
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
    ('wire_changed', 'info', true, false, false, false,
      'Wire instructions for {property}', '{name} entered where {purpose} is to be sent. Send nothing until somebody has called back.', '/transactions/{transaction_id}'),
    ('wire_confirmed', 'info', false, false, true, false,
      'Wire instructions for {property} are confirmed', '{name} called back about {purpose}.', '/transactions/{transaction_id}'),
    ('wire_differs', 'info', true, false, true, false,
      'Do not send money for {property}', '{name} called back about {purpose} and was told another account.', '/transactions/{transaction_id}'),
    ('wire_sent', 'info', false, false, true, false,
      'Money for {property} was sent', '{name} sent {purpose}.', '/transactions/{transaction_id}'),
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('lead_assigned', 'lead', false, false, true, false,
      '{name} is your lead', '{interest}', '/leads/{lead_id}'),
    ('lead_late', 'lead', false, false, true, false,
      '{name} waits for your answer', '{interest}: the time to answer has passed.', '/leads/{lead_id}'),
    ('lead_unanswered', 'lead', false, false, true, false,
      '{name} still waits for an answer', 'A lead of {broker}, and twice the time to answer has passed.', '/leads/{lead_id}'),
    ('automation', 'info', false, false, true, false,
      '{words}', '{record}', '{path}'),
    ('automation_paused', 'info', false, false, true, false,
      '{name} is paused', '{why}', '/workflow-automation'),
    ('broker_link_asked', 'lead', false, false, true, false,
      '{name} asks to connect', '{message}', '/broker/network?broker={broker_id}'),
    ('broker_link_accepted', 'lead', false, false, false, false,
      '{name} is in your network', 'You can refer clients to each other.', '/broker/network?broker={broker_id}'),
    ('referral_offered', 'lead', false, false, true, false,
      '{name} refers a client to you', '{interest}', '/broker/network?view=referrals'),
    ('referral_answered', 'lead', false, false, true, false,
      '{name} {did} your referral', '{client}', '/broker/network?view=referrals'),
    ('partnership', 'lead', false, false, true, false,
      '{name} {did} standing terms', '{share} of the commission for each client passed on', '/partnerships'),
    ('review_published', 'system', false, false, true, false,
      '{name} reviewed you', '{rating} of 5 stars. You may answer it in public, once.', '/review-management'),
    ('co_brokerage_offered', 'lead', false, false, true, false,
      '{name} offers you a co-brokerage', '{property}', '/co-brokers?agreement={agreement_id}'),
    ('co_brokerage_signed', 'lead', false, false, true, false,
      '{name} signed the co-brokerage', '{property}', '/co-brokers?agreement={agreement_id}'),
    ('co_brokerage_ended', 'lead', false, false, true, false,
      '{name} ended the co-brokerage', '{property}', '/co-brokers?agreement={agreement_id}'),
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

CREATE OR REPLACE FUNCTION private.pause_automation (
  p_id      uuid,
  p_because text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_rule public.automations;
begin
  update public.automations a set is_on = false, paused_because = p_because, updated_at = now()
  where a.id = p_id and a.is_on returning * into v_rule;
  if v_rule.id is not null and p_because in ('rights', 'flood') then
    perform private.notify(
      v_rule.owner_id, 'automation_paused', 'automation:' || v_rule.id || ':' || v_rule.on_since,
      jsonb_build_object('name', v_rule.name, 'why', case p_because
        when 'flood' then 'It ran more often than is allowed within an hour.'
        else 'It was to do something that you may not do.' end)
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.prune_automations()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  update public.automation_runs r set outcome = 'dismissed', reason = 'expired', decided_at = now()
  where r.outcome = 'waiting' and r.at < now() - interval '30 days';
  delete from public.automation_runs r where r.id in (
    select o.id from public.automation_runs o where o.at < now() - interval '90 days' order by o.at limit 5000
  );
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.remove_automation (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.hold_automation(p_id);
  delete from public.automations a where a.id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_act (
  p_kind text,
  p_act  jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_do constant text := p_act ->> 'do';
  v_is_record constant boolean := p_kind <> 'listings';
  v_known constant text[] := case v_do
    when 'task' then array['do', 'title', 'to', 'days']
    when 'notify' then array['do', 'to', 'words']
    when 'note' then array['do', 'words']
    when 'set' then array['do', 'field', 'value']
    when 'tag' then array['do', 'tag']
    when 'assign' then array['do', 'to']
    when 'enrol' then array['do', 'sequence_id']
    when 'deal' then array['do']
  end;
begin
  if jsonb_typeof(p_act) is distinct from 'object' or v_known is null
    or exists (select from jsonb_object_keys(p_act) k where k <> all (v_known))
    or not v_is_record and v_do not in ('task', 'notify')
    or v_do = 'deal' and p_kind <> 'leads'
    or v_do = 'tag' and p_kind not in ('leads', 'contacts', 'deals')
    or v_do = 'enrol' and p_kind not in ('leads', 'contacts', 'deals')
  then
    raise exception 'An automation does no such thing.' using errcode = 'HXAUX';
  end if;
  case v_do
    when 'task' then
      perform private.require_words(p_act ->> 'title', 150);
      perform private.require_colleague(p_act ->> 'to', case when v_is_record then array['me', 'owner'] else array['me'] end);
      if jsonb_typeof(p_act -> 'days') is distinct from 'number' or p_act ->> 'days' !~ '^[0-9]{1,3}$'
        or (p_act ->> 'days')::integer > 250
      then
        raise exception 'A task is due within a year.' using errcode = 'HXAUX';
      end if;
    when 'notify' then
      perform private.require_words(p_act ->> 'words', 200);
      perform private.require_colleague(p_act ->> 'to', array['me']);
    when 'note' then
      perform private.require_words(p_act ->> 'words', 1000);
    when 'set' then
      perform private.require_field(p_kind, p_act ->> 'field', p_act -> 'value');
    when 'tag' then
      perform private.require_words(p_act ->> 'tag', 40);
    when 'assign' then
      perform private.require_colleague(p_act ->> 'to', case p_kind when 'leads' then array['me', 'turn'] else array['me'] end);
    when 'enrol' then
      if p_act ->> 'sequence_id' is null or not exists (
        select from public.email_sequences s
        where s.id::text = p_act ->> 'sequence_id' and s.book = any (private.my_books()) and s.deleted_at is null
      ) then
        raise exception 'There is no such sequence.' using errcode = 'HXSQG';
      end if;
    else
      null;
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_automation (
  p_occasion   text,
  p_value      text,
  p_whose      text,
  p_matches    text,
  p_conditions jsonb,
  p_acts       jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_kind constant text := private.require_occasion(p_occasion, p_value);
  v_each jsonb;
begin
  if coalesce(p_whose, '') not in ('mine', 'all') or coalesce(p_matches, '') not in ('all', 'any')
    or jsonb_typeof(p_conditions) is distinct from 'array' or jsonb_array_length(p_conditions) > 10
    or char_length(p_conditions::text) > 8000
  then
    raise exception 'An automation has up to ten conditions.' using errcode = 'HXAUC';
  end if;
  for v_each in select c from jsonb_array_elements(p_conditions) c loop
    if jsonb_typeof(v_each) is distinct from 'object'
      or exists (select from jsonb_object_keys(v_each) k where k not in ('field', 'is', 'value'))
    then
      raise exception 'This is no condition.' using errcode = 'HXAUC';
    end if;
    perform private.automation_where(v_kind, v_each);
  end loop;
  if jsonb_typeof(p_acts) is distinct from 'array' or jsonb_array_length(p_acts) not between 1 and 5
    or char_length(p_acts::text) > 12000
  then
    raise exception 'An automation does one to five things.' using errcode = 'HXAUX';
  end if;
  for v_each in select a from jsonb_array_elements(p_acts) a loop
    perform private.require_act(v_kind, v_each);
  end loop;
  if exists (
    select from jsonb_array_elements(p_acts) a
    where a ->> 'do' in ('set', 'assign', 'enrol', 'deal')
    group by a ->> 'do', a ->> 'field' having count(*) > 1
  ) then
    raise exception 'An automation does this once.' using errcode = 'HXAUX';
  end if;
  return v_kind;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_colleague (
  p_who    text,
  p_others text[]
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_who is null or p_who <> all (p_others)
    and not exists (select from private.record_people() p where p.id::text = p_who)
  then
    raise exception 'This is nobody of your team.' using errcode = 'HXRTO';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_field (
  p_kind  text,
  p_field text,
  p_value jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_field in ('sharing', 'deleted_at', 'consent', 'do_not_contact', 'tags', 'skipped', 'begins_at', 'ends_at', 'received_at')
    or not exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', p_kind)::regclass and a.attname = p_field and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')
    )
    or coalesce(jsonb_typeof(p_value), 'object') = 'object' or char_length(p_value::text) > 2000
  then
    raise exception 'An automation does not write this.' using errcode = 'HXAUF';
  end if;
  execute format('select jsonb_populate_record(null::public.%I, $1)', p_kind) using jsonb_build_object(p_field, p_value);
exception
  when data_exception then
    raise exception 'An automation does not write this.' using errcode = 'HXAUF';
end
$function$;

CREATE OR REPLACE FUNCTION private.require_occasion (
  p_occasion text,
  p_value    text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_known record;
begin
  select * into v_known from private.automation_occasions() o where o.occasion = p_occasion;
  if not found or not coalesce(case v_known.takes
    when 'minutes' then p_value ~ '^[1-9][0-9]{0,4}$'
    when 'days' then p_value ~ '^[1-9][0-9]{0,2}$'
    when 'stage' then p_value in (select s.stage from private.deal_stages() s)
    when 'tag' then char_length(btrim(p_value)) between 1 and 40 and private.is_line(p_value, 40)
    else p_value is null
  end, false) then
    raise exception 'An automation does not begin so.' using errcode = 'HXAUO';
  end if;
  return v_known.kind;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_words (
  p_words   text,
  p_longest integer
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if btrim(coalesce(p_words, '')) = '' or char_length(p_words) > p_longest or not private.is_line(p_words, p_longest) then
    raise exception 'An act says in a line what it is.' using errcode = 'HXAUW';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.rules_for (
  p_event private.automation_events
)
  RETURNS SETOF public.automations
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select a.* from public.automations a
  where a.is_on and a.occasion = (p_event).occasion and a.occasion_value is not distinct from (p_event).value
    and (
      a.id = (p_event).automation_id
      or (p_event).automation_id is null and (
        a.owner_id = (p_event).account_id or (p_event).book in (a.owner_id, a.tenant_id, a.book)
      )
    )
    and a.on_since <= (p_event).at
  order by a.created_at, a.id limit 200
$function$;

CREATE OR REPLACE FUNCTION private.run_automation (
  p_rule  public.automations,
  p_event private.automation_events,
  p_now   timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_why text;
  v_failing jsonb;
  v_done jsonb;
  v_code text;
  v_detail text;
  v_now jsonb;
  v_later jsonb;
begin
  if exists (select from public.automation_runs r where r.automation_id = p_rule.id and r.cause = p_event.cause) then
    return;
  end if;
  v_why := private.why_not_run(p_rule, p_event, p_now);
  if v_why in ('not_let_in', 'left') then
    perform private.pause_automation(p_rule.id, v_why);
  elsif v_why = 'pace' then
    -- Once: a flood of what happens is no flood of lines in the log.
    perform private.note_run(p_rule, p_event, 'not_run', 'pace', null);
    perform private.pause_automation(p_rule.id, 'flood');
  elsif v_why is not null and v_why <> 'unseen' then
    perform private.note_run(p_rule, p_event, 'not_run', v_why, null);
  end if;
  if v_why is not null then
    return;
  end if;
  v_failing := private.failing_condition(p_event.kind, p_event.record_id, p_rule.matches, p_rule.conditions);
  if v_failing is not null then
    perform private.note_run(p_rule, p_event, 'not_run', 'condition', v_failing);
    return;
  end if;
  select coalesce(jsonb_agg(a) filter (where not private.asks_first(a)), '[]'),
    coalesce(jsonb_agg(a) filter (where private.asks_first(a)), '[]')
  into v_now, v_later from jsonb_array_elements(p_rule.acts) a;
  begin
    perform set_config('role', 'authenticated', true);
    v_done := private.do_acts(
      p_event.kind, p_event.record_id, v_now, 'automation:' || p_rule.id || ':' || md5(p_event.cause), p_event.chain || p_rule.id
    );
    perform set_config('role', 'none', true);
    perform private.note_run(
      p_rule, p_event, case when jsonb_array_length(v_later) > 0 then 'waiting' else 'done' end, null, null,
      (v_done -> 'steps') || v_later, (v_done ->> 'version')::integer
    );
  exception when others then
    get stacked diagnostics v_code = returned_sqlstate, v_detail = pg_exception_detail;
  end;
  if v_code is not null then
    perform private.note_run(
      p_rule, p_event, 'refused', 'refused',
      jsonb_strip_nulls(jsonb_build_object('code', v_code, 'said', nullif(left(v_detail, 100), '')))
    );
    if v_code in ('42501', 'HXRTO', 'HXAUH', 'HXAUP', 'HXRTA', 'HXSQG') then
      perform private.pause_automation(p_rule.id, 'rights');
    end if;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_automation (
  p_id      uuid,
  p_version integer,
  p_rule    jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_tenant_id constant uuid := private.current_tenant_id();
  v_rule public.automations;
begin
  if jsonb_typeof(p_rule) is distinct from 'object' then
    raise exception 'An automation does not begin so.' using errcode = 'HXAUO';
  end if;
  perform private.require_automation(
    p_rule ->> 'occasion', p_rule ->> 'occasion_value', p_rule ->> 'whose', p_rule ->> 'matches', p_rule -> 'conditions',
    p_rule -> 'acts'
  );
  perform private.require_words(p_rule ->> 'name', 120);
  if p_id is not null then
    v_rule := private.hold_automation(p_id);
    if v_rule.version is distinct from p_version then
      raise exception 'Somebody has changed it meanwhile.' using errcode = 'HXAUV';
    end if;
  elsif (select count(*) from public.automations a where a.owner_id = v_me) >= 50 then
    raise exception 'There are 50 of these already.' using errcode = 'HXAUM';
  end if;
  insert into public.automations as a (
    id, owner_id, tenant_id, book, name, occasion, occasion_value, whose, matches, conditions, acts
  ) values (
    coalesce(p_id, gen_random_uuid()), v_me, v_tenant_id, private.book_of(v_me, v_tenant_id, 'private'),
    btrim(p_rule ->> 'name'), p_rule ->> 'occasion', p_rule ->> 'occasion_value', p_rule ->> 'whose',
    p_rule ->> 'matches', p_rule -> 'conditions', p_rule -> 'acts'
  )
  -- What has changed is tried before it runs again.
  on conflict (id) do update set
    name = excluded.name, occasion = excluded.occasion, occasion_value = excluded.occasion_value, whose = excluded.whose,
    matches = excluded.matches, conditions = excluded.conditions, acts = excluded.acts, version = a.version + 1,
    updated_at = now(), is_on = false, paused_because = null
  returning * into v_rule;
  return v_rule.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.schedule_records()
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-tasks', '* * * * *', 'select private.remind_of_tasks()';
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-events', '* * * * *', 'select private.remind_of_events()';
  execute 'select cron.schedule($1, $2, $3)' using 'late-leads', '* * * * *', 'select private.tell_of_late_leads()';
  execute 'select cron.schedule($1, $2, $3)' using 'work-letters', '* * * * *', 'select private.work_letters()';
  execute 'select cron.schedule($1, $2, $3)' using 'work-automations', '* * * * *', 'select private.work_automations()';
  execute 'select cron.schedule($1, $2, $3)' using 'prune-automations', '43 * * * *', 'select private.prune_automations()';
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-dates', '11 * * * *', 'select private.remind_of_dates()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-records', '37 * * * *', 'select private.purge_records(), private.purge_record_files()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_run (
  p_id      uuid,
  p_outcome text,
  p_steps   jsonb,
  p_version integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.automation_runs r
  set outcome = p_outcome, steps = p_steps, version = coalesce(p_version, r.version), decided_at = now()
  where r.id = p_id and r.owner_id = auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.sweep_automations (
  p_now timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_rule public.automations;
  v_count integer := 0;
begin
  for v_rule in
    select a.* from public.automations a join private.automation_occasions() o on o.occasion = a.occasion
    where a.is_on and o.by_clock is not null and a.swept_at <= p_now - o.by_clock
    order by a.swept_at limit 200 for update of a skip locked
  loop
    insert into private.automation_events (occasion, value, kind, record_id, account_id, automation_id, cause)
    select v_rule.occasion, v_rule.occasion_value, k.kind, f.record_id, v_rule.owner_id, v_rule.id, f.cause
    from private.automation_occasions() k
    cross join lateral private.automation_occurrences(
      v_rule.owner_id, array_remove(array[v_rule.owner_id, v_rule.tenant_id, v_rule.book], null), v_rule.occasion,
      v_rule.occasion_value, greatest(v_rule.swept_at, p_now - interval '2 days'), p_now
    ) f
    where k.occasion = v_rule.occasion
    on conflict do nothing;
    update public.automations a set swept_at = p_now where a.id = v_rule.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.switch_automation (
  p_id uuid,
  p_on boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_rule constant public.automations := private.hold_automation(p_id);
begin
  if p_on then
    perform private.require_automation(
      v_rule.occasion, v_rule.occasion_value, v_rule.whose, v_rule.matches, v_rule.conditions, v_rule.acts
    );
  end if;
  update public.automations a set
    is_on = p_on, paused_because = null, updated_at = now(), version = a.version + 1,
    on_since = case when p_on then clock_timestamp() else a.on_since end,
    swept_at = case when p_on then clock_timestamp() else a.swept_at end
  where a.id = p_id and a.is_on is distinct from p_on;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_back_step (
  p_run_id uuid,
  p_step   jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_run constant public.automation_runs := private.hold_run(p_run_id, '{done,waiting}');
begin
  if not v_run.steps @> jsonb_build_array(p_step) then
    return;
  elsif p_step ->> 'do' = 'notify' then
    delete from public.notifications n
    where n.user_id = (p_step ->> 'told')::uuid and n.dedupe_key = p_step ->> 'made' and n.kind = 'automation' and n.read_at is null;
  elsif p_step ->> 'do' = 'assign' then
    perform private.hand_back(v_run, (p_step ->> 'made')::uuid);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_automation (
  p_to    uuid,
  p_words text,
  p_kind  text,
  p_id    uuid,
  p_key   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row constant jsonb := private.automation_record(p_kind, p_id);
begin
  if v_row is null or p_to <> auth.uid() and (
    not exists (select from private.record_people() p where p.id = p_to)
    or p_kind = 'listings' or not private.is_reader(p_to, (v_row ->> 'book')::uuid)
  ) then
    raise exception 'Whoever shall hear of it does not see it.' using errcode = 'HXAUP';
  end if;
  perform private.keep_pace('automation', 120, interval '1 hour');
  perform private.notify(
    p_to, 'automation', p_key,
    jsonb_build_object('words', p_words, 'record', v_row ->> 'title', 'path', case p_kind
      when 'listings' then '/my-listings' else (select k.path || '/' || p_id from private.record_kinds() k where k.kind = p_kind)
    end),
    case when p_kind <> 'listings' then jsonb_build_object('kind', p_kind, 'record_id', p_id) else '{}' end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.try_automation (
  p_rule jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_kind text;
  v_lines jsonb := '[]';
  v_at record;
  v_record jsonb;
  v_failing jsonb;
  v_seen integer := 0;
  v_meets integer := 0;
begin
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  v_kind := private.require_automation(
    p_rule ->> 'occasion', p_rule ->> 'occasion_value', p_rule ->> 'whose', p_rule ->> 'matches', p_rule -> 'conditions',
    p_rule -> 'acts'
  );
  for v_at in
    select * from private.automation_occurrences(
      v_me, private.my_books(), p_rule ->> 'occasion', p_rule ->> 'occasion_value', now() - interval '30 days', now()
    ) o order by o.at desc
  loop
    v_record := private.automation_record(v_kind, v_at.record_id);
    continue when v_record is null
      or p_rule ->> 'whose' = 'mine' and v_kind <> 'listings' and (v_record ->> 'owner_id')::uuid <> v_me;
    v_seen := v_seen + 1;
    v_failing := private.failing_condition(v_kind, v_at.record_id, p_rule ->> 'matches', p_rule -> 'conditions');
    v_meets := v_meets + (v_failing is null)::integer;
    if v_seen <= 100 then
      v_lines := v_lines || jsonb_build_array(jsonb_build_object(
        'id', v_at.record_id || ':' || v_seen, 'record_id', v_at.record_id, 'title', left(v_record ->> 'title', 200),
        'at', v_at.at, 'failing', v_failing
      ));
    end if;
  end loop;
  return jsonb_build_object('kind', v_kind, 'happened', v_seen, 'meets', v_meets, 'lines', v_lines);
end
$function$;

CREATE OR REPLACE FUNCTION private.undo_step (
  p_run  public.automation_runs,
  p_step jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_id constant uuid := case when p_step ->> 'do' in ('task', 'note', 'enrol') then (p_step ->> 'made')::uuid end;
begin
  case p_step ->> 'do'
    when 'task' then
      delete from public.record_tasks t where t.id = v_id and t.done_at is null;
    when 'note' then
      update public.record_comments c set deleted_at = now() where c.id = v_id and c.deleted_at is null;
    when 'set', 'tag' then
      perform public.restore_record(p_run.kind, p_run.record_id, c.id) from public.record_changes c
      where c.record_id = p_run.record_id and c.kind = p_run.kind and c.version = (p_step ->> 'made')::integer;
    when 'enrol' then
      perform public.end_enrolment(v_id, false) from public.sequence_enrolments e where e.id = v_id and e.status = 'active';
    when 'deal' then
      perform public.undo_conversion(p_run.record_id);
    else
      perform private.take_back_step(p_run.id, p_step);
  end case;
end
$function$;

CREATE OR REPLACE FUNCTION private.why_not_run (
  p_rule  public.automations,
  p_event private.automation_events,
  p_now   timestamp with time zone
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_record jsonb;
begin
  if not private.is_approved() then
    return 'not_let_in';
  elsif p_rule.tenant_id is not null and not exists (
    select from public.tenant_users u where u.user_id = p_rule.owner_id and u.tenant_id = p_rule.tenant_id
  ) then
    return 'left';
  elsif private.current_tenant_id() is distinct from p_rule.tenant_id then
    return 'elsewhere';
  end if;
  v_record := private.automation_record(p_event.kind, p_event.record_id);
  return case
    when v_record is null
      or p_rule.whose = 'mine' and p_event.kind <> 'listings' and (v_record ->> 'owner_id')::uuid <> p_rule.owner_id
      then 'unseen'
    when p_rule.id = any (p_event.chain) or cardinality(p_event.chain) >= 3 then 'chain'
    when exists (
      select from public.automation_runs r
      where r.automation_id = p_rule.id and r.record_id = p_event.record_id and r.outcome in ('done', 'waiting')
        and r.at > p_now - interval '10 minutes'
    ) then 'again'
    when (
      select count(*) >= p.of_owner from private.automation_pace() p, public.automation_runs r
      where r.owner_id = p_rule.owner_id and r.outcome <> 'not_run' and r.at > p_now - interval '1 hour'
      group by p.of_owner
    ) or (
      select count(*) >= p.of_house from private.automation_pace() p, public.automation_runs r
      where r.house = coalesce(p_rule.tenant_id, p_rule.owner_id) and r.outcome <> 'not_run' and r.at > p_now - interval '1 hour'
      group by p.of_house
    ) then 'pace'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_automations (
  p_now timestamp with time zone DEFAULT now()
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_event private.automation_events;
  v_rule public.automations;
  v_count integer := 0;
begin
  perform private.sweep_automations(p_now);
  for v_event in
    delete from private.automation_events e where e.id in (
      select q.id from private.automation_events q order by q.id limit 200 for update skip locked
    ) returning e.*
  loop
    for v_rule in select * from private.rules_for(v_event) loop
      -- Whoever keeps a rule has shown their second step, if they have one.
      perform set_config('request.jwt.claims', jsonb_build_object(
        'sub', v_rule.owner_id, 'role', 'authenticated', 'aal', 'aal2'
      )::text, true);
      perform private.run_automation(v_rule, v_event, p_now);
      perform set_config('request.jwt.claims', v_claims, true);
    end loop;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION public.approve_automation_run (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_run constant public.automation_runs := private.hold_run(p_id, '{waiting}');
  v_done jsonb;
begin
  v_done := private.do_acts(
    v_run.kind, v_run.record_id, (select jsonb_agg(s) from jsonb_array_elements(v_run.steps) s where not s ? 'made'),
    'automation:' || v_run.id || ':yes', array[v_run.automation_id]
  );
  perform private.settle_run(
    p_id, 'done', (select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(v_run.steps) s where s ? 'made') || (v_done -> 'steps'),
    (v_done ->> 'version')::integer
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."approve_automation_run"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.dismiss_automation_run (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_run constant public.automation_runs := private.hold_run(p_id, '{waiting}');
  v_made constant jsonb := (select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(v_run.steps) s where s ? 'made');
begin
  perform private.settle_run(p_id, case when v_made = '[]' then 'dismissed' else 'done' end, v_made, null);
end
$function$;

REVOKE ALL ON FUNCTION "public"."dismiss_automation_run"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_automations()
  RETURNS TABLE (
    id             uuid,
    version        integer,
    name           text,
    is_on          boolean,
    paused_because text,
    occasion       text,
    occasion_value text,
    whose          text,
    matches        text,
    conditions     jsonb,
    acts           jsonb,
    runs           bigint,
    last_at        timestamp with time zone,
    waiting        bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select a.id, a.version, a.name, a.is_on, a.paused_because, a.occasion, a.occasion_value, a.whose, a.matches,
    a.conditions, a.acts, r.runs, r.last_at, r.waiting
  from public.automations a
  cross join lateral (
    select count(*) as runs, max(r.at) as last_at, count(*) filter (where r.outcome = 'waiting') as waiting
    from public.automation_runs r where r.automation_id = a.id and r.outcome not in ('not_run', 'refused')
  ) r
  order by lower(a.name), a.id
$function$;

REVOKE ALL ON FUNCTION "public"."my_automations"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_automation (
  p_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.remove_automation(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."remove_automation"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_automation (
  p_rule    jsonb,
  p_id      uuid    DEFAULT NULL::uuid,
  p_version integer DEFAULT NULL::integer
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.save_automation(p_id, p_version, p_rule)
$function$;

REVOKE ALL ON FUNCTION "public"."save_automation"(jsonb, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.switch_automation (
  p_id uuid,
  p_on boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.switch_automation(p_id, p_on)
$function$;

REVOKE ALL ON FUNCTION "public"."switch_automation"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.try_automation (
  p_rule jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.try_automation(p_rule)
$function$;

REVOKE ALL ON FUNCTION "public"."try_automation"(jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.undo_automation_run (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_run constant public.automation_runs := private.hold_run(p_id, '{done,waiting}');
  v_step jsonb;
begin
  if v_run.version is not null and exists (
    select from jsonb_array_elements(v_run.steps) s
    where s ->> 'made' is not null and s ->> 'do' in ('set', 'tag', 'assign', 'deal')
  ) and private.automation_facts(v_run.kind, v_run.record_id) ->> 'version' is distinct from v_run.version::text then
    raise exception 'Somebody has changed it meanwhile.' using errcode = 'HXAUV';
  end if;
  perform set_config('haven.automation_chain', array[v_run.automation_id]::text, true);
  for v_step in
    select s.step from jsonb_array_elements(v_run.steps) with ordinality s (step, place)
    where s.step ->> 'made' is not null order by s.place desc
  loop
    perform private.undo_step(v_run, v_step);
  end loop;
  perform set_config('haven.automation_chain', '', true);
  perform private.settle_run(p_id, 'undone', v_run.steps, null);
end
$function$;

REVOKE ALL ON FUNCTION "public"."undo_automation_run"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."automation_runs"
  ADD CONSTRAINT "automation_runs_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."automations"
  ADD CONSTRAINT "automations_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."automation_events"
  ADD CONSTRAINT "automation_events_automation_id_fkey" FOREIGN KEY (automation_id) REFERENCES public.automations(id) ON DELETE CASCADE;

ALTER TABLE "public"."automation_runs"
  ADD CONSTRAINT "automation_runs_automation_id_fkey" FOREIGN KEY (automation_id) REFERENCES public.automations(id) ON DELETE CASCADE;

ALTER TABLE "public"."automations"
  ADD CONSTRAINT "automations_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE CASCADE;

CREATE INDEX automation_events_automation_idx ON private.automation_events USING btree (automation_id);

CREATE INDEX automation_events_book_idx ON private.automation_events USING btree (book);

CREATE UNIQUE INDEX automation_events_once_idx ON private.automation_events USING btree (cause, COALESCE(automation_id, '00000000-0000-0000-0000-000000000000'::uuid));

CREATE INDEX automation_runs_at_idx ON public.automation_runs USING btree (at);

CREATE INDEX automation_runs_book_idx ON public.automation_runs USING btree (book, at DESC, id DESC);

CREATE INDEX automation_runs_house_idx ON public.automation_runs USING btree (house, at DESC)
  WHERE (outcome <> 'not_run'::text);

CREATE INDEX automation_runs_owner_idx ON public.automation_runs USING btree (owner_id, at DESC)
  WHERE (outcome <> 'not_run'::text);

CREATE INDEX automation_runs_record_idx ON public.automation_runs USING btree (automation_id, record_id, at DESC);

CREATE INDEX automation_runs_rule_idx ON public.automation_runs USING btree (automation_id, at DESC, id DESC);

CREATE INDEX automation_runs_waiting_idx ON public.automation_runs USING btree (book, at)
  WHERE (outcome = 'waiting'::text);

CREATE INDEX automations_book_idx ON public.automations USING btree (book, lower(name), id);

CREATE INDEX automations_on_book_idx ON public.automations USING btree (occasion, book)
  WHERE is_on;

CREATE INDEX automations_on_owner_idx ON public.automations USING btree (occasion, owner_id)
  WHERE is_on;

CREATE INDEX automations_on_tenant_idx ON public.automations USING btree (occasion, tenant_id)
  WHERE is_on;

CREATE INDEX automations_owner_idx ON public.automations USING btree (owner_id);

CREATE INDEX automations_tenant_idx ON public.automations USING btree (tenant_id);

CREATE TRIGGER tell_automations
  AFTER INSERT ON public.broker_contacts
  FOR EACH ROW
  EXECUTE FUNCTION private.note_inquiry_for_automations();

CREATE TRIGGER tell_automations
  AFTER UPDATE OF replied_at, status ON public.broker_letters
  FOR EACH ROW
  WHEN ((((new.replied_at IS NOT NULL) AND (old.replied_at IS NULL)) OR ((new.status = 'bounced'::text) AND (old.status <> 'bounced'::text))))
  EXECUTE FUNCTION private.note_letter_for_automations();

CREATE TRIGGER tell_automations
  AFTER INSERT ON public.listing_nda_signatures
  FOR EACH ROW
  EXECUTE FUNCTION private.note_nda_for_automations();

CREATE TRIGGER note_for_automations
  AFTER INSERT ON public.record_changes REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_for_automations();

CREATE TRIGGER leave_automations
  AFTER DELETE ON public.tenant_users
  FOR EACH ROW
  EXECUTE FUNCTION private.leave_automations();

CREATE POLICY "Accounts with a second factor show it" ON "public"."automation_runs"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Owners read what their automations did" ON "public"."automation_runs"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

CREATE POLICY "Accounts with a second factor show it" ON "public"."automations"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Owners read their automations" ON "public"."automations"
  FOR SELECT
  TO "authenticated"
  USING ((book = ANY (( SELECT private.my_books() AS my_books)::uuid[])));

COMMENT ON COLUMN "private"."automation_events"."account_id" IS 'Whose automations it is for, where it is no record’s book that says so.';

COMMENT ON COLUMN "private"."automation_events"."automation_id" IS 'The one that it is for, where the clock found it.';

COMMENT ON COLUMN "private"."automation_events"."chain" IS 'The automations whose doing led to it.';

COMMENT ON COLUMN "public"."automation_runs"."cause" IS 'What happened, by its name: a rule answers it once.';

COMMENT ON COLUMN "public"."automation_runs"."house" IS 'The tenant, or the person who works in none: for whom limits count.';

COMMENT ON COLUMN "public"."automation_runs"."version" IS 'Of the record once everything was done, so that it is undone as long as nobody has changed it.';

COMMENT ON COLUMN "public"."automations"."book" IS 'What its owner keeps to themselves where it was made, and so who reads it.';

COMMENT ON COLUMN "public"."automations"."swept_at" IS 'Until when it was looked for what the clock makes happen.';

REVOKE ALL ON FUNCTION "private"."asks_first"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asks_first"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."asks_first"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."automation_chain"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."automation_chain"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."automation_chain"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."automation_due"(date, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."automation_due"(date, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."automation_due"(date, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."automation_due"(date, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."automation_facts"(text, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."automation_facts"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."automation_facts"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."automation_facts"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."automation_occasions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."automation_occasions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."automation_occasions"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."automation_occurrences"(uuid, uuid[], text, text, timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."automation_occurrences"(uuid, uuid[], text, text, timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."automation_occurrences"(uuid, uuid[], text, text, timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."automation_pace"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."automation_pace"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."automation_pace"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."automation_record"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."automation_record"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."automation_record"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."automation_where"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."automation_where"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."automation_where"(text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."automation_words"(text, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."automation_words"(text, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."automation_words"(text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."automation_words"(text, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."do_act"(text, uuid, jsonb, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."do_act"(text, uuid, jsonb, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."do_act"(text, uuid, jsonb, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."do_act"(text, uuid, jsonb, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."do_acts"(text, uuid, jsonb, text, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."do_acts"(text, uuid, jsonb, text, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."do_acts"(text, uuid, jsonb, text, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."do_acts"(text, uuid, jsonb, text, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."failing_condition"(text, uuid, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."failing_condition"(text, uuid, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."failing_condition"(text, uuid, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hand_back"(public.automation_runs, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hand_back"(public.automation_runs, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hand_back"(public.automation_runs, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_automation"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_automation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_automation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_run"(uuid, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hold_run"(uuid, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."hold_run"(uuid, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_run"(uuid, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_automations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_automations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_automations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_for_account"(text, text, uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_for_account"(text, text, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_for_account"(text, text, uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_for_automations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_for_automations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_for_automations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_inquiry_for_automations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_inquiry_for_automations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_inquiry_for_automations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_letter_for_automations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_letter_for_automations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_letter_for_automations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_nda_for_automations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_nda_for_automations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_nda_for_automations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_run"(public.automations, private.automation_events, text, text, jsonb, jsonb, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_run"(public.automations, private.automation_events, text, text, jsonb, jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_run"(public.automations, private.automation_events, text, text, jsonb, jsonb, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pause_automation"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pause_automation"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pause_automation"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."prune_automations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."prune_automations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."prune_automations"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."remove_automation"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."remove_automation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."remove_automation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remove_automation"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_act"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_act"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_act"(text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_automation"(text, text, text, text, jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_automation"(text, text, text, text, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_automation"(text, text, text, text, jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_colleague"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_colleague"(text, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_colleague"(text, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_field"(text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_field"(text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_field"(text, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_occasion"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_occasion"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_occasion"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_words"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_words"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_words"(text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rules_for"(private.automation_events) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rules_for"(private.automation_events) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rules_for"(private.automation_events) TO "postgres";

REVOKE ALL ON FUNCTION "private"."run_automation"(public.automations, private.automation_events, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."run_automation"(public.automations, private.automation_events, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."run_automation"(public.automations, private.automation_events, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_automation"(uuid, integer, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_automation"(uuid, integer, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_automation"(uuid, integer, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_automation"(uuid, integer, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."settle_run"(uuid, text, jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."settle_run"(uuid, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."settle_run"(uuid, text, jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_run"(uuid, text, jsonb, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sweep_automations"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sweep_automations"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sweep_automations"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."switch_automation"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."switch_automation"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."switch_automation"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."switch_automation"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_back_step"(uuid, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."take_back_step"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."take_back_step"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_back_step"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_automation"(uuid, text, text, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."tell_of_automation"(uuid, text, text, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."tell_of_automation"(uuid, text, text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_automation"(uuid, text, text, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."try_automation"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."try_automation"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."try_automation"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."try_automation"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."undo_step"(public.automation_runs, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."undo_step"(public.automation_runs, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."undo_step"(public.automation_runs, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."undo_step"(public.automation_runs, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."why_not_run"(public.automations, private.automation_events, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."why_not_run"(public.automations, private.automation_events, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."why_not_run"(public.automations, private.automation_events, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."work_automations"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_automations"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_automations"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."approve_automation_run"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."approve_automation_run"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."approve_automation_run"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."dismiss_automation_run"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."dismiss_automation_run"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."dismiss_automation_run"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_automations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_automations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_automations"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_automation"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_automation"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_automation"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_automation"(jsonb, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_automation"(jsonb, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_automation"(jsonb, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."switch_automation"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."switch_automation"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."switch_automation"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."try_automation"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."try_automation"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."try_automation"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_automation_run"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_automation_run"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_automation_run"(uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."automation_runs" FROM "authenticated";

GRANT SELECT ON TABLE "public"."automation_runs" TO "authenticated";

REVOKE ALL ON TABLE "public"."automation_runs" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."automation_runs" TO "service_role";

REVOKE ALL ON TABLE "public"."automations" FROM "authenticated";

GRANT SELECT ON TABLE "public"."automations" TO "authenticated";

REVOKE ALL ON TABLE "public"."automations" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."automations" TO "service_role";

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

revoke all on table private.automation_events from public, anon, authenticated, service_role;

select private.schedule_records();
