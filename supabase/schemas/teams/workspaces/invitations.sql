-- Workspace invitations. Each is for one email and can be answered only by the account that has confirmed it:
-- anyone else with the link can see it but not join. Only a hash of the link's token is stored; the email in
-- the outbox holds the token until sent.
create table private.tenant_invitations (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  email text not null,
  role public.tenant_role not null,
  token_hash text not null,
  invited_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  emails_sent integer not null default 1,
  accepted_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,

  constraint tenant_invitations_token_hash_key unique (token_hash),
  constraint tenant_invitations_email_shape check (
    private.is_single_line(email, 320) and email = lower(btrim(email)) and email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$'
  ),
  constraint tenant_invitations_role_is_given check (role in ('admin', 'member')),
  constraint tenant_invitations_end_once check (num_nonnulls(accepted_at, declined_at, withdrawn_at) <= 1)
);

create unique index tenant_invitations_open_idx on private.tenant_invitations (tenant_id, email)
  where accepted_at is null and declined_at is null and withdrawn_at is null;
create index tenant_invitations_email_idx on private.tenant_invitations (email);
create index tenant_invitations_invited_by_idx on private.tenant_invitations (invited_by);

alter table private.tenant_invitations enable row level security;

-- Invalid link attempts by client, for rate limiting.
create table private.failed_invitation_attempts (
  id bigint generated always as identity primary key,
  client text not null,
  missed_at timestamptz not null default clock_timestamp()
);

create index failed_invitation_attempts_client_idx on private.failed_invitation_attempts (client, missed_at);

alter table private.failed_invitation_attempts enable row level security;

-- True if an invitation can be accepted: not answered, not expired, and its sender still administers the workspace.
create function private.is_open_invitation(p_invitation private.tenant_invitations) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return num_nonnulls(p_invitation.accepted_at, p_invitation.declined_at, p_invitation.withdrawn_at) = 0
    and p_invitation.expires_at > now() and private.is_account_active(p_invitation.invited_by) and exists (
      select from public.tenant_users u
      where u.tenant_id = p_invitation.tenant_id and u.user_id = p_invitation.invited_by and u.role in ('owner', 'admin')
    );
end $$;

create function private.invitation_days() returns integer
language sql immutable set search_path = '' as $$
  select 7
$$;

create function private.invitation_hash(p_token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_token, 'utf8')), 'hex')
$$;

-- Emails an invitation with a new token; the previous email's link stops working. Existing users are also
-- notified in the app.
create function private.send_invitation(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  v_invitation private.tenant_invitations;
  v_tenant text;
  v_brand jsonb;
begin
  update private.tenant_invitations i
  set token_hash = private.invitation_hash(v_token), expires_at = now() + make_interval(days => private.invitation_days())
  where i.id = p_id
  returning * into v_invitation;
  select t.name into v_tenant from public.tenants t where t.id = v_invitation.tenant_id;
  v_brand := private.get_published_brand(v_invitation.tenant_id);
  perform private.queue_message(
    'email', v_invitation.email, 'tenant_invitation',
    jsonb_build_object(
      'token', v_token, 'tenant', v_tenant, 'by', coalesce(private.called(v_invitation.invited_by), ''),
      'role', v_invitation.role, 'validDays', private.invitation_days(),
      'product', v_brand ->> 'product_name', 'footer', v_brand ->> 'mail_footer', 'surface', v_brand ->> 'surface'
    ),
    'invitation:' || p_id || ':' || v_invitation.emails_sent,
    p_expires_at => v_invitation.expires_at
  );
  perform private.notify_invited_user(v_invitation.id, u.id)
  from auth.users u
  where lower(u.email) = v_invitation.email and u.email_confirmed_at is not null and u.deleted_at is null;
end $$;

create function private.notify_invited_user(p_id uuid, p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    p_user_id, 'tenant_invited', 'invitation:' || i.id,
    jsonb_build_object('tenant', t.name, 'name', coalesce(private.called(i.invited_by), 'Someone'))
  )
  from private.tenant_invitations i join public.tenants t on t.id = i.tenant_id
  where i.id = p_id;
end $$;

-- Users who sign up from an invitation find it again after confirming their email, on any device.
create function private.notify_pending_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_invited_user(i.id, new.id)
  from private.tenant_invitations i
  where i.email = lower(new.email) and private.is_open_invitation(i)
    and exists (select from public.profiles p where p.id = new.id);
  return null;
end $$;

-- Named to run after haven_initialize_user, which creates the profile.
create trigger haven_notify_pending_invitations_on_insert after insert on auth.users
  for each row when (new.email_confirmed_at is not null)
  execute function private.notify_pending_invitations();
create trigger haven_send_invitations after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or new.email is distinct from old.email)
  )
  execute function private.notify_pending_invitations();

