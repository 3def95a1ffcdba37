-- Who came in and who tried, for the owner of an account alone. Only functions reach this table.
create table private.sign_ins (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  happened_at timestamptz not null default now(),
  outcome text not null,
  ip inet,
  user_agent text,

  constraint sign_ins_outcome_known check (
    outcome in ('signed_in', 'wrong_password', 'wrong_code', 'recovery_code')
  ),
  constraint sign_ins_user_agent_length check (char_length(user_agent) <= 512)
);

create index sign_ins_user_id_idx on private.sign_ins (user_id, id desc);

alter table private.sign_ins enable row level security;

-- Keeps the newest hundred an account: guessing at a password must not fill the disk.
create function private.log_sign_in(p_user_id uuid, p_outcome text, p_ip inet, p_user_agent text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.sign_ins (user_id, outcome, ip, user_agent)
  select u.id, p_outcome, p_ip, left(p_user_agent, 512) from auth.users u where u.id = p_user_id;
  delete from private.sign_ins s
  where s.user_id = p_user_id
    and s.id <= (
      select o.id from private.sign_ins o where o.user_id = p_user_id order by o.id desc offset 100 limit 1
    );
end $$;

create function private.log_session_start() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_sign_in(new.user_id, 'signed_in', new.ip, new.user_agent);
  return null;
end $$;

create trigger haven_log_session_start after insert on auth.sessions
  for each row execute function private.log_session_start();

-- The auth server calls these two with every password and every code it checks (auth hooks). The
-- embedded backend adds `ip` and `user_agent` to the event; a hosted one does not know them here.
create function private.password_verification_attempt(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not coalesce((event ->> 'valid')::boolean, true) then
    perform private.log_sign_in(
      (event ->> 'user_id')::uuid, 'wrong_password', (event ->> 'ip')::inet, event ->> 'user_agent'
    );
  end if;
  return '{"decision": "continue"}';
end $$;
grant execute on function private.password_verification_attempt(jsonb) to supabase_auth_admin;

create function private.mfa_verification_attempt(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not coalesce((event ->> 'valid')::boolean, true) then
    perform private.log_sign_in(
      (event ->> 'user_id')::uuid, 'wrong_code', (event ->> 'ip')::inet, event ->> 'user_agent'
    );
  end if;
  return '{"decision": "continue"}';
end $$;
grant execute on function private.mfa_verification_attempt(jsonb) to supabase_auth_admin;

grant usage on schema private to supabase_auth_admin;
