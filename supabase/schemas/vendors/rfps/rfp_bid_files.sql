-- Files of sealed bids. A file is encrypted in the vendor's browser with a key of its own, which is only in the sealed bid,
-- and uploaded to the private bucket `rfp-bids` under `<rfp>/<participant>/<id>`. When the bid is opened, its name and key
-- are stored here; the function rfp-bids then decrypts it into `rfp-files`, where it is checked like every upload.
create table private.rfp_bid_files (
  id uuid primary key,
  bid_id uuid not null references private.rfp_bids (id) on delete cascade,
  path text not null,
  state text not null default 'sealed',
  name text,
  size bigint,
  key text,

  constraint rfp_bid_files_path_key unique (path),
  constraint rfp_bid_files_path_is_plain check (private.is_single_line(path, 200)),
  constraint rfp_bid_files_state_is_known check (state in ('sealed', 'stored', 'rejected')),
  constraint rfp_bid_files_name_is_plain check (private.is_file_name(name)),
  constraint rfp_bid_files_size_in_range check (size between 1 and 26214400),
  constraint rfp_bid_files_key_shape check (key ~ '^[A-Za-z0-9_-]{43}$')
);

create index rfp_bid_files_bid_idx on private.rfp_bid_files (bid_id);
alter table private.rfp_bid_files enable row level security;

-- A withdrawn or replaced bid frees its files.
create function private.remove_rfp_bid_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.rfp_bid_files f where f.bid_id = new.id;
  return null;
end $$;

create trigger remove_files after update of status on private.rfp_bids
  for each row when (new.status in ('withdrawn', 'replaced')) execute function private.remove_rfp_bid_files();

-- True if the caller may upload an encrypted file for a bid: its company intends to bid, and the deadline has not passed. At
-- most 40 uploads for an RFP, so that a bid with ten files can be replaced.
create function private.can_add_rfp_bid_file(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_name, '/');
  v_id constant text := '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
begin
  if not private.is_approved() or cardinality(v_parts) <> 3
    or not (v_parts[1] ~ v_id and v_parts[2] ~ v_id and v_parts[3] ~ v_id)
  then
    return false;
  end if;
  return exists (
    select from private.rfp_vendors p join private.rfps r on r.id = p.rfp_id
    join private.rfp_rounds d on d.rfp_id = r.id and d.round = case r.status when 'open' then 1 when 'final_offers' then 2 end
    where r.id = v_parts[1]::uuid and p.id = v_parts[2]::uuid and p.vendor_id = private.get_my_vendor_id()
      and p.status = 'intends' and (d.round = 1 or p.is_shortlisted) and d.deadline > clock_timestamp()
  ) and private.has_space_in_folder('rfp-bids', v_parts[1] || '/' || v_parts[2], 40);
end $$;
grant execute on function private.can_add_rfp_bid_file(text) to authenticated;

select private.set_up_attachment_check('private.rfp_bid_files', 'is_rfp_bid_file');

create policy "Vendors see their uploads for a bid" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'rfp-bids' and owner_id = (select auth.uid())::text and private.can_add_rfp_bid_file(name)
    and not private.is_rfp_bid_file(name)
  );

create policy "Vendors upload encrypted files of bids" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'rfp-bids' and private.can_add_rfp_bid_file(name));

create policy "Vendors remove uploads that no bid has" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'rfp-bids' and owner_id = (select auth.uid())::text and (select private.is_approved())
    and not private.is_rfp_bid_file(name)
  );

