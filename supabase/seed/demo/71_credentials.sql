-- Vendor credentials: those behind Vera's verified badge, one that expires soon, one that was rejected, and
-- pending ones. Each file is in `papers/` under its credential's id. Decisions are backdated, without log
-- entries or notifications.
create temporary table demo_credentials on commit drop as
select c.*, ('dec0de00-0000-4000-8000-0000006100' || c.number)::uuid as id,
  ('dec0de00-0000-4000-8000-0000000004' || c.vendor)::uuid as vendor_id,
  coalesce('dec0de00-0000-4000-8000-0000000000' || c.owner, 'dec0de00-0000-4000-8000-0000000004' || c.vendor)
    || '/dec0de00-0000-4000-8000-0000006100' || c.number as path
from (values
  ('01', '01', '05', 'insurance', 'general', null, 'GL-4407712', 'Lakeshore Mutual (demo)', true, -341, 24, 'Liability certificate 2026.pdf', 'verified', null, -338, 1060, '3ac26b373ca0aae762c9ceeb15061612e52471c6215fd23080a16ce6b74f848f'),
  ('02', '01', '05', 'insurance', 'workers', null, 'WC-118240', 'Ohio Builders Fund (demo)', false, -175, 190, 'Workers compensation.pdf', 'verified', null, -171, 964, '7113ebb0c617934f2271dac1990652dd145fbaf043062c59c0457494f6995268'),
  ('03', '01', '05', 'license', null, 'OH', 'OH-38842', 'Ohio Construction Industry Licensing Board', false, -400, 330, 'Ohio license.pdf', 'verified', null, -205, 917, '30976964236170eb400596058c732fce88b90f0dd2bfdbb423905d64df4bbe34'),
  ('04', '01', '05', 'w9', null, null, null, null, false, -208, null, 'W-9 signed.pdf', 'verified', null, -205, 890, '9dcd32581db73f33a77e9db8b50250c1a3469c8a7134f8ae227729df0f09eb4a'),
  ('05', '01', '05', 'leie', null, null, null, 'OIG exclusion list', false, -1, 29, 'OIG search November.pdf', 'submitted', null, null, 884, '4cbf8d9814489835865d682531fc319405f11638fe336e5dea75fd0490dccf28'),
  ('06', '01', '05', 'license', null, 'IN', 'IN-20981', null, false, -60, 305, 'Indiana license scan.pdf', 'rejected', 'The holder’s name is cut off on the scan. Send the whole page.', -3, 905, '0c451c5731982007cbc17e6b4d4b9c972f4d24a8a275fc130ca4a2b1955bfc5f'),
  ('07', '24', null, 'insurance', 'general', null, 'FS-22018', 'Buckeye Casualty (demo)', false, -40, 325, 'Certificate of insurance.pdf', 'submitted', null, null, 961, 'bf48dbeca5415692d384d3ce608ba43c81d1e0d34f93b7f2214d589f256c8b8a'),
  ('08', '24', null, 'w9', null, null, null, null, false, -9, null, 'W-9.pdf', 'submitted', null, null, 854, '633c9729ae6563d44161b1a63deccb3c46f3140fc74b82f67fc10e3906be9000'),
  ('09', '03', null, 'license', null, 'FL', 'CCC-133207', 'Florida DBPR', false, -742, -12, 'Roofing license.pdf', 'verified', null, -170, 859, 'fba40fe474dbc6188c760cdf604e3283b833b70a56bdf99c9d7821b5ce63632e')
) as c (
  number, vendor, owner, kind, coverage, state, paper_number, issuer, insured, issued, ends, file_name, status, reason,
  decided, size, sha256
);
delete from demo_credentials d
where not exists (select from public.vendors v where v.id = d.vendor_id)
  or exists (select from public.vendor_credentials c where c.vendor_id = d.vendor_id);

insert into storage.objects (bucket_id, name, version, metadata)
select 'vendor-credentials', d.path, d.id::text, jsonb_build_object(
  'eTag', '"' || d.sha256 || '"', 'size', d.size, 'mimetype', 'application/pdf', 'cacheControl', 'max-age=3600',
  'lastModified', now(), 'contentLength', d.size, 'httpStatusCode', 200
)
from demo_credentials d
on conflict do nothing;

insert into public.vendor_credentials (
  id, vendor_id, kind, coverage, state, number, issuer, names_additional_insured, issued_on, expires_on, path,
  file_name, file_type, file_size, status, counts, reason, decided_on, created_at
)
select d.id, d.vendor_id, d.kind, d.coverage, d.state, d.paper_number, d.issuer, d.insured, current_date + d.issued,
  current_date + d.ends, d.path, d.file_name, 'application/pdf', d.size, d.status, d.status = 'verified', d.reason,
  current_date + d.decided, now() + make_interval(days => coalesce(d.decided, 0) - 1)
from demo_credentials d
on conflict do nothing;

-- Vera was already notified about the one that expires soon.
insert into private.credential_notices (credential_id, days)
select d.id, s.days from demo_credentials d, unnest(array[60, 30]) s (days) where d.number = '01'
on conflict do nothing;
select private.notify(
  ('dec0de00-0000-4000-8000-0000000000' || d.owner)::uuid, 'credential_ending', 'credential:' || d.id || ':30',
  jsonb_build_object(
    'paper', private.credential_name(d.kind, d.coverage, d.state),
    'when', to_char(current_date + d.ends, 'FMMonth FMDD, YYYY')
  ),
  jsonb_build_object('credential_id', d.id)
)
from demo_credentials d where d.number = '01';
