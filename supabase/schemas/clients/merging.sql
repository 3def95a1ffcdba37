-- Two contacts who are one person become one: what hangs on the other goes to the one that is kept, and all of it can
-- be taken back while the other lies in the bin.

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

comment on column private.contact_merges.was is 'Of the kept one, the fields that the merge wrote, before it.';

create table private.contact_merge_moves (
  merge_id uuid not null references private.contact_merges (id) on delete cascade,
  what text not null,
  id uuid not null,
  primary key (merge_id, what, id)
);

-- Pairs that look alike and are two people: somebody said so.
create table private.distinct_contacts (
  one_id uuid not null references public.contacts (id) on delete cascade,
  other_id uuid not null references public.contacts (id) on delete cascade,
  primary key (one_id, other_id),

  constraint distinct_contacts_in_order check (one_id < other_id)
);
create index distinct_contacts_other_idx on private.distinct_contacts (other_id);

alter table private.contact_merges enable row level security;
alter table private.contact_merge_moves enable row level security;
alter table private.distinct_contacts enable row level security;
revoke all on table private.contact_merges, private.contact_merge_moves, private.distinct_contacts
  from public, anon, authenticated, service_role;

-- By what contacts may be one person: how many of a book have the same address, phone, or name and company. Kept by
-- triggers, so that those who look alike are found without reading all who do not.
create table private.contact_keys (
  book uuid not null,
  field text not null,
  key text not null,
  contacts integer not null,
  primary key (book, field, key)
);
create index contact_keys_alike_idx on private.contact_keys (book, field, key) where contacts > 1;
alter table private.contact_keys enable row level security;
revoke all on table private.contact_keys from public, anon, authenticated, service_role;

create function private.contact_email_key(p_email text) returns text
language sql immutable set search_path = ''
as $$
  select md5(nullif(lower(p_email), ''))
$$;
revoke all on function private.contact_email_key(text) from public, anon, authenticated, service_role;

-- The last ten digits of seven and more.
create function private.contact_phone_key(p_phone text) returns text
language sql immutable set search_path = ''
as $$
  select case when char_length(translate(p_phone, '+(). x/-', '')) >= 7 then md5(right(translate(p_phone, '+(). x/-', ''), 10)) end
$$;
revoke all on function private.contact_phone_key(text) from public, anon, authenticated, service_role;

create function private.contact_name_key(p_name text, p_company text) returns text
language sql immutable set search_path = ''
as $$
  select md5(lower(btrim(p_name)) || '|' || lower(btrim(p_company)))
$$;
revoke all on function private.contact_name_key(text, text) from public, anon, authenticated, service_role;

create index contacts_email_key_idx on public.contacts (book, private.contact_email_key(email)) where deleted_at is null;
create index contacts_phone_key_idx on public.contacts (book, private.contact_phone_key(phone)) where deleted_at is null;
create index contacts_name_key_idx on public.contacts (book, private.contact_name_key(name, company))
  where deleted_at is null;

create function private.keys_of(p_contact public.contacts) returns table (book uuid, field text, key text)
language sql immutable set search_path = ''
as $$
  select (p_contact).book, k.field, k.key
  from (values
    ('email', private.contact_email_key((p_contact).email)), ('phone', private.contact_phone_key((p_contact).phone)),
    ('name', private.contact_name_key((p_contact).name, (p_contact).company))
  ) k (field, key)
  where k.key is not null and (p_contact).deleted_at is null
$$;
revoke all on function private.keys_of(public.contacts) from public, anon, authenticated, service_role;

