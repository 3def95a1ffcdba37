-- Items of single states. One with the ID of a common item replaces it; others are added.
create function private.list_state_survey_items()
returns table (state text, id text, tag text, label text, topic text, is_physical boolean)
language sql immutable rows 180 set search_path = '' as $$
  values
    ('AL', 'memory_care', 'Memory care', 'A memory care unit is licensed as a specialty care assisted living facility', 'specialty care (Chapter 420-5-20)', false),

    ('AK', 'agreement', 'Services contracts', 'Three residential services contracts are signed and match current charges', 'residential services contract', false),
    ('AK', 'service_plan', 'Plans', 'Three assisted living plans are signed and current, and staff can say what they require', 'assisted living plan', false),

    ('AZ', 'administrator', 'Manager', 'The manager''s certificate and continuing education are documented', 'manager', false),
    ('AZ', 'directed_care', 'Levels of care', 'The license covers the supervisory, personal, or directed care that residents receive', 'levels of care', false),

    ('AR', 'level', 'Level', 'Each resident fits the level of the license, I or II', 'admission and retention', false),

    ('CA', 'license', 'License', 'The license is posted and covers the residents in the building', 'license', false),
    ('CA', 'rights', 'Rights', 'Personal rights and the complaint and ombudsman numbers are posted', 'personal rights', false),
    ('CA', 'physician_report', 'Physician report', 'Three files have a current physician''s report', 'medical assessment', false),
    ('CA', 'assessment', 'Appraisal', 'Each new resident was appraised before move-in, and again after a change', 'pre-admission appraisal and reappraisals', false),
    ('CA', 'agreement', 'Admission agreement', 'Admission agreements are signed and list services and rates', 'admission agreements', false),
    ('CA', 'staff_files', 'Clearances', 'Each person who works here has a criminal record clearance', 'criminal record clearance', false),
    ('CA', 'training', 'Training', 'Staff files document the required training, dementia care included', 'personnel requirements', false),
    ('CA', 'medications', 'Medications', 'Centrally stored medications are locked, labeled, and recorded', 'incidental medical care', false),
    ('CA', 'incidents', 'Incidents', 'Reportable events were reported to the licensing agency in time', 'reporting requirements', false),
    ('CA', 'emergency', 'Emergency plan', 'The emergency plan is current, and drills of each shift are recorded', 'emergency disaster plan', false),
    ('CA', 'hot_water', 'Hot water', 'Hot water at taps that residents use is 105 to 120 °F', 'maintenance and operation', true),
    ('CA', 'building', 'Building', 'Floors, rails, and exits are clear and in repair', 'maintenance and operation', true),

    ('CO', 'medication_staff', 'Medication staff', 'Staff who give medications are qualified medication administration personnel (QMAP)', 'medications', false),

    ('CT', 'coordinator', 'Service coordinator', 'The managed residential community has its service coordinator', 'managed residential communities', false),

    ('DE', 'assessment', 'Assessments', 'Three files have a complete uniform assessment instrument (UAI)', 'resident assessment', false),
    ('DE', 'service_plan', 'Service agreements', 'Three service agreements are signed, current, and follow from the assessment', 'service agreements', false),

    ('DC', 'service_plan', 'Service plans', 'Three individualized service plans are signed and current, and staff can say what they require', 'individualized service plans', false),

    ('FL', 'license', 'License', 'The license is posted and covers the services provided', 'licensure', false),
    ('FL', 'rights', 'Rights', 'The bill of rights and the ombudsman and abuse hotline numbers are posted', 'resident rights', false),
    ('FL', 'assessment', 'Health assessment', 'Three files have a complete AHCA Form 1823', 'admission procedures', false),
    ('FL', 'agreement', 'Contracts', 'Resident contracts are signed and match current charges', 'resident contracts', false),
    ('FL', 'administrator', 'Administrator', 'The administrator''s core training is documented', 'staff training', false),
    ('FL', 'training', 'Training', 'Staff files have the required in-service training and background screening', 'staff training', false),
    ('FL', 'medication_staff', 'Medications', 'Staff who help with self-administered medication are trained, and records match', 'medication practices', false),
    ('FL', 'elopement', 'Elopement drills', 'Elopement drills of the year are recorded', 'elopement standards', false),
    ('FL', 'incidents', 'Adverse incidents', 'Adverse incidents were reported to the state in time', 'adverse incident reports', false),
    ('FL', 'emergency', 'Emergency plan', 'The county approved the emergency management plan', 'emergency management', false),
    ('FL', 'power', 'Emergency power', 'The emergency power plan is in effect, and fuel is on site', 'emergency environmental control', true),
    ('FL', 'building', 'Building', 'Rooms, baths, and halls are clean and in repair', 'physical plant', true),

    ('GA', 'medication_staff', 'Medication aides', 'Certified medication aides give medications, and their skills checks are documented', 'medications', false),
    ('GA', 'memory_care', 'Memory care', 'A memory care unit has its certificate, and its staff have the training', 'memory care', false),

    ('ID', 'assessment', 'Assessments', 'Three files have a complete uniform assessment instrument (UAI)', 'resident assessment', false),
    ('ID', 'service_plan', 'Service agreements', 'Three negotiated service agreements are signed and current, and staff can say what they require', 'negotiated service agreements', false),

    ('IL', 'assessment', 'Assessments', 'Three residents have a physician''s assessment and a current service plan', 'physician''s assessment', false),

    ('IN', 'license', 'License', 'The license is posted and the administrator is licensed', 'licenses', false),
    ('IN', 'rights', 'Rights', 'Residents'' rights and the complaint and ombudsman numbers are posted', 'residents'' rights', false),
    ('IN', 'assessment', 'Evaluations', 'Three files have an evaluation before move-in, each half year, and after a change', 'evaluation', false),
    ('IN', 'service_plan', 'Service plans', 'Service plans are signed and dated by the resident', 'evaluation', false),
    ('IN', 'staffing', 'Awake staff', 'An awake person with current CPR and first aid is on site on each shift', 'personnel', false),
    ('IN', 'staff_files', 'Staff files', 'Staff files have screening, orientation, and dementia training', 'personnel', false),
    ('IN', 'infection', 'Infection control', 'Tuberculosis screening of staff and residents is complete', 'infection control', false),
    ('IN', 'medication_staff', 'Medications', 'Nurses or qualified medication aides give medications, and records match the orders', 'health services', false),
    ('IN', 'pharmacy', 'Pharmacy review', 'Drug regimens were reviewed on schedule', 'pharmaceutical services', false),
    ('IN', 'food', 'Food', 'Meals follow the menu, and food is stored at safe temperatures', 'food and nutritional services', false),
    ('IN', 'drills', 'Fire drills', 'Each shift had a drill in the last quarter', 'sanitation and safety standards', false),
    ('IN', 'building', 'Building', 'Rooms, baths, and equipment are clean and in repair', 'sanitation and safety standards', true),

    ('IA', 'license', 'Certification', 'The program''s certification is current and covers the tenants in the building', 'certification', false),
    ('IA', 'rights', 'Rights', 'Tenants'' rights and the complaint and ombudsman numbers are posted where tenants see them', 'tenant rights', false),
    ('IA', 'agreement', 'Agreements', 'Three occupancy agreements are signed and match current charges', 'occupancy agreements', false),
    ('IA', 'memory_care', 'Memory care', 'A dementia-specific program is certified as one, and its staff have the training', 'dementia-specific programs', false),

    ('KS', 'assessment', 'Assessments', 'Three files have a functional capacity screening before move-in and after each change of condition', 'functional capacity screening', false),
    ('KS', 'service_plan', 'Service agreements', 'Three negotiated service agreements are signed and current, and staff can say what they require', 'negotiated service agreements', false),

    ('KY', 'memory_care', 'Memory care', 'A secured dementia care unit has the license for dementia care, and its staff have the training', 'dementia care', false),

    ('ME', 'medication_staff', 'Medication staff', 'Staff who give medications are certified residential medication aides (CRMA) or nurses', 'medications', false),

    ('MD', 'license', 'License', 'The license is posted and covers the levels of care in the building', 'licensing', false),
    ('MD', 'administrator', 'Manager', 'The assisted living manager''s training is documented and an alternate is named', 'assisted living manager', false),
    ('MD', 'nurse', 'Delegating nurse', 'The delegating nurse reviews each resident on schedule and signs', 'delegating nurse', false),
    ('MD', 'assessment', 'Assessment', 'The state''s resident assessment tool is complete in three files', 'resident assessment', false),
    ('MD', 'service_plan', 'Service plan', 'Service plans follow from the assessment and are reviewed on time', 'service plan', false),
    ('MD', 'medication_staff', 'Medications', 'Medication technicians are certified, and orders match the record', 'medication management', false),
    ('MD', 'pharmacist', 'Pharmacy review', 'Residents with nine or more medications had a pharmacist review', 'pharmacy review', false),
    ('MD', 'incidents', 'Incidents', 'Incidents were reported to the state within 24 hours', 'incident reports', false),
    ('MD', 'emergency', 'Emergency plan', 'The emergency plan is current and staff know their part', 'emergency preparedness', false),
    ('MD', 'building', 'Environment', 'Rooms, baths, and halls are clean and in repair', 'general physical plant', true),

    ('MA', 'license', 'Certification', 'The certification is posted and current', 'certification', false),
    ('MA', 'disclosure', 'Disclosure', 'The disclosure statement was given before each agreement was signed', 'disclosure of rights and services', false),
    ('MA', 'assessment', 'Assessment', 'A nurse assessed each new resident before move-in', 'resident assessment', false),
    ('MA', 'service_plan', 'Service plan', 'Service plans are signed and reviewed on schedule', 'service plan', false),
    ('MA', 'medications', 'Medications', 'Self-administered medication management stays within its limits', 'medication management', false),
    ('MA', 'training', 'Training', 'Staff had orientation and yearly training hours', 'training', false),
    ('MA', 'memory_care', 'Special care', 'Special care residences have their staffing, activities, and secured outdoor space', 'special care residences', false),
    ('MA', 'quality', 'Quality assurance', 'The quality improvement program met and recorded its follow-up', 'quality assurance', false),
    ('MA', 'incidents', 'Incidents', 'Incident reports were filed with the state in time', 'incident reports', false),
    ('MA', 'emergency', 'Emergency plan', 'The disaster plan is current and drills are recorded', 'emergency management', false),
    ('MA', 'building', 'Units', 'Locks, baths, and kitchens in three units work', 'physical requirements', true),

    ('MN', 'agreement', 'Contracts', 'Three assisted living contracts are signed and match current charges', 'assisted living contracts', false),
    ('MN', 'disclosure', 'Service disclosure', 'The uniform checklist disclosure of services was given before each contract was signed', 'disclosure of services', false),
    ('MN', 'assessment', 'Assessments', 'A registered nurse completed the uniform assessment tool for three residents', 'uniform assessment tool', false),
    ('MN', 'memory_care', 'Memory care', 'A secured dementia care unit has the license with dementia care, and its staff have the training', 'dementia care', false),

    ('MO', 'assessment', 'Assessments', 'Three files have a community-based assessment and an individualized service plan', 'community-based assessment', false),
    ('MO', 'medication_staff', 'Medication staff', 'Staff who give medications are nurses, medication technicians, or level I medication aides', 'medications', false),

    ('MT', 'category', 'Categories', 'Each resident of category B or C fits the endorsement of the license', 'resident categories', false),

    ('NV', 'memory_care', 'Memory care', 'A home for residents with dementia has the endorsement, and its staff have the training', 'endorsements', false),
    ('NV', 'medication_staff', 'Medication staff', 'Caregivers who help with medications completed the medication management course', 'medications', false),

    ('NJ', 'medication_staff', 'Medication aides', 'Certified medication aides give medications by delegation of the registered nurse', 'medications', false),

    ('NY', 'assessment', 'Medical evaluations', 'Three files have a current medical evaluation on the state''s form', 'medical evaluation', false),
    ('NY', 'service_plan', 'Service plans', 'Three individualized service plans are signed and current, and staff can say what they require', 'individualized service plans', false),
    ('NY', 'memory_care', 'Certificates', 'Enhanced and special needs residents live only where the residence has that certificate', 'enhanced and special needs certificates', false),

    ('NC', 'assessment', 'FL-2 and register', 'Three files have a current FL-2 form, a Resident Register, and an assessment', 'admission and assessment', false),
    ('NC', 'staff_files', 'Staff files', 'Five staff files have background check and Health Care Personnel Registry check', 'staff qualifications', false),

    ('OH', 'license', 'License', 'The license is posted, and no more residents live here than it allows', 'licensure', false),
    ('OH', 'agreement', 'Agreements', 'Three resident agreements are signed and match current charges', 'resident agreement', false),
    ('OH', 'assessment', 'Health assessments', 'Three files have an initial, a yearly, and a change-of-condition assessment', 'resident health assessments', false),
    ('OH', 'staffing', 'Personnel', 'Enough staff were on site for each shift of the last week', 'personnel requirements', false),
    ('OH', 'training', 'Training', 'Files of personal care staff document training and first aid', 'personnel requirements', false),
    ('OH', 'infection', 'Tuberculosis', 'Tuberculosis screening of staff and residents is complete', 'personnel requirements', false),
    ('OH', 'medications', 'Medications', 'Medications are secured, and help with them fits the assessment of the resident', 'medication administration', false),
    ('OH', 'nursing', 'Nursing care', 'Skilled nursing care stays within the limits of the rule and is documented', 'skilled nursing care', false),
    ('OH', 'food', 'Dietary services', 'Special diets are planned as ordered, and food is stored at safe temperatures', 'dietary services', false),
    ('OH', 'records', 'Records', 'Resident records are complete, secured, and at hand', 'records and reports', false),
    ('OH', 'drills', 'Fire drills', 'Each shift had a drill in the last quarter', 'fire safety', false),
    ('OH', 'building', 'Building', 'Rooms, baths, and halls are clean, warm, and in repair', 'physical plant', true),

    ('OR', 'disclosure', 'Disclosure', 'The uniform disclosure statement is current and given to new residents', 'uniform disclosure statement', false),
    ('OR', 'staffing', 'Staffing tool', 'The acuity-based staffing tool is current, and posted staffing matches the floor', 'acuity-based staffing', false),
    ('OR', 'memory_care', 'Memory care', 'A memory care community has its endorsement, and its staff have the training', 'memory care endorsement (Division 57)', false),

    ('PA', 'license', 'License', 'The license is posted, and no more residents live here than it allows', 'licensure', false),
    ('PA', 'rights', 'Rights', 'Residents'' rights and the complaint numbers are posted', 'resident rights', false),
    ('PA', 'screening', 'Screening', 'Each new resident was screened before move-in', 'preadmission screening', false),
    ('PA', 'medical', 'Medical evaluation', 'Three files have a current medical evaluation', 'medical evaluation', false),
    ('PA', 'service_plan', 'Support plans', 'Assessments and support plans are complete, signed, and current', 'assessment and support plan', false),
    ('PA', 'agreement', 'Contracts', 'Resident contracts are signed and match current charges', 'resident contract', false),
    ('PA', 'training', 'Training', 'Files of direct care staff document training and background checks', 'staffing', false),
    ('PA', 'medication_staff', 'Medications', 'Staff who give medications completed the course, and records match the orders', 'medications', false),
    ('PA', 'incidents', 'Incidents', 'Reportable incidents were reported in time', 'reportable incidents', false),
    ('PA', 'drills', 'Fire drills', 'An unannounced drill was held each month and recorded', 'fire drills', false),
    ('PA', 'hot_water', 'Hot water', 'Hot water at resident taps is 120 °F or less', 'water', true),
    ('PA', 'building', 'Building', 'Exits, rails, and lights are clear and in repair', 'physical site', true),

    ('RI', 'level', 'Level', 'Each resident fits the fire and medication level of the license', 'levels of license', false),

    ('TX', 'license', 'License', 'The license is posted and its type fits the residents in the building', 'licensing', false),
    ('TX', 'rights', 'Postings', 'Residents'' rights and the ombudsman and complaint numbers are posted', 'required postings', false),
    ('TX', 'disclosure', 'Disclosure', 'The disclosure statement was given before each agreement was signed', 'disclosure statement', false),
    ('TX', 'administrator', 'Manager', 'The manager''s course and continuing education are documented', 'manager qualifications', false),
    ('TX', 'assessment', 'Assessments', 'Three files have a comprehensive assessment and a signed service plan', 'resident assessment', false),
    ('TX', 'evacuation', 'Evacuation', 'Each resident''s ability to evacuate fits the type of the license', 'resident assessment', false),
    ('TX', 'staff_files', 'Staff files', 'Staff files have orientation, training, and registry checks', 'employee qualifications and training', false),
    ('TX', 'medications', 'Medications', 'Medications are locked, and records match the orders', 'medications', false),
    ('TX', 'memory_care', 'Memory care', 'The Alzheimer''s unit is certified, and its staff have the training', 'certification for Alzheimer''s care', false),
    ('TX', 'incidents', 'Incidents', 'Abuse, neglect, and exploitation were reported and investigated in time', 'abuse, neglect, and exploitation', false),
    ('TX', 'drills', 'Fire drills', 'Each shift had a drill in the last quarter', 'emergency preparedness and fire drills', false),
    ('TX', 'building', 'Building', 'Alarms, exits, rooms, and baths work and are in repair', 'physical plant', true),

    ('UT', 'level', 'License type', 'Each resident fits the type of the license, I or II', 'admission and retention', false),

    ('VA', 'assessment', 'Assessments', 'Three files have a complete uniform assessment instrument (UAI)', 'uniform assessment instrument', false),
    ('VA', 'service_plan', 'Service plans', 'Three individualized service plans are signed and current, and staff can say what they require', 'individualized service plans', false),
    ('VA', 'medication_staff', 'Medication aides', 'Staff who give medications are nurses or registered medication aides', 'medications', false),
    ('VA', 'falls', 'Fall risk', 'Fall risk ratings of residents who need assisted living care are current', 'fall risk rating', false),

    ('WA', 'disclosure', 'Disclosure', 'The disclosure of services was given to new residents', 'disclosure of services', false),
    ('WA', 'service_plan', 'Service agreements', 'Three negotiated service agreements are signed and current, and staff can say what they require', 'negotiated service agreement', false),
    ('WA', 'medication_staff', 'Nurse delegation', 'Staff with delegated nursing tasks have the nurse''s delegation and the training on file', 'nurse delegation', false),

    ('WV', 'medication_staff', 'Medication staff', 'Staff who give medications are nurses or approved medication assistive personnel (AMAP)', 'medications', false),

    ('WI', 'training', 'Training', 'Staff files have training in standard precautions, fire safety, first aid and choking, and medications', 'department-approved training', false),
    ('WI', 'evacuation', 'Evacuation', 'Each resident''s evacuation ability is evaluated and fits the class of the license', 'evacuation evaluation', false)
$$;
