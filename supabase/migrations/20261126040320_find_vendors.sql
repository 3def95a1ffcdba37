-- The directory of vendors, as before but for its cursors, and staff may ask for those whose changes wait.
drop function public.find_vendors(text, text, text, text, uuid);
drop function private.find_vendors(text, text, text, text, uuid);

-- One page: featured ones first, then by name. It goes on behind the cursor of the page before.
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
    raise exception 'Only staff looks at vendors that are not verified.' using errcode = '42501';
  end if;
  v_from := private.open_cursor(v_scope, p_after);
  -- Written out only where it narrows, so that the planner knows which index serves.
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
          v.years_experience, v.verification_status, v.featured, v.availability_status
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

-- A page of the directory, how many match (1001 stands for more than a thousand) and the cursor of the next
-- page. Only staff may ask for another status; `changed` are those whose changes wait.
create function public.find_vendors(
  category text default null, state text default null, search text default null,
  status text default 'verified', after text default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.find_vendors(category, state, search, coalesce(status, 'verified'), after)
$$;

revoke all on function
  private.find_vendors(text, text, text, text, text), public.find_vendors(text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.find_vendors(text, text, text, text, text), public.find_vendors(text, text, text, text, text)
  to anon, authenticated;
