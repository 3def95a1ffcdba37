-- Staff decisions on pending reviews, and past decisions.

create function private.apply_revision(p_revision public.revisions) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_table constant text := case when (p_revision).listing_id is null then 'vendors' else 'listings' end;
  v_columns text;
  v_address constant jsonb := (p_revision).changes -> 'address';
  v_pictures public.listing_images[];
begin
  if (p_revision).profile_id is not null then
    perform private.apply_listed_names((p_revision).profile_id, (p_revision).changes);
    return;
  end if;
  -- Runs before the columns: the photo list for older clients only adds to or removes from these.
  if (p_revision).changes ? 'pictures' then
    v_pictures := array(
      select p from private.apply_picture_changes((p_revision).listing_id, (p_revision).changes -> 'pictures') p
    );
    -- Replaces all at once: photos that swap positions would collide otherwise.
    delete from public.listing_images i where i.listing_id = (p_revision).listing_id;
    insert into public.listing_images select p.* from unnest(v_pictures) p;
  end if;
  select string_agg(quote_ident(m.name), ', ') into v_columns
  from private.list_reviewed_columns(v_table) m where (p_revision).changes ? m.name;
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
  if (p_revision).changes ? 'details' then
    perform private.write_listing_details((p_revision).listing_id, (p_revision).changes -> 'details');
  end if;
  update private.reviewed_figures f
  set figures = f.figures - array(select jsonb_object_keys((p_revision).changes))
  where f.listing_id = (p_revision).listing_id;
end $$;

-- Locks the reviewed row before the revision, in the same order as its owner's changes, so a concurrent
-- decision waits instead of deadlocking.
create function private.lock_revision_target(p_revision public.revisions) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles p where p.id = p_revision.profile_id for no key update;
  perform from public.vendors v where v.id = p_revision.vendor_id for no key update;
  perform from public.listings l where l.id = p_revision.listing_id for no key update;
  perform from public.listing_addresses a where a.listing_id = p_revision.listing_id for update;
  perform from public.listing_images i where i.listing_id = p_revision.listing_id order by i.id for update;
  perform private.lock_listing_pictures(p_revision.listing_id);
end $$;

create function private.review_revision(
  p_revision_id uuid, p_decision public.approval_status, p_reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_revision public.revisions;
  v_company text;
  v_email text;
begin
  if not private.is_admin() then
    raise exception 'Only administrators can review changes.' using errcode = '42501';
  end if;
  if p_decision is null or p_decision = 'pending' then
    raise exception 'Choose a decision.' using errcode = '22023';
  end if;
  perform private.lock_revision_target(r) from public.revisions r where r.id = p_revision_id;
  select * into v_revision from public.revisions r
  where r.id = p_revision_id and r.status = 'pending' for update;
  if not found then
    raise exception 'Change not found.' using errcode = 'HXPRV';
  end if;
  if v_revision.listing_id is not null then
    perform private.log_listing_review(v_revision.listing_id, p_decision, true, p_reason);
  end if;
  if p_decision = 'approved' then
    perform private.apply_revision(v_revision);
    delete from public.revisions r where r.id = p_revision_id;
  else
    update public.revisions r set status = 'rejected', updated_at = now() where r.id = p_revision_id;
  end if;
  select p.email into v_email from public.profiles p where p.id = v_revision.user_id;
  select v.company_name into v_company from public.vendors v where v.id = v_revision.vendor_id;
  perform private.log_admin_action(
    case
      when v_revision.profile_id is not null then 'names_review'
      when v_revision.vendor_id is null then 'listing_review'
      else 'vendor_review'
    end::public.admin_action,
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
end $$;

-- Records an administrator's decision on a change to approved content.
select private.expose('review_revision', 'authenticated', 'plain');

-- Counts decisions on the account behind a vendor, across all its profiles.
create function private.vendor_review(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can view reviews.' using errcode = '42501';
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
end $$;

-- Staff only: returns a vendor's pending changes and earlier decisions on their account, newest first.
select private.expose('vendor_review', 'authenticated', 'plain');
