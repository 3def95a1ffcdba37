-- Saved list views of a user or team: search, columns, and a name. Kinds include lists that aren't records,
-- such as accounts.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'private',
  kind text not null,
  name text not null,
  search jsonb not null default '{}',
  columns jsonb not null default '[]',
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint saved_views_sharing_is_known check (sharing in ('private', 'team')),
  constraint saved_views_kind_shape check (kind ~ '^[a-z][a-z_]{0,59}$'),
  constraint saved_views_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 80)),
  constraint saved_views_search_is_small check (
    jsonb_typeof(search) = 'object' and char_length(search::text) <= 8192
    and private.has_bounded_numbers(search)
  ),
  constraint saved_views_columns_are_few check (
    char_length(columns::text) <= 8192
    and private.has_bounded_numbers(columns)
  )
);

create index saved_views_workspace_id_idx on public.saved_views (workspace_id, kind, position);
create index saved_views_owner_idx on public.saved_views (owner_id);
create index saved_views_tenant_idx on public.saved_views (tenant_id);

select private.set_up_table('public.saved_views', '
  select, delete,
  insert (id, sharing, kind, name, search, columns, position),
  update (sharing, name, search, columns, position)
');

create policy "Workspace members read a view" on public.saved_views
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

create policy "Users save views" on public.saved_views
  for insert to authenticated
  with check (owner_id = (select auth.uid()) and workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

create policy "Owners and tenant administrators change a view" on public.saved_views
  for update to authenticated
  using (
    workspace_id = any ((select private.list_my_workspace_ids())::uuid[])
    and (owner_id = (select auth.uid()) or tenant_id = (select private.administered_tenant_id()))
  );

create policy "Owners and tenant administrators remove a view" on public.saved_views
  for delete to authenticated
  using (
    workspace_id = any ((select private.list_my_workspace_ids())::uuid[])
    and (owner_id = (select auth.uid()) or tenant_id = (select private.administered_tenant_id()))
  );

select private.add_membership_guard('public.saved_views', 'workspace_id', 'private.list_my_workspace_ids()');

alter publication supabase_realtime add table public.saved_views;

create trigger set_record_fields before insert or update on public.saved_views
  for each row execute function private.set_record_version_and_workspace();

create function private.limit_saved_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.saved_views v where v.workspace_id = new.workspace_id and v.kind = new.kind) > 100 then
    raise exception 'You have reached the limit of 100.' using errcode = 'HXRMA';
  end if;
  return null;
end $$;

create trigger limit_saved_views after insert or update of sharing on public.saved_views
  for each row execute function private.limit_saved_views();
