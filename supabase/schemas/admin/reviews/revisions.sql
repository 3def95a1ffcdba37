-- Revisions of approved content. A material change by the owner needs another review: it waits here while the
-- approved version stays public, until staff accept or decline it.
create table public.revisions (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid references public.listings (id) on delete cascade,
  vendor_id uuid references public.vendors (id) on delete cascade,
  profile_id uuid references public.profiles (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  changes jsonb not null,
  status text not null default 'pending',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint revisions_of_one_row check (num_nonnulls(listing_id, vendor_id, profile_id) = 1),
  constraint revisions_once_a_listing unique (listing_id),
  constraint revisions_once_a_vendor unique (vendor_id),
  constraint revisions_once_a_profile unique (profile_id),
  constraint revisions_changes_are_object check (jsonb_typeof(changes) = 'object'),
  constraint revisions_status_is_known check (status in ('pending', 'rejected'))
);
-- Triggers in other files:
--   messaging/notifications/event_notifications.sql: notify_of_declined_changes

comment on column public.revisions.changes is
  'The columns as they would be; `address` is a listing''s whole address, null to remove it; `pictures` has by '
  'their ids the columns of pictures as they would be, all of them for a new one, null to remove one; `details` is what '
  'listing_details would have.';

create index revisions_user_idx on public.revisions (user_id);
create index revisions_awaiting_review_idx on public.revisions (created_at) where status = 'pending';

select private.set_up_table('public.revisions', 'select, delete');

create policy "Owners read their revisions, staff all" on public.revisions
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

-- Administrators call `review_revision`, which logs the decision.
create policy "Owners withdraw their revisions" on public.revisions
  for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()));

-- Returns the columns that need review. A number with a share may change by up to that share of its reviewed
-- value.
create function private.list_reviewed_columns(p_table text) returns table (name text, share numeric)
language sql immutable set search_path = '' as $$
  select m.name, m.share
  from (values
    ('listings', 'property_name', null::numeric), ('listings', 'description', null),
    ('listings', 'city', null), ('listings', 'state', null), ('listings', 'property_type', null),
    ('listings', 'care_level', null), ('listings', 'license_type', null), ('listings', 'amenities', null),
    ('listings', 'care_types', null), ('listings', 'licenses', null), ('listings', 'payors', null),
    ('listings', 'images', null), ('listings', 'total_beds', null), ('listings', 'licensed_beds', null),
    ('listings', 'total_units', null), ('listings', 'square_footage', null), ('listings', 'year_built', null),
    ('listings', 'price', 0.1), ('listings', 'occupancy_rate', 0.1), ('listings', 'cap_rate', 0.1),
    ('listings', 'avg_monthly_rate', 0.1), ('listings', 'is_unlisted', null),
    ('listing_images', 'image_url', null), ('listing_images', 'image_order', null),
    ('listing_images', 'alt_text', null), ('listing_images', 'caption', null),
    ('listing_images', 'is_primary', null), ('listing_images', 'width', null), ('listing_images', 'height', null),
    ('vendors', 'company_name', null), ('vendors', 'description', null), ('vendors', 'category', null),
    ('vendors', 'specialization_tags', null), ('vendors', 'years_experience', null),
    ('profiles', 'full_name', null), ('profiles', 'company_name', null), ('profiles', 'brokerage_name', null)
  ) as m (relation, name, share)
  where m.relation = p_table
$$;

-- A number's value at the last review, once it has changed: many small steps add up to a large one.
create table private.reviewed_figures (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  figures jsonb not null
);

-- Returns the changed material columns with their new values.
create function private.diff_reviewed_columns(p_table text, p_old jsonb, p_new jsonb, p_reviewed jsonb)
returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(m.name, p_new -> m.name), '{}')
  from private.list_reviewed_columns(p_table) m
  cross join lateral (
    select coalesce(p_reviewed -> m.name, p_old -> m.name) as reviewed
  ) r
  where p_new -> m.name is distinct from p_old -> m.name
    and case
      -- Publishing needs review; becoming link-only does not.
      when m.name = 'is_unlisted' then p_new -> m.name = 'false'
      when m.share is null or jsonb_typeof(p_new -> m.name) <> 'number' or jsonb_typeof(r.reviewed) <> 'number'
      then true
      else abs((p_new ->> m.name)::numeric - (r.reviewed #>> '{}')::numeric)
        > m.share * abs((r.reviewed #>> '{}')::numeric)
    end
$$;

-- A held change must pass the same constraints as an immediate one.
create function private.require_check_constraints(p_row anyelement) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_table constant regclass := pg_typeof(p_row)::text::regclass;
  v_broken text;
begin
  execute (
    select format(
      'select case %s end from (select ($1).*) r',
      string_agg(format('when not (%s) then %L', pg_get_expr(c.conbin, c.conrelid), c.conname), ' ')
    )
    from pg_constraint c where c.conrelid = v_table and c.contype = 'c'
  ) into v_broken using p_row;
  if v_broken is null then
    select a.attname into v_broken from pg_attribute a
    where a.attrelid = v_table and a.attnum > 0 and not a.attisdropped and a.attnotnull
      and a.attgenerated = '' and to_jsonb(p_row) -> a.attname = 'null';
  end if;
  if v_broken is not null then
    raise exception 'A value is outside its allowed range: %.', v_broken using errcode = '23514';
  end if;
end $$;

-- True if the caller's changes need no review: the server, our team, and company accounts.
create function private.is_exempt_from_review() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return auth.uid() is null or private.is_staff() or exists (
    select from public.profiles p where p.id = auth.uid() and p.is_company_user
  );
end $$;

-- Joins an existing pending revision; declined ones are closed.
create function private.save_pending_revision(
  p_listing_id uuid, p_vendor_id uuid, p_profile_id uuid, p_user_id uuid, p_changes jsonb
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  loop
    update public.revisions r
    set changes = case r.status when 'pending' then r.changes else '{}' end || p_changes,
      status = 'pending', updated_at = now()
    where r.listing_id = p_listing_id or r.vendor_id = p_vendor_id or r.profile_id = p_profile_id;
    exit when found;
    -- If two first requests are concurrent, the second joins the first.
    insert into public.revisions (listing_id, vendor_id, profile_id, user_id, changes)
    values (p_listing_id, p_vendor_id, p_profile_id, p_user_id, p_changes)
    on conflict do nothing;
    exit when found;
  end loop;
end $$;

-- Withdraws the pending changes of one part of a listing or vendor.
create function private.withdraw_revision(p_id uuid, p_part text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.revisions r set changes = r.changes - p_part, updated_at = now()
  where (r.listing_id = p_id or r.vendor_id = p_id) and r.status = 'pending' and r.changes ? p_part;
  if found then
    delete from public.revisions r
    where (r.listing_id = p_id or r.vendor_id = p_id) and r.status = 'pending' and r.changes = '{}';
  end if;
end $$;

-- Content that isn't approved has no approved version, so its pending changes end.
create function private.delete_pending_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.revisions r where r.listing_id = new.id or r.vendor_id = new.id;
  return null;
end $$;

create trigger end_listing_revision after update on public.listings
  for each row when (old.approval_status = 'approved' and new.approval_status <> 'approved')
  execute function private.delete_pending_revision();

create trigger delete_pending_revision after update on public.vendors
  for each row when (old.verification_status = 'verified' and new.verification_status <> 'verified')
  execute function private.delete_pending_revision();
