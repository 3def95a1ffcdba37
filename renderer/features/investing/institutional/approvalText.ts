const KINDS: Readonly<Record<string, string>> = { wire: 'Wire', commitment: 'Commitment' };
export const kindLabel = (kind: string): string => KINDS[kind] ?? kind;

const STATES: Readonly<Record<string, readonly [label: string, tone: string]>> = {
  waiting: ['Waiting', 'due'],
  approved: ['Approved', 'good'],
  released: ['Released', ''],
  rejected: ['Rejected', 'problem'],
  canceled: ['Canceled', ''],
};
export const stateLabel = (state: string): string => STATES[state]?.[0] ?? state;
export const stateTone = (state: string): string => STATES[state]?.[1] ?? '';

export const ROLES = [
  { value: 'preparer', label: 'Preparer', hint: 'Requests wires and commitments' },
  { value: 'approver', label: 'Approver', hint: 'Decides on requests of others' },
  { value: 'releaser', label: 'Releaser', hint: 'Marks approved requests as sent' },
] as const;
