SET local check_function_bodies = off;

DROP POLICY "Brokers, staff and open subscriptions read an address" ON "public"."listing_addresses";

DROP POLICY "Everyone reads live listings, brokers their own, staff all" ON "public"."listings";

ALTER TABLE "private"."signatures"
  DROP CONSTRAINT "signatures_kind_is_known";

CREATE TABLE "private"."co_brokerage_signatures" (
  "co_brokerage_id" uuid    NOT NULL,
  "n"               integer NOT NULL,
  "account"         uuid    NOT NULL,
  "signature_id"    uuid    NOT NULL,
  CONSTRAINT "co_brokerage_signatures_pkey" PRIMARY KEY (co_brokerage_id, n, account)
);

ALTER TABLE "private"."co_brokerage_signatures"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."co_brokerage_terms" (
  "co_brokerage_id" uuid                     NOT NULL,
  "n"               integer                  NOT NULL,
  "further"         text                     NOT NULL DEFAULT ''::text,
  "body"            text                     NOT NULL,
  "written_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "co_brokerage_terms_further_is_plain" CHECK (((char_length(further) <= 8000) AND (further !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'::text))),
  CONSTRAINT "co_brokerage_terms_pkey" PRIMARY KEY (co_brokerage_id, n)
);

ALTER TABLE "private"."co_brokerage_terms"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."co_brokerages" (
  "id"            uuid                     NOT NULL,
  "listing_id"    uuid                     NOT NULL,
  "lister_id"     uuid                     NOT NULL,
  "partner_id"    uuid,
  "partner_name"  text                     NOT NULL,
  "partner_email" text,
  "split_kind"    text                     NOT NULL,
  "split"         numeric(14,2)            NOT NULL,
  "access"        text                     NOT NULL,
  "until"         date,
  "state"         text                     NOT NULL DEFAULT 'draft'::text,
  "created_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "offered_at"    timestamp with time zone,
  "signed_at"     timestamp with time zone,
  "ended_at"      timestamp with time zone,
  "ended_by"      uuid,
  "end_reason"    text,
  CONSTRAINT "co_brokerages_access_is_known" CHECK ((access = ANY (ARRAY['none'::text, 'view'::text, 'work'::text]))),
  CONSTRAINT "co_brokerages_partner_email_shape"
    CHECK
    (((char_length(partner_email) <= 320) AND (partner_email = lower(btrim(partner_email))) AND (partner_email ~
    '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$'::text))),
  CONSTRAINT "co_brokerages_partner_is_named" CHECK ((num_nonnulls(partner_id, partner_email) >= 1)),
  CONSTRAINT "co_brokerages_pkey" PRIMARY KEY (id),
  CONSTRAINT "co_brokerages_split_in_range" CHECK (((split > (0)::numeric) AND ((split_kind = 'fixed'::text) OR (split <= (100)::numeric)))),
  CONSTRAINT "co_brokerages_split_kind_is_known" CHECK ((split_kind = ANY (ARRAY['percent'::text, 'fixed'::text]))),
  CONSTRAINT "co_brokerages_state_is_known" CHECK ((state = ANY (ARRAY['draft'::text, 'offered'::text, 'signed'::text, 'declined'::text, 'ended'::text]))),
  CONSTRAINT "co_brokerages_until_is_near" CHECK (((until >= '2000-01-01'::date) AND (until <= '3000-01-01'::date))),
  CONSTRAINT "co_brokerages_end_reason_is_plain" CHECK (private.is_line(end_reason, 300)),
  CONSTRAINT "co_brokerages_partner_name_is_plain" CHECK (((char_length(btrim(partner_name)) >= 2) AND private.is_line(partner_name, 160)))
);

ALTER TABLE "private"."co_brokerages"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."co_leads" (
  "co_brokerage_id" uuid NOT NULL,
  "inquiry_id"      uuid NOT NULL,
  "lead_id"         uuid NOT NULL,
  CONSTRAINT "co_leads_pkey" PRIMARY KEY (co_brokerage_id, inquiry_id)
);

