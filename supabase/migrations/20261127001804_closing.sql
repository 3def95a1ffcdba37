SET local check_function_bodies = off;

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

REVOKE ALL ON FUNCTION "private"."may_be_told"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_told"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_be_told"(uuid) TO "postgres";

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

REVOKE ALL ON FUNCTION "private"."remind_of_room_ends"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_room_ends"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remind_of_room_ends"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_readers"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_readers"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_readers"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."room_runners"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."room_runners"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."room_runners"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_room"(uuid, uuid, text, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_room"(uuid, uuid, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_room"(uuid, uuid, text, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_room_document"(private.deal_room_versions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_room_document"(private.deal_room_versions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_room_document"(private.deal_room_versions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_room_right"(uuid, private.deal_room_items) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_room_right"(uuid, private.deal_room_items) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_room_right"(uuid, private.deal_room_items) TO "postgres";

select private.schedule_records();
