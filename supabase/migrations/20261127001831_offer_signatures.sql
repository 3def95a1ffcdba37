SET local check_function_bodies = off;

CREATE TABLE "private"."offer_signatures" (
  "offer_id"     uuid NOT NULL,
  "signature_id" uuid NOT NULL,
  CONSTRAINT "offer_signatures_pkey" PRIMARY KEY (offer_id)
);

ALTER TABLE "private"."offer_signatures"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "private"."offer_signatures" FROM PUBLIC, "anon", "authenticated", "service_role";

CREATE OR REPLACE FUNCTION private.offer_facts (
  p_offer public.offers
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', p_offer.id, 'made_by', p_offer.made_by, 'status', p_offer.status, 'price', p_offer.price,
    'deposit', p_offer.deposit, 'diligence_days', p_offer.diligence_days, 'closing_days', p_offer.closing_days,
    'financing', p_offer.financing, 'waits_for_licence', p_offer.waits_for_licence,
    'contingencies', p_offer.contingencies, 'proof_of_funds', p_offer.proof_of_funds,
    'licence_history', p_offer.licence_history, 'expires_on', p_offer.expires_on, 'at', p_offer.submitted_at
  ) || private.letter_of_offer(p_offer) || private.signature_of_offer(p_offer)
$function$;

