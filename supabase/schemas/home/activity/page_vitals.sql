-- Listing page speed for visitors: the 75th percentile of all page loads in the last four weeks. Null for
-- fewer than ten loads.
create function private.listing_page_vitals() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := (now() at time zone 'UTC')::date;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('metric', v.metric, 'times', v.times, 'p75', v.p75) order by v.metric), '[]')
    from private.vitals_between(v_today - 28, v_today) v
    where v.path = '/property/:id' and v.times >= 10 and private.is_approved()
  );
end $$;

-- Returns real-user speed of listing pages, by metric.
select private.expose('listing_page_vitals', 'authenticated');