-- Returns the workspace the caller administers, locked, so decisions in it are serialized.
create function private.lock_administered_tenant() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id uuid;
begin
  perform private.lock_member();
  if private.current_tenant_id() is null then
    raise exception 'No current tenant' using errcode = 'HXTNC';
  end if;
  v_tenant_id := private.administered_tenant_id();
  if v_tenant_id is null then
    raise exception 'Only owners and admins can manage a workspace.' using errcode = 'HXTAD';
  end if;
  perform from public.tenants t where t.id = v_tenant_id for no key update;
  return v_tenant_id;
end $$;

create function private.require_available_seat(p_tenant_id uuid, p_besides uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (
    select (select count(*) from public.tenant_users u where u.tenant_id = t.id) + (
      select count(*) from private.tenant_invitations i
      where i.tenant_id = t.id and i.expires_at > now() and i.id is distinct from p_besides
        and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null
    ) >= t.max_users
    from public.tenants t where t.id = p_tenant_id
  ) then
    raise exception 'All seats are taken by members and open invitations.' using errcode = 'HXTFL';
  end if;
end $$;

create function private.require_assignable_role(p_role public.tenant_role) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_role is null or p_role = 'owner' then
    raise exception 'A workspace has one owner. Only the owner can transfer it.' using errcode = 'HXTRO';
  end if;
end $$;

create function private.invite_to_tenant(p_email text, p_role public.tenant_role) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_email constant text := lower(btrim(p_email));
  v_id uuid;
begin
  perform private.require_assignable_role(p_role);
  if exists (
    select from public.tenant_users u join public.profiles p on p.id = u.user_id
    where u.tenant_id = v_tenant_id and lower(p.email) = v_email
  ) then
    raise exception 'This person is already a member.' using errcode = 'HXTME';
  end if;
  -- These emails go to strangers, so each workspace has a daily limit.
  if (
    select coalesce(sum(i.emails_sent), 0) from private.tenant_invitations i
    where i.tenant_id = v_tenant_id and i.created_at > now() - interval '1 day'
  ) >= 50 then
    raise exception 'Too many invitations today. Try again tomorrow.' using errcode = 'HXTMN';
  end if;
  update private.tenant_invitations i set withdrawn_at = now()
  where i.tenant_id = v_tenant_id and i.email = v_email and i.expires_at <= now()
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null;
  perform private.require_available_seat(v_tenant_id);
  insert into private.tenant_invitations (tenant_id, email, role, token_hash, invited_by, expires_at)
  values (v_tenant_id, v_email, p_role, gen_random_uuid()::text, auth.uid(), now())
  on conflict (tenant_id, email) where accepted_at is null and declined_at is null and withdrawn_at is null do nothing
  returning id into v_id;
  if v_id is null then
    raise exception 'This email is already invited.' using errcode = 'HXTIN';
  end if;
  perform private.send_invitation(v_id);
  perform private.log_tenant_activity(v_tenant_id, 'invited', v_email);
  return v_id;
end $$;

create function private.renew_invitation(p_invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  perform private.require_available_seat(v_tenant_id, p_invitation_id);
  update private.tenant_invitations i set emails_sent = i.emails_sent + 1, invited_by = auth.uid()
  where i.id = p_invitation_id and i.tenant_id = v_tenant_id and i.emails_sent < 5
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null;
  if not found then
    raise exception 'This invitation is no longer open, or was sent too often.' using errcode = 'HXTIS';
  end if;
  perform private.send_invitation(p_invitation_id);
end $$;

create function private.withdraw_invitation(p_invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_email text;
begin
  update private.tenant_invitations i set withdrawn_at = now()
  where i.id = p_invitation_id and i.tenant_id = v_tenant_id
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null
  returning i.email into v_email;
  if v_email is not null then
    delete from private.outbox o where o.dedupe_key like 'invitation:' || p_invitation_id || ':%' and o.done_at is null;
    perform private.log_tenant_activity(v_tenant_id, 'invitation_withdrawn', v_email);
  end if;
end $$;

create function private.tenant_invitations() returns table (
  id uuid, email text, role public.tenant_role, invited_by text, created_at timestamptz, expires_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select i.id, i.email, i.role, private.called(i.invited_by), i.created_at, i.expires_at
  from private.tenant_invitations i
  where i.tenant_id = private.administered_tenant_id()
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null
  order by i.created_at desc, i.id;
end $$;

-- Invites an email to the caller's workspace; the link works for a week. Returns the invitation's ID.
select private.expose('invite_to_tenant', 'authenticated', 'plain');

-- Resends an open invitation with a new link, valid for another week.
select private.expose('renew_invitation', 'authenticated', 'plain');

-- Withdraws an open invitation: its link stops working.
select private.expose('withdraw_invitation', 'authenticated', 'plain');

-- Returns open invitations of the workspace the caller administers; none for anyone else.
select private.expose('tenant_invitations', 'authenticated');
