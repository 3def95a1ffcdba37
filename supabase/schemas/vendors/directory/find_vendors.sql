-- The vendor directory. Queried through functions because array containment is not leakproof: under row-level
-- security it would read every row.

-- Returns search terms as patterns that must all match; letters and digits only.
create function private.search_patterns(p_text text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || word || '%'), '{}')
  from regexp_split_to_table(private.normalize_search_text(left(p_text, 100)), ' ') as word
  where word <> ''
$$;

create function private.vendor_counts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'total', (select count(*) from public.vendors v where v.verification_status = 'verified'),
    'categories', (
      select coalesce(jsonb_object_agg(c.category, c.vendors), '{}')
      from (
        select v.category, count(*) as vendors from public.vendors v
        where v.verification_status = 'verified' group by v.category
      ) c
    ),
    'states', (
      select coalesce(jsonb_object_agg(s.state, s.vendors), '{}')
      from (
        select state, count(*) as vendors from public.vendors v, unnest(v.states) as state
        where v.verification_status = 'verified' group by state
      ) s
    )
  );
end $$;

-- Counts verified vendors: total, by category, and by state.
select private.expose('vendor_counts', 'anon, authenticated');

-- Returns a vendor as lists show it.
create function private.build_listed_vendor(p_vendor public.vendors, p_is_featured boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', p_vendor.id, 'company_name', p_vendor.company_name, 'description', p_vendor.description, 'category', p_vendor.category,
    'states', p_vendor.states, 'specialization_tags', p_vendor.specialization_tags, 'years_experience', p_vendor.years_experience,
    'verification_status', p_vendor.verification_status, 'featured', p_is_featured,
    'availability_status', p_vendor.availability_status, 'has_lapsed', private.has_lapsed(p_vendor.id),
    'ranking', private.get_ranking_parts(p_vendor.id)
  );
end $$;

-- Returns one page by position, after the cursor of the previous page, and the featured places of the first page.
create function private.find_vendors(
  p_category text default null, p_state text default null, p_search text default null,
  p_status text default 'verified', p_after text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_status constant text := coalesce(p_status, 'verified');
  v_patterns constant text[] := private.search_patterns(p_search);
begin
  if v_status <> 'verified' and not private.is_staff() then
    raise exception 'Only staff can view unverified vendors.' using errcode = '42501';
  end if;
  return private.find_page(
    'vendors:' || v_status, p_after, 20, 'public.vendors v',
    -- Adds only conditions that apply, so the planner can pick the right index.
    case
      when v_status = 'changed'
      then 'exists (select from public.revisions r where r.vendor_id = v.id and r.status = ''pending'')'
      else format('v.verification_status = %L', v_status)
    end
      || case
        when p_category is not null and p_state is not null
        then format(' and private.list_trade_places(v.category, v.states) @> array[%L]', p_category || ':' || p_state)
        when p_category is not null then format(' and v.category = %L', p_category)
        when p_state is not null then format(' and v.states @> array[%L]', p_state)
        else ''
      end
      || case when v_patterns = '{}' then '' else format(
        ' and concat_ws('' '', v.company_name, array_to_string(v.specialization_tags, '' ''), v.description)'
        ' ilike all (%L::text[])', v_patterns
      ) end,
    array['-v.ranking', 'lower(v.company_name)', 'v.id'], array['integer', 'text', 'uuid'],
    'private.build_listed_vendor(v, false)'
  ) || jsonb_build_object(
    'places', case when p_after is null and v_status = 'verified' and v_patterns = '{}' then (
      select coalesce(jsonb_agg(private.build_listed_vendor(f, true)), '[]') from private.list_featured_vendors(p_category, p_state) f
    ) else '[]'::jsonb end
  );
end $$;

-- Returns a page of the directory, the match count (1001 means over a thousand), the next cursor, and `places`: up to three
-- featured vendors of the first page without search words. Only
-- staff may request another status; `changed` means pending changes.
select private.expose('find_vendors', 'anon, authenticated', 'plain');
