-- Checklists for mock surveys, written for this product. Each item names the rule it comes from. Rules change: a
-- community checks the current text before it relies on an item.
create function private.list_survey_checklists() returns table (code text, name text, states text[], care_types text[], items jsonb)
language sql immutable set search_path = ''
as $$
  values
    ('assisted_living', 'Assisted living, any state', '{}'::text[], array['AL', 'MC'], '[
      {"id": "rights", "tag": "Rights", "label": "Residents'' rights and the complaint line are posted where residents see them", "source": "Common to state assisted living rules"},
      {"id": "agreements", "tag": "Agreements", "label": "Three residency agreements are signed, complete, and match current charges", "source": "Common to state assisted living rules"},
      {"id": "assessments", "tag": "Assessments", "label": "Three residents have an assessment before move-in and after each change of condition", "source": "Common to state assisted living rules"},
      {"id": "plans", "tag": "Service plans", "label": "Staff on the floor can say what the service plans of their residents require", "source": "Common to state assisted living rules"},
      {"id": "medications", "tag": "Medications", "label": "Medications are locked, labeled, in date, and match the orders", "source": "Common to state assisted living rules"},
      {"id": "staff_files", "tag": "Staff files", "label": "Five staff files have background check, health screening, and training hours", "source": "Common to state assisted living rules"},
      {"id": "incidents", "tag": "Incidents", "label": "Reportable incidents of the last 90 days were reported in time", "source": "Common to state assisted living rules"},
      {"id": "drills", "tag": "Fire drills", "label": "Each shift had a drill in the last quarter", "source": "Common to state rules and NFPA 101"},
      {"id": "exits", "tag": "Exits", "label": "Exits are clear, lit, and unlocked or released by the alarm", "source": "NFPA 101 means of egress", "is_physical": true},
      {"id": "hot_water", "tag": "Hot water", "label": "Hot water at resident taps is 105 to 120 °F", "source": "Common to state assisted living rules", "is_physical": true},
      {"id": "food", "tag": "Food", "label": "Food is dated, covered, and stored at safe temperatures", "source": "FDA Food Code as adopted by states"},
      {"id": "call_system", "tag": "Call system", "label": "Call devices in three apartments reach staff", "source": "Common to state assisted living rules", "is_physical": true}]'::jsonb),
    ('md_assisted_living', 'Maryland assisted living', array['MD'], array['AL', 'MC'], '[
      {"id": "license", "tag": "License", "label": "The license is posted and covers the levels of care in the building", "source": "COMAR 10.07.14, licensing"},
      {"id": "manager", "tag": "Manager", "label": "The assisted living manager''s training is documented and an alternate is named", "source": "COMAR 10.07.14, assisted living manager"},
      {"id": "nurse", "tag": "Delegating nurse", "label": "The delegating nurse reviews each resident on schedule and signs", "source": "COMAR 10.07.14, delegating nurse"},
      {"id": "assessment", "tag": "Assessment", "label": "The state''s resident assessment tool is complete in three files", "source": "COMAR 10.07.14, resident assessment"},
      {"id": "plan", "tag": "Service plan", "label": "Service plans follow from the assessment and are reviewed on time", "source": "COMAR 10.07.14, service plan"},
      {"id": "medication", "tag": "Medications", "label": "Medication technicians are certified, and orders match the record", "source": "COMAR 10.07.14, medication management"},
      {"id": "pharmacist", "tag": "Pharmacy review", "label": "Residents with nine or more medications had a pharmacist review", "source": "COMAR 10.07.14, pharmacy review"},
      {"id": "incidents", "tag": "Incidents", "label": "Incidents were reported to the state within 24 hours", "source": "COMAR 10.07.14, incident reports"},
      {"id": "emergency", "tag": "Emergency plan", "label": "The emergency plan is current and staff know their part", "source": "COMAR 10.07.14, emergency preparedness"},
      {"id": "environment", "tag": "Environment", "label": "Rooms, baths, and halls are clean and in repair", "source": "COMAR 10.07.14, general physical plant", "is_physical": true}]'::jsonb),
    ('ma_assisted_living', 'Massachusetts assisted living residence', array['MA'], array['AL', 'MC'], '[
      {"id": "certification", "tag": "Certification", "label": "The certification is posted and current", "source": "651 CMR 12.00, certification"},
      {"id": "disclosure", "tag": "Disclosure", "label": "The disclosure statement was given before each agreement was signed", "source": "651 CMR 12.00, disclosure of rights and services"},
      {"id": "assessment", "tag": "Assessment", "label": "A nurse assessed each new resident before move-in", "source": "651 CMR 12.00, resident assessment"},
      {"id": "plan", "tag": "Service plan", "label": "Service plans are signed and reviewed on schedule", "source": "651 CMR 12.00, service plan"},
      {"id": "samm", "tag": "Medications", "label": "Self-administered medication management stays within its limits", "source": "651 CMR 12.00, medication management"},
      {"id": "training", "tag": "Training", "label": "Staff had orientation and yearly training hours", "source": "651 CMR 12.00, training"},
      {"id": "special_care", "tag": "Special care", "label": "Special care residences have their staffing, activities, and secured outdoor space", "source": "651 CMR 12.00, special care residences"},
      {"id": "quality", "tag": "Quality assurance", "label": "The quality improvement program met and recorded its follow-up", "source": "651 CMR 12.00, quality assurance"},
      {"id": "incidents", "tag": "Incidents", "label": "Incident reports were filed with the state in time", "source": "651 CMR 12.00, incident reports"},
      {"id": "emergency", "tag": "Emergency plan", "label": "The disaster plan is current and drills are recorded", "source": "651 CMR 12.00, emergency management"},
      {"id": "units", "tag": "Units", "label": "Locks, baths, and kitchens in three units work", "source": "651 CMR 12.00, physical requirements", "is_physical": true}]'::jsonb),
    ('snf_federal', 'Skilled nursing, federal', '{}'::text[], array['SNF'], '[
      {"id": "rights", "tag": "F550", "label": "Staff knock, explain care, and protect residents'' dignity", "source": "42 CFR 483.10"},
      {"id": "abuse", "tag": "F600", "label": "Allegations of abuse were stopped, reported, and investigated", "source": "42 CFR 483.12"},
      {"id": "assessment", "tag": "F641", "label": "Three assessments match what the record and the resident show", "source": "42 CFR 483.20"},
      {"id": "care_plan", "tag": "F656", "label": "Care plans are complete, measurable, and carried out", "source": "42 CFR 483.21"},
      {"id": "skin", "tag": "F686", "label": "Residents at risk of pressure injuries are turned, assessed, and treated", "source": "42 CFR 483.25"},
      {"id": "accidents", "tag": "F689", "label": "Falls were analyzed and interventions are in place", "source": "42 CFR 483.25"},
      {"id": "staffing", "tag": "F725", "label": "Call lights are answered, and daily staffing is posted", "source": "42 CFR 483.35"},
      {"id": "storage", "tag": "F761", "label": "Drugs are labeled, locked, and stored in range", "source": "42 CFR 483.45"},
      {"id": "kitchen", "tag": "F812", "label": "Food is stored, prepared, and served under sanitary conditions", "source": "42 CFR 483.60"},
      {"id": "infection", "tag": "F880", "label": "Hand hygiene and precautions are observed on two shifts", "source": "42 CFR 483.80"},
      {"id": "call_system", "tag": "F919", "label": "Call lights work at the bedside and in toilets", "source": "42 CFR 483.90", "is_physical": true},
      {"id": "environment", "tag": "F921", "label": "The building is safe, clean, and comfortable", "source": "42 CFR 483.90", "is_physical": true}]'::jsonb)
$$;
