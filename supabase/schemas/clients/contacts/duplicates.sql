-- Possible duplicate contacts in a workspace: same email, phone, or name and company.

-- Pairs that a user confirmed are different people.
create table private.distinct_contacts (
  one_id uuid not null references public.contacts (id) on delete cascade,
  other_id uuid not null references public.contacts (id) on delete cascade,
  primary key (one_id, other_id),

  constraint distinct_contacts_in_order check (one_id < other_id)
);
create index distinct_contacts_other_idx on private.distinct_contacts (other_id);

-- How many contacts of a workspace share each email, phone, and name with company. Maintained on change, so
-- duplicates are found without scanning all contacts.
create table private.contact_keys (
  key uuid primary key,
  workspace_id uuid not null,
  field text not null,
  contacts integer not null
);
create index contact_keys_shared_idx on private.contact_keys (workspace_id, key) where contacts > 1;

alter table private.distinct_contacts enable row level security;
alter table private.contact_keys enable row level security;

-- Returns the match key of a field within a workspace; null if the field is empty.
create function private.email_key(p_workspace_id uuid, p_email text) returns uuid
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return md5(p_workspace_id::text || 'email' || lower(p_email))::uuid;
end $$;

-- The last ten digits of numbers with seven or more.
create function private.phone_key(p_workspace_id uuid, p_phone text) returns uuid
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_digits constant text := right(translate(p_phone, '+(). x/-', ''), 10);
begin
  return case when char_length(v_digits) >= 7 then md5(p_workspace_id::text || 'phone' || v_digits)::uuid end;
end $$;

create function private.person_key(p_workspace_id uuid, p_name text, p_company text) returns uuid
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return md5(p_workspace_id::text || 'name' || lower(btrim(p_name) || '|' || btrim(p_company)))::uuid;
end $$;

-- The indexes call them with the writer's rights.
grant execute on function private.email_key(uuid, text), private.phone_key(uuid, text), private.person_key(uuid, text, text)
  to authenticated, service_role;

create index contacts_email_key_idx on public.contacts (private.email_key(workspace_id, email), created_at, id)
  where deleted_at is null and email is not null;
create index contacts_phone_key_idx on public.contacts (private.phone_key(workspace_id, phone), created_at, id)
  where deleted_at is null and phone is not null;
