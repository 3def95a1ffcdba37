-- The conditions of a search and of filters, over `p` for profiles. Values travel as quoted literals,
-- so the planner knows how rare they are. A word of one or two letters must begin a word: three are the
-- least that the index can look for anywhere.
create function private.account_conditions(p_search text, p_filters jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_conditions text[] := '{}';
  v_word text;
  v_value text;
begin
  for v_word in
    select w from regexp_split_to_table(lower(left(p_search, 200)), '\s+') as w where w <> '' limit 6
  loop
    v_word := replace(replace(replace(v_word, '\', '\\'), '%', '\%'), '_', '\_');
    v_conditions := v_conditions || format(
      'private.account_words(p.full_name, p.email, p.company_name) like %L',
      case when char_length(v_word) < 3 then '% ' else '%' end || v_word || '%'
    );
  end loop;

  v_value := p_filters ->> 'status';
  if v_value is not null then
    v_conditions := v_conditions || case v_value
      when 'suspended' then 'p.suspended_at is not null'
      when 'rejected' then 'p.approval_status = ''rejected'' and p.suspended_at is null'
      when 'pending' then 'p.approval_status = ''pending'' and p.requires_approval and p.suspended_at is null'
      when 'approved' then 'private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = ''approved'''
      else 'false'
    end;
  end if;
  v_value := p_filters ->> 'role';
  if v_value is not null then
    v_conditions := v_conditions || format(
      'exists (select from public.user_roles r where r.user_id = p.id and r.role = %L::public.app_role'
        ' and r.is_active and (r.expires_at is null or r.expires_at > now()))',
      v_value::public.app_role
    );
  end if;
  v_value := p_filters ->> 'user_type';
  if v_value is not null then
    v_conditions := v_conditions || format('p.user_type = %L', v_value::public.user_type);
  end if;
  -- `none`, `trial`, `enterprise` for every tier by contract too, or a tier by its name.
  v_value := p_filters ->> 'plan';
  if v_value is not null then
    v_conditions := v_conditions || case v_value
      when 'none' then 'not exists (select from public.subscribers s where s.user_id = p.id'
        ' and (s.subscribed or s.is_trial) and (s.subscription_end is null or s.subscription_end > now()))'
      when 'trial' then 'exists (select from public.subscribers s where s.user_id = p.id'
        ' and s.is_trial and s.subscription_end > now())'
      else 'exists (select from public.subscribers s where s.user_id = p.id and s.subscribed and not s.is_trial'
        ' and (s.subscription_end is null or s.subscription_end > now()) and '
        || case v_value
          when 'enterprise' then 's.subscription_tier not in (''starter'', ''buyer-starter'', ''professional''))'
          else format('s.subscription_tier = %L)', v_value)
        end
    end;
  end if;
  v_value := p_filters ->> 'company';
  if v_value is not null then
    v_conditions := v_conditions || format('lower(p.company_name) = lower(%L)', v_value);
  end if;
  if (p_filters ->> 'team')::boolean then
    v_conditions := v_conditions || text 'p.is_company_user';
  end if;
  v_value := p_filters ->> 'created_from';
  if v_value is not null then
    v_conditions := v_conditions || format('p.created_at >= %L', v_value::timestamptz);
  end if;
  v_value := p_filters ->> 'created_before';
  if v_value is not null then
    v_conditions := v_conditions || format('p.created_at < %L', v_value::timestamptz);
  end if;
  return array_to_string(v_conditions || text 'true', ' and ');
end
$$;
revoke all on function private.account_conditions(text, jsonb) from public, anon, authenticated, service_role;

-- What a plan looks like to staff; null for an account that never had one.
create function private.plan_of(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'subscribed', s.subscribed, 'subscription_tier', s.subscription_tier,
    'is_trial', s.is_trial, 'subscription_end', s.subscription_end
  )
  from public.subscribers s where s.user_id = p_user_id
$$;
revoke all on function private.plan_of(uuid) from public, anon, authenticated, service_role;

create function private.require_staff() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff looks at accounts.' using errcode = '42501';
  end if;
end
$$;
revoke all on function private.require_staff() from public, anon, authenticated, service_role;

create function private.admin_account_figures() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'accounts', (select count(*) from (select from public.profiles limit 1001) as a),
    'pending', (
      select count(*) from (
        select from public.profiles p
        where p.approval_status = 'pending' and p.requires_approval and p.suspended_at is null limit 1001
      ) as a
    ),
    'suspended', (
      select count(*) from (select from public.profiles p where p.suspended_at is not null limit 1001) as a
    ),
    'new', (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1001
      ) as a
    ),
    'staff', (
      select count(*) from (
        select distinct r.user_id from public.user_roles r
        where r.role in ('admin', 'support') and r.is_active and (r.expires_at is null or r.expires_at > now())
        limit 1001
      ) as a
    )
  );
end
$$;
revoke all on function private.admin_account_figures() from public, anon, authenticated, service_role;
grant execute on function private.admin_account_figures() to authenticated;

-- One account in full; null when there is none. Of sign-ins only when and how: from where is for their
-- owner alone.
create function private.admin_account(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
      'plan', private.plan_of(p.id),
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
      'is_last_admin', private.is_last_admin(p.id)
    )
    from public.profiles p
    join auth.users u on u.id = p.id
    where p.id = p_user_id
  );
end
$$;
revoke all on function private.admin_account(uuid) from public, anon, authenticated, service_role;
grant execute on function private.admin_account(uuid) to authenticated;

-- Whether nobody could open the admin pages for good without this account.
create function private.is_last_admin(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_lasting_admin(p_user_id) and not exists (
    select from public.user_roles r
    where r.role = 'admin' and r.is_active and r.user_id <> p_user_id and private.is_lasting_admin(r.user_id)
  );
end
$$;
revoke all on function private.is_last_admin(uuid) from public, anon, authenticated, service_role;

create function public.admin_account_figures() returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_account_figures()
$$;
revoke all on function public.admin_account_figures() from public, anon, authenticated, service_role;
grant execute on function public.admin_account_figures() to authenticated;

create function public.admin_account(user_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_account(user_id)
$$;
revoke all on function public.admin_account(uuid) from public, anon, authenticated, service_role;
grant execute on function public.admin_account(uuid) to authenticated;
