-- Imported versions of a statement: its months by line, in whole cents, each with the cell it was read from. A version
-- is written once. Its adjustments can change until it is locked.

-- Accounts as in `shared/underwriting/statements/accounts.ts`.
create function private.is_statement_account(p_account text) returns boolean
language sql immutable set search_path = '' as $$
  select p_account = any (array[
    '4000', '4010', '4020', '4030', '4040', '4050', '4100', '4110', '4120', '4130', '4140', '4500', '4600', '4900',
    '5000', '5050', '5060', '5100', '5200', '5300', '5400', '5500', '5600', '5700', '5800', '5900',
    '6000', '6100', '6200', '6300', '7000', '7100', '7200', '7900',
    '9000', '9010', '9020', '9030', '9040', '9050', '9060', '9100', '9200', '9900'
  ])
$$;
grant execute on function private.is_statement_account(text) to authenticated, service_role;

-- True for one to twelve months in a row, each by its first day.
create function private.are_statement_months(p_months date[]) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if array_ndims(p_months) is distinct from 1 or cardinality(p_months) > 12 or array_position(p_months, null) is not null
    or p_months[1] <> date_trunc('month', p_months[1])::date
    or p_months[1] not between '1990-01-01' and '2070-12-01'
  then
    return false;
  end if;
  for i in 2 .. cardinality(p_months) loop
    if p_months[i] <> (p_months[1] + make_interval(months => i - 1))::date then
      return false;
    end if;
  end loop;
  return true;
end $$;
grant execute on function private.are_statement_months(date[]) to service_role;

