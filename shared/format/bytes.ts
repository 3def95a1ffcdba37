const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "42 MB", "1.5 GB". */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // "68 bytes": the short form of the other units has no plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === units.length - 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}
