SET local check_function_bodies = off;

DROP TRIGGER "keep_listing_image" ON "public"."listing_images";

DROP FUNCTION "private"."admin_account_figures"();

DROP FUNCTION "public"."admin_account_figures"();

CREATE OR REPLACE FUNCTION private.admin_account_figures()
  RETURNS TABLE (
    accounts  bigint,
    pending   bigint,
    suspended bigint,
    new       bigint,
    staff     bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return query select
    (select count(*) from (select from public.profiles limit 1001) as a),
    (
      select count(*) from (
        select from public.profiles p
        where p.approval_status = 'pending' and p.requires_approval and p.suspended_at is null limit 1001
      ) as a
    ),
    (select count(*) from (select from public.profiles p where p.suspended_at is not null limit 1001) as a),
    (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1001
      ) as a
    ),
    (
      select count(*) from (
        select distinct r.user_id from public.user_roles r
        where r.role in ('admin', 'support') and r.is_active and (r.expires_at is null or r.expires_at > now())
        limit 1001
      ) as a
    );
end
$function$;

CREATE OR REPLACE FUNCTION private.apply_revision (
  p_revision public.revisions
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_table constant text := case when (p_revision).listing_id is null then 'vendors' else 'listings' end;
  v_columns text;
  v_address constant jsonb := (p_revision).changes -> 'address';
  v_pictures public.listing_images[];
begin
  -- Before the columns: the list of pictures that older programs keep only adds to these and takes from them.
  if (p_revision).changes ? 'pictures' then
    v_pictures := array(
      select p from private.pictures_with((p_revision).listing_id, (p_revision).changes -> 'pictures') p
    );
    -- All at once: pictures that change places would each find the other's taken.
    delete from public.listing_images i where i.listing_id = (p_revision).listing_id;
    insert into public.listing_images select p.* from unnest(v_pictures) p;
  end if;
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
$function$;

CREATE OR REPLACE FUNCTION private.hold_picture (
  p_listing_id uuid,
  p_id         uuid,
  p_picture    jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_asked jsonb;
begin
  perform private.lock_pictures(p_listing_id);
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
    from private.pictures_with(p_listing_id, v_asked) p
  ) then
    raise exception 'Two pictures of a listing have one place, or are both its first.' using errcode = '23505';
  end if;
  perform private.hold_revision(
    p_listing_id, null, auth.uid(), jsonb_build_object('pictures', v_asked)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_revision (
  p_listing_id uuid,
  p_vendor_id  uuid,
  p_user_id    uuid,
  p_changes    jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  loop
    update public.revisions r
    set changes = case r.status when 'pending' then r.changes else '{}' end || p_changes,
      status = 'pending', updated_at = now()
    where r.listing_id = p_listing_id or r.vendor_id = p_vendor_id;
    exit when found;
    -- Of two that ask for the first time at one moment, the second joins the first.
    insert into public.revisions (listing_id, vendor_id, user_id, changes)
    values (p_listing_id, p_vendor_id, p_user_id, p_changes)
    on conflict do nothing;
    exit when found;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.holds_changes_of (
  p_listing_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if private.needs_no_review() or not (private.is_mine(v_listing.broker_id) and private.is_approved()) then
    return false;
  end if;
  if v_listing.approval_status = 'rejected' then
    update public.listings l set approval_status = 'pending' where l.id = p_listing_id;
  end if;
  return v_listing.approval_status = 'approved';
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_live_pictures()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.listing_images i set is_live = private.is_live(new)
  where i.listing_id = new.id and i.is_live <> private.is_live(new);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_pictures (
  p_listing_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select pg_advisory_xact_lock(hashtextextended('pictures of ' || p_listing_id, 0))
$function$;

CREATE OR REPLACE FUNCTION private.lock_reviewed (
  p_revision public.revisions
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform from public.vendors v where v.id = p_revision.vendor_id for no key update;
  perform from public.listings l where l.id = p_revision.listing_id for no key update;
  perform from public.listing_addresses a where a.listing_id = p_revision.listing_id for update;
  perform from public.listing_images i where i.listing_id = p_revision.listing_id order by i.id for update;
  perform private.lock_pictures(p_revision.listing_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.material_columns (
  p_table text
)
  RETURNS TABLE (
    name  text,
    share numeric
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select m.name, m.share
  from (values
    ('listings', 'property_name', null::numeric), ('listings', 'description', null),
    ('listings', 'city', null), ('listings', 'state', null), ('listings', 'property_type', null),
    ('listings', 'care_level', null), ('listings', 'license_type', null), ('listings', 'amenities', null),
    ('listings', 'images', null), ('listings', 'total_beds', null), ('listings', 'licensed_beds', null),
    ('listings', 'total_units', null), ('listings', 'square_footage', null), ('listings', 'year_built', null),
    ('listings', 'price', 0.1), ('listings', 'occupancy_rate', 0.1), ('listings', 'cap_rate', 0.1),
    ('listings', 'avg_monthly_rate', 0.1),
    ('listing_images', 'image_url', null), ('listing_images', 'image_order', null),
    ('listing_images', 'alt_text', null), ('listing_images', 'caption', null),
    ('listing_images', 'is_primary', null), ('listing_images', 'width', null), ('listing_images', 'height', null),
    ('vendors', 'company_name', null), ('vendors', 'description', null), ('vendors', 'category', null),
    ('vendors', 'specialization_tags', null), ('vendors', 'years_experience', null)
  ) as m (relation, name, share)
  where m.relation = p_table
$function$;

CREATE OR REPLACE FUNCTION private.pictures_with (
  p_listing_id uuid,
  p_changes    jsonb
)
  RETURNS SETOF public.listing_images
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.review_revision (
  p_revision_id uuid,
  p_decision    public.approval_status
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
  perform private.lock_reviewed(r) from public.revisions r where r.id = p_revision_id;
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
$function$;

CREATE OR REPLACE FUNCTION private.revise_address()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing_id constant uuid := case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
begin
  if tg_op = 'UPDATE' and new is not distinct from old or not private.holds_changes_of(v_listing_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op <> 'DELETE' then
    perform private.require_checks(new);
  end if;
  perform private.hold_revision(
    v_listing_id, null, auth.uid(),
    jsonb_build_object('address', case when tg_op <> 'DELETE' then to_jsonb(new) end)
  );
  return case tg_op when 'UPDATE' then old end;
end
$function$;

CREATE OR REPLACE FUNCTION private.revise_picture()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing_id constant uuid := case tg_op when 'DELETE' then old.listing_id else new.listing_id end;
  v_picture constant jsonb := case tg_op
    when 'INSERT' then to_jsonb(new) - array['id', 'listing_id', 'is_live']
    when 'UPDATE' then private.material_changes('listing_images', to_jsonb(old), to_jsonb(new), null)
    else 'null'
  end;
begin
  if v_picture = '{}' or not private.holds_changes_of(v_listing_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op <> 'DELETE' then
    perform private.require_checks(new);
  end if;
  perform private.hold_picture(v_listing_id, case tg_op when 'DELETE' then old.id else new.id end, v_picture);
  return case tg_op when 'UPDATE' then old end;
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_account_figures()
  RETURNS TABLE (
    accounts  bigint,
    pending   bigint,
    suspended bigint,
    new       bigint,
    staff     bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.admin_account_figures()
$function$;

REVOKE ALL ON FUNCTION "public"."admin_account_figures"() FROM PUBLIC, "anon", "service_role";

CREATE TRIGGER hold_picture
  BEFORE INSERT OR DELETE OR UPDATE ON public.listing_images
  FOR EACH ROW
  EXECUTE FUNCTION private.revise_picture();

CREATE TRIGGER keep_listing_image
  BEFORE INSERT OR UPDATE OF listing_id, is_live ON public.listing_images
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_listing_image();

COMMENT ON COLUMN "public"."revisions"."changes" IS 'The columns as they would be; `address` is the whole address of a listing, null to remove it; `pictures` has by their ids the columns of pictures as they would be, all of them for a new one, null to remove one.';

REVOKE ALL ON FUNCTION "private"."admin_account_figures"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."admin_account_figures"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."admin_account_figures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admin_account_figures"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_picture"(uuid, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_picture"(uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_picture"(uuid, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."holds_changes_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."holds_changes_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."holds_changes_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_pictures"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_pictures"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_pictures"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_reviewed"(public.revisions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_reviewed"(public.revisions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_reviewed"(public.revisions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pictures_with"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pictures_with"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pictures_with"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."revise_picture"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."revise_picture"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."revise_picture"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_account_figures"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."admin_account_figures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."admin_account_figures"() TO "postgres";
