-- The server of a web address. Everything else in an address may hold a secret: its user, path, and query.
create function private.host_of(p_address text) returns text
language sql immutable set search_path = '' as $$
  select substring(p_address from '^[A-Za-z]+://(?:[^/?#@]*@)?([^/?#:@]+)')
$$;
