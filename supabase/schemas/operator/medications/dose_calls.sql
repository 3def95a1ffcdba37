-- Calls that record doses and counts of controlled drugs. The person of an acting session needs the same rights as the
-- account of the device.
create function private.get_entry_name(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select left(coalesce(nullif(p.full_name, ''), p.email), 300) from public.profiles p where p.id = p_user_id);
end $$;

create function private.require_medication_right(
  p_user_id uuid, p_order public.medication_orders, p_kind text, p_verb text
) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from public.residents r where r.id = p_order.resident_id and private.can_reach_resident(p_user_id, r, p_kind, p_verb)
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
end $$;

-- Returns the account to which an entry about an order is attributed.
create function private.get_medication_actor(
  p_acting_id uuid, p_order public.medication_orders, p_kind text, p_at timestamptz, p_purpose text default 'chart'
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_actor constant uuid := private.get_actor(p_acting_id, p_order.community_id, p_at, p_purpose);
begin
  if v_actor <> auth.uid() then
    perform private.require_medication_right(v_actor, p_order, p_kind, 'add');
  end if;
  return v_actor;
end $$;

create function private.record_dose(
  p_id uuid, p_order_id uuid, p_due_at timestamptz, p_status text, p_at timestamptz default null, p_note text default null,
  p_acting_id uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_order constant public.medication_orders := private.begin_medication_change(p_order_id, 'medication_doses', 'add');
  v_window constant interval := make_interval(mins => v_order.window_minutes);
  v_at constant timestamptz := coalesce(p_at, now());
  v_zone constant text := (select c.time_zone from public.communities c where c.id = v_order.community_id);
  v_note constant text := nullif(btrim(p_note), '');
  v_actor constant uuid := private.get_medication_actor(p_acting_id, v_order, 'medication_doses', v_at);
begin
  if exists (select from public.medication_doses d where d.id = p_id and d.order_id = p_order_id and d.due_at is not distinct from p_due_at) then
    return p_id;
  end if;
  perform private.enforce_rate_limit('medication_dose', 3000, interval '1 hour');
  if v_order.reviewed_at is null then
    raise exception 'A nurse must review this order first.' using errcode = 'HXOMV';
  elsif v_order.controlled_schedule is not null and private.is_order_locked(p_order_id) then
    raise exception 'This controlled drug is locked.' using errcode = 'HXOML';
  elsif v_at > now() + interval '2 minutes' or v_at < now() - interval '72 hours' then
    raise exception 'Choose a time in the last three days.' using errcode = 'HXOMT';
  elsif (p_due_at is null) <> v_order.is_prn
    or p_due_at is not null and not exists (
      select from private.list_due_times(v_order, p_due_at, p_due_at + interval '1 microsecond', v_zone)
    )
    or p_due_at is null and (v_at < v_order.starts_at or v_at >= coalesce(private.get_order_end(v_order), 'infinity'))
  then
    raise exception 'No dose is due then.' using errcode = 'HXOMX';
  elsif p_due_at is not null and (v_at < p_due_at - v_window or p_due_at < now() - interval '72 hours') then
    raise exception 'Outside the time to give this dose.' using errcode = 'HXOMO';
  elsif exists (
    select from public.medication_doses d where d.order_id = p_order_id and d.due_at = p_due_at and d.struck_at is null
  ) then
    raise exception 'This dose was already recorded.' using errcode = 'HXOMR';
  elsif v_note is null and (p_status <> 'given' and p_status <> 'leave' or v_at > p_due_at + v_window or v_order.is_prn) then
    raise exception 'Enter a reason.' using errcode = 'HXOMN';
  elsif v_order.is_prn and p_status = 'given' and exists (
    select from public.medication_doses d
    where d.order_id = p_order_id and d.status = 'given' and d.struck_at is null
      and abs(extract(epoch from v_at - d.at)) < coalesce(v_order.prn_min_hours, 0) * 3600
  ) then
    raise exception 'Too soon after the last dose.' using errcode = 'HXOMI';
  end if;
  insert into public.medication_doses (
    id, order_id, community_id, resident_id, due_at, status, at, note, recorded_by, recorded_by_name
  )
  values (
    p_id, p_order_id, v_order.community_id, v_order.resident_id, p_due_at, p_status, v_at, v_note, v_actor,
    coalesce(private.get_entry_name(v_actor), '')
  );
  return p_id;
end $$;

-- Records a dose: once per slot. A repeat with the same ID changes nothing; another ID for the slot raises an error. With
-- an acting session, the dose is that person's.
select private.expose('record_dose', 'authenticated');

create function private.strike_dose(p_id uuid, p_reason text, p_acting_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_dose public.medication_doses;
  v_order public.medication_orders;
  v_actor uuid;
begin
  select * into v_dose from public.medication_doses d where d.id = p_id;
  v_order := private.begin_medication_change(v_dose.order_id, 'medication_doses', 'add');
  v_actor := private.get_actor(p_acting_id, v_order.community_id, now());
  perform private.require_medication_right(
    v_actor, v_order, 'medication_doses', case when v_dose.recorded_by = v_actor then 'add' else 'change' end
  );
  perform private.require_reason(p_reason, 'HXOMN');
  update public.medication_doses d
  set struck_at = now(), struck_by = v_actor, struck_by_name = private.get_entry_name(v_actor), strike_reason = btrim(p_reason)
  where d.id = p_id and d.struck_at is null;
end $$;

-- Strikes through an entry made in error, with a reason: one's own, or any as a nurse.
select private.expose('strike_dose', 'authenticated');

create function private.record_dose_effect(
  p_id uuid, p_effect text, p_note text default null, p_acting_id uuid default null, p_at timestamptz default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_order constant public.medication_orders := private.begin_medication_change(
    (select d.order_id from public.medication_doses d where d.id = p_id), 'medication_doses', 'add'
  );
  v_at constant timestamptz := coalesce(p_at, now());
  v_actor constant uuid := private.get_medication_actor(p_acting_id, v_order, 'medication_doses', v_at);
  v_dose public.medication_doses;
begin
  if v_at > now() + interval '2 minutes' or v_at < now() - interval '72 hours' then
    raise exception 'Choose a time in the last three days.' using errcode = 'HXOMT';
  end if;
  select * into v_dose from public.medication_doses d where d.id = p_id;
  if v_dose.effect is not null then
    if v_dose.effect = p_effect and v_dose.effect_by = v_actor then
      return;
    end if;
    raise exception 'Someone already recorded the effect.' using errcode = 'HXOME';
  end if;
  update public.medication_doses d
  set effect = p_effect, effect_at = v_at, effect_note = nullif(btrim(p_note), ''), effect_by = v_actor,
    effect_by_name = private.get_entry_name(v_actor)
  where d.id = p_id and d.struck_at is null and d.due_at is null;
end $$;

-- Records whether a dose given as needed worked, at the time it was seen. A repeat changes nothing; another effect for the
-- dose is refused.
select private.expose('record_dose_effect', 'authenticated');

create function private.count_controlled(
  p_id uuid, p_order_id uuid, p_kind text, p_quantity public.whole_number, p_acting_id uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_order constant public.medication_orders := private.begin_medication_change(p_order_id, 'controlled_counts', 'add');
  v_actor constant uuid := private.get_medication_actor(p_acting_id, v_order, 'controlled_counts', now());
begin
  if exists (select from public.controlled_counts c where c.id = p_id) then
    return p_id;
  elsif v_order.controlled_schedule is null then
    raise exception 'This drug is not controlled.' using errcode = 'HXOMX';
  elsif exists (select from public.controlled_counts c where c.order_id = p_order_id and c.witnessed_at is null)
    or private.is_order_locked(p_order_id)
  then
    raise exception 'This controlled drug is locked.' using errcode = 'HXOML';
  end if;
  perform private.enforce_rate_limit('controlled_count', 600, interval '1 hour');
  insert into public.controlled_counts (id, order_id, community_id, resident_id, kind, quantity, expected, counted_by, counted_by_name)
  values (
    p_id, p_order_id, v_order.community_id, v_order.resident_id, p_kind, p_quantity, private.get_controlled_balance(v_order),
    v_actor, coalesce(private.get_entry_name(v_actor), '')
  );
  return p_id;
end $$;

-- Enters a count, delivery, or waste of a controlled drug. It counts once a second person confirms it.
select private.expose('count_controlled', 'authenticated');

create function private.witness_controlled_count(p_id uuid, p_agrees boolean, p_acting_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_count public.controlled_counts;
  v_order public.medication_orders;
  v_actor uuid;
begin
  v_order := private.begin_medication_change(
    (select c.order_id from public.controlled_counts c where c.id = p_id), 'controlled_counts', 'add'
  );
  select * into v_count from public.controlled_counts c where c.id = p_id;
  v_actor := private.get_medication_actor(p_acting_id, v_order, 'controlled_counts', now(), 'witness');
  if v_count.counted_by = v_actor then
    raise exception 'A second person must confirm.' using errcode = 'HXOMW';
  elsif v_count.witnessed_at is not null then
    return;
  end if;
  update public.controlled_counts c
  set witnessed_at = now(), witnessed_by = v_actor, witnessed_by_name = private.get_entry_name(v_actor),
    is_rejected = p_agrees is not true
  where c.id = p_id;
  if p_agrees and v_count.kind = 'count' and v_count.quantity <> v_count.expected then
    perform private.report_incident(md5('controlled_count:' || p_id)::uuid, v_count.community_id, jsonb_build_object(
      'resident_id', v_count.resident_id, 'type', 'medication_event', 'at', now(), 'place', 'other', 'description',
      format('Controlled drug count of %s: %s counted, %s expected.', v_order.drug, trim_scale(v_count.quantity), trim_scale(v_count.expected))
    ));
  end if;
end $$;

-- Confirms or rejects another person's count: the caller, or the witness who entered a PIN on the caller's device. A
-- confirmed discrepancy locks the drug and opens an incident.
select private.expose('witness_controlled_count', 'authenticated');

create function private.resolve_controlled_count(p_id uuid, p_resolution text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_medication_change(
    (select c.order_id from public.controlled_counts c where c.id = p_id), 'controlled_counts', 'change'
  );
  perform private.require_reason(p_resolution, 'HXOMN');
  update public.controlled_counts c
  set resolved_at = now(), resolved_by = auth.uid(), resolved_by_name = private.get_my_display_name(), resolution = btrim(p_resolution)
  where c.id = p_id and c.witnessed_at is not null and not c.is_rejected and c.quantity <> c.expected and c.resolved_at is null;
end $$;

-- Resolves a discrepancy, which unlocks the drug, as a nurse or director.
select private.expose('resolve_controlled_count', 'authenticated');
