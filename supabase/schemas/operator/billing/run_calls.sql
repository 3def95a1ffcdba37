-- Calls that approve, post, and cancel billing runs.
create function private.approve_billing_run(p_id uuid, p_community_id uuid, p_month date, p_fingerprint text) returns void
language plpgsql security definer set search_path = '' set jit = off as $$
declare
  v_settings constant private.billing_settings := private.begin_billing_change(p_community_id);
  v_total bigint;
  v_fingerprint text;
begin
  if exists (select from private.billing_runs r where r.id = p_id and r.community_id = p_community_id) then
    return;
  elsif p_month is distinct from date_trunc('month', p_month)::date
    or p_month > date_trunc('month', private.get_community_day(p_community_id) + interval '1 month')
  then
    raise exception 'Bill up to the next month.' using errcode = 'HXBIF';
  elsif exists (
    select from private.billing_runs r where r.community_id = p_community_id and r.posted_at is null and r.cancelled_at is null
  ) then
    raise exception 'Another run waits to be posted.' using errcode = 'HXBIO';
  elsif exists (select from private.billing_runs r where r.community_id = p_community_id and r.posted_at is not null and r.month > p_month) then
    raise exception 'A later month is billed.' using errcode = 'HXBIL';
  end if;
  select sum(l.cents), md5(coalesce(string_agg(l::text, '|' order by l::text), '')) into v_total, v_fingerprint
  from private.list_run_lines(p_community_id, p_month) l;
  if p_fingerprint is distinct from v_fingerprint then
    raise exception 'Charges changed.' using errcode = 'HXBIC';
  elsif v_total is null then
    raise exception 'Nothing to bill.' using errcode = 'HXBIE';
  end if;
  insert into private.billing_runs (id, community_id, month, number, fingerprint, total_cents, exception_count, approved_by_name)
  values (
    p_id, p_community_id, p_month, v_settings.last_run_number + 1, p_fingerprint, v_total,
    (select count(*) from private.list_billing_exceptions(p_community_id, p_month)), coalesce(private.get_my_display_name(), '')
  );
  update private.billing_settings s set last_run_number = s.last_run_number + 1 where s.community_id = p_community_id;
end $$;

-- Approves what the caller saw, identified by the fingerprint of the preview.
select private.expose('approve_billing_run', 'authenticated');

create function private.post_billing_run(p_id uuid) returns integer
language plpgsql security definer set search_path = '' set jit = off as $$
declare
  v_run private.billing_runs;
begin
  perform private.begin_billing_change((select r.community_id from private.billing_runs r where r.id = p_id));
  select * into v_run from private.billing_runs r where r.id = p_id;
  if v_run.posted_at is not null then
    return (select count(*) from private.resident_invoices i where i.run_id = p_id);
  elsif v_run.cancelled_at is not null then
    raise exception 'This run is cancelled.' using errcode = 'HXBIX';
  elsif v_run.fingerprint <> private.get_run_fingerprint(v_run.community_id, v_run.month) then
    raise exception 'Charges changed.' using errcode = 'HXBIC';
  end if;
  update private.billing_runs r set posted_at = now(), posted_by_name = coalesce(private.get_my_display_name(), '') where r.id = p_id;
  return private.create_run_invoices(p_id, private.get_community_day(v_run.community_id));
end $$;

-- Writes the invoices of an approved run, all or none. Returns how many; a repeat changes nothing.
select private.expose('post_billing_run', 'authenticated');

create function private.cancel_billing_run(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_billing_change((select r.community_id from private.billing_runs r where r.id = p_id));
  update private.billing_runs r set cancelled_at = coalesce(r.cancelled_at, now()) where r.id = p_id and r.posted_at is null;
end $$;

-- Withdraws the approval of a run that isn't posted.
select private.expose('cancel_billing_run', 'authenticated');
