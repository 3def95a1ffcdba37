SET local check_function_bodies = off;

DROP POLICY "Parties read the content that they were given" ON "storage"."objects";

DROP FUNCTION "private"."is_given_file"(text);

DROP FUNCTION "private"."usual_dates"();

CREATE TABLE "public"."transaction_paths" (
  "transaction_id" uuid                     NOT NULL,
  "state"          text                     NOT NULL,
  "care"           text                     NOT NULL,
  "financing"      text                     NOT NULL,
  "is_interim"     boolean                  NOT NULL DEFAULT false,
  "template"       text                     NOT NULL,
  "laid_at"        timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "transaction_paths_care_is_known" CHECK ((care = ANY (ARRAY['unlicensed'::text, 'assisted'::text, 'skilled'::text]))),
  CONSTRAINT "transaction_paths_financing_is_known" CHECK ((financing = ANY (ARRAY['cash'::text, 'bank'::text, 'hud'::text]))),
  CONSTRAINT "transaction_paths_pkey" PRIMARY KEY (transaction_id),
  CONSTRAINT "transaction_paths_state_shape" CHECK ((state ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT "transaction_paths_template_shape" CHECK ((template ~ '^[A-Z]{2} [0-9]{4}-[0-9]{2}-[0-9]{2}$'::text))
);

ALTER TABLE "public"."transaction_paths"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."transaction_paths" FROM "anon";

ALTER TABLE "public"."transaction_dates"
  ADD COLUMN "lane" text NOT NULL DEFAULT 'contract'::text;

ALTER TABLE "public"."transaction_dates"
  ADD COLUMN "concerns" text[] NOT NULL DEFAULT '{}'::text[];

ALTER TABLE "public"."transactions"
  ADD COLUMN "listing_id" uuid;

CREATE OR REPLACE FUNCTION private.begin_dates()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.transaction_dates (
    transaction_id, key, label, position, follows, days, counts, lane, concerns, due_on
  )
  select new.id, u.key, u.label, u.place, u.follows, u.days, u.counts, u.lane, u.concerns,
    case when u.key = 'closing' then new.expected_close end
  from private.usual_dates() u
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_transaction()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_here record;
  v_fields jsonb;
  v_missing text;
begin
  if tg_op = 'INSERT' then
    new.owner_id := coalesce(new.owner_id, new.broker_id, new.user_id);
    new.broker_id := new.owner_id;
    if auth.role() = 'authenticated' and new.status <> 'negotiation' then
      raise exception 'A transaction begins with its negotiation.' using errcode = 'HXTRM';
    end if;
  else
    if new.owner_id <> old.owner_id then
      new.broker_id := new.owner_id;
    end if;
    if new.status <> old.status then
      if not exists (
        select from private.transaction_stages() s where s.stage = old.status and new.status = any (s.leads_to)
      ) then
        raise exception 'A transaction does not go from % to %.', old.status, new.status using errcode = 'HXTRM';
      end if;
      new.stage_since := now();
      if old.status = 'terminated' then
        new.ended_reason := null;
      end if;
    end if;
  end if;
  if new.deal_id is not null and (tg_op = 'INSERT' or new.deal_id is distinct from old.deal_id)
    and not private.sees_record('deals', new.deal_id)
  then
    raise exception 'There is no such deal.' using errcode = 'HXTRD';
  end if;
  if new.listing_id is not null and auth.role() = 'authenticated'
    and (tg_op = 'INSERT' or new.listing_id is distinct from old.listing_id)
    and not private.owns_listing(new.listing_id)
    and not exists (select from public.listings l where l.id = new.listing_id and private.is_live(l))
  then
    raise exception 'There is no such listing.' using errcode = 'HXTRL';
  end if;
  select * into v_here from private.transaction_stages() s where s.stage = new.status;
  v_fields := to_jsonb(new);
  select n.need into v_missing from unnest(v_here.needs) n (need)
  where coalesce(btrim(v_fields ->> n.need), '') = '' limit 1;
  if v_missing is not null then
    raise exception 'A transaction at this stage needs its %.', v_missing using errcode = 'HXTRN', detail = v_missing;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status and v_here.needs_buyer and not private.has_buyer(new.id) then
    raise exception 'A transaction at this stage needs its buyer.' using errcode = 'HXTRB';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.date_follows_transaction()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.transaction_dates d set due_on = new.expected_close
  where d.transaction_id = new.id and d.key = 'closing' and d.due_on is distinct from new.expected_close;
  if found then
    perform private.tell_of_dates(
      new, jsonb_build_array(jsonb_build_object('key', 'closing', 'was', old.expected_close, 'due_on', new.expected_close))
    );
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.document_path (
  p_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select f.path from public.transaction_documents d join public.record_files f on f.id = d.file_id where d.id = p_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_transactions()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_books constant uuid[] := private.my_books();
  v_run constant uuid[] := array(
    select t.id from public.transactions t
    where t.book = any (v_books) and t.deleted_at is null
      and (t.status not in ('closed', 'terminated') or t.stage_since > now() - interval '60 days')
    limit 1000
  );
  v_parts constant uuid[] := array(select distinct p.transaction_id from private.my_parts() p limit 1000);
begin
  if not private.is_approved() or cardinality(v_run) + cardinality(v_parts) = 0 then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'run', count(*) filter (where t.is_run), 'value', coalesce(sum(t.price) filter (where t.is_run), 0),
      'part', count(*) filter (where not t.is_run),
      'closing', count(*) filter (where t.is_run and t.expected_close <= current_date + 30)
    )
    from (
      select t.price, t.expected_close, t.id = any (v_run) as is_run from public.transactions t
      where t.id = any (v_run || v_parts) and t.deleted_at is null and t.status not in ('closed', 'terminated')
    ) t
  ) || jsonb_build_object(
    'overdue', (
      select count(*) from public.transaction_dates d join public.transactions t on t.id = d.transaction_id
      where t.id = any (v_run) and t.status not in ('closed', 'terminated') and d.done_on is null
        and d.due_on < current_date
    ),
    'near', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.due_on, n.name), '[]') from (
        select t.id, t.property_name as name, d.label, d.due_on
        from public.transaction_dates d join public.transactions t on t.id = d.transaction_id
        where t.id = any (v_run) and t.status not in ('closed', 'terminated') and d.done_on is null
          and d.due_on between current_date and current_date + 7
        order by d.due_on, t.property_name limit 3
      ) n
    ),
    'moved', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.at desc), '[]') from (
        select t.id, t.property_name as name,
          (select s.label from private.transaction_stages() s where s.stage = t.status) as stage, t.stage_since as at
        from public.transactions t
        where t.id = any (v_run || v_parts) and t.stage_since > private.my_absence() and t.stage_since > t.created_at
        order by t.stage_since desc limit 5
      ) m
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_wanted (
  p_preferences public.notification_preferences,
  p_kind        text,
  p_channel     text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_kind record;
  v_chosen constant jsonb := p_preferences.channels -> p_kind -> p_channel;
begin
  select * into v_kind from private.notification_kinds() k where k.kind = p_kind;
  return case p_channel
    when 'email' then p_preferences.email_enabled
      and case p_kind
        when 'transaction_status' then p_preferences.transaction_status_changes
        when 'transaction_dates' then p_preferences.deadline_alerts
        when 'transaction_document' then p_preferences.document_uploads
        else true
      end
      and coalesce(v_chosen::boolean, v_kind.by_email, false)
    when 'sms' then p_preferences.sms_notifications and coalesce(
      v_chosen::boolean,
      v_kind.by_sms
        or (p_kind = 'inquiry' and p_preferences.sms_urgent_leads)
        or (p_kind = 'new_message' and p_preferences.sms_urgent_messages),
      false
    )
    when 'desktop' then p_preferences.push_notifications and coalesce(v_chosen::boolean, true)
    else false
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.lay_transaction_path (
  p_id    uuid,
  p_path  jsonb,
  p_dates jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_transaction public.transactions;
  v_date record;
  v_was public.transaction_dates;
  v_moved jsonb := '[]';
begin
  if not private.runs_transaction(p_id) then
    raise exception 'This transaction is not there.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_dates) is distinct from 'array' or jsonb_array_length(p_dates) not between 2 and 40
    or not p_dates @> '[{"key": "closing"}]'
  then
    raise exception 'These are no dates.' using errcode = '22023';
  end if;
  select * into v_transaction from public.transactions t where t.id = p_id for update;
  insert into public.transaction_paths as h (transaction_id, state, care, financing, is_interim, template)
  values (
    p_id, p_path ->> 'state', p_path ->> 'care', p_path ->> 'financing', (p_path ->> 'is_interim')::boolean,
    p_path ->> 'template'
  )
  on conflict (transaction_id) do update set
    state = excluded.state, care = excluded.care, financing = excluded.financing, is_interim = excluded.is_interim,
    template = excluded.template, laid_at = now();
  delete from public.transaction_dates d
  where d.transaction_id = p_id and d.done_on is null
    and not p_dates @> jsonb_build_array(jsonb_build_object('key', d.key));
  for v_date in
    select * from jsonb_to_recordset(p_dates) m (
      key text, label text, "position" integer, follows text[], days integer, counts text, lane text, concerns text[],
      was date, due_on date
    )
  loop
    select * into v_was from public.transaction_dates d where d.transaction_id = p_id and d.key = v_date.key;
    if found and v_was.due_on is distinct from v_date.was then
      raise exception 'Somebody moved these dates meanwhile.' using errcode = 'HXTRS';
    end if;
    insert into public.transaction_dates as d (
      transaction_id, key, label, position, follows, days, counts, lane, concerns, due_on
    )
    values (
      p_id, v_date.key, v_date.label, v_date.position, v_date.follows, v_date.days, v_date.counts, v_date.lane,
      v_date.concerns, v_date.due_on
    )
    on conflict (transaction_id, key) do update set
      label = excluded.label, position = excluded.position, follows = excluded.follows, days = excluded.days,
      counts = excluded.counts, lane = excluded.lane, concerns = excluded.concerns,
      due_on = case when d.done_on is null then excluded.due_on else d.due_on end;
    if v_was.done_on is null and v_was.due_on is distinct from v_date.due_on then
      v_moved := v_moved || jsonb_build_array(
        jsonb_build_object('key', v_date.key, 'was', v_was.due_on, 'due_on', v_date.due_on)
      );
    end if;
  end loop;
  update public.transactions t set expected_close = d.due_on
  from public.transaction_dates d
  where t.id = p_id and d.transaction_id = p_id and d.key = 'closing' and t.expected_close is distinct from d.due_on;
  perform private.tell_of_dates(v_transaction, v_moved);
  return jsonb_array_length(v_moved);
end
$function$;

CREATE OR REPLACE FUNCTION private.may_open_document (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.transaction_documents d
    where d.id = p_id and d.file_id is not null and (
      private.runs_transaction(d.transaction_id)
      or exists (
        select from private.my_parts() m
        where m.transaction_id = d.transaction_id and (d.audience = 'all' or d.audience = private.party_side(m.role))
      )
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.move_transaction_dates (
  p_id    uuid,
  p_moves jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_move record;
  v_transaction public.transactions;
  v_moved jsonb := '[]';
begin
  if not private.runs_transaction(p_id) then
    raise exception 'This transaction is not there.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_moves) is distinct from 'array' or jsonb_array_length(p_moves) not between 1 and 60 then
    raise exception 'These are no dates.' using errcode = '22023';
  end if;
  select * into v_transaction from public.transactions t where t.id = p_id for update;
  for v_move in
    select * from jsonb_to_recordset(p_moves) m (key text, was date, due_on date, was_done date, done_on date)
  loop
    perform from public.transaction_dates d
    where d.transaction_id = p_id and d.key = v_move.key
      and (d.due_on, d.done_on) is not distinct from (v_move.due_on, v_move.done_on);
    if found then
      continue;
    end if;
    update public.transaction_dates d set due_on = v_move.due_on, done_on = v_move.done_on
    where d.transaction_id = p_id and d.key = v_move.key
      and (d.due_on, d.done_on) is not distinct from (v_move.was, v_move.was_done);
    if not found then
      raise exception 'Somebody moved these dates meanwhile.' using errcode = 'HXTRS';
    end if;
    v_moved := v_moved || jsonb_build_array(to_jsonb(v_move));
  end loop;
  update public.transactions t set expected_close = d.due_on
  from public.transaction_dates d
  where t.id = p_id and d.transaction_id = p_id and d.key = 'closing' and t.expected_close is distinct from d.due_on;
  perform private.tell_of_dates(v_transaction, v_moved);
  return jsonb_array_length(v_moved);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_transaction (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_roles text[];
begin
  select array_agg(distinct p.role) into v_roles from private.my_parts() p where p.transaction_id = p_id;
  if v_roles is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', t.id, 'property_name', t.property_name, 'state', t.state, 'status', t.status,
      'stage_since', t.stage_since, 'price', t.price, 'expected_close', t.expected_close, 'closed_on', t.closed_on,
      'roles', v_roles,
      'broker', (select coalesce(nullif(b.full_name, ''), 'The broker') from public.profiles b where b.id = t.broker_id),
      'parties', (
        select coalesce(jsonb_agg(
          jsonb_build_object('role', p.role, 'name', p.name, 'company', p.company) order by p.created_at, p.id
        ), '[]')
        from public.transaction_parties p where p.transaction_id = t.id and p.role <> 'bidder'
      ),
      'dates', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'key', d.key, 'label', d.label, 'lane', d.lane, 'due_on', d.due_on, 'done_on', d.done_on
          ) order by d.position
        ), '[]')
        from public.transaction_dates d where d.transaction_id = t.id
      ),
      'documents', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', d.id, 'name', d.document_name, 'size', f.size, 'at', d.created_at)
          order by d.created_at desc, d.id
        ), '[]')
        from public.transaction_documents d left join public.record_files f on f.id = d.file_id
        where d.transaction_id = t.id
          and (d.audience = 'all' or exists (select from unnest(v_roles) r where private.party_side(r) = d.audience))
      )
    )
    from public.transactions t where t.id = p_id
  );
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

