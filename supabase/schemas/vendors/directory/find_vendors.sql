-- The vendor directory. Queried through functions because array containment is not leakproof: under row-level
-- security it would read every row.

-- Returns search terms as patterns that must all match; letters and digits only.
create function private.search_patterns(p_text text) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg('%' || word || '%'), '{}')
  from regexp_split_to_table(private.normalize_search_text(left(p_text, 100)), ' ') as word
  where word <> ''
$$;

create function private.vendor_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
end
$$;

-- Counts verified vendors: total, by category, and by state.
select private.expose('vendor_counts', 'anon, authenticated');

-- Returns one page: featured vendors first, then by position, after the cursor of the previous page.
create function private.find_vendors(
  p_category text default null, p_state text default null, p_search text default null,
  p_status text default 'verified', p_after text default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
      || case when p_category is null then '' else format(' and v.category = %L', p_category) end
      || case when p_state is null then '' else format(' and v.states @> array[%L]', p_state) end
      || case when v_patterns = '{}' then '' else format(
        ' and concat_ws('' '', v.company_name, array_to_string(v.specialization_tags, '' ''), v.description)'
        ' ilike all (%L::text[])', v_patterns
      ) end,
    array['not v.featured', '-v.ranking', 'lower(v.company_name)', 'v.id'], array['boolean', 'integer', 'text', 'uuid'],
    $row$ jsonb_build_object(
      'id', v.id, 'company_name', v.company_name, 'description', v.description, 'category', v.category,
      'states', v.states, 'specialization_tags', v.specialization_tags, 'years_experience', v.years_experience,
      'verification_status', v.verification_status, 'featured', v.featured,
      'availability_status', v.availability_status, 'has_lapsed', private.has_lapsed(v.id),
      'ranking', private.get_ranking_parts(v.id)
    ) $row$
  );
end
$$;

-- Returns a page of the directory, the match count (1001 means over a thousand), and the next cursor. Only
-- staff may request another status; `changed` means pending changes.
select private.expose('find_vendors', 'anon, authenticated', 'plain');
