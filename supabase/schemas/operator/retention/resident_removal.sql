-- Removes people. What must stay for books, claims, and census history moves to a resident without a name first.

-- Tables whose rows stay: they move to the resident without a name. Everything else about a resident is deleted with them.
create function private.list_anonymized_tables() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'public.stay_events', 'public.resident_care_levels', 'public.resident_payors', 'private.resident_rates', 'private.resident_charges',
    'private.guest_meals', 'private.resident_invoices', 'private.resident_payments', 'private.payment_plans', 'private.payor_authorizations',
    'private.care_claims', 'private.ledger_lines', 'private.trust_lines', 'private.trust_movements'
  ]
$$;

-- True if a row that never changes only moves to a resident without a name, in the same community.
create function private.is_anonymized_move(p_old jsonb, p_new jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_new ->> 'resident_id' <> p_old ->> 'resident_id' and p_new - 'resident_id' = p_old - 'resident_id' and exists (
    select from public.residents r
    where r.id = (p_new ->> 'resident_id')::uuid and r.anonymized_at is not null and r.community_id = (p_old ->> 'community_id')::uuid
  );
end $$;

-- True if the memo of a trust entry is removed with the records of its resident.
create function private.is_trust_memo_removal(p_old jsonb, p_new jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_new ->> 'memo' = 'Removed' and p_old ->> 'source_kind' = 'trust_movement' and p_new - 'memo' = p_old - 'memo' and exists (
    select from private.trust_movements m join public.residents r on r.id = m.resident_id
    where m.id = (p_old ->> 'source_id')::uuid and r.anonymized_at is not null
  );
end $$;

-- Returns how many rows of each table refer to a resident and are deleted with them.
create function private.count_resident_rows(p_resident_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_table regclass;
  v_count bigint;
  v_counts jsonb := '{}';
begin
  for v_table in
    select distinct c.conrelid::regclass
    from pg_catalog.pg_constraint c
    where c.contype = 'f' and c.confrelid = 'public.residents'::regclass and c.confdeltype = 'c' and c.conparentid = 0
      and not c.conrelid = any (private.list_anonymized_tables()::regclass[])
  loop
    execute format('select count(*) from %s t where t.resident_id = $1', v_table) into v_count using p_resident_id;
    if v_count > 0 then
      v_counts := v_counts || jsonb_build_object((select c.relname from pg_catalog.pg_class c where c.oid = v_table), v_count);
    end if;
  end loop;
  return v_counts;
end $$;

-- Moves what stays to a new resident without a name, and removes what identifies the old one from it. The new one has a
-- scope of its own that no position opens, and nothing links it to the old one.
create function private.anonymize_resident_books(p_resident public.residents) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := gen_random_uuid();
  v_removed constant text := 'Removed';
begin
  insert into public.residents (id, owner_id, tenant_id, community_id, name, status, anonymized_at, deleted_at)
  values (
    v_id, null, p_resident.tenant_id, p_resident.community_id, 'Former resident ' || upper(left(v_id::text, 4)), 'discharged', now(), now()
  );
  update public.stay_events e set resident_id = v_id, reason = null, destination = null where e.resident_id = p_resident.id;
  update public.resident_care_levels l set resident_id = v_id, assessment_id = null, reason = null where l.resident_id = p_resident.id;
  update public.resident_payors y set resident_id = v_id, policy_number = null where y.resident_id = p_resident.id;
  perform private.delete_related_record_data('resident_payors', array(select y.id from public.resident_payors y where y.resident_id = v_id));
  update private.resident_rates r set resident_id = v_id, reason = null where r.resident_id = p_resident.id;
  update private.resident_charges c set resident_id = v_id, void_reason = case when c.void_reason is not null then v_removed end
  where c.resident_id = p_resident.id;
  update private.guest_meals g set resident_id = v_id, guest_name = 'Guest', note = null where g.resident_id = p_resident.id;
  update private.online_payments o set paid_with_last4 = null
  from private.resident_invoices i where i.id = o.invoice_id and i.resident_id = p_resident.id;
  update private.resident_invoices i set resident_id = v_id where i.resident_id = p_resident.id;
  update private.resident_payments p
  set resident_id = v_id, reference = null, reverse_reason = case when p.reverse_reason is not null then v_removed end
  where p.resident_id = p_resident.id;
  update private.payment_plans p set resident_id = v_id where p.resident_id = p_resident.id;
  update private.payor_authorizations a
  set resident_id = v_id, number = v_removed, remove_reason = case when a.remove_reason is not null then v_removed end
  where a.resident_id = p_resident.id;
  update private.care_claims c
  set resident_id = v_id, payer_claim_number = null, attending_name = null, attending_npi = null, admitted_on = null
  where c.resident_id = p_resident.id;
  -- Copies of exported files name the resident; totals and lines of the claim stay.
  delete from private.claim_exports x using private.care_claims c where c.id = x.claim_id and c.resident_id = v_id;
  update private.care_claim_events e set note = null
  from private.care_claims c where c.id = e.claim_id and c.resident_id = v_id and e.note is not null;
  update private.remittance_lines l set patient_name = null, payer_claim_number = null
  from private.care_claims c where c.id = l.claim_id and c.resident_id = v_id;
  update private.trust_movements m
  set resident_id = v_id, purpose = v_removed, receipt = case when m.receipt is not null then v_removed end,
    decline_reason = case when m.decline_reason is not null then v_removed end
  where m.resident_id = p_resident.id;
  update private.trust_entries e set memo = v_removed
  from private.trust_movements m where m.id = e.source_id and e.source_kind = 'trust_movement' and m.resident_id = v_id;
  update private.trust_lines l set resident_id = v_id where l.resident_id = p_resident.id;
  update private.ledger_lines l set resident_id = v_id where l.resident_id = p_resident.id;
  update private.emergency_people p set name = 'Former resident', assistance = null
  from public.emergency_events e where e.id = p.event_id and e.community_id = p_resident.community_id and p.subject_id = p_resident.id;
end $$;

-- Deletes a resident and everything about them, in one transaction, and returns how many rows of each table. Their files
-- are unused then, and the hourly job for unused files deletes them.
create function private.remove_resident(p_resident_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_counts jsonb;
  v_prospect uuid;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id for update;
  perform private.anonymize_resident_books(v_resident);
  v_counts := private.count_resident_rows(p_resident_id) || '{"residents": 1}';
  -- Photos of several residents are posts for everyone.
  delete from private.family_photos f where f.community_id = v_resident.community_id and f.resident_ids @> array[p_resident_id];
  for v_prospect in select p.id from public.resident_prospects p where p.resident_id = p_resident_id loop
    v_counts := v_counts || private.remove_prospect(v_prospect);
  end loop;
  delete from public.residents r where r.id = p_resident_id;
  return v_counts;
end $$;

-- Deletes a prospect with events, checklist, and agreements. A signature is deleted with its agreement.
create function private.remove_prospect(p_prospect_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_signatures constant uuid[] := array(
    select a.signature_id from private.residency_agreements a where a.prospect_id = p_prospect_id and a.signature_id is not null
  );
  v_counts jsonb;
begin
  select jsonb_strip_nulls(jsonb_build_object(
    'resident_prospects', 1,
    'prospect_events', nullif((select count(*) from public.prospect_events e where e.prospect_id = p_prospect_id), 0),
    'move_in_items', nullif((select count(*) from public.move_in_items i where i.prospect_id = p_prospect_id), 0),
    'residency_agreements', nullif((select count(*) from private.residency_agreements a where a.prospect_id = p_prospect_id), 0)
  )) into v_counts;
  delete from public.resident_prospects p where p.id = p_prospect_id;
  delete from private.signatures s where s.id = any (v_signatures);
  return v_counts;
end $$;

-- Deletes an employee with pay, credentials, changes, attendance, and swaps. Their shifts stay, without a person.
create function private.remove_employee(p_employee_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_counts jsonb;
begin
  select jsonb_strip_nulls(jsonb_build_object(
    'employees', 1,
    'employee_pay', nullif((select count(*) from private.employee_pay p where p.employee_id = p_employee_id), 0),
    'employee_credentials', nullif((select count(*) from private.employee_credentials c where c.employee_id = p_employee_id), 0),
    'employee_changes', nullif((select count(*) from private.employee_changes c where c.employee_id = p_employee_id), 0),
    'time_entries', nullif((select count(*) from private.time_entries t where t.employee_id = p_employee_id), 0)
  )) into v_counts;
  delete from private.employees e where e.id = p_employee_id;
  return v_counts;
end $$;

-- Deletes what a resident has of meals, activities, or the family portal up to a day. The community's ID stands for posts
-- to all families.
create function private.remove_old_rows(p_community_id uuid, p_kind text, p_day date, p_record_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_until constant timestamptz := (p_day + 1)::timestamp at time zone (
    select c.time_zone from public.communities c where c.id = p_community_id
  );
  v_resident_id constant uuid := nullif(p_record_id, p_community_id);
  v_counts jsonb := '{}';
  v_count bigint;
begin
  case p_kind
    when 'meals' then
      delete from private.meal_orders o where o.resident_id = p_record_id and o.community_id = p_community_id and o.day <= p_day;
      get diagnostics v_count = row_count;
      v_counts := jsonb_build_object('meal_orders', v_count);
    when 'activities' then
      delete from private.activity_participants p using private.activities a
      where a.id = p.activity_id and a.community_id = p_community_id and a.day <= p_day and p.resident_id = p_record_id;
      get diagnostics v_count = row_count;
      v_counts := jsonb_build_object('activity_participants', v_count);
    when 'family' then
      delete from private.family_messages m where m.resident_id = v_resident_id and m.community_id = p_community_id and m.sent_at < v_until;
      get diagnostics v_count = row_count;
      v_counts := jsonb_build_object('family_messages', v_count);
      delete from private.family_posts f
      where f.community_id = p_community_id and f.resident_id is not distinct from v_resident_id and f.posted_at < v_until
        and not exists (
          select from private.family_photos h cross join unnest(h.resident_ids) s (id)
          where h.post_id = f.id and private.is_resident_held(s.id)
        );
      get diagnostics v_count = row_count;
      v_counts := v_counts || jsonb_build_object('family_posts', v_count);
      delete from private.family_visits v where v.resident_id = v_resident_id and v.community_id = p_community_id and v.starts_at < v_until;
      get diagnostics v_count = row_count;
      v_counts := v_counts || jsonb_build_object('family_visits', v_count);
      delete from private.resident_appointments a
      where a.resident_id = v_resident_id and a.community_id = p_community_id and a.starts_at < v_until;
      get diagnostics v_count = row_count;
      v_counts := v_counts || jsonb_build_object('resident_appointments', v_count);
  end case;
  return v_counts;
end $$;
