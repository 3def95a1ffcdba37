-- Triggers that hold changes to approved content as revisions and leave the row unchanged, so others keep
-- seeing the approved version. Rejected content goes back to review instead.

-- Named to run after normalize_listing, so it compares what would be stored.
create function private.revise_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old constant jsonb := to_jsonb(old);
  v_new constant jsonb := to_jsonb(new);
  v_changes jsonb;
begin
  if private.is_exempt_from_review() then
    return new;
  end if;
  v_changes := private.diff_reviewed_columns('listings', v_old, v_new, (
    select f.figures from private.reviewed_figures f where f.listing_id = old.id
  ));
  if old.approval_status = 'approved' then
    -- An immediate change replaces a pending one of the same column, which would overwrite it later.
    perform private.withdraw_revision(old.id, m.name)
    from private.list_reviewed_columns('listings') m
    where v_new -> m.name is distinct from v_old -> m.name and not v_changes ? m.name;
    if v_changes <> '{}' then
      perform private.require_check_constraints(new);
      perform private.save_pending_revision(old.id, null, null, private.account_of(old.broker_id), v_changes);
      new := jsonb_populate_record(
        new, (select jsonb_object_agg(k.name, v_old -> k.name) from jsonb_object_keys(v_changes) as k (name))
      );
    end if;
    insert into private.reviewed_figures as f (listing_id, figures)
    select old.id, jsonb_object_agg(m.name, v_old -> m.name)
    from private.list_reviewed_columns('listings') m
    where m.share is not null and to_jsonb(new) -> m.name <> v_old -> m.name
    having count(*) > 0
    on conflict (listing_id) do update set figures = excluded.figures || f.figures;
  elsif old.approval_status = 'rejected' and v_changes <> '{}' then
    new.approval_status := 'pending';
  end if;
  return new;
end $$;

create trigger revise_listing before update on public.listings
  for each row execute function private.revise_listing();

-- Setting a column to its current value withdraws the pending change of that column.
create function private.withdraw_reverted_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_exempt_from_review() then
    perform private.withdraw_revision(old.id, tg_argv[0]);
  end if;
  return new;
end $$;

-- One trigger per column, because only so does a trigger know which columns an update names. Named to run
-- before revise_listing and revise_vendor, which restore held values.
do $$
declare
  v_row record;
begin
  for v_row in
    select t.name as place, t.approved, m.name
    from (values
      ('listings', 'old.approval_status = ''approved'''), ('vendors', 'old.verification_status = ''verified''')
    ) as t (name, approved)
    cross join lateral private.list_reviewed_columns(t.name) m
    where m.name <> 'images'
    order by 1, 3
  loop
    execute format(
      'create trigger abandon_reverted_%1$s before update of %1$I on public.%2$I'
        || ' for each row when (%3$s and new.%1$I is not distinct from old.%1$I)'
        || ' execute function private.withdraw_reverted_change(%1$L)',
      v_row.name, v_row.place, v_row.approved
    );
  end loop;
end $$;

