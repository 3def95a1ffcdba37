-- What staff has approved is what others read. Whoever changes it in what matters asks for another review: the
-- change waits here, the approved text stays public meanwhile, and staff takes the change over or declines it.
create table public.revisions (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid references public.listings (id) on delete cascade,
  vendor_id uuid references public.vendors (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  changes jsonb not null,
  status text not null default 'pending',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint revisions_of_one_row check (num_nonnulls(listing_id, vendor_id) = 1),
  constraint revisions_once_a_listing unique (listing_id),
  constraint revisions_once_a_vendor unique (vendor_id),
  constraint revisions_changes_are_object check (jsonb_typeof(changes) = 'object'),
  constraint revisions_status_is_known check (status in ('pending', 'rejected'))
);
comment on column public.revisions.changes is
  'The columns as they would be; `address` is the whole address of a listing, null to remove it.';
create index revisions_user_idx on public.revisions (user_id);
create index revisions_awaiting_review_idx on public.revisions (created_at) where status = 'pending';
alter table public.revisions alter column changes set statistics 0;

alter table public.revisions enable row level security;
revoke all on table public.revisions from public, anon, authenticated, service_role;
grant select, delete on table public.revisions to authenticated;
grant select, insert, update, delete on table public.revisions to service_role;

create policy "Owners read what they asked for, staff all" on public.revisions
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));

create policy "Owners withdraw what they asked for, administrators any" on public.revisions
  for delete to authenticated
  using ((user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()));

select private.require_second_factor('public.revisions');

-- What staff looks at in a review. A figure with a share may move by so much of what was reviewed.
create function private.material_columns(p_table text) returns table (name text, share numeric)
language sql immutable set search_path = ''
as $$
  select m.name, m.share
  from (values
    ('listings', 'property_name', null::numeric), ('listings', 'description', null),
    ('listings', 'city', null), ('listings', 'state', null), ('listings', 'property_type', null),
    ('listings', 'care_level', null), ('listings', 'license_type', null), ('listings', 'amenities', null),
    ('listings', 'images', null), ('listings', 'total_beds', null), ('listings', 'licensed_beds', null),
    ('listings', 'total_units', null), ('listings', 'square_footage', null), ('listings', 'year_built', null),
    ('listings', 'price', 0.1), ('listings', 'occupancy_rate', 0.1), ('listings', 'cap_rate', 0.1),
    ('listings', 'avg_monthly_rate', 0.1),
    ('vendors', 'company_name', null), ('vendors', 'description', null), ('vendors', 'category', null),
    ('vendors', 'specialization_tags', null), ('vendors', 'years_experience', null)
  ) as m (relation, name, share)
  where m.relation = p_table
$$;

-- What a figure was when staff last saw it, once it has moved: many small steps are one large one.
create table private.reviewed_figures (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  figures jsonb not null
);
revoke all on table private.reviewed_figures from public, anon, authenticated, service_role;

