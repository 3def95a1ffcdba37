-- The account list for staff: search by part of a name, email, or company, with filters, three sort orders,
-- and pagination. Page and count costs don't grow with the number of accounts.

-- Builds the conditions for search and filters over `p` (profiles). Values are quoted literals, so the
-- planner can estimate selectivity. Terms of one or two letters match word beginnings only: the trigram index
-- needs three.
create function private.account_conditions(p_search text, p_filters jsonb) returns text
language plpgsql stable set search_path = '' as $$
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
      'private.account_search_text(p.full_name, p.email, p.company_name) like %L',
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
  -- `none`, `trial`, `enterprise` (includes contract tiers), or a tier name.
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
  -- Deleted accounts are excluded.
  return array_to_string(v_conditions || text 'not private.is_account_being_deleted(p.id)', ' and ');
end $$;

-- Returns an account's plan for staff; null if it never had one.
create function private.get_plan_for_staff(p_user_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'subscribed', s.subscribed, 'subscription_tier', s.subscription_tier,
    'is_trial', s.is_trial, 'subscription_end', s.subscription_end
  )
  from public.subscribers s where s.user_id = p_user_id
$$;

create function private.require_staff() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can view accounts.' using errcode = '42501';
  end if;
end $$;

-- Counts accounts by kind, each capped at 1001.
create function private.admin_account_figures()
returns table (accounts bigint, pending bigint, suspended bigint, new bigint, staff bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query select
    (select count(*) from (select from public.profiles p where not private.is_account_being_deleted(p.id) limit 1001) as a),
    (
      select count(*) from (
        select from public.profiles p
        where p.approval_status = 'pending' and p.requires_approval and p.suspended_at is null limit 1001
      ) as a
    ),
    (
      select count(*) from (
        select from public.profiles p where p.suspended_at is not null and not private.is_account_being_deleted(p.id) limit 1001
      ) as a
    ),
    (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1001
      ) as a
    ),
    (
      select count(*) from (
        select distinct r.user_id from public.user_roles r
        where r.role in ('admin', 'support') and r.is_active and (r.expires_at is null or r.expires_at > now())
        limit 1001
      ) as a
    );
end $$;

select private.expose('admin_account_figures', 'authenticated');

create function private.admin_accounts(
  p_search text, p_filters jsonb, p_sort text, p_after text, p_page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_key constant text := case p_sort
    when 'name' then 'lower(coalesce(p.full_name, p.email, ''''))' when 'last_sign_in' then 'a.last_sign_in_at'
    else 'p.created_at'
  end;
  v_type constant text := case p_sort when 'name' then 'text' else 'timestamptz' end;
begin
  perform private.require_staff();
  return private.find_page(
    'accounts:' || coalesce(p_sort, 'newest'), p_after, private.limit_page_size(p_page_size, 50, 200),
    'public.profiles p', private.account_conditions(p_search, p_filters),
    array[v_key, case p_sort when 'last_sign_in' then 'a.user_id' else 'p.id' end], array[v_type, 'uuid'],
    format($row$ jsonb_build_object(
      'id', p.id, 'full_name', p.full_name, 'email', p.email, 'company_name', p.company_name,
      'is_company_user', p.is_company_user, 'user_type', p.user_type,
      'status', private.account_status(p.requires_approval, p.approval_status, p.suspended_at),
      'roles', (
        select coalesce(jsonb_agg(r.role order by r.role), '[]') from public.user_roles r
        where r.user_id = p.id and r.is_active and (r.expires_at is null or r.expires_at > now())
      ),
      'plan', private.get_plan_for_staff(p.id), 'created_at', p.created_at,
      'last_sign_in_at', nullif(a.last_sign_in_at, '-infinity'), 'key', %s
    ) $row$, v_key),
    p_is_descending => p_sort is distinct from 'name', p_counts_once => true,
    p_join => 'join private.account_activity a on a.user_id = p.id'
  );
end $$;
grant execute on function private.admin_accounts(text, jsonb, text, text, integer) to authenticated;

-- Returns a page of accounts for staff: `{rows, next, count}`. Pass `next` as `after` for the next page;
-- `count` comes with the first page and is capped at 1001. Sort: newest, name, last_sign_in. Plan: none,
-- trial, or a tier; `enterprise` includes contract tiers.
create function public.admin_accounts(
  search text default null, status text default null, role public.app_role default null,
  user_type public.user_type default null, plan text default null, company text default null,
  team boolean default null, created_from timestamptz default null, created_before timestamptz default null,
  sort text default 'newest', after text default null,
  page_size public.whole_number default 50
) returns jsonb
language sql stable set search_path = '' as $$
  select private.admin_accounts(
    search,
    jsonb_build_object(
      'status', status, 'role', role, 'user_type', user_type, 'plan', plan, 'company', company,
      'team', team, 'created_from', created_from, 'created_before', created_before
    ),
    sort, after, page_size
  )
$$;
grant execute on function public.admin_accounts(text, text, public.app_role, public.user_type, text, text, boolean, timestamptz, timestamptz, text, text, public.whole_number) to authenticated;
