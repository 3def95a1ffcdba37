-- What a client with an account can see of the work done for them. Nothing is shared automatically: each
-- meeting, task, or file is shared individually until revoked. The account is matched by confirmed email.
create table public.client_shares (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.contacts (id) on delete cascade,
  workspace_id uuid not null,
  by uuid references public.profiles (id) on delete set null,
  event_id uuid references public.events (id) on delete cascade,
  task_id uuid references public.record_tasks (id) on delete cascade,
  file_id uuid references public.record_files (id) on delete cascade,
  shared_at timestamptz not null default now(),

  constraint client_shares_share_one_thing check (num_nonnulls(event_id, task_id, file_id) = 1),
  constraint client_shares_event_once unique (contact_id, event_id),
  constraint client_shares_task_once unique (contact_id, task_id),
  constraint client_shares_file_once unique (contact_id, file_id)
);
comment on column public.client_shares.workspace_id is 'The workspace of its contact, which decides who can read it.';
create index client_shares_workspace_id_idx on public.client_shares (workspace_id);
create index client_shares_by_idx on public.client_shares (by);
create index client_shares_event_idx on public.client_shares (event_id);
create index client_shares_task_idx on public.client_shares (task_id);
create index client_shares_file_idx on public.client_shares (file_id);

select private.set_up_table('public.client_shares', 'select, delete');

create policy "Contact viewers read its shares" on public.client_shares
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));
create policy "Contact viewers revoke its shares" on public.client_shares
  for delete to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));
select private.add_membership_guard('public.client_shares', 'workspace_id', 'private.list_my_workspace_ids()');

-- A contact's related rows move with it to another workspace.
create function private.sync_client_share_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.shortlists s set workspace_id = new.workspace_id where s.contact_id = new.id;
  update public.shortlist_items i set workspace_id = new.workspace_id
  from public.shortlists s where s.contact_id = new.id and i.shortlist_id = s.id;
  update public.client_shares s set workspace_id = new.workspace_id where s.contact_id = new.id;
  return null;
end $$;

create trigger sync_client_share_workspace after update on public.contacts
  for each row when (old.workspace_id is distinct from new.workspace_id) execute function private.sync_client_share_workspace();

-- Returns all contacts that represent the caller, by confirmed email, in any workspace.
create function private.list_contacts_matching_caller() returns setof public.contacts
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  select * from private.find_contacts_by_email(private.get_my_confirmed_email()) c where c.deleted_at is null;
end $$;

-- True if a task or file belongs to the contact or one of their deals.
create function private.is_attached_to_contact(p_kind text, p_record_id uuid, p_contact_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_kind = 'contacts' and p_record_id = p_contact_id
    or p_kind = 'deals' and exists (select from public.deals d where d.id = p_record_id and d.contact_id = p_contact_id)
$$;

create function private.share_with_client(p_contact_id uuid, p_what text, p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_contact constant public.contacts := private.require_my_contact(p_contact_id);
  v_title text;
  v_account uuid;
  v_share uuid;
begin
  if p_what = 'event' then
    select e.title into v_title from public.events e
    where e.id = p_id and e.workspace_id = any (private.list_my_workspace_ids()) and e.deleted_at is null
      and (e.contact_id = p_contact_id or private.is_attached_to_contact('deals', e.deal_id, p_contact_id));
  elsif p_what = 'task' then
    select t.title into v_title from public.record_tasks t
    where t.id = p_id and t.workspace_id = any (private.list_my_workspace_ids())
      and private.is_attached_to_contact(t.kind, t.record_id, p_contact_id);
  elsif p_what = 'file' then
    select f.name into v_title from public.record_files f
    where f.id = p_id and f.workspace_id = any (private.list_my_workspace_ids())
      and private.is_attached_to_contact(f.kind, f.record_id, p_contact_id);
  end if;
  if v_title is null then
    raise exception 'This does not belong to this contact.' using errcode = 'HXCLS';
  end if;
  perform private.enforce_rate_limit('client_share', 120, interval '1 hour');
  insert into public.client_shares (contact_id, workspace_id, by, event_id, task_id, file_id)
  values (
    v_contact.id, v_contact.workspace_id, v_me, case when p_what = 'event' then p_id end,
    case when p_what = 'task' then p_id end, case when p_what = 'file' then p_id end
  )
  on conflict do nothing returning id into v_share;
  if v_share is null then
    return (
      select s.id from public.client_shares s
      where s.contact_id = p_contact_id and p_id in (s.event_id, s.task_id, s.file_id)
    );
  end if;
  select u.id into v_account from auth.users u
  where lower(u.email) = lower(v_contact.email) and u.email_confirmed_at is not null and u.deleted_at is null;
  if v_account is not null and v_account <> v_me and not v_contact.do_not_contact then
    perform private.notify(
      v_account, 'client_shared', 'client_share:' || v_share,
      jsonb_build_object(
        'name', coalesce((select p.full_name from public.profiles p where p.id = v_me), 'Your broker'), 'title', v_title
      )
    );
  end if;
  return v_share;
end $$;

-- Shares a meeting, task, or file ("event", "task", "file") with a contact; idempotent. Delete the row to
-- revoke it.
select private.expose('share_with_client', 'authenticated');

-- True if a share is a file shared with the caller.
create function private.is_file_for_me(p_share_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.list_contacts_matching_caller() c join public.client_shares s on s.contact_id = c.id
    where s.id = p_share_id and s.file_id is not null
  );
end $$;
