import { FAULT_EVENT, type FaultKind } from '#shared/operations/faults.ts';

/** Reports an error to the collector (`renderer/faults`) and returns the ID shown to the user. */
export function tellFault(error: unknown, kind: FaultKind): string {
  const id = crypto.randomUUID().slice(0, 8).toUpperCase();
  dispatchEvent(new CustomEvent(FAULT_EVENT, { detail: { id, kind, error } }));
  return id;
}
