-- Policies and procedures of communities: versions that never change, and who has read which one.
create table private.written_policies (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  title text not null,
  category text not null,
  positions text[] not null,
  owner_member_id uuid references public.community_members (id) on delete set null,
  owner_name text,
  review_on date not null,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint written_policies_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 160)),
  constraint written_policies_category_is_known check (category in (
    'care', 'medications', 'rights', 'infection', 'emergency', 'safety', 'dining', 'employment', 'privacy', 'other'
  )),
  constraint written_policies_positions_are_known check (
    cardinality(positions) between 1 and 9 and positions <@ array[
      'executive_director', 'nurse', 'medication_aide', 'caregiver', 'sales', 'business_office', 'maintenance', 'dining', 'activities'
    ]
  ),
  constraint written_policies_owner_name_is_plain check (private.is_single_line(owner_name, 300)),
  constraint written_policies_review_on_in_range check (review_on between '1990-01-01' and '2200-01-01')
);

comment on column private.written_policies.positions is 'Who must read it.';

create index written_policies_community_idx on private.written_policies (community_id, lower(title), id);
create index written_policies_owner_idx on private.written_policies (owner_member_id);
create index written_policies_review_idx on private.written_policies (review_on) where archived_at is null;

alter table private.written_policies enable row level security;

create table private.written_policy_versions (
  id uuid primary key,
  policy_id uuid not null references private.written_policies (id) on delete cascade,
  number integer not null,
  body text not null,
  change_note text,
  effective_on date not null,
  published_at timestamptz not null default clock_timestamp(),
  published_by_name text not null default '',

  constraint written_policy_versions_number_in_range check (number between 1 and 1000),
  constraint written_policy_versions_body_is_plain check (char_length(btrim(body)) >= 3 and private.is_plain_message(body, 40000)),
  constraint written_policy_versions_note_is_plain check (private.is_single_line(change_note, 300)),
  constraint written_policy_versions_effective_on_in_range check (effective_on between '1990-01-01' and '2200-01-01'),
  constraint written_policy_versions_name_is_plain check (private.is_single_line(published_by_name, 300))
);

create unique index written_policy_versions_once_idx on private.written_policy_versions (policy_id, number desc);

alter table private.written_policy_versions enable row level security;

create trigger refuse_change before update or delete on private.written_policy_versions
  for each row execute function private.refuse_compliance_history_change();

