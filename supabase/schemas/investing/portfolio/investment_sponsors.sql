-- Sponsors that a workspace invests with: named counterparties, not accounts.
create table public.investment_sponsors (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  contact_name text,
  email text,
  phone text,
  site text,
  tags text[] not null default '{}',
  notes text,

  constraint investment_sponsors_sharing_is_known check (sharing in ('private', 'team')),
  constraint investment_sponsors_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint investment_sponsors_contact_name_is_plain check (private.is_single_line(contact_name, 120)),
  constraint investment_sponsors_email_shape check (private.is_single_line(email, 320) and email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$'),
  constraint investment_sponsors_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint investment_sponsors_site_shape check (
    private.is_single_line(site, 1999) and site ~ '^https?://[^/?#[:space:][:cntrl:]<>"]+[^[:space:][:cntrl:]<>"]*$'
  ),
  constraint investment_sponsors_tags_are_few check (private.is_tag_list(tags)),
  constraint investment_sponsors_notes_are_plain check (private.is_plain_message(notes, 10000))
);

select private.set_up_record_table('public.investment_sponsors', 'name', '/portfolios/sponsors');
select private.set_up_record_list('public.investment_sponsors', '{name, contact_name, email, phone, site, tags, notes}');

create index investment_sponsors_by_name_idx on public.investment_sponsors (workspace_id, lower(name), id) where deleted_at is null;
create index investment_sponsors_words_idx on public.investment_sponsors
  using gin (private.build_record_search_vector(workspace_id, name, contact_name));
