-- A token lives for an hour, but its account may be banned or deleted or its session ended before that. Three
-- checks ensure no table or call is missed: the restrictive policy on every table (through has_verified_session), the
-- same on files and channels, and check_request, which runs before every API request.

-- True if the token's account still exists and may be used.
create function private.is_token_account_active() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
  );
end $$;

-- Files and channels are in other schemas' tables, whose policies are easily forgotten too.
create policy "Active accounts access files" on storage.objects
  as restrictive for all to authenticated
  using ((select private.has_verified_session())) with check ((select private.has_verified_session()));

create policy "Active accounts access channels" on realtime.messages
  as restrictive for all to authenticated
  using ((select private.has_verified_session())) with check ((select private.has_verified_session()));

-- Calls open to accounts that are not admitted: managing their account and contacting our team.
create function private.is_call_open_to_unapproved(p_path text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_path in (
    '/rpc/ask_to_leave', '/rpc/bind_sso_session', '/rpc/book_time', '/rpc/change_booking', '/rpc/complete_pending_profile', '/rpc/count_conversion',
    '/rpc/end_my_session', '/rpc/keep_account',
    '/rpc/keep_account_by_link', '/rpc/make_recovery_codes', '/rpc/note_visits', '/rpc/pause_my_workspace', '/rpc/report_faults',
    '/rpc/send_lead_form', '/rpc/send_ticket', '/rpc/spend_recovery_code', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$$;

-- Calls authorized by an email link. They also work in a browser with the token of an ended session, which is
-- common in the owner's own browser after a takeover.
create function private.is_email_link_call(p_path text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_path in (
    '/rpc/account_of_link', '/rpc/keep_account_by_link', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$$;

-- Calls open before the second factor: those the sign-in screens need and those open to every visitor. All
-- others are rejected up front.
create function private.is_open_before_second_factor(p_path text) returns boolean
language sql stable set search_path = '' as $$
  select p_path not like '/rpc/%'
    or p_path in ('/rpc/my_security', '/rpc/billing_caller', '/rpc/get_missing_sign_in_step')
    or private.is_call_open_to_unapproved(p_path)
    or exists (
      select from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace and '/rpc/' || p.proname = p_path
        and has_function_privilege('anon', p.oid, 'execute')
    )
$$;

-- Runs before every table or function request, with the caller's rights. A banned or deleted account can do
-- nothing; one that is pending, rejected, suspended, or missing its second factor can read what policies
-- allow and change nothing.
create function private.check_request() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return;
  end if;
  if not private.is_token_account_active() then
    raise exception 'This account can no longer be used.' using errcode = '42501';
  end if;
  if not private.is_caller_session_active() and not private.is_email_link_call(current_setting('request.path', true)) then
    raise exception 'Your session has ended. Sign in again.' using errcode = '42501';
  end if;
  if not private.has_verified_session()
    and not private.is_open_before_second_factor(coalesce(current_setting('request.path', true), ''))
  then
    if private.has_proven_session() then
      raise exception 'Your workspace requires another way to sign in.' using errcode = 'HXSSW';
    end if;
    raise exception 'Complete two-factor authentication first.' using errcode = '42501';
  end if;
  if current_setting('transaction_read_only') = 'off'
    and not private.is_call_open_to_unapproved(current_setting('request.path', true))
    and not private.is_approved()
  then
    raise exception 'This account does not have access.' using errcode = '42501';
  end if;
end $$;
grant execute on function private.check_request() to anon, authenticated, service_role;

-- Returns the caller if admitted, with a lock on their profile, so concurrent actions by one user (creating a
-- workspace, using a contact) run one after another.
create function private.lock_member() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  perform from public.profiles p where p.id = v_user_id for no key update;
  perform private.require_approval();
  return v_user_id;
end $$;
