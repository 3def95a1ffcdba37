-- Records that a connection sends to its vendor. What is due is listed with the rights of the person who connected the
-- system; what was sent is stored record by record, so that nothing is sent twice.
create table private.connector_exports (
  connection_id uuid not null references private.connector_connections (id) on delete cascade,
  kind text not null,
  record_id uuid not null,
  remote_id text,
  -- Hash of the values that were sent, for records that change.
  sent_hash text,
  claimed_hash text,
  attempts integer not null default 0,
  sent_at timestamptz,

  primary key (connection_id, kind, record_id),
  constraint connector_exports_kind_is_known check (kind in ('journal_entries', 'envelopes', 'meetings')),
  constraint connector_exports_remote_id_is_plain check (char_length(remote_id) >= 1 and private.is_single_line(remote_id, 200)),
  constraint connector_exports_sent_hash_shape check (sent_hash ~ '^[0-9a-f]{32}$'),
  constraint connector_exports_claimed_hash_shape check (claimed_hash ~ '^[0-9a-f]{32}$'),
  constraint connector_exports_attempts_in_range check (attempts between 0 and 1000000),
  constraint connector_exports_sent_has_id check (sent_at is null or remote_id is not null)
);
alter table private.connector_exports enable row level security;

comment on column private.connector_exports.remote_id is 'ID at the vendor.';
comment on column private.connector_exports.attempts is 'Counted before each request, so that a lost answer is noticed.';

-- Returns journal entries of closed months that weren't sent, of chosen communities whose ledger the caller reads.
create function private.list_journal_exports(p_connection_id uuid, p_settings jsonb, p_after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_communities constant uuid[] := array(
    select e::uuid from jsonb_array_elements_text(p_settings -> 'communities') e
    intersect select unnest(private.list_my_community_ids('ledger', 'read'))
  );
  v_since constant date := (p_settings ->> 'since' || '-01')::date;
  v_rows jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('record_id', q.id, 'place', q.place, 'title', q.document || ' ' || q.memo, 'values', jsonb_build_object(
    'number', q.document, 'entry_date', q.entry_date, 'memo', q.memo,
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'account', coalesce(a.quickbooks_name, a.number || ' ' || a.name), 'cents', l.cents, 'memo', coalesce(l.memo, q.memo)
      ) order by l.position)
      from private.ledger_lines l join private.ledger_accounts a on a.community_id = l.community_id and a.number = l.account
      where l.entry_id = q.id
    )
  )) order by q.place), '[]') into v_rows
  from (
    select e.id, e.entry_date, e.memo, e.community_id || ':' || lpad(e.number::text, 10, '0') as place,
      'HX-' || left(e.community_id::text, 7) || '-' || e.number as document
    from private.ledger_entries e
    where e.community_id = any (v_communities) and e.entry_date >= v_since
      and exists (
        select from private.ledger_periods p
        where p.community_id = e.community_id and p.month = date_trunc('month', e.entry_date)::date and p.closed_at is not null
      )
      and not exists (
        select from private.connector_exports x
        where x.connection_id = p_connection_id and x.kind = 'journal_entries' and x.record_id = e.id and x.sent_at is not null
      )
      and (p_after is null or e.community_id || ':' || lpad(e.number::text, 10, '0') > p_after)
    order by 4 limit 25
  ) q;
  return v_rows;
end $$;
grant execute on function private.list_journal_exports(uuid, jsonb, text) to authenticated;

-- Returns up to 25 records that are due, with the caller's rights.
create function private.list_connector_exports(p_connection_id uuid, p_kind text, p_settings jsonb, p_after text) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  return case p_kind
    when 'journal_entries' then private.list_journal_exports(p_connection_id, p_settings, p_after)
    when 'meetings' then private.list_meeting_exports(p_connection_id, p_after)
    when 'envelopes' then private.list_envelope_exports(p_connection_id, p_after)
    else '[]'
  end;
end $$;
grant execute on function private.list_connector_exports(uuid, text, jsonb, text) to authenticated;

create function private.open_connector_exports(p_id uuid, p_claim uuid) returns private.connector_connections
language plpgsql security definer set search_path = '' as $$
declare
  v_connection private.connector_connections;
begin
  update private.connector_connections c set claimed_until = now() + interval '2 minutes'
  where c.id = p_id and c.claim = p_claim and c.claimed_until > now() returning c.* into v_connection;
  return v_connection;
end $$;
grant execute on function private.open_connector_exports(uuid, uuid) to service_role;

