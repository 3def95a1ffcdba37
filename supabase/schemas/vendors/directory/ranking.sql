-- The order of vendors in the directory, and why. 90 points from facts that the product itself recorded; a vendor cannot
-- buy or write them. Featured places are above the list and labeled (featured.sql).

-- Returns what a vendor's position is made of: verified (30), responsive (20), completed (20), rated (20).
create function private.get_ranking_parts(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_papers integer;
  v_asked integer;
  v_answered integer;
  v_done integer;
  v_reviews integer;
  v_average numeric;
begin
  if private.has_lapsed(p_vendor_id) then
    v_papers := 0;
  else
    v_papers := least(jsonb_array_length(private.list_vendor_credentials(p_vendor_id)), 5);
  end if;
  select
    count(*), count(*) filter (where q.first_answered_at <= coalesce(q.respond_by, q.asked_at + interval '48 hours'))
  into v_asked, v_answered
  from (
    select * from private.project_quotes x
    where x.vendor_id = p_vendor_id and x.asked_at > now() - interval '365 days'
      and (x.first_answered_at is not null or x.status <> 'asked' or x.respond_by < now())
    order by x.asked_at desc limit 200
  ) q;
  select count(*) into v_done from (
    select from private.project_quotes q join private.projects p on p.id = q.project_id
    where q.vendor_id = p_vendor_id and q.status = 'chosen' and p.status = 'done' limit 200
  ) d;
  select count(*), avg(r.rating) into v_reviews, v_average
  from private.vendor_reviews r where r.vendor_id = p_vendor_id and r.state = 'published';
  return jsonb_build_object(
    'verified', jsonb_build_object('points', v_papers * 6, 'most', 30, 'count', v_papers),
    -- Three requests are the least that say something.
    'responsive', jsonb_build_object(
      'points', case when v_asked < 3 then 0 else round(20.0 * v_answered / v_asked)::integer end, 'most', 20,
      'answered', v_answered, 'asked', v_asked
    ),
    'completed', jsonb_build_object('points', least(v_done, 10) * 2, 'most', 20, 'count', v_done),
    -- Weighted toward 3.5 stars while reviews are few.
    'rated', jsonb_build_object(
      'points', case when v_reviews = 0 then 0
        else round(20 * ((v_average * v_reviews + 3.5 * 3) / (v_reviews + 3) - 1) / 4)::integer end,
      'most', 20, 'average', round(v_average, 1), 'count', v_reviews
    )
  );
end $$;

-- Recalculates a vendor's position. Skips a vendor that another transaction is changing: the hourly job catches up, and
-- decisions about overlapping projects can't block each other.
create function private.refresh_vendor_ranking(p_vendor_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_parts jsonb;
  v_ranking integer;
begin
  perform from public.vendors v where v.id = p_vendor_id for no key update skip locked;
  if not found then
    return;
  end if;
  v_parts := private.get_ranking_parts(p_vendor_id);
  select sum((p.value ->> 'points')::integer) into v_ranking from jsonb_each(v_parts) p;
  update public.vendors v set ranking = v_ranking where v.id = p_vendor_id and v.ranking <> v_ranking;
end $$;

create function private.refresh_ranking_of_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.refresh_vendor_ranking(old.vendor_id);
  elsif new.vendor_id is not null then
    perform private.refresh_vendor_ranking(new.vendor_id);
  end if;
  return null;
end $$;

create function private.refresh_ranking_of_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_vendor_ranking(q.vendor_id) from private.project_quotes q
  where q.project_id = new.id and q.status = 'chosen' and q.vendor_id is not null;
  return null;
end $$;

create trigger refresh_vendor_ranking after insert or update of state, rating on private.vendor_reviews
  for each row execute function private.refresh_ranking_of_row();
create trigger refresh_vendor_ranking after insert or delete or update of status, expires_on on public.vendor_credentials
  for each row execute function private.refresh_ranking_of_row();
create trigger refresh_vendor_ranking after update of status on private.project_quotes
  for each row when (old.status is distinct from new.status) execute function private.refresh_ranking_of_row();
create trigger refresh_vendor_ranking after update of status on private.projects
  for each row when (new.status = 'done' and old.status <> 'done') execute function private.refresh_ranking_of_project();

-- Hourly: credentials that expired, response times that ran out, and rows that were skipped.
create function private.refresh_vendor_rankings() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_vendor uuid;
  v_count integer := 0;
begin
  for v_vendor in
    select c.vendor_id from public.vendor_credentials c
    where c.status = 'verified' and c.expires_on between current_date - 2 and current_date
    union
    select q.vendor_id from private.project_quotes q
    where q.vendor_id is not null and (
      q.respond_by between now() - interval '2 hours' and now() or q.answered_at > now() - interval '2 hours'
    )
  loop
    perform private.refresh_vendor_ranking(v_vendor);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

create function private.vendor_ranking(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.get_vendor(p_vendor_id) is null then
    return null;
  end if;
  return private.get_ranking_parts(p_vendor_id);
end $$;

-- Returns what a directory vendor's position is made of; null if the caller can't see the vendor.
select private.expose('vendor_ranking', 'anon, authenticated', 'plain');