CREATE OR REPLACE FUNCTION private.offer_in_dollars (
  p_amount numeric
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select to_char(p_amount, 'FM$999,999,999,999,990')
$function$;

CREATE OR REPLACE FUNCTION private.offer_text (
  p_offer public.offers
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select concat_ws(E'\n\n',
      '1. ' || concat_ws(', ', p.name, nullif(btrim(p.company), '')) || ' (the buyer) intends to buy '
        || concat_ws(', ', t.property_name, t.state) || '.',
      '2. The price is ' || private.offer_in_dollars(p_offer.price) || coalesce(
        ', with a deposit of ' || private.offer_in_dollars(p_offer.deposit), ''
      ) || '.',
      '3. Due diligence takes ' || coalesce(p_offer.diligence_days || ' days', 'as long as the purchase agreement says')
        || '. The closing follows ' || coalesce(p_offer.closing_days || ' days after the purchase agreement', 'as it says')
        || '.',
      '4. ' || case p_offer.financing
        when 'bank' then 'The purchase depends on a bank loan.'
        when 'hud' then 'The purchase depends on a HUD-insured loan.'
        when 'seller' then 'The seller finances part of the purchase.'
        else 'The purchase depends on no financing.'
      end || case when p_offer.waits_for_licence then ' The closing waits for the license.' else '' end
        || coalesce(' It also depends on: ' || rtrim(p_offer.contingencies, ' .') || '.', ''),
      '5. ' || concat_ws(' ',
        case p_offer.proof_of_funds
          when 'letter' then 'Funds are shown by a lender’s letter.'
          when 'statement' then 'Funds are shown by a bank statement.'
          when 'confirmed' then 'Funds were confirmed by the broker.'
          else 'Funds are not shown yet.'
        end,
        'What the buyer says of its licenses: ' || rtrim(p_offer.licence_history, ' .') || '.'
      ),
      '6. ' || coalesce(
        'The offer holds until ' || to_char(p_offer.expires_on, 'FMMonth FMDD, YYYY') || '.',
        'The offer holds until it is withdrawn.'
      ) || ' Nobody is bound to buy or to sell before a purchase agreement is signed. Both sides keep it confidential.'
    )
    from public.transactions t join public.transaction_parties p on p.id = p_offer.party_id
    where t.id = p_offer.transaction_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.offer_to_sign (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'title', private.as_line('Letter of intent for ' || t.property_name, 200), 'body', private.offer_text(o),
      'consent', private.signing_consent()
    )
    from public.offers o join public.transactions t on t.id = o.transaction_id
    where o.id = p_id and o.account_id = auth.uid() and o.made_by = 'bidder' and private.is_approved()
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_offer (
  p_offer_id uuid,
  p_id       uuid,
  p_name     text,
  p_drawing  text,
  p_consents boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_offer public.offers;
  v_hash text;
  v_signature private.signatures;
begin
  select * into v_offer from public.offers o
  where o.id = p_offer_id and o.account_id = auth.uid() and o.made_by = 'bidder' for update;
  if not found then
    raise exception 'There is no such offer.' using errcode = '42501';
  end if;
  select s.hash into v_hash from private.offer_signatures o join private.signatures s on s.id = o.signature_id
  where o.offer_id = p_offer_id;
  if v_hash is not null then
    return v_hash;
  end if;
  if v_offer.status <> 'open' then
    raise exception 'This offer was decided.' using errcode = 'HXOFC';
  end if;
  v_signature := private.sign(
    p_id, 'loi',
    (select private.as_line('Letter of intent for ' || t.property_name, 200)
     from public.transactions t where t.id = v_offer.transaction_id),
    private.offer_text(v_offer), p_name, p_drawing, p_consents
  );
  insert into private.offer_signatures (offer_id, signature_id) values (p_offer_id, v_signature.id);
  return v_signature.hash;
end
$function$;

CREATE OR REPLACE FUNCTION private.signature_of_offer (
  p_offer public.offers
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_signature private.signatures;
begin
  select s.* into v_signature from private.offer_signatures o join private.signatures s on s.id = o.signature_id
  where o.offer_id = p_offer.id;
  return jsonb_build_object(
    'signed_by', v_signature.name, 'signed_at', v_signature.signed_at, 'signed_hash', v_signature.hash,
    'may_sign', v_signature.id is null and p_offer.made_by = 'bidder' and p_offer.status = 'open'
      and coalesce(p_offer.account_id = auth.uid(), false)
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.offer_to_sign (
  p_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.offer_to_sign(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."offer_to_sign"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sign_offer (
  p_offer_id uuid,
  p_id       uuid,
  p_name     text,
  p_drawing  text,
  p_consents boolean
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.sign_offer(p_offer_id, p_id, p_name, p_drawing, p_consents)
$function$;

REVOKE ALL ON FUNCTION "public"."sign_offer"(uuid, uuid, text, text, boolean) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."offer_signatures"
  ADD CONSTRAINT "offer_signatures_offer_id_fkey" FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE CASCADE;

ALTER TABLE "private"."offer_signatures"
  ADD CONSTRAINT "offer_signatures_signature_id_fkey" FOREIGN KEY (signature_id) REFERENCES private.signatures(id);

CREATE INDEX offer_signatures_signature_idx ON private.offer_signatures USING btree (signature_id);

REVOKE ALL ON FUNCTION "private"."offer_in_dollars"(numeric) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_in_dollars"(numeric) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offer_in_dollars"(numeric) TO "postgres";

REVOKE ALL ON FUNCTION "private"."offer_text"(public.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offer_text"(public.offers) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offer_text"(public.offers) TO "postgres";

REVOKE ALL ON FUNCTION "private"."offer_to_sign"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."offer_to_sign"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."offer_to_sign"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."offer_to_sign"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sign_offer"(uuid, uuid, text, text, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sign_offer"(uuid, uuid, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."sign_offer"(uuid, uuid, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sign_offer"(uuid, uuid, text, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."signature_of_offer"(public.offers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signature_of_offer"(public.offers) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."signature_of_offer"(public.offers) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."offer_to_sign"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."offer_to_sign"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."offer_to_sign"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_offer"(uuid, uuid, text, text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sign_offer"(uuid, uuid, text, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_offer"(uuid, uuid, text, text, boolean) TO "postgres";

-- The planner's estimates answer everybody: `count=planned` hands them out, and for leakproof comparisons
-- they come from what ANALYZE has seen of the whole table, rows that are withheld from the caller included. From
-- how an estimate moves with the bound of a filter, members could read latitudes, streets and addresses of
-- mail. So nothing is sampled of words and places that no index orders; their estimates are then constants.
-- What rows are filtered by stays: a status tells of nobody.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end
$$;
