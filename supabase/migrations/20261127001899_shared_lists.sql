SET local check_function_bodies = off;

CREATE TABLE "private"."list_shares" (
  "id"        uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "list_id"   uuid                     NOT NULL,
  "recipient" text                     NOT NULL,
  "name"      text                     NOT NULL,
  "has_notes" boolean                  NOT NULL,
  "shared_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "list_shares_once" UNIQUE (list_id, recipient),
  CONSTRAINT "list_shares_pkey" PRIMARY KEY (id),
  CONSTRAINT "list_shares_name_is_plain" CHECK (private.is_line(name, 320)),
  CONSTRAINT "list_shares_recipient_is_plain" CHECK (((recipient = lower(recipient)) AND private.is_line(recipient, 320)))
);

ALTER TABLE "private"."list_shares"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.ask_no_more (
  p_listing_id uuid,
  p_part       text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.revisions r set changes = r.changes - p_part, updated_at = now()
  where r.listing_id = p_listing_id and r.status = 'pending' and r.changes ? p_part;
  if found then
    delete from public.revisions r where r.listing_id = p_listing_id and r.status = 'pending' and r.changes = '{}';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_list_share (
  p_share_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
begin
  delete from private.list_shares s using public.saved_lists l
  where s.id = p_share_id and l.id = s.list_id
    and (l.user_id = v_me or s.recipient = private.my_confirmed_address());
  if not found then
    raise exception 'This is not shared any more.' using errcode = 'HXSLS';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.lists_for_me()
  RETURNS TABLE (
    id        uuid,
    list_id   uuid,
    name      text,
    by_name   text,
    company   text,
    has_notes boolean,
    shared_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_address constant text := private.my_confirmed_address();
begin
  if v_address is null or not private.is_assured() or not coalesce(private.is_approved(), false) then
    return;
  end if;
  return query
  select s.id, s.list_id, l.name, coalesce(nullif(btrim(p.full_name), ''), 'A broker'), private.business_name(p), s.has_notes,
    s.shared_at
  from private.list_shares s
  join public.saved_lists l on l.id = s.list_id
  join public.profiles p on p.id = l.user_id
  where s.recipient = v_address and p.id <> auth.uid() and private.is_let_in(p.id)
    and not private.is_blocked_between(p.id, auth.uid())
  order by s.shared_at desc, s.id limit 100;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_list_shares()
  RETURNS TABLE (
    id        uuid,
    list_id   uuid,
    name      text,
    address   text,
    has_notes boolean,
    shared_at timestamp with time zone
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
  select s.id, s.list_id, s.name, s.recipient, s.has_notes, s.shared_at
  from public.saved_lists l join private.list_shares s on s.list_id = l.id
  where l.user_id = auth.uid()
  order by s.shared_at desc, s.id limit 5000;
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
    ('automation', 'info', false, false, true, false,
      '{words}', '{record}', '{path}'),
    ('automation_paused', 'info', false, false, true, false,
      '{name} is paused', '{why}', '/workflow-automation'),
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
    ('list_shared', 'info', false, false, true, false,
      '{name} shows you a list of communities', '{title}', '/saved-properties?shared={share_id}'),
    ('client_answered', 'lead', false, false, true, false,
      '{name} answered', '{answer}: {about}', '/clients/{contact_id}'),
    ('time_booked', 'lead', false, false, true, false,
      '{name} {did} a time', '{title}', '/calendar/{event_id}'),
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

CREATE OR REPLACE FUNCTION private.revise_address()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing_id constant uuid := case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    if not private.needs_no_review() then
      perform private.ask_no_more(v_listing_id, 'address');
    end if;
    return new;
  end if;
  if not private.holds_changes_of(v_listing_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op <> 'DELETE' then
    perform private.require_checks(new);
  end if;
  perform private.hold_revision(
    v_listing_id, null, null, auth.uid(),
    jsonb_build_object('address', case when tg_op <> 'DELETE' then to_jsonb(new) end)
  );
  return case tg_op when 'UPDATE' then old end;
end
$function$;

CREATE OR REPLACE FUNCTION private.rows_of_shared_list (
  p_share_id uuid
)
  RETURNS TABLE (
    listing_id uuid,
    note       text,
    saved_at   timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select s.listing_id, case when l.has_notes then s.note else '' end, s.saved_at
  from private.lists_for_me() l
  join public.saved_listings s on s.list_id = l.list_id
  where l.id = p_share_id
  order by s.saved_at desc, s.id limit 1000;
end
$function$;

CREATE OR REPLACE FUNCTION private.save_listing_details (
  p_listing_id uuid,
  p_details    jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_details jsonb;
  v_known jsonb;
begin
  if not private.is_approved() or not (private.owns_listing(p_listing_id) or private.is_admin()) then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  perform from public.listings l where l.id = p_listing_id for no key update;
  if not coalesce(private.are_listing_details(p_details), false) then
    raise exception 'The details are not as they have to be.' using errcode = 'HXLDT';
  end if;
  v_details := jsonb_build_object(
    'unit_mix', p_details -> 'unit_mix', 'payor_mix', p_details -> 'payor_mix', 'ccn', p_details ->> 'ccn',
    'history', (
      select coalesce(jsonb_agg(m order by m ->> 'month'), '[]') from jsonb_array_elements(p_details -> 'history') m
    )
  );
  select jsonb_build_object('unit_mix', d.unit_mix, 'payor_mix', d.payor_mix, 'history', d.history, 'ccn', d.ccn)
    into v_known
  from public.listing_details d where d.listing_id = p_listing_id;
  if coalesce(v_known, '{"unit_mix": [], "payor_mix": [], "history": [], "ccn": null}') = v_details then
    if not private.needs_no_review() then
      perform private.ask_no_more(p_listing_id, 'details');
    end if;
    return 'saved';
  end if;
  if private.holds_changes_of(p_listing_id) then
    perform private.hold_revision(p_listing_id, null, null, auth.uid(), jsonb_build_object('details', v_details));
    return 'waits';
  end if;
  perform private.write_listing_details(p_listing_id, v_details);
  return 'saved';
end
$function$;

CREATE OR REPLACE FUNCTION private.share_saved_list (
  p_list_id    uuid,
  p_contact_id uuid,
  p_address    text,
  p_has_notes  boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := private.lock_member();
  v_list public.saved_lists;
  v_contact public.contacts;
  v_recipient text := lower(btrim(coalesce(p_address, '')));
  v_name text := btrim(coalesce(p_address, ''));
  v_share uuid;
  v_is_new boolean;
  v_account uuid;
begin
  if not private.is_broker() then
    raise exception 'Brokers share lists.' using errcode = 'HXSLB';
  end if;
  select * into v_list from public.saved_lists l where l.id = p_list_id and l.user_id = v_me for no key update;
  if v_list.id is null then
    raise exception 'There is no such list.' using errcode = 'HXSLG';
  end if;
  if p_contact_id is not null then
    v_contact := private.contact_to_write(p_contact_id);
    v_recipient := lower(v_contact.email);
    v_name := v_contact.name;
  end if;
  if v_recipient !~ '^[^@[:space:]]{1,64}@[^@[:space:]]{1,250}$'
    or v_recipient = private.my_confirmed_address() or not private.is_line(v_recipient, 320)
  then
    raise exception 'This is no address of somebody else.' using errcode = 'HXSLE';
  end if;
  if (select count(*) from private.list_shares s where s.list_id = p_list_id and s.recipient <> v_recipient) >= 50 then
    raise exception 'A list is shared with fifty at most.' using errcode = 'HXSLN';
  end if;
  perform private.keep_pace('list_share', 30, interval '1 hour');
  insert into private.list_shares as s (list_id, recipient, name, has_notes)
  values (p_list_id, v_recipient, v_name, coalesce(p_has_notes, false))
  on conflict (list_id, recipient) do update set has_notes = excluded.has_notes, name = excluded.name
  returning s.id, s.xmax = 0 into v_share, v_is_new;
  select u.id into v_account from auth.users u
  where lower(u.email) = v_recipient and u.email_confirmed_at is not null and u.deleted_at is null;
  if v_is_new and v_account is not null and not private.is_blocked_between(v_me, v_account) then
    perform private.notify(
      v_account, 'list_shared', 'list_share:' || v_share,
      jsonb_build_object(
        'name', coalesce((select nullif(btrim(p.full_name), '') from public.profiles p where p.id = v_me), 'A broker'),
        'title', v_list.name, 'share_id', v_share
      )
    );
  end if;
  return v_share;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_back_asked()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if old.approval_status = 'approved' and not private.needs_no_review() then
    perform private.ask_no_more(old.id, tg_argv[0]);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_list_share (
  p_share_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_list_share(p_share_id)
$function$;

REVOKE ALL ON FUNCTION "public"."end_list_share"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.lists_for_me()
  RETURNS TABLE (
    id        uuid,
    name      text,
    by_name   text,
    company   text,
    has_notes boolean,
    shared_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select l.id, l.name, l.by_name, l.company, l.has_notes, l.shared_at from private.lists_for_me() l
$function$;

REVOKE ALL ON FUNCTION "public"."lists_for_me"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_list_shares()
  RETURNS TABLE (
    id        uuid,
    list_id   uuid,
    name      text,
    address   text,
    has_notes boolean,
    shared_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.my_list_shares()
$function$;

REVOKE ALL ON FUNCTION "public"."my_list_shares"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.share_saved_list (
  p_list_id    uuid,
  p_contact_id uuid    DEFAULT NULL::uuid,
  p_address    text    DEFAULT NULL::text,
  p_has_notes  boolean DEFAULT false
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.share_saved_list(p_list_id, p_contact_id, p_address, p_has_notes)
$function$;

REVOKE ALL ON FUNCTION "public"."share_saved_list"(uuid, uuid, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.shared_list (
  p_share_id uuid
)
  RETURNS TABLE (
    listing_id      uuid,
    note            text,
    saved_at        timestamp with time zone,
    standing        text,
    property_name   text,
    location        text,
    us_state        text,
    property_type   text,
    is_confidential boolean,
    price           bigint,
    total_beds      integer,
    total_units     integer,
    occupancy_rate  numeric,
    cap_rate        numeric,
    listed_at       timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return query
  select l.id, r.note, r.saved_at, l.status, l.property_name, l.location, l.state, l.property_type, l.is_confidential,
    l.price, l.total_beds, l.total_units, l.occupancy_rate, l.cap_rate, l.created_at
  from private.rows_of_shared_list(p_share_id) r
  join public.listings l on l.id = r.listing_id
    and l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted
  order by r.saved_at desc, l.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."shared_list"(uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."list_shares"
  ADD CONSTRAINT "list_shares_list_id_fkey" FOREIGN KEY (list_id) REFERENCES public.saved_lists(id) ON DELETE CASCADE;

CREATE INDEX list_shares_recipient_idx ON private.list_shares USING btree (recipient);

CREATE TRIGGER asked_again_amenities
  BEFORE UPDATE OF amenities ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.amenities IS DISTINCT FROM old.amenities)))
  EXECUTE FUNCTION private.take_back_asked('amenities');

CREATE TRIGGER asked_again_avg_monthly_rate
  BEFORE UPDATE OF avg_monthly_rate ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.avg_monthly_rate IS DISTINCT FROM old.avg_monthly_rate)))
  EXECUTE FUNCTION private.take_back_asked('avg_monthly_rate');

CREATE TRIGGER asked_again_cap_rate
  BEFORE UPDATE OF cap_rate ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.cap_rate IS DISTINCT FROM old.cap_rate)))
  EXECUTE FUNCTION private.take_back_asked('cap_rate');

CREATE TRIGGER asked_again_care_level
  BEFORE UPDATE OF care_level ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.care_level IS DISTINCT FROM old.care_level)))
  EXECUTE FUNCTION private.take_back_asked('care_level');

CREATE TRIGGER asked_again_care_types
  BEFORE UPDATE OF care_types ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.care_types IS DISTINCT FROM old.care_types)))
  EXECUTE FUNCTION private.take_back_asked('care_types');

