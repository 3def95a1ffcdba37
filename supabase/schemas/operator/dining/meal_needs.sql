-- What residents can eat, from their allergies and diets, and where a dish conflicts with it. Nothing is stored: every
-- check reads the resident's record, so that an allergy added a minute ago counts.

-- Returns the major allergens that a text names. Words that name nuts without saying which mean both kinds.
create function private.match_food_allergens(p_text text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  v_text constant text := lower(coalesce(p_text, ''));
begin
  return array_remove(array[
    case when v_text ~ '\m(milk|dairy|lactose|casein|whey|cheeses?|butter|buttermilk|cream|yogh?urt)\M' then 'milk' end,
    case when v_text ~ '\m(eggs?|albumin|mayonnaise)\M' then 'eggs' end,
    case when v_text ~ '\m(fish|finfish|salmon|tuna|cod|tilapia|halibut|anchov(y|ies)|sardines?|trout|seafood)\M' then 'fish' end,
    case when v_text ~ '\m(shellfish|crustaceans?|shrimps?|prawns?|crabs?|lobsters?|crawfish|clams?|oysters?|mussels?|scallops?|seafood)\M'
      then 'shellfish' end,
    case when v_text ~ '\m(tree[ -]?nuts?|nuts?|almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|brazil nuts?)\M'
      then 'tree_nuts' end,
    case when v_text ~ '\m(peanuts?|groundnuts?)\M' or v_text ~ '\mnuts?\M' and v_text !~ '\m(tree|brazil)[ -]?nuts?\M'
      then 'peanuts' end,
    case when v_text ~ '\m(wheat|gluten|celiac|coeliac|flour|semolina)\M' then 'wheat' end,
    case when v_text ~ '\m(soy|soya|soybeans?|tofu|edamame)\M' then 'soy' end,
    case when v_text ~ '\m(sesame|tahini)\M' then 'sesame' end
  ], null);
end $$;

-- True for medications, contrast, and other substances that no kitchen serves.
create function private.is_not_food(p_substance text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return lower(p_substance) ~ '\m(no known|nkda|nka|none|drugs?|penicillin|amoxicillin|ampicillin|cillin|sulfa|sulfonamides?|cephalosporins?|keflex|cipro(floxacin)?|levaquin|bactrim|tetracycline|doxycycline|erythromycin|azithromycin|vancomycin|macrolides?|aspirin|nsaids?|ibuprofen|naproxen|acetaminophen|tylenol|codeine|morphine|oxycodone|hydrocodone|tramadol|fentanyl|opioids?|statins?|lisinopril|ace inhibitors?|warfarin|heparin|insulin|lidocaine|novocaine|latex|adhesives?|tape|nickel|iodine|contrast|dye|bees?|wasps?|pollen|dust|mold|cats?|dogs?|dander|grass|ragweed|perfumes?|fragrances?|detergents?)\M';
end $$;

-- Returns the diets that a resident's diet text names; empty if it names none that the kitchen plans for.
create function private.match_diets(p_text text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  v_text constant text := lower(coalesce(p_text, ''));
begin
  return array_remove(array[
    case when v_text ~ '\m(regular|general|house|liberalized|heart healthy)\M' then 'regular' end,
    case when v_text ~ '(diabet|\mcarb|\mccho\M|\mada\M|low sugar|no concentrated sweets)' then 'diabetic' end,
    case when v_text ~ '(sodium|\msalt\M|\mnas\M|cardiac)' then 'low_sodium' end,
    case when v_text ~ '(renal|dialysis|kidney)' then 'renal' end,
    case when v_text ~ '(vegetarian|vegan|meatless)' then 'vegetarian' end,
    case when v_text ~ '(gluten|celiac|coeliac)' then 'gluten_free' end
  ], null);
end $$;

-- IDDSI levels. Softer food has a lower level, thicker liquids a higher one.
create function private.get_texture_level(p_texture text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return case p_texture when 'regular' then 7 when 'soft' then 6 when 'minced' then 5 when 'pureed' then 4 end;
end $$;
create function private.get_liquid_level(p_liquid text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return case p_liquid when 'thin' then 0 when 'nectar' then 2 when 'honey' then 3 when 'pudding' then 4 end;
end $$;

-- Returns the texture a resident is served: the firmest the kitchen makes that is soft enough.
create function private.choose_texture(p_textures text[], p_level integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select t from unnest(p_textures) t where private.get_texture_level(t) <= p_level order by private.get_texture_level(t) desc limit 1
  );
end $$;

-- Returns the thickness a resident is served: the thinnest the kitchen makes that is thick enough.
create function private.choose_liquid(p_liquids text[], p_level integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select l from unnest(p_liquids) l where private.get_liquid_level(l) >= p_level order by private.get_liquid_level(l) limit 1
  );
end $$;

-- Returns what residents need at meals. Several diets all apply; the softest texture and thickest liquid count.
create function private.list_meal_needs(p_resident_ids uuid[])
returns table (
  resident_id uuid, allergies jsonb, allergens text[], unmatched text[], diet_texts text[], diets text[], unknown_diets text[],
  texture text, liquids text, diet_notes text[]
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with allergies as (
    select a.resident_id, jsonb_agg(jsonb_build_object(
        'substance', a.substance, 'severity', a.severity, 'is_food', cardinality(m.allergens) > 0 or not private.is_not_food(a.substance)
      ) order by lower(a.substance), a.id) as listed,
      string_agg(array_to_string(m.allergens, ','), ',') filter (where cardinality(m.allergens) > 0) as allergens,
      array_agg(a.substance order by lower(a.substance)) filter (
        where cardinality(m.allergens) = 0 and not private.is_not_food(a.substance)
      ) as unmatched
    from public.resident_allergies a cross join lateral (select private.match_food_allergens(a.substance) as allergens) m
    where a.resident_id = any (p_resident_ids) and a.deleted_at is null
    group by a.resident_id
  ), diets as (
    select d.resident_id, array_agg(d.diet order by lower(d.diet)) as texts,
      string_agg(array_to_string(m.diets, ','), ',') filter (where cardinality(m.diets) > 0) as codes,
      array_agg(d.diet order by lower(d.diet)) filter (where cardinality(m.diets) = 0) as unknown,
      min(private.get_texture_level(d.texture)) as texture_level, max(private.get_liquid_level(d.liquids)) as liquid_level,
      array_agg(d.notes order by d.created_at) filter (where d.notes is not null) as notes
    from public.resident_diets d cross join lateral (select private.match_diets(d.diet) as diets) m
    where d.resident_id = any (p_resident_ids) and d.deleted_at is null
    group by d.resident_id
  )
  select r.id, coalesce(a.listed, '[]'),
    coalesce((select array_agg(distinct x order by x) from unnest(string_to_array(a.allergens, ',')) x), '{}'),
    coalesce(a.unmatched, '{}'), coalesce(d.texts, '{}'),
    coalesce((select array_agg(distinct x order by x) from unnest(string_to_array(d.codes, ',')) x where x <> 'regular'), '{}'),
    coalesce(d.unknown, '{}'),
    case coalesce(d.texture_level, 7) when 7 then 'regular' when 6 then 'soft' when 5 then 'minced' else 'pureed' end,
    case coalesce(d.liquid_level, 0) when 0 then 'thin' when 2 then 'nectar' when 3 then 'honey' else 'pudding' end,
    coalesce(d.notes, '{}')
  from unnest(p_resident_ids) r (id) left join allergies a on a.resident_id = r.id left join diets d on d.resident_id = r.id;
end $$;

-- True if a dish's text names one of the words of a substance, in singular or plural.
create function private.names_substance(p_text text, p_substance text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return to_tsvector('pg_catalog.english', coalesce(p_text, ''))
    @@ replace(plainto_tsquery('pg_catalog.english', p_substance)::text, '&', '|')::tsquery;
end $$;

-- Returns where dishes conflict with residents' needs. Warnings can't be decided automatically and need acknowledgment; a
-- nurse overrides the others. The key says what was decided, so that a decision never covers a later allergy.
create function private.list_dish_conflicts(p_resident_ids uuid[], p_dish_ids uuid[])
returns table (resident_id uuid, dish_id uuid, key text, is_warning boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  with needs as materialized (
    select n.*, private.get_texture_level(n.texture) as texture_level, private.get_liquid_level(n.liquids) as liquid_level
    from private.list_meal_needs(p_resident_ids) n
  ), dishes as materialized (
    select d.id, d.name, d.textures, d.liquids, d.diets, d.other_allergens, d.may_contain,
      d.allergens || private.match_food_allergens(d.other_allergens) as allergens, private.match_food_allergens(d.may_contain) as may_contain_allergens,
      (select min(private.get_texture_level(t)) from unnest(d.textures) t) as softest,
      (select max(private.get_liquid_level(l)) from unnest(d.liquids) l) as thickest
    from private.dining_dishes d where d.id = any (p_dish_ids)
  )
  select distinct n.resident_id, d.id, 'allergen:' || a, false
  from needs n join dishes d on d.allergens && n.allergens cross join lateral unnest(n.allergens) a where a = any (d.allergens)
  union all
  select distinct n.resident_id, d.id, 'may_contain:' || a, true
  from needs n join dishes d on d.may_contain_allergens && n.allergens cross join lateral unnest(n.allergens) a
  where a = any (d.may_contain_allergens) and not a = any (d.allergens)
  union all
  select n.resident_id, d.id, case when m.is_named then 'substance:' else 'unmatched:' end || lower(s), not m.is_named
  from needs n cross join lateral unnest(n.unmatched) s cross join dishes d
  cross join lateral (select private.names_substance(concat_ws(', ', d.name, d.other_allergens), s) as is_named) m
  union all
  select n.resident_id, d.id, 'diet:' || x, false
  from needs n cross join lateral unnest(n.diets) x cross join dishes d where not x = any (d.diets)
  union all
  select n.resident_id, d.id, 'unknown_diet:' || lower(x), true
  from needs n cross join lateral unnest(n.unknown_diets) x cross join dishes d
  union all
  select n.resident_id, d.id, 'texture:' || n.texture, false from needs n join dishes d on d.softest > n.texture_level
  union all
  select n.resident_id, d.id, 'liquid:' || n.liquids, false from needs n join dishes d on d.thickest < n.liquid_level;
end $$;
