SET local check_function_bodies = off;

CREATE TABLE "private"."credential_notices" (
  "credential_id" uuid    NOT NULL,
  "days"          integer NOT NULL,
  CONSTRAINT "credential_notices_pkey" PRIMARY KEY (credential_id, days)
);

ALTER TABLE "private"."credential_notices"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."vendor_credentials" (
  "id"                       uuid                     NOT NULL,
  "vendor_id"                uuid                     NOT NULL,
  "kind"                     text                     NOT NULL,
  "coverage"                 text,
  "state"                    text,
  "number"                   text,
  "issuer"                   text,
  "names_additional_insured" boolean                  NOT NULL DEFAULT false,
  "issued_on"                date,
  "expires_on"               date,
  "path"                     text                     NOT NULL,
  "file_name"                text                     NOT NULL,
  "file_type"                text                     NOT NULL,
  "file_size"                bigint                   NOT NULL,
  "status"                   text                     NOT NULL DEFAULT 'submitted'::text,
  "counts"                   boolean                  NOT NULL DEFAULT false,
  "reason"                   text,
  "decided_on"               date,
  "created_at"               timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "vendor_credentials_coverage_is_known" CHECK ((((kind = 'insurance'::text) = (coverage IS
    NOT NULL)) AND (coverage = ANY (ARRAY['general'::text, 'auto'::text, 'workers'::text, 'professional'::text, 'umbrella'::text])))),
  CONSTRAINT "vendor_credentials_dates_are_in_order"
    CHECK
    (((issued_on >= '1950-01-01'::date) AND (issued_on <= '2100-01-01'::date) AND (expires_on >= '1990-01-01'::date) AND
    (expires_on <= '2100-01-01'::date) AND (issued_on <= expires_on))),
  CONSTRAINT "vendor_credentials_insured_is_told_of_insurance" CHECK (((kind = 'insurance'::text) OR (NOT names_additional_insured))),
  CONSTRAINT "vendor_credentials_kind_is_known"
    CHECK
    ((kind = ANY (ARRAY['w9'::text, 'registration'::text, 'license'::text, 'insurance'::text, 'leie'::text, 'sam'::text, 'background'::text, 'baa'::text, 'attestation'::text]))),
  CONSTRAINT "vendor_credentials_path_key" UNIQUE (path),
  CONSTRAINT "vendor_credentials_pkey" PRIMARY KEY (id),
  CONSTRAINT "vendor_credentials_reason_length" CHECK ((char_length(reason) <= 500)),
  CONSTRAINT "vendor_credentials_state_is_known" CHECK ((((kind = ANY (ARRAY['license'::text, 'registration'::text])) = (state IS NOT NULL)) AND (state ~ '^[A-Z]{2}$'::text))),
  CONSTRAINT "vendor_credentials_status_is_known" CHECK ((status = ANY (ARRAY['submitted'::text, 'verified'::text, 'rejected'::text, 'retired'::text]))),
  CONSTRAINT "vendor_credentials_file_name_is_plain" CHECK (private.is_file_name(file_name)),
  CONSTRAINT "vendor_credentials_issuer_is_plain" CHECK (private.is_line(issuer, 160)),
  CONSTRAINT "vendor_credentials_number_is_plain" CHECK (private.is_line(number, 60))
);

ALTER TABLE "public"."vendor_credentials"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."vendor_credentials" FROM "anon";