CREATE TRIGGER asked_again_city
  BEFORE UPDATE OF city ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.city IS DISTINCT FROM old.city)))
  EXECUTE FUNCTION private.take_back_asked('city');

CREATE TRIGGER asked_again_description
  BEFORE UPDATE OF description ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.description IS DISTINCT FROM old.description)))
  EXECUTE FUNCTION private.take_back_asked('description');

CREATE TRIGGER asked_again_is_unlisted
  BEFORE UPDATE OF is_unlisted ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.is_unlisted IS DISTINCT FROM old.is_unlisted)))
  EXECUTE FUNCTION private.take_back_asked('is_unlisted');

CREATE TRIGGER asked_again_license_type
  BEFORE UPDATE OF license_type ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.license_type IS DISTINCT FROM old.license_type)))
  EXECUTE FUNCTION private.take_back_asked('license_type');

CREATE TRIGGER asked_again_licensed_beds
  BEFORE UPDATE OF licensed_beds ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.licensed_beds IS DISTINCT FROM old.licensed_beds)))
  EXECUTE FUNCTION private.take_back_asked('licensed_beds');

CREATE TRIGGER asked_again_licenses
  BEFORE UPDATE OF licenses ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.licenses IS DISTINCT FROM old.licenses)))
  EXECUTE FUNCTION private.take_back_asked('licenses');

