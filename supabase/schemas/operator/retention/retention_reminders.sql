-- Reminders that records are due for deletion, once a month for each community.
create table private.retention_notices (
  community_id uuid not null references public.communities (id) on delete cascade,
  month date not null,
  sent_at timestamptz not null default now(),

  constraint retention_notices_pkey primary key (community_id, month),
  constraint retention_notices_month_in_range check (month between '2000-01-01' and '2200-01-01')
);
alter table private.retention_notices enable row level security;

-- Returns how many records of a community are due and not kept or confirmed.
create function private.count_due_records(p_community_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(d.due), 0)::integer
    from private.list_retention_kinds() k
    cross join lateral (
      select count(*) as due from (
        select r.record_id
        from private.list_due_records(p_community_id, k.kind, private.get_retention_day(p_community_id, k.kind)) r
        where r.obstacle is null and not exists (
          select from private.retention_items i join private.retention_runs n on n.id = i.run_id
          where i.record_id = r.record_id and n.kind = k.kind and i.state = 'waiting'
        )
        limit 500
      ) x
    ) d
  );
end $$;

-- Notifies executive directors and the workspace's owner of up to 20 communities whose records are due, once a month each;
-- returns how many communities it looked at.
create function private.send_retention_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_community public.communities;
  v_month date;
  v_due integer;
  v_count integer := 0;
begin
  for v_community in
    select c.* from public.communities c
    where c.deleted_at is null and not exists (
      select from private.retention_notices n
      where n.community_id = c.id and n.month = date_trunc('month', private.get_community_day(c.id))::date
    )
    order by c.id
    limit 20
  loop
    v_month := date_trunc('month', private.get_community_day(v_community.id))::date;
    insert into private.retention_notices (community_id, month) values (v_community.id, v_month) on conflict do nothing;
    continue when not found;
    v_count := v_count + 1;
    v_due := private.count_due_records(v_community.id);
    continue when v_due = 0;
    perform private.notify(
      m.user_id, 'retention_due', 'retention:' || v_community.id || ':' || v_month,
      jsonb_build_object('community', v_community.name, 'community_id', v_community.id, 'count', v_due)
    )
    from (
      select m.user_id from public.community_members m
      where m.community_id = v_community.id and m.position = any (private.list_positions_with_right('record_retention', 'change'))
        and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
      union
      select u.user_id from public.tenant_users u where u.tenant_id = v_community.tenant_id and u.role = 'owner' and u.is_active
    ) m;
  end loop;
  return v_count;
end $$;
