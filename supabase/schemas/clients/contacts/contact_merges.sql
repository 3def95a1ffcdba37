-- Merges duplicate contacts: related records move to the kept one, and the merge can be undone while the
-- other is in the trash.

create table private.contact_merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null references public.contacts (id) on delete cascade,
  gone_id uuid not null references public.contacts (id) on delete cascade,
  at timestamptz not null default now(),
  was jsonb not null,
  became jsonb not null
);
create index contact_merges_kept_idx on private.contact_merges (kept_id);
create index contact_merges_gone_idx on private.contact_merges (gone_id);

comment on column private.contact_merges.was is 'The kept contact''s fields that the merge changed, with their old values.';

create table private.contact_merge_moves (
  merge_id uuid not null references private.contact_merges (id) on delete cascade,
  what text not null,
  id uuid not null,
  was jsonb,
  primary key (merge_id, what, id)
);

alter table private.contact_merges enable row level security;
alter table private.contact_merge_moves enable row level security;

-- Locks both contacts in a fixed order. They must be in one workspace scope: private contacts are not the
-- team's.
create function private.lock_contact_pair(p_one uuid, p_other uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_found integer;
  v_workspace_ids integer;
begin
  perform private.lock_member();
  perform from public.contacts c where c.id in (p_one, p_other) order by c.id for update;
  select count(*), count(distinct c.workspace_id) into v_found, v_workspace_ids from public.contacts c
  where c.id in (p_one, p_other) and c.workspace_id = any (private.list_my_workspace_ids()) and c.deleted_at is null;
  if exists (select from public.contacts c where c.id in (p_one, p_other) and c.is_sample) then
    raise exception 'Sample data stays as it is.' using errcode = 'HXSMP';
  end if;
  if v_found <> 2 then
    raise exception 'Contact not found.' using errcode = 'HXDLC';
  end if;
  if v_workspace_ids <> 1 then
    raise exception 'One of these contacts is private.' using errcode = 'HXCMB';
  end if;
end $$;

-- Writes contact fields from a jsonb row.
create function private.write_contact(p_id uuid, p_values jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_columns text;
begin
  select string_agg(format('%I', k), ', ') into v_columns from jsonb_object_keys(p_values) k;
  if v_columns is not null then
    execute format(
      'update public.contacts c set (%1$s) = (select %1$s from jsonb_populate_record(null::public.contacts, $2)) where c.id = $1',
      v_columns
    ) using p_id, p_values;
  end if;
end $$;

-- Combines the emails or phones of two contacts in order, primary ones first, without duplicates. Do-not-call
-- on either contact is kept.
create function private.combine_contact_methods(p_first jsonb, p_second jsonb, p_main text)
returns table (kind text, value text, is_quiet boolean)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select (array_agg(w.kind order by w.kind is null, w.nth))[1], (array_agg(w.value order by w.nth))[1], bool_or(w.is_quiet)
  from (
    select m.nth, m.kind, m.value, m.is_quiet, case
      when p_main = 'phone' then coalesce(private.phone_key('00000000-0000-0000-0000-000000000000', m.value)::text, m.value) else lower(m.value)
    end as means
    from (values (1, p_first), (2, p_second)) c (nth, contact)
    cross join lateral (
      select c.nth, c.contact ->> (p_main || '_kind'), c.contact ->> p_main,
        p_main = 'phone' and (c.contact ->> 'no_calls')::boolean
      union all
      select c.nth * 100 + e.nth, substring(e.way from '^[a-z]+'), substr(e.way, position(': ' in e.way) + 2),
        e.way like '%, no calls: %'
      from jsonb_array_elements_text(c.contact -> format('more_%ss', p_main)) with ordinality e (way, nth)
    ) m (nth, kind, value, is_quiet)
    where m.value <> ''
  ) w
  group by w.means order by min(w.nth);
end $$;

-- Merges the emails and phones of two contacts: the first one's are primary, and none is lost.
create function private.merge_contact_methods(p_first jsonb, p_second jsonb, p_main text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      p_main, min(w.value) filter (where w.nth = 1), p_main || '_kind', min(w.kind) filter (where w.nth = 1),
      format('more_%ss', p_main), coalesce(jsonb_agg(
        coalesce(w.kind, 'other') || case when w.is_quiet then ', no calls: ' else ': ' end || w.value order by w.nth
      ) filter (where w.nth > 1), '[]')
    ) || case when p_main = 'phone' then jsonb_build_object(
      'no_calls', coalesce(bool_or(w.is_quiet) filter (where w.nth = 1), false)
    ) else '{}' end
    from private.combine_contact_methods(p_first, p_second, p_main) with ordinality w (kind, value, is_quiet, nth)
  );
end $$;

-- Combines both contacts' addresses, without the merged contact's primary street.
create function private.merged_addresses(p_first jsonb, p_second jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(a.way order by a.nth), '[]') from (
      select w.way, min(w.nth) as nth
      from (
        select c.nth * 100 + e.nth, e.way
        from (values (1, p_first), (2, p_second)) c (nth, contact)
        cross join lateral jsonb_array_elements_text(c.contact -> 'more_addresses') with ordinality e (way, nth)
        union all
        select 900, 'other: ' || concat_ws(', ', p_second ->> 'street', p_second ->> 'city', p_second ->> 'state')
        where p_first ->> 'street' <> p_second ->> 'street'
      ) w (nth, way)
      group by w.way
    ) a
  );
