import { FAULT_EVENT } from '#shared/operations/faults.ts';

/** Tells whoever collects faults (`renderer/faults`) that a screen failed; the id by which its reader may name it. */
export function tellFault(error: unknown): string {
  const id = crypto.randomUUID().slice(0, 8).toUpperCase();
  dispatchEvent(new CustomEvent(FAULT_EVENT, { detail: { id, kind: 'route', error } }));
  return id;
}
