-- Contacts. A client list is a broker's most valuable asset: only its owner and their team can read it, not
-- even staff.
create table public.contacts (
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
  company text,
  job_title text,
  role text,
  email text,
  phone text,
  city text,
  state text,
  source text,
  tags text[] not null default '{}',
  notes text,
  do_not_contact boolean not null default false,
  consent text,
  last_contact_at timestamptz,
  company_id uuid references public.companies (id) on delete set null,
  needs_types text[] not null default '{}',
  needs_states text[] not null default '{}',
  price_least numeric(14, 2),
  price_most numeric(14, 2),
  beds_least integer,
  cap_rate_least numeric(5, 2),
  licences text[] not null default '{}',
  funds text,
  email_kind text,
  phone_kind text,
  no_calls boolean not null default false,
  street text,
  more_emails text[] not null default '{}',
  more_phones text[] not null default '{}',
  more_addresses text[] not null default '{}',
  is_sample boolean not null default false,

  constraint contacts_sharing_is_known check (sharing in ('private', 'team')),
  constraint contacts_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint contacts_company_is_plain check (private.is_single_line(company, 120)),
  constraint contacts_job_title_is_plain check (private.is_single_line(job_title, 120)),
  constraint contacts_role_is_known check (
    role in ('buyer', 'seller', 'owner', 'operator', 'lender', 'broker', 'vendor', 'other')
  ),
  constraint contacts_email_shape check (private.is_single_line(email, 320) and email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$'),
  constraint contacts_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint contacts_city_is_plain check (private.is_single_line(city, 120)),
  constraint contacts_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint contacts_source_is_plain check (private.is_single_line(source, 120)),
  constraint contacts_tags_are_few check (private.is_tag_list(tags)),
  constraint contacts_notes_are_plain check (private.is_plain_message(notes, 10000)),
  constraint contacts_consent_is_known check (consent in ('given', 'refused')),
  constraint contacts_last_contact_at_is_near check (last_contact_at between '1900-01-01' and '3000-01-01'),
  constraint contacts_needs_types_are_known check (needs_types <@ array[
    'assisted-living', 'memory-care', 'independent-living', 'skilled-nursing', 'ccrc', 'active-adult',
    'development-land', 'board-and-care', 'adult-day-care', 'group-homes', 'portfolio',
    'new-construction', 'lease', 'vacant-property', 'auction', 'developments', 'mixed-use', 'vacant-land'
  ]),
  constraint contacts_needs_states_shape check (
    cardinality(needs_states) <= 60 and array_to_string(needs_states, ',', '-') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'
  ),
  constraint contacts_price_least_is_money check (private.is_money(price_least)),
  constraint contacts_price_most_is_money check (private.is_money(price_most)),
  constraint contacts_beds_least_in_range check (beds_least between 0 and 100000),
  constraint contacts_cap_rate_least_in_range check (cap_rate_least between 0 and 100),
  constraint contacts_licences_are_known check (licences <@ array['IL', 'AL', 'MC', 'SNF', 'CCRC', 'other']),
  constraint contacts_funds_are_known check (funds in ('asked', 'seen', 'verified')),
  constraint contacts_email_kind_is_known check (email_kind in ('work', 'mobile', 'home', 'other')),
  constraint contacts_phone_kind_is_known check (phone_kind in ('work', 'mobile', 'home', 'other')),
  constraint contacts_street_is_plain check (private.is_single_line(street, 200)),
  constraint contacts_more_emails_shape check (
    private.are_contact_methods(more_emails, '[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+')
  ),
  constraint contacts_more_phones_shape check (private.are_contact_methods(more_phones, '[0-9+(). x/-]{1,40}')),
  constraint contacts_more_addresses_shape check (private.are_contact_methods(more_addresses, '.+'))
);
-- Triggers in other files:
--   clients/campaigns/broker_emails.sql: sync_broker_email_workspace
--   clients/campaigns/sequence_worker.sql: stop_for_contact
--   clients/contacts/client_shares.sql: sync_client_share_workspace
--   clients/contacts/community_associations.sql: sync_association_workspace
--   clients/contacts/duplicates.sql: update_contact_key_counts_on_insert, update_contact_key_counts_on_update, update_contact_key_counts_on_delete

select private.set_up_record_table('public.contacts', 'name', '/clients');
select private.set_up_record_list(
  'public.contacts',
  '{name, company, job_title, role, email, phone, city, state, source, tags, notes, do_not_contact, consent, last_contact_at,
    needs_types, needs_states, price_least, price_most, beds_least, cap_rate_least, licences, funds, email_kind, phone_kind, no_calls,
    street, more_emails, more_phones, more_addresses}'
);

create index contacts_by_name_idx on public.contacts (workspace_id, lower(name), id) where deleted_at is null;
create index contacts_by_company_idx on public.contacts (workspace_id, lower(coalesce(company, '')), id) where deleted_at is null;
create index contacts_by_last_contact_at_idx on public.contacts (workspace_id, coalesce(last_contact_at, '-infinity'), id)
  where deleted_at is null;
create index contacts_words_idx on public.contacts
  using gin (private.build_record_search_vector(
    workspace_id, name, company, job_title, email, phone, city, street, private.contact_method_search_text(more_emails, more_phones, more_addresses)
  ));
create index contacts_company_id_idx on public.contacts (company_id);
create index contacts_samples_idx on public.contacts (owner_id) where is_sample;

create trigger protect_sample before update on public.contacts
  for each row when (old.is_sample) execute function private.protect_sample_record();


-- The company is free text; if a company of that name exists, it is linked.
create function private.set_contact_company() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.company is distinct from old.company or new.workspace_id <> old.workspace_id then
    new.company_id := case when btrim(new.company) <> '' then private.find_company_by_name(
      new.company, new.workspace_id, private.get_workspace_id(new.owner_id, new.tenant_id, 'team')
    ) end;
  end if;
  return new;
end $$;

-- Runs after `set_record_version_and_workspace`, which sets the workspace.
create trigger sync_contact_company before insert or update on public.contacts
  for each row execute function private.set_contact_company();

-- Every search scans the index's pending list, so keep it small.
alter index public.contacts_words_idx set (gin_pending_list_limit = 512);

-- Returns a contact of the caller's workspaces; null without one.
create function private.find_my_contact(p_contact_id uuid) returns public.contacts
language plpgsql stable security definer set search_path = '' as $$
declare
  v_contact public.contacts;
begin
  select * into v_contact from public.contacts c
  where c.id = p_contact_id and c.workspace_id = any (private.list_my_workspace_ids()) and c.deleted_at is null;
  return v_contact;
end $$;

create function private.require_my_contact(p_contact_id uuid) returns public.contacts
language plpgsql stable security definer set search_path = '' as $$
declare
  v_contact constant public.contacts := private.find_my_contact(p_contact_id);
begin
  if v_contact.id is null then
    raise exception 'Contact not found.' using errcode = 'HXDLC';
  end if;
  return v_contact;
end $$;

-- Logging a call or meeting updates the last contact date, also when it is logged on a deal.
create function private.set_last_contacted_at() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.contacts c set last_contact_at = new.created_at
  where c.id = case new.kind
      when 'contacts' then new.record_id
      else (select d.contact_id from public.deals d where d.id = new.record_id and new.kind = 'deals')
    end
    and c.deleted_at is null and c.workspace_id = any (private.list_my_workspace_ids())
    and coalesce(c.last_contact_at, '-infinity') < new.created_at;
  return null;
end $$;

create trigger mark_contacted after insert on public.record_comments
  for each row when (new.way not in ('note', 'private')) execute function private.set_last_contacted_at();