end $$;

-- Moves one contact's related rows to another and logs each of them.
create function private.move_to_contact(p_merge_id uuid, p_from uuid, p_to uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_table text;
begin
  foreach v_table in array array['record_comments', 'record_tasks', 'record_files'] loop
    execute format(
      'with moved as (update public.%I h set record_id = $2 where h.kind = ''contacts'' and h.record_id = $1 returning h.id)'
        ' insert into private.contact_merge_moves (merge_id, what, id) select $3, %1$L, m.id from moved m', v_table
    ) using p_from, p_to, p_merge_id;
  end loop;
  foreach v_table in array array['deals', 'leads', 'events', 'shortlists'] loop
    execute format(
      'with moved as (update public.%I h set contact_id = $2 where h.contact_id = $1 returning h.id)'
        ' insert into private.contact_merge_moves (merge_id, what, id) select $3, %1$L, m.id from moved m', v_table
    ) using p_from, p_to, p_merge_id;
  end loop;
  with moved as (
    update public.client_shares h set contact_id = p_to
    where h.contact_id = p_from and not exists (
      select from public.client_shares k where k.contact_id = p_to
        and coalesce(k.event_id, k.task_id, k.file_id) = coalesce(h.event_id, h.task_id, h.file_id)
    ) returning h.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'client_shares', m.id from moved m;
  -- If both relate to the same community, the kept contact's row wins.
  with moved as (
    update public.community_associations h set contact_id = p_to
    where h.contact_id = p_from and not exists (
      select from public.community_associations k where k.contact_id = p_to and k.relation = h.relation
        and (k.listing_id, lower(k.community)) is not distinct from (h.listing_id, lower(h.community))
    ) returning h.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'community_associations', m.id from moved m;
  perform private.move_emails_to_contact(p_merge_id, p_from, p_to);
end $$;

-- Moves campaign emails and sequence enrollments. If both are in one, the kept contact's stays and the other
-- ends, so no contact gets two emails; a queued email beats a skipped one. What ended is recorded in full.
create function private.move_emails_to_contact(p_merge_id uuid, p_from uuid, p_to uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with swapped as (
    update public.broker_emails l set contact_id = null
    where l.contact_id = p_to and l.status = 'left_out' and exists (
      select from public.broker_emails k
      where k.contact_id = p_from and k.campaign_id = l.campaign_id and k.status <> 'left_out'
    ) returning l.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'emails_left_out', s.id from swapped s;
  insert into private.contact_merge_moves (merge_id, what, id, was)
  select p_merge_id, 'emails_ended', l.id, jsonb_build_object('reason', l.reason, 'due_at', l.due_at)
  from public.broker_emails l
  where l.contact_id = p_from and l.status = 'waiting' and exists (
    select from public.broker_emails k where k.contact_id = p_to and k.campaign_id = l.campaign_id
  );
  update public.broker_emails l set status = 'left_out', reason = 'twice', due_at = null
  from private.contact_merge_moves v where v.merge_id = p_merge_id and v.what = 'emails_ended' and v.id = l.id;
  with moved as (
    update public.broker_emails l set contact_id = p_to
    where l.contact_id = p_from and not exists (
      select from public.broker_emails k where k.contact_id = p_to and k.campaign_id = l.campaign_id
    ) returning l.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'broker_emails', m.id from moved m;
  update public.broker_emails l set contact_id = p_from
  from private.contact_merge_moves v where v.merge_id = p_merge_id and v.what = 'emails_left_out' and v.id = l.id;

  insert into private.contact_merge_moves (merge_id, what, id, was)
  select p_merge_id, 'places_ended', e.id,
    jsonb_build_object('due_at', e.due_at, 'refused', c.do_not_contact or c.consent is not distinct from 'refused')
  from public.sequence_enrolments e join public.contacts c on c.id = e.contact_id
  where e.contact_id in (p_from, p_to) and e.status = 'active';
  update public.sequence_enrolments e set status = 'stopped', reason = 'merged', due_at = null, ended_at = now()
  where e.contact_id = p_from and e.status = 'active' and exists (
    select from public.sequence_enrolments k
    where k.contact_id = p_to and (k.sequence_id = e.sequence_id or k.organization_id = e.organization_id and k.status = 'active')
  );
  with moved as (
    update public.sequence_enrolments e set contact_id = p_to
    where e.contact_id = p_from and not exists (
      select from public.sequence_enrolments k where k.contact_id = p_to and k.sequence_id = e.sequence_id
    ) returning e.id
  )
  insert into private.contact_merge_moves (merge_id, what, id) select p_merge_id, 'sequence_enrolments', m.id from moved m;
end $$;

-- Moves them back and resumes what the merge ended, unless the contact has since opted out.
create function private.restore_moved_emails(p_merge private.contact_merges) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.broker_emails l set contact_id = null from private.contact_merge_moves v
  where v.merge_id = p_merge.id and v.what = 'emails_left_out' and v.id = l.id and l.contact_id = p_merge.gone_id;
  update public.broker_emails l set contact_id = p_merge.gone_id from private.contact_merge_moves v
  where v.merge_id = p_merge.id and v.what = 'broker_emails' and v.id = l.id and l.contact_id = p_merge.kept_id;
  update public.broker_emails l set contact_id = p_merge.kept_id from private.contact_merge_moves v
  where v.merge_id = p_merge.id and v.what = 'emails_left_out' and v.id = l.id and l.contact_id is null;
  update public.broker_emails l
  set status = 'waiting', reason = v.was ->> 'reason', due_at = (v.was ->> 'due_at')::timestamptz
  from private.contact_merge_moves v
  where v.merge_id = p_merge.id and v.what = 'emails_ended' and v.id = l.id
    and l.status = 'left_out' and l.reason = 'twice';
  update public.sequence_enrolments e set contact_id = p_merge.gone_id from private.contact_merge_moves v
  where v.merge_id = p_merge.id and v.what = 'sequence_enrolments' and v.id = e.id and e.contact_id = p_merge.kept_id;
  update public.sequence_enrolments e
  set status = 'active', reason = null, due_at = (v.was ->> 'due_at')::timestamptz, ended_at = null
  from private.contact_merge_moves v, public.contacts c
  where v.merge_id = p_merge.id and v.what = 'places_ended' and v.id = e.id and c.id = e.contact_id
    and e.status = 'stopped' and e.ended_at = p_merge.at
    and ((v.was ->> 'refused')::boolean or not c.do_not_contact and c.consent is distinct from 'refused')
    and not exists (
      select from public.sequence_enrolments k
      where k.organization_id = e.organization_id and k.recipient = e.recipient and k.status = 'active' and k.id <> e.id
    );
end $$;

create function private.merge_contacts(p_keep uuid, p_gone uuid, p_take text[] default '{}') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  c_fields constant text[] := array[
    'name', 'company', 'job_title', 'role', 'email', 'phone', 'street', 'city', 'state', 'source', 'tags', 'notes', 'needs_types',
    'needs_states', 'price_least', 'price_most', 'beds_least', 'cap_rate_least', 'licences', 'funds'
  ];
  v_keep jsonb;
  v_gone jsonb;
  v_became jsonb;
  v_main text;
  v_id uuid;
begin
  perform private.lock_contact_pair(p_keep, p_gone);
  if not coalesce(p_take, '{}') <@ c_fields then
    raise exception 'These fields cannot be edited.' using errcode = 'HXRCW';
  end if;
  select to_jsonb(c) into v_keep from public.contacts c where c.id = p_keep;
  select to_jsonb(c) into v_gone from public.contacts c where c.id = p_gone;
  -- "Do not contact" is kept if either contact had it.
  v_became := jsonb_build_object(
    'do_not_contact', (v_keep ->> 'do_not_contact')::boolean or (v_gone ->> 'do_not_contact')::boolean,
    'consent', case
      when 'refused' in (v_keep ->> 'consent', v_gone ->> 'consent') then 'refused' else v_keep ->> 'consent'
    end,
    'last_contact_at', greatest((v_keep ->> 'last_contact_at')::timestamptz, (v_gone ->> 'last_contact_at')::timestamptz)
  ) || coalesce((select jsonb_object_agg(f, v_gone -> f) from unnest(p_take) f), '{}');
  for v_main in select unnest(array['email', 'phone']) loop
    v_became := v_became || case
      when v_main = any (p_take) then private.merge_contact_methods(v_gone, v_keep, v_main)
      else private.merge_contact_methods(v_keep, v_gone, v_main)
    end;
  end loop;
  v_became := v_became || jsonb_build_object('more_addresses', case
    when 'street' = any (p_take) then private.merged_addresses(v_gone, v_keep) else private.merged_addresses(v_keep, v_gone)
  end);
  insert into private.contact_merges (kept_id, gone_id, was, became)
  select p_keep, p_gone, jsonb_object_agg(k, v_keep -> k), v_became from jsonb_object_keys(v_became) k
  returning id into v_id;
  perform private.move_to_contact(v_id, p_gone, p_keep);
  perform private.write_contact(p_keep, v_became);
  update public.contacts c set deleted_at = now() where c.id = p_gone;
  return v_id;
end $$;

-- Merges the second contact into the first, which takes the named fields from it. Returns the merge ID, for
-- undo.
select private.expose('merge_contacts', 'authenticated');

create function private.undo_merge(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_merge private.contact_merges;
  v_now jsonb;
  v_table text;
begin
  perform private.lock_member();
  select m.* into v_merge from private.contact_merges m join public.contacts c on c.id = m.kept_id
  where m.id = p_id and c.workspace_id = any (private.list_my_workspace_ids());
  if v_merge.id is null then
    raise exception 'Merge not found.' using errcode = 'HXCMG';
  end if;
  perform from public.contacts c where c.id in (v_merge.kept_id, v_merge.gone_id) order by c.id for update;
  foreach v_table in array array['record_comments', 'record_tasks', 'record_files'] loop
    execute format(
      'update public.%I h set record_id = $1 from private.contact_merge_moves v'
        ' where v.merge_id = $2 and v.what = %1$L and v.id = h.id and h.record_id = $3', v_table
    ) using v_merge.gone_id, p_id, v_merge.kept_id;
  end loop;
  foreach v_table in array array['deals', 'leads', 'events', 'shortlists', 'client_shares', 'community_associations'] loop
    execute format(
      'update public.%I h set contact_id = $1 from private.contact_merge_moves v'
        ' where v.merge_id = $2 and v.what = %1$L and v.id = h.id and h.contact_id = $3', v_table
    ) using v_merge.gone_id, p_id, v_merge.kept_id;
  end loop;
  update public.contacts c set deleted_at = null where c.id = v_merge.gone_id;
  -- Keeps fields that were edited after the merge.
  select to_jsonb(c) into v_now from public.contacts c where c.id = v_merge.kept_id;
  perform private.write_contact(v_merge.kept_id, (
    select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(v_merge.was) w
    where jsonb_populate_record(null::public.contacts, jsonb_build_object(w.key, v_now -> w.key))
      is not distinct from jsonb_populate_record(null::public.contacts, jsonb_build_object(w.key, v_merge.became -> w.key))
  ));
  perform private.restore_moved_emails(v_merge);
  delete from private.contact_merges m where m.id = p_id;
end $$;

-- Undoes a merge, except for fields edited since.
select private.expose('undo_merge', 'authenticated');
