import type { TicketInput } from './ticketForm.ts';

/** A typed message and the id it was last sent under. */
export interface TicketDraft {
  /** The draft's user; null while signed out. */
  readonly userId: string | null;
  readonly openedAt: number;
  readonly values: Partial<TicketInput>;
  readonly attempt: Attempt | null;
}

interface Attempt {
  readonly requestId: string;
  readonly text: string;
}

const STORAGE_KEY = 'haven.ticketDraft';

/** Survives a reload; each window has its own draft. */
export function saveTicketDraft(draft: TicketDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Without storage, the draft lasts as long as the page.
  }
}

export function clearTicketDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** A visitor's draft continues after they sign in; a member's draft is private to them. */
export function loadTicketDraft(userId: string | null): TicketDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as TicketDraft | null;
    const isOwn = draft !== null && (draft.userId === null || draft.userId === userId);
    return isOwn && typeof draft.openedAt === 'number' ? draft : null;
  } catch {
    return null;
  }
}

/**
 * An unchanged resend keeps its id, so that it creates one ticket even if responses are lost. An edited message gets
 * a new id; under the old one the change would be dropped.
 */
export function getSendAttempt(payload: object, last: Attempt | null): Attempt {
  const text = JSON.stringify(payload);
  return last?.text === text ? last : { requestId: crypto.randomUUID(), text };
}
