-- Where a page of a list begins is said by a cursor: what the list is sorted by in the last row that was
-- shown, sealed. Whoever could write one would ask how any value compares with rows that they never see.
create table private.cursor_secret (
  secret bytea primary key,
  is_only boolean not null default true,
  constraint cursor_secret_is_only check (is_only),
  constraint cursor_secret_once unique (is_only)
);

revoke all on table private.cursor_secret from public, anon, authenticated, service_role;

-- Signs what a cursor says for one list in one order, which `p_scope` names.
create function private.cursor_signature(p_scope text, p_words bytea) returns bytea
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select substr(
      extensions.hmac(convert_to(p_scope || ':', 'UTF8') || p_words, s.secret, 'sha256'), 1, 16
    )
    from private.cursor_secret s
  );
end
$$;
revoke all on function private.cursor_signature(text, bytea) from public, anon, authenticated, service_role;

create function private.seal_cursor(p_scope text, p_key jsonb) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_words constant bytea := convert_to(p_key::text, 'UTF8');
begin
  return translate(
    encode(private.cursor_signature(p_scope, v_words) || v_words, 'base64'), E'+/=\n', '-_'
  );
end
$$;
revoke all on function private.seal_cursor(text, jsonb) from public, anon, authenticated, service_role;

-- What a cursor says; null for none. One that was not sealed for this list in this order is refused.
create function private.open_cursor(p_scope text, p_cursor text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_bytes bytea;
begin
  if p_cursor is null then
    return null;
  end if;
  if char_length(p_cursor) between 24 and 2000 and p_cursor ~ '^[A-Za-z0-9_-]+$' then
    begin
      v_bytes := decode(
        rpad(translate(p_cursor, '-_', '+/'), (char_length(p_cursor) + 3) / 4 * 4, '='), 'base64'
      );
    exception when invalid_parameter_value then
      v_bytes := null;
    end;
    if substr(v_bytes, 1, 16) = private.cursor_signature(p_scope, substr(v_bytes, 17)) then
      return convert_from(substr(v_bytes, 17), 'UTF8')::jsonb;
    end if;
  end if;
  raise exception 'This cursor is not of this list.'
    using errcode = 'HXPCU', hint = 'Ask for the first page.';
end
$$;
revoke all on function private.open_cursor(text, text) from public, anon, authenticated, service_role;

-- What fits is either frequent, and met soon on the way through the order, or rare, and then few to sort.
-- No estimate of how frequent decides between the two: it would be wrong for words, and for filters
-- that seldom agree. A scan of the whole table is never the way.
create function private.find_live_listings(
  p_facets text[], p_search text, p_sort text, p_cursor text, p_is_backward boolean, p_limit integer
) returns table (place bigint, id uuid, cursor text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
rows 21
as $$
declare
  v_scope constant text := 'listings:' || p_sort;
  v_from constant text := private.open_cursor(v_scope, p_cursor) #>> '{}';
  v_reach constant integer := 2000;
  v_ids uuid[];
  v_keys text[];
begin
  execute format(
    'select array_agg(q.id), array_agg(q.key) from (%s) q',
    private.listing_query(p_facets, p_search, p_sort, v_from, p_is_backward, p_limit, v_reach)
  ) into v_ids, v_keys;
  if coalesce(cardinality(v_ids), 0) < p_limit
    and private.listing_conditions(p_facets, p_search) <> 'true'
  then
    execute format(
      'select array_agg(q.id), array_agg(q.key) from (%s) q',
      private.listing_query(p_facets, p_search, p_sort, v_from, p_is_backward, p_limit, null)
    ) into v_ids, v_keys;
  end if;
  return query select u.place, u.id, private.seal_cursor(v_scope, to_jsonb(u.key || '~' || u.id))
    from unnest(v_ids, v_keys) with ordinality as u (id, key, place);
end
$$;
revoke all on function private.find_live_listings(text[], text, text, text, boolean, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.find_live_listings(text[], text, text, text, boolean, integer) to anon, authenticated;

create function private.admin_accounts(
  p_search text, p_filters jsonb, p_sort text, p_after text, p_page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_scope constant text := 'accounts:' || coalesce(p_sort, 'newest');
  v_from jsonb;
  v_conditions text;
  v_size constant integer := least(greatest(coalesce(p_page_size, 50), 1), 200);
  v_key text;
  v_id text := 'p.id';
  v_type text := 'timestamptz';
  v_direction text := 'desc';
  v_past text := 'true';
  v_rows jsonb;
  v_count bigint;
begin
  perform private.require_staff();
  v_from := private.open_cursor(v_scope, p_after);
  v_conditions := private.account_conditions(p_search, p_filters);
  if p_sort = 'name' then
    v_key := 'lower(coalesce(p.full_name, p.email, ''''))';
    v_type := 'text';
    v_direction := 'asc';
  elsif p_sort = 'last_sign_in' then
    v_key := 'a.last_sign_in_at';
    v_id := 'a.user_id';
  else
    v_key := 'p.created_at';
  end if;
  if v_from is not null then
    v_past := format(
      '(%s, %s) %s (%L::%s, %L)', v_key, v_id, case v_direction when 'asc' then '>' else '<' end,
      v_from ->> 0, v_type, (v_from ->> 1)::uuid
    );
  end if;

  execute format(
    'with page as materialized ('
    '  select p.id, %1$s as key, a.last_sign_in_at'
    '  from public.profiles p join private.account_activity a on a.user_id = p.id'
    '  where %2$s and %3$s order by %1$s %4$s, %5$s %4$s limit %6$s'
    ')'
    ' select coalesce(jsonb_agg(jsonb_build_object('
    '   ''id'', p.id, ''full_name'', p.full_name, ''email'', p.email, ''company_name'', p.company_name,'
    '   ''is_company_user'', p.is_company_user, ''user_type'', p.user_type,'
    '   ''status'', private.account_status(p.requires_approval, p.approval_status, p.suspended_at),'
    '   ''roles'', (select coalesce(jsonb_agg(r.role order by r.role), ''[]'') from public.user_roles r'
    '     where r.user_id = p.id and r.is_active and (r.expires_at is null or r.expires_at > now())),'
    '   ''plan'', private.plan_of(p.id), ''created_at'', p.created_at,'
    '   ''last_sign_in_at'', nullif(page.last_sign_in_at, ''-infinity''),'
    '   ''key'', page.key'
    ' ) order by page.key %4$s, p.id %4$s), ''[]'')'
    ' from page join public.profiles p on p.id = page.id',
    v_key, v_conditions, v_past, v_direction, v_id, v_size + 1
  ) into v_rows;

  -- Counted with the first page, and no further than screens show.
  if v_from is null then
    execute format(
      'select count(*) from (select from public.profiles p where %s limit 1001) as counted', v_conditions
    ) into v_count;
  end if;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(v_rows) > v_size then v_rows - v_size else v_rows end,
    'next', case when jsonb_array_length(v_rows) > v_size then private.seal_cursor(
      v_scope, jsonb_build_array(v_rows -> (v_size - 1) ->> 'key', v_rows -> (v_size - 1) ->> 'id')
    ) end,
    'count', v_count
  );
end
$$;
revoke all on function private.admin_accounts(text, jsonb, text, text, integer) from public, anon, authenticated, service_role;
grant execute on function private.admin_accounts(text, jsonb, text, text, integer) to authenticated;

-- A page of accounts for staff: `{rows, next, count}`. `next` is what the next page is asked with, as
-- `after`; `count` comes with the first page and stops at 1001. Sort: newest, name,
-- last_sign_in. Plan: none, trial, or a tier; `enterprise` stands for every tier by contract too.
create function public.admin_accounts(
  search text default null, status text default null, role public.app_role default null,
  user_type public.user_type default null, plan text default null, company text default null,
  team boolean default null, created_from timestamptz default null, created_before timestamptz default null,
  sort text default 'newest', after text default null,
  page_size integer default 50
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.admin_accounts(
    search,
    jsonb_build_object(
      'status', status, 'role', role, 'user_type', user_type, 'plan', plan, 'company', company,
      'team', team, 'created_from', created_from, 'created_before', created_before
    ),
    sort, after, page_size
  )
$$;
revoke all on function public.admin_accounts(text, text, public.app_role, public.user_type, text, text, boolean, timestamptz, timestamptz, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.admin_accounts(text, text, public.app_role, public.user_type, text, text, boolean, timestamptz, timestamptz, text, text, integer) to authenticated;
