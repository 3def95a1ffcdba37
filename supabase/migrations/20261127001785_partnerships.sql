SET local check_function_bodies = off;

CREATE TABLE "private"."partnerships" (
  "id"          uuid                     NOT NULL,
  "offerer_id"  uuid                     NOT NULL,
  "partner_id"  uuid                     NOT NULL,
  "percent"     numeric(5,2)             NOT NULL,
  "terms"       text                     NOT NULL DEFAULT ''::text,
  "until"       date,
  "state"       text                     NOT NULL DEFAULT 'offered'::text,
  "offered_at"  timestamp with time zone NOT NULL DEFAULT now(),
  "answered_at" timestamp with time zone,
  "ended_at"    timestamp with time zone,
  "ended_by"    uuid,
  CONSTRAINT "partnerships_are_two" CHECK ((offerer_id <> partner_id)),
  CONSTRAINT "partnerships_percent_in_range" CHECK (((percent >= (0)::numeric) AND (percent <= (50)::numeric))),
  CONSTRAINT "partnerships_pkey" PRIMARY KEY (id),
  CONSTRAINT "partnerships_state_is_known" CHECK ((state = ANY (ARRAY['offered'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text, 'ended'::text]))),
  CONSTRAINT "partnerships_terms_are_plain" CHECK (((char_length(terms) <= 2000) AND (terms !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "partnerships_until_is_near" CHECK (((until >= '2000-01-01'::date) AND (until <= '3000-01-01'::date)))
);

ALTER TABLE "private"."partnerships"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.answer_partnership (
  p_id     uuid,
  p_agrees boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_at private.partnerships;
begin
  perform private.lock_member();
  select * into v_at from private.partnerships p where p.id = p_id for update;
  if v_at.id is null or not private.is_broker() or auth.uid() not in (v_at.offerer_id, v_at.partner_id)
    or (p_agrees and v_at.offerer_id = auth.uid())
  then
    raise exception 'There are no such terms.' using errcode = 'HXPSG';
  end if;
  if p_agrees and v_at.state = 'agreed' then
    return;
  end if;
  if v_at.state not in ('offered', 'agreed') or (p_agrees and (v_at.state <> 'offered' or v_at.until < current_date)) then
    raise exception 'These terms are not open any more.' using errcode = 'HXPSO';
  end if;
  update private.partnerships p set
    state = case
      when p_agrees then 'agreed'
      when v_at.state = 'agreed' then 'ended'
      when v_at.offerer_id = auth.uid() then 'withdrawn'
      else 'declined'
    end,
    answered_at = case when v_at.state = 'offered' then now() else p.answered_at end,
    ended_at = case when not p_agrees and v_at.state = 'agreed' then now() end,
    ended_by = case when not p_agrees and v_at.state = 'agreed' then auth.uid() end
  where p.id = p_id
  returning * into v_at;
  if v_at.state <> 'withdrawn' then
    perform private.tell_of_partnership(
      v_at, case v_at.state when 'agreed' then 'agrees to your' when 'ended' then 'ends your' else 'declines your' end
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_partnerships()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
begin
  if not private.is_broker() then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'broker_id', b.broker_id, 'name', private.called(k.other),
        'brokerage', private.business_name(p), 'is_connected', k.since is not null, 'since', k.since,
        'terms', case when a.id is not null then jsonb_build_object(
          'id', a.id, 'is_mine', a.offerer_id = v_me, 'percent', a.percent, 'words', a.terms, 'until', a.until,
          'state', case when a.state in ('offered', 'agreed') and a.until < current_date then 'ended' else a.state end,
          'offered_at', a.offered_at, 'answered_at', a.answered_at, 'ended_at', a.ended_at
        ) end,
        'gave', private.referred(v_me, k.other), 'got', private.referred(k.other, v_me),
        'shared', (
          select count(*) from private.co_brokerages c
          where c.state = 'signed' and (c.until is null or c.until >= current_date)
            and ((c.lister_id = v_me and c.partner_id = k.other) or (c.lister_id = k.other and c.partner_id = v_me))
        )
      ) order by a.state = 'offered' and a.partner_id = v_me desc nulls last, a.state = 'agreed' desc nulls last,
        lower(private.called(k.other)), k.other
    ), '[]')
    from (
      select o.other, max(o.since) as since
      from (
        select case when l.asker_id = v_me then l.asked_id else l.asker_id end as other, coalesce(l.answered_at, l.asked_at) as since
        from private.broker_links l where v_me in (l.asker_id, l.asked_id) and l.state = 'connected'
        union all
        select case when t.offerer_id = v_me then t.partner_id else t.offerer_id end, null
        from private.partnerships t where v_me in (t.offerer_id, t.partner_id) and t.state in ('offered', 'agreed', 'ended')
      ) o
      group by o.other order by max(o.since) desc nulls last limit 200
    ) k
    join public.profiles p on p.id = k.other
    join public.broker_accounts b on b.user_id = k.other and not b.is_pseudonym
    left join lateral (
      select * from private.partnerships t
      where least(t.offerer_id, t.partner_id) = least(k.other, v_me)
        and greatest(t.offerer_id, t.partner_id) = greatest(k.other, v_me) and t.state in ('offered', 'agreed', 'ended')
      order by t.state in ('offered', 'agreed') desc, t.offered_at desc limit 1
    ) a on true
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.network_line (
  p_user_id uuid
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
      'id', b.broker_id, 'name', coalesce(nullif(a.name, ''), private.called(p.id)),
      'brokerage', case when a.id is null then private.business_name(p) else a.brokerage end,
      'listings', coalesce(a.listings, 0),
      'states', coalesce((
        select jsonb_agg(distinct m.state) from private.agent_markets m where m.agent_id = a.id
      ), '[]'),
      'property_types', coalesce((
        select jsonb_agg(distinct m.property_type) from private.agent_markets m where m.agent_id = a.id
      ), '[]'),
      'closed', (
        select count(*) from public.listings l
        where l.broker_id = b.broker_id and l.status = 'sold' and l.approval_status = 'approved' and not l.is_confidential
      ),
      'is_listed', private.is_agent(b.broker_id),
      'standing', case
        when k.id is null then 'none'
        when k.state = 'connected' then 'connected'
        when k.asker_id = auth.uid() then 'asked'
        when k.state = 'asked' then 'asks'
        else 'declined'
      end,
      'message', coalesce(k.message, ''), 'since', coalesce(k.answered_at, k.asked_at),
      'percent', (
        select t.percent from private.partnerships t
        where least(t.offerer_id, t.partner_id) = least(p.id, auth.uid())
          and greatest(t.offerer_id, t.partner_id) = greatest(p.id, auth.uid()) and private.partnership_holds(t)
      ),
      'note', coalesce((
        select n.note from private.broker_notes n where n.owner_id = auth.uid() and n.about_id = p.id
      ), '')
    )
    from public.profiles p
    join public.broker_accounts b on b.user_id = p.id and not b.is_pseudonym
    left join private.agents a on a.id = b.broker_id
    left join private.broker_links k on least(k.asker_id, k.asked_id) = least(p.id, auth.uid())
      and greatest(k.asker_id, k.asked_id) = greatest(p.id, auth.uid())
    where p.id = p_user_id
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

CREATE OR REPLACE FUNCTION private.offer_partnership (
  p_id        uuid,
  p_broker_id uuid,
  p_percent   numeric,
  p_terms     text,
  p_until     date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_other constant uuid := private.known_broker(p_broker_id);
  v_new private.partnerships;
begin
  perform private.lock_member();
  if exists (select from private.partnerships p where p.id = p_id and p.offerer_id = auth.uid()) then
    return;
  end if;
  if not private.are_connected(v_other) then
    raise exception 'Partners are of the network.' using errcode = 'HXPSC';
  end if;
  if p_until < current_date then
    raise exception 'The last day is past.' using errcode = 'HXPSD';
  end if;
  perform private.keep_pace('partnership', 30, interval '1 day');
  -- What has run out makes room.
  update private.partnerships p set state = 'ended', ended_at = now()
  where least(p.offerer_id, p.partner_id) = least(v_other, auth.uid())
    and greatest(p.offerer_id, p.partner_id) = greatest(v_other, auth.uid())
    and p.state in ('offered', 'agreed') and p.until < current_date;
  insert into private.partnerships (id, offerer_id, partner_id, percent, terms, until)
  values (p_id, auth.uid(), v_other, p_percent, coalesce(btrim(p_terms), ''), p_until)
  on conflict do nothing
  returning * into v_new;
  if v_new.id is null then
    raise exception 'There are terms with this broker already.' using errcode = 'HXPST';
  end if;
  perform private.tell_of_partnership(v_new, 'offers you');
end
$function$;

CREATE OR REPLACE FUNCTION private.partnership_holds (
  p_partnership private.partnerships
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select p_partnership.state = 'agreed' and (p_partnership.until is null or p_partnership.until >= current_date)
$function$;

CREATE OR REPLACE FUNCTION private.referred (
  p_giver_id uuid,
  p_taker_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'given', count(*), 'taken', count(*) filter (where r.state = 'taken'),
    'closed', count(*) filter (where d.closed_on is not null and d.stage <> 'lost'),
    'fees', coalesce(sum(round(d.commission * r.percent / 100, 2)) filter (where d.closed_on is not null and d.stage <> 'lost'), 0)
  )
  from private.referrals r
  left join public.leads l on l.id = r.lead_id and l.deleted_at is null
  left join public.deals d on d.id = l.deal_id and d.deleted_at is null
  where r.giver_id = p_giver_id and r.taker_id = p_taker_id
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_partnership (
  p_partnership private.partnerships,
  p_did         text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    case when p_partnership.offerer_id = auth.uid() then p_partnership.partner_id else p_partnership.offerer_id end,
    'partnership', 'partnership:' || p_partnership.id || ':' || p_did,
    jsonb_build_object(
      'name', private.broker_in_words(auth.uid()), 'did', p_did,
      'share', trim_scale(p_partnership.percent) || '%'
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_partnership (
  p_id     uuid,
  p_agrees boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.answer_partnership(p_id, p_agrees)
$function$;

REVOKE ALL ON FUNCTION "public"."answer_partnership"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_partnerships()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_partnerships()
$function$;

REVOKE ALL ON FUNCTION "public"."my_partnerships"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.offer_partnership (
  p_id        uuid,
  p_broker_id uuid,
  p_percent   numeric,
  p_terms     text    DEFAULT ''::text,
  p_until     date    DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.offer_partnership(p_id, p_broker_id, p_percent, p_terms, p_until)
$function$;

REVOKE ALL ON FUNCTION "public"."offer_partnership"(uuid, uuid, numeric, text, date) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."partnerships"
  ADD CONSTRAINT "partnerships_ended_by_fkey" FOREIGN KEY (ended_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."partnerships"
  ADD CONSTRAINT "partnerships_offerer_id_fkey" FOREIGN KEY (offerer_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."partnerships"
  ADD CONSTRAINT "partnerships_partner_id_fkey" FOREIGN KEY (partner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX partnerships_ended_by_idx ON private.partnerships USING btree (ended_by);

CREATE INDEX partnerships_offerer_idx ON private.partnerships USING btree (offerer_id, offered_at DESC);

CREATE UNIQUE INDEX partnerships_pair_idx ON private.partnerships USING btree (LEAST(offerer_id, partner_id), GREATEST(offerer_id, partner_id))
  WHERE (state = ANY (ARRAY['offered'::text, 'agreed'::text]));

CREATE INDEX partnerships_partner_idx ON private.partnerships USING btree (partner_id, offered_at DESC);

REVOKE ALL ON FUNCTION "private"."answer_partnership"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."answer_partnership"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."answer_partnership"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_partnership"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_partnerships"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_partnerships"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_partnerships"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_partnerships"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."offer_partnership"(uuid, uuid, numeric, text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."offer_partnership"(uuid, uuid, numeric, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."offer_partnership"(uuid, uuid, numeric, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offer_partnership"(uuid, uuid, numeric, text, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."partnership_holds"(private.partnerships) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."partnership_holds"(private.partnerships) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."partnership_holds"(private.partnerships) TO "postgres";

REVOKE ALL ON FUNCTION "private"."referred"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."referred"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."referred"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_partnership"(private.partnerships, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_partnership"(private.partnerships, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_partnership"(private.partnerships, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_partnership"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_partnership"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_partnership"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_partnerships"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_partnerships"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_partnerships"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."offer_partnership"(uuid, uuid, numeric, text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."offer_partnership"(uuid, uuid, numeric, text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."offer_partnership"(uuid, uuid, numeric, text, date) TO "postgres";

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

revoke all on table private.partnerships from public, anon, authenticated, service_role;
