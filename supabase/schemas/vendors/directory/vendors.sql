-- Vendors: one profile per account, or an unclaimed one entered by staff. Every column except the account is
-- public once verified.
create table public.vendors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.profiles (id) on delete cascade,
  company_name text not null,
  description text,
  category text not null,
  states text[] not null default '{}',
  specialization_tags text[] not null default '{}',
  years_experience integer not null default 0,
  verification_status text not null default 'pending',
  verified boolean not null generated always as (verification_status = 'verified') stored,
  featured boolean not null default false,
  ranking integer not null default 0,
  availability_status text not null default 'available',
  allows_online_meetings boolean not null default true,
  allows_in_person_meetings boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint vendors_once_an_account unique (user_id),
  constraint vendors_company_name_is_plain check (char_length(btrim(company_name)) >= 1 and private.is_single_line(company_name, 160)),
  constraint vendors_description_length check (char_length(description) <= 4000),
  constraint vendors_category_is_known check (
    category in ('consultant', 'financial', 'construction', 'management', 'legal', 'technology')
  ),
  constraint vendors_states_shape check (
    cardinality(states) <= 51 and array_to_string(states, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'
  ),
  constraint vendors_specialization_tags_are_few check (
    cardinality(specialization_tags) <= 20
    and private.is_single_line(array_to_string(specialization_tags, '', ''), 1600)
  ),
  constraint vendors_years_experience_range check (years_experience between 0 and 200),
  constraint vendors_verification_status_is_known check (
    verification_status in ('pending', 'verified', 'rejected')
  ),
  constraint vendors_ranking_range check (ranking between 0 and 100),
  constraint vendors_availability_status_is_known check (
    availability_status in ('available', 'limited', 'unavailable')
  )
);
-- Triggers in other files:
--   admin/reviews/pending_changes.sql: revise_vendor
--   admin/reviews/revisions.sql: delete_pending_revision
--   messaging/notifications/event_notifications.sql: notify_of_vendor_review
--   vendors/exclusions/exclusion_lists.sql: check_new_vendor_name

comment on column public.vendors.featured is 'Confirmed for a featured place if the plan includes one; only administrators can set it.';
comment on column public.vendors.ranking is 'Order in the directory; only the server sets it (ranking.sql).';
comment on column public.vendors.user_id is
  'Null while the profile is unclaimed. Visible only to its owner and staff.';

-- Indexes of the directory, overall and by category.
create index vendors_directory_idx on public.vendors ((-ranking), lower(company_name), id)
  where verification_status = 'verified';
create index vendors_category_idx on public.vendors (category, (-ranking), lower(company_name), id)
  where verification_status = 'verified';
