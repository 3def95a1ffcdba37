-- Target of the self-test attacks at every start, see backend/rest/attack-replay.ts. Clients can't name this
-- schema: the front allows only `public`.
create schema if not exists haven_probe;
grant usage on schema haven_probe to anon;

create table if not exists haven_probe.sealed (id int primary key);
alter table haven_probe.sealed enable row level security;
revoke all on haven_probe.sealed from public, anon, authenticated, service_role;

create or replace function haven_probe.who() returns text
language sql stable set search_path = '' as $$ select current_user::text $$;
grant execute on function haven_probe.who() to anon;
