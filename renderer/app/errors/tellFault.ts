import { FAULT_EVENT, type FaultKind, type ToldFault } from '#shared/operations/faults.ts';

/** Tells whoever collects faults (`renderer/faults`), and answers the id by which the person may name it. */
export function tellFault(kind: FaultKind, error: unknown): string {
  const id = crypto.randomUUID().slice(0, 8).toUpperCase();
  dispatchEvent(new CustomEvent<ToldFault>(FAULT_EVENT, { detail: { id, kind, error } }));
  return id;
}
