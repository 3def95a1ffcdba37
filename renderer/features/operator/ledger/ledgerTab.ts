import type { ReactNode } from 'react';

/** Opens the lines of an account between two days. */
export type OpenLines = (account: string, days: readonly [from: string, to: string]) => void;

export interface LedgerTabProps {
  readonly communityId: string;
  /** Such as "2026-05". */
  readonly month: string;
  readonly picker: ReactNode;
  readonly openLines: OpenLines;
  readonly openEntry: (id: string) => void;
}
