-- Ownership changes: transferred records, and records left to a team.

create function private.transfer_records(p_kind text, p_ids uuid[], p_to uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_tenant_id constant uuid := private.current_tenant_id();
  v_administered constant uuid := private.administered_tenant_id();
  v_count integer;
begin
  perform private.require_record_kind(p_kind);
  if private.is_community_kind(p_kind) then
    raise exception 'Unknown record type.' using errcode = 'HXRKD';
  end if;
  if cardinality(p_ids) not between 1 and 10000 then
    raise exception 'Select 1 to 10,000 records.' using errcode = 'HXRMA';
  end if;
  if not exists (
    select from public.tenant_users u where u.user_id = p_to and u.tenant_id = v_tenant_id
  ) then
    raise exception 'This person is not on your team.' using errcode = 'HXRTO';
  end if;
  -- Records without a workspace join the one they are transferred in.
  execute format(
    'update public.%I r set owner_id = $1, tenant_id = coalesce(r.tenant_id, $2)'
      ' where r.id = any ($3) and r.owner_id <> $1 and r.workspace_id = any ($4)'
      ' and (r.owner_id = $5 or r.tenant_id = $6 and r.sharing = ''team'')', p_kind
  ) using p_to, v_tenant_id, p_ids, private.list_my_workspace_ids(), v_me, v_administered;
  get diagnostics v_count = row_count;
  if v_count > 0 and p_to <> v_me then
    perform private.enforce_rate_limit('mention', 60, interval '1 hour');
    perform private.notify(
      p_to, 'record_handed_over', 'handed:' || p_kind || ':' || gen_random_uuid(),
      jsonb_build_object(
        'name', coalesce((select p.full_name from public.profiles p where p.id = v_me), 'Someone'), 'count', v_count,
        'path', (select k.path from private.record_kind(p_kind) k)
      ),
      jsonb_build_object('kind', p_kind)
    );
  end if;
  return v_count;
end $$;

-- Transfers records to a teammate: the caller's own, or as an admin those shared with the team. Returns how
-- many were transferred.
select private.expose('transfer_records', 'authenticated');

-- When a user leaves a workspace, shared records stay and private ones go with them.
create function private.transfer_departed_member_records() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_heir uuid;
  v_table text;
begin
  select u.user_id into v_heir from public.tenant_users u
  where u.tenant_id = old.tenant_id and u.user_id <> old.user_id order by u.role, u.id limit 1;
  for v_table in select k.kind from private.record_kinds() k union all select 'saved_views' loop
    execute format(
      'update public.%I r set owner_id = coalesce($3, r.owner_id) where r.owner_id = $1 and r.tenant_id = $2 and r.sharing = ''team''',
      v_table
    ) using old.user_id, old.tenant_id, v_heir;
    execute format(
      'update public.%I r set tenant_id = null where r.owner_id = $1 and r.tenant_id = $2 and r.sharing = ''private''',
      v_table
    ) using old.user_id, old.tenant_id;
  end loop;
  update public.record_tasks t set assignee_id = null
  where t.assignee_id = old.user_id and t.workspace_id <> all (
    array[old.user_id, private.get_personal_workspace_id(old.user_id, old.tenant_id)]
  );
  update public.record_tasks t set workspace_id = old.user_id
  where t.workspace_id = private.get_personal_workspace_id(old.user_id, old.tenant_id) and t.kind is null;
  return null;
end $$;

create trigger leaving_3_transfer_records after delete on public.tenant_users
  for each row execute function private.transfer_departed_member_records();

-- Ends memberships before an account or workspace is deleted, so what is left behind is reassigned.
create function private.end_memberships() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'profiles' then
    delete from public.tenant_users u where u.user_id = old.id;
  else
    delete from public.tenant_users u where u.tenant_id = old.id;
  end if;
  return old;
end $$;

create trigger end_memberships before delete on public.profiles
  for each row execute function private.end_memberships();

create trigger end_memberships before delete on public.tenants
  for each row execute function private.end_memberships();

-- Deletes records after thirty days in the trash, a few thousand of each kind at a time; trims histories to
-- 1,000 changes per record. Records of communities are kept. Returns how many were deleted.
create function private.purge_records() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_kind text;
  v_part integer;
  v_count integer := 0;
begin
  for v_kind in select k.kind from private.record_kinds() k where not private.is_community_kind(k.kind) loop
    execute format(
      'delete from public.%1$I r where r.id in ('
        'select b.id from public.%1$I b where b.deleted_at < now() - interval ''30 days'' limit 5000 for update skip locked'
        ')', v_kind
    );
    get diagnostics v_part = row_count;
    v_count := v_count + v_part;
    execute format(
      'delete from public.record_changes c using public.%1$I r'
        ' where r.version > 1000 and c.record_id = r.id and c.kind = %1$L and c.version <= r.version - 1000', v_kind
    );
  end loop;
  return v_count;
end $$;

-- Schedules record jobs on a hosted project; idempotent. True if there is a scheduler.
create function private.schedule_record_jobs() returns boolean
language sql set search_path = '' as $$
  select private.schedule_jobs(array[
    ['remind-of-tasks', '* * * * *', 'select private.send_task_reminders()'],
    ['remind-of-events', '* * * * *', 'select private.send_event_reminders()'],
    ['late-leads', '* * * * *', 'select private.notify_overdue_leads()'],
    ['work-broker-emails', '* * * * *', 'select private.process_broker_emails()'],
    ['work-automations', '* * * * *', 'select private.work_automations()'],
    ['prune-automations', '43 * * * *', 'select private.prune_automations()'],
    ['remind-of-dates', '11 * * * *', 'select private.send_date_reminders()'],
    ['account_deletions', '* * * * *', 'select private.process_account_deletions()'],
    ['forget-bills', '7 3 * * *', 'select private.delete_expired_invoices()'],
    ['remind-of-room-ends', '13 * * * *', 'select private.send_room_expiry_reminders()'],
    ['purge-records', '37 * * * *', 'select private.purge_records(), private.request_file_cleanup()']
  ])
$$;
