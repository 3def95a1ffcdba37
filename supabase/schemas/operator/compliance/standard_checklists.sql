-- Checklists for mock surveys, written for this product: one of each state's assisted living, one of any state, and the
-- federal one of skilled nursing. Each item names the rule it comes from. Operators copy them to their own.
create function private.list_standard_checklists() returns table (code text, name text, states text[], care_types text[], items jsonb)
language sql immutable rows 53 set search_path = '' set jit = off as $$
  with state_items as (
    select s.state, c.place, c.id, c.tag, c.label, c.topic, c.is_physical
    from private.list_survey_states() s cross join private.list_common_survey_items() c
    where not exists (select from private.list_state_survey_items() o where o.state = s.state and o.id = c.id)
    union all
    -- Added items come with the files, before the building.
    select o.state, coalesce(c.place, 16), o.id, o.tag, o.label, o.topic, o.is_physical
    from private.list_state_survey_items() o left join private.list_common_survey_items() c on c.id = o.id
  )
  select lower(s.state) || '_assisted_living', s.name || ' ' || s.license, array[s.state], array['AL', 'MC'],
    jsonb_agg(
      jsonb_build_object(
        'id', i.id, 'tag', i.tag, 'label', replace(replace(i.label, '{license}', s.license), '{agency}', s.agency),
        'source', s.chapter || ', ' || i.topic
      ) || case when i.is_physical then '{"is_physical": true}'::jsonb else '{}' end
      order by i.place, i.id
    )
  from private.list_survey_states() s join state_items i on i.state = s.state
  group by s.state, s.name, s.license
  union all
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
