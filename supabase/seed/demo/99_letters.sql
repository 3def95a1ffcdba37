-- The demo sends no email: deliveries queued in this transaction are deleted.
delete from public.deliveries where created_at = now();
delete from private.outbox where decided_at = now();
