-- Comments on a record, visible to everyone who can see it.
create table public.record_comments (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  record_id uuid not null,
  workspace_id uuid not null default auth.uid(),
  by uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  way text not null default 'note',
  body text not null,
  mentions uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  outcome text,

  constraint record_comments_outcome_is_known check (
    outcome is null
    or outcome in ('reached', 'voicemail', 'no_answer', 'call_back', 'wrong_number') and way = 'call'
  ),
  constraint record_comments_way_is_known check (way in ('note', 'private', 'call', 'meeting', 'email')),
  constraint record_comments_body_is_plain check (
    (deleted_at is not null or btrim(body, E' \t\n\r') <> '') and private.is_plain_message(body, 5000)
  ),
  constraint record_comments_mentions_are_few check (cardinality(mentions) <= 20)
);
-- Triggers in other files:
--   clients/contacts/contacts.sql: mark_contacted

comment on column public.record_comments.way is
  'A note, a private note, or how the client was contacted; then the comment says what about.';
comment on column public.record_comments.outcome is 'How a call ended.';
comment on column public.record_comments.workspace_id is 'The scope of its record, which decides who can read it; a private comment has its author’s scope.';

create index record_comments_record_idx on public.record_comments (record_id, created_at desc, id desc);
create index record_comments_workspace_id_idx on public.record_comments (workspace_id, created_at desc, id desc);
create index record_comments_by_idx on public.record_comments (by);

select private.set_up_table('public.record_comments', '
  select,
  insert (id, kind, record_id, way, body, mentions, outcome),
  update (body, mentions, deleted_at)
');

create policy "Record viewers read its comments" on public.record_comments
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

create policy "Record viewers comment on it" on public.record_comments
  for insert to authenticated
  with check (by = (select auth.uid()) and workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

create policy "Authors change their comments" on public.record_comments
  for update to authenticated
  using (by = (select auth.uid()) and workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

select private.add_membership_guard('public.record_comments', 'workspace_id', 'private.list_my_workspace_ids()');

alter publication supabase_realtime add table public.record_comments;

-- Copies the scope from the record. A deleted comment is emptied and can't be restored.
create function private.set_comment_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.workspace_id := private.find_record_workspace_id(new.kind, new.record_id);
    if new.workspace_id is null then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
    if new.way = 'private' and exists (select from public.tenants t where t.id = new.workspace_id) then
      new.workspace_id := private.get_personal_workspace_id(new."by", new.workspace_id);
    end if;
    if auth.role() = 'authenticated' then
      perform private.enforce_rate_limit('comment', 120, interval '1 hour');
    end if;
    return new;
  end if;
  if old.deleted_at is not null or new.deleted_at is not null then
    new.deleted_at := coalesce(old.deleted_at, now());
    new.body := '';
    new.mentions := '{}';
  elsif (new.body, new.mentions) is distinct from (old.body, old.mentions) then
    new.edited_at := now();
  end if;
  return new;
end $$;

create trigger set_comment_fields before insert or update on public.record_comments
  for each row execute function private.set_comment_fields();

-- Notifies each mentioned user once per comment; only users who can see the record can be mentioned.
create function private.notify_of_mention() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_person uuid;
begin
  if tg_op = 'UPDATE' and new.mentions <@ old.mentions or new.mentions = '{}' then
    return null;
  end if;
  perform private.enforce_rate_limit('mention', 60, interval '1 hour');
  foreach v_person in array new.mentions loop
    if v_person is null or not private.has_workspace_access(v_person, new.workspace_id) then
      raise exception 'A person you mentioned cannot see this record.' using errcode = 'HXRMO';
    end if;
    if v_person <> new."by" then
      perform private.notify(
        v_person, 'record_mention', 'mention:' || new.id,
        private.build_record_notification_facts(new.kind, new.record_id, new."by") || jsonb_build_object('excerpt', left(new.body, 200)),
        jsonb_build_object('kind', new.kind, 'record_id', new.record_id)
      );
    end if;
  end loop;
  return null;
end $$;

create trigger notify_of_mention after insert or update of mentions on public.record_comments
  for each row execute function private.notify_of_mention();

-- Returns the facts of a record and its actor for notifications.
create function private.build_record_notification_facts(p_kind text, p_id uuid, p_by uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'record', coalesce(private.record_title(p_kind, p_id), 'A record'),
    'path', (select k.path || '/' || p_id from private.record_kind(p_kind) k),
    'name', coalesce((select p.full_name from public.profiles p where p.id = p_by), 'Someone')
  );
end $$;
