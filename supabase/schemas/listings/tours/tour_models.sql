-- 3D models of tours, in the private bucket `listing-models` under `<listing>/<id>`. The embedded storage checks and accepts
-- only models without names, notes, and unused data. Only their seller reads the bucket. Viewers of a tour get its models
-- from the function `tour-model`, so that they learn no upload time and can't list link-only listings.

create function private.is_tour_model_name(p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false)
$$;
grant execute on function private.is_tour_model_name(text) to anon, authenticated;

-- True if a scene of the listing's tour shows the file.
create function private.is_tour_model(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_tour_model_name(p_name) then
    return false;
  end if;
  return exists (
    select from public.property_tours t, jsonb_array_elements(t.scenes) s
    where t.listing_id = left(p_name, 36)::uuid and s.value ->> 'model_id' = right(p_name, 36)
  );
end $$;
grant execute on function private.is_tour_model(text) to anon, authenticated;

-- True if the file is in the folder of a listing that the caller sells.
create function private.owns_tour_model(p_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_tour_model_name(p_name) then
    return false;
  end if;
  return private.is_approved() and private.owns_listing(left(p_name, 36)::uuid);
end $$;
grant execute on function private.owns_tour_model(text) to authenticated;

create function private.can_add_tour_model(p_name text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_listing constant text := split_part(p_name, '/', 1);
begin
  if not private.owns_tour_model(p_name) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('models of ' || v_listing, 0));
  return private.has_space_in_folder('listing-models', v_listing, 20);
end $$;
grant execute on function private.can_add_tour_model(text) to authenticated;

-- Policies of tours and listings apply inside. Visitors may not read the table, so they never reach that line.
create function private.can_open_tour_model(p_listing_id uuid, p_model_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_name constant text := p_listing_id || '/' || p_model_id;
begin
  if private.is_tour_model(v_name) and private.is_tour_open(p_listing_id) then
    return true;
  elsif auth.uid() is null then
    return false;
  end if;
  return private.owns_tour_model(v_name) or private.is_tour_model(v_name) and exists (
    select from public.property_tours t where t.listing_id = p_listing_id
  );
end $$;

-- True if the function `tour-model` may send the model to the caller.
select private.expose('can_open_tour_model', 'anon, authenticated', 'plain');

create policy "Sellers read models of their tours" on storage.objects
  for select to authenticated
  using (bucket_id = 'listing-models' and private.owns_tour_model(name));

create policy "Sellers add models of their tours" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'listing-models' and private.can_add_tour_model(name));

-- Files can't be replaced, so that a published tour shows what its seller saw.
create policy "Sellers remove models that no tour shows" on storage.objects
  for delete to authenticated
  using (bucket_id = 'listing-models' and private.owns_tour_model(name) and not private.is_tour_model(name));