CREATE TRIGGER asked_again_occupancy_rate
  BEFORE UPDATE OF occupancy_rate ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.occupancy_rate IS DISTINCT FROM old.occupancy_rate)))
  EXECUTE FUNCTION private.take_back_asked('occupancy_rate');

CREATE TRIGGER asked_again_payors
  BEFORE UPDATE OF payors ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.payors IS DISTINCT FROM old.payors)))
  EXECUTE FUNCTION private.take_back_asked('payors');

CREATE TRIGGER asked_again_price
  BEFORE UPDATE OF price ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.price IS DISTINCT FROM old.price)))
  EXECUTE FUNCTION private.take_back_asked('price');

CREATE TRIGGER asked_again_property_name
  BEFORE UPDATE OF property_name ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.property_name IS DISTINCT FROM old.property_name)))
  EXECUTE FUNCTION private.take_back_asked('property_name');

CREATE TRIGGER asked_again_property_type
  BEFORE UPDATE OF property_type ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.property_type IS DISTINCT FROM old.property_type)))
  EXECUTE FUNCTION private.take_back_asked('property_type');

CREATE TRIGGER asked_again_square_footage
  BEFORE UPDATE OF square_footage ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.square_footage IS DISTINCT FROM old.square_footage)))
  EXECUTE FUNCTION private.take_back_asked('square_footage');

