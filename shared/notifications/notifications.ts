import type { Matter, NoteKind } from './notes.ts';

export type NoteOutcome =
  | { readonly kind: 'shown' }
  /**
   * `quiet`: it is shown when the quiet hours end. `in-view`: its screen is what the person looks at.
   */
  | { readonly kind: 'suppressed'; readonly reason: 'off' | 'quiet' | 'repeated' | 'in-view' }
  | {
      readonly kind: 'failed';
      readonly reason: 'unsupported' | 'route' | 'not-allowed' | 'system';
    };

/** What should reach a person who looks elsewhere. Features use `useNotify()`. */
export interface NotificationPort {
  /** Says it once, however many windows ask for it. Never rejects. */
  show(matter: Matter): Promise<NoteOutcome>;
  /** Takes back what was shown of a kind, if this window is the one that the person looks at. */
  clear(kind: NoteKind): void;
  /** How much waits for the person, at the icon of the app. */
  showCount(count: number): void;
  /** Shows a notification for trying it out. */
  test(): Promise<NoteOutcome>;
}
