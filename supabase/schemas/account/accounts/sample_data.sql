-- Sample data for new accounts: private rows flagged `is_sample`, marked in their names, that only their owner
-- sees. They count nowhere, send nothing, and can't be shared, linked, or published. A sample community counts only on
-- its owner's own screens. Removal deletes all of them in one transaction.

-- Returns what the caller's roles can use.
create function private.list_sample_kinds() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_roles constant text[] := private.my_roles()::text[];
begin
  return case
    when v_roles && array['broker', 'broker_of_record', 'pilot'] then array['contacts', 'deals', 'drafts']
    when 'seller' = any (v_roles) then array['drafts']
    when 'vendor' = any (v_roles) then array[]::text[]
    when 'investor' = any (v_roles) then array['searches', 'holdings']
    when 'operator' = any (v_roles) then array['communities', 'searches']
    when v_roles && array['buyer', 'user'] then array['searches']
    else array[]::text[]
  end;
end $$;

create function private.count_samples(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'contacts', (select count(*) from public.contacts c where c.owner_id = p_user_id and c.is_sample),
    'deals', (select count(*) from public.deals d where d.owner_id = p_user_id and d.is_sample),
    'drafts', (select count(*) from public.listing_drafts d where d.user_id = p_user_id and d.is_sample),
    'searches', (select count(*) from public.saved_searches s where s.user_id = p_user_id and s.is_sample),
    'holdings', (
      select count(*) from public.holdings h join public.investment_entities e on e.id = h.entity_id
      where e.owner_id = p_user_id and e.is_sample and h.deleted_at is null
    ),
    'communities', (select count(*) from public.communities c where c.owner_id = p_user_id and c.is_sample)
  );
end $$;

create function private.add_sample_data() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_kinds constant text[] := private.list_sample_kinds();
  v_seller uuid;
begin
  if exists (
    select from jsonb_each_text(private.count_samples(v_me)) c where c.value <> '0'
  ) then
    return private.count_samples(v_me);
  end if;
  if cardinality(v_kinds) = 0 then
    raise exception 'There is no sample data for your role.' using errcode = 'HXSMN';
  end if;
  if 'contacts' = any (v_kinds) then
    insert into public.contacts (owner_id, tenant_id, sharing, name, company, job_title, role, city, state, tags, is_sample)
    values (
      v_me, null, 'private', 'Dana Whitfield (sample)', 'Whitfield Senior Living', 'Owner', 'seller', 'Columbus', 'OH',
      '{Sample}', true
    )
    returning id into v_seller;
    insert into public.contacts (owner_id, tenant_id, sharing, name, company, job_title, role, city, state, tags, is_sample)
    values
      (
        v_me, null, 'private', 'Marcus Bell (sample)', 'Cedar Ridge Partners', 'Acquisitions', 'buyer', 'Chicago', 'IL',
        '{Sample}', true
      ),
      (
        v_me, null, 'private', 'Priya Raman (sample)', 'Lakeshore Lending', 'Vice president', 'lender', 'Indianapolis', 'IN',
        '{Sample}', true
      );
  end if;
  if 'deals' = any (v_kinds) then
    insert into public.deals (
      owner_id, tenant_id, sharing, name, stage, contact_id, buyer, state, price, commission_percent, expected_close,
      next_step, next_step_on, tags, is_sample
    ) values
      (
        v_me, null, 'private', 'Maple Grove (sample)', 'engagement', v_seller, null, 'OH', 9800000, 3,
        current_date + 150, 'Send the valuation', current_date + 3, '{Sample}', true
      ),
      (
        v_me, null, 'private', 'Harbor Pines (sample)', 'lois', null, 'Cedar Ridge Partners', 'IN', 14200000, 2.5,
        current_date + 90, 'Compare letters of intent', current_date + 7, '{Sample}', true
      );
  end if;
  if 'drafts' = any (v_kinds) then
    insert into public.listing_drafts (id, user_id, content, is_sample)
    values (
      gen_random_uuid(), v_me,
      jsonb_build_object(
        'values', jsonb_build_object(
          'property_type', 'assisted-living', 'property_name', 'Maple Grove (sample)', 'city', 'Columbus', 'state', 'OH',
          'total_units', '64', 'total_beds', '72', 'licensed_beds', '72', 'year_built', '2004', 'price', '9800000',
          'occupancy_rate', '91', 'cap_rate', '8.4',
          'description', 'Sample listing. Two-story community on five acres with a dining room that opens to a garden.'
        ),
        'pictures', '[]'::jsonb
      ),
      true
    );
  end if;
  if 'searches' = any (v_kinds) then
    insert into public.saved_searches (user_id, name, facets, cadence, is_paused, is_sample)
    values (v_me, 'Assisted living in Ohio (sample)', '{type:assisted-living,state:OH}', 'off', true, true);
  end if;
  if 'holdings' = any (v_kinds) then
    perform private.add_sample_holdings(v_me);
  end if;
  if 'communities' = any (v_kinds) then
    perform private.add_sample_community(v_me);
  end if;
  return private.count_samples(v_me);
end $$;

-- Adds the sample data for the caller's role and returns its counts; adds nothing if some exists.
select private.expose('add_sample_data', 'authenticated');

create function private.remove_sample_data() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  -- Each deal has a property, which goes with it unless the caller's own records use it too.
  v_properties constant uuid[] := array(
    select d.property_id from public.deals d where d.owner_id = v_me and d.is_sample and d.property_id is not null
  );
begin
  delete from public.deals d where d.owner_id = v_me and d.is_sample;
  delete from public.properties p
  where p.id = any (v_properties) and p.owner_id = v_me and p.listing_id is null
    and not exists (select from public.deals d where d.property_id = p.id)
    and not exists (select from public.transactions t where t.property_id = p.id);
  delete from public.contacts c where c.owner_id = v_me and c.is_sample;
  delete from public.listing_drafts d where d.user_id = v_me and d.is_sample;
  delete from public.saved_searches s where s.user_id = v_me and s.is_sample;
  delete from public.investment_entities e where e.owner_id = v_me and e.is_sample;
  delete from public.communities c where c.owner_id = v_me and c.is_sample;
end $$;

-- Deletes all of the caller's sample data, with everything attached to it.
select private.expose('remove_sample_data', 'authenticated');