-- Attaches the files of a new bid, which its vendor uploaded.
create function private.attach_rfp_bid_files(p_bid_id uuid, p_files uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_folder text;
  v_file uuid;
begin
  if cardinality(p_files) > 10 then
    raise exception 'A bid has up to 10 files.' using errcode = 'HXRBK';
  end if;
  select b.rfp_id || '/' || b.participant_id into v_folder from private.rfp_bids b where b.id = p_bid_id;
  foreach v_file in array p_files loop
    perform private.require_uploaded_file('rfp-bids', v_folder || '/' || v_file);
    insert into private.rfp_bid_files (id, bid_id, path) values (v_file, p_bid_id, v_folder || '/' || v_file);
  end loop;
exception when unique_violation then
  raise exception 'A file belongs to one bid.' using errcode = 'HXRBB';
end $$;

-- Validates the list of files in a decrypted bid, which its vendor wrote.
create function private.are_rfp_bid_files(p_files jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_files is null or coalesce(jsonb_typeof(p_files) = 'array' and jsonb_array_length(p_files) <= 10 and (
    select count(distinct f ->> 'id') = count(*) and coalesce(bool_and(coalesce(
      f ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and f ->> 'key' ~ '^[A-Za-z0-9_-]{43}$'
      and (f ->> 'size')::bigint between 1 and 26214400 and private.is_file_name(f ->> 'name'),
      false
    )), true)
    from jsonb_array_elements(p_files) f
  ), false);
end $$;

-- Stores the names and keys of the files of an opened bid. A file that the bid lists but that was never uploaded is rejected.
create function private.open_rfp_bid_files(p_bid_id uuid, p_files jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.rfp_bid_files as f (id, bid_id, path, state, name, size, key)
  select (x ->> 'id')::uuid, p_bid_id, 'missing/' || p_bid_id || '/' || (x ->> 'id'), 'rejected', x ->> 'name',
    (x ->> 'size')::bigint, x ->> 'key'
  from jsonb_array_elements(coalesce(p_files, '[]')) x
  on conflict (id) do update set name = excluded.name, size = excluded.size, key = excluded.key where f.bid_id = p_bid_id;
end $$;

-- Where the decrypted file is stored. Only the server can write there: uploads have shorter paths.
create function private.get_rfp_bid_file_target(p_file private.rfp_bid_files) returns text
language sql stable security definer set search_path = '' as $$
  select b.rfp_id || '/' || b.id || '/' || p_file.id from private.rfp_bids b where b.id = p_file.bid_id
$$;

create function private.rfp_bid_file(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.rfp_bid_files;
  v_rfp private.rfps;
  v_vendor_id uuid;
begin
  select * into v_file from private.rfp_bid_files f where f.id = p_id and f.key is not null;
  select r.* into v_rfp from private.rfp_bids b join private.rfps r on r.id = b.rfp_id
  where b.id = v_file.bid_id and b.status = 'opened';
  select p.vendor_id into v_vendor_id from private.rfp_bids b join private.rfp_vendors p on p.id = b.participant_id
  where b.id = v_file.bid_id;
  if v_rfp.id is null or not private.is_approved()
    or not ('view' = any (private.get_rfp_rights(v_rfp, auth.uid())) or v_vendor_id = private.get_my_vendor_id()) is true
  then
    raise exception 'RFP not found.' using errcode = 'HXRBN';
  end if;
  perform private.enforce_rate_limit('rfp_bid', 120, interval '1 hour');
  return jsonb_build_object(
    'state', v_file.state, 'path', v_file.path, 'target', private.get_rfp_bid_file_target(v_file), 'name', v_file.name,
    'size', v_file.size, 'key', v_file.key
  );
end $$;

-- Returns what the function rfp-bids needs to decrypt a file of an opened bid, for its team and its vendor.
select private.expose('rfp_bid_file', 'authenticated');

create function private.record_rfp_bid_file(p_id uuid, p_is_readable boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_file private.rfp_bid_files;
  v_target text;
  v_metadata jsonb;
begin
  select * into v_file from private.rfp_bid_files f where f.id = p_id and f.key is not null for no key update;
  if v_file.state is distinct from 'sealed' then
    return v_file.state;
  end if;
  v_target := private.get_rfp_bid_file_target(v_file);
  if p_is_readable then
    begin
      v_metadata := private.require_uploaded_file('rfp-files', v_target);
      perform private.require_matching_file_extension(v_file.name, v_metadata ->> 'mimetype');
      insert into private.rfp_files (id, rfp_id, bid_id, path, name, size)
      select v_file.id, b.rfp_id, b.id, v_target, v_file.name, (v_metadata ->> 'size')::bigint
      from private.rfp_bids b where b.id = v_file.bid_id;
      v_file.state := 'stored';
    exception when sqlstate 'HXRFT' then
      v_file.state := 'rejected';
    end;
  else
    v_file.state := 'rejected';
  end if;
  update private.rfp_bid_files f set state = v_file.state where f.id = p_id;
  return v_file.state;
end $$;

-- Server only: records that a file of an opened bid was decrypted into `rfp-files`, or could not be. A file whose content
-- doesn't match its extension is rejected. Returns its state.
select private.expose('record_rfp_bid_file', 'service_role');

-- Returns the files of a bid. Sealed files have no name.
create function private.build_rfp_bid_files_json(p_bid_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'path', private.get_rfp_bid_file_target(f), 'name', f.name, 'size', f.size, 'state', f.state
    ) order by f.name, f.id), '[]')
    from private.rfp_bid_files f where f.bid_id = p_bid_id
  );
end $$;