-- True if a change to a listing's related rows must be held: by its owner, on an approved listing. A rejected
-- listing goes back to review. When the listing itself is deleted, it is no longer found.
create function private.is_listing_review_required(p_listing_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if private.is_exempt_from_review() or not (private.is_own_broker(v_listing.broker_id) and private.is_approved()) then
    return false;
  end if;
  if v_listing.approval_status = 'rejected' then
    update public.listings l set approval_status = 'pending' where l.id = p_listing_id;
  end if;
  return v_listing.approval_status = 'approved';
end $$;

create function private.revise_address() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_listing_id constant uuid := case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    if not private.is_exempt_from_review() then
      perform private.withdraw_revision(v_listing_id, 'address');
    end if;
    return new;
  end if;
  if not private.is_listing_review_required(v_listing_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op <> 'DELETE' then
    perform private.require_check_constraints(new);
  end if;
  perform private.save_pending_revision(
    v_listing_id, null, null, auth.uid(),
    jsonb_build_object('address', case when tg_op <> 'DELETE' then to_jsonb(new) end)
  );
  return case tg_op when 'UPDATE' then old end;
end $$;

create trigger revise_address before insert or update or delete on public.listing_addresses
  for each row execute function private.revise_address();

-- Returns a listing's photos as they would be. Photos that staff removed since don't come back.
create function private.apply_picture_changes(p_listing_id uuid, p_changes jsonb) returns setof public.listing_images
language sql stable set search_path = '' as $$
  select (jsonb_populate_record(i, coalesce(p_changes -> i.id::text, '{}'))).*
  from public.listing_images i
  where i.listing_id = p_listing_id and p_changes -> i.id::text is distinct from 'null'
  union all
  select (jsonb_populate_record(
    null::public.listing_images, c.picture || jsonb_build_object('id', c.id, 'listing_id', p_listing_id)
  )).*
  from jsonb_each(p_changes) as c (id, picture)
  where c.picture ? 'created_at'
    and not exists (select from public.listing_images i where i.id = c.id::uuid)
$$;

-- Serializes photo changes of a listing; concurrent ones would overwrite each other.
create function private.lock_listing_pictures(p_listing_id uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('pictures of ' || p_listing_id, 0))
$$;

-- Adds one photo's change to the pending revision; a new photo replaces another pending new one.
create function private.add_pending_picture(p_listing_id uuid, p_id uuid, p_picture jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_asked jsonb;
begin
  perform private.lock_listing_pictures(p_listing_id);
  select coalesce(r.changes -> 'pictures', '{}') into v_asked
  from public.revisions r where r.listing_id = p_listing_id and r.status = 'pending';
  v_asked := coalesce(v_asked, '{}');
  if p_picture ? 'created_at' then
    v_asked := v_asked - array(
      select c.id from jsonb_each(v_asked) as c (id, picture)
      where c.picture ? 'created_at' and c.picture -> 'image_order' = p_picture -> 'image_order'
    );
  end if;
  v_asked := v_asked || jsonb_build_object(p_id, case
    when p_picture = 'null' then p_picture
    else coalesce(nullif(v_asked -> p_id::text, 'null'), '{}') || p_picture
  end);
  if (
    select count(*) <> count(distinct p.image_order) or count(*) filter (where p.is_primary) > 1
    from private.apply_picture_changes(p_listing_id, v_asked) p
  ) then
    raise exception 'Two photos have the same position, or both are the primary photo.' using errcode = '23505';
  end if;
  perform private.save_pending_revision(
    p_listing_id, null, null, auth.uid(), jsonb_build_object('pictures', v_asked)
  );
end $$;

create function private.revise_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_listing_id constant uuid := case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
  v_picture constant jsonb := case tg_op
    when 'INSERT' then to_jsonb(new) - array['id', 'listing_id', 'is_live']
    when 'UPDATE' then private.diff_reviewed_columns('listing_images', to_jsonb(old), to_jsonb(new), null)
    else 'null'
  end;
begin
  if v_picture = '{}' or not private.is_listing_review_required(v_listing_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op <> 'DELETE' then
    perform private.require_check_constraints(new);
  end if;
  perform private.add_pending_picture(v_listing_id, case tg_op when 'DELETE' then old.id else new.id end, v_picture);
  return case tg_op when 'UPDATE' then old end;
end $$;

-- Named to run before set_listing_image_fields: a held change must not lock the listing, whose own changes lock it
-- and wait for the revision.
create trigger revise_picture before insert or update or delete on public.listing_images
  for each row execute function private.revise_picture();

create function private.revise_vendor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old constant jsonb := to_jsonb(old);
  v_changes jsonb;
begin
  if private.is_exempt_from_review() then
    return new;
  end if;
  v_changes := private.diff_reviewed_columns('vendors', v_old, to_jsonb(new), null);
  if v_changes = '{}' then
    return new;
  end if;
  if old.verification_status = 'verified' then
    perform private.require_check_constraints(new);
    perform private.save_pending_revision(null, old.id, null, old.user_id, v_changes);
    new := jsonb_populate_record(
      new, (select jsonb_object_agg(k.name, v_old -> k.name) from jsonb_object_keys(v_changes) as k (name))
    );
  elsif old.verification_status = 'rejected' then
    new.verification_status := 'pending';
  end if;
  return new;
end $$;

create trigger revise_vendor before update on public.vendors
  for each row execute function private.revise_vendor();
