SET local check_function_bodies = off;

CREATE TABLE "private"."broker_links" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "asker_id"    uuid                     NOT NULL,
  "asked_id"    uuid                     NOT NULL,
  "state"       text                     NOT NULL DEFAULT 'asked'::text,
  "message"     text                     NOT NULL DEFAULT ''::text,
  "asked_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "answered_at" timestamp with time zone,
  CONSTRAINT "broker_links_are_two" CHECK ((asker_id <> asked_id)),
  CONSTRAINT "broker_links_pkey" PRIMARY KEY (id),
  CONSTRAINT "broker_links_state_is_known" CHECK ((state = ANY (ARRAY['asked'::text, 'connected'::text, 'declined'::text]))),
  CONSTRAINT "broker_links_message_is_plain" CHECK (private.is_line(message, 300))
);

ALTER TABLE "private"."broker_links"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."broker_notes" (
  "owner_id"   uuid                     NOT NULL,
  "about_id"   uuid                     NOT NULL,
  "note"       text                     NOT NULL,
  "updated_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "broker_notes_note_is_plain" CHECK (((char_length(note) <= 4000) AND (note !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "broker_notes_pkey" PRIMARY KEY (owner_id, about_id)
);

ALTER TABLE "private"."broker_notes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."late_leads" (
  "lead_id"     uuid                     NOT NULL,
  "told_at"     timestamp with time zone NOT NULL DEFAULT now(),
  "escalate_at" timestamp with time zone,
  CONSTRAINT "late_leads_pkey" PRIMARY KEY (lead_id)
);

