SET local check_function_bodies = off;

ALTER TABLE "private"."co_brokerage_signatures"
  DROP CONSTRAINT "co_brokerage_signatures_account_fkey";

ALTER TABLE "private"."co_brokerages"
  DROP CONSTRAINT "co_brokerages_lister_id_fkey";

ALTER TABLE "private"."co_brokerages"
  DROP CONSTRAINT "co_brokerages_partner_id_fkey";

ALTER TABLE "private"."partnerships"
  DROP CONSTRAINT "partnerships_offerer_id_fkey";

ALTER TABLE "private"."partnerships"
  DROP CONSTRAINT "partnerships_partner_id_fkey";

ALTER TABLE "private"."referrals"
  DROP CONSTRAINT "referrals_giver_id_fkey";

ALTER TABLE "private"."referrals"
  DROP CONSTRAINT "referrals_taker_id_fkey";

ALTER TABLE "public"."invoices"
  DROP CONSTRAINT "invoices_user_id_fkey";

ALTER TABLE "public"."listing_nda_signatures"
  DROP CONSTRAINT "listing_nda_signatures_nda_id_fkey";

ALTER TABLE "public"."listing_nda_signatures"
  DROP CONSTRAINT "listing_nda_signatures_user_id_fkey";

ALTER TABLE "public"."transactions"
  DROP CONSTRAINT "transactions_owner_id_fkey";

ALTER TABLE "public"."transactions"
  DROP CONSTRAINT "transactions_tenant_id_fkey";

CREATE TABLE "private"."leavings" (
  "user_id"     uuid                     NOT NULL,
  "asked_at"    timestamp with time zone NOT NULL DEFAULT now(),
  "due_at"      timestamp with time zone NOT NULL,
  "asked_by"    uuid,
  "is_of_staff" boolean                  NOT NULL DEFAULT false,
  "token_hash"  text,
  "step"        integer                  NOT NULL DEFAULT 0,
  "address"     text,
  "name"        text,
  "done_at"     timestamp with time zone,
  CONSTRAINT "leavings_end_forgets" CHECK (((done_at IS NULL) OR (num_nonnulls(address, name, token_hash) = 0))),
  CONSTRAINT "leavings_pkey" PRIMARY KEY (user_id),
  CONSTRAINT "leavings_token_key" UNIQUE (token_hash)
);

