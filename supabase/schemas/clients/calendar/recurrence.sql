-- Detaches one occurrence: the series skips that day and a separate event replaces it. Event policies decide
-- who can do this.
create function private.detach_occurrence(
  p_id uuid, p_version public.whole_number, p_day date, p_new_id uuid, p_begins_at timestamptz,
  p_ends_at timestamptz
) returns setof public.events
language plpgsql set search_path = '' as $$
declare
  v_series public.events;
begin
  -- An earlier attempt succeeded but its response was lost.
  return query select e.* from public.events e where e.id = p_new_id and e.deleted_at is null;
  if found then return; end if;
  select e.* into v_series from public.events e
  where e.id = p_id and e.version = p_version and e.deleted_at is null
  for update;
  if v_series.id is null then return; end if;
  if v_series.repeats is null or not exists (
    select from private.event_starts(v_series, p_day::timestamp at time zone v_series.time_zone, 1) s (at)
    where (s.at at time zone v_series.time_zone)::date = p_day
  ) then
    raise exception 'The series has no event on this day.' using errcode = 'HXEVO';
  end if;
  update public.events e set skipped = concat_ws(', ', e.skipped, p_day::text) where e.id = p_id;
  -- The series owner takes part in what a teammate detaches from it.
  return query
    insert into public.events (
      id, sharing, title, kind, begins_at, ends_at, time_zone, is_all_day, place, attendee_ids, contact_id, deal_id,
      remind_before, notes
    ) values (
      p_new_id, v_series.sharing, v_series.title, v_series.kind, p_begins_at, p_ends_at, v_series.time_zone,
      v_series.is_all_day, v_series.place,
      case when v_series.owner_id = (select auth.uid()) then v_series.attendee_ids
        else (array_remove(v_series.attendee_ids, v_series.owner_id) || v_series.owner_id)[1:50] end,
      v_series.contact_id, v_series.deal_id, v_series.remind_before, v_series.notes
    ) returning *;
end $$;

-- Returns the event that replaces the occurrence; nothing if the series was changed by someone else.
select private.expose('detach_occurrence', 'authenticated');
