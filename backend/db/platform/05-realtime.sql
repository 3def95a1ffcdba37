-- The realtime schema of a hosted project, and the feed that replaces its replication slot.
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- Policies on this table control access to a private channel; its rows are broadcasts to deliver.
create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp without time zone not null default now(),
  inserted_at timestamp without time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
create index if not exists messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
revoke all on realtime.messages from public, anon, authenticated, service_role;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

-- Returns the channel a policy is being evaluated for.
create or replace function realtime.topic() returns text language sql stable
return nullif(current_setting('realtime.topic', true), '');

-- Never fails the calling transaction, as on a hosted project.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void
language plpgsql set search_path = '' as $$
declare
  v_id constant uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    v_id,
    case when payload ? 'id' then payload else jsonb_set(payload, '{id}', to_jsonb(v_id)) end,
    event, topic, private, 'broadcast'
  );
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end
$$;

create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void
language plpgsql set search_path = '' as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object(
      'old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema
    ),
    event_name, topic_name
  );
end
$$;

revoke all on function
  realtime.topic(), realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  from public, anon, authenticated, service_role;
grant execute on function
  realtime.topic(), realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role;
