-- The vendor network as figures: coverage by state and category, and verified credentials by kind.
create function private.vendor_network() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'vendors', (select count(*) from public.vendors v where v.verification_status = 'verified'),
    'coverage', (
      select coalesce(jsonb_agg(jsonb_build_object('state', c.state, 'category', c.category, 'vendors', c.vendors)
        order by c.state, c.category), '[]')
      from (
        select s.state, v.category, count(*) as vendors from public.vendors v, unnest(v.states) s (state)
        where v.verification_status = 'verified' group by s.state, v.category
      ) c
    ),
    'credentials', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'coverage', c.coverage, 'vendors', c.vendors)
        order by c.vendors desc, c.kind, c.coverage), '[]')
      from (
        select k.kind, k.coverage, count(distinct k.vendor_id) as vendors
        from public.vendor_credentials k join public.vendors v on v.id = k.vendor_id
        where k.status = 'verified' and coalesce(k.expires_on >= current_date, true) and v.verification_status = 'verified'
        group by k.kind, k.coverage
      ) c
    ),
    'lists', (
      select coalesce(jsonb_agg(jsonb_build_object('source', f.source, 'on', f.finished_at::date) order by f.source), '[]')
      from private.exclusion_files f where f.status in ('checking', 'done')
    )
  );
end $$;

-- Counts verified vendors by state and category, and those with each verified credential.
select private.expose('vendor_network', 'anon, authenticated');
