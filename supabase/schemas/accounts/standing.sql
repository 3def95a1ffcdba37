-- A token lives for an hour. Its account may be banned or deleted before that, or its session ended. Three places ask, so that
-- no table and no call can forget to: the restrictive policy on every table (through is_assured), the same
-- on files and channels, and check_request, which runs before anything that a request over the API does.

-- Whether there still is an account behind the token that may be used at all.
create function private.is_in_use() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
  );
end
$$;
revoke all on function private.is_in_use() from public, anon, authenticated, service_role;

-- Files and channels stand in tables of other schemas, whose policies are as easily forgotten.
create policy "Accounts in use reach files" on storage.objects
  as restrictive for all to authenticated
  using ((select private.is_assured())) with check ((select private.is_assured()));

create policy "Accounts in use reach channels" on realtime.messages
  as restrictive for all to authenticated
  using ((select private.is_assured())) with check ((select private.is_assured()));

-- What somebody may still do who is not let in: look after their account, and write to the team.
create function private.is_open_call(p_path text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(p_path in (
    '/rpc/ask_to_leave', '/rpc/book_time', '/rpc/change_booking', '/rpc/count_conversion', '/rpc/end_my_session', '/rpc/keep_account',
    '/rpc/keep_account_by_letter', '/rpc/make_recovery_codes', '/rpc/note_visits', '/rpc/report_faults',
    '/rpc/send_lead_form', '/rpc/send_ticket', '/rpc/spend_recovery_code', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$$;
revoke all on function private.is_open_call(text) from public, anon, authenticated, service_role;

-- Calls that a link in a letter authorizes. They work in a browser that still holds the token of an ended
-- session: after a takeover, the owner's own browser is often in that state.
create function private.is_letter_call(p_path text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(p_path in (
    '/rpc/account_of_link', '/rpc/keep_account_by_letter', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$$;
revoke all on function private.is_letter_call(text) from public, anon, authenticated, service_role;

-- Calls that answer an account which still owes its second factor: what the sign-in screens need, and what every
-- visitor may call anyway. Any other call is refused before it begins.
create function private.is_open_before_second_factor(p_path text) returns boolean
language sql stable set search_path = ''
as $$
  select p_path not like '/rpc/%'
    or p_path in ('/rpc/my_account', '/rpc/my_security', '/rpc/billing_caller')
    or private.is_open_call(p_path)
    or exists (
      select from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace and '/rpc/' || p.proname = p_path
        and has_function_privilege('anon', p.oid, 'execute')
    )
$$;
revoke all on function private.is_open_before_second_factor(text) from public, anon, authenticated, service_role;

-- Runs before every request to tables and calls, with the rights of whoever asks. A banned or deleted
-- account does nothing; one that is pending, rejected or suspended, or owes its second step, reads what
-- the policies leave it and changes nothing.
create function private.check_request() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return;
  end if;
  if not private.is_in_use() then
    raise exception 'This account cannot be used.' using errcode = '42501';
  end if;
  if not private.is_session_live() and not private.is_letter_call(current_setting('request.path', true)) then
    raise exception 'Your session has ended. Sign in again.' using errcode = '42501';
  end if;
  if not private.is_assured()
    and not private.is_open_before_second_factor(coalesce(current_setting('request.path', true), ''))
  then
    raise exception 'Enter your second factor first.' using errcode = '42501';
  end if;
  if current_setting('transaction_read_only') = 'off'
    and not private.is_open_call(current_setting('request.path', true))
    and not private.is_approved()
  then
    raise exception 'This account is not let in.' using errcode = '42501';
  end if;
end
$$;
revoke all on function private.check_request() from public, anon, authenticated, service_role;
grant execute on function private.check_request() to anon, authenticated, service_role;

-- The caller, if they are let in, under a lock on their profile: what one person does twice at one moment, such
-- as making a tenant or spending a contact, happens one after the other.
create function private.lock_member() returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
begin
  if v_user_id is null then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  perform from public.profiles p where p.id = v_user_id for no key update;
  if not private.is_approved() then
    raise exception 'Your account has not been approved.' using errcode = '42501';
  end if;
  return v_user_id;
end
$$;
revoke all on function private.lock_member() from public, anon, authenticated, service_role;
