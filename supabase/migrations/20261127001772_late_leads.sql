SET local check_function_bodies = off;

CREATE TABLE "private"."late_leads" (
  "lead_id"   uuid                     NOT NULL,
  "told_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "raised_at" timestamp with time zone,
  CONSTRAINT "late_leads_pkey" PRIMARY KEY (lead_id)
);

ALTER TABLE "private"."late_leads"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.has_late_leads()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.leads l left join private.late_leads t on t.lead_id = l.id
    where l.status = 'new' and l.deleted_at is null and l.respond_by between now() - interval '2 days' and now()
      and (
        t.lead_id is null
        or t.raised_at is null and l.sharing = 'team' and l.respond_by + (l.respond_by - l.received_at) <= now()
      )
  )
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
    ('lead_late', 'lead', false, false, false, false,
      '{name} waits for your answer', '{interest}', '/leads/{lead_id}'),
    ('lead_unanswered', 'lead', false, false, false, false,
      '{owner} has not answered {name}', '{interest}', '/leads/{lead_id}'),
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
  execute 'select cron.schedule($1, $2, $3)' using 'tell-of-late-leads', '* * * * *', 'select private.tell_of_late_leads()';
  execute 'select cron.schedule($1, $2, $3)' using 'work-letters', '* * * * *', 'select private.work_letters()';
  execute 'select cron.schedule($1, $2, $3)' using 'remind-of-dates', '11 * * * *', 'select private.remind_of_dates()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-records', '37 * * * *', 'select private.purge_records(), private.purge_record_files()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_late_leads()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_lead public.leads;
  v_facts jsonb;
  v_link jsonb;
  v_is_told boolean;
  v_count integer := 0;
begin
  for v_lead in
    select l.* from public.leads l left join private.late_leads t on t.lead_id = l.id
    where l.status = 'new' and l.deleted_at is null and l.respond_by between now() - interval '2 days' and now()
      and (
        t.lead_id is null
        or t.raised_at is null and l.sharing = 'team' and l.respond_by + (l.respond_by - l.received_at) <= now()
      )
    order by l.respond_by limit 500
    for update of l skip locked
  loop
    v_facts := jsonb_build_object(
      'name', v_lead.name, 'lead_id', v_lead.id,
      'interest', coalesce(nullif(v_lead.interest, ''), v_lead.company, 'A new lead')
    );
    v_link := jsonb_build_object('kind', 'leads', 'record_id', v_lead.id);
    insert into private.late_leads (lead_id) values (v_lead.id) on conflict (lead_id) do nothing returning true into v_is_told;
    if v_is_told then
      perform private.notify(v_lead.owner_id, 'lead_late', 'lead_late:' || v_lead.id, v_facts, v_link);
    end if;
    if v_lead.sharing = 'team' and v_lead.respond_by + (v_lead.respond_by - v_lead.received_at) <= now() then
      perform private.notify(
        u.user_id, 'lead_unanswered', 'lead_unanswered:' || v_lead.id || ':' || u.user_id,
        v_facts || jsonb_build_object(
          'owner', coalesce((select nullif(btrim(p.full_name), '') from public.profiles p where p.id = v_lead.owner_id), 'Somebody')
        ),
        v_link
      )
      from public.tenant_users u
      where u.tenant_id = v_lead.tenant_id and u.is_active and u.role in ('owner', 'admin') and u.user_id <> v_lead.owner_id;
      update private.late_leads t set raised_at = now() where t.lead_id = v_lead.id;
    end if;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

ALTER TABLE "private"."late_leads"
  ADD CONSTRAINT "late_leads_lead_id_fkey" FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

CREATE INDEX leads_late_idx ON public.leads USING btree (respond_by)
  WHERE ((status = 'new'::text) AND (deleted_at IS NULL));

REVOKE ALL ON FUNCTION "private"."has_late_leads"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_late_leads"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_late_leads"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_late_leads"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_late_leads"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_late_leads"() TO "postgres";

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

revoke all on table private.late_leads from public, anon, authenticated, service_role;

select private.schedule_records();
