-- What a new database holds before its first person, and the schedule where there is one.

-- The product's buckets. In both, a person's files lie in a folder named after their account, and
-- what they may do with files is what they may do with the rows that describe them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp']),
  ('documents', 'documents', false, 52428800, array[
    'application/pdf', 'image/*', 'text/plain', 'text/csv', 'application/zip',
    'application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation'
  ])
on conflict (id) do nothing;

-- What is sent with messages, hangs on records and listings or is filed in deal rooms has the same kinds; a listing's
-- pictures are for everybody.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select b.id, b.id, false, b.size, array_agg(t.type order by t.type)
from
  (values
    ('message-files', 26214400), ('record-files', 52428800), ('room-files', 52428800), ('listing-documents', 26214400),
    ('offer-files', 26214400), ('rfp-files', 26214400)
  ) b (id, size),
  private.message_file_types() t
group by b.id, b.size
on conflict (id) do nothing;
-- Encrypted files of sealed bids: 28 bytes longer than the plain ones.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('rfp-bids', 'rfp-bids', false, 26214428, array['application/octet-stream'])
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('listing-images', 'listing-images', true, 6291456, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('listing-models', 'listing-models', false, 20971520, array['model/gltf-binary'])
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('vendor-credentials', 'vendor-credentials', false, 10485760, array[
  'application/pdf', 'image/jpeg', 'image/png', 'image/webp'
])
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('resident-files', 'resident-files', false, 15728640, array[
  'application/pdf', 'image/jpeg', 'image/png', 'image/webp'
])
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('family-photos', 'family-photos', false, 15728640, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('vendor-photos', 'vendor-photos', false, 6291456, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('compliance-files', 'compliance-files', false, 15728640, array[
  'application/pdf', 'image/jpeg', 'image/png', 'image/webp'
])
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('tax-documents', 'tax-documents', false, 15728640, array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('offering-files', 'offering-files', false, 20971520, array[
  'application/pdf', 'image/jpeg', 'image/png', 'image/webp'
])
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select 'course-media', 'course-media', false, 52428800, array_agg(t.type order by t.type)
from (select * from private.course_video_types() union all select * from private.course_file_types()) t
on conflict (id) do nothing;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('signed-papers', 'signed-papers', false, 15728640, array['application/pdf'])
on conflict (id) do nothing;

do $$
begin
  -- Available is not allowed: pg_cron also wants to be preloaded, and its creator to be trusted.
  begin
    if exists (select from pg_available_extensions where name = 'pg_cron') then
      create extension if not exists pg_cron;
    end if;
    if exists (select from pg_available_extensions where name = 'pg_net') then
      create extension if not exists pg_net with schema extensions;
    end if;
  exception when others then
    raise notice 'Scheduling needs pg_cron and pg_net: %', sqlerrm;
  end;
  perform private.schedule_outbox_jobs();
  perform private.schedule_message_jobs();
  perform private.schedule_record_jobs();
  perform private.schedule_listing_jobs();
  perform private.schedule_credentials();
  perform private.schedule_staff_reminders();
  perform private.schedule_course_reminders();
  perform private.schedule_document_reminders();
  perform private.schedule_visit_reminders();
  perform private.schedule_operations_jobs();
  perform private.schedule_figures();
  perform private.schedule_signing_jobs();
  perform private.schedule_domain_checks();
  perform private.schedule_maintenance_jobs();
  perform private.schedule_command_jobs();
  perform private.schedule_investing();
  perform private.schedule_charting();
  perform private.schedule_retention();
  perform private.schedule_integration_jobs();
  if to_regprocedure('private.schedule_room_check_jobs()') is not null then
    perform private.schedule_room_check_jobs();
  end if;
end
$$;

insert into private.rating_counts (rating) select generate_series(1, 5);

-- A hosted project is told here; the embedded backend calls it by name.
do $$
begin
  execute 'alter role authenticator set pgrst.db_pre_request = ''private.check_request''';
  notify pgrst, 'reload config';
exception
  when undefined_object or insufficient_privilege then
    raise notice 'Set pgrst.db_pre_request to private.check_request by hand.';
end
$$;

insert into private.cursor_secret (secret) values (extensions.gen_random_bytes(32));

-- States and kinds are words of every market.
insert into private.search_words (word, uses)
select distinct t.word, 1 from regexp_split_to_table($words$
  active adult alabama alaska arizona arkansas assisted auction board california care carolina ccrc
  colorado columbia connecticut construction dakota day delaware development developments district
  florida georgia group hampshire hawaii homes idaho illinois independent indiana iowa island jersey
  kansas kentucky land lease living louisiana maine maryland massachusetts memory mexico michigan
  minnesota mississippi missouri mixed montana nebraska nevada new north nursing of ohio oklahoma
  oregon pennsylvania portfolio property rhode skilled south tennessee texas use utah vacant vermont
  virginia washington west wisconsin wyoming york
$words$, '\s+') as t (word)
where t.word <> '';
