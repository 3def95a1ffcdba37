-- The vendor list for staff: every vendor in any review status, with four sort orders and filters for pending
-- work. The public directory is `find_vendors`.
create index vendors_by_name_idx on public.vendors (lower(company_name), id);
create index vendors_by_time_idx on public.vendors (created_at, id);
create index vendors_by_years_idx on public.vendors (years_experience, id);

-- Conditions over `v` (vendors). Values are quoted literals, so the planner can estimate selectivity.
create function private.vendor_conditions(p_search text, p_filters jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_conditions text[] := '{}';
  v_patterns constant text[] := private.search_patterns(p_search);
  v_name text;
begin
  if v_patterns <> '{}' then
    v_conditions := v_conditions || format(
      'concat_ws('' '', v.company_name, array_to_string(v.specialization_tags, '' ''), v.description) ilike all (%L)',
      v_patterns
    );
  end if;
  foreach v_name in array array['verification_status', 'category', 'availability_status'] loop
    if jsonb_typeof(p_filters -> v_name) = 'array' then
      v_conditions := v_conditions || format(
        'v.%I = any (%L::text[])', v_name, array(select jsonb_array_elements_text(p_filters -> v_name))
      );
    end if;
  end loop;
  if jsonb_typeof(p_filters -> 'states') = 'array' then
    v_conditions := v_conditions || format(
      'v.states && %L::text[]', array(select jsonb_array_elements_text(p_filters -> 'states'))
    );
  end if;
  if p_filters ->> 'featured' is not null then
    v_conditions := v_conditions || format('v.featured = %L::boolean', p_filters ->> 'featured');
  end if;
  if p_filters ->> 'changed' is not null then
    v_conditions := v_conditions || format(
      'exists (select from public.revisions r where r.vendor_id = v.id and r.status = ''pending'') = %L::boolean',
      p_filters ->> 'changed'
    );
  end if;
  if p_filters ->> 'lapsed' is not null then
    v_conditions := v_conditions || format('private.has_lapsed(v.id) = %L::boolean', p_filters ->> 'lapsed');
  end if;
  return array_to_string(v_conditions || text 'true', ' and ');
end $$;

create function private.admin_vendors(
  p_search text default null, p_filters public.payload default '{}', p_sort text default 'name',
  p_after text default null, p_page_size public.whole_number default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_key constant text := case
    when p_sort in ('joined', '-joined') then 'v.created_at' when p_sort = 'years' then 'v.years_experience'
    else 'lower(v.company_name)'
  end;
  v_type constant text := case v_key
    when 'v.created_at' then 'timestamptz' when 'v.years_experience' then 'integer' else 'text'
  end;
begin
  perform private.require_staff();
  return private.find_page(
    'admin-vendors:' || coalesce(p_sort, 'name'), p_after, private.limit_page_size(p_page_size, 50, 200),
    'public.vendors v', private.vendor_conditions(p_search, p_filters), array[v_key, 'v.id'], array[v_type, 'uuid'],
    format($row$ jsonb_build_object(
      'id', v.id, 'company_name', v.company_name, 'category', v.category, 'states', v.states,
      'specialization_tags', v.specialization_tags, 'years_experience', v.years_experience,
      'verification_status', v.verification_status, 'featured', v.featured,
      'availability_status', v.availability_status, 'created_at', v.created_at,
      'has_account', v.user_id is not null, 'has_lapsed', private.has_lapsed(v.id),
      'is_changed', exists (select from public.revisions r where r.vendor_id = v.id and r.status = 'pending'),
      'key', %s
    ) $row$, v_key),
    p_is_descending => coalesce(p_sort in ('-joined', 'years'), false), p_counts_once => true
  );
end $$;

-- Returns a page of all vendors for staff: `{rows, next, count}`; `count` comes with the first page and is
-- capped at 1001. Sort: name, joined, -joined, years. Filters are arrays of values by column
-- (verification_status, category, availability_status, states), `featured`, and `changed` and `lapsed` for
-- pending work.
select private.expose('admin_vendors', 'authenticated', 'plain');
