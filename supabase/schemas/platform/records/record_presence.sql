-- Record presence: viewers and editors of a record are broadcast on its private channel,
-- `record:<kind>:<id>`, to those who can see it.
create function private.can_join_record_channel(p_topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_parts constant text[] := string_to_array(p_topic, ':');
begin
  if cardinality(v_parts) is distinct from 3 or v_parts[1] <> 'record'
    or v_parts[3] !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or not exists (select from private.record_kind(v_parts[2]))
  then
    return false;
  end if;
  return private.can_see_record(v_parts[2], v_parts[3]::uuid);
end $$;
grant execute on function private.can_join_record_channel(text) to authenticated;

create policy "Record viewers join its channel" on realtime.messages
  for select to authenticated using (private.can_join_record_channel((select realtime.topic())));

create policy "Record viewers share their presence" on realtime.messages
  for insert to authenticated
  with check (extension = 'presence' and private.can_join_record_channel((select realtime.topic())));
