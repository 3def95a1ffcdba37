-- Invitations to a community's team. Each is for one email and can be answered only by the account that has confirmed
-- it, so a director never learns whether an email has an account.
create table private.community_invitations (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  email text not null,
  position text not null,
  invited_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  accepted_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,

  constraint community_invitations_email_shape check (
    private.is_single_line(email, 320) and email = lower(btrim(email)) and email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$'
  ),
  constraint community_invitations_position_is_known check (private.is_community_position(position)),
  constraint community_invitations_end_once check (num_nonnulls(accepted_at, declined_at, withdrawn_at) <= 1)
);

create unique index community_invitations_open_idx on private.community_invitations (community_id, email, position)
  where accepted_at is null and declined_at is null and withdrawn_at is null;
create index community_invitations_email_idx on private.community_invitations (email);
create index community_invitations_invited_by_idx on private.community_invitations (invited_by);

alter table private.community_invitations enable row level security;

-- True if an invitation can be accepted: not answered, not expired, and its sender still manages the team.
create function private.is_open_community_invitation(p_invitation private.community_invitations) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return num_nonnulls(p_invitation.accepted_at, p_invitation.declined_at, p_invitation.withdrawn_at) = 0
    and p_invitation.expires_at > now() and private.is_account_active(p_invitation.invited_by)
    and p_invitation.community_id = any (private.list_community_ids(p_invitation.invited_by, 'community_members', 'change'));
end $$;

create function private.notify_invited_to_community(p_id uuid, p_user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    p_user_id, 'community_invited', 'community_invitation:' || i.id,
    jsonb_build_object('community', c.name, 'name', coalesce(private.called(i.invited_by), 'Your director'))
  )
  from private.community_invitations i join public.communities c on c.id = i.community_id
  where i.id = p_id;
end $$;

-- People who sign up after they were invited find the invitation once their email is confirmed.
create function private.notify_pending_community_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_invited_to_community(i.id, new.id)
  from private.community_invitations i
  where i.email = lower(new.email) and private.is_open_community_invitation(i)
    and exists (select from public.profiles p where p.id = new.id);
  return null;
end $$;

-- Named to run after haven_initialize_user, which creates the profile.
create trigger haven_notify_of_communities_at_start after insert on auth.users
  for each row when (new.email_confirmed_at is not null)
  execute function private.notify_pending_community_invitations();
create trigger haven_notify_of_communities after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or new.email is distinct from old.email)
  )
  execute function private.notify_pending_community_invitations();

create function private.invite_to_community(p_id uuid, p_community_id uuid, p_email text, p_position text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_email constant text := lower(btrim(p_email));
  v_community text;
begin
  perform private.begin_team_change(p_community_id);
  perform private.refuse_sample_community(p_community_id);
  if exists (
    select from private.community_invitations i where i.id = p_id and i.community_id = p_community_id and i.email = v_email and i.position = p_position
  ) then
    return p_id;
  end if;
  if exists (
    select from public.community_members m join public.profiles p on p.id = m.user_id
    where m.community_id = p_community_id and m.position = p_position and m.ends_at is null and lower(p.email) = v_email
  ) then
    raise exception 'This person already has this position.' using errcode = 'HXOPM';
  end if;
  -- These emails go to strangers, so each community has a daily limit.
  if (
    select count(*) from private.community_invitations i
    where i.community_id = p_community_id and i.created_at > now() - interval '1 day'
  ) >= 50 then
    raise exception 'Too many invitations today. Try again tomorrow.' using errcode = 'HXOPI';
  end if;
  perform private.enforce_rate_limit('community_invitation', 200, interval '1 day');
  -- A new invitation to the same position replaces the open one.
  update private.community_invitations i set withdrawn_at = now()
  where i.community_id = p_community_id and i.email = v_email and i.position = p_position
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null;
  insert into private.community_invitations (id, community_id, email, position, invited_by)
  values (p_id, p_community_id, v_email, p_position, auth.uid());
  select c.name into v_community from public.communities c where c.id = p_community_id;
  perform private.queue_message(
    'email', v_email, 'community_invitation',
    jsonb_build_object('community', v_community, 'by', coalesce(private.called(auth.uid()), ''), 'validDays', 14),
    'community_invitation:' || p_id,
    p_expires_at => now() + interval '14 days'
  );
  perform private.notify_invited_to_community(p_id, u.id)
  from auth.users u
  where lower(u.email) = v_email and u.email_confirmed_at is not null and u.deleted_at is null;
  return p_id;
end $$;

-- Invites an email to a position in a community. A repeat with the same ID changes nothing.
select private.expose('invite_to_community', 'authenticated');

create function private.withdraw_community_invitation(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_team_change(i.community_id) from private.community_invitations i where i.id = p_id;
  if not found then
    raise exception 'Only an executive director can manage the team.' using errcode = '42501';
  end if;
  update private.community_invitations i set withdrawn_at = now()
  where i.id = p_id and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null;
  delete from private.outbox o where o.dedupe_key = 'community_invitation:' || p_id and o.done_at is null;
end $$;

-- Withdraws an open invitation.
select private.expose('withdraw_community_invitation', 'authenticated');

create function private.list_community_invitations(p_community_id uuid)
returns table (id uuid, email text, "position" text, invited_by text, expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_community_id = any (private.list_my_community_ids('community_members', 'change'))) is not true then
    return;
  end if;
  return query
  select i.id, i.email, i.position, private.called(i.invited_by), i.expires_at
  from private.community_invitations i
  where i.community_id = p_community_id and i.expires_at > now()
    and i.accepted_at is null and i.declined_at is null and i.withdrawn_at is null
  order by i.created_at desc, i.id;
end $$;

-- Returns open invitations of a community to its directors; none to anyone else.
select private.expose('list_community_invitations', 'authenticated');

create function private.list_my_community_invitations()
returns table (id uuid, community text, "position" text, invited_by text, expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select i.id, c.name, i.position, private.called(i.invited_by), i.expires_at
  from private.community_invitations i join public.communities c on c.id = i.community_id and c.deleted_at is null
  where (select private.is_approved()) and i.email = private.get_my_confirmed_email() and private.is_open_community_invitation(i)
  order by i.created_at desc, i.id;
end $$;

-- Returns open invitations to the caller's confirmed email.
select private.expose('list_my_community_invitations', 'authenticated');

-- An invitation that isn't the caller's gives the same error as a missing one.
create function private.answer_community_invitation(p_id uuid, p_accepts boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_member();
  v_invitation private.community_invitations;
begin
  select * into v_invitation from private.community_invitations i where i.id = p_id for update;
  if v_invitation.id is null or v_invitation.email is distinct from private.get_my_confirmed_email() then
    raise exception 'This invitation was sent to another email.' using errcode = 'HXTOA';
  end if;
  if p_accepts and v_invitation.accepted_at is not null or not p_accepts and v_invitation.declined_at is not null then
    return;
  end if;
  if not private.is_open_community_invitation(v_invitation) then
    raise exception 'This invitation is no longer open.' using errcode = 'HXTOV';
  end if;
  if not p_accepts then
    update private.community_invitations i set declined_at = now() where i.id = p_id;
    return;
  end if;
  update private.community_invitations i set accepted_at = now() where i.id = p_id;
  insert into public.community_members (community_id, user_id, position)
  values (v_invitation.community_id, v_user_id, v_invitation.position)
  on conflict (community_id, user_id, position) where ends_at is null do nothing;
end $$;

-- Accepts or declines an invitation to a community.
select private.expose('answer_community_invitation', 'authenticated');
