-- What must be done before a prospect moves in.
create table public.move_in_items (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  prospect_id uuid not null,
  item text not null,
  type text not null default 'other',
  is_required boolean not null default true,
  due_on date,
  done_on date,
  note text,

  constraint move_in_items_item_is_plain check (char_length(btrim(item)) >= 1 and private.is_single_line(item, 120)),
  constraint move_in_items_type_is_known check (
    type in ('agreement', 'assessment', 'physician_orders', 'document', 'payment', 'other')
  ),
  constraint move_in_items_due_on_in_range check (due_on between '2000-01-01' and '2100-01-01'),
  constraint move_in_items_done_on_in_range check (done_on between '2000-01-01' and '2100-01-01'),
  constraint move_in_items_note_is_plain check (private.is_single_line(note, 300))
);
select private.set_up_child_table(
  'public.move_in_items', 'item', '/operator/waitlist', 'resident_prospects', 'prospect_id',
  '{prospect_id, item, type, is_required, due_on, done_on, note}'
);

-- Adds the default checklist once, when a prospect applies.
create function private.add_move_in_items(p_prospect_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.move_in_items i where i.prospect_id = p_prospect_id) then
    return;
  end if;
  insert into public.move_in_items (owner_id, prospect_id, item, type, is_required, created_at)
  select auth.uid(), p_prospect_id, i.item, i.type, i.is_required, clock_timestamp()
  from (values
    (1, 'Pre-move-in assessment', 'assessment', true), (2, 'Physician report', 'document', true),
    (3, 'Physician orders', 'physician_orders', true), (4, 'TB test', 'document', true),
    (5, 'Residency agreement signed', 'agreement', true), (6, 'Advance directives and power of attorney', 'document', false),
    (7, 'Insurance cards', 'document', false), (8, 'Community fee and first month', 'payment', true)
  ) i (place, item, type, is_required)
  order by i.place;
end $$;

create function private.move_in_prospect(
  p_id uuid, p_prospect_id uuid, p_at timestamptz, p_unit_id uuid, p_bed_id uuid default null,
  p_is_second_occupant boolean default false, p_is_respite boolean default false, p_reason text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_prospect public.resident_prospects;
  v_zone text;
  v_open integer;
begin
  select * into v_prospect from public.resident_prospects p where p.id = p_prospect_id and p.deleted_at is null for update;
  if v_prospect.id is null or not v_prospect.community_id = any (private.list_my_community_ids('resident_prospects', 'read'))
    or not v_prospect.community_id = any (private.list_my_community_ids('stay_events', 'add'))
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if v_prospect.resident_id is not null then
    return v_prospect.resident_id;
  end if;
  if v_prospect.stage = 'lost' then
    raise exception 'This event can''t follow the ones before it.' using errcode = 'HXOWE';
  end if;
  select count(*) into v_open from public.move_in_items i
  where i.prospect_id = p_prospect_id and i.deleted_at is null and i.is_required and i.done_on is null;
  if v_open > 0 or v_prospect.applied_on is null then
    if not v_prospect.community_id = any (private.list_my_community_ids('community_members', 'change')) then
      raise exception 'The move-in checklist isn''t complete.' using errcode = 'HXOWC';
    elsif coalesce(char_length(btrim(p_reason)), 0) < 10 then
      raise exception 'Enter a reason to move in with an incomplete checklist.' using errcode = 'HXOWR';
    end if;
  end if;
  select c.time_zone into v_zone from public.communities c where c.id = v_prospect.community_id for update;
  insert into public.residents (id, owner_id, community_id, name, preferred_name)
  values (p_id, v_me, v_prospect.community_id, v_prospect.name, v_prospect.preferred_name);
  if v_prospect.birth_date is not null then
    insert into public.resident_identities (owner_id, resident_id, birth_date) values (v_me, p_id, v_prospect.birth_date);
  end if;
  if nullif(btrim(v_prospect.contact_name), '') is not null then
    insert into public.resident_contacts (owner_id, resident_id, name, relation, roles, phone, email)
    values (
      v_me, p_id, v_prospect.contact_name, v_prospect.contact_relation, '{responsible_party}', v_prospect.contact_phone,
      v_prospect.contact_email
    );
  end if;
  if v_prospect.payor is not null then
    insert into public.resident_payors (owner_id, resident_id, payor, begins_on)
    values (v_me, p_id, v_prospect.payor, (p_at at time zone v_zone)::date);
  end if;
  insert into public.resident_documents (owner_id, resident_id, name, type, signed_on, agreement_id)
  select v_me, p_id, i.item,
    case when i.type = 'agreement' then 'agreement' when i.type = 'assessment' then 'assessment'
      when i.item = 'Physician report' then 'physician_report' when i.item = 'TB test' then 'tb_test' else 'other' end,
    i.done_on, (
      select a.id from private.residency_agreements a where a.item_id = i.id and a.signed_at is not null
      order by a.signed_at desc limit 1
    )
  from public.move_in_items i
  where i.prospect_id = p_prospect_id and i.deleted_at is null and i.done_on is not null
    and i.type in ('agreement', 'assessment', 'document');
  perform private.open_resident(p_id);
  perform private.record_stay_event(
    gen_random_uuid(), p_id, case when p_is_respite then 'respite_admit' else 'admit' end, p_at, p_unit_id, p_bed_id,
    p_is_second_occupant
  );
  insert into public.prospect_events (community_id, prospect_id, type, at, unit_id, note, recorded_by)
  values (v_prospect.community_id, p_prospect_id, 'moved_in', p_at, p_unit_id, left(nullif(btrim(p_reason), ''), 300), v_me);
  perform private.release_reserved_units(p_prospect_id, p_unit_id);
  update public.resident_prospects p set resident_id = p_id where p.id = p_prospect_id;
  perform private.apply_prospect_events(p_prospect_id);
  return p_id;
end $$;

-- Makes a prospect a resident with contact, payor, documents, and the move-in, in one step. Only a director can skip the
-- checklist, with a reason. A repeat returns the resident.
select private.expose('move_in_prospect', 'authenticated');