CREATE OR REPLACE FUNCTION private.tell_of_dates (
  p_transaction public.transactions,
  p_moves       jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    told.account, 'transaction_dates', 'dates:' || p_transaction.id || ':' || clock_timestamp(),
    jsonb_build_object(
      'property', p_transaction.property_name, 'dates', told.words, 'transaction_id', p_transaction.id
    ),
    jsonb_build_object('transaction_id', p_transaction.id)
  )
  from (
    select p.account, string_agg(distinct p.words, '; ') as words
    from (
      select a.account, m.words
      from (
        select d.concerns,
          d.label || case
            when v.done_on is not null then ' done on ' || to_char(v.done_on, 'FMMon FMDD, YYYY')
            when v.due_on is null then ' has no date'
            else ' ' || coalesce('from ' || to_char(v.was, 'FMMon FMDD, YYYY') || ' ', '')
              || 'to ' || to_char(v.due_on, 'FMMon FMDD, YYYY')
          end as words
        from jsonb_to_recordset(p_moves) v (key text, was date, due_on date, was_done date, done_on date)
        join public.transaction_dates d on d.transaction_id = p_transaction.id and d.key = v.key
        where (v.was, v.was_done) is distinct from (v.due_on, v.done_on)
      ) m
      join (
        select t.account, t.role from private.transaction_accounts(p_transaction.id) t
        union all
        select unnest(array[p_transaction.user_id, p_transaction.broker_id]), null
      ) a on a.role is null or m.concerns = '{}' or a.role = any (m.concerns)
      where a.account is not null and a.account is distinct from auth.uid()
    ) p
    group by p.account
  ) told;
