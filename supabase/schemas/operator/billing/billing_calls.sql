-- Calls of billing that change settings, rates, and charges.

-- Locks a community's billing, creates its settings, and requires that the caller may change it.
create function private.begin_billing_change(p_community_id uuid) returns private.billing_settings
language plpgsql security definer set search_path = '' as $$
declare
  v_settings private.billing_settings;
begin
  perform private.require_community_right(p_community_id, 'resident_invoices', 'change');
  perform private.enforce_rate_limit('billing_change', 2000, interval '1 hour');
  insert into private.billing_settings (community_id) values (p_community_id) on conflict do nothing;
  select * into v_settings from private.billing_settings s where s.community_id = p_community_id for update;
  return v_settings;
end $$;

-- Returns a resident whose billing the caller may change, with the community's billing locked.
create function private.begin_resident_billing(p_resident_id uuid) returns public.residents
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  perform private.begin_billing_change(v_resident.community_id);
  return v_resident;
end $$;

-- Raises an error if a month from this day on is billed.
create function private.require_unbilled(p_community_id uuid, p_day date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (
    select from private.billing_runs r
    where r.community_id = p_community_id and r.posted_at is not null and r.month + interval '1 month' > p_day
  ) then
    raise exception 'This month is billed.' using errcode = 'HXBIM';
  end if;
end $$;

create function private.save_billing_settings(p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_settings constant private.billing_settings := private.begin_billing_change(p_community_id);
  v_row constant private.billing_settings := jsonb_populate_record(v_settings, p_values);
begin
  perform private.require_same_version(v_settings.version, p_version, 'HXBIV');
  update private.billing_settings s
  set due_day = v_row.due_day, rate_notice_days = v_row.rate_notice_days, late_fee_cents = v_row.late_fee_cents,
    late_fee_grace_days = v_row.late_fee_grace_days, nsf_fee_cents = v_row.nsf_fee_cents, version = s.version + 1
  where s.community_id = p_community_id;
end $$;

-- Changes due day, notice period, and fees.
select private.expose('save_billing_settings', 'authenticated');

create function private.save_community_rate(
  p_community_id uuid, p_kind text, p_level public.whole_number, p_cents public.large_number, p_effective_on date
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_billing_change(p_community_id);
  perform private.require_unbilled(p_community_id, p_effective_on);
  if p_kind = 'care_level' then
    insert into private.care_level_rates as r (community_id, level, monthly_cents, effective_on)
    values (p_community_id, p_level, p_cents, p_effective_on)
    on conflict (community_id, level, effective_on) do update set monthly_cents = excluded.monthly_cents;
  else
    insert into private.community_rates as r (community_id, kind, cents, effective_on)
    values (p_community_id, p_kind, p_cents, p_effective_on)
    on conflict (community_id, kind, effective_on) do update set cents = excluded.cents;
  end if;
end $$;

-- Sets a rate of the community from a day on: a level of care, second occupant, respite day, or community fee. Only from a
-- day that isn't billed.
select private.expose('save_community_rate', 'authenticated');

create function private.save_charge_item(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_item private.charge_items;
  v_row constant private.charge_items := jsonb_populate_record(null::private.charge_items, p_values);
begin
  perform private.begin_billing_change(p_community_id);
  select * into v_item from private.charge_items i where i.id = p_id;
  if v_item.id is not null and v_item.community_id <> p_community_id then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_item.id is not null and p_version = 0 then
    return;
  elsif coalesce(v_item.version, 0) <> p_version then
    raise exception 'Someone else changed this.' using errcode = 'HXBIV';
  elsif exists (
    select from private.charge_items i
    where i.community_id = p_community_id and lower(i.name) = lower(btrim(v_row.name)) and i.archived_at is null and i.id <> p_id
  ) then
    raise exception 'This item exists.' using errcode = 'HXBID';
  end if;
  insert into private.charge_items as i (id, community_id, name, repeats, unit_cents)
  values (p_id, p_community_id, btrim(v_row.name), v_row.repeats, v_row.unit_cents)
  on conflict (id) do update
  set name = excluded.name, repeats = excluded.repeats, unit_cents = excluded.unit_cents, version = i.version + 1;
end $$;

-- Adds an item to the catalog, or changes it. Charges made with it keep their amount.
select private.expose('save_charge_item', 'authenticated');

create function private.archive_charge_item(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_billing_change((select i.community_id from private.charge_items i where i.id = p_id));
  update private.charge_items i set archived_at = coalesce(i.archived_at, now()), version = i.version + 1 where i.id = p_id;
end $$;

select private.expose('archive_charge_item', 'authenticated');

create function private.save_resident_rate(p_id uuid, p_resident_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident constant public.residents := private.begin_resident_billing(p_resident_id);
  v_row private.resident_rates := jsonb_populate_record(null::private.resident_rates, p_values);
  v_today constant date := private.get_community_day(v_resident.community_id);
  v_now bigint;
begin
  if exists (select from private.resident_rates r where r.id = p_id and r.resident_id = p_resident_id) then
    return;
  end if;
  if v_row.unit_id is not null and not exists (
    select from public.units u where u.id = v_row.unit_id and u.community_id = v_resident.community_id
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if v_row.effective_on < v_today and coalesce(char_length(btrim(v_row.reason)), 0) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXBIR';
  end if;
  -- Current residents get notice of an increase before it takes effect.
  select d.room_cents into v_now from private.list_day_rates(v_resident.community_id, v_today, v_today, p_resident_id) d where d.room_kind = 'room';
  if v_row.room_cents > v_now and v_row.effective_on < v_today + (
    select s.rate_notice_days from private.billing_settings s where s.community_id = v_resident.community_id
  ) then
    raise exception 'An increase needs notice.' using errcode = 'HXBIN';
  end if;
  insert into private.resident_rates (
    id, community_id, resident_id, unit_id, room_cents, second_occupant_cents, respite_daily_cents, proration, leave_percent,
    charges_care_on_leave, pays_hold, effective_on, reason, recorded_by_name
  )
  values (
    p_id, v_resident.community_id, p_resident_id, v_row.unit_id, v_row.room_cents, v_row.second_occupant_cents, v_row.respite_daily_cents,
    coalesce(v_row.proration, 'actual_days'), coalesce(v_row.leave_percent, 100), coalesce(v_row.charges_care_on_leave, false),
    coalesce(v_row.pays_hold, false), v_row.effective_on, nullif(btrim(v_row.reason), ''), coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Sets what a resident's agreement says from a day on. A higher rate needs the notice period; an earlier day needs a reason.
select private.expose('save_resident_rate', 'authenticated');

create function private.raise_room_rates(
  p_id uuid, p_community_id uuid, p_percent public.percentage, p_effective_on date, p_resident_ids uuid[]
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_settings constant private.billing_settings := private.begin_billing_change(p_community_id);
  v_today constant date := private.get_community_day(p_community_id);
  v_count integer;
begin
  if p_percent <= 0 or p_percent > 25 then
    raise exception 'Enter a percentage up to 25.' using errcode = 'HXBIP';
  elsif p_effective_on < v_today + v_settings.rate_notice_days then
    raise exception 'An increase needs notice.' using errcode = 'HXBIN';
  end if;
  insert into private.resident_rates (
    id, community_id, resident_id, unit_id, room_cents, second_occupant_cents, respite_daily_cents, proration, leave_percent,
    charges_care_on_leave, pays_hold, effective_on, reason, recorded_by_name
  )
  select md5(p_id::text || d.resident_id)::uuid, p_community_id, d.resident_id, d.unit_id,
    round(d.room_cents * (1 + p_percent / 100) / 100)::bigint * 100, t.second_occupant_cents, t.respite_daily_cents, d.proration,
    coalesce(t.leave_percent, 100), coalesce(t.charges_care_on_leave, false), coalesce(t.pays_hold, false), p_effective_on,
    'Rate increase of ' || trim_scale(p_percent) || '%', coalesce(private.get_my_display_name(), '')
  from private.list_day_rates(p_community_id, v_today, v_today) d
  left join lateral (
    select x.* from private.resident_rates x
    where x.resident_id = d.resident_id and x.effective_on <= v_today and (x.unit_id is null or x.unit_id = d.unit_id)
    order by x.effective_on desc, x.recorded_at desc limit 1
  ) t on true
  where d.room_kind = 'room' and d.room_cents > 0 and d.resident_id = any (p_resident_ids)
  on conflict (id) do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Raises the room rate of residents who live there today, rounded to whole dollars. Returns how many.
select private.expose('raise_room_rates', 'authenticated');

create function private.add_resident_charge(p_id uuid, p_resident_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident constant public.residents := private.begin_resident_billing(p_resident_id);
  v_row constant private.resident_charges := jsonb_populate_record(null::private.resident_charges, p_values);
begin
  if exists (select from private.resident_charges c where c.id = p_id and c.resident_id = p_resident_id) then
    return;
  end if;
  if v_row.kind not in ('extra', 'concession') or v_row.item_id is not null and not exists (
    select from private.charge_items i where i.id = v_row.item_id and i.community_id = v_resident.community_id
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  insert into private.resident_charges (
    id, community_id, resident_id, item_id, kind, description, repeats, quantity, unit_cents, starts_on, ends_on, recorded_by_name
  )
  values (
    p_id, v_resident.community_id, p_resident_id, v_row.item_id, v_row.kind, btrim(v_row.description), v_row.repeats,
    coalesce(v_row.quantity, 1), v_row.unit_cents, v_row.starts_on, v_row.ends_on, coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Adds an extra or a concession, monthly or once. A repeat with the same ID changes nothing.
select private.expose('add_resident_charge', 'authenticated');

create function private.end_resident_charge(p_id uuid, p_reason text, p_ends_on date default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_charge private.resident_charges;
begin
  select * into v_charge from private.resident_charges c where c.id = p_id;
  perform private.begin_billing_change(v_charge.community_id);
  if p_ends_on is null or p_ends_on < v_charge.starts_on or v_charge.repeats = 'once' then
    perform private.require_reason(p_reason, 'HXBIR');
    update private.resident_charges c set voided_at = now(), void_reason = btrim(p_reason) where c.id = p_id and c.voided_at is null;
  else
    update private.resident_charges c set ends_on = p_ends_on where c.id = p_id and c.voided_at is null;
  end if;
end $$;

-- Ends a monthly charge, or without a day voids it with a reason. What was billed is corrected by the next run.
select private.expose('end_resident_charge', 'authenticated');
