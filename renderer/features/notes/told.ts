/** Up to which sign-in somebody was told on this device, so that a restart does not tell it again. */
const keyOf = (userId: string): string => `haven.told.${userId}`;

export const toldUntil = (userId: string): number =>
  Date.parse(localStorage.getItem(keyOf(userId)) ?? '') || 0;

export function noteTold(userId: string, moment: string): void {
  if (Date.parse(moment) > toldUntil(userId)) localStorage.setItem(keyOf(userId), moment);
}