-- True for what was asked about a file, each with its answer.
create function private.are_answered_doubts(p_doubts jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(p_doubts) = 'array' and octet_length(p_doubts::text) <= 400000
    and jsonb_array_length(p_doubts) <= 1000
    and not exists (
      select from jsonb_array_elements(p_doubts) d
      where jsonb_typeof(d.value) is distinct from 'object'
        or d.value - array['id', 'kind', 'sheet', 'cell', 'text', 'question', 'answer'] <> '{}'
        or not d.value ?& array['id', 'kind', 'cell', 'answer']
        or btrim(coalesce(d.value ->> 'answer', '')) = ''
        or exists (
          select from jsonb_each(d.value) e
          where jsonb_typeof(e.value) <> 'string' or not private.is_single_line(e.value #>> '{}', 400)
        )
    );
end $$;
grant execute on function private.are_answered_doubts(jsonb) to service_role;

create table public.underwriting_statement_versions (
  id uuid primary key,
  statement_id uuid not null references public.underwriting_statements (id) on delete cascade,
  number integer not null,
  by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  note text,
  file_name text,
  file_id uuid references public.record_files (id) on delete set null,
  sheet text,
  property text,
  units integer not null,
  months date[] not null,
  doubts jsonb not null default '[]',
  locked_at timestamptz,
  locked_by uuid references public.profiles (id) on delete set null,

  constraint underwriting_statement_versions_number_in_range check (number between 1 and 100),
  constraint underwriting_statement_versions_note_is_plain check (private.is_single_line(note, 160)),
  constraint underwriting_statement_versions_file_name_is_plain check (private.is_single_line(file_name, 255)),
  constraint underwriting_statement_versions_sheet_is_plain check (private.is_single_line(sheet, 160)),
  constraint underwriting_statement_versions_property_is_plain check (private.is_single_line(property, 160)),
  constraint underwriting_statement_versions_units_in_range check (units between 1 and 10000),
  constraint underwriting_statement_versions_months_are_a_run check (private.are_statement_months(months)),
  constraint underwriting_statement_versions_doubts_are_answered check (private.are_answered_doubts(doubts))
);

comment on column public.underwriting_statement_versions.file_id is 'The source file; null if it is not kept.';

-- An expression, so that a condition on the number can't use the index.
create unique index underwriting_statement_versions_number_key
  on public.underwriting_statement_versions (statement_id, (number + 0));
create index underwriting_statement_versions_by_idx on public.underwriting_statement_versions (by);
create index underwriting_statement_versions_locked_by_idx on public.underwriting_statement_versions (locked_by);
create index underwriting_statement_versions_file_idx on public.underwriting_statement_versions (file_id);

select private.set_up_table('public.underwriting_statement_versions', 'select');

create policy "Statement viewers read its versions" on public.underwriting_statement_versions
  for select to authenticated
  using (exists (
    select from public.underwriting_statements s
    where s.id = statement_id and s.workspace_id = any ((select private.list_my_workspace_ids())::uuid[])
  ));

select private.add_condition_guard(
  'public.underwriting_statement_versions',
  'private.has_underwriting_statement(statement_id, (select private.list_my_workspace_ids()))'
);

-- True if the version belongs to a statement in one of these scopes.
create function private.has_underwriting_statement_version(p_id uuid, p_workspace_ids uuid[]) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
begin
  return exists (
    select from public.underwriting_statement_versions v
    join public.underwriting_statements s on s.id = v.statement_id
    where v.id = p_id and s.workspace_id = any (p_workspace_ids)
  );
end $$;
grant execute on function private.has_underwriting_statement_version(uuid, uuid[]) to authenticated;

-- True for amounts of one to twelve months: whole cents up to 100 billion dollars.
create function private.are_statement_cents(p_cents bigint[]) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return array_ndims(p_cents) = 1 and cardinality(p_cents) between 1 and 12 and array_position(p_cents, null) is null
    and 10000000000000 >= all (p_cents) and -10000000000000 <= all (p_cents);
end $$;
grant execute on function private.are_statement_cents(bigint[]) to service_role;

-- True for the addresses of those amounts, such as F23; null if an amount was typed.
create function private.are_statement_cells(p_cells text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return array_ndims(p_cells) = 1 and cardinality(p_cells) between 1 and 12
    and not exists (select from unnest(p_cells) c where c !~ '^[A-Z]{1,3}[0-9]{1,7}$');
end $$;
grant execute on function private.are_statement_cells(text[]) to service_role;

create table public.underwriting_statement_lines (
  version_id uuid not null references public.underwriting_statement_versions (id) on delete cascade,
  position integer not null,
  account text not null,
  label text not null,
  section text,
  sheet text,
  code text,
  label_cell text,
  cents bigint[] not null,
  cells text[] not null,

  primary key (version_id, position),
  constraint underwriting_statement_lines_position_in_range check (position between 1 and 2000),
  constraint underwriting_statement_lines_account_is_known check (private.is_statement_account(account)),
  constraint underwriting_statement_lines_label_is_plain check (
    char_length(btrim(label)) >= 1 and private.is_single_line(label, 160)
  ),
  constraint underwriting_statement_lines_section_is_plain check (private.is_single_line(section, 160)),
  constraint underwriting_statement_lines_sheet_is_plain check (private.is_single_line(sheet, 160)),
  constraint underwriting_statement_lines_code_is_plain check (private.is_single_line(code, 40)),
  constraint underwriting_statement_lines_label_cell_shape check (label_cell ~ '^[A-Z]{1,3}[0-9]{1,7}$'),
  constraint underwriting_statement_lines_cents_in_range check (private.are_statement_cents(cents)),
  constraint underwriting_statement_lines_cells_shape check (private.are_statement_cells(cells))
);

comment on column public.underwriting_statement_lines.sheet is 'Of another file, such as a census; null for the version''s own.';
comment on column public.underwriting_statement_lines.cents is 'By month of the version. Days and units are in hundredths.';

select private.set_up_table('public.underwriting_statement_lines', 'select');

create policy "Statement viewers read its lines" on public.underwriting_statement_lines
  for select to authenticated
  using (private.has_underwriting_statement_version(version_id, (select private.list_my_workspace_ids())::uuid[]));

select private.add_condition_guard(
  'public.underwriting_statement_lines',
  'private.has_underwriting_statement_version(version_id, (select private.list_my_workspace_ids()))'
);
