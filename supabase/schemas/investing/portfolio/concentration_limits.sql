-- The most of a portfolio's value that a workspace wants in one state, with one operator, and so on.
create table private.concentration_limits (
  id uuid primary key,
  user_id uuid references public.profiles (id) on delete cascade,
  tenant_id uuid references public.tenants (id) on delete cascade,
  workspace_id uuid generated always as (coalesce(tenant_id, user_id)) stored,
  dimension text not null,
  member text,
  most_percent numeric(5, 2) not null,
  created_at timestamptz not null default now(),

  constraint concentration_limits_have_one_owner check ((user_id is null) <> (tenant_id is null)),
  constraint concentration_limits_dimension_is_known check (
    dimension in ('holding', 'entity', 'sponsor', 'state', 'operator', 'lender', 'care_type', 'payor', 'maturity', 'vintage', 'kind')
  ),
  constraint concentration_limits_member_is_plain check (char_length(btrim(member)) >= 1 and private.is_single_line(member, 160)),
  constraint concentration_limits_most_percent_in_range check (most_percent between 0 and 100)
);
comment on column private.concentration_limits.member is 'The value that the limit is for, such as TX; null for each value.';
comment on column private.concentration_limits.user_id is 'Set without a team; else the limits belong to the team.';

create unique index concentration_limits_once_idx on private.concentration_limits (workspace_id, dimension, coalesce(member, ''));
create index concentration_limits_user_idx on private.concentration_limits (user_id);
create index concentration_limits_tenant_idx on private.concentration_limits (tenant_id);
alter table private.concentration_limits enable row level security;

-- Returns the limits of the caller's team, or without a team the caller's own.
create function private.list_concentration_limits() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'dimension', l.dimension, 'member', l.member, 'most_percent', l.most_percent
    ) order by l.dimension, l.member nulls first), '[]')
    from private.concentration_limits l
    where l.workspace_id = coalesce(private.current_tenant_id(), auth.uid()) and l.workspace_id = any (private.list_my_workspace_ids())
  );
end $$;

create function private.save_concentration_limit(p_id uuid, p_dimension text, p_most_percent public.percentage, p_member text default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.current_tenant_id();
  v_workspace_id constant uuid := coalesce(v_tenant_id, auth.uid());
begin
  if not coalesce(v_workspace_id = any (private.list_my_workspace_ids()), false) or exists (
    select from private.concentration_limits l where l.id = p_id and l.workspace_id <> v_workspace_id
  ) then
    raise exception 'Limit not found.' using errcode = 'HXPFO';
  elsif (select count(*) from private.concentration_limits l where l.workspace_id = v_workspace_id and l.id <> p_id) >= 100 then
    raise exception 'You have reached the limit of 100.' using errcode = 'HXRMA';
  elsif exists (
    select from private.concentration_limits l
    where l.workspace_id = v_workspace_id and l.dimension = p_dimension and coalesce(l.member, '') = coalesce(btrim(p_member), '') and l.id <> p_id
  ) then
    raise exception 'There is a limit for this already.' using errcode = 'HXPFU';
  end if;
  insert into private.concentration_limits as l (id, user_id, tenant_id, dimension, member, most_percent)
  values (p_id, case when v_tenant_id is null then auth.uid() end, v_tenant_id, p_dimension, nullif(btrim(p_member), ''), p_most_percent)
  on conflict (id) do update set dimension = excluded.dimension, member = excluded.member, most_percent = excluded.most_percent;
end $$;

-- Adds or changes a limit: the most of the portfolio's value in a percentage, for one value of a dimension or for each.
select private.expose('save_concentration_limit', 'authenticated');

create function private.delete_concentration_limit(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.concentration_limits l
  where l.id = p_id and l.workspace_id = coalesce(private.current_tenant_id(), auth.uid())
    and l.workspace_id = any (private.list_my_workspace_ids());
end $$;

-- Deletes a limit of the caller's workspace. A repeat changes nothing.
select private.expose('delete_concentration_limit', 'authenticated');
