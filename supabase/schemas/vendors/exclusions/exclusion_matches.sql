-- Decisions about possible matches, and what vendors and staff read of them.

-- Logs a match that ends the badge and notifies the vendor. The vendor's page shows no reason to others.
create function private.announce_exclusion(p_match private.exclusion_matches) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_vendor public.vendors;
begin
  select * into v_vendor from public.vendors v where v.id = p_match.vendor_id;
  perform private.log_admin_action(
    'vendor_review', v_vendor.user_id, (select p.email from public.profiles p where p.id = v_vendor.user_id),
    jsonb_build_object(
      'vendor_id', v_vendor.id, 'company_name', v_vendor.company_name, 'exclusion', p_match.entry ->> 'name',
      'decision', p_match.status
    )
  );
  if p_match.status = 'confirmed' then
    perform private.notify(
      v_vendor.user_id, 'vendor_exclusion_confirmed', 'exclusion:' || p_match.id || ':' || clock_timestamp(),
      jsonb_build_object('list', case p_match.source when 'leie' then 'OIG' else 'SAM' end, 'name', p_match.checked_name),
      '{}'
    );
  end if;
end $$;

create function private.decide_exclusion_match(p_id uuid, p_decision text, p_note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_note constant text := nullif(btrim(p_note), '');
  v_match private.exclusion_matches;
begin
  perform private.require_list_admin();
  select * into v_match from private.exclusion_matches m where m.id = p_id for no key update;
  if v_match.id is null then
    raise exception 'Match not found.' using errcode = 'HXIMN';
  end if;
  if private.is_vendor_team_member(v_match.vendor_id, auth.uid()) then
    raise exception 'You cannot decide about your own company.' using errcode = '42501';
  end if;
  if v_match.status = p_decision then
    return;
  end if;
  if v_note is null or char_length(v_note) < 3 then
    raise exception 'Enter how you compared the two.' using errcode = 'HXIMR';
  end if;
  -- Only an open match can be cleared: a confirmed one ends when the list drops the entry.
  if not coalesce(case p_decision
    when 'confirmed' then v_match.status in ('open', 'cleared', 'lifted')
    when 'cleared' then v_match.status = 'open'
    when 'lifted' then v_match.status = 'confirmed' and not v_match.is_listed
  end, false) then
    raise exception 'This match cannot be changed that way.' using errcode = 'HXIMS';
  end if;
  perform set_config('haven.act_reason', v_note, true);
  update private.exclusion_matches m set status = p_decision, note = v_note, decided_at = now()
  where m.id = p_id returning * into v_match;
  perform private.announce_exclusion(v_match);
  perform private.refresh_vendor_ranking(v_match.vendor_id);
end $$;

-- Records an administrator's decision with its reason: `confirmed` ends the badge at once, `cleared` says that it is
-- someone else, `lifted` ends a confirmed exclusion that is no longer listed.
select private.expose('decide_exclusion_match', 'authenticated');

create function private.exclusion_desk(p_status text default 'open') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.id, 'source', f.source, 'file_name', f.file_name, 'status', f.status, 'rows', f.rows,
        'checked', f.checked, 'added_at', f.added_at
      ) order by f.added_at desc, f.id), '[]')
      from (
        select * from private.exclusion_files x where x.status <> 'loading' order by x.added_at desc limit 20
      ) f
    ),
    'vendors', (select count(*) from public.vendors),
    'matches', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'vendor_id', m.vendor_id, 'vendor', v.company_name, 'checked_name', m.checked_name,
        'is_owner', m.is_owner, 'source', m.source, 'entry', m.entry, 'score', m.score, 'is_listed', m.is_listed,
        'status', m.status, 'note', m.note, 'found_at', m.found_at, 'decided_at', m.decided_at
      ) order by m.score desc, m.found_at, m.id), '[]')
      from (
        select * from private.exclusion_matches x
        where x.status = p_status order by x.score desc, x.found_at, x.id limit 100
      ) m
      join public.vendors v on v.id = m.vendor_id
    )
  );
end $$;

-- Staff only: imported files, and up to 100 matches with this status, the most similar first.
select private.expose('exclusion_desk', 'authenticated');

create function private.my_vendor_owners() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.my_vendor_id();
begin
  if v_vendor is null then
    return null;
  end if;
  return jsonb_build_object(
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object('name', o.name, 'npi', o.npi) order by o.name), '[]')
      from private.vendor_owners o where o.vendor_id = v_vendor
    ),
    'is_excluded', private.is_excluded(v_vendor),
    'checked', (
      select coalesce(jsonb_agg(jsonb_build_object('source', f.source, 'on', f.finished_at) order by f.source), '[]')
      from private.exclusion_files f where f.status = 'done'
    )
  );
end $$;

-- Returns the owners of the caller's company, and which lists they were checked against; null without a profile.
select private.expose('my_vendor_owners', 'authenticated');

create function private.save_vendor_owners(p_owners public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.my_vendor_id();
begin
  if v_vendor is null then
    raise exception 'Create a vendor profile first.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_owners) is distinct from 'array' or jsonb_array_length(p_owners) > 20 then
    raise exception 'Enter up to 20 owners.' using errcode = 'HXIOW';
  end if;
  perform private.enforce_rate_limit('vendor_owners', 30, interval '1 hour');
  perform from public.vendors v where v.id = v_vendor for no key update;
  delete from private.vendor_owners o where o.vendor_id = v_vendor;
  insert into private.vendor_owners (vendor_id, name, npi)
  select distinct on (btrim(o.name)) v_vendor, btrim(o.name), nullif(btrim(o.npi), '')
  from jsonb_to_recordset(p_owners) o (name text, npi text) order by btrim(o.name);
  perform private.check_vendor_exclusions(v_vendor);
end $$;

-- Replaces the owners of the caller's company and checks them; existing matches stay.
select private.expose('save_vendor_owners', 'authenticated');

-- Staff: matches to decide and leads to credit.
create function private.figures_of_vendor_checks() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'matches', (
      select count(*) from (select from private.exclusion_matches m where m.status = 'open' limit 1000) m
    ),
    'credits', (
      select count(*) from (select from private.lead_credits c where c.status = 'requested' limit 1000) c
    )
  );
end $$;
grant execute on function private.figures_of_vendor_checks() to authenticated;