-- Counts an attempt of each record, and returns the records with what is known of them at the vendor.
create function private.begin_connector_exports(p_id uuid, p_kind text, p_records jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.connector_exports as x (connection_id, kind, record_id, attempts, claimed_hash)
  select p_id, p_kind, (r ->> 'record_id')::uuid, 1, r ->> 'hash' from jsonb_array_elements(p_records) r
  on conflict (connection_id, kind, record_id) do update set
    attempts = least(x.attempts + 1, 1000000), claimed_hash = excluded.claimed_hash;
  return (
    select coalesce(jsonb_agg(r.value - '{place, hash}'::text[] || jsonb_build_object('remote_id', x.remote_id, 'attempts', x.attempts) order by r.n), '[]')
    from jsonb_array_elements(p_records) with ordinality r (value, n)
    join private.connector_exports x on x.connection_id = p_id and x.kind = p_kind and x.record_id = (r.value ->> 'record_id')::uuid
  );
end $$;
grant execute on function private.begin_connector_exports(uuid, text, jsonb) to service_role;

-- Lists the next records to send with the current rights of the person who connected the system. Not security definer: it
-- switches to the authenticated role.
create function private.claim_connector_exports(p_id uuid, p_claim uuid, p_kind text, p_after text) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_role constant text := current_setting('role');
  v_connection constant private.connector_connections := private.open_connector_exports(p_id, p_claim);
  v_refusal text;
  v_records jsonb := '[]';
begin
  if v_connection.id is null then
    return '{"failure": "claim_ended", "records": [], "next": null}';
  end if;
  v_refusal := private.act_as_connector_owner(v_connection.user_id, v_connection.tenant_id);
  if v_refusal is null then
    v_records := private.list_connector_exports(p_id, p_kind, v_connection.settings, p_after);
  end if;
  perform set_config('role', v_role, true);
  perform set_config('request.jwt.claims', v_claims, true);
  return jsonb_build_object(
    'failure', v_refusal, 'records', private.begin_connector_exports(p_id, p_kind, v_records),
    'next', case when jsonb_array_length(v_records) >= 25 then v_records -> -1 -> 'place' end
  );
end $$;

-- Takes the next records to send. For the function sync-vendors.
select private.expose('claim_connector_exports', 'service_role');

create function private.store_connector_results(p_id uuid, p_claim uuid, p_page jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_connection constant private.connector_connections := private.open_connector_exports(p_id, p_claim);
  v_kind constant text := p_page ->> 'kind';
  v_links jsonb := '[]';
begin
  if v_connection.id is null then
    return null;
  end if;
  update private.connector_exports x set remote_id = r ->> 'remote_id', sent_at = now(), sent_hash = x.claimed_hash
  from jsonb_array_elements(p_page -> 'results') r
  where x.connection_id = p_id and x.kind = v_kind and x.record_id = (r ->> 'record_id')::uuid and r ->> 'remote_id' is not null;
  if v_kind = 'envelopes' then
    perform private.settle_room_envelopes(p_page -> 'results');
  elsif v_kind = 'meetings' then
    v_links := private.settle_event_meetings(p_id, p_page -> 'results');
  end if;
  perform private.count_connector_results(p_id, v_kind, p_page -> 'results');
  if p_page ? 'position' then
    update private.connector_connections c set progress = c.progress || jsonb_build_object(v_kind, p_page -> 'position') where c.id = p_id;
  end if;
  return jsonb_build_object('user_id', v_connection.user_id, 'links', v_links);
end $$;
grant execute on function private.store_connector_results(uuid, uuid, jsonb) to service_role;

-- Not security definer: it switches to the authenticated role while it writes links into events.
create function private.settle_connector_exports(p_id uuid, p_claim uuid, p_page public.payload) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_role constant text := current_setting('role');
  v_stored constant jsonb := private.store_connector_results(p_id, p_claim, p_page);
begin
  if v_stored is null then
    return '{"failure": "claim_ended"}';
  end if;
  if v_stored -> 'links' <> '[]' then
    perform private.act_as((v_stored ->> 'user_id')::uuid);
    perform set_config('role', 'authenticated', true);
    perform private.write_event_links(v_stored -> 'links');
    perform set_config('role', v_role, true);
    perform set_config('request.jwt.claims', v_claims, true);
  end if;
  return '{"failure": null}';
end $$;

-- Stores what happened to records that were sent, and the position after a page.
select private.expose('settle_connector_exports', 'service_role');

-- Returns a page of records for reports, with the caller's rights. Sample records aren't sent.
create function private.list_report_rows(p_kind text, p_after uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_rows jsonb;
begin
  if p_kind not in ('communities', 'deals', 'leads', 'properties', 'transactions') then
    return '[]';
  end if;
  execute format(
    $sql$
      select coalesce(jsonb_agg(to_jsonb(q) order by q.id), '[]')
      from (
        select * from public.%I r
        where r.deleted_at is null and ($1 is null or r.id > $1) and coalesce((to_jsonb(r) ->> 'is_sample')::boolean, false) is false
        order by r.id limit 500
      ) q
    $sql$, p_kind
  ) into v_rows using p_after;
  return v_rows;
end $$;
grant execute on function private.list_report_rows(text, uuid) to authenticated;

-- Lists the next rows of a table with the current rights of the person who connected the system. Not security definer: it
-- switches to the authenticated role.
create function private.claim_connector_rows(p_id uuid, p_claim uuid, p_kind text, p_after uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  v_role constant text := current_setting('role');
  v_connection constant private.connector_connections := private.open_connector_exports(p_id, p_claim);
  v_refusal text;
  v_rows jsonb := '[]';
begin
  if v_connection.id is null then
    return '{"failure": "claim_ended", "rows": [], "next": null}';
  end if;
  v_refusal := private.act_as_connector_owner(v_connection.user_id, v_connection.tenant_id);
  if v_refusal is null then
    v_rows := private.list_report_rows(p_kind, p_after);
  end if;
  perform set_config('role', v_role, true);
  perform set_config('request.jwt.claims', v_claims, true);
  return jsonb_build_object(
    'failure', v_refusal, 'rows', v_rows, 'next', case when jsonb_array_length(v_rows) >= 500 then v_rows -> -1 -> 'id' end
  );
end $$;

-- Takes the next rows of a table for reports. For the function sync-vendors.
select private.expose('claim_connector_rows', 'service_role');