-- Who has read a version. Written by the reader only.
create table private.policy_acknowledgments (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references private.written_policy_versions (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete set null,
  name text not null,
  at timestamptz not null default clock_timestamp(),

  constraint policy_acknowledgments_name_is_plain check (private.is_single_line(name, 300))
);

create unique index policy_acknowledgments_once_idx on private.policy_acknowledgments (version_id, user_id);
create index policy_acknowledgments_user_idx on private.policy_acknowledgments (user_id);

alter table private.policy_acknowledgments enable row level security;

create trigger refuse_change before update or delete on private.policy_acknowledgments
  for each row execute function private.refuse_compliance_history_change('user_id');

-- Returns the members that must read a policy now.
create function private.list_policy_readers(p_policy private.written_policies) returns table (user_id uuid, name text, positions text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select m.user_id, left(coalesce(nullif(p.full_name, ''), p.email), 300), array_agg(distinct m.position)
  from public.community_members m join public.profiles p on p.id = m.user_id
  where m.community_id = p_policy.community_id and m.position = any (p_policy.positions)
    and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
  group by m.user_id, p.full_name, p.email;
end $$;

-- Returns the caller's policies to read: the latest version of each, with when it was read.
create function private.list_my_policies() returns table (
  policy_id uuid, community_id uuid, title text, category text, version_id uuid, number integer, effective_on date, read_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select distinct on (w.id) w.id, w.community_id, w.title, w.category, v.id, v.number, v.effective_on, a.at
  from public.community_members m
  join private.written_policies w on w.community_id = m.community_id and m.position = any (w.positions) and w.archived_at is null
  join public.communities c on c.id = w.community_id and c.deleted_at is null
  join lateral (select * from private.written_policy_versions x where x.policy_id = w.id order by x.number desc limit 1) v on true
  left join private.policy_acknowledgments a on a.version_id = v.id and a.user_id = m.user_id
  where (select private.is_approved()) and m.user_id = auth.uid() and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
  order by w.id;
end $$;

create function private.save_written_policy(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.written_policies;
  v_new private.written_policies;
begin
  perform private.begin_compliance_change(p_community_id, 'written_policies');
  select * into v_old from private.written_policies w where w.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  if private.is_repeated_save(v_old.version, p_version, 'HXXVC') then
    return;
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  if v_new.owner_member_id is distinct from v_old.owner_member_id then
    v_new.owner_name := private.require_compliance_owner(p_community_id, v_new.owner_member_id);
  else
    v_new.owner_name := v_old.owner_name;
  end if;
  insert into private.written_policies as w (
    id, community_id, title, category, positions, owner_member_id, owner_name, review_on, archived_at
  )
  values (
    p_id, p_community_id, btrim(v_new.title), v_new.category, v_new.positions, v_new.owner_member_id, v_new.owner_name, v_new.review_on,
    case when (p_values ->> 'is_archived')::boolean then coalesce(v_old.archived_at, now()) end
  )
  on conflict (id) do update
  set title = excluded.title, category = excluded.category, positions = excluded.positions, owner_member_id = excluded.owner_member_id,
    owner_name = excluded.owner_name, review_on = excluded.review_on, archived_at = excluded.archived_at, version = w.version + 1;
end $$;

-- Adds a policy, changes who must read it and when it is reviewed, or archives it.
select private.expose('save_written_policy', 'authenticated');

create function private.begin_policy_change(p_policy_id uuid) returns private.written_policies
language plpgsql security definer set search_path = '' as $$
declare
  v_policy private.written_policies;
begin
  select * into v_policy from private.written_policies w where w.id = p_policy_id for update;
  perform private.begin_compliance_change(v_policy.community_id, 'written_policies');
  return v_policy;
end $$;

-- Notifies members that have not read the latest version; returns how many. The key limits it to once a day.
create function private.notify_policy_readers(p_policy private.written_policies) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_version private.written_policy_versions;
  v_count integer;
begin
  select * into v_version from private.written_policy_versions v where v.policy_id = p_policy.id order by v.number desc limit 1;
  select count(private.notify(
    r.user_id, 'policy_to_read', 'policy:' || v_version.id || ':' || current_date,
    jsonb_build_object('title', p_policy.title, 'policy_id', p_policy.id, 'community_id', p_policy.community_id,
      'community', (select c.name from public.communities c where c.id = p_policy.community_id))
  )) into v_count
  from private.list_policy_readers(p_policy) r
  where v_version.id is not null and not exists (
    select from private.policy_acknowledgments a where a.version_id = v_version.id and a.user_id = r.user_id
  );
  return v_count;
end $$;

create function private.publish_policy_version(p_id uuid, p_policy_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_policy constant private.written_policies := private.begin_policy_change(p_policy_id);
  v_new constant private.written_policy_versions := jsonb_populate_record(null::private.written_policy_versions, p_values);
begin
  if exists (select from private.written_policy_versions v where v.id = p_id and v.policy_id = p_policy_id) then
    return;
  end if;
  insert into private.written_policy_versions (id, policy_id, number, body, change_note, effective_on, published_by_name)
  values (
    p_id, p_policy_id, (select coalesce(max(v.number), 0) + 1 from private.written_policy_versions v where v.policy_id = p_policy_id),
    btrim(v_new.body), nullif(btrim(v_new.change_note), ''),
    coalesce(v_new.effective_on, private.get_community_day(v_policy.community_id)), coalesce(private.get_my_display_name(), '')
  );
  perform private.notify_policy_readers(v_policy);
end $$;

-- Publishes a new version, which everyone who must read the policy acknowledges again. A repeat changes nothing.
select private.expose('publish_policy_version', 'authenticated');

create function private.remind_policy_readers(p_policy_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  return private.notify_policy_readers(private.begin_policy_change(p_policy_id));
end $$;

-- Notifies everyone who has not read the latest version, at most once a day.
select private.expose('remind_policy_readers', 'authenticated');

create function private.acknowledge_policy(p_version_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.list_my_policies() p where p.version_id = p_version_id) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('policy_acknowledgment', 500, interval '1 hour');
  insert into private.policy_acknowledgments (version_id, user_id, name)
  values (p_version_id, auth.uid(), coalesce(private.get_my_display_name(), ''))
  on conflict (version_id, user_id) do nothing;
end $$;

-- Records that the caller has read the latest version of a policy. No one can do it for someone else.
select private.expose('acknowledge_policy', 'authenticated');

create function private.get_policy_version(p_policy_id uuid, p_number public.whole_number default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_policy private.written_policies;
begin
  select * into v_policy from private.written_policies w where w.id = p_policy_id;
  if (v_policy.community_id = any (private.list_my_community_ids('written_policies', 'read'))) is not true and not exists (
    select from private.list_my_policies() p where p.policy_id = p_policy_id and (p_number is null or p.number = p_number)
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'policy_id', v_policy.id, 'title', v_policy.title, 'version_id', v.id, 'number', v.number, 'body', v.body,
      'change_note', v.change_note, 'effective_on', v.effective_on, 'published_at', v.published_at, 'published_by', v.published_by_name,
      'community_id', v_policy.community_id, 'files', private.list_compliance_files('policy_version', v.id)
    )
    from private.written_policy_versions v
    where v.policy_id = p_policy_id and (p_number is null or v.number = p_number) order by v.number desc limit 1
  );
end $$;

-- Returns the text of a policy's latest version, or an earlier one for those who manage policies.
select private.expose('get_policy_version', 'authenticated');
