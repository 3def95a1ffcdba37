-- Public lead forms: every submission becomes a lead. Questions map to columns of leads, so each answer is
-- stored in one place.
create table public.lead_forms (
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
  title text not null,
  intro text,
  questions text[] not null default '{}',
  consent text,
  thanks text,
  is_open boolean not null default false,
  listing_id uuid references public.listings (id) on delete set null,

  constraint lead_forms_sharing_is_known check (sharing in ('private', 'team')),
  constraint lead_forms_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint lead_forms_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 120)),
  constraint lead_forms_intro_is_plain check (private.is_plain_message(intro, 1000)),
  constraint lead_forms_questions_are_known check (questions <@ array[
    'phone', 'company', 'city', 'needs_types', 'needs_states', 'price_most', 'beds_least', 'timeline', 'message'
  ]),
  constraint lead_forms_consent_is_plain check (private.is_single_line(consent, 400)),
  constraint lead_forms_thanks_is_plain check (private.is_plain_message(thanks, 1000))
);

select private.set_up_record_table('public.lead_forms', 'name', '/leads/forms');
select private.set_up_record_list(
  'public.lead_forms', '{name, title, intro, questions, consent, thanks, is_open, listing_id}'
);

create index lead_forms_by_name_idx on public.lead_forms (workspace_id, lower(name), id) where deleted_at is null;
create index lead_forms_words_idx on public.lead_forms using gin (private.build_record_search_vector(workspace_id, name, title));
create index lead_forms_listing_idx on public.lead_forms (listing_id);

-- A form can only be about its owner's listing. One about a confidential listing is visible only to its
-- broker: it would reveal the seller to the team.
create function private.check_lead_form_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.listing_id is not null and auth.role() = 'authenticated'
    and (tg_op = 'INSERT' or new.listing_id is distinct from old.listing_id)
    and not private.owns_listing(new.listing_id)
  then
    raise exception 'Listing not found.' using errcode = 'HXLFL';
  end if;
  if new.sharing = 'team' and exists (
    select from public.listings l where l.id = new.listing_id and l.is_confidential
  ) then
    new.sharing := 'private';
  end if;
  return new;
end $$;

create trigger check_lead_form_listing before insert or update on public.lead_forms
  for each row execute function private.check_lead_form_listing();
