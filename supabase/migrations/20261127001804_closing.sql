SET local check_function_bodies = off;

DROP FUNCTION "private"."submit_offer"(uuid, uuid, jsonb);

DROP FUNCTION "public"."submit_offer"(uuid, uuid, jsonb);

CREATE TABLE "private"."deal_room_archive_files" (
  "archive_id" uuid    NOT NULL,
  "n"          integer NOT NULL,
  "version_id" uuid    NOT NULL,
  "path"       text    NOT NULL,
  CONSTRAINT "deal_room_archive_files_pkey" PRIMARY KEY (archive_id, n)
);

ALTER TABLE "private"."deal_room_archive_files"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."deal_room_archives" (
  "id"         uuid                     NOT NULL,
  "room_id"    uuid                     NOT NULL,
  "account"    uuid                     NOT NULL,
  "last_seq"   bigint                   NOT NULL,
  "documents"  integer                  NOT NULL,
  "bytes"      bigint                   NOT NULL,
  "done"       integer                  NOT NULL DEFAULT 0,
  "done_bytes" bigint                   NOT NULL DEFAULT 0,
  "state"      text                     NOT NULL DEFAULT 'waiting'::text,
  "begun_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "touched_at" timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at" timestamp with time zone NOT NULL DEFAULT (now() + '7 days'::interval),
  "ticket"     uuid,
  "ticket_at"  timestamp with time zone,
  CONSTRAINT "deal_room_archives_pkey" PRIMARY KEY (id),
  CONSTRAINT "deal_room_archives_state_is_known" CHECK ((state = ANY (ARRAY['waiting'::text, 'working'::text, 'done'::text, 'cancelled'::text]))),
  CONSTRAINT "deal_room_archives_ticket_key" UNIQUE (ticket)
);

ALTER TABLE "private"."deal_room_archives"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."offer_letters" (
  "id"       uuid   NOT NULL,
  "offer_id" uuid   NOT NULL,
  "path"     text   NOT NULL,
  "name"     text   NOT NULL,
  "type"     text   NOT NULL,
  "size"     bigint NOT NULL,
  CONSTRAINT "offer_letters_offer_key" UNIQUE (offer_id),
  CONSTRAINT "offer_letters_path_key" UNIQUE (path),
  CONSTRAINT "offer_letters_pkey" PRIMARY KEY (id),
  CONSTRAINT "offer_letters_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 200) AND (name !~ '[/\\]'::text)))
);

