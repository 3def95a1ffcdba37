-- Relationships of contacts and companies to communities: exchange listings, or a community by name. For a
-- listing only its ID is stored, so its name follows what the reader can see now.
create table public.community_associations (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid references public.contacts (id) on delete cascade,
  company_id uuid references public.companies (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  listing_id uuid references public.listings (id) on delete cascade,
  community text,
  relation text not null,
  created_at timestamptz not null default now(),

  constraint community_associations_are_of_one check (num_nonnulls(contact_id, company_id) = 1),
  constraint community_associations_are_to_one check (num_nonnulls(listing_id, community) = 1),
  constraint community_associations_community_is_plain check (
    char_length(btrim(community)) >= 1 and private.is_single_line(community, 120)
  ),
  constraint community_associations_relation_is_known check (
    relation in ('owner', 'operator', 'buyer', 'lender', 'former_owner', 'other')
  )
);
comment on column public.community_associations.workspace_id is 'The workspace of its contact or company, which decides who can read it.';
create unique index community_associations_once_idx on public.community_associations
  (contact_id, company_id, listing_id, lower(community), relation) nulls not distinct;
create index community_associations_company_idx on public.community_associations (company_id);
create index community_associations_listing_idx on public.community_associations (listing_id);
create index community_associations_workspace_id_idx on public.community_associations (workspace_id);

select private.set_up_table('public.community_associations', '
  select, delete,
  insert (contact_id, company_id, listing_id, community, relation)
');

create policy "Record viewers read its communities" on public.community_associations
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));
create policy "Record viewers link communities they can see" on public.community_associations
  for insert to authenticated with check (
    workspace_id = any ((select private.list_my_workspace_ids())::uuid[])
    and (listing_id is null or exists (select from public.listings l where l.id = listing_id))
  );
create policy "Record viewers unlink its communities" on public.community_associations
  for delete to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));
select private.add_membership_guard('public.community_associations', 'workspace_id', 'private.list_my_workspace_ids()');

-- Copies the workspace from the record; if the record doesn't exist it stays null, and the policy rejects it.
create function private.set_association_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.community := btrim(new.community);
  if new.contact_id is not null then
    new.workspace_id := (select c.workspace_id from public.contacts c where c.id = new.contact_id and c.deleted_at is null);
  else
    new.workspace_id := (select c.workspace_id from public.companies c where c.id = new.company_id and c.deleted_at is null);
  end if;
  perform private.enforce_rate_limit('community_tie', 120, interval '1 hour');
  return new;
end $$;

create trigger set_association_workspace before insert on public.community_associations
  for each row execute function private.set_association_workspace();

-- Community relationships move with their contact or company to another workspace.
create function private.sync_association_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.community_associations t set workspace_id = new.workspace_id where new.id in (t.contact_id, t.company_id);
  return null;
end $$;

create trigger sync_association_workspace after update on public.contacts
  for each row when (old.workspace_id is distinct from new.workspace_id) execute function private.sync_association_workspace();
create trigger sync_association_workspace after update on public.companies
  for each row when (old.workspace_id is distinct from new.workspace_id) execute function private.sync_association_workspace();
