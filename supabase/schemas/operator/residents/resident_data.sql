-- Residents' data by who needs it: each field group is a table with its own row in `private.list_position_rights`.

-- Identity and numbers, for admission and billing.
create table public.resident_identities (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  birth_date date not null,
  sex text,
  medicare_number text,
  medicaid_number text,

  constraint resident_identities_birth_date_in_range check (birth_date between '1890-01-01' and '2020-01-01'),
  constraint resident_identities_sex_is_known check (sex in ('female', 'male', 'other')),
  constraint resident_identities_medicare_is_plain check (private.is_single_line(medicare_number, 20)),
  constraint resident_identities_medicaid_is_plain check (private.is_single_line(medicaid_number, 20))
);
select private.set_up_child_table(
  'public.resident_identities', 'birth_date', '/operator/residents', 'residents', 'resident_id',
  '{resident_id, birth_date, sex, medicare_number, medicaid_number}'
);
create unique index resident_identities_once_idx on public.resident_identities (resident_id) where deleted_at is null;

-- What everyone who gives care must see first.
create table public.resident_care_profiles (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  code_status text not null,
  advance_directives text[] not null default '{}',
  mobility text,
  notes text,

  constraint resident_care_profiles_code_status_is_known check (code_status in ('full_code', 'dnr', 'dnr_dni', 'comfort_care')),
  constraint resident_care_profiles_directives_are_known check (
    advance_directives <@ array['living_will', 'health_care_proxy', 'polst', 'organ_donor']
  ),
  constraint resident_care_profiles_mobility_is_known check (
    mobility in ('independent', 'cane', 'walker', 'wheelchair', 'two_person_transfer', 'bedbound')
  ),
  constraint resident_care_profiles_notes_are_plain check (private.is_plain_message(notes, 5000))
);
select private.set_up_child_table(
  'public.resident_care_profiles', 'code_status', '/operator/residents', 'residents', 'resident_id',
  '{resident_id, code_status, advance_directives, mobility, notes}'
);
create unique index resident_care_profiles_once_idx on public.resident_care_profiles (resident_id) where deleted_at is null;

create table public.resident_allergies (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  substance text not null,
  reaction text,
  severity text,

  constraint resident_allergies_substance_is_plain check (char_length(btrim(substance)) >= 1 and private.is_single_line(substance, 120)),
  constraint resident_allergies_reaction_is_plain check (private.is_single_line(reaction, 200)),
  constraint resident_allergies_severity_is_known check (severity in ('mild', 'moderate', 'severe'))
);
select private.set_up_child_table(
  'public.resident_allergies', 'substance', '/operator/residents', 'residents', 'resident_id',
  '{resident_id, substance, reaction, severity}'
);

create table public.resident_diets (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  diet text not null,
  texture text,
  liquids text,
  notes text,

  constraint resident_diets_diet_is_plain check (char_length(btrim(diet)) >= 1 and private.is_single_line(diet, 120)),
  constraint resident_diets_texture_is_known check (texture in ('regular', 'soft', 'minced', 'pureed')),
  constraint resident_diets_liquids_are_known check (liquids in ('thin', 'nectar', 'honey', 'pudding')),
  constraint resident_diets_notes_are_plain check (private.is_plain_message(notes, 2000))
);
select private.set_up_child_table(
  'public.resident_diets', 'diet', '/operator/residents', 'residents', 'resident_id', '{resident_id, diet, texture, liquids, notes}'
);

create table public.resident_diagnoses (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  diagnosis text not null,
  code text,
  since date,

  constraint resident_diagnoses_diagnosis_is_plain check (char_length(btrim(diagnosis)) >= 1 and private.is_single_line(diagnosis, 200)),
  constraint resident_diagnoses_code_shape check (code ~ '^[A-Z][0-9][0-9A-Z](\.[0-9A-Z]{1,4})?$'),
  constraint resident_diagnoses_since_in_range check (since between '1900-01-01' and '2200-01-01')
);
comment on column public.resident_diagnoses.code is 'ICD-10-CM.';
select private.set_up_child_table(
  'public.resident_diagnoses', 'diagnosis', '/operator/residents', 'residents', 'resident_id', '{resident_id, diagnosis, code, since}'
);

