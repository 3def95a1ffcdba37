-- Returns a source's label for the client's source field, as in `shared/records/nouns/lead.ts`.
create function private.lead_source(p_source text) returns text
language sql immutable set search_path = '' as $$
  select case p_source
    when 'inquiry' then 'Inquiry' when 'form' then 'Form' when 'website' then 'Website' when 'referral' then 'Referral' when 'call' then 'Call'
    when 'event' then 'Conference' when 'mailing' then 'Mailing' when 'advertising' then 'Advertising'
    when 'list' then 'Bought list' when 'ticket' then 'Ticket' when 'reply' then 'Reply' when 'booking' then 'Booking' when 'other' then 'Other'
  end
$$;

-- Returns the caller's leads of a period, each with the deal it became.
create function private.measured_leads(p_from timestamptz, p_to timestamptz)
returns table (
  source text, form_id uuid, owner_id uuid, responded_at timestamptz, respond_by timestamptz, response_minutes numeric,
  status text, deal_id uuid, deal text, closed_on date, commission numeric
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
begin
  return query
  select l.source, l.form_id, l.owner_id, l.responded_at, l.respond_by, l.response_minutes::numeric, l.status, d.id, d.name,
    d.closed_on, d.commission
  from unnest(v_workspace_ids) b (workspace_id)
  join public.leads l on l.workspace_id = b.workspace_id
  left join public.deals d on d.id = l.deal_id and d.deleted_at is null and d.stage <> 'lost' and d.workspace_id = any (v_workspace_ids)
  where l.deleted_at is null and l.received_at >= p_from and l.received_at < p_to;
end $$;

create function private.lead_measures(p_from timestamptz, p_to timestamptz, p_by text default 'source')
returns table (
  value text, leads bigint, answered bigint, in_time bigint, median_minutes numeric, qualified bigint, converted bigint,
  won bigint, commission numeric
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_by is null or p_by not in ('source', 'owner', 'form') or p_to is null or p_from is null then
    raise exception 'Measure leads by source, owner, or form.' using errcode = '22023';
  end if;
  return query
  select
    m.value, count(*), count(m.responded_at), count(*) filter (where m.responded_at <= m.respond_by),
    round((percentile_cont(0.5) within group (order by m.response_minutes))::numeric, 0),
    count(*) filter (where m.status in ('qualified', 'converted')), count(*) filter (where m.status = 'converted'),
    count(*) filter (where m.closed_on is not null), coalesce(sum(m.commission) filter (where m.closed_on is not null), 0)
  from (
    select l.*, case p_by
      when 'source' then coalesce(l.source, '') when 'form' then l.form_id::text else l.owner_id::text
    end as value
    from private.measured_leads(p_from, p_to) l
    where p_by <> 'form' or l.form_id is not null
  ) m
  group by m.value order by count(*) desc, m.value;
end $$;

-- Returns response times and outcomes of the caller's leads in a period, by source, owner, or form.
select private.expose('lead_measures', 'authenticated');

-- Dashboard counts: the caller's unanswered leads, and new leads in a week; null without leads.
create function private.figures_of_leads() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_since constant timestamptz := now() - interval '7 days';
begin
  if not private.is_approved() or not exists (
    select from unnest(private.list_my_workspace_ids()) b (workspace_id) join public.leads l on l.workspace_id = b.workspace_id where l.deleted_at is null
  ) then
    return null;
  end if;
  return (
    select jsonb_build_object('waiting', count(*), 'late', count(*) filter (where m.respond_by < now()))
    from (
      select l.respond_by from unnest(private.list_my_workspace_ids()) b (workspace_id) join public.leads l on l.workspace_id = b.workspace_id
      where l.deleted_at is null and l.status = 'new' and l.owner_id = v_me limit 1000
    ) m
  ) || (
    select jsonb_build_object(
      'came', count(*) filter (where m.received_at > v_since), 'came_before', count(*) filter (where m.received_at <= v_since)
    )
    from (
      select l.received_at from unnest(private.list_my_workspace_ids()) b (workspace_id) join public.leads l on l.workspace_id = b.workspace_id
      where l.deleted_at is null and l.received_at > v_since - interval '7 days' limit 2000
    ) m
  ) || jsonb_build_object('next', (
    select coalesce(jsonb_agg(to_jsonb(w) order by w.respond_by), '[]') from (
      select l.id, l.name, coalesce(l.interest, l.company, '') as interest, l.respond_by
      from unnest(private.list_my_workspace_ids()) b (workspace_id) join public.leads l on l.workspace_id = b.workspace_id
      where l.deleted_at is null and l.status = 'new' and l.owner_id = v_me
      order by l.respond_by limit 3
    ) w
  ));
end $$;
grant execute on function private.figures_of_leads() to authenticated;