CREATE OR REPLACE FUNCTION private.credential_name (
  p_kind     text,
  p_coverage text,
  p_state    text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_kind
    when 'w9' then 'W-9'
    when 'registration' then 'Company registration'
    when 'license' then 'Trade license'
    when 'leie' then 'OIG exclusion check'
    when 'sam' then 'SAM exclusion check'
    when 'background' then 'Background checks'
    when 'baa' then 'Business associate agreement'
    when 'attestation' then 'Conflict and anti-kickback attestation'
    else case p_coverage
      when 'general' then 'General liability insurance'
      when 'auto' then 'Auto liability insurance'
      when 'workers' then 'Workers’ compensation insurance'
      when 'professional' then 'Professional liability insurance'
      else 'Umbrella insurance'
    end
  end || coalesce(', ' || p_state, '')
$function$;

CREATE OR REPLACE FUNCTION private.decide_vendor_credential (
  p_id       uuid,
  p_decision text,
  p_reason   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_reason constant text := nullif(btrim(p_reason), '');
  v_credential public.vendor_credentials;
begin
  if not private.is_admin() then
    raise exception 'Only administrators verify papers.' using errcode = '42501';
  end if;
  if p_decision is null or p_decision not in ('verified', 'rejected', 'retired') then
    raise exception 'A review needs a decision.' using errcode = '22023';
  end if;
  select * into v_credential from public.vendor_credentials c where c.id = p_id for no key update;
  if not found then
    raise exception 'There is no such paper.' using errcode = 'HXVC5';
  end if;
  if exists (select from public.vendors v where v.id = v_credential.vendor_id and v.user_id = auth.uid()) then
    raise exception 'Nobody decides about their own papers.' using errcode = '42501';
  end if;
  if p_decision <> 'verified' and (v_reason is null or char_length(v_reason) not between 3 and 500) then
    raise exception 'A refusal says why.' using errcode = 'HXVC6';
  end if;
  if p_decision = 'verified' and v_credential.expires_on < current_date then
    raise exception 'This paper has ended.' using errcode = 'HXVC2';
  end if;
  if p_decision = 'retired' and not v_credential.counts then
    raise exception 'Nothing rests on this paper.' using errcode = '22023';
  end if;
  perform set_config('haven.act_reason', coalesce(v_reason, ''), true);
  update public.vendor_credentials c
  set status = p_decision, reason = case when p_decision <> 'verified' then v_reason end, decided_on = current_date,
    counts = case p_decision when 'verified' then true when 'retired' then false else c.counts end
  where c.id = p_id and c.status <> p_decision;
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_credentials()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_vendor_id uuid;
begin
  if private.is_staff() then
    return jsonb_build_object('waiting', (
      select count(*) from (
        select from public.vendor_credentials c where c.status = 'submitted' limit 1000
      ) as waiting
    ));
  end if;
  v_vendor_id := private.my_vendor_id();
  if v_vendor_id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'ending', count(*) filter (
        where c.status = 'verified' and c.expires_on between current_date and current_date + 60
      ),
      'ended', count(*) filter (where c.status = 'verified' and c.expires_on < current_date),
      'sent_back', count(*) filter (where c.status = 'rejected')
    )
    from public.vendor_credentials c
    where c.vendor_id = v_vendor_id and c.status in ('verified', 'rejected') and not exists (
      select from public.vendor_credentials o
      where o.vendor_id = c.vendor_id and o.kind = c.kind and o.coverage is not distinct from c.coverage
        and o.state is not distinct from c.state and o.created_at > c.created_at and o.status in ('submitted', 'verified')
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.find_vendors (
  p_category text,
  p_state    text,
  p_search   text,
  p_status   text,
  p_after    text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_page constant integer := 20;
  v_patterns constant text[] := private.search_patterns(p_search);
  v_scope constant text := 'vendors:' || p_status;
  v_from jsonb;
  v_last jsonb;
  v_where text;
  v_rows jsonb;
  v_count integer;
begin
  if p_status <> 'verified' and not private.is_staff() then
    raise exception 'Only staff looks at vendors that are not verified.' using errcode = '42501';
  end if;
  v_from := private.open_cursor(v_scope, p_after);
  -- Written out only where it narrows, so that the planner knows which index serves.
  v_where := case
      when p_status = 'changed'
      then 'exists (select from public.revisions r where r.vendor_id = v.id and r.status = ''pending'')'
      else format('v.verification_status = %L', p_status)
    end
    || case when p_category is null then '' else ' and v.category = $1' end
    || case when p_state is null then '' else ' and v.states @> array[$2]' end
    || case when v_patterns = '{}' then '' else
      ' and concat_ws('' '', v.company_name, array_to_string(v.specialization_tags, '' ''), v.description) ilike all ($3)'
    end;
  execute format(
    $query$
      select coalesce(jsonb_agg(to_jsonb(page) order by not page.featured, lower(page.company_name), page.id), '[]')
      from (
        select v.id, v.company_name, v.description, v.category, v.states, v.specialization_tags,
          v.years_experience, v.verification_status, v.featured, v.availability_status,
          private.has_lapsed(v.id) as has_lapsed
        from public.vendors v
        where %s %s
        order by not v.featured, lower(v.company_name), v.id
        limit $4
      ) page
    $query$,
    v_where,
    case when v_from is null then '' else
      format(
        'and (not v.featured, lower(v.company_name), v.id) > (%L::boolean, %L, %L::uuid)',
        v_from ->> 0, v_from ->> 1, v_from ->> 2
      )
    end
  )
  into v_rows using p_category, p_state, v_patterns, v_page + 1;
  v_last := case when jsonb_array_length(v_rows) > v_page then v_rows -> (v_page - 1) end;
  execute format('select count(*) from (select from public.vendors v where %s limit 1001) counted', v_where)
  into v_count using p_category, p_state, v_patterns;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(v_rows) > v_page then v_rows - v_page else v_rows end,
    'count', v_count,
    'next', case when v_last is not null then private.seal_cursor(v_scope, jsonb_build_array(
      not (v_last ->> 'featured')::boolean, lower(v_last ->> 'company_name'), v_last ->> 'id'
    )) end
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_credential()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_name constant text := private.credential_name(new.kind, new.coverage, new.state);
  v_vendor public.vendors;
begin
  select * into v_vendor from public.vendors v where v.id = new.vendor_id;
  perform private.note_act(
    'vendor_review', v_vendor.user_id, (select p.email from public.profiles p where p.id = v_vendor.user_id),
    jsonb_build_object(
      'vendor_id', new.vendor_id, 'company_name', v_vendor.company_name, 'credential', v_name, 'decision', new.status
    )
  );
  if new.status in ('verified', 'rejected') then
    perform private.notify(
      v_vendor.user_id, 'credential_' || new.status, 'credential:' || new.id || ':' || clock_timestamp(),
      jsonb_build_object('paper', v_name, 'reason', new.reason), jsonb_build_object('credential_id', new.id)
    );
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.get_vendor (
  p_vendor_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select to_jsonb(v) - 'user_id' || jsonb_build_object(
      'verified', v.verified and not private.has_lapsed(v.id), 'has_lapsed', private.has_lapsed(v.id),
      'papers', private.papers_of_vendor(v.id)
    )
    from public.vendors v
    where v.id = p_vendor_id
      and (
        v.verification_status = 'verified'
        or (v.user_id = (select auth.uid()) and (select private.is_assured()))
        or (select private.is_staff())
      )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.has_lapsed (
  p_vendor_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.vendor_credentials c
    where c.vendor_id = p_vendor_id and c.counts
      and (c.status <> 'verified' or c.expires_on < current_date) and not private.is_replaced(c)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_credential_file (
  p_name text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from public.vendor_credentials c where c.path = p_name);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_credential_place (
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
begin
  return cardinality(v_parts) = 2 and v_parts[1] = auth.uid()::text
    and v_parts[2] ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and private.my_vendor_id() is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_replaced (
  p_credential public.vendor_credentials
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (
    select from public.vendor_credentials o
    where o.vendor_id = p_credential.vendor_id and o.kind = p_credential.kind and o.id <> p_credential.id
      and o.coverage is not distinct from p_credential.coverage and o.state is not distinct from p_credential.state
      and o.status = 'verified' and coalesce(o.expires_on >= current_date, true)
      and (p_credential.status <> 'verified' or coalesce(o.expires_on, 'infinity') > p_credential.expires_on)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_vendor_id()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.has_role('vendor') then
    return null;
  end if;
  return (select v.id from public.vendors v where v.user_id = (select auth.uid()));
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

CREATE OR REPLACE FUNCTION private.papers_of_vendor (
  p_vendor_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(p) order by p.kind, p.coverage, p.state), '[]') from (
      select distinct on (c.kind, c.coverage, c.state) c.kind, c.coverage, c.state, c.expires_on
      from public.vendor_credentials c
      where c.vendor_id = p_vendor_id and c.status = 'verified' and coalesce(c.expires_on >= current_date, true)
      order by c.kind, c.coverage, c.state, c.expires_on desc nulls first
    ) p
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.remind_of_credentials()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_credential public.vendor_credentials;
  v_days integer;
  v_count integer := 0;
begin
  for v_credential in
    select * from public.vendor_credentials c
    where c.status = 'verified' and c.expires_on between current_date and current_date + 60
    order by c.expires_on
  loop
    select min(s.days) into v_days from unnest(array[60, 30, 7, 0]) s (days)
    where s.days >= v_credential.expires_on - current_date
      and s.days < v_credential.expires_on - coalesce(v_credential.decided_on, v_credential.created_at::date);
    continue when v_days is null or private.is_replaced(v_credential);
    insert into private.credential_notices (credential_id, days) values (v_credential.id, v_days)
    on conflict do nothing;
    continue when not found;
    perform private.notify(
      v.user_id, case v_days when 0 then 'credential_ended' else 'credential_ending' end,
      'credential:' || v_credential.id || ':' || v_days,
      jsonb_build_object(
        'paper', private.credential_name(v_credential.kind, v_credential.coverage, v_credential.state),
        'when', to_char(v_credential.expires_on, 'FMMonth FMDD, YYYY')
      ),
      jsonb_build_object('credential_id', v_credential.id)
    )
    from public.vendors v where v.id = v_credential.vendor_id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.schedule_credentials()
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)'
    using 'remind-of-credentials', '11 * * * *', 'select private.remind_of_credentials()';
  return true;
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
  where o.bucket_id in ('message-files', 'record-files', 'room-files', 'listing-documents', 'vendor-credentials')
    and o.created_at < now() - interval '25 hours'
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not (o.bucket_id = 'message-files' and private.waits_to_be_sent(o.name))
    and not exists (select from public.record_files r where r.path = o.name)
    and not exists (select from public.listing_documents d where d.path = o.name)
    and not exists (select from public.vendor_credentials c where c.path = o.name)
    and not exists (select from private.deal_room_versions v where v.path = o.name)
  limit p_most;
end
$function$;

CREATE OR REPLACE FUNCTION private.submit_vendor_credential (
  p_id                       uuid,
  p_kind                     text,
  p_file_name                text,
  p_coverage                 text,
  p_state                    text,
  p_number                   text,
  p_issuer                   text,
  p_names_additional_insured boolean,
  p_issued_on                date,
  p_expires_on               date
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_vendor_id constant uuid := private.my_vendor_id();
  v_path constant text := concat_ws('/', auth.uid(), p_id);
  v_metadata jsonb;
begin
  if v_vendor_id is null then
    raise exception 'Only vendors with a profile have papers here.' using errcode = '42501';
  end if;
  perform from public.vendors v where v.id = v_vendor_id for no key update;
  if exists (select from public.vendor_credentials c where c.id = p_id and c.vendor_id = v_vendor_id) then
    return p_id;
  end if;
  if p_kind in ('license', 'insurance', 'leie', 'sam') and p_expires_on is null then
    raise exception 'This paper ends on a day.' using errcode = 'HXVC1';
  end if;
  if p_expires_on < current_date then
    raise exception 'This paper has ended.' using errcode = 'HXVC2';
  end if;
  if p_issued_on > current_date + 1 then
    raise exception 'This paper is from the future.' using errcode = 'HXVC3';
  end if;
  if (select count(*) from public.vendor_credentials c where c.vendor_id = v_vendor_id) >= 200 then
    raise exception 'There are 200 of these already.' using errcode = 'HXVC4';
  end if;
  select o.metadata into v_metadata from storage.objects o
  where o.bucket_id = 'vendor-credentials' and o.name = v_path for share;
  if not found then
    raise exception 'A file has not arrived.' using errcode = 'HXRFM';
  end if;
  perform private.require_fitting_name(p_file_name, v_metadata ->> 'mimetype');
  insert into public.vendor_credentials (
    id, vendor_id, kind, coverage, state, number, issuer, names_additional_insured, issued_on, expires_on, path,
    file_name, file_type, file_size
  )
  values (
    p_id, v_vendor_id, p_kind, nullif(p_coverage, ''), nullif(p_state, ''), nullif(btrim(p_number), ''),
    nullif(btrim(p_issuer), ''), coalesce(p_names_additional_insured, false), p_issued_on, p_expires_on, v_path,
    btrim(p_file_name), v_metadata ->> 'mimetype', (v_metadata ->> 'size')::bigint
  );
  return p_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.decide_vendor_credential (
  credential_id uuid,
  decision      text,
  reason        text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.decide_vendor_credential(credential_id, decision, reason)
$function$;

REVOKE ALL ON FUNCTION "public"."decide_vendor_credential"(uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.submit_vendor_credential (
  id                       uuid,
  kind                     text,
  file_name                text,
  coverage                 text    DEFAULT NULL::text,
  state                    text    DEFAULT NULL::text,
  number                   text    DEFAULT NULL::text,
  issuer                   text    DEFAULT NULL::text,
  names_additional_insured boolean DEFAULT false,
  issued_on                date    DEFAULT NULL::date,
  expires_on               date    DEFAULT NULL::date
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.submit_vendor_credential(
    id, kind, file_name, coverage, state, number, issuer, names_additional_insured, issued_on, expires_on
  )
$function$;

REVOKE ALL ON FUNCTION "public"."submit_vendor_credential"(uuid, text, text, text, text, text, text, boolean, date, date) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."credential_notices"
  ADD CONSTRAINT "credential_notices_credential_id_fkey" FOREIGN KEY (credential_id) REFERENCES public.vendor_credentials(id) ON DELETE CASCADE;

ALTER TABLE "public"."vendor_credentials"
  ADD CONSTRAINT "vendor_credentials_vendor_id_fkey" FOREIGN KEY (vendor_id) REFERENCES public.vendors(id) ON DELETE CASCADE;

CREATE INDEX vendor_credentials_ending_idx ON public.vendor_credentials USING btree (expires_on)
  WHERE ((status = 'verified'::text) AND (expires_on IS NOT NULL));

CREATE INDEX vendor_credentials_vendor_idx ON public.vendor_credentials USING btree (vendor_id, created_at DESC);

CREATE INDEX vendor_credentials_waiting_idx ON public.vendor_credentials USING btree (created_at, id)
  WHERE (status = 'submitted'::text);

CREATE TRIGGER follow_credential
  AFTER UPDATE OF status ON public.vendor_credentials
  FOR EACH ROW
  WHEN ((old.status IS DISTINCT FROM new.status))
  EXECUTE FUNCTION private.follow_credential();

CREATE POLICY "Accounts with a second factor show it" ON "public"."vendor_credentials"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.is_assured() AS is_assured))
  WITH CHECK (( SELECT private.is_assured() AS is_assured));

CREATE POLICY "Vendors read their papers, staff all" ON "public"."vendor_credentials"
  FOR SELECT
  TO "authenticated"
  USING (((vendor_id = ( SELECT private.my_vendor_id() AS my_vendor_id)) OR ( SELECT private.has_staff_role() AS has_staff_role)));

CREATE POLICY "Vendors take back what was not verified" ON "public"."vendor_credentials"
  FOR DELETE
  TO "authenticated"
  USING (((vendor_id = ( SELECT private.my_vendor_id() AS my_vendor_id)) AND (NOT counts) AND (status = ANY (ARRAY['submitted'::text, 'rejected'::text]))));

CREATE POLICY "Vendors add files of their papers" ON "storage"."objects"
  FOR INSERT
  TO "authenticated"
  WITH CHECK (((bucket_id = 'vendor-credentials'::text) AND private.is_credential_place(name)));

CREATE POLICY "Vendors read files of their papers, staff those of all" ON "storage"."objects"
  FOR SELECT
  TO "authenticated"
  USING (((bucket_id = 'vendor-credentials'::text) AND (private.is_credential_place(name) OR (( SELECT private.is_staff() AS is_staff) AND private.is_credential_file(name)))));

CREATE POLICY "Vendors remove files that no paper has" ON "storage"."objects"
  FOR DELETE
  TO "authenticated"
  USING (((bucket_id = 'vendor-credentials'::text) AND private.is_credential_place(name) AND (NOT private.is_credential_file(name))));

COMMENT ON COLUMN "public"."vendor_credentials"."counts" IS 'It was verified once, so the mark of its vendor rests on it.';

COMMENT ON COLUMN "public"."vendor_credentials"."coverage" IS 'What an insurance covers; null for every other paper.';

COMMENT ON COLUMN "public"."vendor_credentials"."reason" IS 'Why it was not accepted; its vendor reads it.';

REVOKE ALL ON FUNCTION "private"."credential_name"(text, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."credential_name"(text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."credential_name"(text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."decide_vendor_credential"(uuid, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."decide_vendor_credential"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."decide_vendor_credential"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."decide_vendor_credential"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_credentials"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_credentials"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_credentials"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_credentials"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."follow_credential"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_credential"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."follow_credential"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_lapsed"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_lapsed"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_lapsed"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_credential_file"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_credential_file"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_credential_file"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_credential_file"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_credential_place"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."is_credential_place"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."is_credential_place"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_credential_place"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_replaced"(public.vendor_credentials) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_replaced"(public.vendor_credentials) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_replaced"(public.vendor_credentials) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_vendor_id"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_vendor_id"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_vendor_id"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_vendor_id"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."papers_of_vendor"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."papers_of_vendor"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."papers_of_vendor"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."remind_of_credentials"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."remind_of_credentials"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."remind_of_credentials"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."schedule_credentials"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."schedule_credentials"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."schedule_credentials"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."submit_vendor_credential"(uuid, text, text, text, text, text, text, boolean, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."submit_vendor_credential"(uuid, text, text, text, text, text, text, boolean, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."submit_vendor_credential"(uuid, text, text, text, text, text, text, boolean, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."submit_vendor_credential"(uuid, text, text, text, text, text, text, boolean, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_vendor_credential"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_vendor_credential"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_vendor_credential"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."submit_vendor_credential"(uuid, text, text, text, text, text, text, boolean, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."submit_vendor_credential"(uuid, text, text, text, text, text, text, boolean, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."submit_vendor_credential"(uuid, text, text, text, text, text, text, boolean, date, date) TO "postgres";

REVOKE ALL ON TABLE "public"."vendor_credentials" FROM "authenticated";

GRANT DELETE, SELECT ON TABLE "public"."vendor_credentials" TO "authenticated";

REVOKE ALL ON TABLE "public"."vendor_credentials" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."vendor_credentials" TO "service_role";

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

alter table public.vendor_credentials alter column kind set statistics 0, alter column coverage set statistics 0,
  alter column state set statistics 0, alter column number set statistics 0, alter column issuer set statistics 0,
  alter column path set statistics 0, alter column file_name set statistics 0, alter column file_type set statistics 0,
  alter column status set statistics 0, alter column reason set statistics 0;

revoke all on table private.credential_notices from public, anon, authenticated, service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('vendor-credentials', 'vendor-credentials', false, 10485760, array[
  'application/pdf', 'image/jpeg', 'image/png', 'image/webp'
])
on conflict (id) do nothing;

select private.schedule_credentials();