create table public.resident_contacts (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  name text not null,
  relation text,
  roles text[] not null default '{}',
  phone text,
  email text,

  constraint resident_contacts_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint resident_contacts_relation_is_plain check (private.is_single_line(relation, 60)),
  constraint resident_contacts_roles_are_known check (
    roles <@ array['health_care_poa', 'financial_poa', 'guardian', 'responsible_party', 'emergency']
  ),
  constraint resident_contacts_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint resident_contacts_email_shape check (private.is_single_line(email, 254) and email ~ '^[^@\s]+@[^@\s]+$')
);
select private.set_up_child_table(
  'public.resident_contacts', 'name', '/operator/residents', 'residents', 'resident_id',
  '{resident_id, name, relation, roles, phone, email}'
);

create table public.resident_physicians (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  name text not null,
  type text not null default 'primary_care',
  phone text,
  fax text,

  constraint resident_physicians_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint resident_physicians_type_is_known check (
    type in ('primary_care', 'specialist', 'dentist', 'podiatrist', 'hospice', 'home_health', 'pharmacy')
  ),
  constraint resident_physicians_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint resident_physicians_fax_shape check (fax ~ '^[0-9+(). x/-]{0,40}$')
);
select private.set_up_child_table(
  'public.resident_physicians', 'name', '/operator/residents', 'residents', 'resident_id', '{resident_id, name, type, phone, fax}'
);

create table public.resident_payors (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  payor text not null,
  policy_number text,
  begins_on date not null,
  ends_on date,
  priority integer not null default 1,
  covers text not null default 'all',
  share_rule text not null default 'rest',
  share_amount numeric,

  constraint resident_payors_payor_is_known check (payor in (
    'private_pay', 'medicaid', 'medicare_a', 'medicare_advantage', 'va', 'ltc_insurance', 'hospice', 'other'
  )),
  constraint resident_payors_policy_is_plain check (private.is_single_line(policy_number, 60)),
  constraint resident_payors_dates_are_ordered check (ends_on >= begins_on),
  constraint resident_payors_priority_in_range check (priority between 1 and 9),
  constraint resident_payors_covers_is_known check (covers in ('all', 'room', 'care')),
  constraint resident_payors_share_rule_is_known check (share_rule in ('rest', 'daily', 'monthly')),
  constraint resident_payors_share_in_range check (share_amount between 0 and 1000000 and share_amount = round(share_amount, 2)),
  constraint resident_payors_share_has_amount check ((share_rule = 'rest') = (share_amount is null))
);
comment on column public.resident_payors.priority is 'Payors pay in this order. A resident''s share of cost comes first.';
select private.set_up_child_table(
  'public.resident_payors', 'payor', '/operator/residents', 'residents', 'resident_id',
  '{resident_id, payor, policy_number, begins_on, ends_on, priority, covers, share_rule, share_amount}'
);

create table public.resident_documents (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null,
  name text not null,
  type text not null,
  signed_on date,
  expires_on date,
  file_path text,
  file_name text,
  file_type text,
  file_size bigint,
  agreement_id uuid,

  constraint resident_documents_file_path_key unique (file_path),
  constraint resident_documents_agreement_key unique (agreement_id),
  constraint resident_documents_file_name_is_plain check (private.is_file_name(file_name)),
  constraint resident_documents_file_is_whole check (num_nonnulls(file_path, file_name, file_type, file_size) in (0, 4)),
  constraint resident_documents_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint resident_documents_type_is_known check (
    type in ('agreement', 'physician_report', 'tb_test', 'directive', 'insurance_card', 'consent', 'assessment', 'other')
  ),
  constraint resident_documents_dates_are_ordered check (expires_on >= signed_on)
);
select private.set_up_child_table(
  'public.resident_documents', 'name', '/operator/residents', 'residents', 'resident_id',
  '{resident_id, name, type, signed_on, expires_on}'
);
