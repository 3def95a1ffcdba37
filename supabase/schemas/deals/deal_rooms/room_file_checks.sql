-- Finishes on the server what a browser started: uploads never filed because the tab was closed, and filed
-- ones never checked. The scheduled function `check-room-file` handles both.

-- Returns uploads of the last day that name their folder but weren't filed within two minutes.
create function private.unfiled_room_uploads() returns table (id uuid, owner_id text, facts jsonb)
language sql stable security definer set search_path = '' as $$
  select split_part(o.name, '/', 2)::uuid, o.owner_id, o.user_metadata
  from storage.objects o
  where o.bucket_id = 'room-files' and o.owner_id is not null and o.user_metadata ? 'folder_id'
    and o.created_at between now() - interval '1 day' and now() - interval '2 minutes'
    and not exists (select from private.deal_room_versions v where v.path = o.name)
  order by o.created_at limit 50
$$;

create function private.unchecked_room_versions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'path', c.path, 'type', c.type)), '[]')
  from (
    select v.id, v.path, v.type from private.deal_room_versions v
    where v.state = 'checking' and v.created_at between now() - interval '1 day' and now() - interval '2 minutes'
    order by v.created_at limit 10
  ) c
$$;

-- Files each upload as its uploader, with their current rights. What they may not add is left for the unused
-- file cleanup.
create function private.file_room_uploads() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_upload record;
  v_folder uuid;
  v_name text;
  v_claims constant text := current_setting('request.jwt.claims', true);
begin
  for v_upload in select * from private.unfiled_room_uploads() loop
    begin
      perform private.act_as(v_upload.owner_id::uuid, 'aal1');
      v_folder := (v_upload.facts ->> 'folder_id')::uuid;
      for v_name in select b.value from jsonb_array_elements_text(v_upload.facts -> 'below') b limit 8 loop
        v_folder := private.add_room_folder(v_folder, gen_random_uuid(), v_name);
      end loop;
      perform private.file_room_version(v_folder, null, v_upload.id, v_upload.facts ->> 'name');
    exception when others then
      raise warning 'Failed to file a deal room upload: %', sqlstate;
    end;
  end loop;
  perform set_config('request.jwt.claims', coalesce(v_claims, ''), true);
end $$;

create function private.claim_room_checks() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.file_room_uploads();
  -- Checked without delay, since its browser is gone.
  update private.deal_room_versions v set created_at = o.created_at
  from storage.objects o
  where o.bucket_id = 'room-files' and o.name = v.path and v.state = 'checking' and o.user_metadata ? 'folder_id'
    and v.created_at = now();
  return private.unchecked_room_versions();
end $$;

-- Files abandoned uploads and returns what to check: `[{id, path, type}]`.
select private.expose('claim_room_checks', 'service_role');

create function private.is_room_check_due() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.unfiled_room_uploads()) or private.unchecked_room_versions() <> '[]'
$$;

-- Schedules the job; idempotent. True if there is a scheduler.
create function private.schedule_room_check_jobs() returns boolean
language sql set search_path = '' as $$
  select private.schedule_calls(array[['check-room-files', '* * * * *', 'check-room-file', 'private.is_room_check_due()']])
$$;
