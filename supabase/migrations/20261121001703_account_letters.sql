-- Letters about accounts start here, once, in the transaction that is their cause, whoever made it.

create function private.tell_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_message(
    'email',
    new.email,
    case new.approval_status when 'approved' then 'account_approved' else 'account_rejected' end,
    jsonb_build_object('support', coalesce(private.setting('support_email') #>> '{}', ''))
  );
  return null;
end
$$;

-- Somebody proved their address and waits to be let in: the team hears of it once. An unproven
-- address is not worth a mail, or a stranger could fill the team's mailbox with sign-ups.
create function private.tell_team_of_sign_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_message(
    'email',
    private.setting('support_email') #>> '{}',
    'sign_up_notification',
    jsonb_build_object(
      'name', coalesce(p.full_name, ''),
      'email', p.email,
      'userType', coalesce(p.user_type::text, '')
    ),
    'sign_up:' || p.id
  )
  from public.profiles p
  where p.id = new.id and p.requires_approval and p.approval_status = 'pending';
  return null;
end
$$;

revoke all on function private.tell_decision(), private.tell_team_of_sign_up()
  from public, anon, authenticated, service_role;

create trigger tell_decision after update of approval_status on public.profiles
  for each row
  when (old.approval_status is distinct from new.approval_status and new.approval_status <> 'pending')
  execute function private.tell_decision();

-- Named to come after haven_follow_new_user, which makes the profile.
create trigger haven_tell_team_of_new_user after insert on auth.users
  for each row when (new.email_confirmed_at is not null)
  execute function private.tell_team_of_sign_up();

create trigger haven_tell_team_of_proven_user after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.tell_team_of_sign_up();
