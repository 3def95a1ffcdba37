-- Calls that change claims.

-- Patient control number: unique over all communities, because one remittance may cover several.
create function private.create_claim_number() returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  return 'C' || upper(left(replace(gen_random_uuid()::text, '-', ''), 11));
end $$;

create function private.create_care_claims(
  p_community_id uuid, p_payor text, p_from date, p_to date, p_resident_ids uuid[] default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_profile private.payer_profiles;
  v_group record;
  v_id uuid;
  v_count integer := 0;
begin
  perform private.begin_claims_change(p_community_id, 'care_claims');
  if p_from is null or p_to is null or p_to not between p_from and p_from + 92 then
    raise exception 'Choose up to 93 days.' using errcode = 'HXCXT';
  end if;
  -- One run at a time, so that two people can't claim the same charges.
  perform pg_advisory_xact_lock(hashtextextended('care_claims:' || p_community_id, 0));
  select * into v_profile from private.payer_profiles p where p.community_id = p_community_id and p.payor = p_payor;
  for v_group in
    select u.resident_id, u.month, min(u.from_on) as from_on, max(u.to_on) as to_on
    from private.list_unclaimed_charges(p_community_id, p_from, p_to) u
    where u.payor = p_payor and (p_resident_ids is null or u.resident_id = any (p_resident_ids))
      -- A month that has a claim is corrected with a replacement.
      and not exists (
        select from private.care_claims c
        where c.resident_id = u.resident_id and c.payor = u.payor and date_trunc('month', c.from_on)::date = u.month
          and c.status not in ('replaced', 'voided') and (c.frequency <> '8' or c.status in ('draft', 'ready', 'exported', 'rejected'))
      )
    group by 1, 2 having sum(u.cents) > 0 order by 2, 1 limit 1000
  loop
    insert into private.care_claims (
      community_id, resident_id, payor, number, from_on, to_on, admitted_on, patient_status, attending_name, attending_npi, total_cents
    )
    select p_community_id, v_group.resident_id, p_payor, private.create_claim_number(), v_group.from_on, v_group.to_on, r.moved_in_on,
      case r.status when 'discharged' then '01' when 'deceased' then '20' else '30' end, v_profile.attending_name,
      v_profile.attending_npi, 0
    from public.residents r where r.id = v_group.resident_id
    returning id into v_id;
    if private.fill_claim(v_id) then
      perform private.log_claim_event(v_id, 'created');
      v_count := v_count + 1;
    else
      delete from private.care_claims c where c.id = v_id;
    end if;
  end loop;
  if v_count = 0 then
    raise exception 'No posted charges to claim in this period.' using errcode = 'HXCXN';
  end if;
  return v_count;
end $$;

-- Creates drafts from posted charges: one claim per resident and month. Returns how many.
select private.expose('create_care_claims', 'authenticated');

create function private.save_care_claim(p_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_claim private.care_claims := private.begin_claim_change(p_id);
  v_new private.care_claims;
begin
  if v_claim.version <> p_version then
    raise exception 'Someone else changed this.' using errcode = 'HXCXV';
  elsif v_claim.status not in ('draft', 'ready', 'rejected') then
    raise exception 'Correct an exported claim with a replacement.' using errcode = 'HXCXS';
  end if;
  v_new := jsonb_populate_record(v_claim, p_values);
  if v_new.authorization_id is not null and not exists (
    select from private.payor_authorizations a
    where a.id = v_new.authorization_id and a.resident_id = v_claim.resident_id and a.payor = v_claim.payor and a.removed_at is null
      and a.begins_on <= v_claim.from_on and a.ends_on >= v_claim.to_on
  ) then
    raise exception 'The authorization doesn''t cover this claim.' using errcode = 'HXCXA';
  elsif nullif(v_new.attending_npi, '') is not null and not private.is_npi(v_new.attending_npi) then
    raise exception 'The NPI has a wrong check digit.' using errcode = 'HXCXI';
  end if;
  update private.care_claims c
  set admitted_on = v_new.admitted_on, patient_status = v_new.patient_status, authorization_id = v_new.authorization_id,
    attending_name = nullif(btrim(v_new.attending_name), ''), attending_npi = nullif(v_new.attending_npi, ''),
    payer_claim_number = nullif(btrim(v_new.payer_claim_number), ''), status = 'draft', version = c.version + 1
  where c.id = p_id;
  -- Codes only: dates, units, and amounts are those of the charges.
  update private.care_claim_lines l
  set procedure_code = nullif(upper(btrim(x.procedure_code)), ''), revenue_code = nullif(btrim(x.revenue_code), ''),
    modifiers = coalesce(x.modifiers, '{}')
  from jsonb_to_recordset(case jsonb_typeof(p_values -> 'lines') when 'array' then p_values -> 'lines' else '[]' end)
    as x (id uuid, procedure_code text, revenue_code text, modifiers text[])
  where l.id = x.id and l.claim_id = p_id;
  perform private.log_claim_event(p_id, 'changed');
end $$;

-- Changes what a claim says about the service: authorization, admission, physician, and codes of its lines.
select private.expose('save_care_claim', 'authenticated');

create function private.set_claim_status(p_id uuid, p_status text, p_note text default null, p_payer_claim_number text default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_claim private.care_claims := private.begin_claim_change(p_id);
begin
  if (case p_status
    when 'ready' then v_claim.status = 'draft'
    when 'draft' then v_claim.status in ('ready', 'rejected')
    when 'accepted' then v_claim.status in ('exported', 'rejected')
    when 'rejected' then v_claim.status in ('exported', 'accepted')
    when 'denied' then v_claim.status in ('exported', 'accepted', 'appealed')
    when 'appealed' then v_claim.status in ('denied', 'partly_paid')
    else false end) is not true
  then
    raise exception 'The claim can''t have this status now.' using errcode = 'HXCXS';
  elsif p_status = 'ready' and cardinality(private.list_claim_problems(v_claim)) > 0 then
    raise exception 'Fix the problems of this claim first.' using errcode = 'HXCXP';
  elsif p_status in ('denied', 'appealed', 'rejected') and coalesce(char_length(btrim(p_note)), 0) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXCXR';
  end if;
  update private.care_claims c
  set status = p_status, payer_claim_number = coalesce(nullif(btrim(p_payer_claim_number), ''), c.payer_claim_number), version = c.version + 1
  where c.id = p_id;
  perform private.log_claim_event(p_id, p_status, p_note);
end $$;

-- Records what happened to a claim: ready to export, or the payer's answer.
select private.expose('set_claim_status', 'authenticated');

create function private.correct_claim(p_id uuid, p_frequency text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_claim private.care_claims := private.begin_claim_change(p_id);
  v_new uuid;
begin
  select c.id into v_new from private.care_claims c where c.replaces_id = p_id;
  if v_new is not null then
    return v_new;
  elsif p_frequency not in ('7', '8') or v_claim.status not in ('accepted', 'partly_paid', 'paid', 'denied', 'appealed')
    or v_claim.frequency = '8'
  then
    raise exception 'The claim can''t have this status now.' using errcode = 'HXCXS';
  elsif v_claim.payer_claim_number is null then
    raise exception 'Enter the payer''s claim number first.' using errcode = 'HXCXC';
  end if;
  insert into private.care_claims (
    community_id, resident_id, payor, number, frequency, replaces_id, payer_claim_number, from_on, to_on, admitted_on, patient_status,
    authorization_id, attending_name, attending_npi, total_cents
  )
  values (
    v_claim.community_id, v_claim.resident_id, v_claim.payor, private.create_claim_number(), p_frequency, p_id, v_claim.payer_claim_number,
    v_claim.from_on, v_claim.to_on, v_claim.admitted_on, v_claim.patient_status, v_claim.authorization_id, v_claim.attending_name,
    v_claim.attending_npi, v_claim.total_cents
  )
  returning id into v_new;
  update private.care_claim_charges h set is_open = false where h.claim_id = p_id;
  if p_frequency = '7' then
    -- Takes the charges of the original and their later corrections.
    if not private.fill_claim(v_new) then
      raise exception 'Nothing is left to claim. Void the claim instead.' using errcode = 'HXCXN';
    end if;
  else
    insert into private.care_claim_lines (
      claim_id, position, description, from_on, to_on, procedure_code, modifiers, revenue_code, units, unit_kind, cents
    )
    select v_new, l.position, l.description, l.from_on, l.to_on, l.procedure_code, l.modifiers, l.revenue_code, l.units, l.unit_kind, l.cents
    from private.care_claim_lines l where l.claim_id = p_id;
    insert into private.care_claim_charges (claim_id, charge_id, invoice_id, cents)
    select v_new, h.charge_id, h.invoice_id, h.cents from private.care_claim_charges h where h.claim_id = p_id;
  end if;
  update private.care_claims c
  set status = case p_frequency when '7' then 'replaced' else 'voided' end, version = c.version + 1
  where c.id = p_id;
  perform private.log_claim_event(p_id, case p_frequency when '7' then 'replaced' else 'voided' end);
  perform private.log_claim_event(v_new, 'created');
  return v_new;
end $$;

-- Creates the replacement (7) or void (8) of a claim that the payer has. Returns its ID; a repeat returns the same.
select private.expose('correct_claim', 'authenticated');

create function private.discard_care_claim(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_claim private.care_claims := private.begin_claim_change(p_id);
begin
  if v_claim.status not in ('draft', 'ready') or v_claim.batch_id is not null or v_claim.replaces_id is not null then
    raise exception 'The payer may have this claim. Void it instead.' using errcode = 'HXCXS';
  end if;
  delete from private.care_claims c where c.id = p_id;
end $$;

-- Deletes a draft that was never exported. Its charges can be claimed again.
select private.expose('discard_care_claim', 'authenticated');

-- Returns a batch in the shape of `ClaimBatch` in shared/operator/claims/claim.ts.
create function private.describe_claim_batch(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', b.id, 'control_number', b.control_number, 'created_at', to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'is_test', b.is_test, 'profile', b.profile, 'address', b.address,
      'claims', (
        select coalesce(jsonb_agg(e.document order by e.document ->> 'number'), '[]') from private.claim_exports e where e.batch_id = b.id
      )
    )
    from private.claim_batches b where b.id = p_id
  );
end $$;

create function private.export_claims(p_id uuid, p_community_id uuid, p_claim_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_claim private.care_claims;
  v_profile private.payer_profiles;
  v_payor text;
  v_count integer := 0;
  v_total bigint := 0;
begin
  perform private.begin_claims_change(p_community_id, 'care_claims');
  if exists (select from private.claim_batches b where b.id = p_id and b.community_id = p_community_id) then
    return private.describe_claim_batch(p_id);
  elsif coalesce(cardinality(p_claim_ids), 0) not between 1 and 5000 then
    raise exception 'Choose up to 5,000 claims.' using errcode = 'HXCXF';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('care_claims:' || p_community_id, 0));
  for v_claim in
    select * from private.care_claims c where c.id = any (p_claim_ids) order by c.number for update
  loop
    if v_claim.community_id <> p_community_id then
      raise exception 'Record not found.' using errcode = '42501';
    elsif v_claim.status <> 'ready' or v_payor is not null and v_payor <> v_claim.payor then
      raise exception 'Choose ready claims of one payor.' using errcode = 'HXCXE';
    elsif cardinality(private.list_claim_problems(v_claim)) > 0 then
      raise exception 'Fix the problems of this claim first.' using errcode = 'HXCXP';
    end if;
    v_payor := v_claim.payor;
    v_count := v_count + 1;
    v_total := v_total + v_claim.total_cents;
  end loop;
  if v_count <> cardinality(array(select distinct unnest(p_claim_ids))) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select * into v_profile from private.payer_profiles p where p.community_id = p_community_id and p.payor = v_payor;
  insert into private.claim_batches (
    id, community_id, payor, control_number, is_test, profile, address, claim_count, total_cents, created_by_name
  )
  select p_id, p_community_id, v_payor, coalesce((
      select max(b.control_number) from private.claim_batches b where b.community_id = p_community_id
    ), 0) + 1, v_profile.is_test, to_jsonb(v_profile) - '{id,community_id,version}'::text[],
    jsonb_build_object('street', c.street, 'city', c.city, 'state', c.state, 'postal_code', c.postal_code), v_count, v_total,
    coalesce(private.get_my_display_name(), '')
  from public.communities c where c.id = p_community_id;
  update private.care_claims c
  set status = 'exported', batch_id = p_id, version = c.version + 1
  where c.id = any (p_claim_ids);
  insert into private.claim_exports (batch_id, claim_id, document)
  select p_id, c.id, private.describe_claim(c) from private.care_claims c where c.id = any (p_claim_ids);
  perform private.log_claim_event(c.id, 'exported') from private.care_claims c where c.batch_id = p_id;
  perform private.log_resident_reads(
    array(select distinct c.resident_id from private.care_claims c where c.batch_id = p_id), 'Claim file'
  );
  return private.describe_claim_batch(p_id);
end $$;

-- Exports ready claims of one payor under the next control number and returns what the file contains. A repeat with the
-- same ID returns the same.
select private.expose('export_claims', 'authenticated');

create function private.get_claim_batch(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(
    (select b.community_id from private.claim_batches b where b.id = p_id), 'care_claims', 'read'
  );
  perform private.enforce_rate_limit('claim_batch', 300, interval '1 hour');
  if (select b.claim_count from private.claim_batches b where b.id = p_id)
    <> (select count(*) from private.claim_exports e where e.batch_id = p_id)
  then
    raise exception 'Residents of this file were removed.' using errcode = 'HXYDF';
  end if;
  perform private.log_resident_reads(
    array(
      select distinct c.resident_id from private.claim_exports e join private.care_claims c on c.id = e.claim_id where e.batch_id = p_id
    ), 'Claim file'
  );
  return private.describe_claim_batch(p_id);
end $$;

-- Returns what an exported file contains, to download it again. Writes to the access log.
select private.expose('get_claim_batch', 'authenticated');

create function private.record_claim_answers(p_community_id uuid, p_answers public.payload) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer record;
  v_id uuid;
  v_count integer := 0;
  v_unknown integer := 0;
begin
  perform private.begin_claims_change(p_community_id, 'care_claims');
  if jsonb_typeof(p_answers) is distinct from 'array' or jsonb_array_length(p_answers) not between 1 and 5000 then
    raise exception 'A file has 1 to 5,000 answers.' using errcode = 'HXCXF';
  end if;
  for v_answer in
    select * from jsonb_to_recordset(p_answers)
      as a (claim_number text, control_number text, is_accepted boolean, payer_claim_number text, code text)
  loop
    if v_answer.claim_number is null then
      update private.claim_batches b
      set answer = case when v_answer.is_accepted then 'accepted' else 'rejected' end
      where b.community_id = p_community_id and b.control_number::text = ltrim(v_answer.control_number, '0')
      returning b.id into v_id;
      if v_id is not null and not v_answer.is_accepted then
        -- A rejected file was not read: its claims can be corrected and exported again.
        perform private.log_claim_event(c.id, 'rejected', 'File ' || v_answer.code) from private.care_claims c
        where c.batch_id = v_id and c.status = 'exported';
        update private.care_claims c set status = 'rejected', version = c.version + 1 where c.batch_id = v_id and c.status = 'exported';
      end if;
    else
      update private.care_claims c
      set status = case when v_answer.is_accepted then 'accepted' else 'rejected' end,
        payer_claim_number = coalesce(nullif(left(btrim(v_answer.payer_claim_number), 50), ''), c.payer_claim_number), version = c.version + 1
      where c.community_id = p_community_id and c.number = v_answer.claim_number and c.status in ('exported', 'accepted', 'rejected')
      returning c.id into v_id;
      if v_id is not null then
        perform private.log_claim_event(v_id, case when v_answer.is_accepted then 'accepted' else 'rejected' end, v_answer.code);
      end if;
    end if;
    v_count := v_count + (v_id is not null)::integer;
    v_unknown := v_unknown + (v_id is null)::integer;
    v_id := null;
  end loop;
  return jsonb_build_object('recorded', v_count, 'unknown', v_unknown);
end $$;

-- Records acknowledgments of a 999 or 277CA file. Returns how many were recorded, and how many name no claim or file of
-- the community.
select private.expose('record_claim_answers', 'authenticated');
