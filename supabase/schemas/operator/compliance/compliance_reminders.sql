-- Reminders of what expires: licenses, insurance, certificates, policies to review, and authorizations of payors.

-- Returns the reminder that is due with this many days left, of those that come after the record was known: the nearest
-- of several missed ones. Null if none is due.
create function private.get_due_reminder(p_days_left integer, p_days_known integer, p_reminders integer[]) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return (select min(r.days) from unnest(p_reminders) r (days) where r.days >= p_days_left and r.days < p_days_known);
end $$;

-- Reminders that were sent. A changed date reminds again.
create table private.compliance_notices (
  subject_id uuid not null,
  ends_on date not null,
  days integer not null,
  sent_at timestamptz not null default now(),

  constraint compliance_notices_pkey primary key (subject_id, ends_on, days),
  constraint compliance_notices_days_in_range check (days between 0 and 365)
);

alter table private.compliance_notices enable row level security;

-- Returns everything that expires between two days and is not renewed, of all communities or some.
create function private.list_expiring_records(p_from date, p_to date, p_community_ids uuid[] default null)
returns table (kind text, right_kind text, id uuid, community_id uuid, title text, detail text, owner text, ends_on date, known_on date)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select 'license', 'licenses', l.id, l.community_id, l.name, l.number, null::text, l.expires_on, l.created_at::date
  from private.licenses l
  where l.removed_at is null and l.expires_on between p_from and p_to and not private.is_license_renewed(l.id)
    and (p_community_ids is null or l.community_id = any (p_community_ids))
  union all
  select 'insurance_policy', 'insurance_policies', i.id, i.community_id, i.carrier || ' ' || i.number, i.line, null, i.expires_on, i.created_at::date
  from private.insurance_policies i
  where i.removed_at is null and i.expires_on between p_from and p_to
    and (p_community_ids is null or i.community_id = any (p_community_ids))
    and not exists (
      select from private.insurance_policies n
      where n.community_id = i.community_id and n.line = i.line and n.removed_at is null and n.expires_on > i.expires_on
    )
  union all
  select 'certificate', 'insurance_policies', c.id, v.community_id, v.name, c.line, null, c.expires_on, c.created_at::date
  from private.vendor_certificates c join private.certificate_vendors v on v.id = c.certificate_vendor_id
  where c.removed_at is null and v.archived_at is null and c.expires_on between p_from and p_to
    and (p_community_ids is null or v.community_id = any (p_community_ids))
    and not exists (
      select from private.vendor_certificates n
      where n.certificate_vendor_id = v.id and n.line = c.line and n.removed_at is null and n.id <> c.id
        and coalesce(private.get_certificate_expiry(n), '-infinity') > c.expires_on
    )
  union all
  select 'policy_review', 'written_policies', w.id, w.community_id, w.title, w.category, w.owner_name, w.review_on, w.created_at::date
  from private.written_policies w
  where w.archived_at is null and w.review_on between p_from and p_to
    and (p_community_ids is null or w.community_id = any (p_community_ids))
  union all
  select 'authorization', 'payor_authorizations', a.id, a.community_id, a.number, a.service, null, a.ends_on, a.created_at::date
  from private.payor_authorizations a
  where a.removed_at is null and a.ends_on between greatest(p_from, current_date - 180) and p_to
    and (p_community_ids is null or a.community_id = any (p_community_ids))
    and not exists (
      select from private.payor_authorizations n
      where n.resident_id = a.resident_id and n.payor = a.payor and n.removed_at is null and n.ends_on > a.ends_on
    );
end $$;

-- Notifies those who keep a record 90, 60, 30, and 7 days before it ends and on the day, once each; returns how many.
-- Authorizations are shorter: 30 and 7 days before, and on the day.
create function private.send_compliance_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_record record;
  v_today date;
  v_days integer;
  v_count integer := 0;
begin
  for v_record in
    select r.*, c.name as community from private.list_expiring_records(current_date - 1, current_date + 91) r
    join public.communities c on c.id = r.community_id and c.deleted_at is null and not c.is_sample
    order by r.ends_on, r.id
  loop
    v_today := private.get_community_day(v_record.community_id);
    continue when v_record.ends_on < v_today;
    v_days := private.get_due_reminder(
      v_record.ends_on - v_today, v_record.ends_on - v_record.known_on,
      case v_record.kind when 'authorization' then array[30, 7, 0] else array[90, 60, 30, 7, 0] end
    );
    continue when v_days is null;
    insert into private.compliance_notices (subject_id, ends_on, days) values (v_record.id, v_record.ends_on, v_days)
    on conflict do nothing;
    continue when not found;
    perform private.notify(m.user_id, 'compliance_ending', 'compliance:' || v_record.id || ':' || v_record.ends_on || ':' || v_days,
      jsonb_build_object(
        'title', v_record.title, 'community', v_record.community, 'community_id', v_record.community_id,
        'when', to_char(v_record.ends_on, 'FMMonth FMDD, YYYY'), 'kind', v_record.kind
      ))
    from (
      select distinct m.user_id from public.community_members m
      where m.community_id = v_record.community_id and m.position = any (private.list_positions_with_right(v_record.right_kind, 'change'))
        and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
    ) m;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
