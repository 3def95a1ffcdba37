import type { TicketInput } from './ticketForm.ts';

/** What somebody has typed, and under which name it was last sent. */
export interface TicketDraft {
  /** Whose it is; null while nobody is signed in. */
  readonly userId: string | null;
  readonly openedAt: number;
  readonly values: Partial<TicketInput>;
  readonly attempt: Attempt | null;
}

interface Attempt {
  readonly requestId: string;
  readonly letter: string;
}

const STORAGE_KEY = 'haven.ticketDraft';

/** A reload keeps it; another window starts with its own. */
export function saveTicketDraft(draft: TicketDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function clearTicketDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // It was never kept.
  }
}

/** What a visitor began goes on after they signed in; what a member began is nobody else's. */
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
 * Sent again unchanged, a letter keeps its name, so that it makes one ticket however often the answer got
 * lost. A changed one is another: under the old name the change would be lost instead.
 */
export function getSendAttempt(letter: object, last: Attempt | null): Attempt {
  const text = JSON.stringify(letter);
  return last?.letter === text ? last : { requestId: crypto.randomUUID(), letter: text };
}
