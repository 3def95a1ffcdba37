-- The account becomes what the sign-up asked for whose letter was followed. What an earlier sign-up with
-- the same address, perhaps a stranger's, had put into the profile is void.
create function private.derive_profile_again() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_type constant public.user_type := private.requested_type(new.raw_user_meta_data);
  v_role constant text := coalesce(v_type::text, 'buyer');
  v_before constant text := coalesce(private.requested_type(old.raw_user_meta_data)::text, 'buyer');
  v_first constant text := private.plain_text(new.raw_user_meta_data, 'first_name', 100);
  v_last constant text := private.plain_text(new.raw_user_meta_data, 'last_name', 100);
  v_reviewed constant boolean := coalesce(private.setting('approval_required_user_types') ? v_role, false);
begin
  update public.profiles p
  set first_name = v_first,
    last_name = v_last,
    full_name = coalesce(
      private.plain_text(new.raw_user_meta_data, 'full_name', 201),
      nullif(concat_ws(' ', v_first, v_last), '')
    ),
    company_name = private.plain_text(new.raw_user_meta_data, 'company_name', 200),
    brokerage_name = private.plain_text(new.raw_user_meta_data, 'brokerage_name', 200),
    avatar_url = null,
    phone = null,
    bio = null,
    user_type = v_type
  where p.id = new.id;
  if v_role <> v_before then
    update public.profiles p
    set requires_approval = v_reviewed,
      approval_status = case when v_reviewed then 'pending' else 'approved' end::public.approval_status
    where p.id = new.id;
    delete from public.user_roles r where r.user_id = new.id and r.role::text = v_before;
    insert into public.user_roles (user_id, role) values (new.id, v_role::public.app_role)
    on conflict (user_id, role) do nothing;
  end if;
  return null;
end
$$;
revoke all on function private.derive_profile_again() from public, anon, authenticated, service_role;

-- Named to come before haven_follow_changed_user, which adds what the address earns.
create trigger haven_derive_profile_again after update of raw_user_meta_data on auth.users
  for each row
  when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and old.raw_user_meta_data is distinct from new.raw_user_meta_data
  )
  execute function private.derive_profile_again();

-- An account that needs no review any more was not decided about.
drop trigger tell_decision on public.profiles;
create trigger tell_decision after update of approval_status on public.profiles
  for each row
  when (
    old.approval_status is distinct from new.approval_status and new.approval_status <> 'pending'
    and not (old.requires_approval and not new.requires_approval)
  )
  execute function private.tell_decision();

-- The team hears of every new profile with a proven address, once: whoever made it, and whether or not it
-- waits for a review. An unproven address is not worth a mail, or a stranger could fill the team's mailbox.
create or replace function private.tell_team_of_sign_up() returns trigger
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
end
$$;
