-- The security data an account can see, and its only action: ending a session.
create function private.my_sessions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(mine) order by mine.last_used_at desc), '[]')
  from (
    select s.id, s.created_at, host(s.ip) as ip, s.user_agent,
      greatest(s.updated_at, s.refreshed_at at time zone 'utc') as last_used_at,
      s.id = (auth.jwt() ->> 'session_id')::uuid as is_current
    from auth.sessions s
    where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
    order by greatest(s.updated_at, s.refreshed_at at time zone 'utc') desc
    limit 100
  ) as mine
$$;
grant execute on function private.my_sessions() to authenticated;

create function private.my_sign_ins() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(mine) - 'id' order by mine.id desc), '[]')
  from (
    select s.id, s.happened_at, s.outcome, host(s.ip) as ip, s.user_agent
    from private.sign_ins s
    where s.user_id = (select auth.uid())
    order by s.id desc
    limit 20
  ) as mine
$$;
grant execute on function private.my_sign_ins() to authenticated;

create function private.my_factors() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    jsonb_agg(jsonb_build_object('id', f.id, 'created_at', f.created_at) order by f.created_at), '[]'
  )
  from auth.mfa_factors f
  where f.user_id = (select auth.uid()) and f.status = 'verified'
$$;
grant execute on function private.my_factors() to authenticated;

create function private.check_my_security() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'session_live', private.is_caller_session_active(),
    'assured', private.has_verified_session(),
    'second_factor', exists (
      select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
    ),
    'recovery_codes_left', private.recovery_codes_left(),
    'email_confirmed', u.email_confirmed_at is not null,
    'sessions', (
      select count(*) from auth.sessions s
      where s.user_id = u.id and (s.not_after is null or s.not_after > now())
    )
  )
  from auth.users u
  where u.id = (select auth.uid())
$$;

create function private.end_my_session(p_session_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not (private.is_caller_session_active() and private.has_verified_session()) then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  -- Another user's session gives the same result as an ended one, so IDs can't be probed.
  delete from auth.sessions s where s.id = p_session_id and s.user_id = auth.uid();
  return found;
end $$;

-- Returns everything for the security screen in one call; nothing if the session has ended or still owes the
-- second factor.
create function public.my_security() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'sessions', private.my_sessions(),
    'sign_ins', private.my_sign_ins(),
    'factors', private.my_factors(),
    'check', private.check_my_security()
  )
  where private.is_caller_session_active() and private.has_verified_session()
$$;
grant execute on function public.my_security() to authenticated;

-- Returns whether the caller's session is active, and how well the account is protected.
select private.expose('check_my_security', 'authenticated');

-- Signs out one of the caller's devices. Returns whether there was such a session.
select private.expose('end_my_session', 'authenticated', 'plain');