create index vendors_featured_idx on public.vendors (category, md5(id::text)) where featured and verification_status = 'verified';
create index vendors_featured_all_idx on public.vendors (md5(id::text)) where featured and verification_status = 'verified';
-- Returns a trade with each state, such as `construction:OH`, so that one index finds both.
create function private.list_trade_places(p_category text, p_states text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(select p_category || ':' || s from unnest(p_states) s)
$$;

grant execute on function private.list_trade_places(text, text[]) to authenticated, service_role;

create index vendors_trade_places_idx on public.vendors using gin (private.list_trade_places(category, states))
  where verification_status = 'verified';
create index vendors_states_idx on public.vendors using gin (states) where verification_status = 'verified';
create index vendors_awaiting_review_idx on public.vendors (created_at) where verification_status = 'pending';

-- Editing a verified profile sends it back to review.
create function private.normalize_vendor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.company_name := btrim(new.company_name);
  new.description := nullif(btrim(new.description), '');
  new.states := array(select distinct s from unnest(new.states) as s order by s);
  -- A new position is not an edit.
  if tg_op = 'UPDATE' and new.ranking = old.ranking then
    new.updated_at := now();
  end if;
  return new;
end $$;

-- Creating a vendor profile grants the vendor role. If vendors need review, this does not bypass it.
create function private.grant_vendor_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p
  set user_type = 'vendor',
    requires_approval = p.requires_approval or v.is_reviewed,
    approval_status = case
      when v.is_reviewed and not p.requires_approval then 'pending' else p.approval_status
    end
  from (
    select coalesce(private.setting('approval_required_user_types') ? 'vendor', false) as is_reviewed
  ) v
  where p.id = new.user_id and p.user_type is distinct from 'vendor';
  insert into public.user_roles (user_id, role)
  values (new.user_id, 'vendor')
  on conflict (user_id, role) do nothing;
  return null;
end $$;

create trigger normalize_vendor before insert or update on public.vendors
  for each row execute function private.normalize_vendor();

create trigger grant_vendor_role after insert on public.vendors
  for each row when (new.user_id is not null)
  execute function private.grant_vendor_role();

-- New profiles start with the defaults: vendors can't verify or feature themselves.
select private.set_up_table('public.vendors', '
  select, delete,
  insert (user_id, company_name, description, category, states, specialization_tags, years_experience),
  update (
    company_name, description, category, states, specialization_tags, years_experience, availability_status,
    allows_online_meetings, allows_in_person_meetings
  )
');
grant select (
  id, company_name, description, category, states, specialization_tags, years_experience,
  verification_status, verified, featured, availability_status, allows_online_meetings,
  allows_in_person_meetings, created_at, updated_at
) on table public.vendors to anon;

create policy "Visitors read verified vendors" on public.vendors
  for select to anon
  using (verification_status = 'verified');

create policy "Members create their vendor profile" on public.vendors
  for insert to authenticated
  with check (
    (user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin())
  );

create policy "Vendors edit their own profile, administrators all" on public.vendors
  for update to authenticated
  using ((user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()))
  with check ((user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()));

create policy "Vendors delete their own profile, administrators all" on public.vendors
  for delete to authenticated
  using ((user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()));

create function private.review_vendor(
  p_vendor_id uuid, p_verification_status text default null, p_featured boolean default null
)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators can review vendors.' using errcode = '42501';
  end if;
  update public.vendors v
  set verification_status = coalesce(p_verification_status, v.verification_status),
    featured = coalesce(p_featured, v.featured)
  where v.id = p_vendor_id;
  if not found then
    raise exception 'Vendor not found.' using errcode = 'HXVND';
  end if;
end $$;

-- Records an administrator's decision about a vendor; omitted values stay.
select private.expose('review_vendor', 'authenticated', 'plain');

-- An owner's edit that returns the profile to review is not logged as a staff action.
create function private.log_vendor_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() = old.user_id and not private.is_admin()
    and (new.verification_status, new.featured) = ('pending', old.featured)
  then
    return null;
  end if;
  perform private.log_admin_action(
    'vendor_review',
    new.user_id,
    (select p.email from public.profiles p where p.id = new.user_id),
    jsonb_build_object('vendor_id', new.id, 'company_name', new.company_name) || private.diff_rows(
      jsonb_build_object('verification_status', old.verification_status, 'featured', old.featured),
      to_jsonb(new)
    )
  );
  return null;
end $$;

-- Deletions that come with the account are covered by the account's own entry.
create function private.log_vendor_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
begin
  if auth.uid() = old.user_id then
    return null;
  end if;
  select p.email into v_email from public.profiles p where p.id = old.user_id;
  if found or old.user_id is null then
    perform private.log_admin_action('vendor_delete', old.user_id, v_email, jsonb_build_object(
      'vendor_id', old.id, 'company_name', old.company_name
    ));
  end if;
  return null;
end $$;

create function private.notify_vendor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_message(
    'email',
    p.email,
    case new.verification_status when 'verified' then 'vendor_verified' else 'vendor_rejected' end,
    jsonb_build_object(
      'company', new.company_name,
      'support', coalesce(private.setting('support_email') #>> '{}', '')
    )
  )
  from public.profiles p where p.id = new.user_id;
  return null;
end $$;

create trigger log_vendor_change after update on public.vendors
  for each row
  when ((old.verification_status, old.featured) is distinct from (new.verification_status, new.featured))
  execute function private.log_vendor_change();

create trigger log_vendor_deletion after delete on public.vendors
  for each row execute function private.log_vendor_deletion();

create trigger notify_vendor after update on public.vendors
  for each row
  when (
    old.verification_status is distinct from new.verification_status
    and new.verification_status in ('verified', 'rejected')
  )
  execute function private.notify_vendor();

create policy "Owners read their own vendor profile, staff all" on public.vendors
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

create function private.get_vendor(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select to_jsonb(v) - 'user_id' || jsonb_build_object(
      'verified', v.verified and not private.has_lapsed(v.id), 'has_lapsed', private.has_lapsed(v.id),
      'featured', private.is_featured(v),
      'papers', private.list_vendor_credentials(v.id), 'takes_requests', private.can_receive_requests(v, auth.uid())
    )
    from public.vendors v
    where v.id = p_vendor_id
      and (
        v.verification_status = 'verified'
        or (v.user_id = (select auth.uid()) and (select private.has_verified_session()))
        or (select private.is_staff())
      )
  );
end $$;

-- Returns one vendor's public profile; null if unverified, except for its owner and staff.
select private.expose('get_vendor', 'anon, authenticated', 'plain');

-- Creates the caller's vendor profile and updates their account name in one transaction. An invalid name is
-- logged but does not fail the call.
create function public.create_vendor(
  full_name text, company_name text, category text, description text default null, states text[] default '{}',
  specialization_tags text[] default '{}', years_experience public.whole_number default 0
) returns uuid
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_variable
declare
  v_vendor_id uuid;
begin
  if auth.uid() is null then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  insert into public.vendors (user_id, company_name, description, category, states, specialization_tags, years_experience)
  values (
    auth.uid(), company_name, description, category, states, specialization_tags, coalesce(years_experience, 0)
  )
  returning id into v_vendor_id;
  begin
    update public.profiles p set full_name = btrim(full_name)
    where p.id = auth.uid() and p.full_name is distinct from btrim(full_name);
  exception when others then
    raise warning 'The name of a new vendor was not saved: %', sqlerrm;
  end;
  return v_vendor_id;
end $$;
grant execute on function public.create_vendor(text, text, text, text, text[], text[], public.whole_number) to authenticated;