-- The material columns that differ, as they would be.
create function private.material_changes(p_table text, p_old jsonb, p_new jsonb, p_reviewed jsonb)
returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(m.name, p_new -> m.name), '{}')
  from private.material_columns(p_table) m
  cross join lateral (
    select coalesce(p_reviewed -> m.name, p_old -> m.name) as reviewed
  ) r
  where p_new -> m.name is distinct from p_old -> m.name
    and case
      when m.share is null or jsonb_typeof(p_new -> m.name) <> 'number' or jsonb_typeof(r.reviewed) <> 'number'
      then true
      else abs((p_new ->> m.name)::numeric - (r.reviewed #>> '{}')::numeric)
        > m.share * abs((r.reviewed #>> '{}')::numeric)
    end
$$;

-- A change that waits keeps to the same rules as one that is made at once.
create function private.require_checks(p_row anyelement) returns void
language plpgsql stable set search_path = ''
as $$
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
    raise exception 'A value is outside its range: %.', v_broken using errcode = '23514';
  end if;
end
$$;

-- Whose changes need no review: the server's, the team's and the company's own.
create function private.needs_no_review() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return auth.uid() is null or private.is_staff() or exists (
    select from public.profiles p where p.id = auth.uid() and p.is_company_user
  );
end
$$;

-- What is asked for while something waits already joins it; what was declined is over.
create function private.hold_revision(
  p_listing_id uuid, p_vendor_id uuid, p_user_id uuid, p_changes jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.revisions r
  set changes = case r.status when 'pending' then r.changes else '{}' end || p_changes,
    status = 'pending', updated_at = now()
  where r.listing_id = p_listing_id or r.vendor_id = p_vendor_id;
  if not found then
    insert into public.revisions (listing_id, vendor_id, user_id, changes)
    values (p_listing_id, p_vendor_id, p_user_id, p_changes);
  end if;
end
$$;

-- After keep_listing, by its name: what is compared is what would be stored.
create function private.revise_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old constant jsonb := to_jsonb(old);
  v_changes jsonb;
begin
  if private.needs_no_review() then
    return new;
  end if;
  v_changes := private.material_changes('listings', v_old, to_jsonb(new), (
    select f.figures from private.reviewed_figures f where f.listing_id = old.id
  ));
  if old.approval_status = 'approved' then
    if v_changes <> '{}' then
      perform private.require_checks(new);
      perform private.hold_revision(old.id, null, private.account_of(old.broker_id), v_changes);
      new := jsonb_populate_record(
        new, (select jsonb_object_agg(k.name, v_old -> k.name) from jsonb_object_keys(v_changes) as k (name))
      );
    end if;
    insert into private.reviewed_figures as f (listing_id, figures)
    select old.id, jsonb_object_agg(m.name, v_old -> m.name)
    from private.material_columns('listings') m
    where m.share is not null and to_jsonb(new) -> m.name <> v_old -> m.name
    having count(*) > 0
    on conflict (listing_id) do update set figures = excluded.figures || f.figures;
  elsif old.approval_status = 'rejected' and v_changes <> '{}' then
    new.approval_status := 'pending';
  end if;
  return new;
end
$$;
create trigger revise_listing before update on public.listings
  for each row execute function private.revise_listing();

-- The address of an approved listing. One that goes with its listing finds no listing any more.
create function private.revise_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l
  where l.id = case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
  if private.needs_no_review() or v_listing.approval_status is distinct from 'approved'
    or not (private.is_mine(v_listing.broker_id) and private.is_approved())
  then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op <> 'DELETE' then
    perform private.require_checks(new);
  end if;
  if tg_op <> 'UPDATE' or new is distinct from old then
    perform private.hold_revision(
      v_listing.id, null, auth.uid(),
      jsonb_build_object('address', case when tg_op <> 'DELETE' then to_jsonb(new) end)
    );
  end if;
  return case tg_op when 'UPDATE' then old end;
end
$$;
create trigger revise_address before insert or update or delete on public.listing_addresses
  for each row execute function private.revise_address();

create or replace function private.keep_vendor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.company_name := btrim(new.company_name);
  new.description := nullif(btrim(new.description), '');
  new.states := array(select distinct s from unnest(new.states) as s order by s);
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  end if;
  return new;
end
$$;

create function private.revise_vendor() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old constant jsonb := to_jsonb(old);
  v_changes jsonb;
begin
  if private.needs_no_review() then
    return new;
  end if;
  v_changes := private.material_changes('vendors', v_old, to_jsonb(new), null);
  if v_changes = '{}' then
    return new;
  end if;
  if old.verification_status = 'verified' then
    perform private.require_checks(new);
    perform private.hold_revision(null, old.id, old.user_id, v_changes);
    new := jsonb_populate_record(
      new, (select jsonb_object_agg(k.name, v_old -> k.name) from jsonb_object_keys(v_changes) as k (name))
    );
  elsif old.verification_status = 'rejected' then
    new.verification_status := 'pending';
  end if;
  return new;
end
$$;
create trigger revise_vendor before update on public.vendors
  for each row execute function private.revise_vendor();

-- What is no longer public has no approved text to keep: what waited for it is over.
create function private.end_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.revisions r where r.listing_id = new.id or r.vendor_id = new.id;
  return null;
end
$$;
create trigger end_listing_revision after update on public.listings
  for each row when (old.approval_status = 'approved' and new.approval_status <> 'approved')
  execute function private.end_revision();
create trigger end_vendor_revision after update on public.vendors
  for each row when (old.verification_status = 'verified' and new.verification_status <> 'verified')
  execute function private.end_revision();

revoke all on function
  private.material_columns(text), private.material_changes(text, jsonb, jsonb, jsonb),
  private.require_checks(anyelement), private.needs_no_review(),
  private.hold_revision(uuid, uuid, uuid, jsonb), private.revise_listing(), private.revise_address(),
  private.keep_vendor(), private.revise_vendor(), private.end_revision()
  from public, anon, authenticated, service_role;
