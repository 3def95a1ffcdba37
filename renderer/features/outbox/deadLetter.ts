/** What the runners' codes mean, for whoever decides whether trying again would help. */
const FAULTS: Readonly<Record<string, string>> = {
  no_such_address: 'The address cannot be one',
  expired: 'Its link expired before it could be delivered',
  never_reported: 'It was tried again and again without an answer',
  facts_wrong: 'The letter could not be written',
};

export function faultSentence(code: string | null): string {
  if (code === null) return 'No reason is known';
  return FAULTS[code] ?? `The provider refused it (${code})`;
}

/** `account_approved` as people say it: Account approved. */
export function letterName(template: string): string {
  const words = template.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
