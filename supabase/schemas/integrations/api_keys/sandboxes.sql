-- Sandboxes: accounts with sample data that keys and webhooks act as to try the API. A sandbox is a service account without
-- a workspace: row-level security keeps it away from real records, and no one else can reach it. It can't sign in, has no
-- plan and no address that receives mail, counts in no figure of the site, and works as long as its owner does.

-- Returns the caller's sandbox; null without one.
create function private.get_my_sandbox_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select s.user_id from private.service_accounts s where s.sandbox_of = auth.uid());
end $$;
grant execute on function private.get_my_sandbox_id() to authenticated;

-- Returns the accounts whose webhooks the caller manages.
create function private.list_my_webhook_account_ids() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array_remove(array[auth.uid(), private.get_my_sandbox_id()], null);
end $$;
grant execute on function private.list_my_webhook_account_ids() to authenticated;

-- True also for a sandbox that was reset or deleted, until its last row is deleted.
create function private.is_sandbox_account(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.service_accounts s where s.user_id = p_user_id and s.tenant_id is null);
end $$;
grant execute on function private.is_sandbox_account(uuid) to authenticated, service_role;

-- True unless the account is a sandbox that was ended, whose owner can't use the product, or whose owner lost its role.
create function private.has_active_sandbox_owner(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_sandbox private.service_accounts;
begin
  select * into v_sandbox from private.service_accounts s where s.user_id = p_user_id and s.tenant_id is null;
  return v_sandbox.user_id is null or private.is_account_active(v_sandbox.sandbox_of) and not exists (
    select from public.user_roles r
    where r.user_id = p_user_id and r.is_active and not exists (
      select from public.user_roles o
      where o.user_id = v_sandbox.sandbox_of and o.role = r.role and o.is_active and (o.expires_at is null or o.expires_at > now())
    )
  );
end $$;
grant execute on function private.has_active_sandbox_owner(uuid) to authenticated, service_role;

-- Adds the sample data of the account's type, and a record of each other kind that keys can write.
create function private.fill_sandbox(p_account_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_begins_at constant timestamptz := date_trunc('day', now()) + interval '3 days 15 hours';
  v_contact_id uuid;
begin
  perform private.act_as(p_account_id, 'aal1');
  if cardinality(private.list_sample_kinds()) > 0 then
    perform private.add_sample_data();
  end if;
  select c.id into v_contact_id from public.contacts c where c.owner_id = p_account_id order by c.name limit 1;
  if v_contact_id is null then
    insert into public.contacts (owner_id, tenant_id, sharing, name, role, city, state)
    values (p_account_id, null, 'private', 'Dana Whitfield (sample)', 'seller', 'Columbus', 'OH') returning id into v_contact_id;
  end if;
  insert into public.companies (owner_id, tenant_id, sharing, name, type, city, states)
  values (p_account_id, null, 'private', 'Whitfield Senior Living (sample)', 'operator', 'Columbus', '{OH}');
  insert into public.leads (owner_id, tenant_id, sharing, name, source)
  values (p_account_id, null, 'private', 'Tom Alvarez (sample)', 'website');
  insert into public.events (owner_id, tenant_id, sharing, title, kind, begins_at, ends_at)
  values (p_account_id, null, 'private', 'Tour of Maple Grove (sample)', 'tour', v_begins_at, v_begins_at + interval '1 hour');
  insert into public.transactions (owner_id, tenant_id, sharing, property_name, state)
  values (p_account_id, null, 'private', 'Cedar Court (sample)', 'OH');
  insert into public.record_tasks (kind, record_id, title, due_on)
  values ('contacts', v_contact_id, 'Ask for the rent roll (sample)', current_date + 2);
  perform set_config('request.jwt.claims', v_claims, true);
end $$;

-- Creates and fills the caller's sandbox; returns its account.
create function private.add_sandbox(p_owner_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id constant uuid := gen_random_uuid();
begin
  perform private.add_program_account(v_id, 'Sandbox');
  insert into private.service_accounts (user_id, sandbox_of, created_by) values (v_id, p_owner_id, p_owner_id);
  perform private.fill_sandbox(v_id);
  return v_id;
end $$;

create function private.get_sandbox() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id constant uuid := private.get_my_sandbox_id();
begin
  perform private.require_access();
  return (
    select jsonb_build_object(
      'id', s.user_id, 'created_at', s.created_at, 'is_active', private.has_active_sandbox_owner(s.user_id),
      'records', jsonb_build_object(
        'contacts', (select count(*) from public.contacts r where r.workspace_id = v_id and r.deleted_at is null),
        'companies', (select count(*) from public.companies r where r.workspace_id = v_id and r.deleted_at is null),
        'deals', (select count(*) from public.deals r where r.workspace_id = v_id and r.deleted_at is null),
        'leads', (select count(*) from public.leads r where r.workspace_id = v_id and r.deleted_at is null),
        'events', (select count(*) from public.events r where r.workspace_id = v_id and r.deleted_at is null),
        'properties', (select count(*) from public.properties r where r.workspace_id = v_id and r.deleted_at is null),
        'transactions', (select count(*) from public.transactions r where r.workspace_id = v_id and r.deleted_at is null),
        'tasks', (select count(*) from public.record_tasks r where r.workspace_id = v_id),
        'saved_searches', (select count(*) from public.saved_searches r where r.user_id = v_id),
        'communities', (select count(*) from public.communities r where r.owner_id = v_id and r.deleted_at is null)
      )
    )
    from private.service_accounts s where s.user_id = v_id
  );
end $$;

-- Returns the caller's sandbox with its number of records; null without one.
select private.expose('get_sandbox', 'authenticated');

create function private.create_sandbox() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
begin
  if private.get_my_sandbox_id() is null then
    perform private.enforce_rate_limit('sandbox', 10, interval '1 hour');
    perform private.add_sandbox(v_me);
  end if;
  return private.get_sandbox();
end $$;

-- Creates the caller's sandbox with sample data, unless they have one.
select private.expose('create_sandbox', 'authenticated');

create function private.lock_my_sandbox() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.lock_member();
  v_id := private.get_my_sandbox_id();
  if v_id is null then
    raise exception 'Sandbox not found.' using errcode = 'HXSBN';
  end if;
  return v_id;
end $$;

-- Ends a sandbox; the job of account deletion deletes its rows.
create function private.end_sandbox(p_owner_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  update private.service_accounts s set sandbox_of = null, created_by = null where s.sandbox_of = p_owner_id returning s.user_id into v_id;
  delete from public.api_keys k where k.user_id = v_id;
  delete from public.webhook_endpoints e where e.user_id = v_id;
end $$;

create function private.delete_sandbox() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_my_sandbox();
  perform private.end_sandbox(auth.uid());
end $$;

-- Deletes the caller's sandbox with its keys and webhook endpoints.
select private.expose('delete_sandbox', 'authenticated');

create function private.reset_sandbox() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_old_id constant uuid := private.lock_my_sandbox();
  v_new_id uuid;
begin
  perform private.enforce_rate_limit('sandbox', 10, interval '1 hour');
  -- The old account keeps its records until the job deletes them; nothing acts as it anymore.
  update private.service_accounts s set sandbox_of = null, created_by = null where s.user_id = v_old_id;
  v_new_id := private.add_sandbox(auth.uid());
  update public.api_keys k set user_id = v_new_id where k.user_id = v_old_id;
  update public.api_requests r set user_id = v_new_id where r.user_id = v_old_id;
  update public.api_usage u set user_id = v_new_id where u.user_id = v_old_id;
  update private.api_rates r set user_id = v_new_id where r.user_id = v_old_id;
  delete from private.api_idempotency i using public.api_keys k where k.id = i.key_id and k.user_id = v_new_id;
  delete from public.webhook_deliveries d where d.user_id = v_old_id and d.state = 'pending';
  update public.webhook_endpoints e set user_id = v_new_id, workspace_id = v_new_id where e.user_id = v_old_id;
  update public.webhook_deliveries d set user_id = v_new_id where d.user_id = v_old_id;
  return private.get_sandbox();
end $$;

-- Replaces all records of the caller's sandbox with new sample data. Its keys and webhook endpoints stay.
select private.expose('reset_sandbox', 'authenticated');

-- Deletes one batch of an ended sandbox; false if there is none.
create function private.delete_ended_sandboxes() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_batch constant integer := 2000;
  v_id uuid;
begin
  select s.user_id into v_id from private.service_accounts s
  where s.tenant_id is null and s.sandbox_of is null limit 1 for update skip locked;
  if v_id is null then
    return false;
  end if;
  delete from public.transactions t
  where t.id = any (array(select o.id from public.transactions o where o.owner_id = v_id limit v_batch));
  if found then
    return true;
  end if;
  delete from public.record_changes c
  where c.ctid = any (array(select o.ctid from public.record_changes o where o.workspace_id = v_id limit v_batch));
  if found then
    return true;
  end if;
  delete from public.communities c where c.owner_id = v_id;
  perform private.delete_account_rows(v_id);
  -- The account's entry among service accounts is the last row of that list.
  if not exists (select from private.service_accounts s where s.user_id = v_id) then
    perform private.delete_account_rows(v_id);
    delete from private.undeliverable_addresses a where a.address = private.get_program_address(v_id);
    delete from auth.users u where u.id = v_id;
  end if;
  return true;
end $$;
