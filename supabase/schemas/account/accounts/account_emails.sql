-- Queues account emails once, in the transaction that causes them, no matter who made the change.
create function private.notify_account_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(
    'email',
    new.email,
    case new.approval_status when 'approved' then 'account_approved' else 'account_rejected' end,
    jsonb_build_object('support', coalesce(private.setting('support_email') #>> '{}', ''))
  );
  return null;
end $$;

-- Notifies our team once of each new person with a confirmed email, whether or not they need review.
-- Unconfirmed emails are skipped, or a stranger could flood the team's mailbox.
create function private.notify_team_of_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(
    'email',
    private.setting('support_email') #>> '{}',
    'sign_up_notification',
    jsonb_build_object(
      'name', coalesce(p.full_name, ''),
      'email', p.email,
      'userType', coalesce(p.user_type::text, ''),
      'brokerageName', coalesce(p.brokerage_name, ''),
      'isCompanyUser', p.is_company_user,
      'requiresApproval', p.requires_approval and p.approval_status = 'pending'
    ),
    'sign_up:' || p.id
  )
  from public.profiles p
  where p.id = new.id;
  return null;
end $$;

-- Named to run after haven_initialize_user, which creates the profile.
create trigger haven_send_team_new_user after insert on auth.users
  for each row when (new.email_confirmed_at is not null and new.raw_app_meta_data ->> 'provider' is distinct from 'none')
  execute function private.notify_team_of_sign_up();

create trigger haven_send_team_confirmed_user after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.notify_team_of_sign_up();

-- Emails the user about account changes, from the change itself, no matter who made it.
create function private.notify_account_suspension() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_account_being_deleted(new.id) then
    return null;
  end if;
  perform private.queue_message(
    'email',
    new.email,
    case when new.suspended_at is null then 'account_reinstated' else 'account_suspended' end,
    jsonb_build_object('support', coalesce(private.setting('support_email') #>> '{}', ''))
  );
  return null;
end $$;

create trigger send_suspension_email after update of suspended_at on public.profiles
  for each row
  when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function private.notify_account_suspension();

-- Only for roles assigned or removed by someone else; users already know the roles from sign-up and email.
create function private.notify_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant public.user_roles := case tg_op when 'DELETE' then old else new end;
  v_counted constant boolean := tg_op <> 'INSERT' and old.is_active and coalesce(old.expires_at > now(), true);
  v_counts constant boolean := tg_op <> 'DELETE' and new.is_active and coalesce(new.expires_at > now(), true);
begin
  if auth.uid() is null or auth.uid() = v_row.user_id or not (v_counted or v_counts) then
    return null;
  end if;
  if v_counted and v_counts and old.expires_at is not distinct from new.expires_at then
    return null;
  end if;
  perform private.queue_message(
    'email',
    p.email,
    case when v_counts then 'role_given' else 'role_taken' end,
    jsonb_build_object(
      'role', v_row.role,
      'until', case when v_counts then to_char(v_row.expires_at at time zone 'utc', 'FMMonth FMDD, YYYY') end,
      'support', coalesce(private.setting('support_email') #>> '{}', '')
    )
  )
  from public.profiles p where p.id = v_row.user_id;
  return null;
end $$;

create trigger notify_role_change after insert or update or delete on public.user_roles
  for each row execute function private.notify_role_change();

create trigger send_approval_decision after update of approval_status on public.profiles
  for each row
  when (
    old.approval_status is distinct from new.approval_status and new.approval_status <> 'pending'
    and not (old.requires_approval and not new.requires_approval)
  )
  execute function private.notify_account_decision();