end
$function$;

CREATE OR REPLACE FUNCTION private.transaction_listings (
  p_id uuid
)
  RETURNS TABLE (
    id        uuid,
    name      text,
    location  text,
    price     numeric,
    is_live   boolean,
    is_linked boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_linked uuid;
begin
  if not private.runs_transaction(p_id) then
    return;
  end if;
  select t.listing_id into v_linked from public.transactions t where t.id = p_id;
  return query
  select l.id, l.property_name, l.location, l.price::numeric, private.is_live(l), l.id is not distinct from v_linked
  from public.listings l
  where l.broker_id = any (private.my_brokers()) or l.id = v_linked and private.is_live(l)
  order by 6 desc, l.property_name, l.id
  limit 300;
end
$function$;

CREATE OR REPLACE FUNCTION private.usual_dates()
  RETURNS TABLE (
    place    integer,
    key      text,
    label    text,
    follows  text[],
    days     integer,
    counts   text,
    lane     text,
    concerns text[]
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    (1, 'loi', 'LOI signed', '{}'::text[], 0, 'calendar', 'contract', '{}'::text[]),
    (2, 'psa', 'PSA signed', '{loi}', 30, 'calendar', 'contract', '{}'),
    (
      3, 'licence_filing', 'License application filed', '{psa}', 10, 'business', 'licensing',
      '{buyer,buyer_broker,buyer_counsel,licensing_counsel}'
    ),
    (
      4, 'diligence', 'Due diligence ends', '{psa}', 45, 'calendar', 'contract',
      '{seller,seller_broker,seller_counsel,buyer,buyer_broker,buyer_counsel}'
    ),
    (
      5, 'financing', 'Financing approved', '{psa}', 60, 'calendar', 'lender',
      '{buyer,buyer_broker,buyer_counsel,lender}'
    ),
    (
      6, 'licence', 'License approved', '{licence_filing}', 60, 'calendar', 'licensing',
      '{buyer,buyer_broker,buyer_counsel,licensing_counsel}'
    ),
    (7, 'closing', 'Closing', '{diligence,financing,licence}', 5, 'business', 'closing', '{}')
$function$;

CREATE OR REPLACE FUNCTION public.document_path (
  p_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.document_path(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."document_path"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.lay_transaction_path (
  p_id    uuid,
  p_path  jsonb,
  p_dates jsonb
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.lay_transaction_path(p_id, p_path, p_dates)
$function$;

REVOKE ALL ON FUNCTION "public"."lay_transaction_path"(uuid, jsonb, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.may_open_document (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.may_open_document(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."may_open_document"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.transaction_listings (
  p_id uuid
)
  RETURNS TABLE (
    id        uuid,
    name      text,
    location  text,
    price     numeric,
    is_live   boolean,
    is_linked boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.transaction_listings(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."transaction_listings"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."transaction_dates"
  ADD CONSTRAINT "transaction_dates_concerns_few" CHECK ((cardinality(concerns) <= 12));

ALTER TABLE "public"."transaction_dates"
  ADD CONSTRAINT "transaction_dates_days_in_range" CHECK (((days >= '-1000'::integer) AND (days <= 1000)));

ALTER TABLE "public"."transaction_dates"
  ADD CONSTRAINT "transaction_dates_follows_few" CHECK ((cardinality(follows) <= 12));

ALTER TABLE "public"."transaction_dates"
  ADD CONSTRAINT "transaction_dates_key_shape" CHECK ((key ~ '^[a-z][a-z_]{0,39}$'::text));

ALTER TABLE "public"."transaction_dates"
  ADD CONSTRAINT "transaction_dates_lane_is_known" CHECK ((lane = ANY (ARRAY['contract'::text, 'licensing'::text, 'lender'::text, 'residents'::text, 'closing'::text])));

ALTER TABLE "public"."transaction_paths"
  ADD CONSTRAINT "transaction_paths_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

CREATE INDEX transactions_listing_idx ON public.transactions USING btree (listing_id);

CREATE POLICY "Accounts with a second factor show it" ON "public"."transaction_paths"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Who runs a transaction reads its path" ON "public"."transaction_paths"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.transactions t
  WHERE ((t.id = transaction_paths.transaction_id) AND (t.book = ANY (( SELECT private.my_books() AS my_books)::uuid[]))))));

COMMENT ON COLUMN "public"."transaction_dates"."concerns" IS 'The roles that hear when it moves; none for everybody.';

COMMENT ON COLUMN "public"."transaction_paths"."is_interim" IS 'The buyer manages under the seller’s license until the new one comes.';

COMMENT ON COLUMN "public"."transaction_paths"."template" IS 'The state and the day since when its template holds.';

REVOKE ALL ON FUNCTION "private"."document_path"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."document_path"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."document_path"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."document_path"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."figures_of_transactions"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_transactions"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_transactions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_transactions"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."lay_transaction_path"(uuid, jsonb, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."lay_transaction_path"(uuid, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."lay_transaction_path"(uuid, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lay_transaction_path"(uuid, jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_open_document"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_open_document"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_open_document"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_open_document"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_dates"(public.transactions, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_dates"(public.transactions, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_dates"(public.transactions, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."transaction_listings"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."transaction_listings"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."transaction_listings"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."transaction_listings"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."usual_dates"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."usual_dates"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."usual_dates"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."document_path"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."document_path"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."document_path"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."lay_transaction_path"(uuid, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."lay_transaction_path"(uuid, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."lay_transaction_path"(uuid, jsonb, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."may_open_document"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."may_open_document"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."may_open_document"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."transaction_listings"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."transaction_listings"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."transaction_listings"(uuid) TO "postgres";

REVOKE ALL ON TABLE "public"."transaction_paths" FROM "authenticated";

GRANT SELECT ON TABLE "public"."transaction_paths" TO "authenticated";

REVOKE ALL ON TABLE "public"."transaction_paths" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."transaction_paths" TO "service_role";

REVOKE ALL ("listing_id") ON TABLE "public"."transactions" FROM "authenticated";

GRANT INSERT ("listing_id"), UPDATE ("listing_id") ON TABLE "public"."transactions" TO "authenticated";

ALTER TABLE "public"."transaction_dates"
  ADD CONSTRAINT "transaction_dates_label_is_plain" CHECK (((char_length(btrim(label)) >= 1) AND private.is_line(label, 80)));

-- The dates of what is under way already stand in their lanes, and tell those whom they concern.
update public.transaction_dates d set lane = u.lane, concerns = u.concerns
from private.usual_dates() u where d.key = u.key;
