-- Workspace activity log for its owner and admins: members who joined and left, and decisions. Written by
-- triggers and decision calls; read-only.
create type public.tenant_act as enum (
  'created', 'renamed', 'invited', 'invitation_withdrawn', 'invitation_declined', 'joined', 'left', 'removed',
  'role_changed', 'handed_over', 'domain_claimed', 'domain_verified', 'domain_lost',
  'domain_released', 'join_asked', 'join_declined',
  'brand_published', 'brand_restored', 'sso_changed', 'sso_removed', 'sign_in_policy_changed',
  'directory_connected', 'directory_disconnected'
);

create table private.tenant_activity (
  id bigint generated always as identity primary key,
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  act public.tenant_act not null,
  actor_id uuid references public.profiles (id) on delete set null,
  -- The subject's name at that time.
  subject text,
  happened_at timestamptz not null default clock_timestamp(),

  constraint tenant_activity_subject_length check (char_length(subject) <= 400)
);

create index tenant_activity_of_tenant_idx on private.tenant_activity (tenant_id, id desc);
create index tenant_activity_actor_id_idx on private.tenant_activity (actor_id);

alter table private.tenant_activity enable row level security;

create function private.log_tenant_activity(p_tenant_id uuid, p_act public.tenant_act, p_subject text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.tenant_activity (tenant_id, act, actor_id, subject)
  select p_tenant_id, p_act, (select p.id from public.profiles p where p.id = auth.uid()), left(p_subject, 400);
end $$;

-- Returns a user's name as their team knows them.
create function private.called(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(nullif(btrim(p.full_name), ''), p.email) from public.profiles p where p.id = p_user_id
  );
end $$;

create function private.log_membership_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.role = 'owner' then
      perform private.log_tenant_activity(new.tenant_id, 'created', private.called(new.user_id));
    else
      perform private.log_tenant_activity(new.tenant_id, 'joined', private.called(new.user_id));
    end if;
  elsif tg_op = 'DELETE' then
    -- A deleted workspace takes its log with it.
    if exists (select from public.tenants t where t.id = old.tenant_id) then
      perform private.log_tenant_activity(
        old.tenant_id, case when auth.uid() is distinct from old.user_id then 'removed' else 'left' end::public.tenant_act,
        private.called(old.user_id)
      );
    end if;
  elsif new.role = 'owner' then
    perform private.log_tenant_activity(new.tenant_id, 'handed_over', private.called(new.user_id));
  elsif old.role <> 'owner' then
    perform private.log_tenant_activity(
      new.tenant_id, 'role_changed',
      private.called(new.user_id) || case new.role when 'admin' then ', administrator' else ', member' end
    );
  end if;
  return null;
end $$;

create trigger log_membership_change_on_insert after insert or delete on public.tenant_users
  for each row execute function private.log_membership_change();
create trigger log_membership_change_on_update after update of role on public.tenant_users
  for each row when (old.role is distinct from new.role) execute function private.log_membership_change();

create function private.log_tenant_rename() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_tenant_activity(new.id, 'renamed', new.name);
  return null;
end $$;

create trigger log_tenant_rename after update of name on public.tenants
  for each row when (old.name is distinct from new.name) execute function private.log_tenant_rename();

create function private.tenant_log() returns table (
  id bigint, act public.tenant_act, actor text, subject text, happened_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select a.id, a.act, private.called(a.actor_id), a.subject, a.happened_at
  from private.tenant_activity a
  where a.tenant_id = private.administered_tenant_id()
  order by a.id desc
  limit 100;
end $$;

-- Returns the last hundred activities of the workspace that the caller administers; nothing for anyone else.
select private.expose('tenant_log', 'authenticated');
