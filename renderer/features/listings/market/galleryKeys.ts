/** Returns the index of the image that a key selects, or null if the key does not navigate. */
export function getPictureIndexForKey(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  return null;
}
