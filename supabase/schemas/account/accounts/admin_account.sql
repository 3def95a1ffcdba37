-- Returns one account in full; null if there is none. Sign-ins show only time and method; their location is
-- visible to the owner alone.
create function private.admin_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'id', p.id,
      'full_name', p.full_name,
      'email', p.email,
      'phone', p.phone,
      'company_name', p.company_name,
      'brokerage_name', p.brokerage_name,
      'is_company_user', p.is_company_user,
      'user_type', p.user_type,
      'status', private.account_status(p.requires_approval, p.approval_status, p.suspended_at),
      'approval_status', p.approval_status,
      'requires_approval', p.requires_approval,
      'suspended_at', p.suspended_at,
      'created_at', p.created_at,
      'email_confirmed_at', u.email_confirmed_at,
      'banned_until', u.banned_until,
      'last_sign_in_at', u.last_sign_in_at,
      'has_second_factor', exists (
        select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'
      ),
      'plan', private.get_plan_for_staff(p.id),
      'roles', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'role', r.role, 'created_at', r.created_at, 'expires_at', r.expires_at, 'is_active', r.is_active,
          'counts', r.is_active and (r.expires_at is null or r.expires_at > now())
        ) order by r.role), '[]')
        from public.user_roles r where r.user_id = p.id
      ),
      'sign_ins', (
        select coalesce(jsonb_agg(jsonb_build_object('happened_at', s.happened_at, 'outcome', s.outcome) order by s.id desc), '[]')
        from (
          select s.id, s.happened_at, s.outcome from private.sign_ins s
          where s.user_id = p.id order by s.id desc limit 5
        ) as s
      ),
      'is_last_admin', private.is_last_admin(p.id),
      'leaving', private.get_account_deletion(p.id)
    )
    from public.profiles p
    join auth.users u on u.id = p.id
    where p.id = p_user_id
  );
end $$;

-- True if this is the last account with permanent admin access.
create function private.is_last_admin(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_permanent_admin(p_user_id) and not exists (
    select from public.user_roles r
    where r.role = 'admin' and r.is_active and r.user_id <> p_user_id and private.is_permanent_admin(r.user_id)
  );
end $$;

select private.expose('admin_account', 'authenticated', 'plain');