ALTER TABLE "private"."offer_letters"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.begin_room_archive (
  p_room_id uuid,
  p_id      uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_seq bigint;
begin
  perform private.require_owning(p_room_id);
  perform from private.deal_rooms r where r.id = p_room_id for update;
  if exists (select from private.deal_room_archives a where a.id = p_id and a.room_id = p_room_id) then
    return p_id;
  end if;
  perform private.keep_pace('deal_room_archive', 12, interval '1 hour');
  update private.deal_room_archives a set state = 'cancelled', ticket = null
  where a.room_id = p_room_id and a.state in ('waiting', 'working');
  delete from private.deal_room_archives a
  where a.room_id = p_room_id and (a.expires_at < now() or a.id not in (
    select l.id from private.deal_room_archives l where l.room_id = p_room_id order by l.begun_at desc limit 9
  ));
  v_seq := private.note_in_room(p_room_id, 'archived', private.caller_in_words());
  insert into private.deal_room_archives (id, room_id, account, last_seq, documents, bytes)
  values (p_id, p_room_id, auth.uid(), v_seq, 0, 0);
  insert into private.deal_room_archive_files (archive_id, n, version_id, path)
  select p_id, row_number() over (order by f.path, f.id), f.version_id, case
    when f.copy = 1 then f.path
    else regexp_replace(f.path, '(\.[^./]*)?$', ' (' || f.copy || ')\1')
  end
  from (
    select d.*, row_number() over (partition by lower(d.path) order by d.id) as copy
    from (
      select i.id, i.version_id, (
        select string_agg(
          case when cardinality(w.lineage) = 2 and w.is_folder and w.place > 0 then lpad(w.place::text, 2, '0') || ' ' else '' end
            || private.part_of_path(w.name),
          '/' order by cardinality(w.lineage)
        )
        from private.deal_room_items w where w.id = any (i.lineage) and w.parent_id is not null
      ) as path
      from private.deal_room_items i
      join private.deal_room_versions v on v.id = i.version_id and v.state = 'clean'
      where i.room_id = p_room_id and not i.is_folder and i.deleted_at is null
    ) d
  ) f;
  update private.deal_room_archives a set (documents, bytes) = (
    select count(*), coalesce(sum(v.size), 0)
    from private.deal_room_archive_files f join private.deal_room_versions v on v.id = f.version_id
    where f.archive_id = p_id
  )
  where a.id = p_id;
  return p_id;
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
    select 'offer-files/' || l.path from private.offer_letters l where l.id = p_id
    union all
    select 'record-files/' || f.path from public.record_files f where f.id = coalesce(
      (select d.file_id from public.transaction_documents d where d.id = p_id),
      (select s.file_id from public.client_shares s where s.id = p_id),
      (select o.file_id from public.offers o where o.file_id = p_id limit 1)
    )
    limit 1
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.event_in_words (
  p_event private.deal_room_events
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'room_id', p_event.room_id, 'seq', p_event.seq,
    'at', to_char(p_event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'kind', p_event.kind,
    'who', p_event.who, 'address', p_event.address, 'item_id', p_event.item_id, 'item', p_event.item,
    'sha256', p_event.sha256, 'page', p_event.page, 'seconds', p_event.seconds, 'nda', p_event.nda,
    'detail', p_event.detail, 'hash', p_event.hash
  )
$function$;

CREATE OR REPLACE FUNCTION private.hang_offer_letter (
  p_offer_id       uuid,
  p_transaction_id uuid,
  p_id             uuid,
  p_name           text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_path constant text := concat_ws('/', auth.uid(), p_transaction_id, p_id);
  v_metadata jsonb;
begin
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'offer-files' and o.name = v_path and o.created_at > now() - interval '1 day' for share;
  if not found or private.is_sent_letter(v_path) then
    raise exception 'A file has not arrived.' using errcode = 'HXRFM';
  end if;
  perform private.require_fitting_name(btrim(p_name), v_metadata ->> 'mimetype');
  insert into private.offer_letters (id, offer_id, path, name, type, size)
  values (p_id, p_offer_id, v_path, btrim(p_name), v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_sent_letter (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from private.offer_letters l where l.path = p_name);
end
$function$;

CREATE OR REPLACE FUNCTION private.letter_of_offer (
  p_offer public.offers
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    (
      select jsonb_build_object('letter_id', l.id, 'letter_name', l.name, 'letter_size', l.size)
      from private.offer_letters l where l.offer_id = p_offer.id
    ),
    (
      select jsonb_build_object('letter_id', f.id, 'letter_name', f.name, 'letter_size', f.size)
      from public.record_files f where f.id = p_offer.file_id
    ),
    '{"letter_id": null, "letter_name": null, "letter_size": null}'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.may_add_offer_letter (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  if cardinality(v_parts) <> 3 or v_parts[1] is distinct from auth.uid()::text or v_parts[2] !~ v_id or v_parts[3] !~ v_id
  then
    return false;
  end if;
  return exists (
    select from private.my_biddings() p
    join public.offer_invitations i on i.party_id = p.id
    join public.offer_rounds r on r.id = i.round_id and r.deadline > clock_timestamp()
    where p.transaction_id = v_parts[2]::uuid
  ) and (
    select count(*) from storage.objects o
    where o.bucket_id = 'offer-files' and o.name collate "C" >= v_parts[1] || '/' || v_parts[2] || '/'
      and o.name collate "C" < v_parts[1] || '/' || v_parts[2] || '0'
  ) < 60;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_be_told (
  p_account uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.profiles p join auth.users u on u.id = p.id
    where p.id = p_account and p.suspended_at is null and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending') and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
  );
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
  ) or private.is_file_for_me(p_id) or private.may_read_offer_letter(p_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.may_read_offer_letter (
  p_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_offer public.offers;
begin
  select o.* into v_offer from public.offers o
  where o.id = (select l.offer_id from private.offer_letters l where l.id = p_id) or o.file_id = p_id limit 1;
  if not found or not private.is_approved() then
    return false;
  end if;
  return v_offer.account_id is not distinct from auth.uid()
    or v_offer.account_id is null and exists (select from private.my_biddings() p where p.id = v_offer.party_id)
    or private.is_unsealed(v_offer.round_id) and exists (select from private.my_sales() s where s.id = v_offer.transaction_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.my_rooms()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_email constant text := private.my_confirmed_address();
begin
  if not private.is_approved() then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'transaction_id', r.transaction_id, 'property_name', r.property_name, 'state', r.state,
      -- Where a sale stands tells a bidder that somebody else was accepted: it is told to those at its table.
      'status', case
        when r.runs or exists (select from private.my_parts() p where p.transaction_id = r.transaction_id) then r.status
      end,
      'opened_at', r.opened_at, 'is_closed', r.closed_at is not null, 'runs', r.runs, 'side', s.side,
      'gate', s.gate, 'expires_at', r.expires_at
    ) order by r.opened_at desc, r.id), '[]')
    from (
      select d.*, t.property_name, t.state, t.status, true as runs, null::timestamptz as expires_at
      from private.deal_rooms d join public.transactions t on t.id = d.transaction_id
      where t.book = any (private.my_books()) and t.deleted_at is null
      union all
      select d.*, t.property_name, t.state, t.status, false, m.expires_at
      from public.deal_room_members m
      join private.deal_rooms d on d.id = m.room_id
      join public.transactions t on t.id = d.transaction_id
      where m.email = v_email and t.deleted_at is null and t.book <> all (private.my_books())
      order by opened_at desc limit 200
    ) r
    cross join lateral private.room_seat(r.id) s
    where r.runs or s.gate <> 'over'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.note_room_archive (
  p_id       uuid,
  p_done     integer,
  p_bytes    bigint,
  p_is_whole boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.deal_room_archives a
  set done = p_done, done_bytes = p_bytes, touched_at = now(), state = case when p_is_whole then 'done' else a.state end
  where a.id = p_id and a.state = 'working' and a.ticket is null and a.expires_at > now()
    and private.owns_room(a.room_id, a.account) and private.may_be_told(a.account);
  return found;
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
    ('room_document', 'info', false, true, true, false,
      'New in the deal room of {property}', '{document}', '/deal-room/{transaction_id}'),
    ('room_talk', 'info', false, true, true, false,
      '{what} in the deal room of {property}', '{excerpt}', '/deal-room-collaboration/{room_id}'),
    ('room_access', 'info', false, true, true, false,
      '{what}: {property}', '{more}', '/deal-room/{transaction_id}'),
    ('room_nda', 'info', false, true, true, false,
      'A new agreement for the deal room of {property}', 'Sign it to read on.', '/deal-room/{transaction_id}'),
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

CREATE OR REPLACE FUNCTION private.notify_of_room_access()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_until constant text := to_char(new.expires_at at time zone 'UTC', 'FMMonth FMDD, YYYY');
  v_is_over constant boolean := new.ended_at is not null or coalesce(new.expires_at <= now(), false);
  v_account uuid;
  v_transaction public.transactions;
begin
  -- What the server makes is no news, and who was never let in has lost nothing.
  if auth.uid() is null or tg_op = 'INSERT' and v_is_over then
    return null;
  end if;
  select u.id into v_account from auth.users u where lower(u.email) = new.email and u.email_confirmed_at is not null;
  if v_account is not null then
    if v_account <> auth.uid() and private.may_be_told(v_account) then
      perform private.tell_of_room(
        new.room_id, v_account, 'room_access', 'room_access:' || new.id,
        jsonb_build_object(
          'what', case when v_is_over then 'Your access to the deal room has ended' else 'You have access to the deal room' end,
          'more', case when v_is_over then 'Ask whoever let you in if you wonder why.'
            else coalesce('Until ' || v_until || '.', 'Until it is taken back.') end
        )
      );
    end if;
  elsif tg_op = 'INSERT' then
    select t.* into v_transaction from private.deal_rooms r join public.transactions t on t.id = r.transaction_id
    where r.id = new.room_id;
    perform private.queue_message(
      'email', new.email, 'room_invitation',
      jsonb_build_object(
        'name', new.name, 'property', v_transaction.property_name, 'path', '/deal-room/' || v_transaction.id,
        'from', (select coalesce(nullif(p.full_name, ''), 'The broker') from public.profiles p where p.id = auth.uid()),
        'until', new.expires_at
      ),
      'room_invitation:' || new.id
    );
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_room_end()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.tell_of_room(
    new.id, u.id, 'room_access', 'room_access:' || m.id,
    case when new.closed_at is null then '{"what": "The deal room is open again", "more": "You may read on."}'::jsonb
      else '{"what": "The deal room is closed", "more": "Nobody reads in it until it is opened again."}' end
  )
  from public.deal_room_members m
  join auth.users u on lower(u.email) = m.email and u.email_confirmed_at is not null
  where m.room_id = new.id and m.ended_at is null and (m.expires_at is null or m.expires_at > now())
    and u.id is distinct from auth.uid() and private.may_be_told(u.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_room_nda()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.n > 1 then
    perform private.tell_of_room(new.room_id, u.id, 'room_nda', 'room_nda:' || new.room_id, '{}')
    from public.deal_room_members m
    join private.deal_room_groups g on g.id = m.group_id
    join private.deal_rooms r on r.id = m.room_id
    join auth.users u on lower(u.email) = m.email and u.email_confirmed_at is not null
    where m.room_id = new.room_id and g.signs and m.ended_at is null and r.closed_at is null
      and (m.expires_at is null or m.expires_at > now()) and u.id is distinct from auth.uid()
      and private.may_be_told(u.id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_room_note()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_is_request constant boolean := new.kind = 'request';
  v_facts constant jsonb := jsonb_build_object('excerpt', left(new.body, 200));
begin
  if tg_op = 'INSERT' or new.state = 'drafted' then
    perform private.tell_of_room(
      new.room_id, told.account, 'room_talk', 'room_talk:' || new.room_id,
      v_facts || jsonb_build_object('what', case
        when tg_op = 'UPDATE' then new.answered_by || ' drafted an answer'
        when v_is_request then new.who || ' requests a document'
        else new.who || ' asks'
      end)
    )
    from (
      select r.account from private.room_runners(new.room_id) r
      union
      select r.account from private.room_readers(new.room_id) r where r.side = 'seller' and tg_op = 'INSERT'
    ) told;
    return null;
  end if;
  perform private.tell_of_room(
    new.room_id, r.account, 'room_talk', 'room_talk:' || new.room_id,
    v_facts || jsonb_build_object('what', case when r.group_id = new.group_id then 'Your ' else 'A ' end || case
      when new.state = 'declined' then case when v_is_request then 'request was declined' else 'question was declined' end
      when v_is_request then 'request was fulfilled'
      else 'question was answered'
    end)
  )
  from private.room_readers(new.room_id) r
  where r.group_id = new.group_id or new.state = 'published' and r.side <> 'seller';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify_of_room_version()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.tell_of_room_document(new);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_facts (
  p_offer public.offers
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', p_offer.id, 'made_by', p_offer.made_by, 'status', p_offer.status, 'price', p_offer.price,
    'deposit', p_offer.deposit, 'diligence_days', p_offer.diligence_days, 'closing_days', p_offer.closing_days,
    'financing', p_offer.financing, 'waits_for_licence', p_offer.waits_for_licence,
    'contingencies', p_offer.contingencies, 'proof_of_funds', p_offer.proof_of_funds,
    'licence_history', p_offer.licence_history, 'expires_on', p_offer.expires_on, 'at', p_offer.submitted_at
  ) || private.letter_of_offer(p_offer)
$function$;

CREATE OR REPLACE FUNCTION private.open_room_archive (
  p_id      uuid,
  p_goes_on boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_room_id uuid;
  v_ticket uuid;
begin
  select a.room_id into v_room_id from private.deal_room_archives a where a.id = p_id;
  perform private.require_owning(v_room_id);
  update private.deal_room_archives a
  set state = case when p_goes_on then 'waiting' else 'cancelled' end,
    ticket = case when p_goes_on then gen_random_uuid() end, ticket_at = now(), touched_at = now(),
    done = case when p_goes_on then 0 else a.done end, done_bytes = case when p_goes_on then 0 else a.done_bytes end
  where a.id = p_id and a.account = auth.uid() and a.expires_at > now() and (p_goes_on or a.state in ('waiting', 'working'))
  returning a.ticket into v_ticket;
  return v_ticket;
end
$function$;

CREATE OR REPLACE FUNCTION private.owns_room (
  p_room_id uuid,
  p_account uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.deal_rooms r join public.transactions t on t.id = r.transaction_id
    where r.id = p_room_id and t.owner_id = p_account and t.deleted_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.part_of_path (
  p_name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(nullif(rtrim(regexp_replace(p_name, '[<>:"|?*[:cntrl:]]', '_', 'g'), '. '), ''), '_')
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
    select 'record-files/' || f.path
    from public.transaction_documents d
    join public.record_files f on f.id = d.file_id
    join public.transaction_parties p on p.id = v_portal.party_id
    where d.id = p_id and d.transaction_id = v_portal.transaction_id
      and (d.audience = 'all' or d.audience = private.party_side(p.role))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_room_ends()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
begin
  perform private.tell_of_room(
    m.room_id, u.id, 'room_access', 'room_access:' || m.id || ':' || m.expires_at::date,
    jsonb_build_object(
      'what', 'Your access to the deal room ends on ' || to_char(m.expires_at at time zone 'UTC', 'FMMonth FMDD'),
      'more', 'Ask for more time if you need it.'
    )
  )
  from public.deal_room_members m
  join private.deal_rooms r on r.id = m.room_id
  join auth.users u on lower(u.email) = m.email and u.email_confirmed_at is not null
  where m.expires_at between now() and now() + interval '3 days' and m.ended_at is null and r.closed_at is null
    and m.created_at < m.expires_at - interval '3 days' and private.may_be_told(u.id)
    and not exists (
      select from public.notifications n
      where n.user_id = u.id and n.dedupe_key = 'room_access:' || m.id || ':' || m.expires_at::date
    );
  get diagnostics v_count = row_count;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_owning (
  p_room_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.runs_room(p_room_id) or not private.owns_room(p_room_id, auth.uid()) then
    raise exception 'This deal room is not there.' using errcode = '42501';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.room_archive_audit (
  p_id    uuid,
  p_after bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(private.event_in_words(e) order by e.seq), '[]')
    from (
      select l.* from private.deal_room_archives a
      join private.deal_room_events l on l.room_id = a.room_id and l.seq > p_after and l.seq <= a.last_seq
      where a.id = p_id order by l.seq limit 1000
    ) e
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_archive_facts (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_archive private.deal_room_archives;
begin
  select * into v_archive from private.deal_room_archives a where a.id = p_id;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'agreements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'version', d.n, 'published_at', d.created_at, 'sha256', d.sha256, 'text', d.body
      ) order by d.n), '[]')
      from private.deal_room_ndas d where d.room_id = v_archive.room_id and d.created_at <= v_archive.begun_at
    ),
    'signatures', (
      select coalesce(jsonb_agg(private.signature_in_words(s) order by s.signed_at, s.id), '[]')
      from private.signatures s where s.room_id = v_archive.room_id and s.signed_at <= v_archive.begun_at
    ),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', m.name, 'email', m.email, 'group', g.name, 'side', g.side, 'let_in_at', m.created_at,
        'expires_at', m.expires_at, 'ended_at', m.ended_at
      ) order by m.created_at, m.id), '[]')
      from public.deal_room_members m join private.deal_room_groups g on g.id = m.group_id
      where m.room_id = v_archive.room_id and m.created_at <= v_archive.begun_at
    ),
    -- Comments of a side are its own: those of the seller’s side alone are the owner’s.
    'questions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', n.kind, 'category', n.category, 'asked_at', n.created_at, 'group', g.name, 'who', n.who, 'text', n.body,
        'due_on', n.due_on, 'document', i.name, 'state', n.state, 'answer', n.answer, 'answered_by', n.answered_by,
        'answered_at', n.answered_at, 'published_at', n.published_at, 'answer_document', x.name
      ) order by n.created_at, n.id), '[]')
      from private.deal_room_notes n
      left join private.deal_room_groups g on g.id = n.group_id
      left join private.deal_room_items i on i.id = n.item_id
      left join private.deal_room_items x on x.id = n.answer_item_id
      where n.room_id = v_archive.room_id and n.created_at <= v_archive.begun_at
        and (n.kind <> 'comment' or n.group_id is null)
    ),
    'left_out', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', i.name, 'version', v.n, 'state', v.state
      ) order by i.name, v.n), '[]')
      from private.deal_room_versions v
      join private.deal_room_items i on i.id = v.item_id and i.deleted_at is null
      where v.room_id = v_archive.room_id and v.state <> 'clean' and v.created_at <= v_archive.begun_at
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_archive_files (
  p_id    uuid,
  p_after integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'n', f.n, 'name', f.path, 'path', v.path, 'type', v.type, 'size', v.size, 'pages', v.pages, 'sha256', v.sha256,
      'version', v.n, 'added_by', v.added_by, 'added_at', v.created_at
    ) order by f.n), '[]')
    from (
      select * from private.deal_room_archive_files l where l.archive_id = p_id and l.n > p_after order by l.n limit 200
    ) f
    join private.deal_room_versions v on v.id = f.version_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_archive_viewers (
  p_id   uuid,
  p_skip integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(v)), '[]')
    from (
      select e.who, e.item as document, e.page,
        count(*) filter (where e.kind = 'page') as opened,
        coalesce(sum(e.seconds), 0) as seconds,
        count(*) filter (where e.kind in ('marked', 'original')) as downloaded,
        string_agg(distinct e.nda::text, ' ') as nda
      from private.deal_room_archives a
      join private.deal_room_events e on e.room_id = a.room_id and e.seq <= a.last_seq
      where a.id = p_id and e.kind in ('page', 'read', 'marked', 'original')
      group by e.who, e.item_id, e.item, e.page
      order by e.who, e.item, e.item_id, e.page nulls first offset p_skip limit 2000
    ) v
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_archives (
  p_room_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_owning(p_room_id);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'documents', a.documents, 'bytes', a.bytes, 'done', a.done, 'done_bytes', a.done_bytes,
      'begun_at', a.begun_at, 'expires_at', a.expires_at, 'state', case
        when a.state = 'working' and a.touched_at < now() - interval '1 minute' then 'broken'
        else a.state
      end
    ) order by a.begun_at desc, a.id), '[]')
    from private.deal_room_archives a where a.room_id = p_room_id and a.expires_at > now()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_audit (
  p_room_id uuid,
  p_below   bigint DEFAULT NULL::bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_running(p_room_id);
  return (
    select coalesce(jsonb_agg(private.event_in_words(e) order by e.seq desc), '[]')
    from (
      select * from private.deal_room_events l
      where l.room_id = p_room_id and (p_below is null or l.seq < p_below)
      order by l.seq desc limit 500
    ) e
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.room_readers (
  p_room_id uuid
)
  RETURNS TABLE (
    account  uuid,
    email    text,
    group_id uuid,
    side     text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select u.id, m.email, m.group_id, g.side
  from public.deal_room_members m
  join private.deal_room_groups g on g.id = m.group_id
  join private.deal_rooms r on r.id = m.room_id
  join auth.users u on lower(u.email) = m.email and u.email_confirmed_at is not null
  where m.room_id = p_room_id and m.ended_at is null and (m.expires_at is null or m.expires_at > now())
    and r.closed_at is null and u.id is distinct from auth.uid() and private.may_be_told(u.id)
    and (not g.signs or private.has_signed_nda(p_room_id, m.email));
end
$function$;

CREATE OR REPLACE FUNCTION private.room_runners (
  p_room_id uuid
)
  RETURNS TABLE (
    account uuid,
    email   text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select distinct p.id, lower(p.email)
  from private.deal_rooms r
  join public.transactions t on t.id = r.transaction_id
  join public.profiles p on p.id in (t.user_id, t.broker_id)
  where r.id = p_room_id and p.id is distinct from auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.room_view (
  p_transaction_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_room private.deal_rooms;
  v_seat record;
  v_nda private.deal_room_ndas;
begin
  select * into v_room from private.deal_rooms r where r.transaction_id = p_transaction_id or r.id = p_transaction_id;
  if not found then
    return null;
  end if;
  select * into v_seat from private.room_seat(v_room.id);
  if not found then
    return null;
  elsif v_seat.gate = 'over' then
    return jsonb_build_object('gate', 'over');
  end if;
  select * into v_nda from private.deal_room_ndas d where d.room_id = v_room.id order by d.n desc limit 1;
  return (
    select jsonb_build_object(
      'gate', v_seat.gate, 'id', v_room.id, 'transaction_id', v_room.transaction_id, 'root_id', v_room.root_id,
      'property_name', t.property_name, 'is_closed', v_room.closed_at is not null, 'runs', v_seat.runs,
      'owns', v_seat.runs and private.owns_room(v_room.id, auth.uid()), 'side', v_seat.side, 'adds', v_seat.adds,
      'who', v_seat.who,
      'nda', jsonb_build_object(
        'n', v_nda.n, 'body', v_nda.body, 'sha256', v_nda.sha256, 'consent', private.signing_consent()
      ),
      'groups', case when v_seat.runs then (
        select jsonb_agg(
          jsonb_build_object('id', g.id, 'name', g.name, 'side', g.side, 'adds', g.adds, 'signs', g.signs)
          order by g.created_at, g.id
        )
        from private.deal_room_groups g where g.room_id = v_room.id
      ) end
    )
    from public.transactions t where t.id = v_room.transaction_id
  );
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
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-dates', '11 * * * *', 'select private.remind_of_dates()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'remind-of-room-ends', '13 * * * *', 'select private.remind_of_room_ends()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-records', '37 * * * *', 'select private.purge_records(), private.purge_record_files()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_room_right (
  p_group_id uuid,
  p_item_id  uuid,
  p_level    integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item private.deal_room_items;
  v_group private.deal_room_groups;
  v_was integer;
begin
  select * into v_item from private.deal_room_items i where i.id = p_item_id and i.deleted_at is null;
  select * into v_group from private.deal_room_groups g where g.id = p_group_id;
  if v_item.id is null or v_group.room_id is distinct from v_item.room_id then
    raise exception 'This is not there.' using errcode = '42501';
  end if;
  perform private.require_running(v_item.room_id);
  v_was := private.group_level(p_group_id, v_item.lineage);
  if p_level is null then
    delete from private.deal_room_rights r where r.group_id = p_group_id and r.item_id = p_item_id;
  else
    insert into private.deal_room_rights (group_id, item_id, level) values (p_group_id, p_item_id, p_level)
    on conflict (group_id, item_id) do update set level = excluded.level;
  end if;
  perform private.note_in_room(
    v_item.room_id, 'right', private.caller_in_words(), p_item_id, null, null, null, null,
    v_group.name || ': ' || coalesce((array['none', 'view', 'download', 'original'])[p_level + 1], 'as above')
  );
  update public.deal_room_members m set name = m.name where m.group_id = p_group_id;
  if v_was = 0 and private.group_level(p_group_id, v_item.lineage) > 0 then
    perform private.tell_of_room_right(p_group_id, v_item);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.spare_files (
  p_most integer
)
  RETURNS TABLE (
    bucket text,
    name   text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id in ('message-files', 'record-files', 'room-files', 'listing-documents', 'vendor-credentials', 'offer-files')
    and o.created_at < now() - interval '25 hours'
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not (o.bucket_id = 'message-files' and private.waits_to_be_sent(o.name))
    and not exists (select from public.record_files r where r.path = o.name)
    and not exists (select from public.listing_documents d where d.path = o.name)
    and not exists (select from public.vendor_credentials c where c.path = o.name)
    and not exists (select from private.deal_room_versions v where v.path = o.name)
    and not exists (select from private.offer_letters l where l.path = o.name)
  limit p_most;
end
$function$;

CREATE OR REPLACE FUNCTION private.submit_offer (
  p_id             uuid,
  p_transaction_id uuid,
  p_offer          jsonb,
  p_letter_id      uuid,
  p_letter_name    text
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
  if p_letter_id is not null then
    perform private.hang_offer_letter(p_id, p_transaction_id, p_letter_id, p_letter_name);
  end if;
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

CREATE OR REPLACE FUNCTION private.take_room_archive (
  p_ticket uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_archive private.deal_room_archives;
begin
  update private.deal_room_archives a set ticket = null, state = 'working', touched_at = now()
  where a.ticket = p_ticket and a.state = 'waiting' and a.ticket_at > now() - interval '1 minute' and a.expires_at > now()
    and private.owns_room(a.room_id, a.account) and private.may_be_told(a.account)
  returning * into v_archive;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', v_archive.id, 'room', t.property_name, 'begun_at', v_archive.begun_at, 'documents', v_archive.documents
    )
    from private.deal_rooms r join public.transactions t on t.id = r.transaction_id where r.id = v_archive.room_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_room (
  p_room_id uuid,
  p_account uuid,
  p_kind    text,
  p_key     text,
  p_facts   jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    p_account, p_kind, p_key,
    p_facts || jsonb_build_object('property', t.property_name, 'transaction_id', t.id, 'room_id', r.id),
    jsonb_build_object('transaction_id', t.id)
  )
  from private.deal_rooms r join public.transactions t on t.id = r.transaction_id
  where r.id = p_room_id and t.deleted_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_room_document (
  p_version private.deal_room_versions
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item private.deal_room_items;
  v_words jsonb;
begin
  select * into v_item from private.deal_room_items i where i.id = p_version.item_id and i.deleted_at is null;
  if not found then
    return;
  end if;
  v_words := jsonb_build_object('document', v_item.name || case
    when p_version.state = 'quarantined' then ': held back, it holds personal data or cannot be read'
    when p_version.n > 1 then ', version ' || p_version.n
    else ''
  end);
  if p_version.state = 'clean' then
    perform private.tell_of_room(
      p_version.room_id, r.account, 'room_document', 'room_document:' || p_version.room_id, v_words
    )
    from (
      select g.id from private.deal_room_groups g
      where g.room_id = p_version.room_id and private.group_level(g.id, v_item.lineage) > 0
    ) g
    join private.room_readers(p_version.room_id) r on r.group_id = g.id
    where right(p_version.added_by, char_length(r.email) + 2) <> '<' || r.email || '>';
  end if;
  perform private.tell_of_room(
    p_version.room_id, r.account, 'room_document', 'room_document:' || p_version.room_id, v_words
  )
  from private.room_runners(p_version.room_id) r
  where right(p_version.added_by, char_length(r.email) + 2) <> '<' || r.email || '>';
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_room_right (
  p_group_id uuid,
  p_item     private.deal_room_items
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (
    select from private.deal_room_items i
    where i.room_id = p_item.room_id and i.lineage @> array[p_item.id] and i.version_id is not null
      and i.deleted_at is null and private.group_level(p_group_id, i.lineage) > 0
  ) then
    perform private.tell_of_room(
      p_item.room_id, r.account, 'room_document', 'room_document:' || p_item.room_id,
      jsonb_build_object('document', p_item.name)
    )
    from private.room_readers(p_item.room_id) r where r.group_id = p_group_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.begin_room_archive (
  p_room_id uuid,
  p_id      uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.begin_room_archive(p_room_id, p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."begin_room_archive"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_room_archive (
  p_id       uuid,
  p_done     integer,
  p_bytes    bigint,
  p_is_whole boolean
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_room_archive(p_id, p_done, p_bytes, p_is_whole)
$function$;

REVOKE ALL ON FUNCTION "public"."note_room_archive"(uuid, integer, bigint, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.open_room_archive (
  p_id      uuid,
  p_goes_on boolean DEFAULT true
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.open_room_archive(p_id, p_goes_on)
$function$;

REVOKE ALL ON FUNCTION "public"."open_room_archive"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.room_archive_audit (
  p_id    uuid,
  p_after bigint
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_archive_audit(p_id, p_after)
$function$;

REVOKE ALL ON FUNCTION "public"."room_archive_audit"(uuid, bigint) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.room_archive_facts (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_archive_facts(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."room_archive_facts"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.room_archive_files (
  p_id    uuid,
  p_after integer
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_archive_files(p_id, p_after)
$function$;

REVOKE ALL ON FUNCTION "public"."room_archive_files"(uuid, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.room_archive_viewers (
  p_id   uuid,
  p_skip integer
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_archive_viewers(p_id, p_skip)
$function$;

REVOKE ALL ON FUNCTION "public"."room_archive_viewers"(uuid, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.room_archives (
  p_room_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.room_archives(p_room_id)
$function$;

REVOKE ALL ON FUNCTION "public"."room_archives"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.submit_offer (
  p_id             uuid,
  p_transaction_id uuid,
  p_offer          jsonb,
  p_letter_id      uuid  DEFAULT NULL::uuid,
  p_letter_name    text  DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.submit_offer(p_id, p_transaction_id, p_offer, p_letter_id, p_letter_name)
$function$;

REVOKE ALL ON FUNCTION "public"."submit_offer"(uuid, uuid, jsonb, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.take_room_archive (
  p_ticket uuid
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.take_room_archive(p_ticket)
$function$;

REVOKE ALL ON FUNCTION "public"."take_room_archive"(uuid) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."deal_room_archive_files"
  ADD CONSTRAINT "deal_room_archive_files_archive_id_fkey" FOREIGN KEY (archive_id) REFERENCES private.deal_room_archives(id) ON DELETE CASCADE;

ALTER TABLE "private"."deal_room_archives"
  ADD CONSTRAINT "deal_room_archives_room_id_fkey" FOREIGN KEY (room_id) REFERENCES private.deal_rooms(id) ON DELETE CASCADE;

ALTER TABLE "private"."offer_letters"
  ADD CONSTRAINT "offer_letters_offer_id_fkey" FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE CASCADE;

CREATE INDEX deal_room_archives_room_idx ON private.deal_room_archives USING btree (room_id, begun_at DESC);

CREATE TRIGGER notify_of_room_nda
  AFTER INSERT ON private.deal_room_ndas
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_room_nda();

CREATE TRIGGER notify_of_room_answer
  AFTER UPDATE OF state, answer ON private.deal_room_notes
  FOR EACH ROW
  WHEN (((new.kind <> 'comment'::text) AND ((old.state IS DISTINCT FROM new.state) OR (old.answer IS DISTINCT FROM new.answer)) AND (new.state <> 'open'::text)))
  EXECUTE FUNCTION private.notify_of_room_note();

CREATE TRIGGER notify_of_room_note
  AFTER INSERT ON private.deal_room_notes
  FOR EACH ROW
  WHEN ((new.kind <> 'comment'::text))
  EXECUTE FUNCTION private.notify_of_room_note();

CREATE TRIGGER notify_of_room_version
  AFTER UPDATE OF state ON private.deal_room_versions
  FOR EACH ROW
  WHEN (((old.state = 'checking'::text) AND (new.state <> 'checking'::text)))
  EXECUTE FUNCTION private.notify_of_room_version();

CREATE TRIGGER notify_of_room_end
  AFTER UPDATE OF closed_at ON private.deal_rooms
  FOR EACH ROW
  WHEN (((old.closed_at IS NULL) <> (new.closed_at IS NULL)))
  EXECUTE FUNCTION private.notify_of_room_end();

CREATE TRIGGER notify_of_room_access
  AFTER UPDATE OF expires_at, ended_at ON public.deal_room_members
  FOR EACH ROW
  WHEN (((old.expires_at IS DISTINCT FROM new.expires_at) OR (old.ended_at IS DISTINCT FROM new.ended_at)))
  EXECUTE FUNCTION private.notify_of_room_access();

CREATE TRIGGER notify_of_room_entry
  AFTER INSERT ON public.deal_room_members
  FOR EACH ROW
  EXECUTE FUNCTION private.notify_of_room_access();

CREATE POLICY "Bidders read the letters that they uploaded" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'offer-files'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text) AND ( SELECT private.is_approved() AS is_approved)));

CREATE POLICY "Bidders remove letters that hang on no offer" ON "storage"."objects"
  FOR DELETE
  TO "authenticated"
  USING
    (((bucket_id = 'offer-files'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text) AND ( SELECT private.is_approved() AS is_approved) AND (NOT
    private.is_sent_letter(name))));

CREATE POLICY "Bidders upload letters while they are asked" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((bucket_id = 'offer-files'::text) AND private.may_add_offer_letter(name)));

COMMENT ON COLUMN "private"."deal_room_archives"."last_seq" IS 'The last line of the audit that goes in: the one of the archive itself.';

REVOKE ALL ON FUNCTION "private"."begin_room_archive"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."begin_room_archive"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."begin_room_archive"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_room_archive"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."event_in_words"(private.deal_room_events) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."event_in_words"(private.deal_room_events) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."event_in_words"(private.deal_room_events) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hang_offer_letter"(uuid, uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hang_offer_letter"(uuid, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hang_offer_letter"(uuid, uuid, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_sent_letter"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_sent_letter"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_sent_letter"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_sent_letter"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."letter_of_offer"(public.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."letter_of_offer"(public.offers) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."letter_of_offer"(public.offers) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_add_offer_letter"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."may_add_offer_letter"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."may_add_offer_letter"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_add_offer_letter"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_be_told"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_told"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_be_told"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_read_offer_letter"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_read_offer_letter"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_read_offer_letter"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_room_archive"(uuid, integer, bigint, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_room_archive"(uuid, integer, bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_room_archive"(uuid, integer, bigint, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_room_archive"(uuid, integer, bigint, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "private"."notify_of_room_access"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_room_access"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_room_access"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_room_end"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_room_end"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_room_end"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_room_nda"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_room_nda"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_room_nda"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_room_note"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_room_note"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_room_note"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."notify_of_room_version"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify_of_room_version"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notify_of_room_version"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_room_archive"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."open_room_archive"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."open_room_archive"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_room_archive"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."owns_room"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."owns_room"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."owns_room"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."part_of_path"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."part_of_path"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."part_of_path"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remind_of_room_ends"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_room_ends"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remind_of_room_ends"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_owning"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_owning"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_owning"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_archive_audit"(uuid, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_archive_audit"(uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_archive_audit"(uuid, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_archive_audit"(uuid, bigint) TO "service_role";

REVOKE ALL ON FUNCTION "private"."room_archive_facts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_archive_facts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_archive_facts"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_archive_facts"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."room_archive_files"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_archive_files"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_archive_files"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_archive_files"(uuid, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."room_archive_viewers"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_archive_viewers"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_archive_viewers"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_archive_viewers"(uuid, integer) TO "service_role";

REVOKE ALL ON FUNCTION "private"."room_archives"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."room_archives"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."room_archives"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_archives"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_readers"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_readers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_readers"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_runners"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_runners"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_runners"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."submit_offer"(uuid, uuid, jsonb, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."submit_offer"(uuid, uuid, jsonb, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."submit_offer"(uuid, uuid, jsonb, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."submit_offer"(uuid, uuid, jsonb, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_room_archive"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_room_archive"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_room_archive"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_room_archive"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "private"."tell_of_room"(uuid, uuid, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_room"(uuid, uuid, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_room"(uuid, uuid, text, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_room_document"(private.deal_room_versions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_room_document"(private.deal_room_versions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_room_document"(private.deal_room_versions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_room_right"(uuid, private.deal_room_items) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_room_right"(uuid, private.deal_room_items) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_room_right"(uuid, private.deal_room_items) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_room_archive"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."begin_room_archive"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_room_archive"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."note_room_archive"(uuid, integer, bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_room_archive"(uuid, integer, bigint, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_room_archive"(uuid, integer, bigint, boolean) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."open_room_archive"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_room_archive"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_room_archive"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "public"."room_archive_audit"(uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_archive_audit"(uuid, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_archive_audit"(uuid, bigint) TO "service_role";

REVOKE ALL ON FUNCTION "public"."room_archive_facts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_archive_facts"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_archive_facts"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."room_archive_files"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_archive_files"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_archive_files"(uuid, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."room_archive_viewers"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_archive_viewers"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_archive_viewers"(uuid, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."room_archives"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."room_archives"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."room_archives"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."submit_offer"(uuid, uuid, jsonb, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."submit_offer"(uuid, uuid, jsonb, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."submit_offer"(uuid, uuid, jsonb, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."take_room_archive"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_room_archive"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_room_archive"(uuid) TO "service_role";

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

-- Letters of intent are of the kinds that hang on records.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select 'offer-files', 'offer-files', false, 26214400, b.allowed_mime_types from storage.buckets b where b.id = 'record-files'
on conflict (id) do nothing;

select private.schedule_records();
