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
revoke all on function private.material_columns(text) from public, anon, authenticated, service_role;

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
revoke all on function private.material_changes(text, jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;

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
revoke all on function private.require_checks(anyelement) from public, anon, authenticated, service_role;

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
revoke all on function private.needs_no_review() from public, anon, authenticated, service_role;

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
revoke all on function private.hold_revision(uuid, uuid, uuid, jsonb) from public, anon, authenticated, service_role;

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
revoke all on function private.revise_listing() from public, anon, authenticated, service_role;

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
revoke all on function private.revise_address() from public, anon, authenticated, service_role;

create trigger revise_address before insert or update or delete on public.listing_addresses
  for each row execute function private.revise_address();

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
revoke all on function private.revise_vendor() from public, anon, authenticated, service_role;

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
revoke all on function private.end_revision() from public, anon, authenticated, service_role;

create trigger end_listing_revision after update on public.listings
  for each row when (old.approval_status = 'approved' and new.approval_status <> 'approved')
  execute function private.end_revision();

create trigger end_vendor_revision after update on public.vendors
  for each row when (old.verification_status = 'verified' and new.verification_status <> 'verified')
  execute function private.end_revision();

create function private.note_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_account constant uuid := private.account_of(new.broker_id);
begin
  if new.approval_status = 'approved' then
    delete from private.reviewed_figures f where f.listing_id = new.id;
  end if;
  -- An owner's edit that sends the listing back to be looked at again is no act of anybody.
  if auth.uid() = v_account and not private.is_admin() then
    return null;
  end if;
  perform private.note_act(
    'listing_review', v_account, (select p.email from public.profiles p where p.id = v_account),
    jsonb_build_object('listing_id', new.id, 'property_name', new.property_name) || private.differences(
      jsonb_build_object('approval_status', old.approval_status), to_jsonb(new)
    )
  );
  return null;
end
$$;
revoke all on function private.note_listing() from public, anon, authenticated, service_role;

create trigger note_listing after update on public.listings
  for each row when (old.approval_status is distinct from new.approval_status)
  execute function private.note_listing();

create function private.apply_revision(p_revision public.revisions) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_table constant text := case when (p_revision).listing_id is null then 'vendors' else 'listings' end;
  v_columns text;
  v_address constant jsonb := (p_revision).changes -> 'address';
begin
  select string_agg(quote_ident(m.name), ', ') into v_columns
  from private.material_columns(v_table) m where (p_revision).changes ? m.name;
  if v_columns is not null then
    execute format(
      'update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where r.id = $2',
      v_table, v_columns
    ) using (p_revision).changes, coalesce((p_revision).listing_id, (p_revision).vendor_id);
  end if;
  if v_address = 'null' then
    delete from public.listing_addresses a where a.listing_id = (p_revision).listing_id;
  elsif v_address is not null then
    insert into public.listing_addresses
    select (jsonb_populate_record(
      null::public.listing_addresses, v_address || jsonb_build_object('listing_id', (p_revision).listing_id)
    )).*
    on conflict (listing_id) do update set
      street_address = excluded.street_address, postal_code = excluded.postal_code,
      latitude = excluded.latitude, longitude = excluded.longitude;
  end if;
  update private.reviewed_figures f
  set figures = f.figures - array(select jsonb_object_keys((p_revision).changes))
  where f.listing_id = (p_revision).listing_id;
end
$$;
revoke all on function private.apply_revision(public.revisions) from public, anon, authenticated, service_role;

create function private.review_revision(p_revision_id uuid, p_decision public.approval_status)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_revision public.revisions;
  v_company text;
  v_email text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators review changes.' using errcode = '42501';
  end if;
  if p_decision is null or p_decision = 'pending' then
    raise exception 'A review needs a decision.' using errcode = '22023';
  end if;
  select * into v_revision from public.revisions r
  where r.id = p_revision_id and r.status = 'pending' for update;
  if not found then
    raise exception 'There is no such change.' using errcode = 'HXPRV';
  end if;
  if p_decision = 'approved' then
    perform private.apply_revision(v_revision);
    delete from public.revisions r where r.id = p_revision_id;
  else
    update public.revisions r set status = 'rejected', updated_at = now() where r.id = p_revision_id;
  end if;
  select p.email into v_email from public.profiles p where p.id = v_revision.user_id;
  select v.company_name into v_company from public.vendors v where v.id = v_revision.vendor_id;
  perform private.note_act(
    case when v_revision.vendor_id is null then 'listing_review' else 'vendor_review' end::public.admin_action,
    v_revision.user_id, v_email,
    jsonb_strip_nulls(jsonb_build_object(
      'listing_id', v_revision.listing_id, 'vendor_id', v_revision.vendor_id, 'company_name', v_company,
      'property_name', (select l.property_name from public.listings l where l.id = v_revision.listing_id),
      'changes', p_decision,
      'fields', (select jsonb_agg(k.name) from jsonb_object_keys(v_revision.changes) as k (name))
    ))
  );
  if v_company is not null then
    perform private.queue_message(
      'email', v_email,
      case p_decision when 'approved' then 'vendor_changes_approved' else 'vendor_changes_rejected' end,
      jsonb_build_object(
        'company', v_company, 'support', coalesce(private.setting('support_email') #>> '{}', '')
      )
    );
  end if;
end
$$;
revoke all on function private.review_revision(uuid, public.approval_status) from public, anon, authenticated, service_role;
grant execute on function private.review_revision(uuid, public.approval_status) to authenticated;

-- What an administrator decides about a change of something approved.
create function public.review_revision(revision_id uuid, decision public.approval_status) returns void
language sql volatile set search_path = ''
as $$
  select private.review_revision(revision_id, decision)
$$;
revoke all on function public.review_revision(uuid, public.approval_status) from public, anon, authenticated, service_role;
grant execute on function public.review_revision(uuid, public.approval_status) to authenticated;

-- Counts what was decided about the account behind a vendor, whichever of its profiles it was.
create function private.vendor_review(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff looks at reviews.' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'revision', (
        select jsonb_build_object('id', r.id, 'changes', r.changes, 'status', r.status, 'at', r.updated_at)
        from public.revisions r where r.vendor_id = v.id
      ),
      'history', coalesce((
        select jsonb_agg(jsonb_build_object('action', a.action, 'at', a.at, 'details', a.details) order by a.id desc)
        from (
          select l.id, l.action, l.at, l.details from public.admin_audit_log l
          where l.target_user_id = v.user_id and l.action in ('vendor_review', 'vendor_delete')
          order by l.id desc limit 20
        ) a
      ), '[]')
    )
    from public.vendors v where v.id = p_vendor_id
  );
end
$$;
revoke all on function private.vendor_review(uuid) from public, anon, authenticated, service_role;
grant execute on function private.vendor_review(uuid) to authenticated;

-- For staff: what a vendor asks to change, and what was decided about their account before, newest first.
create function public.vendor_review(vendor_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.vendor_review(vendor_id)
$$;
revoke all on function public.vendor_review(uuid) from public, anon, authenticated, service_role;
grant execute on function public.vendor_review(uuid) to authenticated;