ALTER TABLE "private"."late_leads"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."referrals" (
  "id"          uuid                     NOT NULL,
  "giver_id"    uuid                     NOT NULL,
  "taker_id"    uuid                     NOT NULL,
  "name"        text                     NOT NULL,
  "company"     text,
  "email"       text,
  "phone"       text,
  "place"       text,
  "interest"    text                     NOT NULL,
  "message"     text                     NOT NULL DEFAULT ''::text,
  "percent"     numeric(5,2)             NOT NULL,
  "state"       text                     NOT NULL DEFAULT 'offered'::text,
  "lead_id"     uuid,
  "given_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "answered_at" timestamp with time zone,
  CONSTRAINT "referrals_are_to_others" CHECK ((giver_id <> taker_id)),
  CONSTRAINT "referrals_can_be_reached" CHECK ((num_nonnulls(email, phone) >= 1)),
  CONSTRAINT "referrals_email_shape" CHECK (((char_length(email) <= 320) AND (email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$'::text))),
  CONSTRAINT "referrals_message_is_plain" CHECK (((char_length(message) <= 2000) AND (message !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "referrals_percent_in_range" CHECK (((percent >= (0)::numeric) AND (percent <= (50)::numeric))),
  CONSTRAINT "referrals_phone_shape" CHECK ((phone ~ '^[0-9+(). x/-]{0,40}$'::text)),
  CONSTRAINT "referrals_pkey" PRIMARY KEY (id),
  CONSTRAINT "referrals_place_shape" CHECK ((place ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT "referrals_state_is_known" CHECK ((state = ANY (ARRAY['offered'::text, 'taken'::text, 'declined'::text, 'withdrawn'::text]))),
  CONSTRAINT "referrals_company_is_plain" CHECK (private.is_line(company, 120)),
  CONSTRAINT "referrals_interest_is_plain" CHECK (((char_length(btrim(interest)) >= 1) AND private.is_line(interest, 160))),
  CONSTRAINT "referrals_name_is_plain" CHECK (((char_length(btrim(name)) >= 1) AND private.is_line(name, 120)))
);

ALTER TABLE "private"."referrals"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.answer_referral (
  p_id    uuid,
  p_takes boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_referral private.referrals;
  v_lead_id uuid;
begin
  select * into v_referral from private.referrals r where r.id = p_id for update;
  if v_referral.id is null or not private.is_broker() or auth.uid() not in (v_referral.giver_id, v_referral.taker_id)
    or (p_takes and v_referral.giver_id = auth.uid())
  then
    raise exception 'There is no such referral.' using errcode = 'HXNWG';
  end if;
  if p_takes and v_referral.state = 'taken' then
    return v_referral.lead_id;
  elsif v_referral.state <> 'offered' then
    raise exception 'This referral is not open any more.' using errcode = 'HXNWO';
  end if;
  if p_takes then
    insert into public.leads (
      owner_id, tenant_id, sharing, name, company, email, phone, state, interest, message, source, received_at
    )
    values (
      auth.uid(), private.current_tenant_id(), 'private', v_referral.name, v_referral.company, v_referral.email,
      v_referral.phone, v_referral.place, v_referral.interest, nullif(v_referral.message, ''), 'referral', now()
    )
    returning id into v_lead_id;
  end if;
  update private.referrals r
  set state = case when p_takes then 'taken' when r.giver_id = auth.uid() then 'withdrawn' else 'declined' end,
    answered_at = now(), lead_id = v_lead_id
  where r.id = p_id;
  if v_referral.taker_id = auth.uid() then
    perform private.notify(
      v_referral.giver_id, 'referral_answered', 'referral:' || p_id || ':answer',
      jsonb_build_object(
        'name', private.broker_in_words(auth.uid()), 'did', case when p_takes then 'takes' else 'declines' end,
        'client', v_referral.name
      )
    );
  end if;
  return v_lead_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.are_connected (
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from private.broker_links l
    where least(l.asker_id, l.asked_id) = least(p_user_id, auth.uid())
      and greatest(l.asker_id, l.asked_id) = greatest(p_user_id, auth.uid()) and l.state = 'connected'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.connect_broker (
  p_broker_id uuid,
  p_message   text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_other constant uuid := private.known_broker(p_broker_id);
  v_link private.broker_links := private.link_with(v_other);
begin
  if v_link.state = 'connected' or (v_link.asker_id = auth.uid() and v_link.id is not null) then
    return case v_link.state when 'connected' then 'connected' else 'asked' end;
  end if;
  if v_link.id is not null then
    update private.broker_links l set state = 'connected', answered_at = now() where l.id = v_link.id;
    perform private.tell_of_link(v_link, 'broker_link_accepted', v_other);
    return 'connected';
  end if;
  perform private.keep_pace('broker_link', 30, interval '1 day');
  insert into private.broker_links (asker_id, asked_id, message)
  values (auth.uid(), v_other, coalesce(btrim(p_message), ''))
  on conflict do nothing
  returning * into v_link;
  if v_link.id is not null then
    perform private.tell_of_link(v_link, 'broker_link_asked', v_other);
  end if;
  return 'asked';
end
$function$;

CREATE OR REPLACE FUNCTION private.disconnect_broker (
  p_broker_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_other constant uuid := private.account_of(p_broker_id);
  v_link private.broker_links;
begin
  if not private.is_broker() then
    raise exception 'A network is for brokers.' using errcode = 'HXNWB';
  end if;
  v_link := private.link_with(v_other);
  if v_link.state = 'asked' and v_link.asked_id = auth.uid() then
    update private.broker_links l set state = 'declined', answered_at = now() where l.id = v_link.id;
  elsif v_link.state = 'connected' or (v_link.state = 'asked' and v_link.asker_id = auth.uid()) then
    delete from private.broker_links l where l.id = v_link.id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.give_referral (
  p_id        uuid,
  p_broker_id uuid,
  p_name      text,
  p_interest  text,
  p_percent   numeric,
  p_company   text,
  p_email     text,
  p_phone     text,
  p_place     text,
  p_message   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_other constant uuid := private.known_broker(p_broker_id);
begin
  if not private.are_connected(v_other) then
    raise exception 'A referral goes to a broker of the network.' using errcode = 'HXNWC';
  end if;
  perform private.keep_pace('referral', 40, interval '1 day');
  insert into private.referrals (
    id, giver_id, taker_id, name, company, email, phone, place, interest, message, percent
  )
  values (
    p_id, auth.uid(), v_other, btrim(p_name), nullif(btrim(p_company), ''), nullif(lower(btrim(p_email)), ''),
    nullif(btrim(p_phone), ''), nullif(p_place, ''), btrim(p_interest), coalesce(btrim(p_message), ''), p_percent
  )
  on conflict (id) do nothing;
  if found then
    perform private.notify(
      v_other, 'referral_offered', 'referral:' || p_id,
      jsonb_build_object('name', private.broker_in_words(auth.uid()), 'interest', btrim(p_interest))
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_broker()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.is_approved() and private.has_role('broker');
end
$function$;

CREATE OR REPLACE FUNCTION private.known_broker (
  p_broker_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id uuid;
begin
  if not private.is_broker() then
    raise exception 'A network is for brokers.' using errcode = 'HXNWB';
  end if;
  select a.user_id into v_user_id from public.broker_accounts a
  where a.broker_id = p_broker_id and not a.is_pseudonym and a.user_id <> auth.uid() and (
    private.is_agent(a.broker_id) or exists (
      select from private.broker_links l
      where least(l.asker_id, l.asked_id) = least(a.user_id, auth.uid())
        and greatest(l.asker_id, l.asked_id) = greatest(a.user_id, auth.uid())
    )
  );
  if v_user_id is null or private.is_blocked_between(auth.uid(), v_user_id) then
    raise exception 'There is no such broker.' using errcode = 'HXNWN';
  end if;
  return v_user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.link_with (
  p_user_id uuid
)
  RETURNS private.broker_links
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_link private.broker_links;
begin
  select * into v_link from private.broker_links l
  where least(l.asker_id, l.asked_id) = least(p_user_id, auth.uid())
    and greatest(l.asker_id, l.asked_id) = greatest(p_user_id, auth.uid())
  for update;
  return v_link;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_network (
  p_state text,
  p_name  text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_most constant integer := 60;
  v_patterns constant text[] := private.search_patterns(p_name);
  v_mine uuid[];
  v_others uuid[];
begin
  if not private.is_broker() then
    return null;
  end if;
  -- Those to whom the caller is linked, first who asks.
  v_mine := array(
    select k.other
    from (
      select case when l.asker_id = auth.uid() then l.asked_id else l.asker_id end as other, l.state, l.asked_at, l.asked_id
      from private.broker_links l where auth.uid() in (l.asker_id, l.asked_id)
    ) k
    join public.profiles p on p.id = k.other
    where (v_patterns = '{}' or concat_ws(' ', p.full_name, private.business_name(p)) ilike all (v_patterns))
      and (p_state is null or exists (
        select from public.broker_accounts b join private.agent_markets m on m.agent_id = b.broker_id
        where b.user_id = k.other and not b.is_pseudonym and m.state = p_state
      ))
    order by k.state = 'asked' and k.asked_id = auth.uid() desc, k.asked_at desc, k.other
    limit 500
  );
  v_others := array(
    select b.user_id
    from private.agents a join public.broker_accounts b on b.broker_id = a.id
    where b.user_id <> auth.uid() and b.user_id <> all (v_mine) and private.is_agent(a.id)
      and not private.is_blocked_between(auth.uid(), b.user_id)
      and (v_patterns = '{}' or concat_ws(' ', a.name, a.brokerage) ilike all (v_patterns))
      and (p_state is null or exists (
        select from private.agent_markets m where m.agent_id = a.id and m.state = p_state
      ))
    order by -a.listings, a.id
    limit v_most + 1
  );
  return jsonb_build_object(
    'brokers', (
      select coalesce(jsonb_agg(private.network_line(u.id) order by u.n), '[]')
      from unnest(v_mine || v_others[1:v_most]) with ordinality u (id, n)
    ),
    'has_more', cardinality(v_others) > v_most,
    'referrals', private.my_referrals()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_referrals()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', r.id, 'is_given', r.giver_id = auth.uid(),
        'other', private.broker_in_words(case when r.giver_id = auth.uid() then r.taker_id else r.giver_id end),
        'name', case when r.giver_id = auth.uid() or r.state = 'taken' then r.name end,
        'place', r.place, 'interest', r.interest, 'message', r.message, 'percent', r.percent, 'state', r.state,
        'given_at', r.given_at, 'answered_at', r.answered_at,
        'lead_id', case when r.taker_id = auth.uid() then l.id end,
        'lead_status', l.status, 'stage', d.stage, 'closed_on', d.closed_on,
        'fee', case when d.closed_on is not null and d.stage <> 'lost' then round(d.commission * r.percent / 100, 2) end
      ) order by r.given_at desc, r.id
    ), '[]')
    from (
      select * from private.referrals x where auth.uid() in (x.giver_id, x.taker_id) order by x.given_at desc limit 300
    ) r
    left join public.leads l on l.id = r.lead_id and l.deleted_at is null
    left join public.deals d on d.id = l.deal_id and d.deleted_at is null
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

CREATE OR REPLACE FUNCTION private.note_broker (
  p_broker_id uuid,
  p_note      text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_other constant uuid := private.known_broker(p_broker_id);
begin
  if btrim(coalesce(p_note, '')) = '' then
    delete from private.broker_notes n where n.owner_id = auth.uid() and n.about_id = v_other;
    return;
  end if;
  perform private.keep_pace('broker_note', 300, interval '1 hour');
  insert into private.broker_notes (owner_id, about_id, note) values (auth.uid(), v_other, btrim(p_note))
  on conflict (owner_id, about_id) do update set note = excluded.note, updated_at = now();
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
  execute 'select cron.schedule($1, $2, $3)' using 'late-leads', '* * * * *', 'select private.tell_of_late_leads()';
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
  v_owner uuid;
  v_count integer := 0;
begin
  for v_lead in
    select * from public.leads l
    where l.status = 'new' and l.deleted_at is null and l.respond_by between now() - interval '2 days' and now()
      and l.created_at < l.respond_by and not exists (select from private.late_leads t where t.lead_id = l.id)
    order by l.respond_by limit 500
  loop
    insert into private.late_leads (lead_id, escalate_at)
    values (v_lead.id, v_lead.respond_by + (v_lead.respond_by - v_lead.received_at))
    on conflict do nothing;
    continue when not found;
    perform private.notify(
      v_lead.owner_id, 'lead_late', 'lead_late:' || v_lead.id,
      jsonb_build_object(
        'name', v_lead.name, 'interest', coalesce(nullif(v_lead.interest, ''), v_lead.company, 'A new lead'),
        'lead_id', v_lead.id
      ),
      jsonb_build_object('kind', 'leads', 'record_id', v_lead.id)
    );
    v_count := v_count + 1;
  end loop;
  for v_lead in
    with due as (
      update private.late_leads t set escalate_at = null
      where t.lead_id in (
        select d.lead_id from private.late_leads d where d.escalate_at <= now() order by d.escalate_at limit 500
        for update skip locked
      )
      returning t.lead_id
    )
    select l.* from due join public.leads l on l.id = due.lead_id
    where l.status = 'new' and l.deleted_at is null and l.sharing = 'team'
  loop
    select u.user_id into v_owner from public.tenant_users u
    where u.tenant_id = v_lead.tenant_id and u.role = 'owner' and u.user_id <> v_lead.owner_id;
    continue when v_owner is null;
    perform private.notify(
      v_owner, 'lead_unanswered', 'lead_unanswered:' || v_lead.id,
      jsonb_build_object(
        'name', v_lead.name, 'broker', coalesce(private.called(v_lead.owner_id), 'Somebody'), 'lead_id', v_lead.id
      ),
      jsonb_build_object('kind', 'leads', 'record_id', v_lead.id)
    );
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_link (
  p_link private.broker_links,
  p_kind text,
  p_to   uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    p_to, p_kind, 'broker_link:' || p_link.id || ':' || p_kind,
    jsonb_build_object(
      'name', private.broker_in_words(auth.uid()),
      'message', coalesce(nullif(p_link.message, ''), 'Look at what they sell and answer.'),
      'broker_id', private.broker_of(auth.uid(), null)
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.answer_referral (
  p_id    uuid,
  p_takes boolean
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.answer_referral(p_id, p_takes)
$function$;

REVOKE ALL ON FUNCTION "public"."answer_referral"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.connect_broker (
  p_broker_id uuid,
  p_message   text DEFAULT ''::text
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.connect_broker(p_broker_id, p_message)
$function$;

REVOKE ALL ON FUNCTION "public"."connect_broker"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.disconnect_broker (
  p_broker_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.disconnect_broker(p_broker_id)
$function$;

REVOKE ALL ON FUNCTION "public"."disconnect_broker"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.give_referral (
  p_id        uuid,
  p_broker_id uuid,
  p_name      text,
  p_interest  text,
  p_percent   numeric,
  p_company   text    DEFAULT NULL::text,
  p_email     text    DEFAULT NULL::text,
  p_phone     text    DEFAULT NULL::text,
  p_place     text    DEFAULT NULL::text,
  p_message   text    DEFAULT ''::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.give_referral(
    p_id, p_broker_id, p_name, p_interest, p_percent, p_company, p_email, p_phone, p_place, p_message
  )
$function$;

REVOKE ALL ON FUNCTION "public"."give_referral"(uuid, uuid, text, text, numeric, text, text, text, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_network (
  p_state text DEFAULT NULL::text,
  p_name  text DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_network(p_state, p_name)
$function$;

REVOKE ALL ON FUNCTION "public"."my_network"(text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_broker (
  p_broker_id uuid,
  p_note      text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_broker(p_broker_id, p_note)
$function$;

REVOKE ALL ON FUNCTION "public"."note_broker"(uuid, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."broker_links"
  ADD CONSTRAINT "broker_links_asked_id_fkey" FOREIGN KEY (asked_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."broker_links"
  ADD CONSTRAINT "broker_links_asker_id_fkey" FOREIGN KEY (asker_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."broker_notes"
  ADD CONSTRAINT "broker_notes_about_id_fkey" FOREIGN KEY (about_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."broker_notes"
  ADD CONSTRAINT "broker_notes_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."late_leads"
  ADD CONSTRAINT "late_leads_lead_id_fkey" FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE "private"."referrals"
  ADD CONSTRAINT "referrals_giver_id_fkey" FOREIGN KEY (giver_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."referrals"
  ADD CONSTRAINT "referrals_lead_id_fkey" FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE SET NULL;

ALTER TABLE "private"."referrals"
  ADD CONSTRAINT "referrals_taker_id_fkey" FOREIGN KEY (taker_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX broker_links_asked_idx ON private.broker_links USING btree (asked_id);

CREATE INDEX broker_links_asker_idx ON private.broker_links USING btree (asker_id);

CREATE UNIQUE INDEX broker_links_pair_idx ON private.broker_links USING btree (LEAST(asker_id, asked_id), GREATEST(asker_id, asked_id));

CREATE INDEX broker_notes_about_idx ON private.broker_notes USING btree (about_id);

CREATE INDEX late_leads_due_idx ON private.late_leads USING btree (escalate_at)
  WHERE (escalate_at IS NOT NULL);

CREATE INDEX referrals_giver_idx ON private.referrals USING btree (giver_id, given_at DESC);

CREATE INDEX referrals_lead_idx ON private.referrals USING btree (lead_id);

CREATE INDEX referrals_taker_idx ON private.referrals USING btree (taker_id, given_at DESC);

CREATE INDEX leads_late_idx ON public.leads USING btree (respond_by)
  WHERE ((status = 'new'::text) AND (deleted_at IS NULL));

COMMENT ON COLUMN "private"."late_leads"."escalate_at" IS 'Null once it was looked at again.';

REVOKE ALL ON FUNCTION "private"."answer_referral"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."answer_referral"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."answer_referral"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."answer_referral"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."are_connected"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_connected"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_connected"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."connect_broker"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."connect_broker"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."connect_broker"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."connect_broker"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."disconnect_broker"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."disconnect_broker"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."disconnect_broker"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."disconnect_broker"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."give_referral"(uuid, uuid, text, text, numeric, text, text, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."give_referral"(uuid, uuid, text, text, numeric, text, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."give_referral"(uuid, uuid, text, text, numeric, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."give_referral"(uuid, uuid, text, text, numeric, text, text, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_broker"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_broker"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_broker"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."known_broker"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."known_broker"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."known_broker"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."link_with"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."link_with"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."link_with"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_network"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_network"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_network"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_network"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_referrals"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."my_referrals"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_referrals"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."network_line"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."network_line"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."network_line"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_broker"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_broker"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."note_broker"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_broker"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_late_leads"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_late_leads"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_late_leads"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_link"(private.broker_links, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_link"(private.broker_links, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_link"(private.broker_links, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_referral"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_referral"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_referral"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."connect_broker"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."connect_broker"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."connect_broker"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."disconnect_broker"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."disconnect_broker"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."disconnect_broker"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_referral"(uuid, uuid, text, text, numeric, text, text, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."give_referral"(uuid, uuid, text, text, numeric, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_referral"(uuid, uuid, text, text, numeric, text, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_network"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_network"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_network"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_broker"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_broker"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_broker"(uuid, text) TO "postgres";

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

revoke all on table private.broker_links from public, anon, authenticated, service_role;
revoke all on table private.broker_notes from public, anon, authenticated, service_role;
revoke all on table private.referrals from public, anon, authenticated, service_role;
revoke all on table private.late_leads from public, anon, authenticated, service_role;

select private.schedule_records();
