-- Undo links for email changes not made by the owner, sent to the old email when the change is requested and
-- again when it is done. A link works for several days, even after the change, whatever happened to the
-- account since.
create table private.email_undos (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  old_email text not null,
  created_at timestamptz not null default now(),
  factor_id uuid,
  clears_password boolean not null default false
);

create index email_undos_user_id_idx on private.email_undos (user_id);

alter table private.email_undos enable row level security;

create function private.email_undo_days() returns integer
language sql immutable set search_path = '' as $$
  select 7
$$;

create function private.email_undo_hash(p_token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_token, 'utf8')), 'hex')
$$;

-- Notifies the old email, with its own link. The token exists only in that email.
create function private.notify_previous_email() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_done constant boolean := new.email is distinct from old.email;
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if old.email is null or old.email_confirmed_at is null or new.deleted_at is not null then
    return null;
  end if;
  delete from private.email_undos e
  where e.created_at < now() - make_interval(days => private.email_undo_days());
  insert into private.email_undos (token_hash, user_id, old_email)
  values (private.email_undo_hash(v_token), new.id, old.email);
  perform private.queue_message(
    'email',
    old.email,
    case when v_is_done then 'email_changed' else 'email_change_started' end,
    jsonb_build_object('token', v_token, 'validDays', private.email_undo_days()),
    p_is_urgent => true,
    p_expires_at => now() + make_interval(days => private.email_undo_days())
  );
  return null;
end $$;

-- Requested: the column names another email. Done: the email is the requested one; administrators announce
-- changes they set directly.
create trigger haven_send_email_change after update of email, email_change on auth.users
  for each row
  when (
    (coalesce(new.email_change, '') <> '' and new.email_change is distinct from old.email_change
      and new.email_change is distinct from new.email)
    or (new.email is distinct from old.email and new.email = old.email_change)
  )
  execute function private.notify_previous_email();

-- Other sign-in changes: their email has the same kind of link, so an owner who did not make the change can
-- sign out all devices and choose a new password.
create function private.notify_of_sign_in_change(p_user_id uuid, p_change text, p_factor_id uuid default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  v_email text;
begin
  select u.email into v_email from auth.users u
  where u.id = p_user_id and u.email_confirmed_at is not null and u.deleted_at is null;
  -- The undo itself and the demo seed change the same rows and need no email.
  if v_email is null or coalesce(current_setting('haven.skips_sign_in_notice', true), '') = 'on' then
    return;
  end if;
  insert into private.email_undos (token_hash, user_id, old_email, factor_id, clears_password)
  values (private.email_undo_hash(v_token), p_user_id, v_email, p_factor_id, true);
  perform private.queue_message(
    'email', v_email, 'sign_in_changed',
    jsonb_build_object('token', v_token, 'validDays', private.email_undo_days(), 'change', p_change),
    p_is_urgent => true,
    p_expires_at => now() + make_interval(days => private.email_undo_days())
  );
end $$;

create function private.notify_of_factor_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.notify_of_sign_in_change(old.user_id, 'factor_removed');
  else
    perform private.notify_of_sign_in_change(new.user_id, 'factor_added', new.id);
  end if;
  return null;
end $$;

create trigger haven_notify_of_factor_added after update of status on auth.mfa_factors
  for each row when (new.status = 'verified' and old.status <> 'verified')
  execute function private.notify_of_factor_change();

create trigger haven_notify_of_factor_removed after delete on auth.mfa_factors
  for each row when (old.status = 'verified')
  execute function private.notify_of_factor_change();

create function private.notify_of_password_or_phone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_of_sign_in_change(
    new.id, case when new.phone is distinct from old.phone then 'phone' else 'password' end
  );
  return null;
end $$;

create trigger haven_notify_of_password_or_phone after update of encrypted_password, phone on auth.users
  for each row
  when (
    new.phone is distinct from old.phone
    or (new.encrypted_password is distinct from old.encrypted_password
      and coalesce(old.encrypted_password, '') <> '' and coalesce(new.encrypted_password, '') <> '')
  )
  execute function private.notify_of_password_or_phone();

-- Restores an account to the email that received the link: everything changed or added since, and every
-- session, link, and code is removed. Returns the email, or null if the link is invalid or another account
-- has the email by now.
create function private.undo_email_change(p_token text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_undo private.email_undos;
begin
  perform from auth.users u
  where u.id = (select e.user_id from private.email_undos e where e.token_hash = private.email_undo_hash(p_token))
  for no key update;
  select * into v_undo from private.email_undos e
  where e.token_hash = private.email_undo_hash(p_token)
    and e.created_at > now() - make_interval(days => private.email_undo_days());
  if v_undo.user_id is null then
    return null;
  end if;
  if exists (
    select from auth.users u
    where lower(u.email) = lower(v_undo.old_email) and u.id <> v_undo.user_id and not u.is_sso_user
  ) then
    return null;
  end if;
  perform set_config('haven.skips_sign_in_notice', 'on', true);
  update auth.users u
  set email = v_undo.old_email,
    encrypted_password = case when v_undo.clears_password then null else u.encrypted_password end, email_change = '', email_change_token_new = '',
    email_change_token_current = '', email_change_confirm_status = 0, recovery_token = '',
    confirmation_token = '', reauthentication_token = '', updated_at = now()
  where u.id = v_undo.user_id and u.deleted_at is null;
  if not found then
    return null;
  end if;
  update auth.identities i
  set identity_data = i.identity_data || jsonb_build_object('email', v_undo.old_email), updated_at = now()
  where i.user_id = v_undo.user_id and i.provider = 'email';
  -- A thief's second factor would lock out the owner.
  delete from auth.mfa_factors f
  where f.user_id = v_undo.user_id and (f.created_at > v_undo.created_at or f.id = v_undo.factor_id);
  delete from auth.one_time_tokens t where t.user_id = v_undo.user_id;
  delete from auth.sessions s where s.user_id = v_undo.user_id;
  delete from private.calendar_feeds f where f.user_id = v_undo.user_id;
  perform set_config('haven.skips_sign_in_notice', 'off', true);
  -- Links to older emails stay valid: the owner's first one beats a thief's second.
  delete from private.email_undos e where e.user_id = v_undo.user_id and e.created_at >= v_undo.created_at;
  return v_undo.old_email;
end $$;

select private.expose('undo_email_change', 'anon, authenticated', 'plain');
