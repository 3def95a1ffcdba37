/** Something that stands on a day. */
export interface Entry {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  /** What it is: "Next step". */
  readonly kind: string;
  readonly to: string;
  /** May be put on another day. */
  readonly isMovable: boolean;
}

export type Span = 'month' | 'week' | 'agenda';

export interface CalendarOf {
  readonly span: Span;
  /** The day around which it is shown. */
  readonly day: string;
  readonly today: string;
  readonly entries: readonly Entry[];
  readonly onMove: (entry: Entry, day: string) => void;
  /** The address of another day or span. */
  readonly addressOf: (span: Span, day: string) => string;
}

export function byDay(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const there = days.get(entry.day);
    if (there === undefined) days.set(entry.day, [entry]);
    else there.push(entry);
  }
  return days;
}
