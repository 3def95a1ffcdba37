-- Unused files: uploads not used by any sent or scheduled message or record within a day, and files of
-- deleted ones. After a day nothing can be attached anymore, so these can't be used concurrently. Also,
-- immediately, the remaining files of deleted accounts.
create function private.list_orphaned_files(p_most public.whole_number) returns table (bucket text, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id in ('message-files', 'record-files', 'room-files', 'listing-documents', 'vendor-credentials', 'offer-files',
    'signed-papers', 'resident-files', 'family-photos', 'compliance-files', 'vendor-photos', 'tax-documents', 'offering-files',
    'course-media', 'rfp-files', 'rfp-bids', 'listing-models')
    and o.created_at < now() - interval '25 hours'
    and not exists (select from public.message_attachments a where a.path = o.name)
    and not (o.bucket_id = 'message-files' and private.is_scheduled_attachment(o.name))
    and not exists (select from public.record_files r where r.path = o.name)
    and not exists (select from public.work_order_photos w where w.path = o.name)
    and not exists (select from private.inspection_photos i where i.path = o.name)
    and not exists (select from private.vendor_invoices v where v.path = o.name)
    and not exists (select from public.listing_documents d where d.path = o.name)
    and not (o.bucket_id = 'listing-models' and private.is_tour_model(o.name))
    and not exists (select from public.vendor_credentials c where c.path = o.name)
    and not exists (select from private.deal_room_versions v where v.path = o.name)
    and not exists (select from public.resident_documents d where d.file_path = o.name)
    and not exists (select from public.residents r where r.photo_path = o.name)
    and not exists (select from private.family_photos f where f.path = o.name)
    and not exists (select from private.compliance_files c where c.path = o.name)
    and not exists (select from private.portfolio_photos f where f.path = o.name)
    and not exists (select from private.tax_documents t where t.path = o.name)
    and not exists (select from private.offering_files g where g.path = o.name)
    and not exists (select from private.course_media m where m.path = o.name)
    and not exists (select from private.rfp_files x where x.path = o.name)
    and not exists (select from private.rfp_bid_files b where b.path = o.name and b.state = 'sealed')
    and not exists (select from private.offer_letters l where l.path = o.name)
    -- Signed documents stay as long as their signatures.
    and not (o.bucket_id = 'signed-papers' and exists (select from private.signatures s where s.id::text = o.name))
  union
  select f.bucket, f.name from private.list_orphaned_account_files(p_most) f
  limit p_most;
end $$;

-- Returns the files for the function sweep-files to delete through a hosted project's storage API, which has
-- the bytes.
select private.expose('list_orphaned_files', 'service_role', 'plain');

-- Deletes their rows in the embedded backend, which frees the quota; its storage deletes content without
-- rows. Returns whether there were any.
create function private.delete_orphaned_files() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform set_config('storage.can_delete', 'true', true);
  delete from storage.objects o using private.list_orphaned_files(1000) f where o.bucket_id = f.bucket and o.name = f.name;
  get diagnostics v_count = row_count;
  perform set_config('storage.can_delete', 'false', true);
  return private.remove_stale_imports() or v_count > 0;
end $$;

-- Part of the hosted record schedule, also for message files: calls the function sweep-files when there is
-- work. The trash and unfinished imports are removed even if the function can't be called.
create function private.request_file_cleanup() returns void
language plpgsql security definer set search_path = '' as $$
begin
  begin
    perform private.remove_stale_imports();
  exception when others then
    raise warning 'Failed to remove unfinished imports: %', sqlerrm;
  end;
  begin
    if exists (select from private.list_orphaned_files(1)) then
      perform private.invoke_edge_function('sweep-files');
    end if;
  exception when others then
    raise warning 'Failed to remove unused files: %', sqlerrm;
  end;
end $$;
