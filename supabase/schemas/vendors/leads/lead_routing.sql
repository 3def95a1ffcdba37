-- Routing: the exchange picks vendors for a project by category, state, capacity, and position. Vendors of the same tier
-- take turns, and the one that waited longest is next.
create function private.route_project(p_id uuid, p_count public.whole_number default 3) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_project constant private.projects := private.lock_own_project(p_id);
  v_wanted constant integer := least(greatest(coalesce(p_count, 3), 1), 5);
  v_vendor public.vendors;
  v_picked uuid[] := '{}';
begin
  perform private.check_project_can_be_sent(v_project);
  -- One routing of a trade and state at a time, so that simultaneous ones don't pick the same vendors.
  perform pg_advisory_xact_lock(hashtextextended('route:' || v_project.category || v_project.state, 0));
  for v_vendor in
    select v.* from public.vendors v left join private.vendor_lead_settings s on s.vendor_id = v.id
    where v.verification_status = 'verified' and v.user_id is not null
      and private.list_trade_places(v.category, v.states) @> array[v_project.category || ':' || v_project.state] and coalesce(s.takes_routed, true)
      and not exists (select from private.project_quotes q where q.project_id = p_id and q.vendor_id = v.id)
    order by least(v.ranking / 30, 2) desc, s.last_routed_at nulls first, v.id
    limit 500
  loop
    if private.can_receive_requests(v_vendor, v_project.account) then
      v_picked := v_picked || v_vendor.id;
      exit when cardinality(v_picked) = v_wanted;
    end if;
  end loop;
  if v_picked = '{}' then
    raise exception 'No vendor for this trade and state is taking requests.' using errcode = 'HXIRN';
  end if;
  perform private.add_project_quotes(v_project, v_picked, 'routed');
  insert into private.vendor_lead_settings (vendor_id, last_routed_at)
  select w, clock_timestamp() from unnest(v_picked) w
  on conflict (vendor_id) do update set last_routed_at = excluded.last_routed_at;
  return (
    select jsonb_agg(jsonb_build_object('id', v.id, 'company_name', v.company_name) order by v.company_name)
    from public.vendors v where v.id = any (v_picked)
  );
end $$;

-- Sends the caller's project to up to five vendors that the exchange picks. Returns them.
select private.expose('route_project', 'authenticated');
