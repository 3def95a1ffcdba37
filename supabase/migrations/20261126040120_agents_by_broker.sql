-- The directory of agents by the brokers that everybody may know. What is sold in confidence is not in it:
-- beside the open listings, one more in the count would tell who sells it.
create or replace function private.count_agents() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    $query$
      insert into private.agents as a (id, name, brokerage, listings)
      select c.broker_id, coalesce(p.full_name, ''), private.business_name(p), sum(c.times)
      from (%s) c
      left join public.broker_accounts b on b.broker_id = c.broker_id
      left join public.profiles p on p.id = b.user_id
      where not c.is_confidential
      group by c.broker_id, p.id
      having sum(c.times) <> 0
      order by c.broker_id
      on conflict (id) do update set listings = a.listings + excluded.listings
    $query$,
    private.changed_live_listings(tg_op)
  );
  execute format(
    $query$
      insert into private.agent_markets as m (agent_id, state, property_type, listings)
      select c.broker_id, c.state, c.property_type, sum(c.times)
      from (%s) c
      where not c.is_confidential
      group by 1, 2, 3
      having sum(c.times) <> 0
      order by 1, 2, 3
      on conflict (agent_id, state, property_type) do update set listings = m.listings + excluded.listings
    $query$,
    private.changed_live_listings(tg_op)
  );
  delete from private.agents a where a.listings <= 0;
  delete from private.agent_markets m where m.listings <= 0;
  return null;
end
$$;

create or replace function private.rename_agent() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.agents a
  set name = coalesce(new.full_name, ''), brokerage = private.business_name(new)
  where a.id = (
    select b.broker_id from public.broker_accounts b where b.user_id = new.id and not b.is_pseudonym
  );
  return null;
end
$$;

create or replace function private.is_agent(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.broker_accounts b
    join public.user_roles r on r.user_id = b.user_id
    join public.profiles p on p.id = b.user_id
    where b.broker_id = p_id and not b.is_pseudonym
      and r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now())
      and btrim(p.full_name) <> ''
      and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'approved'
  );
end
$$;

delete from private.agents;
delete from private.agent_markets;

insert into private.agents (id, name, brokerage, listings)
select l.broker_id, coalesce(p.full_name, ''), private.business_name(p), count(*)
from public.listings l
join public.broker_accounts b on b.broker_id = l.broker_id
join public.profiles p on p.id = b.user_id
where l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_confidential
group by l.broker_id, p.id;

insert into private.agent_markets (agent_id, state, property_type, listings)
select l.broker_id, l.state, l.property_type, count(*)
from public.listings l
where l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_confidential
group by 1, 2, 3;

drop function public.find_agents(text, text, text, text, uuid);
drop function private.find_agents(text, text, text, text, uuid);

-- One page, by how much they have live or by name. It goes on behind the cursor of the page before.
create function private.find_agents(
  p_state text, p_property_type text, p_name text, p_sort text, p_after text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page constant integer := 20;
  v_patterns constant text[] := private.search_patterns(p_name);
  v_key constant text := case when p_sort = 'name' then 'lower(a.name)' else '-a.listings' end;
  v_type constant text := case when p_sort = 'name' then 'text' else 'integer' end;
  v_scope constant text := 'agents:' || v_type;
  v_from constant jsonb := private.open_cursor(v_scope, p_after);
  v_where text;
  v_ids uuid[];
  v_last jsonb;
  v_count integer;
begin
  v_where := 'private.is_agent(a.id)'
    || case when p_state is null and p_property_type is null then '' else
      ' and exists (select from private.agent_markets m where m.agent_id = a.id'
      || case when p_state is null then '' else ' and m.state = $1' end
      || case when p_property_type is null then '' else ' and m.property_type = $2' end
      || ')'
    end
    || case when v_patterns = '{}' then '' else
      ' and concat_ws('' '', a.name, a.brokerage) ilike all ($3)'
    end;
  execute format(
    'select array(select a.id from private.agents a where %s %s order by %s, a.id limit $4)',
    v_where,
    case when v_from is null then '' else
      format('and (%s, a.id) > (%L::%s, %L::uuid)', v_key, v_from ->> 0, v_type, v_from ->> 1)
    end,
    v_key
  )
  into v_ids using p_state, p_property_type, v_patterns, v_page + 1;
  if cardinality(v_ids) > v_page then
    execute format('select jsonb_build_array(%s, a.id) from private.agents a where a.id = $1', v_key)
    into v_last using v_ids[v_page];
  end if;
  execute format('select count(*) from (select from private.agents a where %s limit 1001) counted', v_where)
  into v_count using p_state, p_property_type, v_patterns;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.agent_card(a) order by array_position(v_ids, a.id)), '[]')
      from private.agents a
      where a.id = any (v_ids[1:v_page])
    ),
    'count', v_count,
    'next', case when v_last is not null then private.seal_cursor(v_scope, v_last) end
  );
end
$$;

-- A page of the brokers with something live, how many match (1001 stands for more than a thousand) and
-- the cursor of the next page. `sort` is `listings` or `name`.
create function public.find_agents(
  state text default null, property_type text default null, name text default null,
  sort text default 'listings', after text default null
) returns jsonb
language sql stable set search_path = ''
as $$
  select private.find_agents(state, property_type, name, sort, after)
$$;

revoke all on function
  private.find_agents(text, text, text, text, text), public.find_agents(text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.find_agents(text, text, text, text, text), public.find_agents(text, text, text, text, text)
  to anon, authenticated;
