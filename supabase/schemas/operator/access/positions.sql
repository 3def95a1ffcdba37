create function private.is_community_position(p_position text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_position in (
    'executive_director', 'nurse', 'medication_aide', 'caregiver', 'sales', 'business_office', 'maintenance', 'dining',
    'activities', 'family'
  );
end $$;
grant execute on function private.is_community_position(text) to service_role;

-- What each position in a community can do with each kind of record. This is the only place that says so: scopes,
-- policies, and calls read it. `read` opens the whole community's records. Residents' health data (`is_resident_data`)
-- also requires an entry in the access log. Caregivers and family have only the residents in their care, see
-- `private.can_reach_resident`; families see what the resident agreed to share under `consent`.
create function private.list_position_rights()
returns table (kind text, is_resident_data boolean, consent text, read text[], add text[], change text[], remove text[])
language plpgsql immutable set search_path = '' as $$
begin
  return query select r.kind, r.is_resident_data, r.consent,
    string_to_array(r.read, ' '), string_to_array(r.add, ' '), string_to_array(r.change, ' '), string_to_array(r.remove, ' ')
  from (values
    ('communities', false, null,
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities',
      '', 'executive_director', 'executive_director'),
    ('buildings', false, null,
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities',
      'executive_director', 'executive_director', 'executive_director'),
    ('floors', false, null,
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities',
      'executive_director', 'executive_director', 'executive_director'),
    ('units', false, null,
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities',
      'executive_director', 'executive_director business_office', 'executive_director'),
    ('beds', false, null,
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities',
      'executive_director', 'executive_director business_office', 'executive_director'),
    ('unit_events', false, null,
      'executive_director nurse sales business_office maintenance',
      'executive_director sales maintenance', '', ''),
    ('community_members', false, null,
      'executive_director', 'executive_director', 'executive_director', ''),
    ('record_retention', false, null, 'executive_director', '', 'executive_director', ''),
    ('resident_prospects', false, null,
      'executive_director nurse sales business_office',
      'executive_director sales business_office', 'executive_director sales business_office', 'executive_director sales'),
    ('prospect_events', false, null,
      'executive_director nurse sales business_office',
      'executive_director sales business_office', '', ''),
    ('move_in_items', false, null,
      'executive_director nurse sales business_office',
      'executive_director nurse sales business_office', 'executive_director nurse sales business_office',
      'executive_director sales'),
    ('document_rules', false, null,
      'executive_director nurse sales business_office',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('incident_report_rules', false, null,
      'executive_director nurse medication_aide caregiver maintenance dining activities',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('residents', false, 'profile',
      'executive_director nurse medication_aide sales business_office dining activities caregiver family',
      'executive_director nurse sales business_office', 'executive_director nurse sales business_office', 'executive_director'),
    ('stay_events', true, 'profile',
      'executive_director nurse medication_aide sales business_office caregiver family',
      'executive_director nurse business_office', '', ''),
    ('resident_identities', true, null,
      'executive_director nurse business_office',
      'executive_director nurse business_office', 'executive_director nurse business_office', 'executive_director'),
    ('resident_care_profiles', true, 'care',
      'executive_director nurse medication_aide caregiver family',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('resident_allergies', true, 'care',
      'executive_director nurse medication_aide caregiver dining family',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('resident_diets', true, 'care',
      'executive_director nurse medication_aide caregiver dining family',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('resident_diagnoses', true, 'diagnoses',
      'executive_director nurse medication_aide family',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('resident_contacts', true, 'contacts',
      'executive_director nurse medication_aide sales business_office activities family',
      'executive_director nurse sales business_office', 'executive_director nurse sales business_office',
      'executive_director nurse'),
    ('resident_physicians', true, 'care',
      'executive_director nurse medication_aide family',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('resident_payors', true, 'payors',
      'executive_director business_office family',
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office'),
    ('resident_documents', true, 'documents',
      'executive_director nurse business_office family',
      'executive_director nurse business_office', 'executive_director nurse business_office', 'executive_director nurse'),
    ('shift_assignments', false, null, 'executive_director nurse', 'executive_director nurse', 'executive_director nurse', ''),
    ('employees', false, null,
      'executive_director nurse business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('employee_pay', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('employee_credentials', false, null,
      'executive_director nurse business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('course_assignments', false, null,
      'executive_director nurse business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('staff_settings', false, null, 'executive_director nurse business_office', 'executive_director', 'executive_director', ''),
    ('staff_shifts', false, null,
      'executive_director nurse business_office', 'executive_director nurse business_office',
      'executive_director nurse business_office', ''),
    ('time_entries', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('licenses', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('surveys', false, null, 'executive_director nurse', 'executive_director nurse', 'executive_director nurse', ''),
    -- Everyone reads and acknowledges the policies of their position, through a call.
    ('written_policies', false, null, 'executive_director nurse', 'executive_director nurse', 'executive_director nurse', ''),
    ('insurance_policies', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('insurance_claims', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('care_instruments', false, null, 'executive_director nurse', 'executive_director nurse', 'executive_director nurse', ''),
    ('care_assessments', true, null, 'executive_director nurse', 'executive_director nurse', 'executive_director nurse', ''),
    ('resident_care_levels', true, 'care',
      'executive_director nurse medication_aide caregiver business_office family', 'nurse', '', ''),
    ('care_needs', true, 'care',
      'executive_director nurse medication_aide caregiver family',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('care_goals', true, 'care',
      'executive_director nurse medication_aide caregiver family',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('care_interventions', true, 'care',
      'executive_director nurse medication_aide caregiver family',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('care_tasks', true, 'care',
      'executive_director nurse medication_aide caregiver family',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('care_entries', true, null,
      'executive_director nurse medication_aide caregiver', 'executive_director nurse medication_aide caregiver', 'nurse', ''),
    ('incidents', true, null,
      'executive_director nurse medication_aide caregiver',
      'executive_director nurse medication_aide caregiver maintenance dining activities', 'executive_director nurse', ''),
    ('medication_orders', true, null, 'executive_director nurse medication_aide', 'nurse medication_aide', 'nurse', ''),
    ('medication_doses', true, null, 'executive_director nurse medication_aide', 'nurse medication_aide', 'nurse', ''),
    ('controlled_counts', true, null, 'executive_director nurse medication_aide', 'nurse medication_aide',
      'executive_director nurse', ''),
    ('maintenance_assets', false, null,
      'executive_director maintenance', 'executive_director maintenance', 'executive_director maintenance',
      'executive_director maintenance'),
    ('maintenance_schedules', false, null,
      'executive_director maintenance', 'executive_director maintenance', 'executive_director maintenance', ''),
    -- Positions that only request work read their own requests, through a call.
    ('work_orders', false, null,
      'executive_director maintenance',
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities family',
      'executive_director maintenance', ''),
    ('inspections', false, null, 'executive_director maintenance', 'executive_director maintenance', 'executive_director maintenance', ''),
    ('unit_turns', false, null, 'executive_director maintenance', 'executive_director maintenance', 'executive_director maintenance', ''),
    ('emergency_plans', false, null,
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities',
      'executive_director maintenance', 'executive_director maintenance', ''),
    -- The roster: a caregiver reads the residents of their units.
    ('resident_evacuation_needs', true, null,
      'executive_director nurse medication_aide caregiver maintenance',
      'executive_director nurse', 'executive_director nurse', 'executive_director nurse'),
    ('emergency_events', false, null,
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities',
      'executive_director nurse medication_aide maintenance', 'executive_director nurse maintenance', ''),
    ('emergency_marks', false, null,
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities',
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities', '', ''),
    ('emergency_broadcasts', false, null,
      'executive_director nurse maintenance', 'executive_director nurse maintenance', '', ''),
    ('dining_menus', false, null,
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities',
      'executive_director dining', 'executive_director dining', ''),
    -- Caregivers have the residents of their shift. Only nurses override allergies and diets.
    ('dining_orders', false, null,
      'executive_director nurse medication_aide caregiver dining', 'executive_director nurse medication_aide caregiver dining', 'nurse', ''),
    ('dining_counts', false, null, 'executive_director nurse dining', '', '', ''),
    ('guest_meals', false, null,
      'executive_director business_office dining', 'executive_director business_office dining',
      'executive_director business_office dining', ''),
    -- Families read the calendar with consent, through a call.
    ('activities', false, 'calendar',
      'executive_director nurse medication_aide caregiver sales business_office maintenance dining activities',
      'executive_director activities', 'executive_director activities', ''),
    ('activity_participants', false, null,
      'executive_director nurse caregiver activities', 'executive_director nurse caregiver activities', 'executive_director activities', ''),
    -- Conversations of families with the care team. Texts of messages and posts have no table in the API.
    ('family_threads', true, 'messages',
      'executive_director nurse medication_aide caregiver activities family',
      'executive_director nurse medication_aide caregiver activities family', 'executive_director nurse', ''),
    ('family_posts', false, null,
      'executive_director nurse medication_aide caregiver sales business_office dining activities',
      'executive_director nurse medication_aide caregiver dining activities', 'executive_director nurse activities', ''),
    ('family_visits', false, null,
      'executive_director nurse medication_aide caregiver sales business_office activities',
      'executive_director nurse business_office activities', 'executive_director nurse business_office activities', ''),
    ('visit_settings', false, null,
      'executive_director nurse medication_aide caregiver sales business_office activities', 'executive_director', 'executive_director', ''),
    -- Anyone who can add a purchase requests, receives, and approves up to the department heads' limit.
    ('purchases', false, null,
      'executive_director nurse business_office maintenance dining activities',
      'executive_director nurse business_office maintenance dining activities', 'executive_director business_office', ''),
    ('payer_profiles', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('payor_authorizations', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('care_claims', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office', ''),
    -- Only directors set the two-person limit and the bond.
    ('resident_trust', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office',
      'executive_director'),
    -- An alert also requires reading the records that its figure counts.
    ('alert_rules', false, null,
      'executive_director nurse business_office maintenance', 'executive_director', 'executive_director', ''),
    ('care_scenarios', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office', ''),
    -- The books of the community: journal, close, budget, and reports. Only directors reopen a month.
    ('ledger', false, null,
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office',
      'executive_director'),
    -- Rates, charges, invoices, and payments. Families read statements with consent, through a call.
    ('resident_invoices', false, 'statements',
      'executive_director business_office', 'executive_director business_office', 'executive_director business_office', ''),
    ('resident_belongings', true, null,
      'executive_director nurse caregiver business_office',
      'executive_director nurse caregiver', 'executive_director nurse caregiver', 'executive_director nurse')
  ) as r (kind, is_resident_data, consent, read, add, change, remove);
end $$;

-- Returns the positions that can do this with a kind; empty for kinds of workspaces.
create function private.list_positions_with_right(p_kind text, p_verb text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce((
    select case p_verb when 'read' then r.read when 'add' then r.add when 'change' then r.change when 'remove' then r.remove end
    from private.list_position_rights() r where r.kind = p_kind
  ), '{}');
end $$;

-- Positions that have only the residents in their care.
create function private.is_limited_position(p_position text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_position in ('caregiver', 'family');
end $$;

-- True for residents and their data. Their notes, files, and tasks are not open to everyone who can find the resident.
create function private.is_resident_kind(p_kind text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_kind = 'residents' or exists (
    select from private.list_position_rights() r where r.kind = p_kind and r.is_resident_data
  );
end $$;

-- Records of communities are kept: only the trash of other records is emptied after 30 days.
create function private.is_community_kind(p_kind text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return exists (select from private.list_position_rights() r where r.kind = p_kind);
end $$;

-- The scope of one kind of record in a community. Every policy on `workspace_id` covers it, because
-- `private.list_my_workspace_ids` returns the scopes that the caller's positions open.
create function private.get_community_scope_id(p_community_id uuid, p_kind text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  return md5(p_community_id::text || p_kind)::uuid;
end $$;
