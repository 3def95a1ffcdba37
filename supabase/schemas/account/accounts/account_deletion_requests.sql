-- Account deletion: users request it with a fresh sign-in and can cancel for fourteen days; then `account_deletion.sql`
-- clears the account. Staff can request it too, with a reason.

-- One row per requested or completed deletion. Completed ones keep only the time.
create table private.account_deletions (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- The administrator who requested it; null if the user did.
  asked_by uuid references public.profiles (id) on delete set null,
  is_of_staff boolean not null default false,
  token_hash text,
  -- Deletion progress; nothing is deleted at 0.
  step integer not null default 0,
  -- Values to search for in other tables while the account is being cleared.
  address text,
  name text,
  done_at timestamptz,

  constraint account_deletions_token_key unique (token_hash),
  constraint account_deletions_end_forgets check (done_at is null or num_nonnulls(address, name, token_hash) = 0)
);

create index account_deletions_due_idx on private.account_deletions (due_at) where done_at is null;
create index account_deletions_asked_by_idx on private.account_deletions (asked_by);

alter table private.account_deletions enable row level security;

create function private.account_deletion_grace_days() returns integer
language sql immutable set search_path = '' as $$
  select 14
$$;

-- True if the account is deleted or about to be; it gets no more notifications.
create function private.is_account_being_deleted(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.account_deletions l where l.user_id = p_user_id and l.step > 0);
end $$;

-- True if the caller's session began recently, by password or email link, and passed the second factor if
-- there is one. A code alone doesn't make an old session fresh; neither does the link that confirms an email
-- change.
create function private.is_freshly_signed_in() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_caller_session_active() and private.has_verified_session() and exists (
    select from auth.mfa_amr_claims a
    where a.session_id = (auth.jwt() ->> 'session_id')::uuid
      and a.authentication_method not in ('totp', 'mfa/totp', 'email_change', 'token_refresh')
      and a.created_at > now() - interval '15 minutes'
  );
end $$;

-- Returns what blocks account deletion: a workspace with other members, a transaction the user runs or has
-- signed, a community they alone direct, a renewing plan, and being the last administrator.
create function private.list_account_deletion_blockers(p_user_id uuid) returns table (what text, name text)
language plpgsql stable security definer set search_path = '' as $$
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
  select 'community', c.name from private.list_communities_directed_alone(p_user_id) c
  union all
  select 'plan', b.plan from public.billing_accounts b
  where b.user_id = p_user_id and b.status in ('trialing', 'active', 'past_due')
    and not b.cancel_at_period_end and b.ends_at is null
  union all
  select 'admin', '' where private.is_last_admin(p_user_id);
end $$;

