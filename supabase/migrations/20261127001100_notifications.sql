SET local check_function_bodies = off;

ALTER TABLE "public"."chat_conversations"
  DROP CONSTRAINT "chat_conversations_subject_is_plain";

CREATE TABLE "private"."cleared_notifications" (
  "id"         uuid                     NOT NULL,
  "user_id"    uuid                     NOT NULL,
  "cleared_at" timestamp with time zone NOT NULL DEFAULT now(),
  "row_data"   jsonb                    NOT NULL,
  CONSTRAINT "cleared_notifications_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."cleared_notifications"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."notifications" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"    uuid                     NOT NULL,
  "type"       text                     NOT NULL DEFAULT 'other'::text,
  "title"      text                     NOT NULL,
  "message"    text                     NOT NULL DEFAULT ''::text,
  "read_at"    timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "metadata"   jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "kind"       text                     NOT NULL DEFAULT 'note'::text,
  "seen_at"    timestamp with time zone,
  "dedupe_key" text,
  CONSTRAINT "notifications_kind_shape" CHECK ((kind ~ '^[a-z][a-z_]{0,40}$'::text)),
  CONSTRAINT "notifications_message_length" CHECK ((char_length(message) <= 2000)),
  CONSTRAINT "notifications_metadata_is_small" CHECK (((jsonb_typeof(metadata) = 'object'::text) AND (char_length((metadata)::text) <= 8000))),
  CONSTRAINT "notifications_once" UNIQUE (user_id, dedupe_key),
  CONSTRAINT "notifications_path_stays"
    CHECK
    (((NOT (metadata ? 'path'::text)) OR COALESCE(((jsonb_typeof((metadata -> 'path'::text)) = 'string'::text) AND (char_length((metadata ->> 'path'::text)) <= 500) AND ((metadata
    ->> 'path'::text) ~ '^/([^/\\[:cntrl:][:space:]][^\\[:cntrl:][:space:]]*)?$'::text)), false))),
  CONSTRAINT "notifications_pkey" PRIMARY KEY (id),
  CONSTRAINT "notifications_targets_are_ids"
    CHECK
    (((COALESCE((metadata ->> 'listing_id'::text), (metadata ->> 'property_id'::text), 'a'::text) ~ '^[0-9A-Za-z-]{1,64}$'::text) AND (COALESCE((metadata ->> 'property_id'::text),
    'a'::text) ~ '^[0-9A-Za-z-]{1,64}$'::text))),
  CONSTRAINT "notifications_title_is_plain" CHECK ((((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 300)) AND (title !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "notifications_type_is_known" CHECK ((type = ANY (ARRAY['message'::text, 'quote'::text, 'lead'::text, 'review'::text, 'system'::text, 'other'::text, 'info'::text])))
);

ALTER TABLE "public"."notifications"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."notifications" FROM "anon";

CREATE TABLE "public"."transaction_documents" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "transaction_id" uuid                     NOT NULL,
  "document_name"  text                     NOT NULL,
  "created_at"     timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "transaction_documents_name_is_plain"
    CHECK ((((char_length(btrim(document_name)) >= 1) AND (char_length(btrim(document_name)) <= 200)) AND (document_name !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "transaction_documents_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."transaction_documents"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."transaction_documents" FROM "anon";

CREATE TABLE "public"."transactions" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "status"        text                     NOT NULL,
  "property_name" text                     NOT NULL,
  "user_id"       uuid                     NOT NULL,
  "broker_id"     uuid,
  "created_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "updated_at"    timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "transactions_pkey" PRIMARY KEY (id),
  CONSTRAINT "transactions_property_name_is_plain"
    CHECK ((((char_length(btrim(property_name)) >= 1) AND (char_length(btrim(property_name)) <= 160)) AND (property_name !~ '[[:cntrl:]]'::text))),
  CONSTRAINT "transactions_status_shape" CHECK ((status ~ '^[a-z][a-z_]{1,40}$'::text))
);

ALTER TABLE "public"."transactions"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."transactions" FROM "anon";

CREATE OR REPLACE FUNCTION private.device_of (
  p_user_agent text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(b.name, 'A browser') || coalesce(' on ' || s.name, '')
  from (select left(p_user_agent, 512) as words) a
  left join lateral (
    select x.name from (values
      (1, 'Haven Exchange', 'HavenExchange|Electron'), (2, 'Edge', 'Edg'), (3, 'Opera', 'OPR'),
      (4, 'Firefox', 'Firefox|FxiOS'), (5, 'Chrome', 'Chrome|CriOS'), (6, 'Safari', 'Safari')
    ) x (place, name, sign) where a.words ~ x.sign order by x.place limit 1
  ) b on true
  left join lateral (
    select x.name from (values
      (1, 'iPhone', 'iPhone'), (2, 'iPad', 'iPad'), (3, 'Android', 'Android'), (4, 'Windows', 'Windows'),
      (5, 'macOS', 'Mac OS X|Macintosh'), (6, 'Linux', 'Linux')
    ) x (place, name, sign) where a.words ~ x.sign order by x.place limit 1
  ) s on true
$function$;

CREATE OR REPLACE FUNCTION private.fill_words (
  p_words text,
  p_facts jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_text text := '';
  v_rest text := p_words;
  v_match text[];
begin
  loop
    v_match := regexp_match(v_rest, '^([^{]*)\{([a-z_]+)\}(.*)$');
    exit when v_match is null;
    v_text := v_text || v_match[1] || coalesce(
      btrim(regexp_replace(left(p_facts ->> v_match[2], 1000), '[[:cntrl:][:space:]]+', ' ', 'g')), ''
    );
    v_rest := v_match[3];
  end loop;
  return v_text || v_rest;
end
$function$;

CREATE OR REPLACE FUNCTION private.guard_note()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.role() is distinct from 'authenticated' or new.dedupe_key is not null
    or current_setting('haven.restores_notifications', true) = 'on'
  then
    return new;
  end if;
  perform private.keep_pace('note', 60, interval '1 hour');
  if new.metadata ? 'transaction_id' and exists (
    select from public.notifications n
    where n.user_id = new.user_id and n.user_id = auth.uid() and n.created_at > now() - interval '1 hour'
      and n.kind in ('transaction_status', 'transaction_document')
      and n.metadata @> (
        select jsonb_object_agg(f.key, f.value) from jsonb_each(new.metadata) f
        where f.key in ('transaction_id', 'new_status', 'document_id')
      )
  ) then
    return null;
  end if;
  new.kind := 'note';
  new.created_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_cleared()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.cleared_notifications (id, user_id, row_data)
  select b.id, b.user_id, to_jsonb(b) from cleared b
  where b.user_id = auth.uid()
    -- Of an account that goes, all goes with it.
    and exists (select from public.profiles p where p.id = b.user_id)
  on conflict (id) do nothing;
  delete from private.cleared_notifications c
  where c.id in (
    select o.id from private.cleared_notifications o where o.cleared_at < now() - interval '7 days' limit 500
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_notification()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  new.read_at := case when new.read_at is not null then least(new.read_at, now()) end;
  new.seen_at := coalesce(old.seen_at, case when new.seen_at is not null or new.read_at is not null then now() end);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_notifications (
  p_only_unread boolean,
  p_after       text,
  p_size        integer
)
  RETURNS TABLE (
    id         uuid,
    type       text,
    kind       text,
    title      text,
    message    text,
    metadata   jsonb,
    read_at    timestamp with time zone,
    seen_at    timestamp with time zone,
    created_at timestamp with time zone,
    cursor     text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  AS $function$
declare
  v_from constant jsonb := private.open_cursor('notifications', p_after);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_id constant uuid := coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
begin
  if not private.is_assured() then
    return;
  end if;
  return query
  select
    n.id, n.type, n.kind, n.title, n.message, n.metadata, n.read_at, n.seen_at, n.created_at,
    private.seal_cursor('notifications', jsonb_build_array(n.created_at, n.id))
  from public.notifications n
  where n.user_id = auth.uid() and (n.created_at, n.id) < (v_at, v_id)
    and (not p_only_unread or n.read_at is null)
  order by n.created_at desc, n.id desc
  limit p_size;
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
    ('note', 'other', false, false, false, false, '{title}', '{message}', null)
$function$;

CREATE OR REPLACE FUNCTION private.notify (
  p_user_id  uuid,
  p_kind     text,
  p_key      text,
  p_facts    jsonb DEFAULT '{}'::jsonb,
  p_metadata jsonb DEFAULT '{}'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_kind record;
  v_key constant text := left(p_key, 200);
  v_metadata jsonb := coalesce(p_metadata, '{}');
  v_id uuid;
begin
  if p_user_id is null or not exists (select from public.profiles p where p.id = p_user_id) then
    return null;
  end if;
  select * into strict v_kind from private.notification_kinds() k where k.kind = p_kind;
  if v_kind.path is not null then
    v_metadata := v_metadata || jsonb_build_object('path', private.fill_words(v_kind.path, p_facts));
  end if;
  if v_kind.gathers then
    delete from public.notifications n
    where n.user_id = p_user_id and n.dedupe_key = v_key and n.read_at is not null;
  end if;
  insert into public.notifications as n (user_id, type, kind, title, message, metadata, dedupe_key)
  values (
    p_user_id, v_kind.type, v_kind.kind, left(private.fill_words(v_kind.title, p_facts), 300),
    left(private.fill_words(v_kind.message, p_facts), 2000), v_metadata, v_key
  )
  on conflict (user_id, dedupe_key) do update
  set created_at = now(), seen_at = null,
    title = case when n.kind = excluded.kind then excluded.title else n.title end,
    message = case when n.kind = excluded.kind then excluded.message else n.message end,
    metadata = n.metadata || jsonb_build_object('count', coalesce((n.metadata ->> 'count')::integer, 1) + 1)
  where v_kind.gathers and n.read_at is null
  returning n.id into v_id;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_billing()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_is_live constant boolean := new.status in ('trialing', 'active', 'past_due');
  v_was_live constant boolean := tg_op = 'UPDATE' and old.status in ('trialing', 'active', 'past_due');
  v_facts constant jsonb := jsonb_build_object('plan', initcap(new.plan));
  v_kind text;
begin
  if v_was_live and new.status = 'past_due' and old.status <> 'past_due' then
    v_kind := 'payment_failed';
  elsif v_is_live and not v_was_live then
    v_kind := 'plan_started';
  elsif v_is_live and v_was_live and old.plan is distinct from new.plan then
    v_kind := 'plan_changed';
  elsif v_was_live and new.ends_at is not null and old.ends_at is null then
    v_kind := 'plan_cancelled';
  end if;
  if v_kind is not null then
    perform private.notify(new.user_id, v_kind, v_kind || ':' || clock_timestamp(), v_facts);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_decision()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (old.suspended_at is null) <> (new.suspended_at is null) then
    perform private.notify(
      new.id, case when new.suspended_at is null then 'account_reinstated' else 'account_suspended' end,
      'account:' || clock_timestamp()
    );
  end if;
  if old.approval_status is distinct from new.approval_status and new.approval_status <> 'pending'
    and not (old.requires_approval and not new.requires_approval)
  then
    perform private.notify(new.id, 'account_' || new.approval_status, 'account:' || clock_timestamp());
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_declined_changes()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    new.user_id, 'changes_declined', 'revision:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('property', coalesce(
      (select l.property_name from public.listings l where l.id = new.listing_id),
      (select v.company_name from public.vendors v where v.id = new.vendor_id)
    )),
    case when new.listing_id is null then '{}' else jsonb_build_object('listing_id', new.listing_id) end
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_document()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify_parties(
    t, 'transaction_document', 'document:' || new.id,
    jsonb_build_object('document_id', new.id, 'document_name', new.document_name)
  )
  from public.transactions t where t.id = new.transaction_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_listing_review()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    private.account_of(new.broker_id), 'listing_' || new.approval_status,
    'listing:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('property', new.property_name), jsonb_build_object('listing_id', new.id)
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_membership()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.user_id is distinct from auth.uid() then
    perform private.notify(
      new.user_id, 'tenant_joined', 'tenant:' || new.id,
      jsonb_build_object('tenant', (select t.name from public.tenants t where t.id = new.tenant_id))
    );
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_message()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    new.user_id, 'new_message', 'message:' || new.conversation_id,
    jsonb_build_object(
      'name', coalesce(p.full_name, 'Haven Exchange'), 'conversation_id', new.conversation_id,
      'excerpt', case m.message_type when 'file' then 'A file' else left(m.message_text, 200) end
    ),
    jsonb_build_object('conversation_id', new.conversation_id, 'message_id', new.message_id)
  )
  from public.conversation_messages m
  left join public.profiles p on p.id = m.sender_id
  where m.id = new.message_id and not exists (
    select from public.conversation_members c
    where c.conversation_id = new.conversation_id and c.user_id = new.user_id and c.is_muted
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_rating()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    r.user_id, 'rating_given', 'rating:' || current_date,
    jsonb_build_object('stars', new.rating, 'excerpt', left(coalesce(new.review, ''), 200))
  )
  from public.user_roles r
  where r.role = 'admin' and r.is_active and (r.expires_at is null or r.expires_at > now())
    and r.user_id <> new.user_id
  limit 100;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_role()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row constant public.user_roles := case tg_op when 'DELETE' then old else new end;
  v_counted constant boolean := tg_op <> 'INSERT' and old.is_active and coalesce(old.expires_at > now(), true);
  v_counts constant boolean := tg_op <> 'DELETE' and new.is_active and coalesce(new.expires_at > now(), true);
begin
  if auth.uid() is null or auth.uid() = v_row.user_id or v_counted = v_counts then
    return null;
  end if;
  perform private.notify(
    v_row.user_id, case when v_counts then 'role_given' else 'role_taken' end,
    'role:' || v_row.role || ':' || clock_timestamp(),
    jsonb_build_object('role', replace(v_row.role::text, '_', ' '))
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_sign_in()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (select from public.sign_in_alerts a where a.user_id = new.user_id and a.id <> new.id) then
    perform private.notify(
      new.user_id, 'sign_in', 'sign_in:' || new.id,
      jsonb_build_object('device', private.device_of(new.user_agent)), jsonb_build_object('session_id', new.id)
    );
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_ticket()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    new.user_id, 'ticket_' || new.status, 'ticket:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('number', new.number)
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_transaction()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify_parties(
    new, 'transaction_status', 'transaction:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('old_status', old.status, 'new_status', new.status)
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_vendor_review()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    new.user_id, 'vendor_' || new.verification_status, 'vendor:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object('company', new.company_name)
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_parties (
  p_transaction public.transactions,
  p_kind        text,
  p_key         text,
  p_facts       jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    party.id, p_kind, p_key,
    p_facts || jsonb_build_object('property', p_transaction.property_name, 'transaction_id', p_transaction.id),
    p_facts || jsonb_build_object('transaction_id', p_transaction.id)
  )
  from (select unnest(array[p_transaction.user_id, p_transaction.broker_id])) as party (id)
  where party.id is not null and party.id is distinct from auth.uid()
  group by party.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_message_notice()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.notifications n set read_at = now()
  from (select distinct a.user_id, a.conversation_id from after_reading a where a.read_at is not null) r
  where n.user_id = r.user_id and n.dedupe_key = 'message:' || r.conversation_id and n.read_at is null
    and not exists (
      select from public.message_notifications w
      where w.user_id = r.user_id and w.conversation_id = r.conversation_id and w.read_at is null
    );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.restore_notifications()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  perform set_config('haven.restores_notifications', 'on', true);
  with last_ones as (
    delete from private.cleared_notifications c
    where c.user_id = auth.uid() and c.cleared_at = (
      select max(l.cleared_at) from private.cleared_notifications l
      where l.user_id = auth.uid() and l.cleared_at > now() - interval '1 hour'
    )
    returning c.row_data
  )
  insert into public.notifications
  select r.* from last_ones l, jsonb_populate_record(null::public.notifications, l.row_data) r
  on conflict do nothing;
  get diagnostics v_count = row_count;
  perform set_config('haven.restores_notifications', '', true);
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_about_listing (
  p_contact public.broker_contacts
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id constant uuid := private.find_or_start(
    private.account_of(p_contact.broker_id), p_contact.listing_id,
    (select l.property_name from public.listings l where l.id = p_contact.listing_id)
  );
begin
  -- One notice: the message that follows finds this one unread.
  perform private.notify(
    private.account_of(p_contact.broker_id), 'inquiry', 'message:' || v_id,
    jsonb_build_object(
      'property', (select l.property_name from public.listings l where l.id = p_contact.listing_id),
      'name', coalesce((select p.full_name from public.profiles p where p.id = p_contact.user_id), 'Somebody'),
      'excerpt', left(p_contact.message, 200), 'conversation_id', v_id
    ),
    jsonb_build_object('listing_id', p_contact.listing_id, 'conversation_id', v_id)
  );
  perform private.say(v_id, p_contact.message);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.touch_transaction()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.my_notifications (
  only_unread boolean DEFAULT false,
  after       text    DEFAULT NULL::text,
  page_size   integer DEFAULT 50
)
  RETURNS TABLE (
    id         uuid,
    type       text,
    kind       text,
    title      text,
    message    text,
    metadata   jsonb,
    read_at    timestamp with time zone,
    seen_at    timestamp with time zone,
    created_at timestamp with time zone,
    cursor     text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_notifications(
    coalesce(only_unread, false), after, least(greatest(coalesce(page_size, 50), 1), 100)
  )
$function$;

REVOKE ALL ON FUNCTION "public"."my_notifications"(boolean, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.notification_counts()
  RETURNS TABLE (
    unread   integer,
    unseen   integer,
    messages integer
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query select
    (select count(*)::integer from (
      select from public.notifications n
      where n.user_id = (select auth.uid()) and n.read_at is null limit 100
    ) as u),
    (select count(*)::integer from (
      select from public.notifications n
      where n.user_id = (select auth.uid()) and n.seen_at is null limit 100
    ) as s),
    (select count(*)::integer from (
      select from public.message_notifications m
      where m.user_id = (select auth.uid()) and m.read_at is null limit 100
    ) as w);
end
$function$;

REVOKE ALL ON FUNCTION "public"."notification_counts"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.restore_notifications()
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.restore_notifications()
$function$;

REVOKE ALL ON FUNCTION "public"."restore_notifications"() FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."cleared_notifications"
  ADD CONSTRAINT "cleared_notifications_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."chat_conversations"
  ADD CONSTRAINT "chat_conversations_subject_is_plain" CHECK ((((char_length(btrim(subject)) >= 1) AND (char_length(btrim(subject)) <= 200)) AND (subject !~ '[[:cntrl:]]'::text)));

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_broker_id_fkey" FOREIGN KEY (broker_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "public"."transaction_documents"
  ADD CONSTRAINT "transaction_documents_transaction_id_fkey" FOREIGN KEY (transaction_id) REFERENCES public.transactions(id) ON DELETE CASCADE;

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX cleared_notifications_age_idx ON private.cleared_notifications USING btree (cleared_at);

CREATE INDEX cleared_notifications_user_idx ON private.cleared_notifications USING btree (user_id, cleared_at DESC);

CREATE INDEX notifications_list_idx ON public.notifications USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX notifications_unread_idx ON public.notifications USING btree (user_id, created_at DESC)
  WHERE (read_at IS NULL);

CREATE INDEX notifications_unseen_idx ON public.notifications USING btree (user_id)
  WHERE (seen_at IS NULL);

CREATE INDEX transaction_documents_transaction_idx ON public.transaction_documents USING btree (transaction_id, created_at DESC);

CREATE INDEX transactions_broker_idx ON public.transactions USING btree (broker_id, updated_at DESC);

CREATE INDEX transactions_user_idx ON public.transactions USING btree (user_id, updated_at DESC);

CREATE TRIGGER notify_of_billing
  AFTER INSERT OR UPDATE ON public.billing_accounts
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_billing();

CREATE TRIGGER notify_of_listing_review
  AFTER UPDATE OF approval_status ON public.listings
  FOR EACH ROW
  WHEN (((old.approval_status IS DISTINCT FROM new.approval_status) AND (new.approval_status <> 'pending'::public.approval_status)))
  EXECUTE FUNCTION private.notify_of_listing_review();

CREATE TRIGGER notify_of_message
  AFTER INSERT ON public.message_notifications
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_message();

CREATE TRIGGER read_message_notice
  AFTER UPDATE ON public.message_notifications REFERENCING NEW TABLE AS after_reading
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.read_message_notice();

CREATE TRIGGER guard_note
  BEFORE INSERT ON public.notifications
  FOR EACH ROW
  EXECUTE FUNCTION private.guard_note();

CREATE TRIGGER keep_cleared
  AFTER DELETE ON public.notifications REFERENCING OLD TABLE AS cleared
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_cleared();

CREATE TRIGGER keep_notification
  BEFORE UPDATE OF read_at, seen_at ON public.notifications
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_notification();

CREATE TRIGGER notify_of_rating
  AFTER INSERT ON public.platform_ratings
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_rating();

CREATE TRIGGER notify_of_decision
  AFTER UPDATE OF approval_status, suspended_at ON public.profiles
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_decision();

CREATE TRIGGER notify_of_declined_changes
  AFTER UPDATE OF status ON public.revisions
  FOR EACH ROW
  WHEN (((old.status <> 'rejected'::text) AND (new.status = 'rejected'::text)))
  EXECUTE FUNCTION private.notify_of_declined_changes();

CREATE TRIGGER notify_of_sign_in
  AFTER INSERT ON public.sign_in_alerts
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_sign_in();

CREATE TRIGGER notify_of_ticket
  AFTER UPDATE OF status ON public.support_tickets
  FOR EACH ROW
  WHEN (((old.status <> new.status) AND (new.status = ANY (ARRAY['answered'::text, 'closed'::text]))))
  EXECUTE FUNCTION private.notify_of_ticket();

CREATE TRIGGER notify_of_membership
  AFTER INSERT ON public.tenant_users
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_membership();

CREATE TRIGGER notify_of_document
  AFTER INSERT ON public.transaction_documents
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_document();

CREATE TRIGGER notify_of_transaction
  AFTER UPDATE OF status ON public.transactions
  FOR EACH ROW
  WHEN ((old.status <> new.status))
  EXECUTE FUNCTION private.notify_of_transaction();

CREATE TRIGGER touch_transaction
  BEFORE UPDATE ON public.transactions
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_transaction();

CREATE TRIGGER notify_of_role
  AFTER INSERT OR DELETE OR UPDATE ON public.user_roles
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_role();

CREATE TRIGGER notify_of_vendor_review
  AFTER UPDATE OF verification_status ON public.vendors
  FOR EACH ROW
  WHEN (((old.verification_status IS DISTINCT FROM new.verification_status) AND (new.verification_status = ANY (ARRAY['verified'::text, 'rejected'::text]))))
  EXECUTE FUNCTION private.notify_of_vendor_review();

CREATE POLICY "Accounts with a second factor show it" ON "public"."notifications"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "People clear what they are told" ON "public"."notifications"
  FOR DELETE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People mark what they are told" ON "public"."notifications"
  FOR UPDATE
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "People note things for themselves" ON "public"."notifications"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "People read what they are told" ON "public"."notifications"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY "Accounts with a second factor show it" ON "public"."transaction_documents"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Parties and staff read documents of a transaction" ON "public"."transaction_documents"
  FOR SELECT
  TO "authenticated"
  USING ((transaction_id IN ( SELECT t.id
   FROM public.transactions t)));

CREATE POLICY "Accounts with a second factor show it" ON "public"."transactions"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Parties and staff read a transaction" ON "public"."transactions"
  FOR SELECT
  TO "authenticated"
  USING
    (((((user_id = ( SELECT auth.uid() AS uid)) OR (broker_id = ( SELECT auth.uid() AS uid))) AND ( SELECT private.is_approved() AS is_approved)) OR ( SELECT
    private.has_staff_role() AS has_staff_role)));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."notifications";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."transaction_documents";

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."transactions";

COMMENT ON COLUMN "public"."notifications"."dedupe_key" IS 'Names the matter, which is told once.';

COMMENT ON COLUMN "public"."notifications"."seen_at" IS 'Since when it has been in view; read is when it was opened.';

COMMENT ON COLUMN "public"."transactions"."broker_id" IS 'The account of the broker: only the two parties read it.';

REVOKE ALL ON FUNCTION "private"."device_of"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."device_of"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."device_of"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."fill_words"(text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fill_words"(text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fill_words"(text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."guard_note"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guard_note"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guard_note"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_cleared"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_cleared"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_cleared"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_notification"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_notification"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_notification"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_notifications"(boolean, text, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_notifications"(boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_notifications"(boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_notifications"(boolean, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notification_kinds"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notification_kinds"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notification_kinds"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify"(uuid, text, text, jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify"(uuid, text, text, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify"(uuid, text, text, jsonb, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_billing"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_billing"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_billing"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_decision"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_decision"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_decision"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_declined_changes"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_declined_changes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_declined_changes"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_document"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_document"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_document"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_listing_review"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_listing_review"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_listing_review"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_membership"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_membership"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_membership"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_message"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_message"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_message"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_rating"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_rating"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_rating"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_role"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_role"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_role"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_sign_in"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_sign_in"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_sign_in"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_ticket"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_ticket"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_ticket"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_transaction"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_transaction"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_transaction"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_vendor_review"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_vendor_review"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_vendor_review"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_parties"(public.transactions, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_parties"(public.transactions, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_parties"(public.transactions, text, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_message_notice"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_message_notice"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_message_notice"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."restore_notifications"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."restore_notifications"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."restore_notifications"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."restore_notifications"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."touch_transaction"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."touch_transaction"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."touch_transaction"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notifications"(boolean, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_notifications"(boolean, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notifications"(boolean, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."notification_counts"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."notification_counts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."notification_counts"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."restore_notifications"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."restore_notifications"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."restore_notifications"() TO "postgres";

REVOKE ALL ON TABLE "public"."notifications" FROM "authenticated";

REVOKE ALL ("created_at") ON TABLE "public"."notifications" FROM "authenticated";

GRANT INSERT ("created_at") ON TABLE "public"."notifications" TO "authenticated";

REVOKE ALL ("message") ON TABLE "public"."notifications" FROM "authenticated";

GRANT INSERT ("message") ON TABLE "public"."notifications" TO "authenticated";

REVOKE ALL ("metadata") ON TABLE "public"."notifications" FROM "authenticated";

GRANT INSERT ("metadata") ON TABLE "public"."notifications" TO "authenticated";

REVOKE ALL ("read_at") ON TABLE "public"."notifications" FROM "authenticated";

GRANT INSERT ("read_at"), UPDATE ("read_at") ON TABLE "public"."notifications" TO "authenticated";

REVOKE ALL ("seen_at") ON TABLE "public"."notifications" FROM "authenticated";

GRANT UPDATE ("seen_at") ON TABLE "public"."notifications" TO "authenticated";

REVOKE ALL ("title") ON TABLE "public"."notifications" FROM "authenticated";

GRANT INSERT ("title") ON TABLE "public"."notifications" TO "authenticated";

REVOKE ALL ("type") ON TABLE "public"."notifications" FROM "authenticated";

GRANT INSERT ("type") ON TABLE "public"."notifications" TO "authenticated";

REVOKE ALL ("user_id") ON TABLE "public"."notifications" FROM "authenticated";

GRANT INSERT ("user_id") ON TABLE "public"."notifications" TO "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."notifications" TO "authenticated";

REVOKE ALL ON TABLE "public"."notifications" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."notifications" TO "service_role";

REVOKE ALL ON TABLE "public"."transaction_documents" FROM "authenticated";

GRANT SELECT ON TABLE "public"."transaction_documents" TO "authenticated";

REVOKE ALL ON TABLE "public"."transaction_documents" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."transaction_documents" TO "service_role";

REVOKE ALL ON TABLE "public"."transactions" FROM "authenticated";

GRANT SELECT ON TABLE "public"."transactions" TO "authenticated";

REVOKE ALL ON TABLE "public"."transactions" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."transactions" TO "service_role";

-- By hand: nobody reaches what is private, as the schema says in so many words.
REVOKE ALL ON TABLE "private"."cleared_notifications" FROM PUBLIC, "anon", "authenticated", "service_role";

-- By hand: their estimates would tell of rows that are withheld: see schemas/foundation/estimates.sql.
ALTER TABLE "public"."notifications"
  ALTER COLUMN "type" SET STATISTICS 0,
  ALTER COLUMN "title" SET STATISTICS 0,
  ALTER COLUMN "message" SET STATISTICS 0,
  ALTER COLUMN "metadata" SET STATISTICS 0,
  ALTER COLUMN "kind" SET STATISTICS 0;
ALTER TABLE "public"."transactions"
  ALTER COLUMN "property_name" SET STATISTICS 0;
ALTER TABLE "public"."transaction_documents"
  ALTER COLUMN "document_name" SET STATISTICS 0;
