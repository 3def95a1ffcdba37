-- Ten recovery codes for a lost phone. Each removes the second factor, once. They belong to one factor: a new
-- factor needs new codes and invalidates old ones.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  factor_id uuid not null,

  constraint recovery_codes_pkey primary key (user_id, code_hash)
);

create table private.recovery_attempts (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  attempted_at timestamptz not null default clock_timestamp()
);

create index recovery_attempts_user_id_idx on private.recovery_attempts (user_id, attempted_at);

alter table private.recovery_codes enable row level security;
alter table private.recovery_attempts enable row level security;

-- A code has 80 bits, so a plain hash resists guessing. Common typos (lowercase, dashes, O for 0, I or L for
-- 1) are accepted.
create function private.recovery_code_hash(p_user_id uuid, p_code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(
    p_user_id || ':' || translate(regexp_replace(upper(p_code), '[^0-9A-Z]', '', 'g'), 'OIL', '011'), 'utf8'
  ))
$$;

create function private.make_recovery_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(r.bytes, i) & 31) + 1, 1)
      || case when i in (3, 7, 11) then '-' else '' end,
    '' order by i
  )
  from (select extensions.gen_random_bytes(16) as bytes) as r, generate_series(0, 15) as i
$$;

-- True if the caller's session was verified within 15 minutes: by a sign-in, or by a code of a second factor
-- enrolled before the session began. A factor added in this session doesn't count.
create function private.has_recent_authentication() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_caller_session_active() and exists (
    select from auth.mfa_amr_claims a
    join auth.sessions s on s.id = a.session_id
    left join auth.mfa_factors f on f.id = s.factor_id
    where s.id = (auth.jwt() ->> 'session_id')::uuid
      and greatest(a.created_at, a.updated_at) > now() - interval '15 minutes'
      and a.authentication_method not in ('email_change', 'token_refresh')
      and not (a.authentication_method = 'totp' and coalesce(f.created_at >= s.created_at, true))
  );
end $$;

create function private.make_recovery_codes() returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
  v_factor_id uuid;
  v_codes text[];
begin
  -- Concurrent calls would leave two sets of codes.
  perform from public.profiles p where p.id = v_user_id for no key update;
  select f.id into v_factor_id from auth.mfa_factors f
  where f.user_id = v_user_id and f.status = 'verified'
  order by f.created_at limit 1;
  if v_factor_id is null or coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' or not private.is_caller_session_active() then
    raise exception 'Turn on two-factor authentication to get recovery codes.' using errcode = '42501';
  end if;
  if not private.has_recent_authentication() then
    raise exception 'Confirm your identity first.' using errcode = 'HXFRS';
  end if;
  perform private.enforce_rate_limit('recovery_codes', 20, interval '1 hour');
  perform private.notify_of_sign_in_change(v_user_id, 'recovery_codes');
  delete from private.recovery_codes c where c.user_id = v_user_id;
  select array_agg(private.make_recovery_code()) into v_codes from generate_series(1, 10);
  insert into private.recovery_codes (user_id, code_hash, factor_id)
  select v_user_id, private.recovery_code_hash(v_user_id, code), v_factor_id from unnest(v_codes) as code;
  return v_codes;
end $$;

create function private.recovery_codes_left() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from private.recovery_codes c
  join auth.mfa_factors f on f.id = c.factor_id and f.user_id = c.user_id and f.status = 'verified'
  where c.user_id = (select auth.uid())
$$;
grant execute on function private.recovery_codes_left() to authenticated;

-- Returns a result instead of raising an error: an error would roll back the attempt count and allow
-- unlimited guessing. The factors it returns are removed by the function `use-recovery-code`, with the
-- server's key.
create function private.spend_recovery_code(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user_id constant uuid := auth.uid();
  v_session auth.sessions;
begin
  if not private.is_caller_session_active() then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  perform from public.profiles p where p.id = v_user_id for no key update;
  delete from private.recovery_attempts a
  where a.user_id = v_user_id and a.attempted_at < clock_timestamp() - interval '15 minutes';
  if (select count(*) from private.recovery_attempts a where a.user_id = v_user_id) >= 5 then
    return '{"outcome": "too_many"}';
  end if;

  select * into v_session from auth.sessions s where s.id = (auth.jwt() ->> 'session_id')::uuid;
  delete from private.recovery_codes c
  using auth.mfa_factors f
  where c.user_id = v_user_id
    and c.code_hash = private.recovery_code_hash(v_user_id, p_code)
    and f.id = c.factor_id and f.user_id = v_user_id and f.status = 'verified';
  if not found then
    insert into private.recovery_attempts (user_id) values (v_user_id);
    perform private.log_sign_in(v_user_id, 'wrong_code', v_session.ip, v_session.user_agent);
    return '{"outcome": "wrong"}';
  end if;
  perform private.log_sign_in(v_user_id, 'recovery_code', v_session.ip, v_session.user_agent);
  return jsonb_build_object(
    'outcome', 'spent',
    'user_id', v_user_id,
    'factor_ids', (
      select coalesce(jsonb_agg(f.id), '[]') from auth.mfa_factors f
      where f.user_id = v_user_id and f.status = 'verified'
    )
  );
end $$;

-- Creates ten new recovery codes, shown once; the previous ones stop working.
select private.expose('make_recovery_codes', 'authenticated');

-- Uses a recovery code of the caller: `{outcome: spent | wrong | too_many}`.
select private.expose('spend_recovery_code', 'authenticated', 'plain');
