SET local check_function_bodies = off;

CREATE TABLE "private"."vendor_reviews" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "vendor_id"  uuid                     NOT NULL,
  "quote_id"   uuid,
  "author_id"  uuid,
  "category"   text                     NOT NULL,
  "signed"     text                     NOT NULL,
  "rating"     integer                  NOT NULL,
  "body"       text,
  "written_at" timestamp with time zone NOT NULL DEFAULT now(),
  "n"          integer                  NOT NULL DEFAULT 1,
  "state"      text                     NOT NULL DEFAULT 'waiting'::text,
  "decided_by" uuid,
  "decided_at" timestamp with time zone,
  "reason"     text,
  "reply"      text,
  "replied_at" timestamp with time zone,
  CONSTRAINT "vendor_reviews_category_is_known"
    CHECK ((category = ANY (ARRAY['consultant'::text, 'financial'::text, 'construction'::text, 'management'::text, 'legal'::text, 'technology'::text]))),
  CONSTRAINT "vendor_reviews_body_is_plain"
    CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000) AND (body = btrim(body)) AND (body !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "vendor_reviews_once_a_project" UNIQUE (quote_id),
  CONSTRAINT "vendor_reviews_pkey" PRIMARY KEY (id),
  CONSTRAINT "vendor_reviews_rating_range" CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT "vendor_reviews_reason_is_plain"
    CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 500) AND (reason !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "vendor_reviews_refused_says_why" CHECK (((state = 'refused'::text) = (reason IS NOT NULL))),
  CONSTRAINT "vendor_reviews_reply_is_plain"
    CHECK
    (((char_length(reply) >= 1) AND (char_length(reply) <= 1000) AND (reply = btrim(reply)) AND (reply !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "vendor_reviews_reply_is_to_published" CHECK (((reply IS NULL) OR (state = 'published'::text))),
  CONSTRAINT "vendor_reviews_state_is_known" CHECK ((state = ANY (ARRAY['waiting'::text, 'published'::text, 'refused'::text]))),
  CONSTRAINT "vendor_reviews_signed_is_plain" CHECK (((char_length(btrim(signed)) >= 1) AND private.is_line(signed, 80)))
);

ALTER TABLE "private"."vendor_reviews"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.decide_vendor_review (
  p_id     uuid,
  p_n      integer,
  p_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reason constant text := nullif(btrim(p_reason), '');
  v_state constant text := case when v_reason is null then 'published' else 'refused' end;
  v_review private.vendor_reviews;
begin
  if not coalesce(private.is_staff(), false) then
    raise exception 'Only staff decide of reviews.' using errcode = '42501';
  end if;
  select * into v_review from private.vendor_reviews r where r.id = p_id for no key update;
  if v_review.author_id = auth.uid() or private.is_of_vendor(v_review.vendor_id, auth.uid()) then
    raise exception 'Nobody decides of a review that they wrote or that is about them.' using errcode = '42501';
  end if;
  if v_review.n = p_n and v_review.state = v_state and v_review.reason is not distinct from v_reason then
    return;
  end if;
  if v_review.id is null or v_review.state <> 'waiting' or v_review.n is distinct from p_n then
    raise exception 'This review waits for nobody.' using errcode = 'HXVRW';
  end if;
  update private.vendor_reviews r
  set state = v_state, reason = v_reason, decided_by = auth.uid(), decided_at = now()
  where r.id = p_id;
  if v_state = 'published' then
    perform private.notify(
      v.user_id, 'vendor_review_published', 'vendor_review:' || p_id,
      jsonb_build_object('name', v_review.signed, 'rating', v_review.rating)
    )
    from public.vendors v where v.id = v_review.vendor_id;
  else
    perform private.notify(
      v_review.author_id, 'vendor_review_refused', 'vendor_review:' || p_id,
      jsonb_build_object('name', q.vendor_name, 'project_id', q.project_id)
    )
    from private.project_quotes q where q.id = v_review.quote_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_of_vendor (
  p_vendor_id uuid,
  p_account   uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.vendors v
    where v.id = p_vendor_id and (
      v.user_id = p_account or exists (
        select from public.tenant_users theirs join public.tenant_users ours on ours.tenant_id = theirs.tenant_id
        where theirs.user_id = v.user_id and ours.user_id = p_account
      )
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_others (
  p_user_id uuid,
  p_address text,
  p_name    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_nobody constant text := private.nobody_at(p_user_id);
  c_name constant text := 'Deleted account';
begin
  update public.support_tickets t set name = c_name, email = c_nobody
  where t.user_id = p_user_id or lower(t.email) = p_address;
  delete from private.tenant_invitations i where lower(i.email) = p_address;
  update private.tenant_activity a set subject = c_name
  where a.subject = p_address or a.subject = p_name and a.tenant_id in (
    select u.tenant_id from public.tenant_users u where u.user_id = p_user_id
  );
  delete from private.dead_addresses d where d.address = p_address;
  delete from private.broker_reviews r where r.recipient = p_address and r.state = 'asked';
  update private.broker_reviews r
  set recipient = c_nobody, signed = case when r.signed is not null then c_name end
  where r.recipient = p_address or r.author_id = p_user_id;
  update private.vendor_reviews r set signed = c_name where r.author_id = p_user_id;

  update public.transaction_portals o
  set email = c_nobody, revoked_at = coalesce(o.revoked_at, now())
  where lower(o.email) = p_address;
  delete from private.portal_keys k using public.transaction_portals o where o.id = k.portal_id and o.email = c_nobody;
  update public.transaction_parties y set email = null where lower(y.email) = p_address;
  delete from public.deal_room_members m where m.email = p_address;
  delete from private.deal_room_tickets t where t.account = p_user_id;
  delete from private.list_shares s where s.recipient = p_address;

  delete from public.client_shares s using private.contacts_at(p_address) c where c.id = s.contact_id;
  update public.shortlists s set recipient = c_nobody where lower(s.recipient) = p_address;
  update private.bookings b set name = c_name, email = c_nobody where b.email = p_address;
  update private.material_letters m set name = c_name, recipient = c_nobody, ended_at = coalesce(m.ended_at, now())
  where m.recipient = p_address;

  -- Agreements end; what was signed stays as it was signed.
  delete from private.co_brokerages c
  where c.state in ('draft', 'offered', 'declined') and c.lister_id = p_user_id
    and not exists (select from private.co_brokerage_signatures s where s.co_brokerage_id = c.id);
  update private.co_brokerages c
  set state = 'ended', ended_at = now(), ended_by = p_user_id, end_reason = 'The account was deleted.'
  where p_user_id in (c.lister_id, c.partner_id) and c.state in ('draft', 'offered', 'signed');
  update private.co_brokerages c
  set partner_email = case when c.partner_id is null then c_nobody end,
    partner_name = case when c.signed_at is null then c_name else c.partner_name end
  where c.partner_email = p_address;
  update private.partnerships p
  set state = case when p.state = 'agreed' then 'ended' else 'withdrawn' end, ended_at = now(), ended_by = p_user_id
  where p_user_id in (p.offerer_id, p.partner_id) and p.state in ('offered', 'agreed');
  perform private.leave_projects(p_user_id);

  update public.events e set attendee_ids = array_remove(e.attendee_ids, p_user_id)
  where p_user_id = any (e.attendee_ids) and e.owner_id <> p_user_id;
  update public.record_tasks t set assignee_id = null where t.assignee_id = p_user_id and t.done_at is null;
  update public.checklist_items c set assignee_id = null where c.assignee_id = p_user_id and c.state = 'open';
  update private.brokerages b set broker_of_record = null where b.broker_of_record = p_user_id;
  -- Groups go on without them; between two, what was written stays with the other.
  update public.conversation_members m set left_at = now()
  where m.user_id = p_user_id and m.left_at is null and exists (
    select from public.chat_conversations c where c.id = m.conversation_id and c.conversation_type = 'group'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_vendor_reviews()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_vendor constant uuid := private.my_vendor();
begin
  if v_vendor is null then
    return null;
  end if;
  return private.reviews_of_vendor(v_vendor, 200) || jsonb_build_object('vendor_id', v_vendor);
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
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return query values
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
    ('project_asked', 'lead', false, false, true, false,
      '{name} asks you for a quote', '{title}', '/vendor-leads?request={request_id}'),
    ('project_changed', 'lead', false, true, true, false,
      '{name} changed a request', '{title}', '/vendor-leads?request={request_id}'),
    ('project_answer', 'lead', false, false, false, false,
      'An answer about {title}', 'From {name}, to all who were asked.', '/vendor-leads?request={request_id}'),
    ('project_chosen', 'quote', false, false, true, false,
      '{name} chose your quote', '{title}', '/vendor-quotes?request={request_id}'),
    ('project_passed', 'quote', false, false, true, false,
      '{name} chose another vendor', '{title}', '/vendor-quotes?request={request_id}'),
    ('project_cancelled', 'quote', false, false, true, false,
      '{name} cancelled a request', '{title}', '/vendor-leads?request={request_id}'),
    ('project_done', 'quote', false, false, false, false,
      '{name} marked a project as done', '{title}', '/vendor-quotes?request={request_id}'),
    ('project_quoted', 'quote', false, true, true, false,
      '{name} sent a quote', '{title}', '/projects?project={project_id}'),
    ('project_declined', 'quote', false, false, false, false,
      '{name} does not quote', '{title}', '/projects?project={project_id}'),
    ('project_question', 'quote', false, false, true, false,
      '{name} asks about a project', '{title}', '/projects?project={project_id}'),
    ('vendor_review_published', 'system', false, false, true, false,
      '{name} reviewed you', '{rating} of 5 stars. You may answer it in public, once.', '/vendor-reviews'),
    ('vendor_review_refused', 'quote', false, false, true, false,
      'Your review of {name} is not published', 'The team says why at the project.', '/projects?project={project_id}'),
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
    ('note', 'other', false, false, false, false, '{title}', '{message}', null);
end
$function$;

CREATE OR REPLACE FUNCTION private.project (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_project private.projects;
begin
  select * into v_project from private.projects p where p.id = p_id and p.account = auth.uid();
  if v_project.id is null or not private.is_approved() then
    return null;
  end if;
  return private.project_in_words(v_project) || jsonb_build_object(
    'id', v_project.id,
    'quotes', (
      select coalesce(jsonb_agg(private.quote_in_words(q) || jsonb_build_object(
        'vendor', q.vendor_name, 'vendor_id', q.vendor_id, 'contact', case
          when q.status = 'chosen' then private.contact_after_choice(
            (select v.user_id from public.vendors v where v.id = q.vendor_id)
          )
        end
      ) order by q.status <> 'chosen', q.status <> 'quoted', q.price, q.asked_at, q.id), '[]')
      from private.project_quotes q where q.project_id = p_id
    ),
    'questions', private.questions_about(v_project, null), 'review', private.review_of_project(p_id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.reply_to_vendor_review (
  p_id    uuid,
  p_reply text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reply constant text := coalesce(btrim(p_reply), '');
  v_review private.vendor_reviews;
begin
  select * into v_review from private.vendor_reviews r
  where r.id = p_id and r.vendor_id = private.my_vendor() and r.state = 'published' for no key update;
  if v_review.reply = v_reply then
    return;
  end if;
  if v_review.id is null or v_review.reply is not null then
    raise exception 'A published review is answered once.' using errcode = 'HXVRO';
  end if;
  update private.vendor_reviews r set reply = v_reply, replied_at = now() where r.id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.review_of_project (
  p_project_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'state', r.state, 'signed', r.signed, 'rating', r.rating, 'body', r.body, 'reason', r.reason, 'reply', r.reply
    )
    from private.project_quotes q join private.vendor_reviews r on r.quote_id = q.id
    where q.project_id = p_project_id and q.status = 'chosen'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.reviews_of_vendor (
  p_vendor_id uuid,
  p_most      integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object('average', round(avg(r.rating), 1), 'count', count(*))
    from private.vendor_reviews r where r.vendor_id = p_vendor_id and r.state = 'published'
  ) || jsonb_build_object('reviews', (
    select coalesce(jsonb_agg(private.vendor_review_card(r) order by r.written_at desc, r.id), '[]')
    from (
      select * from private.vendor_reviews r where r.vendor_id = p_vendor_id and r.state = 'published'
      order by r.written_at desc, r.id limit p_most
    ) r
  ));
end
$function$;

CREATE OR REPLACE FUNCTION private.vendor_review_card (
  p_review private.vendor_reviews
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', p_review.id, 'category', p_review.category, 'signed', p_review.signed, 'rating', p_review.rating,
    'body', p_review.body, 'month', to_char(p_review.written_at at time zone 'UTC', 'YYYY-MM'), 'reply', p_review.reply
  )
$function$;

CREATE OR REPLACE FUNCTION private.vendor_reviews (
  p_vendor_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.get_vendor(p_vendor_id) is null then
    return null;
  end if;
  return private.reviews_of_vendor(p_vendor_id, 50);
end
$function$;

CREATE OR REPLACE FUNCTION private.vendor_reviews_to_decide()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not coalesce(private.is_staff(), false) then
    raise exception 'Only staff decide of reviews.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(
      private.vendor_review_card(r) || jsonb_build_object('vendor', v.company_name, 'vendor_id', v.id, 'n', r.n)
      order by r.written_at, r.id
    ), '[]')
    from (
      select * from private.vendor_reviews r
      where r.state = 'waiting' and r.author_id is distinct from auth.uid()
        and not private.is_of_vendor(r.vendor_id, auth.uid())
      order by r.written_at, r.id limit 100
    ) r
    join public.vendors v on v.id = r.vendor_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.write_vendor_review (
  p_project_id uuid,
  p_rating     integer,
  p_signed     text,
  p_body       text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_project constant private.projects := private.own_project(p_project_id);
  v_signed constant text := coalesce(btrim(p_signed), '');
  v_body constant text := nullif(btrim(p_body), '');
  v_quote private.project_quotes;
  v_review private.vendor_reviews;
begin
  if v_project.status <> 'done' then
    raise exception 'A vendor is reviewed once the project is done.' using errcode = 'HXVRD';
  end if;
  select * into v_quote from private.project_quotes q
  where q.project_id = p_project_id and q.status = 'chosen' and q.vendor_id is not null;
  if v_quote.id is null then
    raise exception 'This vendor is not here any more.' using errcode = 'HXVRG';
  end if;
  if private.is_of_vendor(v_quote.vendor_id, auth.uid()) then
    raise exception 'Nobody reviews themselves.' using errcode = 'HXVRS';
  end if;
  select * into v_review from private.vendor_reviews r where r.quote_id = v_quote.id for no key update;
  -- The same words again are an answer that got lost on its way.
  if v_review.id is not null
    and (v_review.rating, v_review.signed, v_review.body) is not distinct from (p_rating, v_signed, v_body)
  then
    return;
  end if;
  if v_review.state <> 'waiting' then
    raise exception 'This review has been read already.' using errcode = 'HXVRR';
  end if;
  perform private.keep_pace('vendor_review', 30, interval '1 hour');
  insert into private.vendor_reviews as r (vendor_id, quote_id, author_id, category, signed, rating, body)
  values (
    v_quote.vendor_id, v_quote.id, auth.uid(), v_project.category, v_signed, coalesce(p_rating, 0), v_body
  )
  on conflict (quote_id) do update
  set signed = excluded.signed, rating = excluded.rating, body = excluded.body, written_at = now(), n = r.n + 1;
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_vendor_review (
  p_id     uuid,
  p_n      integer,
  p_reason text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.decide_vendor_review(p_id, p_n, p_reason)
$function$;

REVOKE ALL ON FUNCTION "public"."decide_vendor_review"(uuid, integer, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_vendor_reviews()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_vendor_reviews()
$function$;

REVOKE ALL ON FUNCTION "public"."my_vendor_reviews"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reply_to_vendor_review (
  p_id    uuid,
  p_reply text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.reply_to_vendor_review(p_id, p_reply)
$function$;

REVOKE ALL ON FUNCTION "public"."reply_to_vendor_review"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.vendor_reviews (
  vendor_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.vendor_reviews(vendor_id)
$function$;

REVOKE ALL ON FUNCTION "public"."vendor_reviews"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.vendor_reviews_to_decide()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.vendor_reviews_to_decide()
$function$;

REVOKE ALL ON FUNCTION "public"."vendor_reviews_to_decide"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.write_vendor_review (
  p_project_id uuid,
  p_rating     integer,
  p_signed     text,
  p_body       text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.write_vendor_review(p_project_id, p_rating, p_signed, p_body)
$function$;

REVOKE ALL ON FUNCTION "public"."write_vendor_review"(uuid, integer, text, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."vendor_reviews"
  ADD CONSTRAINT "vendor_reviews_author_id_fkey" FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."vendor_reviews"
  ADD CONSTRAINT "vendor_reviews_decided_by_fkey" FOREIGN KEY (decided_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."vendor_reviews"
  ADD CONSTRAINT "vendor_reviews_quote_id_fkey" FOREIGN KEY (quote_id) REFERENCES private.project_quotes(id) ON DELETE SET NULL;

ALTER TABLE "private"."vendor_reviews"
  ADD CONSTRAINT "vendor_reviews_vendor_id_fkey" FOREIGN KEY (vendor_id) REFERENCES public.vendors(id) ON DELETE CASCADE;

CREATE INDEX vendor_reviews_author_idx ON private.vendor_reviews USING btree (author_id);

CREATE INDEX vendor_reviews_decided_by_idx ON private.vendor_reviews USING btree (decided_by);

CREATE INDEX vendor_reviews_published_idx ON private.vendor_reviews USING btree (vendor_id, written_at DESC, id)
  WHERE (state = 'published'::text);

CREATE INDEX vendor_reviews_vendor_idx ON private.vendor_reviews USING btree (vendor_id);

CREATE INDEX vendor_reviews_waiting_idx ON private.vendor_reviews USING btree (written_at, id)
  WHERE (state = 'waiting'::text);

COMMENT ON COLUMN "private"."vendor_reviews"."n" IS 'Which wording it is: the staff decide of the one that they read.';

REVOKE ALL ON TABLE "private"."vendor_reviews" FROM PUBLIC, "anon", "authenticated", "service_role";

REVOKE ALL ON FUNCTION "private"."decide_vendor_review"(uuid, integer, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_vendor_review"(uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_vendor_review"(uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_vendor_review"(uuid, integer, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_of_vendor"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_of_vendor"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_of_vendor"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_vendor_reviews"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_vendor_reviews"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_vendor_reviews"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_vendor_reviews"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."reply_to_vendor_review"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reply_to_vendor_review"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reply_to_vendor_review"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reply_to_vendor_review"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."review_of_project"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."review_of_project"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."review_of_project"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reviews_of_vendor"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reviews_of_vendor"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reviews_of_vendor"(uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."vendor_review_card"(private.vendor_reviews) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."vendor_review_card"(private.vendor_reviews) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."vendor_review_card"(private.vendor_reviews) TO "postgres";

REVOKE ALL ON FUNCTION "private"."vendor_reviews"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."vendor_reviews"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."vendor_reviews"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."vendor_reviews"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."vendor_reviews_to_decide"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."vendor_reviews_to_decide"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."vendor_reviews_to_decide"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."vendor_reviews_to_decide"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."write_vendor_review"(uuid, integer, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."write_vendor_review"(uuid, integer, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."write_vendor_review"(uuid, integer, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."write_vendor_review"(uuid, integer, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_vendor_review"(uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_vendor_review"(uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_vendor_review"(uuid, integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_vendor_reviews"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_vendor_reviews"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_vendor_reviews"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."reply_to_vendor_review"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."reply_to_vendor_review"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reply_to_vendor_review"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."vendor_reviews"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."vendor_reviews"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."vendor_reviews"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."vendor_reviews_to_decide"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."vendor_reviews_to_decide"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."vendor_reviews_to_decide"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_vendor_review"(uuid, integer, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."write_vendor_review"(uuid, integer, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_vendor_review"(uuid, integer, text, text) TO "postgres";

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
