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

-- Returns one page: featured vendors first, then by name, after the cursor of the previous page.
create function private.find_vendors(
  p_category text, p_state text, p_search text, p_status text, p_after text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page constant integer := 20;
  v_patterns constant text[] := private.search_patterns(p_search);
  v_scope constant text := 'vendors:' || p_status;
  v_from jsonb;
  v_last jsonb;
  v_where text;
  v_rows jsonb;
  v_count integer;
begin
  if p_status <> 'verified' and not private.is_staff() then
    raise exception 'Only staff can view unverified vendors.' using errcode = '42501';
  end if;
  v_from := private.open_cursor(v_scope, p_after);
  -- Adds only conditions that apply, so the planner can pick the right index.
  v_where := case
      when p_status = 'changed'
      then 'exists (select from public.revisions r where r.vendor_id = v.id and r.status = ''pending'')'
      else format('v.verification_status = %L', p_status)
    end
    || case when p_category is null then '' else ' and v.category = $1' end
    || case when p_state is null then '' else ' and v.states @> array[$2]' end
    || case when v_patterns = '{}' then '' else
      ' and concat_ws('' '', v.company_name, array_to_string(v.specialization_tags, '' ''), v.description) ilike all ($3)'
    end;
  execute format(
    $query$
      select coalesce(jsonb_agg(to_jsonb(page) order by not page.featured, lower(page.company_name), page.id), '[]')
      from (
        select v.id, v.company_name, v.description, v.category, v.states, v.specialization_tags,
          v.years_experience, v.verification_status, v.featured, v.availability_status,
          private.has_lapsed(v.id) as has_lapsed
        from public.vendors v
        where %s %s
        order by not v.featured, lower(v.company_name), v.id
        limit $4
      ) page
    $query$,
    v_where,
    case when v_from is null then '' else
      format(
        'and (not v.featured, lower(v.company_name), v.id) > (%L::boolean, %L, %L::uuid)',
        v_from ->> 0, v_from ->> 1, v_from ->> 2
      )
    end
  )
  into v_rows using p_category, p_state, v_patterns, v_page + 1;
  v_last := case when jsonb_array_length(v_rows) > v_page then v_rows -> (v_page - 1) end;
  execute format('select count(*) from (select from public.vendors v where %s limit 1001) counted', v_where)
  into v_count using p_category, p_state, v_patterns;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(v_rows) > v_page then v_rows - v_page else v_rows end,
    'count', v_count,
    'next', case when v_last is not null then private.seal_cursor(v_scope, jsonb_build_array(
      not (v_last ->> 'featured')::boolean, lower(v_last ->> 'company_name'), v_last ->> 'id'
    )) end
  );
end
$$;
grant execute on function private.find_vendors(text, text, text, text, text) to anon, authenticated;

-- Returns a page of the directory, the match count (1001 means over a thousand), and the next cursor. Only
-- staff may request another status; `changed` means pending changes.
create function public.find_vendors(
  category text default null, state text default null, search text default null,
  status text default 'verified', after text default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.find_vendors(category, state, search, coalesce(status, 'verified'), after)
$$;
grant execute on function public.find_vendors(text, text, text, text, text) to anon, authenticated;