ALTER TABLE "private"."leavings"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.account_conditions (
  p_search  text,
  p_filters jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_conditions text[] := '{}';
  v_word text;
  v_value text;
begin
  for v_word in
    select w from regexp_split_to_table(lower(left(p_search, 200)), '\s+') as w where w <> '' limit 6
  loop
    v_word := replace(replace(replace(v_word, '\', '\\'), '%', '\%'), '_', '\_');
    v_conditions := v_conditions || format(
      'private.account_words(p.full_name, p.email, p.company_name) like %L',
      case when char_length(v_word) < 3 then '% ' else '%' end || v_word || '%'
    );
  end loop;

  v_value := p_filters ->> 'status';
  if v_value is not null then
    v_conditions := v_conditions || case v_value
      when 'suspended' then 'p.suspended_at is not null'
      when 'rejected' then 'p.approval_status = ''rejected'' and p.suspended_at is null'
      when 'pending' then 'p.approval_status = ''pending'' and p.requires_approval and p.suspended_at is null'
      when 'approved' then 'private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = ''approved'''
      else 'false'
    end;
  end if;
  v_value := p_filters ->> 'role';
  if v_value is not null then
    v_conditions := v_conditions || format(
      'exists (select from public.user_roles r where r.user_id = p.id and r.role = %L::public.app_role'
        ' and r.is_active and (r.expires_at is null or r.expires_at > now()))',
      v_value::public.app_role
    );
  end if;
  v_value := p_filters ->> 'user_type';
  if v_value is not null then
    v_conditions := v_conditions || format('p.user_type = %L', v_value::public.user_type);
  end if;
  -- `none`, `trial`, `enterprise` for every tier by contract too, or a tier by its name.
  v_value := p_filters ->> 'plan';
  if v_value is not null then
    v_conditions := v_conditions || case v_value
      when 'none' then 'not exists (select from public.subscribers s where s.user_id = p.id'
        ' and (s.subscribed or s.is_trial) and (s.subscription_end is null or s.subscription_end > now()))'
      when 'trial' then 'exists (select from public.subscribers s where s.user_id = p.id'
        ' and s.is_trial and s.subscription_end > now())'
      else 'exists (select from public.subscribers s where s.user_id = p.id and s.subscribed and not s.is_trial'
        ' and (s.subscription_end is null or s.subscription_end > now()) and '
        || case v_value
          when 'enterprise' then 's.subscription_tier not in (''starter'', ''buyer-starter'', ''professional''))'
          else format('s.subscription_tier = %L)', v_value)
        end
    end;
  end if;
  v_value := p_filters ->> 'company';
  if v_value is not null then
    v_conditions := v_conditions || format('lower(p.company_name) = lower(%L)', v_value);
  end if;
  if (p_filters ->> 'team')::boolean then
    v_conditions := v_conditions || text 'p.is_company_user';
  end if;
  v_value := p_filters ->> 'created_from';
  if v_value is not null then
    v_conditions := v_conditions || format('p.created_at >= %L', v_value::timestamptz);
  end if;
  v_value := p_filters ->> 'created_before';
  if v_value is not null then
    v_conditions := v_conditions || format('p.created_at < %L', v_value::timestamptz);
  end if;
  -- Emptied accounts are nobody's.
  return array_to_string(v_conditions || text 'not private.has_left(p.id)', ' and ');
end
$function$;

CREATE OR REPLACE FUNCTION private.admin_account (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'id', p.id,
      'full_name', p.full_name,
      'email', p.email,
      'phone', p.phone,
      'company_name', p.company_name,
      'brokerage_name', p.brokerage_name,
      'is_company_user', p.is_company_user,
      'user_type', p.user_type,
      'status', private.account_status(p.requires_approval, p.approval_status, p.suspended_at),
      'approval_status', p.approval_status,
      'requires_approval', p.requires_approval,
      'suspended_at', p.suspended_at,
      'created_at', p.created_at,
      'email_confirmed_at', u.email_confirmed_at,
      'banned_until', u.banned_until,
      'last_sign_in_at', u.last_sign_in_at,
      'has_second_factor', exists (
        select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'
      ),
      'plan', private.plan_of(p.id),
      'roles', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'role', r.role, 'created_at', r.created_at, 'expires_at', r.expires_at, 'is_active', r.is_active,
          'counts', r.is_active and (r.expires_at is null or r.expires_at > now())
        ) order by r.role), '[]')
        from public.user_roles r where r.user_id = p.id
      ),
      'sign_ins', (
        select coalesce(jsonb_agg(jsonb_build_object('happened_at', s.happened_at, 'outcome', s.outcome) order by s.id desc), '[]')
        from (
          select s.id, s.happened_at, s.outcome from private.sign_ins s
          where s.user_id = p.id order by s.id desc limit 5
        ) as s
      ),
      'is_last_admin', private.is_last_admin(p.id),
      'leaving', private.leaving_of(p.id)
    )
    from public.profiles p
    join auth.users u on u.id = p.id
    where p.id = p_user_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.admin_account_figures()
  RETURNS TABLE (
    accounts  bigint,
    pending   bigint,
    suspended bigint,
    new       bigint,
    staff     bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return query select
    (select count(*) from (select from public.profiles p where not private.has_left(p.id) limit 1001) as a),
    (
      select count(*) from (
        select from public.profiles p
        where p.approval_status = 'pending' and p.requires_approval and p.suspended_at is null limit 1001
      ) as a
    ),
    (
      select count(*) from (
        select from public.profiles p where p.suspended_at is not null and not private.has_left(p.id) limit 1001
      ) as a
    ),
    (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1001
      ) as a
    ),
    (
      select count(*) from (
        select distinct r.user_id from public.user_roles r
        where r.role in ('admin', 'support') and r.is_active and (r.expires_at is null or r.expires_at > now())
        limit 1001
      ) as a
    );
end
$function$;

