-- Who prepares, approves, and releases an entity's wires and commitments. Everyone who can use the entity reads them;
-- the entity's owner and team administrators change them.
create table private.entity_roles (
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  role text not null,
  given_at timestamptz not null default clock_timestamp(),
  given_by_name text not null default '',

  constraint entity_roles_pkey primary key (entity_id, user_id, role),
  constraint entity_roles_role_is_known check (role in ('preparer', 'approver', 'releaser')),
  constraint entity_roles_given_by_name_is_plain check (private.is_single_line(given_by_name, 300))
);

create index entity_roles_user_idx on private.entity_roles (user_id);
alter table private.entity_roles enable row level security;
create trigger refuse_sample before insert or update on private.entity_roles
  for each row execute function private.refuse_sample_entity();

-- How many people approve an amount, beside the person who asks. Without a rule, one.
create table private.approval_rules (
  entity_id uuid not null references public.investment_entities (id) on delete cascade,
  kind text not null,
  over_cents bigint not null,
  approvals smallint not null,

  constraint approval_rules_pkey primary key (entity_id, kind, over_cents),
  constraint approval_rules_kind_is_known check (kind in ('wire', 'commitment')),
  constraint approval_rules_over_cents_in_range check (over_cents between 0 and 10000000000000),
  constraint approval_rules_approvals_in_range check (approvals between 1 and 5)
);

alter table private.approval_rules enable row level security;

-- Raises an error unless the caller can use the entity. Writes are limited per hour.
create function private.begin_entity_change(p_entity_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_investment_entity(p_entity_id);
  perform private.enforce_rate_limit('entity_change', 2000, interval '1 hour');
end $$;

-- True if the commitments and wires of an entity need approval.
create function private.has_approval_chain(p_entity_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.entity_roles r where r.entity_id = p_entity_id and r.role = 'approver');
end $$;

-- True if a person has a role and can still use the entity: a former team member keeps no right.
create function private.has_entity_role(p_entity_id uuid, p_user_id uuid, p_role text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.entity_roles r join public.investment_entities e on e.id = r.entity_id
    where r.entity_id = p_entity_id and r.user_id = p_user_id and r.role = p_role
      and private.has_workspace_access(p_user_id, e.workspace_id)
  );
end $$;

create function private.can_manage_entity_roles(p_entity_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.can_use_investment_entity(p_entity_id) and exists (
    select from public.investment_entities e
    where e.id = p_entity_id and (
      e.owner_id = auth.uid() or e.tenant_id is not null and e.tenant_id = private.administered_tenant_id()
    )
  );
end $$;

create function private.save_approval_chain(p_entity_id uuid, p_roles public.payload, p_rules public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_entity public.investment_entities;
begin
  perform private.begin_entity_change(p_entity_id);
  if not private.can_manage_entity_roles(p_entity_id) then
    raise exception 'Only the owner changes the approval chain.' using errcode = 'HXIN1';
  end if;
  if jsonb_typeof(p_roles) is distinct from 'array' or jsonb_typeof(p_rules) is distinct from 'array'
    or jsonb_array_length(p_roles) > 100 or jsonb_array_length(p_rules) > 20
  then
    raise exception 'This approval chain is not valid.' using errcode = 'HXIN2';
  end if;
  select * into v_entity from public.investment_entities e where e.id = p_entity_id for update;
  if exists (
    select from jsonb_to_recordset(p_roles) r (user_id uuid)
    where not coalesce(private.has_workspace_access(r.user_id, v_entity.workspace_id), false)
  ) then
    raise exception 'Choose people who can see the entity.' using errcode = 'HXIN3';
  end if;
  delete from private.entity_roles r
  where r.entity_id = p_entity_id and not exists (
    select from jsonb_to_recordset(p_roles) n (user_id uuid, role text) where n.user_id = r.user_id and n.role = r.role
  );
  insert into private.entity_roles (entity_id, user_id, role, given_by_name)
  select distinct p_entity_id, r.user_id, r.role, coalesce(private.get_my_display_name(), '')
  from jsonb_to_recordset(p_roles) r (user_id uuid, role text)
  on conflict do nothing;
  delete from private.approval_rules r where r.entity_id = p_entity_id;
  insert into private.approval_rules (entity_id, kind, over_cents, approvals)
  select p_entity_id, r.kind, r.over_cents, r.approvals
  from jsonb_to_recordset(p_rules) r (kind text, over_cents bigint, approvals smallint);
exception when unique_violation or check_violation or not_null_violation or numeric_value_out_of_range or invalid_text_representation then
  raise exception 'This approval chain is not valid.' using errcode = 'HXIN2';
end $$;

-- Replaces the roles and rules of an entity. Requests that are open keep the number of approvals they were made with.
select private.expose('save_approval_chain', 'authenticated');