-- The keys of all but the primary email and phone.
create function private.extra_contact_keys(p_workspace_id uuid, p_emails text[], p_phones text[]) returns uuid[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_keys uuid[] := '{}';
  v_value text;
begin
  foreach v_value in array private.contact_method_values(p_emails) loop
    v_keys := v_keys || private.email_key(p_workspace_id, v_value);
  end loop;
  foreach v_value in array private.contact_method_values(p_phones) loop
    v_keys := v_keys || private.phone_key(p_workspace_id, v_value);
  end loop;
  return v_keys;
end $$;
grant execute on function private.extra_contact_keys(uuid, text[], text[]) to authenticated, service_role;

create index contacts_more_keys_idx on public.contacts using gin (private.extra_contact_keys(workspace_id, more_emails, more_phones))
  with (fastupdate = off) where deleted_at is null and cardinality(more_emails) + cardinality(more_phones) > 0;
create index contacts_person_key_idx on public.contacts (private.person_key(workspace_id, name, company), created_at, id)
  where deleted_at is null and company is not null;

-- Each key is returned once, even if it occurs several times.
create function private.keys_of_contact(p_contact public.contacts) returns table (key uuid, field text)
language plpgsql immutable set search_path = '' as $$
begin
  return query
  select k.key, k.field
  from (values
    (private.email_key(p_contact.workspace_id, p_contact.email), 'email'),
    (private.phone_key(p_contact.workspace_id, p_contact.phone), 'phone'),
    (private.person_key(p_contact.workspace_id, p_contact.name, p_contact.company), 'name')
  ) k (key, field)
  where k.key is not null;
  if cardinality(p_contact.more_emails) + cardinality(p_contact.more_phones) > 0 then
    return query
    select distinct m.key, m.field
    from (
      select private.email_key(p_contact.workspace_id, e.value), 'email' from unnest(private.contact_method_values(p_contact.more_emails)) e (value)
      union all
      select private.phone_key(p_contact.workspace_id, e.value), 'phone' from unnest(private.contact_method_values(p_contact.more_phones)) e (value)
    ) m (key, field)
    where m.key is not null and m.key is distinct from private.email_key(p_contact.workspace_id, p_contact.email)
      and m.key is distinct from private.phone_key(p_contact.workspace_id, p_contact.phone);
  end if;
end $$;

-- Updates counts in a fixed order, so concurrent bulk changes can't deadlock.
create function private.adjust_contact_key_counts(p_changes private.contact_keys[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.contact_keys as k (key, workspace_id, field, contacts)
  select c.key, c.workspace_id, c.field, sum(c.contacts) from unnest(p_changes) c
  group by c.key, c.workspace_id, c.field having sum(c.contacts) <> 0
  order by c.key
  on conflict (key) do update set contacts = k.contacts + excluded.contacts;
  delete from private.contact_keys k using unnest(p_changes) c
  where c.contacts < 0 and k.key = c.key and k.contacts <= 0;
end $$;

create function private.update_contact_key_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_changes private.contact_keys[];
begin
  if tg_op = 'INSERT' then
    select array_agg(row(k.key, a.workspace_id, k.field, 1)::private.contact_keys) into v_changes
    from after_rows a cross join lateral private.keys_of_contact(a) k
    where a.deleted_at is null;
  elsif tg_op = 'DELETE' then
    select array_agg(row(k.key, b.workspace_id, k.field, -1)::private.contact_keys) into v_changes
    from before_rows b cross join lateral private.keys_of_contact(b) k
    where b.deleted_at is null;
  else
    select array_agg(row(k.key, k.workspace_id, k.field, k.by)::private.contact_keys) into v_changes
    from before_rows b join after_rows a on a.id = b.id
    cross join lateral (
      select n.key, a.workspace_id, n.field, 1 as by
      from private.keys_of_contact(a) n where a.deleted_at is null
      union all
      select o.key, b.workspace_id, o.field, -1
      from private.keys_of_contact(b) o where b.deleted_at is null
    ) k
    where (a.workspace_id, a.name, a.company, a.email, a.phone, a.more_emails, a.more_phones, a.deleted_at is null)
      is distinct from (b.workspace_id, b.name, b.company, b.email, b.phone, b.more_emails, b.more_phones, b.deleted_at is null);
  end if;
  if v_changes is not null then
    perform private.adjust_contact_key_counts(v_changes);
  end if;
  return null;
end $$;

create trigger update_contact_key_counts_on_insert after insert on public.contacts referencing new table as after_rows
  for each statement execute function private.update_contact_key_counts();
create trigger update_contact_key_counts_on_update after update on public.contacts
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.update_contact_key_counts();
create trigger update_contact_key_counts_on_delete after delete on public.contacts referencing old table as before_rows
  for each statement execute function private.update_contact_key_counts();

-- Returns each contact with the oldest of its matches, at most twenty; the rest surface after a merge. It
-- looks keys up one by one by index, whatever row counts the planner estimates.
create function private.find_similar_contacts(p_workspace_id uuid) returns table (one uuid, other uuid, field text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query
  select m.ids[1], o.id, k.field
  from private.contact_keys k
  cross join lateral (
    select (array_agg(a.id order by a.created_at, a.id))[:20] as ids from (
      (
        select c.id, c.created_at from public.contacts c
        where k.field = 'email' and private.email_key(c.workspace_id, c.email) = k.key
          and c.deleted_at is null and c.email is not null
        order by c.created_at, c.id limit 20
      ) union all (
        select c.id, c.created_at from public.contacts c
        where k.field = 'phone' and private.phone_key(c.workspace_id, c.phone) = k.key
          and c.deleted_at is null and c.phone is not null
        order by c.created_at, c.id limit 20
      ) union all (
        select c.id, c.created_at from public.contacts c
        where k.field <> 'name' and private.extra_contact_keys(c.workspace_id, c.more_emails, c.more_phones) @> array[k.key]
          and c.deleted_at is null and cardinality(c.more_emails) + cardinality(c.more_phones) > 0
          and private.email_key(c.workspace_id, c.email) is distinct from k.key
          and private.phone_key(c.workspace_id, c.phone) is distinct from k.key
        order by c.created_at, c.id limit 20
      ) union all (
        select c.id, c.created_at from public.contacts c
        where k.field = 'name' and private.person_key(c.workspace_id, c.name, c.company) = k.key
          and c.deleted_at is null and c.company is not null
        order by c.created_at, c.id limit 20
      )
    ) a
  ) m
  cross join lateral unnest(m.ids[2:]) o (id)
  where k.workspace_id = p_workspace_id and k.contacts > 1 and (
    select d.one_id from private.distinct_contacts d
    where d.one_id = least(m.ids[1], o.id) and d.other_id = greatest(m.ids[1], o.id)
  ) is null
  order by k.key limit 300;
end $$;

create function private.find_duplicates() returns table (
  one_id uuid, other_id uuid, one_name text, other_name text, one_company text, other_company text, alike text[]
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select p.one, p.other, a.name, b.name, a.company, b.company, p.fields
  from (
    select f.one, f.other, array_agg(distinct f.field order by f.field) as fields
    from unnest(private.list_my_workspace_ids()) m (workspace_id) cross join lateral private.find_similar_contacts(m.workspace_id) f
    group by f.one, f.other
  ) p
  cross join lateral (select c.name, c.company from public.contacts c where c.id = p.one limit 1) a
  cross join lateral (select c.name, c.company from public.contacts c where c.id = p.other limit 1) b
  order by cardinality(p.fields) desc, lower(a.name), p.one, p.other
  limit 100;
end $$;

-- Returns possible duplicates among the caller's contacts, by email, phone, or name and company ("email",
-- "phone", "name").
select private.expose('find_duplicates', 'authenticated');

create function private.mark_as_not_duplicates(p_one uuid, p_other uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_contact_pair(p_one, p_other);
  insert into private.distinct_contacts (one_id, other_id) values (least(p_one, p_other), greatest(p_one, p_other))
  on conflict do nothing;
end $$;

-- Marks two contacts as different people, so they are not suggested again.
select private.expose('mark_as_not_duplicates', 'authenticated');
