-- The realtime server closes the channels of an ended session, and rechecks those of an account whose bans or
-- factors changed. Product tables announce such changes themselves.
create or replace function haven_realtime.announce_rights_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('haven_rights', jsonb_build_object(tg_argv[0], v_row ->> tg_argv[1])::text);
  return null;
end
$$;

create or replace trigger haven_announce_rights after delete on auth.sessions
  for each row execute function haven_realtime.announce_rights_change('session', 'id');
create or replace trigger haven_announce_rights after update of banned_until, deleted_at or delete on auth.users
  for each row execute function haven_realtime.announce_rights_change('account', 'id');
create or replace trigger haven_announce_rights after insert or update of status or delete on auth.mfa_factors
  for each row execute function haven_realtime.announce_rights_change('account', 'user_id');

revoke all on all functions in schema haven_realtime from public, anon, authenticated, service_role;
revoke all on all sequences in schema haven_realtime from public, anon, authenticated, service_role;
