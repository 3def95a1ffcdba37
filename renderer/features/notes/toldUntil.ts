/** Up to when somebody was told on this device, so that a restart tells what was missed and nothing twice. */
const keyOf = (userId: string): string => `haven.told.${userId}`;

/** Null where nobody was told anything yet. */
export const toldUntil = (userId: string): string | null => localStorage.getItem(keyOf(userId));

export function noteTold(userId: string, moment: string): void {
  if (moment > (toldUntil(userId) ?? '')) localStorage.setItem(keyOf(userId), moment);
}
