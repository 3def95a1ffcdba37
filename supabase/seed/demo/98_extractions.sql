-- Two documents that the demo broker read: a license with a value in doubt, and a survey that is checked. Idempotent.
insert into public.document_extractions (
  id, owner_id, tenant_id, workspace_id, title, document_type, state, source, pages, open_doubts, fields, created_at
)
select e.id::uuid, u.id, null, u.id, e.title, e.document_type, e.state, 'upload', e.pages, e.doubts, e.fields::jsonb, now() - e.age
from auth.users u, (values
  (
    'dec0de00-0000-4000-8000-000000981001', 'Riverbend Memory Care license.pdf', 'license', 'review', 1, 1, interval '2 days',
    '[{"name": "facility_name", "value": "Riverbend Memory Care", "text": "Riverbend Memory Care", "confidence": 0.97, "origin": "rule", "page": 1},
      {"name": "license_number", "value": "2217R", "text": "2217R", "confidence": 0.97, "origin": "rule", "page": 1},
      {"name": "license_type", "value": "Residential care facility", "text": "Residential care facility", "confidence": 0.95, "origin": "rule", "page": 1},
      {"name": "capacity", "value": "56", "text": "56 beds, 4 of them banked", "confidence": 0.7, "origin": "rule", "page": 1},
      {"name": "expires_on", "value": "2027-06-30", "text": "June 30, 2027", "confidence": 0.97, "origin": "rule", "page": 1}]'
  ),
  (
    'dec0de00-0000-4000-8000-000000981002', 'Belmont survey, spring.pdf', 'survey', 'checked', 4, 0, interval '9 days',
    '[{"name": "facility_name", "value": "Belmont Memory Residence", "text": "Belmont Memory Residence", "confidence": 0.97, "origin": "rule", "page": 1},
      {"name": "survey_type", "value": "Annual", "text": "Annual", "confidence": 0.95, "origin": "rule", "page": 1},
      {"name": "deficiencies", "value": "3", "text": "3", "confidence": 0.98, "origin": "rule", "page": 4},
      {"name": "tags", "value": "F550, F689, F880", "text": "F550", "confidence": 1, "origin": "person", "page": 2}]'
  )
) as e (id, title, document_type, state, pages, doubts, age, fields)
where u.email = 'broker@demo.havenexchange.example'
on conflict (id) do nothing;