create function private.raise_account_deletion_error(p_what text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_what = 'workspace' then
    raise exception 'Other members still work in a workspace of this account.' using errcode = 'HXLVW';
  elsif p_what = 'sale' then
    raise exception 'This account has an open transaction.' using errcode = 'HXLVS';
  elsif p_what = 'party' then
    raise exception 'This account has signed an open transaction.' using errcode = 'HXLVT';
  elsif p_what = 'community' then
    raise exception 'This account is the only executive director of a community.' using errcode = 'HXLVC';
  elsif p_what = 'plan' then
    raise exception 'This account has a plan that renews.' using errcode = 'HXLVP';
  elsif p_what = 'admin' then
    raise exception 'This is the last administrator.' using errcode = 'HXLVA';
  end if;
end $$;

create function private.notify_account_deletion(p_user_id uuid, p_template text, p_facts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(
    'email', p.email, p_template,
    p_facts || jsonb_build_object('support', coalesce(private.setting('support_email') #>> '{}', '')),
    p_is_urgent => true
  )
  from public.profiles p where p.id = p_user_id;
  -- Triggers a refresh of the user's open screens.
  update public.profiles p set updated_at = now() where p.id = p_user_id;
end $$;

-- The token exists only in the email: it lets the mailbox owner keep the account, no matter who controls it
-- by then. A staff decision can't be reversed by email.
create function private.schedule_account_deletion(p_user_id uuid, p_asked_by uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  v_due constant timestamptz := now() + make_interval(days => private.account_deletion_grace_days());
begin
  insert into private.account_deletions (user_id, due_at, asked_by, is_of_staff, token_hash)
  values (
    p_user_id, v_due, p_asked_by, p_asked_by is not null,
    case when p_asked_by is null then private.email_undo_hash(v_token) end
  );
  perform private.notify_account_deletion(p_user_id, 'account_leaving', jsonb_strip_nulls(jsonb_build_object(
    'day', to_char(v_due at time zone 'utc', 'FMMonth FMDD, YYYY'),
    'token', case when p_asked_by is null then v_token end
  )));
  return v_due;
end $$;

create function private.request_account_deletion() returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_due timestamptz;
begin
  if v_me is null or not private.is_caller_session_active() or not private.has_verified_session() then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  if not private.is_freshly_signed_in() then
    raise exception 'Sign in again. This needs a sign-in within the last 15 minutes.' using errcode = 'HXLVF';
  end if;
  -- Concurrent requests start only one deletion.
  perform from public.profiles p where p.id = v_me for no key update;
  select l.due_at into v_due from private.account_deletions l where l.user_id = v_me;
  if found then
    return v_due;
  end if;
  perform private.raise_account_deletion_error(w.what) from private.list_account_deletion_blockers(v_me) w;
  perform private.enforce_rate_limit('leaving', 5, interval '1 day');
  return private.schedule_account_deletion(v_me, null);
end $$;

-- Cancels a deletion while nothing is deleted yet. Returns whether there was one.
create function private.revoke_account_deletion(p_user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.account_deletions l where l.user_id = p_user_id and l.step = 0;
  if not found then
    return false;
  end if;
  perform private.notify_account_deletion(p_user_id, 'account_kept', '{}');
  return true;
end $$;

create function private.cancel_account_deletion() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.is_caller_session_active() or not private.has_verified_session() then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  if exists (select from private.account_deletions l where l.user_id = auth.uid() and l.is_of_staff) then
    raise exception 'Staff made this decision. You cannot undo it.' using errcode = 'HXLVO';
  end if;
  return private.revoke_account_deletion(auth.uid());
end $$;

-- Keeps the account by email link, signed in or not: a thief may control the account but not the mailbox.
-- Single use.
create function private.cancel_account_deletion_by_email(p_token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  select l.user_id into v_user_id from private.account_deletions l
  where l.token_hash = private.email_undo_hash(p_token) and not l.is_of_staff and l.due_at > now()
  for update;
  return v_user_id is not null and private.revoke_account_deletion(v_user_id);
end $$;

-- Returns when the caller's account is due for deletion (null if it isn't) and whether they can cancel it.
create function private.my_account_deletion_date() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('due_at', l.due_at, 'is_of_staff', l.is_of_staff)
    from private.account_deletions l where l.user_id = (select auth.uid())
  );
end $$;
grant execute on function private.my_account_deletion_date() to authenticated;

create function private.my_account_deletion() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_verified_session() then
    return null;
  end if;
  return jsonb_build_object(
    'leaving', private.my_account_deletion_date(),
    'is_fresh', private.is_freshly_signed_in(),
    'live_listings', (
      select count(*) from public.broker_accounts a join public.listings l on l.broker_id = a.broker_id
      where a.user_id = auth.uid() and l.status in ('active', 'under_contract')
    ),
    'in_the_way', (
      select coalesce(jsonb_agg(jsonb_build_object('what', w.what, 'name', w.name) order by w.what, w.name), '[]')
      from private.list_account_deletion_blockers(auth.uid()) w
    )
  );
end $$;

-- Returns an account's pending deletion, for staff.
create function private.get_account_deletion(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('due_at', l.due_at, 'is_of_staff', l.is_of_staff, 'has_left', l.step > 0)
  from private.account_deletions l where l.user_id = p_user_id
$$;

-- Deletes an account for an administrator, with a reason. The user's own open commitments block it too. A
-- transaction they merely take part in doesn't, since anyone can add an email to a transaction.
create function private.delete_account(p_user_id uuid, p_reason text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_due timestamptz;
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  if coalesce(char_length(btrim(p_reason)), 0) < 3 then
    raise exception 'Enter a reason for the deletion.' using errcode = 'HXLVR';
  end if;
  select l.due_at into v_due from private.account_deletions l where l.user_id = p_user_id for update;
  if not found then
    perform private.raise_account_deletion_error(w.what) from private.list_account_deletion_blockers(p_user_id) w where w.what <> 'party';
    v_due := private.schedule_account_deletion(p_user_id, auth.uid());
  else
    -- Users can cancel their own request, but not this one.
    update private.account_deletions l set asked_by = auth.uid(), is_of_staff = true, token_hash = null
    where l.user_id = p_user_id and l.step = 0;
  end if;
  perform private.log_admin_action(
    'user_update', p_user_id, (select p.email from public.profiles p where p.id = p_user_id),
    jsonb_build_object('deletion', 'begun', 'due_at', v_due)
  );
  return v_due;
end $$;

create function private.stop_deletion(p_user_id uuid, p_reason text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_act_on_other(p_user_id, p_reason);
  if not private.revoke_account_deletion(p_user_id) then
    return false;
  end if;
  perform private.log_admin_action(
    'user_update', p_user_id, (select p.email from public.profiles p where p.id = p_user_id),
    jsonb_build_object('deletion', 'stopped')
  );
  return true;
end $$;

-- Requests deletion of the caller's account; needs a sign-in within the last fifteen minutes. Returns when it
-- is due.
select private.expose('request_account_deletion', 'authenticated');

-- Cancels the deletion of the caller's account.
select private.expose('cancel_account_deletion', 'authenticated');

-- Cancels an account deletion by the link in its email.
select private.expose('cancel_account_deletion_by_email', 'anon, authenticated', 'plain');

-- Returns what blocks the caller's account deletion, and whether their sign-in is fresh enough to request it.
select private.expose('my_account_deletion', 'authenticated');

-- Deletes an account after the same fourteen days. The reason is saved in the audit log and never emailed.
select private.expose('delete_account', 'authenticated', 'plain');

-- Stops a deletion that has not begun, no matter who requested it. False if there was none.
select private.expose('stop_deletion', 'authenticated', 'plain');
