import { FAULT_EVENT, type FaultKind } from '#shared/operations/faults.ts';

/** Tells whoever collects faults (`renderer/faults`) that something failed; the id by which its reader may name it. */
export function tellFault(error: unknown, kind: FaultKind): string {
  const id = crypto.randomUUID().slice(0, 8).toUpperCase();
  dispatchEvent(new CustomEvent(FAULT_EVENT, { detail: { id, kind, error } }));
  return id;
}
