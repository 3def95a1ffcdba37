-- Two-factor authentication is enforced here, not by screens: an enrolled account that has only shown its
-- password counts as signed out. A stolen password alone must not read a single row.

-- True while a session is open: not signed out, not ended by a password change or by staff, and not expired.
-- Access tokens outlive their session by up to an hour; this check ends their rights.
create function private.is_session_active(p_session_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.sessions s
    where s.id = p_session_id and (s.not_after is null or s.not_after > now())
  );
end $$;

-- True if the session named in the caller's token is open and belongs to the caller.
create function private.is_caller_session_active() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims constant jsonb := auth.jwt();
begin
  return exists (
    select from auth.sessions s
    where s.id = (v_claims ->> 'session_id')::uuid and s.user_id = (v_claims ->> 'sub')::uuid
      and (s.not_after is null or s.not_after > now())
  );
end $$;
grant execute on function private.is_caller_session_active() to authenticated;

-- True if the database itself set the claims: automations and email replies act for an account without a
-- session. No auth server issues this claim, so no token carries it.
create function private.is_acting_for_account() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(auth.jwt() ->> 'haven_acting' = 'database', false);
end $$;

-- Acts for an account without a session, until the claims are set back or the transaction ends. What acts was added by its
-- owner, who had to prove the second factor then, if there is one; `aal1` acts without it.
create function private.act_as(p_user_id uuid, p_aal text default 'aal2') returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform set_config('request.jwt.claims', jsonb_build_object(
    'sub', p_user_id, 'role', 'authenticated', 'aal', p_aal, 'haven_acting', 'database'
  )::text, true);
end $$;
grant execute on function private.act_as(uuid, text) to service_role;

-- True if the account may be used and the session has proven its second factor. Checked by every statement. PL/pgSQL caches
-- the plan per session; as an SQL function it is replanned on each call, which makes reading one's account a third slower.
create function private.has_proven_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims constant jsonb := auth.jwt();
  v_user_id constant uuid := (v_claims ->> 'sub')::uuid;
begin
  return exists (
    select from auth.users u
    where u.id = v_user_id and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
  ) and (private.is_caller_session_active() or private.is_acting_for_account()) and (
    coalesce(v_claims ->> 'aal' = 'aal2', false)
    or not exists (
      select from auth.mfa_factors f where f.user_id = v_user_id and f.status = 'verified'
    )
  );
end $$;
grant execute on function private.has_proven_session() to authenticated, service_role;

-- Same, and the session meets what the account's current workspace demands. API keys and automations have no session;
-- they were set up in one that did.
create function private.has_verified_session() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_proven_session() and (
    private.is_acting_for_account() or private.meets_sign_in_policy(auth.uid(), auth.jwt())
  );
end $$;
grant execute on function private.has_verified_session() to authenticated, service_role;

-- For migrations that create tables: every table in `public` needs this policy in addition to its own.
create function private.require_second_factor(p_table regclass) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'create policy "Accounts with two-step sign-in must complete it" on %s as restrictive for all to authenticated '
      'using ((select private.has_verified_session())) with check ((select private.has_verified_session()))',
    p_table
  );
end $$;

-- Adds a policy that checks row access before any filter. Leakproof filters, such as comparing texts and
-- numbers, run before policies, and policies then run only for matching rows: response time would reveal
-- whether a guess at a hidden value is right, and hidden positions could be found by comparison. So the read
-- check runs first, by a policy whose name sorts first and whose function costs less than any comparison.
create function private.add_condition_guard(p_table regclass, p_condition text) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'create policy "A guard checks row access before filters on select" on %s as restrictive for select to authenticated '
      'using (%s)',
    p_table, p_condition
  );
  -- Updates could be used for guessing too.
  execute format(
    'create policy "A guard checks row access before filters on update" on %s as restrictive for update '
      'to authenticated using (%s) with check (true)',
    p_table, p_condition
  );
  execute format(
    'create policy "A guard checks row access before filters on delete" on %s as restrictive for delete '
      'to authenticated using (%s)',
    p_table, p_condition
  );
end $$;

-- Same as `add_condition_guard`, for rows whose access depends on their columns matching the caller's values. Those
-- values are fetched once per statement; a query that finds nothing would never fetch them. A single operator
-- is evaluated no later than those of a query, and the text around it keeps the planner from assuming a rare
-- match.
create function private.add_membership_guard(p_table regclass, p_columns text, p_mine text, p_or text default 'false')
returns void
language plpgsql set search_path = '' as $$
begin
  perform private.add_condition_guard(
    p_table, format('case when %s then true when array[%s] && (select %s) then true else false end', p_or, p_columns, p_mine)
  );
end $$;