-- Counts keys up or down, in one order, so that two who change many contacts wait for each other and not in a ring.
create function private.count_keys(p_books uuid[], p_fields text[], p_keys text[], p_by integer[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.contact_keys as k (book, field, key, contacts)
  select c.book, c.field, c.key, sum(c.by)
  from unnest(p_books, p_fields, p_keys, p_by) c (book, field, key, by)
  group by c.book, c.field, c.key having sum(c.by) <> 0
  order by c.book, c.field, c.key
  on conflict (book, field, key) do update set contacts = k.contacts + excluded.contacts;
  delete from private.contact_keys k
  using unnest(p_books, p_fields, p_keys, p_by) c (book, field, key, by)
  where c.by < 0 and k.book = c.book and k.field = c.field and k.key = c.key and k.contacts <= 0;
end
$$;
revoke all on function private.count_keys(uuid[], text[], text[], integer[]) from public, anon, authenticated, service_role;

create function private.keep_keys() returns trigger
language plpgsql security definer set search_path = '' set jit = off
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_keys(array_agg(k.book), array_agg(k.field), array_agg(k.key), array_agg(1))
    from after_rows a cross join lateral private.keys_of(a) k having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform private.count_keys(array_agg(k.book), array_agg(k.field), array_agg(k.key), array_agg(-1))
    from before_rows b cross join lateral private.keys_of(b) k having count(*) > 0;
  else
    perform private.count_keys(array_agg(c.book), array_agg(c.field), array_agg(c.key), array_agg(c.by))
    from (
      select k.book, k.field, k.key, 1 as by from after_rows a cross join lateral private.keys_of(a) k
      union all
      select k.book, k.field, k.key, -1 from before_rows b cross join lateral private.keys_of(b) k
    ) c having count(*) > 0;
  end if;
  return null;
end
$$;
revoke all on function private.keep_keys() from public, anon, authenticated, service_role;

create trigger keep_keys_of_new after insert on public.contacts referencing new table as after_rows
  for each statement execute function private.keep_keys();
create trigger keep_keys after update on public.contacts referencing old table as before_rows new table as after_rows
  for each statement execute function private.keep_keys();
create trigger keep_keys_of_gone after delete on public.contacts referencing old table as before_rows
  for each statement execute function private.keep_keys();

-- Pairs of one book, each with the oldest of those who are alike, as far as nobody has said that they are two: when those
-- are one, the rest of them is asked again.
create function private.alike_contacts(p_book uuid, p_most integer) returns table (one uuid, other uuid, field text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
begin
  return query
  select m.ids[1], o.id, k.field
  from private.contact_keys k
  cross join lateral (
    select array_agg(a.id order by a.created_at, a.id) as ids from (
      (
        select c.id, c.created_at from public.contacts c
        where k.field = 'email' and c.book = p_book and private.contact_email_key(c.email) = k.key and c.deleted_at is null
        limit 20
      ) union all (
        select c.id, c.created_at from public.contacts c
        where k.field = 'phone' and c.book = p_book and private.contact_phone_key(c.phone) = k.key and c.deleted_at is null
        limit 20
      ) union all (
        select c.id, c.created_at from public.contacts c
        where k.field = 'name' and c.book = p_book and private.contact_name_key(c.name, c.company) = k.key
          and c.deleted_at is null
        limit 20
      )
    ) a
  ) m
  cross join lateral unnest(m.ids[2:]) o (id)
  where k.book = p_book and k.contacts > 1
    and not exists (
      select from private.distinct_contacts d
      where d.one_id = least(m.ids[1], o.id) and d.other_id = greatest(m.ids[1], o.id)
    )
  limit p_most;
end
$$;
revoke all on function private.alike_contacts(uuid, integer) from public, anon, authenticated, service_role;

create function private.find_duplicates() returns table (
  one_id uuid, other_id uuid, one_name text, other_name text, one_company text, other_company text, alike text[]
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select p.one, p.other, a.name, b.name, a.company, b.company, p.fields
  from (
    select f.one, f.other, array_agg(distinct f.field order by f.field) as fields
    from unnest(private.my_books()) m (book) cross join lateral private.alike_contacts(m.book, 300) f
    group by f.one, f.other
  ) p join public.contacts a on a.id = p.one join public.contacts b on b.id = p.other
  order by cardinality(p.fields) desc, lower(a.name), p.one, p.other
  limit 100;
end
$$;
revoke all on function private.find_duplicates() from public, anon, authenticated, service_role;
grant execute on function private.find_duplicates() to authenticated;

-- Contacts of the caller's that may be one person, by address, phone, or name and company ("email", "phone", "name").
create function public.find_duplicates() returns table (
  one_id uuid, other_id uuid, one_name text, other_name text, one_company text, other_company text, alike text[]
)
language sql stable set search_path = ''
as $$
  select * from private.find_duplicates()
$$;
revoke all on function public.find_duplicates() from public, anon, authenticated, service_role;
grant execute on function public.find_duplicates() to authenticated;

-- Both of a pair, locked in one order; of one book alone, since what one keeps to oneself is not the team's.
create function private.hold_pair(p_one uuid, p_other uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_found integer;
  v_books integer;
begin
  perform private.lock_member();
  perform from public.contacts c where c.id in (p_one, p_other) order by c.id for update;
  select count(*), count(distinct c.book) into v_found, v_books from public.contacts c
  where c.id in (p_one, p_other) and c.book = any (private.my_books()) and c.deleted_at is null;
  if v_found <> 2 then
    raise exception 'There is no such contact.' using errcode = 'HXDLC';
  end if;
  if v_books <> 1 then
    raise exception 'One of them is private.' using errcode = 'HXCMB';
  end if;
end
$$;
revoke all on function private.hold_pair(uuid, uuid) from public, anon, authenticated, service_role;

create function private.keep_apart(p_one uuid, p_other uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_pair(p_one, p_other);
  insert into private.distinct_contacts (one_id, other_id) values (least(p_one, p_other), greatest(p_one, p_other))
  on conflict do nothing;
end
$$;
revoke all on function private.keep_apart(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function private.keep_apart(uuid, uuid) to authenticated;

-- Says that two contacts are two people, so that they are not offered as one again.
create function public.keep_apart(p_one uuid, p_other uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.keep_apart(p_one, p_other)
$$;
revoke all on function public.keep_apart(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.keep_apart(uuid, uuid) to authenticated;

-- Writes fields of a contact as a row of jsonb has them.
create function private.write_contact(p_id uuid, p_values jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
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
end
$$;
revoke all on function private.write_contact(uuid, jsonb) from public, anon, authenticated, service_role;

-- Moves what hangs on one contact to another, and notes each row of it.
create function private.move_to_contact(p_merge_id uuid, p_from uuid, p_to uuid) returns void
language plpgsql security definer set search_path = ''
as $$
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
end
$$;
revoke all on function private.move_to_contact(uuid, uuid, uuid) from public, anon, authenticated, service_role;

create function private.merge_contacts(p_keep uuid, p_gone uuid, p_take text[]) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  c_fields constant text[] := array[
    'name', 'company', 'job_title', 'role', 'email', 'phone', 'city', 'state', 'source', 'tags', 'notes', 'needs_types',
    'needs_states', 'price_least', 'price_most', 'beds_least', 'cap_rate_least', 'licences', 'funds'
  ];
  v_keep jsonb;
  v_gone jsonb;
  v_became jsonb;
  v_id uuid;
begin
  perform private.hold_pair(p_keep, p_gone);
  if not coalesce(p_take, '{}') <@ c_fields then
    raise exception 'People do not write this of records.' using errcode = 'HXRCW';
  end if;
  select to_jsonb(c) into v_keep from public.contacts c where c.id = p_keep;
  select to_jsonb(c) into v_gone from public.contacts c where c.id = p_gone;
  -- Whoever asked not to be contacted stays so, whichever of the two said it.
  v_became := jsonb_build_object(
    'do_not_contact', (v_keep ->> 'do_not_contact')::boolean or (v_gone ->> 'do_not_contact')::boolean,
    'consent', case
      when 'refused' in (v_keep ->> 'consent', v_gone ->> 'consent') then 'refused' else v_keep ->> 'consent'
    end,
    'last_contact_at', greatest((v_keep ->> 'last_contact_at')::timestamptz, (v_gone ->> 'last_contact_at')::timestamptz)
  ) || coalesce((select jsonb_object_agg(f, v_gone -> f) from unnest(p_take) f), '{}');
  insert into private.contact_merges (kept_id, gone_id, was, became)
  select p_keep, p_gone, jsonb_object_agg(k, v_keep -> k), v_became from jsonb_object_keys(v_became) k
  returning id into v_id;
  perform private.move_to_contact(v_id, p_gone, p_keep);
  perform private.write_contact(p_keep, v_became);
  update public.contacts c set deleted_at = now() where c.id = p_gone;
  return v_id;
end
$$;
revoke all on function private.merge_contacts(uuid, uuid, text[]) from public, anon, authenticated, service_role;
grant execute on function private.merge_contacts(uuid, uuid, text[]) to authenticated;

-- Makes one contact of two: what hangs on the second goes to the first, which takes the named fields of it. Answers the
-- merge, by which it is taken back.
create function public.merge_contacts(p_keep uuid, p_gone uuid, p_take text[] default '{}') returns uuid
language sql volatile set search_path = ''
as $$
  select private.merge_contacts(p_keep, p_gone, p_take)
$$;
revoke all on function public.merge_contacts(uuid, uuid, text[]) from public, anon, authenticated, service_role;
grant execute on function public.merge_contacts(uuid, uuid, text[]) to authenticated;

create function private.undo_merge(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_merge private.contact_merges;
  v_now jsonb;
  v_table text;
begin
  perform private.lock_member();
  select m.* into v_merge from private.contact_merges m join public.contacts c on c.id = m.kept_id
  where m.id = p_id and c.book = any (private.my_books());
  if v_merge.id is null then
    raise exception 'This merge is not there.' using errcode = 'HXCMG';
  end if;
  perform from public.contacts c where c.id in (v_merge.kept_id, v_merge.gone_id) order by c.id for update;
  foreach v_table in array array['record_comments', 'record_tasks', 'record_files'] loop
    execute format(
      'update public.%I h set record_id = $1 from private.contact_merge_moves v'
        ' where v.merge_id = $2 and v.what = %1$L and v.id = h.id and h.record_id = $3', v_table
    ) using v_merge.gone_id, p_id, v_merge.kept_id;
  end loop;
  foreach v_table in array array['deals', 'leads', 'events', 'shortlists', 'client_shares'] loop
    execute format(
      'update public.%I h set contact_id = $1 from private.contact_merge_moves v'
        ' where v.merge_id = $2 and v.what = %1$L and v.id = h.id and h.contact_id = $3', v_table
    ) using v_merge.gone_id, p_id, v_merge.kept_id;
  end loop;
  update public.contacts c set deleted_at = null where c.id = v_merge.gone_id;
  -- A field that somebody has changed since is theirs.
  select to_jsonb(c) into v_now from public.contacts c where c.id = v_merge.kept_id;
  perform private.write_contact(v_merge.kept_id, (
    select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(v_merge.was) w
    where jsonb_populate_record(null::public.contacts, jsonb_build_object(w.key, v_now -> w.key))
      is not distinct from jsonb_populate_record(null::public.contacts, jsonb_build_object(w.key, v_merge.became -> w.key))
  ));
  delete from private.contact_merges m where m.id = p_id;
end
$$;
revoke all on function private.undo_merge(uuid) from public, anon, authenticated, service_role;
grant execute on function private.undo_merge(uuid) to authenticated;

-- Takes a merge back, completely but for what somebody has changed since.
create function public.undo_merge(p_id uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.undo_merge(p_id)
$$;
revoke all on function public.undo_merge(uuid) from public, anon, authenticated, service_role;
grant execute on function public.undo_merge(uuid) to authenticated;