CREATE OR REPLACE FUNCTION private.ask_to_leave()
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_due timestamptz;
begin
  if v_me is null or not private.is_session_live() or not private.is_assured() then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  if not private.is_freshly_signed_in() then
    raise exception 'This needs a sign-in within the last fifteen minutes.' using errcode = 'HXLVF';
  end if;
  -- Asked for twice at one moment, it begins once.
  perform from public.profiles p where p.id = v_me for no key update;
  select l.due_at into v_due from private.leavings l where l.user_id = v_me;
  if found then
    return v_due;
  end if;
  perform private.refuse_to_leave(w.what) from private.stands_in_way(v_me) w;
  perform private.keep_pace('leaving', 5, interval '1 day');
  return private.begin_leaving(v_me, null);
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_leaving (
  p_user_id  uuid,
  p_asked_by uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  v_due constant timestamptz := now() + make_interval(days => private.leaving_days());
begin
  insert into private.leavings (user_id, due_at, asked_by, is_of_staff, token_hash)
  values (
    p_user_id, v_due, p_asked_by, p_asked_by is not null,
    case when p_asked_by is null then private.email_undo_hash(v_token) end
  );
  perform private.tell_of_leaving(p_user_id, 'account_leaving', jsonb_strip_nulls(jsonb_build_object(
    'day', to_char(v_due at time zone 'utc', 'FMMonth FMDD, YYYY'),
    'token', case when p_asked_by is null then v_token end
  )));
  return v_due;
end
$function$;

CREATE OR REPLACE FUNCTION private.bill_years()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 7
$function$;

CREATE OR REPLACE FUNCTION private.delete_account (
  p_user_id uuid,
  p_reason  text
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_due timestamptz;
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  if coalesce(char_length(btrim(p_reason)), 0) < 3 then
    raise exception 'A deletion needs its reason.' using errcode = 'HXLVR';
  end if;
  select l.due_at into v_due from private.leavings l where l.user_id = p_user_id for update;
  if not found then
    perform private.refuse_to_leave(w.what) from private.stands_in_way(p_user_id) w where w.what <> 'party';
    v_due := private.begin_leaving(p_user_id, auth.uid());
  else
    -- What its person asked for they could take back; this they cannot.
    update private.leavings l set asked_by = auth.uid(), is_of_staff = true, token_hash = null
    where l.user_id = p_user_id and l.step = 0;
  end if;
  perform private.note_act(
    'user_update', p_user_id, (select p.email from public.profiles p where p.id = p_user_id),
    jsonb_build_object('deletion', 'begun', 'due_at', v_due)
  );
  return v_due;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_account (
  p_user_id uuid,
  p_address text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.outbox o
  where o.kind = 'email' and lower(o.recipient) = p_address and o.dedupe_key is distinct from 'account_left:' || p_user_id;
  update public.billing_accounts b set card_brand = null, card_last4 = null where b.user_id = p_user_id;
  update private.leavings l set done_at = now(), address = null, name = null where l.user_id = p_user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_leaving (
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.leavings l where l.user_id = p_user_id and l.step = 0;
  if not found then
    return false;
  end if;
  perform private.tell_of_leaving(p_user_id, 'account_kept', '{}');
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.files_left_behind (
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
  from private.leavings l
  join storage.buckets b on true
  join storage.objects o on o.bucket_id = b.id
    and o.name collate "C" >= l.user_id || '/' and o.name collate "C" < l.user_id || '0'
  where l.step > 4 and l.done_at is null
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not exists (select from public.record_files r where r.path = o.name)
    and not exists (select from public.listing_documents d where d.path = o.name)
    and not exists (select from private.deal_room_versions v where v.path = o.name)
  limit p_most;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_bills()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_count integer;
  v_gone constant uuid[] := array(
    select l.user_id from private.leavings l where l.done_at < now() - make_interval(years => private.bill_years())
  );
begin
  delete from public.invoices i where i.user_id = any (v_gone);
  get diagnostics v_count = row_count;
  delete from public.billing_accounts b where b.user_id = any (v_gone);
  delete from private.billing_customers c where c.user_id = any (v_gone);
  delete from private.billing_grants g where g.user_id = any (v_gone);
  delete from public.subscribers s where s.user_id = any (v_gone);
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_left (
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from private.leavings l where l.user_id = p_user_id and l.step > 0);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_freshly_signed_in()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.is_session_live() and private.is_assured() and exists (
    select from auth.mfa_amr_claims a
    where a.session_id = (auth.jwt() ->> 'session_id')::uuid
      and a.authentication_method not in ('totp', 'mfa/totp', 'email_change', 'token_refresh')
      and a.created_at > now() - interval '15 minutes'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_open_call (
  p_path text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(p_path in (
    '/rpc/ask_to_leave', '/rpc/count_conversion', '/rpc/end_my_session', '/rpc/keep_account',
    '/rpc/keep_account_by_letter', '/rpc/make_recovery_codes', '/rpc/send_ticket', '/rpc/spend_recovery_code',
    '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$function$;

CREATE OR REPLACE FUNCTION private.keep_account()
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if auth.uid() is null or not private.is_session_live() or not private.is_assured() then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  if exists (select from private.leavings l where l.user_id = auth.uid() and l.is_of_staff) then
    raise exception 'Staff decided this.' using errcode = 'HXLVO';
  end if;
  return private.end_leaving(auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_account_by_letter (
  p_token text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_user_id uuid;
begin
  select l.user_id into v_user_id from private.leavings l
  where l.token_hash = private.email_undo_hash(p_token) and not l.is_of_staff and l.due_at > now()
  for update;
  return v_user_id is not null and private.end_leaving(v_user_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_market (
  p_user_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.listings l set status = 'withdrawn'
  from public.broker_accounts a
  where a.user_id = p_user_id and l.broker_id = a.broker_id and l.status in ('active', 'under_contract');
  update public.listings l set broker_name = null
  from public.broker_accounts a
  where a.user_id = p_user_id and l.broker_id = a.broker_id and l.broker_name is not null;
  delete from public.listing_documents d using public.listings l, public.broker_accounts a
  where a.user_id = p_user_id and l.broker_id = a.broker_id and d.listing_id = l.id;
  delete from private.agents g using public.broker_accounts a where a.user_id = p_user_id and g.id = a.broker_id;
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

  update public.transaction_portals o
  set email = c_nobody, revoked_at = coalesce(o.revoked_at, now())
  where lower(o.email) = p_address;
  delete from private.portal_keys k using public.transaction_portals o where o.id = k.portal_id and o.email = c_nobody;
  update public.transaction_parties y set email = null where lower(y.email) = p_address;
  delete from public.deal_room_members m where m.email = p_address;
  delete from private.deal_room_tickets t where t.account = p_user_id;

  delete from public.client_shares s using public.contacts c where c.id = s.contact_id and lower(c.email) = p_address;
  update public.shortlists s set recipient = c_nobody where lower(s.recipient) = p_address;
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

CREATE OR REPLACE FUNCTION private.leave_rows (
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_row record;
  v_count integer;
begin
  for v_row in select * from private.removed_with_person() loop
    execute format(
      'delete from %1$s t where t.ctid = any (array(select s.ctid from %1$s s where s.%2$I = $1 limit 2000))',
      v_row.place, v_row.by_column
    ) using p_user_id;
    get diagnostics v_count = row_count;
    if v_count > 0 then
      return false;
    end if;
  end loop;
  -- What stands in their own book and on none of the sales that are kept.
  delete from public.record_tasks t where t.book = p_user_id and t.kind is distinct from 'transactions';
  delete from public.record_comments c where c.book = p_user_id and c.kind <> 'transactions';
  delete from public.record_files f where f.book = p_user_id and f.kind <> 'transactions';
  delete from public.record_changes c where c.book = p_user_id and c.kind <> 'transactions';
  delete from private.refused_letters l where l.house = p_user_id;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_step (
  p_leaving private.leavings
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_leaving.step = 0 then
    -- What came up meanwhile keeps the account; its person is told.
    if exists (
      select from private.stands_in_way(p_leaving.user_id) w where w.what <> 'party' or not p_leaving.is_of_staff
    ) then
      return private.end_leaving(p_leaving.user_id);
    end if;
    perform private.shut_account(p_leaving.user_id);
    return true;
  elsif p_leaving.step = 1 then
    perform private.leave_others(p_leaving.user_id, p_leaving.address, p_leaving.name);
  elsif p_leaving.step = 2 then
    perform private.leave_teams(p_leaving.user_id);
  elsif p_leaving.step = 3 then
    perform private.leave_market(p_leaving.user_id);
  elsif p_leaving.step = 4 then
    if not private.leave_rows(p_leaving.user_id) then
      return true;
    end if;
  elsif p_leaving.step = 5 then
    if exists (select from private.files_left_behind(1)) then
      return false;
    end if;
  else
    -- What the steps before set off is gone by now, too.
    if not private.leave_rows(p_leaving.user_id) then
      return true;
    end if;
    perform private.end_account(p_leaving.user_id, p_leaving.address);
    return true;
  end if;
  update private.leavings l set step = l.step + 1 where l.user_id = p_leaving.user_id;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave_teams (
  p_user_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_alone uuid[];
begin
  select coalesce(array_agg(u.tenant_id), '{}') into v_alone from public.tenant_users u
  where u.user_id = p_user_id and not exists (
    select from public.tenant_users o where o.tenant_id = u.tenant_id and o.user_id <> u.user_id
  );
  delete from public.tenant_users u where u.user_id = p_user_id;
  update public.tenants t
  set name = 'Closed workspace', subdomain = 'closed-' || left(md5(t.id::text), 20), branding = '{}', settings = '{}'
  where t.id = any (v_alone);
  delete from private.tenant_brands b where b.tenant_id = any (v_alone);
  delete from private.tenant_domains d where d.tenant_id = any (v_alone);
  delete from private.tenant_invitations i where i.tenant_id = any (v_alone);
  delete from private.tenant_join_requests r where r.tenant_id = any (v_alone);
  delete from private.brokerages b where b.tenant_id = any (v_alone);
  delete from private.lead_rules r where r.tenant_id = any (v_alone);
  delete from private.postal_addresses a where a.tenant_id = any (v_alone);
  delete from private.tenant_activity a where a.tenant_id = any (v_alone);
end
$function$;

CREATE OR REPLACE FUNCTION private.leaving_days()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 14
$function$;

CREATE OR REPLACE FUNCTION private.leaving_of (
  p_user_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('due_at', l.due_at, 'is_of_staff', l.is_of_staff, 'has_left', l.step > 0)
  from private.leavings l where l.user_id = p_user_id
$function$;

CREATE OR REPLACE FUNCTION private.my_leaving()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not private.is_assured() then
    return null;
  end if;
  return jsonb_build_object(
    'leaving', private.my_leaving_day(),
    'is_fresh', private.is_freshly_signed_in(),
    'live_listings', (
      select count(*) from public.broker_accounts a join public.listings l on l.broker_id = a.broker_id
      where a.user_id = auth.uid() and l.status in ('active', 'under_contract')
    ),
    'in_the_way', (
      select coalesce(jsonb_agg(jsonb_build_object('what', w.what, 'name', w.name) order by w.what, w.name), '[]')
      from private.stands_in_way(auth.uid()) w
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_leaving_day()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object('due_at', l.due_at, 'is_of_staff', l.is_of_staff)
    from private.leavings l where l.user_id = (select auth.uid())
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.nobody_at (
  p_user_id uuid
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_user_id || '@deleted.invalid'
$function$;

CREATE OR REPLACE FUNCTION private.note_profile()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_deciding constant text[] := array[
    'email', 'user_type', 'is_company_user', 'requires_approval', 'approval_status', 'suspended_at'
  ];
  v_silent constant text[] := v_deciding || array['id', 'created_at', 'updated_at'];
  v_before jsonb;
  v_after jsonb;
  v_details jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.note_act('user_create', new.id, new.email, jsonb_build_object(
      'user_type', new.user_type, 'approval_status', new.approval_status
    ));
    return null;
  end if;
  -- What is emptied has an entry of its own, and leaves none of what it held.
  if private.has_left(old.id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    perform private.note_act('user_delete', old.id, old.email, jsonb_build_object('roles', (
      select coalesce(jsonb_agg(r.role order by r.role), '[]') from public.user_roles r
      where r.user_id = old.id and r.is_active
    )));
    return old;
  end if;

  v_before := to_jsonb(old);
  v_after := to_jsonb(new);
  v_details := private.differences(
    (select jsonb_object_agg(key, v_before -> key) from unnest(v_deciding) as key), v_after
  );
  if auth.uid() is distinct from new.id then
    v_details := v_details || coalesce((
      select jsonb_build_object('fields', jsonb_agg(key order by key))
      from jsonb_object_keys(v_before - v_silent) as key
      where v_before -> key is distinct from v_after -> key
      having count(*) > 0
    ), '{}');
  end if;
  if v_details <> '{"before": {}, "after": {}}' then
    perform private.note_act(
      case
        when old.suspended_at is null and new.suspended_at is not null then 'user_suspend'
        when old.suspended_at is not null and new.suspended_at is null then 'user_activate'
        when old.approval_status = new.approval_status then 'user_update'
        when new.approval_status = 'approved' then 'user_approve'
        when new.approval_status = 'rejected' then 'user_reject'
        else 'user_update'
      end::public.admin_action,
      new.id, coalesce(old.email, new.email), v_details
    );
  end if;
  return null;
end
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
  v_is_new boolean;
begin
  if p_user_id is null or not exists (select from public.profiles p where p.id = p_user_id)
    or private.has_left(p_user_id)
  then
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
  returning n.id, n.xmax = 0 into v_id, v_is_new;
  -- One letter and one text for what gathers, until it is read.
  if v_is_new then
    perform private.plan_deliveries(v_id);
  end if;
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_to_leave (
  p_what text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if p_what = 'workspace' then
    raise exception 'Others work in a workspace of this account.' using errcode = 'HXLVW';
  elsif p_what = 'sale' then
    raise exception 'A transaction of this account is under way.' using errcode = 'HXLVS';
  elsif p_what = 'party' then
    raise exception 'The account has signed in a transaction that is under way.' using errcode = 'HXLVT';
  elsif p_what = 'plan' then
    raise exception 'A plan of this account goes on.' using errcode = 'HXLVP';
  elsif p_what = 'admin' then
    raise exception 'This is the last administrator.' using errcode = 'HXLVA';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.removed_with_person()
  RETURNS TABLE (
    place     text,
    by_column text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    ('private.account_activity', 'user_id'),
    ('private.answer_addresses', 'user_id'),
    ('private.broker_links', 'asked_id'),
    ('private.broker_links', 'asker_id'),
    ('private.broker_notes', 'about_id'),
    ('private.broker_notes', 'owner_id'),
    ('private.broker_reviews', 'broker_id'),
    ('private.calendar_feeds', 'user_id'),
    ('private.cleared_notifications', 'user_id'),
    ('private.direct_conversations', 'first_id'),
    ('private.direct_conversations', 'second_id'),
    ('private.email_undos', 'user_id'),
    ('private.lead_rota', 'user_id'),
    ('private.listed_names', 'user_id'),
    ('private.mail_bounces', 'user_id'),
    ('private.material_openings', 'user_id'),
    ('private.message_pace', 'user_id'),
    ('private.postal_addresses', 'person_id'),
    ('private.record_imports', 'importer_id'),
    ('private.recovery_attempts', 'user_id'),
    ('private.recovery_codes', 'user_id'),
    ('private.sign_ins', 'user_id'),
    ('private.tenant_join_requests', 'user_id'),
    ('public.activity_feed', 'user_id'),
    ('public.broker_contacts', 'user_id'),
    ('public.broker_letters', 'sender_id'),
    ('public.broker_profiles', 'user_id'),
    ('public.campaigns', 'owner_id'),
    ('public.client_shares', 'by'),
    ('public.companies', 'owner_id'),
    ('public.contacts', 'owner_id'),
    ('public.conversation_receipts', 'user_id'),
    ('public.deals', 'owner_id'),
    ('public.deliveries', 'user_id'),
    ('public.desk_visits', 'user_id'),
    ('public.email_sequences', 'owner_id'),
    ('public.events', 'owner_id'),
    ('public.leads', 'owner_id'),
    ('public.letter_templates', 'owner_id'),
    ('public.listing_drafts', 'user_id'),
    ('public.message_notifications', 'user_id'),
    ('public.notification_preferences', 'user_id'),
    ('public.notifications', 'user_id'),
    ('public.onboarding_states', 'user_id'),
    ('public.presence', 'user_id'),
    ('public.professional_licenses', 'user_id'),
    ('public.revisions', 'profile_id'),
    ('public.revisions', 'user_id'),
    ('public.saved_listings', 'user_id'),
    ('public.saved_lists', 'user_id'),
    ('public.saved_searches', 'user_id'),
    ('public.saved_views', 'owner_id'),
    ('public.scheduled_messages', 'sender_id'),
    ('public.search_matches', 'user_id'),
    ('public.seller_profiles', 'user_id'),
    ('public.sequence_enrolments', 'sender_id'),
    ('public.sign_in_alerts', 'user_id'),
    ('public.tenant_users', 'user_id'),
    ('public.user_blocks', 'blocked_id'),
    ('public.user_blocks', 'user_id'),
    ('public.vendors', 'user_id'),
    ('public.user_roles', 'user_id')
$function$;

CREATE OR REPLACE FUNCTION private.require_unblocked (
  p_conversation_id uuid,
  p_sender_id       uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.is_blocked_in(p_conversation_id, p_sender_id) then
    raise exception 'One of the two has blocked the other.' using errcode = 'HXBLK';
  end if;
  -- Between two nobody is left to read it.
  if exists (
    select from public.chat_conversations c
    join public.conversation_members m on m.conversation_id = c.id and m.user_id <> p_sender_id
    where c.id = p_conversation_id and c.conversation_type = 'direct' and private.has_left(m.user_id)
  ) then
    raise exception 'The account of the other was deleted.' using errcode = 'HXLVD';
  end if;
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
  execute 'select cron.schedule($1, $2, $3)' using 'leavings', '* * * * *', 'select private.work_leavings()';
  execute 'select cron.schedule($1, $2, $3)' using 'forget-bills', '7 3 * * *', 'select private.forget_bills()';
  execute 'select cron.schedule($1, $2, $3)'
    using 'purge-records', '37 * * * *', 'select private.purge_records(), private.purge_record_files()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.shut_account (
  p_user_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_leaving private.leavings;
begin
  update private.leavings l set step = 1, token_hash = null, address = lower(p.email), name = nullif(btrim(p.full_name), '')
  from public.profiles p where p.id = p_user_id and l.user_id = p_user_id
  returning l.* into v_leaving;
  perform private.queue_message(
    'email', v_leaving.address, 'account_left',
    jsonb_build_object('support', coalesce(private.setting('support_email') #>> '{}', '')),
    'account_left:' || p_user_id, p_is_urgent => true
  );
  perform private.note_act('user_delete', p_user_id, v_leaving.address, jsonb_build_object(
    'asked_at', v_leaving.asked_at, 'by', case when v_leaving.is_of_staff then 'staff' else 'person' end
  ));
  update public.profiles p
  set first_name = null, last_name = null, full_name = 'Deleted account', avatar_url = null, phone = null,
    company_name = null, brokerage_name = null, bio = null, user_type = null, is_company_user = false,
    email = private.nobody_at(p_user_id), suspended_at = coalesce(p.suspended_at, now())
  where p.id = p_user_id;
  update auth.users u
  set email = private.nobody_at(p_user_id), encrypted_password = null, email_confirmed_at = null, phone = null,
    raw_user_meta_data = '{}', raw_app_meta_data = '{}', email_change = '', email_change_token_new = '',
    email_change_token_current = '', confirmation_token = '', recovery_token = '', reauthentication_token = '',
    deleted_at = now(), updated_at = now()
  where u.id = p_user_id;
  delete from auth.sessions s where s.user_id = p_user_id;
  delete from auth.one_time_tokens t where t.user_id = p_user_id;
  delete from auth.mfa_factors f where f.user_id = p_user_id;
  delete from auth.identities i where i.user_id = p_user_id;
  delete from auth.flow_state f where f.user_id = p_user_id;
  delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = p_user_id::text;
  -- What only the embedded auth server keeps.
  if to_regclass('haven_local.sign_ups') is not null then
    execute 'delete from haven_local.sign_ups s where s.user_id = $1' using p_user_id;
    execute 'delete from haven_local.known_devices d where d.user_id = $1' using p_user_id;
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
  where o.bucket_id in ('message-files', 'record-files', 'room-files', 'listing-documents', 'vendor-credentials')
    and o.created_at < now() - interval '25 hours'
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not (o.bucket_id = 'message-files' and private.waits_to_be_sent(o.name))
    and not exists (select from public.record_files r where r.path = o.name)
    and not exists (select from public.listing_documents d where d.path = o.name)
    and not exists (select from public.vendor_credentials c where c.path = o.name)
    and not exists (select from private.deal_room_versions v where v.path = o.name)
  union
  select f.bucket, f.name from private.files_left_behind(p_most) f
  limit p_most;
end
$function$;

CREATE OR REPLACE FUNCTION private.stands_in_way (
  p_user_id uuid
)
  RETURNS TABLE (
    what text,
    name text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select 'workspace', t.name
  from public.tenant_users u join public.tenants t on t.id = u.tenant_id
  where u.user_id = p_user_id and u.role = 'owner' and exists (
    select from public.tenant_users o where o.tenant_id = u.tenant_id and o.user_id <> u.user_id
  )
  union all
  select 'sale', t.property_name from public.transactions t
  where p_user_id in (t.owner_id, t.user_id) and t.deleted_at is null and t.status not in ('closed', 'terminated')
  union all
  select 'party', t.property_name
  from public.transactions t
  where t.deleted_at is null and t.status in ('psa', 'diligence', 'licensure', 'financing', 'closing')
    and t.owner_id <> p_user_id and t.user_id is distinct from p_user_id
    and exists (
      select from public.transaction_parties y join auth.users u on lower(u.email) = lower(y.email)
      where y.transaction_id = t.id and u.id = p_user_id and u.email_confirmed_at is not null
        and y.role in ('seller', 'buyer', 'seller_broker', 'buyer_broker')
    )
  union all
  select 'plan', b.plan from public.billing_accounts b
  where b.user_id = p_user_id and b.status in ('trialing', 'active', 'past_due')
    and not b.cancel_at_period_end and b.ends_at is null
  union all
  select 'admin', '' where private.is_last_admin(p_user_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.stop_deletion (
  p_user_id uuid,
  p_reason  text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  if not private.end_leaving(p_user_id) then
    return false;
  end if;
  perform private.note_act(
    'user_update', p_user_id, (select p.email from public.profiles p where p.id = p_user_id),
    jsonb_build_object('deletion', 'stopped')
  );
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_leaving (
  p_user_id uuid,
  p_letter  text,
  p_facts   jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.queue_message(
    'email', p.email, p_letter,
    p_facts || jsonb_build_object('support', coalesce(private.setting('support_email') #>> '{}', '')),
    p_is_urgent => true
  )
  from public.profiles p where p.id = p_user_id;
  -- Their open screens look at the account again.
  update public.profiles p set updated_at = now() where p.id = p_user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_suspension()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.has_left(new.id) then
    return null;
  end if;
  perform private.queue_message(
    'email',
    new.email,
    case when new.suspended_at is null then 'account_reinstated' else 'account_suspended' end,
    jsonb_build_object('support', coalesce(private.setting('support_email') #>> '{}', ''))
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.work_leavings()
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_leaving private.leavings;
begin
  for v_leaving in
    select * from private.leavings l where l.due_at <= now() and l.done_at is null
    order by l.due_at limit 20 for update skip locked
  loop
    if private.leave_step(v_leaving) then
      return true;
    end if;
  end loop;
  return false;
end
$function$;

CREATE OR REPLACE FUNCTION public.ask_to_leave()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.ask_to_leave()
$function$;

REVOKE ALL ON FUNCTION "public"."ask_to_leave"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.delete_account (
  user_id uuid,
  reason  text
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.delete_account(user_id, reason)
$function$;

REVOKE ALL ON FUNCTION "public"."delete_account"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.keep_account()
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.keep_account()
$function$;

REVOKE ALL ON FUNCTION "public"."keep_account"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.keep_account_by_letter (
  token text
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.keep_account_by_letter(token)
$function$;

REVOKE ALL ON FUNCTION "public"."keep_account_by_letter"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.my_account()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_roles constant public.app_role[] := private.my_roles();
begin
  return (
    select jsonb_build_object(
      'profile', to_jsonb(p),
      'roles', to_jsonb(v_roles),
      'primary_role', private.primary_role(v_roles),
      'staff_role', private.my_staff_role(),
      'subscription', (
        select to_jsonb(s) - 'user_id' from public.subscribers s where s.user_id = p.id
      ),
      'billing', (
        select jsonb_build_object('status', b.status, 'renews_at', private.renews_at(p.id))
        from public.billing_accounts b where b.user_id = p.id
      ),
      'tenant', (
        select to_jsonb(t) || jsonb_build_object(
          'role', u.role,
          'members', (select count(*) from public.tenant_users m where m.tenant_id = t.id)
        )
        from public.tenant_users u
        join public.tenants t on t.id = u.tenant_id
        where u.user_id = p.id and u.is_active and t.id = (select private.current_tenant_id())
      ),
      'memberships', private.my_memberships(),
      'address', private.my_address(),
      'leaving', private.my_leaving_day(),
      'ending_roles', (
        select coalesce(
          jsonb_agg(jsonb_build_object('role', r.role, 'expires_at', r.expires_at) order by r.expires_at),
          '[]'
        )
        from public.user_roles r
        where r.user_id = p.id and r.is_active and r.expires_at is not null
      )
    )
    from public.profiles p
    where p.id = (select auth.uid())
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.my_leaving()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.my_leaving()
$function$;

REVOKE ALL ON FUNCTION "public"."my_leaving"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.stop_deletion (
  user_id uuid,
  reason  text DEFAULT NULL::text
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.stop_deletion(user_id, reason)
$function$;

REVOKE ALL ON FUNCTION "public"."stop_deletion"(uuid, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."co_brokerage_signatures"
  ADD CONSTRAINT "co_brokerage_signatures_account_fkey" FOREIGN KEY (account) REFERENCES public.profiles(id) ON DELETE RESTRICT;

ALTER TABLE "private"."co_brokerages"
  ADD CONSTRAINT "co_brokerages_lister_id_fkey" FOREIGN KEY (lister_id) REFERENCES public.profiles(id) ON DELETE RESTRICT;

ALTER TABLE "private"."co_brokerages"
  ADD CONSTRAINT "co_brokerages_partner_id_fkey" FOREIGN KEY (partner_id) REFERENCES public.profiles(id) ON DELETE RESTRICT;

ALTER TABLE "private"."leavings"
  ADD CONSTRAINT "leavings_asked_by_fkey" FOREIGN KEY (asked_by) REFERENCES public.profiles(id) ON DELETE SET NULL;

ALTER TABLE "private"."leavings"
  ADD CONSTRAINT "leavings_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."partnerships"
  ADD CONSTRAINT "partnerships_offerer_id_fkey" FOREIGN KEY (offerer_id) REFERENCES public.profiles(id) ON DELETE RESTRICT;

ALTER TABLE "private"."partnerships"
  ADD CONSTRAINT "partnerships_partner_id_fkey" FOREIGN KEY (partner_id) REFERENCES public.profiles(id) ON DELETE RESTRICT;

ALTER TABLE "private"."referrals"
  ADD CONSTRAINT "referrals_giver_id_fkey" FOREIGN KEY (giver_id) REFERENCES public.profiles(id) ON DELETE RESTRICT;

ALTER TABLE "private"."referrals"
  ADD CONSTRAINT "referrals_taker_id_fkey" FOREIGN KEY (taker_id) REFERENCES public.profiles(id) ON DELETE RESTRICT;

ALTER TABLE "public"."invoices"
  ADD CONSTRAINT "invoices_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE RESTRICT;

ALTER TABLE "public"."listing_nda_signatures"
  ADD CONSTRAINT "listing_nda_signatures_nda_id_fkey" FOREIGN KEY (nda_id) REFERENCES public.listing_nda_texts(id) ON DELETE RESTRICT;

ALTER TABLE "public"."listing_nda_signatures"
  ADD CONSTRAINT "listing_nda_signatures_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE RESTRICT;

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_owner_id_fkey" FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE RESTRICT;

ALTER TABLE "public"."transactions"
  ADD CONSTRAINT "transactions_tenant_id_fkey" FOREIGN KEY (tenant_id) REFERENCES public.tenants(id) ON DELETE RESTRICT;

CREATE INDEX leavings_asked_by_idx ON private.leavings USING btree (asked_by);

CREATE INDEX leavings_due_idx ON private.leavings USING btree (due_at)
  WHERE (done_at IS NULL);

REVOKE ALL ON FUNCTION "private"."ask_to_leave"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."ask_to_leave"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."ask_to_leave"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."ask_to_leave"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."begin_leaving"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begin_leaving"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begin_leaving"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."bill_years"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bill_years"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."bill_years"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."delete_account"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."delete_account"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."delete_account"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."delete_account"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_account"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_account"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_account"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_leaving"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_leaving"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_leaving"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."files_left_behind"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."files_left_behind"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."files_left_behind"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_bills"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_bills"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_bills"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_left"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_left"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_left"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_freshly_signed_in"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_freshly_signed_in"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_freshly_signed_in"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_account"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."keep_account"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."keep_account"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_account"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_account_by_letter"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."keep_account_by_letter"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."keep_account_by_letter"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_account_by_letter"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_market"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_market"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_market"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_others"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_others"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_others"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_rows"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_rows"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_rows"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_step"(private.leavings) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_step"(private.leavings) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_step"(private.leavings) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_teams"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_teams"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_teams"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leaving_days"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leaving_days"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leaving_days"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."leaving_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leaving_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leaving_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_leaving"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_leaving"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_leaving"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_leaving"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."my_leaving_day"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."my_leaving_day"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."my_leaving_day"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."my_leaving_day"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."nobody_at"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."nobody_at"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."nobody_at"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_to_leave"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_to_leave"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_to_leave"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."removed_with_person"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."removed_with_person"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."removed_with_person"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."shut_account"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shut_account"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."shut_account"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stands_in_way"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stands_in_way"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stands_in_way"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."stop_deletion"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."stop_deletion"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."stop_deletion"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."stop_deletion"(uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_of_leaving"(uuid, text, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_leaving"(uuid, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_of_leaving"(uuid, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."work_leavings"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_leavings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."work_leavings"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_to_leave"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_to_leave"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_to_leave"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_account"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_account"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_account"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_account"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_account"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_account"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_account_by_letter"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_account_by_letter"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_account_by_letter"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_leaving"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_leaving"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_leaving"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stop_deletion"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."stop_deletion"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stop_deletion"(uuid, text) TO "postgres";

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

select private.schedule_records();
