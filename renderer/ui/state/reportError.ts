import {
  CLIENT_ERROR_EVENT,
  type ClientErrorKind,
} from '#shared/admin/operations/client-errors.ts';

/** Reports an error to the collector (`renderer/faults`) and returns the ID shown to the user. */
export function reportError(error: unknown, kind: ClientErrorKind): string {
  const id = crypto.randomUUID().slice(0, 8).toUpperCase();
  dispatchEvent(new CustomEvent(CLIENT_ERROR_EVENT, { detail: { id, kind, error } }));
  return id;
}
