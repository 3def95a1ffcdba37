-- Who sees a record is said by the book that it stands in. A person has a book of their own, each tenant has one for
-- what its team shares, and each member one within the tenant for what they keep to themselves. Whoever works in
-- a tenant has three books open; rows of another tenant are in none of them. A policy compares one column.

-- What somebody keeps to themselves in a tenant.
create function private.own_book(p_owner_id uuid, p_tenant_id uuid) returns uuid
language sql immutable set search_path = ''
as $$
  select md5(p_owner_id::text || p_tenant_id::text)::uuid
$$;
revoke all on function private.own_book(uuid, uuid) from public, anon, authenticated, service_role;

create function private.book_of(p_owner_id uuid, p_tenant_id uuid, p_sharing text) returns uuid
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when p_tenant_id is null then p_owner_id
    when p_sharing = 'team' then p_tenant_id
    else private.own_book(p_owner_id, p_tenant_id)
  end;
end
$$;
revoke all on function private.book_of(uuid, uuid, text) from public, anon, authenticated, service_role;

-- The books that are open to the caller now; none to an account that is not let in.
create function private.my_books() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_me constant uuid := auth.uid();
  v_tenant_id uuid;
begin
  if v_me is null or not private.is_approved() then
    return '{}';
  end if;
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_me and u.is_active;
  if v_tenant_id is null then
    return array[v_me];
  end if;
  return array[v_me, v_tenant_id, private.own_book(v_me, v_tenant_id)];
end
$$;
revoke all on function private.my_books() from public, anon, authenticated, service_role;
grant execute on function private.my_books() to authenticated;

-- One kind of record, with the column that names one and the screen of its list: `private.make_record` says all to its
-- trigger. It is found by its name, since nearly everything asks for one.
create function private.record_kind(p_kind text) returns table (kind text, title text, path text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select
    c.relname::text, split_part(encode(t.tgargs, 'escape'), '\000', 1), split_part(encode(t.tgargs, 'escape'), '\000', 2)
  from pg_catalog.pg_class c join pg_catalog.pg_trigger t on t.tgrelid = c.oid
  -- A name is cut where it is too long, and must not become another by that.
  where c.relname = p_kind::name and c.relname::text = p_kind and c.relnamespace = 'public'::regnamespace
    and t.tgname = 'keep_changes';
end
$$;
revoke all on function private.record_kind(text) from public, anon, authenticated, service_role;

-- Every kind: this reads all triggers of the database.
create function private.record_kinds() returns table (kind text, title text, path text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select k.* from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
  cross join lateral private.record_kind(c.relname::text) k
  where t.tgname = 'keep_changes' and c.relnamespace = 'public'::regnamespace;
end
$$;
revoke all on function private.record_kinds() from public, anon, authenticated, service_role;

create function private.require_kind(p_kind text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.record_kind(p_kind)) then
    raise exception 'There are no such records.' using errcode = 'HXRKD';
  end if;
end
$$;
revoke all on function private.require_kind(text) from public, anon, authenticated, service_role;
grant execute on function private.require_kind(text) to authenticated;

-- The book in which a record stands; null for none, also for one in no book of the caller's.
create function private.record_book(p_kind text, p_id uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_book uuid;
begin
  perform private.require_kind(p_kind);
  execute format('select r.book from public.%I r where r.id = $1', p_kind) into v_book using p_id;
  return case when auth.role() is distinct from 'authenticated' or v_book = any (private.my_books()) then v_book end;
end
$$;
revoke all on function private.record_book(text, uuid) from public, anon, authenticated, service_role;

create function private.sees_record(p_kind text, p_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.record_book(p_kind, p_id) is not null;
end
$$;
revoke all on function private.sees_record(text, uuid) from public, anon, authenticated, service_role;
grant execute on function private.sees_record(text, uuid) to authenticated;

-- Whether an account, and not only the caller, has a book open whenever it works where the book belongs.
create function private.is_reader(p_user_id uuid, p_book uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return p_user_id = p_book or exists (
    select from public.tenant_users u
    where u.user_id = p_user_id and (u.tenant_id = p_book or private.own_book(u.user_id, u.tenant_id) = p_book)
  );
end
$$;
revoke all on function private.is_reader(uuid, uuid) from public, anon, authenticated, service_role;

-- A record in words, where something is told about it.
create function private.record_title(p_kind text, p_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_title text;
begin
  execute format(
    'select r.%I::text from public.%I r where r.id = $1',
    (select k.title from private.record_kind(p_kind) k), p_kind
  ) into v_title using p_id;
  return v_title;
end
$$;
revoke all on function private.record_title(text, uuid) from public, anon, authenticated, service_role;

-- With whom the caller works: their team now, and themselves.
create function private.record_people() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_approved() then
    return;
  end if;
  return query
  select p.id, coalesce(nullif(p.full_name, ''), p.email)
  from public.profiles p
  where p.id = auth.uid() or p.id in (
    select u.user_id from public.tenant_users u where u.tenant_id = private.current_tenant_id()
  )
  order by lower(coalesce(nullif(p.full_name, ''), p.email)), p.id;
end
$$;
revoke all on function private.record_people() from public, anon, authenticated, service_role;
grant execute on function private.record_people() to authenticated;

-- Whom records may be handed to, tasks given and mentions made: the team of the caller, and the caller.
create function public.record_people() returns table (id uuid, name text)
language sql stable set search_path = ''
as $$
  select * from private.record_people()
$$;
revoke all on function public.record_people() from public, anon, authenticated, service_role;
grant execute on function public.record_people() to authenticated;
