-- Record history: who changed what and when, written only by triggers. A change stores old and new values of
-- its columns; a creation stores none, because the record has them. The author may have deleted their
-- account, so `by` has no foreign key.
create table public.record_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id uuid not null,
  workspace_id uuid not null,
  version integer not null,
  at timestamptz not null default now(),
  by uuid,
  act text not null,
  was jsonb,
  now jsonb,

  constraint record_changes_act_is_known check (act in ('created', 'changed', 'deleted', 'restored', 'imported'))
);
-- Triggers in other files:
--   clients/automation/queue.sql: enqueue_record_automations
--   integrations/webhooks/webhook_worker.sql: queue_record_webhooks

comment on column public.record_changes.workspace_id is 'The scope of its record, which decides who can read it.';

create index record_changes_record_idx on public.record_changes (record_id, at desc, id desc);
create index record_changes_workspace_id_idx on public.record_changes (workspace_id, at desc, id desc);

select private.set_up_table('public.record_changes', 'select');

create policy "Record viewers read its changes" on public.record_changes
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

select private.add_membership_guard('public.record_changes', 'workspace_id', 'private.list_my_workspace_ids()');

-- Reverts a change of a record, as the caller's own edit. Returns the record's new version; null if it is no
-- longer accessible. Columns that users can't write, such as the owner, stay.
create function public.restore_record(p_kind text, p_id uuid, p_change_id public.large_number) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_was jsonb;
  v_columns text;
  v_version integer;
begin
  perform private.require_record_kind(p_kind);
  select c.was into v_was from public.record_changes c
  where c.id = p_change_id and c.kind = p_kind and c.record_id = p_id;
  select string_agg(format('%I', a.attname), ', ') into v_columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', p_kind)::regclass and a.attnum > 0 and not a.attisdropped
    and v_was ? a.attname and has_column_privilege(a.attrelid, a.attnum, 'update');
  if v_columns is null then
    raise exception 'This change can''t be undone.' using errcode = 'HXRRE';
  end if;
  execute format(
    'update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(r, $1)) where r.id = $2'
      ' returning r.version', p_kind, v_columns
  ) into v_version using v_was, p_id;
  return v_version;
end $$;
grant execute on function public.restore_record(text, uuid, public.large_number) to authenticated;
