-- Two-step sign-in is enforced here and not by screens: an account that has set it up and shows only
-- its password is as good as signed out. A stolen password alone must not read a single row.

-- True while a session is open: not signed out, not ended by a password change or by staff, not expired.
-- Access tokens outlive their session by up to an hour, so this is what ends their rights.
create function private.is_session_active(p_session_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.sessions s
    where s.id = p_session_id and (s.not_after is null or s.not_after > now())
  );
end
$$;
revoke all on function private.is_session_active(uuid) from public, anon, authenticated, service_role;

-- True if the session that the caller's token names is open and belongs to the caller.
create function private.is_session_live() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_claims constant jsonb := auth.jwt();
begin
  return exists (
    select from auth.sessions s
    where s.id = (v_claims ->> 'session_id')::uuid and s.user_id = (v_claims ->> 'sub')::uuid
      and (s.not_after is null or s.not_after > now())
  );
end
$$;
revoke all on function private.is_session_live() from public, anon, authenticated, service_role;
grant execute on function private.is_session_live() to authenticated;

-- True if the claims were set by the database itself: automations and answers by e-mail act for an account
-- without a session. No auth server signs this claim, so no token carries it.
create function private.is_acting_for_account() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'haven_acting' = 'database', false)
$$;
revoke all on function private.is_acting_for_account() from public, anon, authenticated, service_role;

-- Every statement asks this. In plpgsql the plan is kept for the session; as SQL it is planned anew
-- with each call, which makes reading one's account a third slower.
create function private.is_assured() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_claims constant jsonb := auth.jwt();
  v_user_id constant uuid := (v_claims ->> 'sub')::uuid;
begin
  return exists (
    select from auth.users u
    where u.id = v_user_id and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
  ) and (private.is_session_live() or private.is_acting_for_account()) and (
    coalesce(v_claims ->> 'aal' = 'aal2', false)
    or not exists (
      select from auth.mfa_factors f where f.user_id = v_user_id and f.status = 'verified'
    )
  );
end
$$;
revoke all on function private.is_assured() from public, anon, authenticated, service_role;
grant execute on function private.is_assured() to authenticated, service_role;

-- For migrations that create tables: every table of `public` needs this policy beside its own.
create function private.require_second_factor(p_table regclass) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create policy "Accounts with a second factor show it" on %s as restrictive for all to authenticated '
      'using ((select private.is_assured())) with check ((select private.is_assured()))',
    p_table
  );
end
$$;
revoke all on function private.require_second_factor(regclass) from public, anon, authenticated, service_role;

-- A filter that tells nothing, as comparing texts and numbers, is looked at before policies, and those only where it
-- fits: the time of an answer would say whether a guess at something hidden is right, and where something is could be
-- found by comparing its position. So whether the caller may read a row is asked before all else, by a policy whose
-- name comes first and whose function costs less than any comparison.
create function private.ask_first(p_table regclass, p_condition text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create policy "A guess at what is hidden costs what any other does" on %s as restrictive for select to authenticated '
      'using (%s)',
    p_table, p_condition
  );
  -- Whoever asks for a change guesses as well.
  execute format(
    'create policy "A guess at what is hidden costs what any other does to change" on %s as restrictive for update '
      'to authenticated using (%s) with check (true)',
    p_table, p_condition
  );
  execute format(
    'create policy "A guess at what is hidden costs what any other does to remove" on %s as restrictive for delete '
      'to authenticated using (%s)',
    p_table, p_condition
  );
end
$$;
revoke all on function private.ask_first(regclass, text) from public, anon, authenticated, service_role;

-- The same where a row is shown by what stands in its columns, one of them among what is the caller's. What is the
-- caller's is asked once a statement; a question that finds nothing would never ask it. One operator is looked at no
-- later than those of a question, and the words around it keep the planner from taking it for a rare find.
create function private.ask_first_among(p_table regclass, p_columns text, p_mine text, p_or text default 'false')
returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.ask_first(
    p_table, format('case when %s then true when array[%s] && (select %s) then true else false end', p_or, p_columns, p_mine)
  );
end
$$;
revoke all on function private.ask_first_among(regclass, text, text, text) from public, anon, authenticated, service_role;
