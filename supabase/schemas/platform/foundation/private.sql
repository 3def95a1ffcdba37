-- New tables and functions belong to no one until a statement grants them. A hosted project's own defaults would grant
-- them to the three API roles.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

-- Helpers for policies and triggers. The API never exposes this schema, and USAGE alone grants nothing in it.
create schema private;

revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- In order of priority, highest first: a user's primary role is the lowest enum value. `support` follows
-- `admin`, because a staff account also keeps the role it signed up with.
create type public.app_role as enum (
  'admin', 'support', 'broker_of_record', 'broker', 'vendor', 'pilot',
  'operator', 'investor', 'seller', 'buyer', 'user'
);

-- Self-selected user types at sign-up. None of them grants a privilege.
create type public.user_type as enum (
  'investor', 'broker', 'vendor', 'operator', 'seller', 'buyer'
);

create type public.approval_status as enum ('pending', 'approved', 'rejected');

-- For searches by parts of words.
create extension if not exists pg_trgm with schema extensions;

-- Publishes private.<name> as an API call: creates public.<name> with the same arguments, defaults and result, and
-- grants both to these roles. `plain` removes the prefix `p_` from the argument names.
create function private.expose(p_name text, p_roles text, p_arguments text default 'prefixed') returns void
language plpgsql set search_path = '' as $$
declare
  v_function constant pg_catalog.pg_proc := (
    select f from pg_catalog.pg_proc f where f.pronamespace = 'private'::regnamespace and f.proname = p_name
  );
  v_signature constant text := pg_catalog.pg_get_function_identity_arguments(v_function.oid);
  v_arguments text;
  v_values text;
begin
  select
    pg_catalog.string_agg(
      pg_catalog.concat_ws(
        ' ',
        case p_arguments when 'plain' then pg_catalog.regexp_replace(a.name, '^p_', '') else a.name end,
        pg_catalog.format_type(a.type, null),
        'default ' || pg_catalog.pg_get_function_arg_default(v_function.oid, a.position::integer)
      ),
      ', ' order by a.position
    ),
    pg_catalog.string_agg('$' || a.position, ', ' order by a.position)
  into v_arguments, v_values
  from rows from (
    unnest(v_function.proargtypes::oid[]), unnest(v_function.proargnames[1:v_function.pronargs])
  ) with ordinality a (type, name, position);
  execute pg_catalog.format(
    'create function public.%I(%s) returns %s language sql %s set search_path = '''' as %L',
    p_name,
    v_arguments,
    pg_catalog.pg_get_function_result(v_function.oid),
    case v_function.provolatile when 'v' then 'volatile' when 's' then 'stable' else 'immutable' end,
    pg_catalog.format(
      case when v_function.proretset then 'select * from private.%I(%s)' else 'select private.%I(%s)' end,
      p_name,
      v_values
    )
  );
  execute pg_catalog.format('grant execute on function private.%I(%s) to %s', p_name, v_signature, p_roles);
  execute pg_catalog.format('grant execute on function public.%I(%s) to %s', p_name, v_signature, p_roles);
end;
$$;

-- Opens a table of `public`: row-level security, all rights for the server, these rights for signed-in users, and the
-- second factor that every table requires. Policies and rights of signed-out users are separate statements.
create function private.set_up_table(p_table regclass, p_rights text) returns void
language plpgsql set search_path = '' as $$
begin
  execute pg_catalog.format('alter table %s enable row level security', p_table);
  execute pg_catalog.format('grant select, insert, update, delete on table %s to service_role', p_table);
  execute pg_catalog.format('grant %s on table %s to authenticated', p_rights, p_table);
  perform private.require_second_factor(p_table);
end;
$$;
