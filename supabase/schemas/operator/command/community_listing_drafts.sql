-- A listing draft from the figures of a community: size, care, occupancy, rates, and NOI fill the form, and the documents wait
-- until the draft is submitted. The draft belongs to the director, and no one else can read it.

-- Returns the values of the listing form, as typed.
create function private.get_listing_draft_values(p_community public.communities, p_package private.buyer_packages) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_available constant numeric := (p_package.content -> 'units' ->> 'available')::numeric;
  v_occupied constant numeric := (p_package.content -> 'units' ->> 'occupied')::numeric;
  v_noi constant numeric := round((
    private.sum_t12_section(p_package.content -> 't12', 'Revenue') - private.sum_t12_section(p_package.content -> 't12', 'Expenses')
  ) / 100.0);
  v_values jsonb;
begin
  select jsonb_build_object(
    'property_type', case
      when 'CCRC' = any (p_community.care_types) then 'ccrc'
      else (
        select t.property_type
        from (values ('IL', 'independent-living'), ('AL', 'assisted-living'), ('MC', 'memory-care'), ('SNF', 'skilled-nursing')) t (category, property_type)
        join (select x.license_category, count(*) as units from public.units x where x.community_id = p_community.id and x.deleted_at is null group by 1) n
          on n.license_category = t.category
        order by n.units desc, t.category limit 1
      )
    end,
    'property_name', p_community.name, 'street_address', p_community.street, 'city', p_community.city, 'state', p_community.state,
    'postal_code', p_community.postal_code, 'licensed_beds', p_community.licensed_beds,
    'total_units', count(*), 'total_beds', sum(u.capacity),
    'occupancy_rate', round(100 * v_occupied / nullif(v_available, 0), 1),
    'census', p_package.residents,
    'avg_monthly_rate', round(p_package.monthly_cents / 100.0 / nullif(v_occupied, 0)),
    'noi', case when v_noi > 0 then v_noi end
  ) into v_values
  from public.units u where u.community_id = p_community.id and u.deleted_at is null;
  return v_values || jsonb_build_object('unit_mix', (
    select string_agg(concat_ws(E'\t', m.type, m.units, m.rate), E'\n' order by m.units desc, m.type)
    from (
      select upper(left(u.type, 1)) || replace(substr(u.type, 2), '_', '-') as type, count(*) as units, round(avg(u.market_rate)) as rate
      from public.units u where u.community_id = p_community.id and u.deleted_at is null group by u.type
    ) m
  ));
end $$;

create function private.start_listing_draft(p_id uuid, p_community_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_community constant public.communities := private.lock_community_for_buyers(p_community_id);
  v_package private.buyer_packages;
  v_values jsonb;
begin
  select * into v_package from private.buyer_packages b where b.id = p_id and b.community_id = p_community_id;
  if v_package.id is not null then
    return private.describe_buyer_package(v_package);
  elsif v_community.listing_id is not null then
    raise exception 'This community has a listing.' using errcode = 'HXOYL';
  end if;
  perform private.save_listing_draft(p_id, 0, jsonb_build_object('values', '{}'::jsonb, 'pictures', '[]'::jsonb));
  v_package := private.freeze_buyer_package(p_id, p_community_id, null, p_id);
  select jsonb_object_agg(v.key, v.value) into v_values
  from jsonb_each_text(private.get_listing_draft_values(v_community, v_package)) v where v.value is not null;
  update public.listing_drafts d set content = jsonb_build_object('values', v_values, 'pictures', '[]'::jsonb) where d.id = p_id;
  return private.describe_buyer_package(v_package);
end $$;

-- Starts a listing draft of the caller, a director, from today's figures of a community without a listing. The draft has the
-- request's ID; a repeat changes nothing. The documents wait for the submitted listing.
select private.expose('start_listing_draft', 'authenticated');

-- Links communities to the listing of their submitted draft; their figures then wait for the listing's owner.
create function private.link_communities_of_draft(p_draft_id uuid, p_listing_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.communities c set listing_id = p_listing_id
  from private.buyer_packages b
  where b.draft_id = p_draft_id and b.status = 'pending' and c.id = b.community_id and c.listing_id is null and c.deleted_at is null
    and c.id = any (private.list_my_community_ids('communities', 'change'));
  update private.buyer_packages b set listing_id = p_listing_id where b.draft_id = p_draft_id and b.status = 'pending';
end $$;
