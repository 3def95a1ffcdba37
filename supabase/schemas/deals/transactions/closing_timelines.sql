-- The closing path of a transaction: which of the state's ways it goes. Its steps are the transaction's dates, laid by
-- `shared/deals/transactions/closing-timeline.ts` and kept here at once.
create table public.transaction_paths (
  transaction_id uuid primary key references public.transactions (id) on delete cascade,
  state text not null,
  care text not null,
  financing text not null,
  is_interim boolean not null default false,
  template text not null,
  laid_at timestamptz not null default now(),

  constraint transaction_paths_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint transaction_paths_care_is_known check (care in ('unlicensed', 'assisted', 'skilled')),
  constraint transaction_paths_financing_is_known check (financing in ('cash', 'bank', 'hud')),
  constraint transaction_paths_template_shape check (template ~ '^[A-Z]{2} [0-9]{4}-[0-9]{2}-[0-9]{2}$')
);

comment on column public.transaction_paths.is_interim is 'The buyer manages under the seller’s license until the new one is issued.';
comment on column public.transaction_paths.template is 'The state and the effective date of its template.';

select private.set_up_table('public.transaction_paths', 'select');

select private.set_up_transaction_part('public.transaction_paths', 'Transaction managers read its closing timeline');

create function private.create_closing_timeline(p_id uuid, p_path public.payload, p_dates public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_transaction public.transactions;
  v_date record;
  v_was public.transaction_dates;
  v_moved jsonb := '[]';
begin
  perform private.require_transaction_manager(p_id);
  if jsonb_typeof(p_dates) is distinct from 'array' or jsonb_array_length(p_dates) not between 2 and 40
    or not p_dates @> '[{"key": "closing"}]'
  then
    raise exception 'These dates are not valid.' using errcode = '22023';
  end if;
  select * into v_transaction from public.transactions t where t.id = p_id for update;
  insert into public.transaction_paths as h (transaction_id, state, care, financing, is_interim, template)
  values (
    p_id, p_path ->> 'state', p_path ->> 'care', p_path ->> 'financing', (p_path ->> 'is_interim')::boolean,
    p_path ->> 'template'
  )
  on conflict (transaction_id) do update set
    state = excluded.state, care = excluded.care, financing = excluded.financing, is_interim = excluded.is_interim,
    template = excluded.template, laid_at = now();
  delete from public.transaction_dates d
  where d.transaction_id = p_id and d.done_on is null
    and not p_dates @> jsonb_build_array(jsonb_build_object('key', d.key));
  for v_date in
    select * from jsonb_to_recordset(p_dates) m (
      key text, label text, "position" integer, follows text[], days integer, counts text, lane text, concerns text[],
      was date, due_on date
    )
  loop
    select * into v_was from public.transaction_dates d where d.transaction_id = p_id and d.key = v_date.key;
    if found and v_was.due_on is distinct from v_date.was then
      raise exception 'These dates were changed by someone else. Reload and try again.' using errcode = 'HXTRS';
    end if;
    insert into public.transaction_dates as d (
      transaction_id, key, label, position, follows, days, counts, lane, concerns, due_on
    )
    values (
      p_id, v_date.key, v_date.label, v_date.position, v_date.follows, v_date.days, v_date.counts, v_date.lane,
      v_date.concerns, v_date.due_on
    )
    on conflict (transaction_id, key) do update set
      label = excluded.label, position = excluded.position, follows = excluded.follows, days = excluded.days,
      counts = excluded.counts, lane = excluded.lane, concerns = excluded.concerns,
      due_on = case when d.done_on is null then excluded.due_on else d.due_on end;
    if v_was.done_on is null and v_was.due_on is distinct from v_date.due_on then
      v_moved := v_moved || jsonb_build_array(
        jsonb_build_object('key', v_date.key, 'was', v_was.due_on, 'due_on', v_date.due_on)
      );
    end if;
  end loop;
  return private.finish_date_changes(v_transaction, v_moved);
end $$;

-- Saves a closing path: its option and all dates, each only if unchanged since it was read. Completed steps
-- stay; open ones no longer on the path are deleted. Returns how many moved.
select private.expose('create_closing_timeline', 'authenticated');
