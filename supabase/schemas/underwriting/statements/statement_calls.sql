-- Locks and returns a statement that the caller can change.
create function private.require_underwriting_statement(p_id uuid) returns public.underwriting_statements
language plpgsql security definer set search_path = '' as $$
declare
  v_statement public.underwriting_statements;
begin
  select s.* into v_statement from public.underwriting_statements s
  where s.id = p_id and s.workspace_id = any (private.list_my_workspace_ids()) and s.deleted_at is null
  for update;
  if not found then
    raise exception 'Statement not found.' using errcode = 'HXUTN';
  end if;
  return v_statement;
end $$;

-- Locks and returns a version that can still change.
create function private.require_open_statement_version(p_id uuid) returns public.underwriting_statement_versions
language plpgsql security definer set search_path = '' as $$
declare
  v_version public.underwriting_statement_versions;
begin
  select v.* into v_version from public.underwriting_statement_versions v where v.id = p_id;
  perform private.require_underwriting_statement(v_version.statement_id);
  select v.* into v_version from public.underwriting_statement_versions v where v.id = p_id for update;
  if v_version.locked_at is not null then
    raise exception 'This version is locked.' using errcode = 'HXUTL';
  end if;
  return v_version;
end $$;

create function private.set_latest_statement_version(p_statement_id uuid, p_number integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.underwriting_statements s
  set saved_version = p_number, units = v.units, state = case when v.locked_at is null then 'checked' else 'locked' end,
    ends_on = (v.months[cardinality(v.months)] + interval '1 month' - interval '1 day')::date
  from public.underwriting_statement_versions v
  where s.id = p_statement_id and v.statement_id = s.id and v.number = p_number;
end $$;

-- Stores an import: months, lines and what was asked about the file. Every doubt needs an answer. The chosen accounts
-- are remembered for the workspace. Repeating a save with the same id changes nothing. Returns the version's number.
create function private.save_underwriting_statement_version(
  p_id uuid, p_statement_id uuid, p_base public.whole_number, p_content public.payload, p_mappings public.payload default '[]',
  p_file_id uuid default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_statement constant public.underwriting_statements := private.require_underwriting_statement(p_statement_id);
  v_workspace_id constant uuid := coalesce(private.current_tenant_id(), auth.uid());
  v_number integer;
  v_months date[];
begin
  select v.number into v_number from public.underwriting_statement_versions v
  where v.id = p_id and v.statement_id = p_statement_id;
  if found then
    return v_number;
  end if;
  if p_base is distinct from v_statement.saved_version then
    raise exception 'Version % is newer.', v_statement.saved_version using errcode = 'HXUTV';
  end if;
  if v_statement.saved_version >= 100 then
    raise exception 'You have reached the limit of 100.' using errcode = 'HXRMA';
  end if;
  if not coalesce(private.are_answered_doubts(p_content -> 'doubts'), false) then
    raise exception 'A doubt has no answer.' using errcode = 'HXUTD';
  end if;
  if p_file_id is not null and not exists (
    select from public.record_files f
    where f.id = p_file_id and f.kind = 'underwriting_statements' and f.record_id = p_statement_id
  ) then
    raise exception 'The file has not been uploaded.' using errcode = 'HXRFM';
  end if;
  if jsonb_typeof(p_content -> 'lines') is distinct from 'array' or jsonb_typeof(p_content -> 'months') is distinct from 'array'
    or jsonb_array_length(p_content -> 'lines') not between 1 and 2000
    or jsonb_typeof(p_mappings) is distinct from 'array' or jsonb_array_length(p_mappings) > 2000
    or octet_length(p_content::text) > 4000000
    or coalesce(jsonb_typeof(p_content -> 'unitMix'), 'array') <> 'array'
    or jsonb_array_length(coalesce(p_content -> 'unitMix', '[]')) > 40
  then
    raise exception 'This statement is not valid.' using errcode = 'HXUTI';
  end if;
  begin
    v_months := array(select (m.value || '-01')::date from jsonb_array_elements_text(p_content -> 'months') with ordinality m (value, at) order by m.at);
    insert into public.underwriting_statement_versions (
      id, statement_id, number, by, note, file_name, file_id, sheet, property, units, months, doubts
    )
    values (
      p_id, p_statement_id, v_statement.saved_version + 1, auth.uid(), nullif(btrim(p_content ->> 'note'), ''),
      p_content ->> 'fileName', p_file_id, p_content ->> 'sheet', p_content ->> 'property', (p_content ->> 'units')::integer,
      v_months, p_content -> 'doubts'
    );
    insert into public.underwriting_statement_lines (
      version_id, position, account, label, section, sheet, code, label_cell, cents, cells
    )
    select
      p_id, l.at, l.value ->> 'account', l.value ->> 'label', nullif(l.value ->> 'section', ''), l.value ->> 'sheet', l.value ->> 'code',
      l.value ->> 'labelCell',
      array(select c.value::bigint from jsonb_array_elements_text(l.value -> 'cents') with ordinality c (value, at) order by c.at),
      array(select c.value from jsonb_array_elements_text(l.value -> 'cells') with ordinality c (value, at) order by c.at)
    from jsonb_array_elements(p_content -> 'lines') with ordinality l (value, at);
    if exists (
      select from public.underwriting_statement_lines l
      where l.version_id = p_id
        and (cardinality(l.cents) <> cardinality(v_months) or cardinality(l.cells) <> cardinality(v_months))
    ) then
      raise exception 'This statement is not valid.' using errcode = 'HXUTI';
    end if;
    insert into public.underwriting_unit_mix (
      version_id, position, type, units, occupied, rent_cents, care_cents, market_cents, sheet, first_row, last_row
    )
    select
      p_id, m.at, m.value ->> 'type', (m.value ->> 'units')::integer, (m.value ->> 'occupied')::integer,
      (m.value ->> 'rent')::bigint, (m.value ->> 'care')::bigint, (m.value ->> 'market')::bigint, m.value ->> 'sheet',
      (m.value ->> 'firstRow')::integer, (m.value ->> 'lastRow')::integer
    from jsonb_array_elements(coalesce(p_content -> 'unitMix', '[]')) with ordinality m (value, at);
    insert into public.underwriting_account_mappings (workspace_id, label_key, account, by)
    select distinct on (m.value ->> 'key') v_workspace_id, m.value ->> 'key', m.value ->> 'account', auth.uid()
    from jsonb_array_elements(p_mappings) m
    on conflict (workspace_id, label_key) do update
    set account = excluded.account, by = excluded.by, updated_at = now()
    where underwriting_account_mappings.account <> excluded.account;
  exception when check_violation or not_null_violation or invalid_text_representation or datetime_field_overflow
    or invalid_datetime_format or numeric_value_out_of_range or invalid_parameter_value
  then
    raise exception 'This statement is not valid.' using errcode = 'HXUTI';
  end;
  if (select count(*) from public.underwriting_account_mappings m where m.workspace_id = v_workspace_id) > 20000 then
    raise exception 'You have reached the limit of 20,000.' using errcode = 'HXRMA';
  end if;
  perform private.set_latest_statement_version(p_statement_id, v_statement.saved_version + 1);
  return v_statement.saved_version + 1;
end $$;

select private.expose('save_underwriting_statement_version', 'authenticated');

-- Starts a version with the lines and adjustments of another one, such as a locked one. Returns its number.
create function private.copy_underwriting_statement_version(p_id uuid, p_version_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_version public.underwriting_statement_versions;
  v_statement public.underwriting_statements;
begin
  select v.* into v_version from public.underwriting_statement_versions v where v.id = p_version_id;
  v_statement := private.require_underwriting_statement(v_version.statement_id);
  if exists (select from public.underwriting_statement_versions v where v.id = p_id and v.statement_id = v_statement.id) then
    return v_statement.saved_version;
  end if;
  if v_statement.saved_version >= 100 then
    raise exception 'You have reached the limit of 100.' using errcode = 'HXRMA';
  end if;
  insert into public.underwriting_statement_versions (
    id, statement_id, number, by, note, file_name, file_id, sheet, property, units, months, doubts
  )
  values (
    p_id, v_statement.id, v_statement.saved_version + 1, auth.uid(), 'Copy of version ' || v_version.number, v_version.file_name,
    v_version.file_id, v_version.sheet, v_version.property, v_version.units, v_version.months, v_version.doubts
  );
  insert into public.underwriting_statement_lines (version_id, position, account, label, section, sheet, code, label_cell, cents, cells)
  select p_id, l.position, l.account, l.label, l.section, l.sheet, l.code, l.label_cell, l.cents, l.cells
  from public.underwriting_statement_lines l where l.version_id = p_version_id;
  insert into public.underwriting_unit_mix (
    version_id, position, type, units, occupied, rent_cents, care_cents, market_cents, sheet, first_row, last_row
  )
  select
    p_id, m.position, m.type, m.units, m.occupied, m.rent_cents, m.care_cents, m.market_cents, m.sheet, m.first_row, m.last_row
  from public.underwriting_unit_mix m where m.version_id = p_version_id;
  -- Entries keep their author.
  insert into public.underwriting_adjustments (id, version_id, kind, account, cents, share, reason, evidence, by, created_at)
  select gen_random_uuid(), p_id, a.kind, a.account, a.cents, a.share, a.reason, a.evidence, a.by, a.created_at
  from public.underwriting_adjustments a where a.version_id = p_version_id and a.withdrawn_at is null;
  perform private.set_latest_statement_version(v_statement.id, v_statement.saved_version + 1);
  return v_statement.saved_version + 1;
end $$;

select private.expose('copy_underwriting_statement_version', 'authenticated');

-- Adds an entry to a version's ledger; the author is the caller. Repeating it with the same id changes nothing.
create function private.add_underwriting_adjustment(p_id uuid, p_version_id uuid, p_entry public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_kind constant text := p_entry ->> 'kind';
begin
  perform private.require_open_statement_version(p_version_id);
  if exists (select from public.underwriting_adjustments a where a.id = p_id and a.version_id = p_version_id) then
    return;
  end if;
  if (select count(*) from public.underwriting_adjustments a where a.version_id = p_version_id) >= 500 then
    raise exception 'You have reached the limit of 500.' using errcode = 'HXRMA';
  end if;
  update public.underwriting_adjustments a set withdrawn_at = now(), withdrawn_by = auth.uid()
  where a.version_id = p_version_id and a.kind = v_kind and v_kind in ('management_fee', 'reserves') and a.withdrawn_at is null;
  insert into public.underwriting_adjustments (id, version_id, kind, account, cents, share, reason, evidence, by)
  values (
    p_id, p_version_id, v_kind, p_entry ->> 'account', (p_entry ->> 'cents')::bigint, (p_entry ->> 'share')::numeric,
    btrim(p_entry ->> 'reason'), btrim(p_entry ->> 'evidence'), auth.uid()
  );
exception when check_violation or not_null_violation or numeric_value_out_of_range or unique_violation
  or invalid_text_representation
then
  raise exception 'This adjustment is not valid.' using errcode = 'HXUTA';
end $$;

select private.expose('add_underwriting_adjustment', 'authenticated');

create function private.withdraw_underwriting_adjustment(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_open_statement_version((select a.version_id from public.underwriting_adjustments a where a.id = p_id));
  update public.underwriting_adjustments a set withdrawn_at = now(), withdrawn_by = auth.uid()
  where a.id = p_id and a.withdrawn_at is null;
end $$;

-- Withdraws an entry; it stays in the ledger.
select private.expose('withdraw_underwriting_adjustment', 'authenticated');

create function private.lock_underwriting_statement_version(p_version_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_version public.underwriting_statement_versions;
  v_statement public.underwriting_statements;
begin
  select v.* into v_version from public.underwriting_statement_versions v where v.id = p_version_id;
  v_statement := private.require_underwriting_statement(v_version.statement_id);
  update public.underwriting_statement_versions v set locked_at = now(), locked_by = auth.uid()
  where v.id = p_version_id and v.locked_at is null;
  perform private.set_latest_statement_version(v_statement.id, v_statement.saved_version);
end $$;

-- Locks a version before it is shared or used in a model. It never changes again.
select private.expose('lock_underwriting_statement_version', 'authenticated');