CREATE TRIGGER asked_again_state
  BEFORE UPDATE OF state ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.state IS DISTINCT FROM old.state)))
  EXECUTE FUNCTION private.take_back_asked('state');

CREATE TRIGGER asked_again_total_beds
  BEFORE UPDATE OF total_beds ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.total_beds IS DISTINCT FROM old.total_beds)))
  EXECUTE FUNCTION private.take_back_asked('total_beds');

CREATE TRIGGER asked_again_total_units
  BEFORE UPDATE OF total_units ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.total_units IS DISTINCT FROM old.total_units)))
  EXECUTE FUNCTION private.take_back_asked('total_units');

CREATE TRIGGER asked_again_year_built
  BEFORE UPDATE OF year_built ON public.listings
  FOR EACH ROW
  WHEN ((NOT (new.year_built IS DISTINCT FROM old.year_built)))
  EXECUTE FUNCTION private.take_back_asked('year_built');

COMMENT ON COLUMN "private"."list_shares"."name" IS 'As its broker knows the reader: the name of their contact, or the address.';

REVOKE ALL ON FUNCTION "private"."ask_no_more"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."ask_no_more"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_no_more"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_list_share"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_list_share"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_list_share"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_list_share"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lists_for_me"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."lists_for_me"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."lists_for_me"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lists_for_me"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_list_shares"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_list_shares"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_list_shares"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_list_shares"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."rows_of_shared_list"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."rows_of_shared_list"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."rows_of_shared_list"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rows_of_shared_list"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."share_saved_list"(uuid, uuid, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."share_saved_list"(uuid, uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."share_saved_list"(uuid, uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."share_saved_list"(uuid, uuid, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_back_asked"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_back_asked"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_back_asked"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_list_share"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_list_share"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_list_share"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."lists_for_me"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."lists_for_me"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."lists_for_me"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_list_shares"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_list_shares"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_list_shares"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."share_saved_list"(uuid, uuid, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."share_saved_list"(uuid, uuid, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."share_saved_list"(uuid, uuid, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."shared_list"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."shared_list"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."shared_list"(uuid) TO "postgres";

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

-- The comparison of schemas does not say whose a table of the server is.
revoke all on table private.list_shares from public, anon, authenticated, service_role;