ALTER TABLE "private"."co_leads"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.add_co_deal (
  p_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_agreement private.co_brokerages := private.own_agreement(p_id);
  v_deal uuid;
begin
  if v_agreement.state <> 'signed' then
    raise exception 'This agreement is not open any more.' using errcode = 'HXCBO';
  end if;
  select d.id into v_deal from public.deals d
  where d.listing_id = v_agreement.listing_id and d.owner_id = auth.uid() and d.deleted_at is null
    and d.book = any (private.my_books())
  order by d.created_at limit 1;
  if v_deal is not null then
    return v_deal;
  end if;
  insert into public.deals (owner_id, tenant_id, sharing, name, stage, listing_id, state, price)
  select auth.uid(), private.current_tenant_id(), 'private', private.as_line(l.property_name, 160), 'valuation', l.id,
    l.state, l.price
  from public.listings l where l.id = v_agreement.listing_id
  returning id into v_deal;
  return v_deal;
end
$function$;

CREATE OR REPLACE FUNCTION private.broker_in_words (
  p_user_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select concat_ws(', ', private.called(p.id), private.business_name(p)) from public.profiles p where p.id = p_user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.co_access (
  p_listing_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.uid() is null or not private.is_approved() then
    return 'none';
  end if;
  return coalesce((
    select max(c.access)
    from private.co_brokerages c
    join public.listings l on l.id = c.listing_id
    join public.broker_accounts a on a.broker_id = l.broker_id and a.user_id = c.lister_id
    where c.listing_id = p_listing_id and c.partner_id = auth.uid() and c.state = 'signed'
      and c.access <> 'none' and (c.until is null or c.until >= current_date)
  ), 'none');
end
$function$;

CREATE OR REPLACE FUNCTION private.co_brokerage (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_agreement private.co_brokerages;
begin
  select * into v_agreement from private.co_brokerages c where c.id = p_id;
  if v_agreement.id is null or not private.is_approved()
    or not (v_agreement.lister_id = auth.uid() or private.is_partner(v_agreement))
  then
    return null;
  end if;
  return private.co_brokerage_line(v_agreement) || jsonb_build_object(
    'further', (
      select t.further from private.co_brokerage_terms t where t.co_brokerage_id = p_id order by t.n desc limit 1
    ),
    'versions', (
      select jsonb_agg(jsonb_build_object(
        'n', t.n, 'body', t.body, 'written_at', t.written_at, 'signatures', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'name', g.name, 'signed_at', g.signed_at, 'hash', g.hash
          ) order by g.signed_at), '[]')
          from private.co_brokerage_signatures s join private.signatures g on g.id = s.signature_id
          where s.co_brokerage_id = p_id and s.n = t.n
        )
      ) order by t.n desc)
      from private.co_brokerage_terms t where t.co_brokerage_id = p_id
    ),
    'inquiries', case
      when v_agreement.lister_id <> auth.uid() and private.co_access(v_agreement.listing_id) <> 'none' then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', q.id, 'asked_at', q.created_at, 'name', q.full_name, 'message', q.message,
          'is_taken', exists (
            select from private.co_leads t join public.leads k on k.id = t.lead_id
            where t.inquiry_id = q.id and t.co_brokerage_id = p_id
          )
        ) order by q.created_at desc), '[]')
        from (
          select b.id, b.created_at, p.full_name, b.message
          from public.broker_contacts b join public.profiles p on p.id = b.user_id
          where b.listing_id = v_agreement.listing_id order by b.created_at desc limit 100
        ) q
      )
      else '[]'::jsonb
    end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.co_brokerage_line (
  p_agreement private.co_brokerages
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_is_lister constant boolean := p_agreement.lister_id = v_me;
begin
  return (
    select jsonb_build_object(
      'id', p_agreement.id, 'listing_id', l.id, 'property', l.property_name, 'city', l.city, 'place', l.state,
      'is_lister', v_is_lister,
      'other', case when v_is_lister then p_agreement.partner_name else private.broker_in_words(p_agreement.lister_id) end,
      'email', case when v_is_lister then p_agreement.partner_email end,
      'split_kind', p_agreement.split_kind, 'split', p_agreement.split, 'access', p_agreement.access,
      'until', p_agreement.until, 'is_over', coalesce(p_agreement.until < current_date, false),
      'state', p_agreement.state, 'n', t.n, 'created_at', p_agreement.created_at,
      'signed_at', p_agreement.signed_at, 'ended_at', p_agreement.ended_at, 'end_reason', p_agreement.end_reason,
      'i_signed', exists (
        select from private.co_brokerage_signatures s
        where s.co_brokerage_id = p_agreement.id and s.n = t.n and s.account = v_me
      ),
      'other_signed', exists (
        select from private.co_brokerage_signatures s
        where s.co_brokerage_id = p_agreement.id and s.n = t.n and s.account <> v_me
      ),
      'commission', (
        select sum(d.commission) from public.deals d
        where d.listing_id = l.id and d.owner_id = v_me and d.deleted_at is null and d.stage <> 'lost'
          and d.book = any (private.my_books())
      )
    )
    from public.listings l, (
      select max(w.n) as n from private.co_brokerage_terms w where w.co_brokerage_id = p_agreement.id
    ) t
    where l.id = p_agreement.listing_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.co_brokerage_text (
  p_agreement private.co_brokerages,
  p_further   text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_split constant text := case p_agreement.split_kind
    when 'percent' then trim_scale(p_agreement.split) || '% of the commission that the listing broker receives'
    else to_char(p_agreement.split, 'FM$999,999,999,990.00') || ' of the commission that the listing broker receives'
  end;
begin
  return (
    select concat_ws(E'\n\n',
      format(
        '1. %s (the listing broker) and %s (the co-broker) work together on the sale of %s in %s, %s.',
        private.broker_in_words(p_agreement.lister_id), p_agreement.partner_name, l.property_name, l.city, l.state
      ),
      format('2. At closing the co-broker is owed %s, payable within ten days of its receipt. Nothing is owed if the sale does not close.', v_split),
      '3. ' || case p_agreement.access
        when 'none' then 'The co-broker reads of the listing what everybody reads.'
        when 'view' then 'The co-broker reads the address, the figures and the documents of the listing and who asked about it, and keeps all of it confidential.'
        else 'The co-broker reads the address, the figures and the documents of the listing and who asked about it, keeps all of it confidential, and answers who asked.'
      end,
      case
        when p_agreement.until is null then '4. The agreement lasts until the sale closes.'
        else format('4. The agreement lasts until %s.', to_char(p_agreement.until, 'FMMonth FMDD, YYYY'))
      end || ' Either broker ends it at any time by saying so here; what the co-broker may read ends at that moment.',
      '5. ' || nullif(btrim(p_further), '')
    )
    from public.listings l where l.id = p_agreement.listing_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.co_listings()
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.uid() is null or not private.is_approved() then
    return '{}';
  end if;
  return array(
    select c.listing_id
    from private.co_brokerages c
    join public.listings l on l.id = c.listing_id
    join public.broker_accounts a on a.broker_id = l.broker_id and a.user_id = c.lister_id
    where c.partner_id = auth.uid() and c.state = 'signed'
      and c.access <> 'none' and (c.until is null or c.until >= current_date)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.co_share (
  p_listing_id uuid,
  p_owner_id   uuid,
  p_gross      numeric
)
  RETURNS numeric
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select case
        when count(*) = 0 then null
        when bool_or(c.lister_id = p_owner_id) then greatest(0, 100 - sum(s.part) filter (where c.lister_id = p_owner_id))
        else least(100, sum(s.part))
      end::numeric(5, 2)
    from private.co_brokerages c
    cross join lateral (
      select case when c.split_kind = 'percent' then c.split when p_gross > 0 then 100 * c.split / p_gross end as part
    ) s
    where c.listing_id = p_listing_id and p_owner_id in (c.lister_id, c.partner_id) and c.state = 'signed'
      and s.part is not null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.co_shares (
  p_listing_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_object_agg(d.id, s.share) filter (where s.share is not null), '{}')
    from public.deals d
    cross join lateral (
      select private.co_share(d.listing_id, d.owner_id, d.price * d.commission_percent / 100) as share
    ) s
    where d.listing_id = p_listing_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.end_co_brokerage (
  p_id     uuid,
  p_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_agreement private.co_brokerages := private.own_agreement(p_id);
  v_is_lister constant boolean := v_agreement.lister_id = auth.uid();
  v_was jsonb;
begin
  if v_agreement.state = 'draft' then
    delete from private.co_brokerages c where c.id = p_id;
    return;
  elsif v_agreement.state not in ('offered', 'signed') then
    return;
  end if;
  v_was := private.co_shares(v_agreement.listing_id);
  update private.co_brokerages c
  set state = case when c.state = 'offered' and not v_is_lister then 'declined' else 'ended' end,
    ended_at = now(), ended_by = auth.uid(), end_reason = nullif(btrim(p_reason), '')
  where c.id = p_id;
  if v_agreement.state = 'signed' then
    perform private.spread_co_split(v_agreement.listing_id, v_was);
  end if;
  perform private.tell_co_broker(
    v_agreement, 'co_brokerage_ended',
    case when v_is_lister then v_agreement.partner_id else v_agreement.lister_id end, 'ended'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_partner (
  p_agreement private.co_brokerages
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return p_agreement.state <> 'draft' and private.is_approved() and coalesce(
    case
      when p_agreement.partner_id is not null then p_agreement.partner_id = auth.uid()
      else p_agreement.partner_email = private.my_confirmed_address()
    end, false
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_co_split()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.closed_on is null and (
    new.split_percent is null or (
      tg_op = 'UPDATE' and new.split_percent = old.split_percent
      and old.split_percent = private.co_share(old.listing_id, old.owner_id, old.price * old.commission_percent / 100)
    )
  ) then
    new.split_percent := private.co_share(new.listing_id, new.owner_id, new.price * new.commission_percent / 100);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_co_brokerages()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_approved() then
    return jsonb_build_object('agreements', '[]'::jsonb, 'listings', '[]'::jsonb);
  end if;
  return jsonb_build_object(
    'agreements', (
      select coalesce(jsonb_agg(private.co_brokerage_line(c) order by c.created_at desc, c.id), '[]')
      from (
        select c.* from private.co_brokerages c where c.lister_id = auth.uid()
        union
        select c.* from private.co_brokerages c
        where c.state <> 'draft' and (
          c.partner_id = auth.uid() or (c.partner_id is null and c.partner_email = private.my_confirmed_address())
        )
        order by created_at desc limit 500
      ) c
    ),
    'listings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'name', concat_ws(', ', l.property_name, l.city, l.state)
      ) order by l.property_name, l.id), '[]')
      from public.listings l
      where l.broker_id = any (private.my_brokers()) and l.status in ('active', 'under_contract')
    )
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
    ('record_mention', 'info', false, false, true, false,
      '{name} mentioned you at {record}', '{excerpt}', '{path}'),
    ('task_assigned', 'info', false, false, true, false,
      '{name} gave you a task', '{task}', '{path}'),
    ('task_due', 'info', false, false, false, false,
      'Due: {task}', '{record}', '{path}'),
    ('lead_assigned', 'lead', false, false, true, false,
      '{name} is your lead', '{interest}', '/leads/{lead_id}'),
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

CREATE OR REPLACE FUNCTION private.offer_co_brokerage (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_agreement private.co_brokerages := private.own_agreement(p_id, 'lister');
  v_to uuid;
begin
  if v_agreement.state <> 'draft' then
    return;
  end if;
  update private.co_brokerages c set state = 'offered', offered_at = now() where c.id = p_id returning * into v_agreement;
  select coalesce(v_agreement.partner_id, (
    select u.id from auth.users u
    where lower(u.email) = v_agreement.partner_email and u.email_confirmed_at is not null and u.deleted_at is null
  )) into v_to;
  if v_to is not null then
    perform private.tell_co_broker(v_agreement, 'co_brokerage_offered', v_to, 'offered');
    return;
  end if;
  perform private.keep_pace('co_brokerage_letter', 20, interval '1 day');
  perform private.queue_message(
    'email', v_agreement.partner_email, 'co_brokerage_offered',
    jsonb_build_object(
      'by', private.broker_in_words(v_agreement.lister_id), 'name', v_agreement.partner_name,
      'property', (select l.property_name from public.listings l where l.id = v_agreement.listing_id)
    ),
    'co_brokerage:' || p_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.own_agreement (
  p_id   uuid,
  p_side text DEFAULT NULL::text
)
  RETURNS private.co_brokerages
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_agreement private.co_brokerages;
begin
  select * into v_agreement from private.co_brokerages c where c.id = p_id for no key update;
  if v_agreement.id is null or not private.is_approved() or not (
    (v_agreement.lister_id = auth.uid() and coalesce(p_side, 'lister') = 'lister')
    or (private.is_partner(v_agreement) and coalesce(p_side, 'partner') = 'partner')
  ) then
    raise exception 'There is no such agreement.' using errcode = 'HXCBN';
  end if;
  return v_agreement;
end
$function$;

CREATE OR REPLACE FUNCTION private.reads_closely (
  p_listing_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not private.is_approved() then
    return false;
  end if;
  return private.owns_listing(p_listing_id) or private.is_staff() or private.co_access(p_listing_id) <> 'none' or (
    private.is_live(v_listing) and private.has_open_access()
    and (not v_listing.is_confidential or private.has_asked_about(p_listing_id))
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.reads_documents (
  p_listing_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.reads_closely(p_listing_id) then
    return false;
  end if;
  return private.owns_listing(p_listing_id) or private.is_staff() or private.co_access(p_listing_id) <> 'none' or exists (
    select from public.listing_nda_signatures s
    where s.nda_id = private.newest_nda(p_listing_id) and s.user_id = auth.uid() and s.ended_at is null
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.save_co_brokerage (
  p_id         uuid,
  p_listing_id uuid,
  p_broker_id  uuid,
  p_name       text,
  p_email      text,
  p_split_kind text,
  p_split      numeric,
  p_access     text,
  p_until      date,
  p_further    text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_agreement private.co_brokerages;
  v_partner uuid;
  v_email text := lower(btrim(p_email));
  v_n integer;
begin
  if v_me is null or not private.is_approved() or not private.owns_listing(p_listing_id) then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  if p_until < current_date then
    raise exception 'An agreement does not end before it begins.' using errcode = 'HXCBD';
  end if;
  if p_broker_id is not null then
    select a.user_id into v_partner from public.broker_accounts a where a.broker_id = p_broker_id and not a.is_pseudonym;
    if v_partner is null then
      raise exception 'There is no such broker.' using errcode = 'HXCBP';
    end if;
    v_email := null;
  end if;
  if v_partner = v_me or v_email = private.my_confirmed_address() then
    raise exception 'An agreement is with somebody else.' using errcode = 'HXCBS';
  end if;
  perform private.keep_pace('co_brokerage', 60, interval '1 hour');
  select * into v_agreement from private.co_brokerages c where c.id = p_id for no key update;
  if v_agreement.id is not null and (v_agreement.lister_id <> v_me or v_agreement.listing_id <> p_listing_id) then
    raise exception 'There is no such agreement.' using errcode = 'HXCBN';
  end if;
  if v_agreement.id is null then
    insert into private.co_brokerages (
      id, listing_id, lister_id, partner_id, partner_name, partner_email, split_kind, split, access, until
    )
    values (
      p_id, p_listing_id, v_me, v_partner,
      case when v_partner is null then btrim(p_name) else private.broker_in_words(v_partner) end, v_email,
      p_split_kind, p_split, p_access, p_until
    )
    returning * into v_agreement;
  elsif v_agreement.state not in ('draft', 'offered') then
    raise exception 'This agreement is not open any more.' using errcode = 'HXCBO';
  else
    update private.co_brokerages c set split_kind = p_split_kind, split = p_split, access = p_access, until = p_until
    where c.id = p_id returning * into v_agreement;
  end if;
  select coalesce(max(t.n), 0) + 1 into v_n from private.co_brokerage_terms t where t.co_brokerage_id = p_id;
  if v_n > 50 then
    raise exception 'There are too many versions.' using errcode = 'HXCBV';
  end if;
  if v_agreement.state = 'draft' then
    delete from private.co_brokerage_terms t where t.co_brokerage_id = p_id;
    v_n := 1;
  end if;
  insert into private.co_brokerage_terms (co_brokerage_id, n, further, body)
  values (p_id, v_n, coalesce(btrim(p_further), ''), private.co_brokerage_text(v_agreement, p_further));
  if v_agreement.state = 'offered' then
    perform private.tell_co_broker(v_agreement, 'co_brokerage_offered', v_agreement.partner_id, 'terms:' || v_n);
  end if;
  return v_n;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_co_brokerage (
  p_id           uuid,
  p_signature_id uuid,
  p_n            integer,
  p_name         text,
  p_drawing      text,
  p_consents     boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_agreement private.co_brokerages := private.own_agreement(p_id);
  v_terms private.co_brokerage_terms;
  v_signature private.signatures;
  v_is_lister constant boolean := v_agreement.lister_id = auth.uid();
begin
  select * into v_terms from private.co_brokerage_terms t where t.co_brokerage_id = p_id order by t.n desc limit 1;
  if exists (
    select from private.co_brokerage_signatures s
    where s.co_brokerage_id = p_id and s.n = v_terms.n and s.account = auth.uid()
  ) then
    return v_agreement.state;
  end if;
  if v_agreement.state <> 'offered' then
    raise exception 'This agreement is not open any more.' using errcode = 'HXCBO';
  end if;
  if v_terms.n is distinct from p_n then
    raise exception 'The text has changed meanwhile.' using errcode = 'HXDRN';
  end if;
  v_signature := private.sign(
    p_signature_id, 'co_brokerage', 'Co-brokerage agreement, version ' || v_terms.n, v_terms.body, p_name, p_drawing,
    p_consents
  );
  if not v_is_lister and v_agreement.partner_id is null then
    update private.co_brokerages c set partner_id = auth.uid() where c.id = p_id returning * into v_agreement;
  end if;
  insert into private.co_brokerage_signatures (co_brokerage_id, n, account, signature_id)
  values (p_id, v_terms.n, auth.uid(), v_signature.id);
  if (
    select count(distinct s.account) from private.co_brokerage_signatures s
    where s.co_brokerage_id = p_id and s.n = v_terms.n and s.account in (v_agreement.lister_id, v_agreement.partner_id)
  ) = 2 then
    update private.co_brokerages c set state = 'signed', signed_at = now() where c.id = p_id returning * into v_agreement;
    perform private.spread_co_split(v_agreement.listing_id, '{}');
  end if;
  perform private.tell_co_broker(
    v_agreement, 'co_brokerage_signed',
    case when v_is_lister then v_agreement.partner_id else v_agreement.lister_id end, 'signed:' || v_terms.n
  );
  return v_agreement.state;
end
$function$;

CREATE OR REPLACE FUNCTION private.spread_co_split (
  p_listing_id uuid,
  p_was        jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.deals d
  set split_percent = private.co_share(d.listing_id, d.owner_id, d.price * d.commission_percent / 100)
  where d.listing_id = p_listing_id and d.closed_on is null and d.stage <> 'lost' and d.deleted_at is null
    and (d.split_percent is null or d.split_percent = (p_was ->> d.id::text)::numeric)
    and d.split_percent is distinct from private.co_share(d.listing_id, d.owner_id, d.price * d.commission_percent / 100);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_co_inquiry (
  p_id         uuid,
  p_inquiry_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_agreement private.co_brokerages := private.own_agreement(p_id, 'partner');
  v_lead uuid;
begin
  if private.co_access(v_agreement.listing_id) <> 'work' then
    raise exception 'The agreement lets you read, and not answer.' using errcode = 'HXCBW';
  end if;
  select t.lead_id into v_lead from private.co_leads t where t.co_brokerage_id = p_id and t.inquiry_id = p_inquiry_id;
  if v_lead is not null then
    return v_lead;
  end if;
  insert into public.leads (
    owner_id, tenant_id, sharing, name, company, email, phone, state, interest, message, source, listing_id
  )
  select
    auth.uid(), private.current_tenant_id(), 'private',
    private.as_line(coalesce(nullif(btrim(p.full_name), ''), p.email), 120),
    private.as_line(private.business_name(p), 120),
    case when p.email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$' then p.email end,
    case when p.phone ~ '^[0-9+(). x/-]{0,40}$' then p.phone end,
    l.state, private.as_line(l.property_name, 160),
    regexp_replace(b.message, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]', '', 'g'), 'inquiry', l.id
  from public.broker_contacts b
  join public.profiles p on p.id = b.user_id
  join public.listings l on l.id = b.listing_id
  where b.id = p_inquiry_id and b.listing_id = v_agreement.listing_id
  returning id into v_lead;
  if v_lead is null then
    raise exception 'There is no such inquiry.' using errcode = 'HXCBI';
  end if;
  insert into private.co_leads (co_brokerage_id, inquiry_id, lead_id) values (p_id, p_inquiry_id, v_lead);
  return v_lead;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_co_broker (
  p_agreement private.co_brokerages,
  p_kind      text,
  p_to        uuid,
  p_key       text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(
    p_to, p_kind, 'co_brokerage:' || p_agreement.id || ':' || p_key,
    jsonb_build_object(
      'property', (select l.property_name from public.listings l where l.id = p_agreement.listing_id),
      'name', case when p_to = p_agreement.lister_id then p_agreement.partner_name
        else private.called(p_agreement.lister_id) end,
      'agreement_id', p_agreement.id
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.add_co_deal (
  p_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.add_co_deal(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."add_co_deal"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.co_brokerage (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.co_brokerage(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."co_brokerage"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.end_co_brokerage (
  p_id     uuid,
  p_reason text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_co_brokerage(p_id, p_reason)
$function$;

REVOKE ALL ON FUNCTION "public"."end_co_brokerage"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_co_brokerages()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_co_brokerages()
$function$;

REVOKE ALL ON FUNCTION "public"."my_co_brokerages"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.offer_co_brokerage (
  p_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.offer_co_brokerage(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."offer_co_brokerage"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_co_brokerage (
  p_id         uuid,
  p_listing_id uuid,
  p_split_kind text,
  p_split      numeric,
  p_access     text,
  p_broker_id  uuid    DEFAULT NULL::uuid,
  p_name       text    DEFAULT NULL::text,
  p_email      text    DEFAULT NULL::text,
  p_until      date    DEFAULT NULL::date,
  p_further    text    DEFAULT ''::text
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.save_co_brokerage(
    p_id, p_listing_id, p_broker_id, p_name, p_email, p_split_kind, p_split, p_access, p_until, p_further
  )
$function$;

REVOKE ALL ON FUNCTION "public"."save_co_brokerage"(uuid, uuid, text, numeric, text, uuid, text, text, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sign_co_brokerage (
  p_id           uuid,
  p_signature_id uuid,
  p_n            integer,
  p_name         text,
  p_drawing      text,
  p_consents     boolean
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.sign_co_brokerage(p_id, p_signature_id, p_n, p_name, p_drawing, p_consents)
$function$;

REVOKE ALL ON FUNCTION "public"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.take_co_inquiry (
  p_id         uuid,
  p_inquiry_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.take_co_inquiry(p_id, p_inquiry_id)
$function$;

REVOKE ALL ON FUNCTION "public"."take_co_inquiry"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."co_brokerage_signatures"
  ADD CONSTRAINT "co_brokerage_signatures_account_fkey" FOREIGN KEY (account) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."co_brokerage_signatures"
  ADD CONSTRAINT "co_brokerage_signatures_signature_id_fkey" FOREIGN KEY (signature_id) REFERENCES private.signatures(id);

ALTER TABLE "private"."co_brokerage_signatures"
  ADD CONSTRAINT "co_brokerage_signatures_terms_fkey" FOREIGN KEY (co_brokerage_id, n) REFERENCES private.co_brokerage_terms(co_brokerage_id, n) ON DELETE CASCADE;

ALTER TABLE "private"."co_brokerages"
  ADD CONSTRAINT "co_brokerages_ended_by_fkey" FOREIGN KEY (ended_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."co_brokerages"
  ADD CONSTRAINT "co_brokerages_lister_id_fkey" FOREIGN KEY (lister_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."co_brokerages"
  ADD CONSTRAINT "co_brokerages_listing_id_fkey" FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE "private"."co_brokerages"
  ADD CONSTRAINT "co_brokerages_partner_id_fkey" FOREIGN KEY (partner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."co_brokerage_terms"
  ADD CONSTRAINT "co_brokerage_terms_co_brokerage_id_fkey" FOREIGN KEY (co_brokerage_id) REFERENCES private.co_brokerages(id) ON DELETE CASCADE;

ALTER TABLE "private"."co_leads"
  ADD CONSTRAINT "co_leads_co_brokerage_id_fkey" FOREIGN KEY (co_brokerage_id) REFERENCES private.co_brokerages(id) ON DELETE CASCADE;

ALTER TABLE "private"."co_leads"
  ADD CONSTRAINT "co_leads_inquiry_id_fkey" FOREIGN KEY (inquiry_id) REFERENCES public.broker_contacts(id) ON DELETE CASCADE;

ALTER TABLE "private"."co_leads"
  ADD CONSTRAINT "co_leads_lead_id_fkey" FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE "private"."signatures"
  ADD CONSTRAINT "signatures_kind_is_known" CHECK ((kind = ANY (ARRAY['nda'::text, 'buyer_agreement'::text, 'loi'::text, 'co_brokerage'::text])));

CREATE INDEX co_brokerage_signatures_account_idx ON private.co_brokerage_signatures USING btree (account);

CREATE INDEX co_brokerage_signatures_signature_idx ON private.co_brokerage_signatures USING btree (signature_id);

CREATE INDEX co_brokerages_email_idx ON private.co_brokerages USING btree (partner_email);

CREATE INDEX co_brokerages_ended_by_idx ON private.co_brokerages USING btree (ended_by);

CREATE INDEX co_brokerages_lister_idx ON private.co_brokerages USING btree (lister_id, created_at DESC);

CREATE INDEX co_brokerages_listing_idx ON private.co_brokerages USING btree (listing_id);

CREATE INDEX co_brokerages_partner_idx ON private.co_brokerages USING btree (partner_id, created_at DESC);

CREATE INDEX co_leads_inquiry_idx ON private.co_leads USING btree (inquiry_id);

CREATE INDEX co_leads_lead_idx ON private.co_leads USING btree (lead_id);

CREATE TRIGGER add_co_split
  BEFORE INSERT ON public.deals
  FOR EACH ROW
  WHEN ((new.listing_id IS NOT NULL))
  EXECUTE FUNCTION private.keep_co_split();

CREATE TRIGGER follow_co_split
  BEFORE UPDATE OF listing_id, price, commission_percent ON public.deals
  FOR EACH ROW
  WHEN (((new.listing_id IS NOT NULL) OR (old.listing_id IS NOT NULL)))
  EXECUTE FUNCTION private.keep_co_split();

CREATE POLICY "Brokers, staff and open subscriptions read an address" ON "public"."listing_addresses"
  FOR SELECT
  TO "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.listings l
  WHERE
    ((l.id = listing_addresses.listing_id) AND (private.is_mine(l.broker_id) OR (l.id = ANY (( SELECT private.co_listings() AS co_listings)::uuid[])) OR ( SELECT private.is_staff()
    AS is_staff) OR (( SELECT private.has_open_access() AS has_open_access) AND ((NOT l.is_confidential) OR (EXISTS ( SELECT
           FROM public.broker_contacts c
          WHERE ((c.listing_id = l.id) AND (c.user_id = ( SELECT auth.uid() AS uid))))))))))));

CREATE POLICY "Everyone reads live listings, brokers their own, staff all" ON "public"."listings"
  FOR SELECT
  TO "authenticated"
  USING
    ((((approval_status = 'approved'::public.approval_status) AND (status = ANY (ARRAY['active'::text, 'under_contract'::text]))) OR ( SELECT private.is_staff() AS is_staff) OR
    private.is_mine(broker_id) OR (id = ANY (( SELECT private.co_listings() AS co_listings)::uuid[]))));

COMMENT ON COLUMN "private"."co_brokerages"."access" IS 'none: the split alone; view: what the listing tells to few, and who asked; work: takes who asked as a lead, too.';

REVOKE ALL ON FUNCTION "private"."add_co_deal"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_co_deal"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_co_deal"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_co_deal"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."broker_in_words"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."broker_in_words"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."broker_in_words"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."co_access"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."co_access"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."co_access"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."co_brokerage"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."co_brokerage"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."co_brokerage"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."co_brokerage"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."co_brokerage_line"(private.co_brokerages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."co_brokerage_line"(private.co_brokerages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."co_brokerage_line"(private.co_brokerages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."co_brokerage_text"(private.co_brokerages, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."co_brokerage_text"(private.co_brokerages, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."co_brokerage_text"(private.co_brokerages, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."co_listings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."co_listings"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."co_listings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."co_listings"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."co_share"(uuid, uuid, numeric) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."co_share"(uuid, uuid, numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."co_share"(uuid, uuid, numeric) TO "postgres";

REVOKE ALL ON FUNCTION "private"."co_shares"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."co_shares"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."co_shares"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_co_brokerage"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_co_brokerage"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_co_brokerage"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_co_brokerage"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_partner"(private.co_brokerages) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_partner"(private.co_brokerages) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_partner"(private.co_brokerages) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_co_split"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_co_split"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_co_split"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_co_brokerages"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_co_brokerages"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_co_brokerages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_co_brokerages"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."offer_co_brokerage"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."offer_co_brokerage"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."offer_co_brokerage"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offer_co_brokerage"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."own_agreement"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_agreement"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_agreement"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."save_co_brokerage"(uuid, uuid, uuid, text, text, text, numeric, text, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."save_co_brokerage"(uuid, uuid, uuid, text, text, text, numeric, text, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."save_co_brokerage"(uuid, uuid, uuid, text, text, text, numeric, text, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."save_co_brokerage"(uuid, uuid, uuid, text, text, text, numeric, text, date, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."spread_co_split"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."spread_co_split"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."spread_co_split"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_co_inquiry"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."take_co_inquiry"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."take_co_inquiry"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_co_inquiry"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_co_broker"(private.co_brokerages, text, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_co_broker"(private.co_brokerages, text, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_co_broker"(private.co_brokerages, text, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_co_deal"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_co_deal"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_co_deal"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."co_brokerage"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."co_brokerage"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."co_brokerage"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_co_brokerage"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_co_brokerage"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_co_brokerage"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_co_brokerages"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_co_brokerages"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_co_brokerages"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."offer_co_brokerage"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."offer_co_brokerage"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."offer_co_brokerage"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_co_brokerage"(uuid, uuid, text, numeric, text, uuid, text, text, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_co_brokerage"(uuid, uuid, text, numeric, text, uuid, text, text, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_co_brokerage"(uuid, uuid, text, numeric, text, uuid, text, text, date, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_co_brokerage"(uuid, uuid, integer, text, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_co_inquiry"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_co_inquiry"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_co_inquiry"(uuid, uuid) TO "postgres";

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

revoke all on table private.co_brokerages from public, anon, authenticated, service_role;
revoke all on table private.co_brokerage_terms from public, anon, authenticated, service_role;
revoke all on table private.co_brokerage_signatures from public, anon, authenticated, service_role;
revoke all on table private.co_leads from public, anon, authenticated, service_role;
