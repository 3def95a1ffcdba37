-- Changes that an assistant proposed with an API key. A proposal is a dry run: the operation runs with the owner's rights
-- and is rolled back. The operation runs again when the one-time token is confirmed.
create table public.api_proposals (
  id uuid primary key,
  key_id uuid not null references public.api_keys (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  resource text not null,
  verb text not null,
  record_id uuid not null,
  title text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,

  constraint api_proposals_resource_shape check (resource ~ '^[a-z_]{2,40}$'),
  constraint api_proposals_verb_is_known check (verb in ('create', 'update', 'delete')),
  constraint api_proposals_title_is_plain check (private.is_single_line(title, 200))
);
create index api_proposals_key_idx on public.api_proposals (key_id, created_at desc, id);
create index api_proposals_user_idx on public.api_proposals (user_id, created_at desc);

comment on column public.api_proposals.title is 'Name of the record when the change was proposed.';

select private.set_up_table('public.api_proposals', 'select');

create policy "Users read changes proposed with their API keys" on public.api_proposals
  for select to authenticated using (user_id = (select auth.uid()));

-- The token of a proposal and the exact operation it allows.
create table private.api_proposal_tokens (
  proposal_id uuid primary key references public.api_proposals (id) on delete cascade,
  hash bytea not null unique,
  scope text not null,
  operation jsonb not null,
  response jsonb
);
alter table private.api_proposal_tokens enable row level security;

create function private.get_api_proposal_minutes() returns integer
language sql immutable set search_path = '' as $$
  select 15
$$;

-- Runs a change and rolls it back. Returns the row before and after, or why the change is refused.
create function private.preview_api_change(p_operation jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_before jsonb;
  v_result jsonb;
begin
  if p_operation ->> 'do' <> 'create' then
    v_before := private.get_api_row(p_operation);
    if v_before ->> 'status' <> '200' then
      return v_before;
    end if;
  end if;
  begin
    v_result := private.run_api_operation(p_operation);
    raise exception 'The preview is rolled back.' using errcode = 'ZZ001';
  exception when sqlstate 'ZZ001' then
    null;
  end;
  if (v_result ->> 'status')::integer >= 400 then
    return v_result;
  end if;
  return jsonb_build_object(
    'status', 200, 'before', v_before -> 'row', 'etag', v_before -> 'etag',
    'after', coalesce(v_result -> 'row', v_result #> '{rows,0,row}')
  );
end $$;
grant execute on function private.preview_api_change(jsonb) to authenticated;

-- Stores a previewed change under the hash of its token. The change applies only to the revision that was previewed.
create function private.add_api_proposal(p_admitted jsonb, p_request jsonb, p_preview jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_proposal constant jsonb := p_request #> '{operation,proposal}';
  v_change constant jsonb := p_request #> '{operation,change}';
  v_row constant jsonb := coalesce(p_preview -> 'after', p_preview -> 'before');
  v_expires_at constant timestamptz := now() + make_interval(mins => private.get_api_proposal_minutes());
begin
  insert into public.api_proposals (id, key_id, user_id, resource, verb, record_id, title, expires_at)
  values (
    (v_proposal ->> 'id')::uuid, (p_admitted ->> 'key_id')::uuid, (p_admitted ->> 'user_id')::uuid, v_proposal ->> 'resource',
    v_change ->> 'do', coalesce(v_change ->> 'id', v_change #>> '{rows,0,id}')::uuid,
    left(regexp_replace(coalesce(v_row ->> 'name', v_row ->> 'title', v_row ->> 'property_name'), '[[:cntrl:]]', ' ', 'g'), 200),
    v_expires_at
  );
  insert into private.api_proposal_tokens (proposal_id, hash, scope, operation)
  values (
    (v_proposal ->> 'id')::uuid, decode(v_proposal ->> 'hash', 'hex'), p_request ->> 'scope',
    v_change || jsonb_strip_nulls(jsonb_build_object('etag', p_preview -> 'etag'))
  );
  return p_preview || jsonb_build_object('expires_at', v_expires_at);
end $$;
grant execute on function private.add_api_proposal(jsonb, jsonb, jsonb) to service_role;

-- Returns the operation of a proposal of this key, its stored response if it was confirmed, or `{"status", "code"}`.
-- Locks the proposal, so that concurrent confirmations run it once.
create function private.open_api_proposal(p_admitted jsonb, p_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_proposal public.api_proposals;
  v_token private.api_proposal_tokens;
begin
  select t.* into v_token from private.api_proposal_tokens t where t.hash = decode(p_hash, 'hex');
  select p.* into v_proposal from public.api_proposals p
  where p.id = v_token.proposal_id and p.key_id = (p_admitted ->> 'key_id')::uuid for update;
  if v_proposal.id is null then
    return '{"status": 404, "code": "not_found"}';
  end if;
  select t.* into v_token from private.api_proposal_tokens t where t.proposal_id = v_proposal.id;
  if not (p_admitted #> '{key,scopes}') ? v_token.scope then
    return '{"status": 403, "code": "missing_scope"}';
  end if;
  if v_token.response is not null then
    return v_token.response || '{"is_replayed": true}';
  end if;
  if v_proposal.expires_at <= now() then
    return '{"status": 409, "code": "proposal_expired"}';
  end if;
  return jsonb_build_object('operation', v_token.operation);
end $$;
grant execute on function private.open_api_proposal(jsonb, text) to service_role;

-- Stores the response of a confirmed proposal. One that failed can be confirmed again until it expires.
create function private.settle_api_proposal(p_hash text, p_response jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (p_response ->> 'status')::integer >= 400 then
    return;
  end if;
  update private.api_proposal_tokens t set response = p_response where t.hash = decode(p_hash, 'hex');
  update public.api_proposals p set confirmed_at = now()
  from private.api_proposal_tokens t where t.hash = decode(p_hash, 'hex') and p.id = t.proposal_id;
end $$;
grant execute on function private.settle_api_proposal(text, jsonb) to service_role;
