-- Answering invitations. Someone without an account can see the invitation by its link; only the account that
-- has confirmed its email can join.

-- Returns the invitation of a link. Invalid links are recorded, and too many of them are rejected.
create function private.invitation_of_token(p_token text) returns table (
  tenant text, email text, role public.tenant_role, invited_by text, state text, expires_at timestamptz
)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_client constant text := coalesce(private.client_address(), 'unknown');
begin
  -- Serialized per address, so concurrent attempts can't all run before the first miss is recorded.
  perform pg_advisory_xact_lock(hashtextextended('failed_invitation_attempts:' || v_client, 0));
  delete from private.failed_invitation_attempts m where m.missed_at < clock_timestamp() - interval '15 minutes';
  if (select count(*) from private.failed_invitation_attempts m where m.client = v_client) >= 20 then
    raise exception 'Too many invalid links. Try again later.' using errcode = 'HXTIL';
  end if;
  return query
  select t.name, i.email, i.role, private.called(i.invited_by),
    case
      when i.accepted_at is not null then 'accepted'
      when i.declined_at is not null then 'declined'
      when i.withdrawn_at is not null then 'withdrawn'
      when i.expires_at <= now() then 'expired'
      when private.is_open_invitation(i) then 'open'
      else 'withdrawn'
    end,
    i.expires_at
  from private.tenant_invitations i join public.tenants t on t.id = i.tenant_id
  where i.token_hash = private.invitation_hash(left(p_token, 200));
  if not found then
    insert into private.failed_invitation_attempts (client) values (v_client);
  end if;
end $$;

-- Accepts or declines an invitation. One that isn't the caller's gives the same error as a missing one.
create function private.answer_invitation(p_id uuid, p_token text, p_accepts boolean) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_member();
  v_invitation private.tenant_invitations;
begin
  select * into v_invitation from private.tenant_invitations i
  where i.id = p_id or i.token_hash = private.invitation_hash(left(p_token, 200))
  for update;
  if v_invitation.id is null or v_invitation.email is distinct from private.get_my_confirmed_email() then
    raise exception 'This invitation was sent to another email.' using errcode = 'HXTOA';
  end if;
  if not private.is_open_invitation(v_invitation) then
    raise exception 'This invitation is no longer open.' using errcode = 'HXTOV';
  end if;
  if not p_accepts then
    update private.tenant_invitations i set declined_at = now() where i.id = v_invitation.id;
    perform private.log_tenant_activity(v_invitation.tenant_id, 'invitation_declined', v_invitation.email);
    return null;
  end if;
  update private.tenant_invitations i set accepted_at = now() where i.id = v_invitation.id;
  insert into public.tenant_users (tenant_id, user_id, role, admitted_by)
  values (v_invitation.tenant_id, v_user_id, v_invitation.role, v_invitation.invited_by)
  on conflict (tenant_id, user_id) do nothing;
  return private.switch_tenant(v_invitation.tenant_id);
end $$;
grant execute on function private.answer_invitation(uuid, text, boolean) to authenticated;

create function private.my_invitations() returns table (
  id uuid, tenant text, role public.tenant_role, invited_by text, expires_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select i.id, t.name, i.role, private.called(i.invited_by), i.expires_at
  from private.tenant_invitations i join public.tenants t on t.id = i.tenant_id
  where (select private.is_approved()) and i.email = private.get_my_confirmed_email() and private.is_open_invitation(i)
  order by i.created_at desc, i.id;
end $$;

-- Returns a link's invitation: sender, workspace, role, and whether it is still open.
select private.expose('invitation_of_token', 'anon, authenticated', 'plain');

-- Returns open invitations to the caller's confirmed email.
select private.expose('my_invitations', 'authenticated');

-- Answers a link's invitation. Returns the workspace the caller now works in; null if declined.
create function public.answer_invitation(token text, accepts boolean) returns uuid
language sql volatile set search_path = '' as $$
  select private.answer_invitation(null, token, accepts)
$$;
grant execute on function public.answer_invitation(text, boolean) to authenticated;

-- Same for one of `my_invitations()`.
create function public.answer_my_invitation(invitation_id uuid, accepts boolean) returns uuid
language sql volatile set search_path = '' as $$
  select private.answer_invitation(invitation_id, null, accepts)
$$;
grant execute on function public.answer_my_invitation(uuid, boolean) to authenticated;
