-- URLs for search engines: records that visitors can open, each with its last change date unless that date is
-- confidential. Split by the first digits of the ID, so parts stay small. IDs reveal nothing about creation
-- order.
create function private.sitemap_part(p_kind text, p_prefix text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c_most constant integer := 40000;
  v_from uuid;
  v_to uuid;
begin
  if p_prefix is null or p_prefix !~ '^[0-9a-f]{0,2}$' then
    return '[]';
  end if;
  v_from := rpad(p_prefix, 32, '0')::uuid;
  v_to := rpad(p_prefix, 32, 'f')::uuid;
  return coalesce(case p_kind
    when 'property' then (
      select jsonb_agg(jsonb_build_array(r.id, r.changed))
      from (
        -- A confidential listing's date would link it to others its broker changed that day.
        select l.id, case when not l.is_confidential then (l.updated_at at time zone 'UTC')::date end as changed
        from public.listings l
        where l.id between v_from and v_to
          and l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted
        order by l.id
        limit c_most
      ) r
    )
    when 'vendor' then (
      select jsonb_agg(jsonb_build_array(r.id, r.changed))
      from (
        select v.id, (v.updated_at at time zone 'UTC')::date as changed
        from public.vendors v
        where v.id between v_from and v_to and v.verification_status = 'verified'
        order by v.id
        limit c_most
      ) r
    )
    when 'agent' then (
      select jsonb_agg(jsonb_build_array(r.id, null))
      from (
        select a.id from private.agents a
        where a.id between v_from and v_to and private.is_agent(a.id)
        order by a.id
        limit c_most
      ) r
    )
    when 'brokerage' then (
      select jsonb_agg(jsonb_build_array(r.subdomain, null))
      from (
        select t.subdomain
        from private.brokerages b join public.tenants t on t.id = b.tenant_id
        where b.is_public and p_prefix = ''
        order by t.subdomain
        limit c_most
      ) r
    )
    when 'educationCourse' then (
      select jsonb_agg(jsonb_build_array(r.slug, r.revised_on))
      from (
        select c.slug, v.revised_on
        from private.courses c join private.course_versions v on v.id = c.version_id
        where c.status = 'published' and p_prefix = ''
        order by c.slug
        limit c_most
      ) r
    )
  end, '[]');
end $$;

-- Returns the ID prefixes of a kind's parts, as short as possible without truncating a part. IDs are evenly
-- distributed, so one middle part represents all, and the count doesn't grow with the table.
create function private.sitemap_prefixes(p_kind text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c_most constant integer := 40000;
  v_digits integer := 0;
begin
  while v_digits < 2 and jsonb_array_length(private.sitemap_part(p_kind, left('80', v_digits))) >= c_most loop
    v_digits := v_digits + 1;
  end loop;
  return case v_digits
    when 0 then '[""]'::jsonb
    else (
      select jsonb_agg(lpad(to_hex(n), v_digits, '0') order by n)
      from generate_series(0, (16 ^ v_digits)::integer - 1) n
    )
  end;
end $$;

select private.expose('sitemap_part', 'anon, authenticated', 'plain');

select private.expose('sitemap_prefixes', 'anon, authenticated', 'plain');
