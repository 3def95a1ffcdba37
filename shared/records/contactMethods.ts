/** Types of contact methods. */
export const CONTACT_METHOD_KINDS = [
  ['work', 'Work'],
  ['mobile', 'Mobile'],
  ['home', 'Home'],
  ['other', 'Other'],
] as const;
export type ContactMethodKind = (typeof CONTACT_METHOD_KINDS)[number][0];

/** An additional address or number of a person. */
export interface ContactMethodEntry {
  readonly kind: ContactMethodKind;
  /** True for a number marked do not call. */
  readonly isQuiet: boolean;
  readonly value: string;
}

const PARTS = /^(?:(work|mobile|cell|home|private|personal|other)(, ?no calls)?(?:: ?| ))?(.*)$/is;
const KIND_ALIASES: Readonly<Record<string, ContactMethodKind>> = {
  work: 'work',
  mobile: 'mobile',
  cell: 'mobile',
  home: 'home',
  private: 'home',
  personal: 'home',
  other: 'other',
};

/** Parses a line such as `work: ada@example.com`; without a type it becomes `other`. */
export function parseContactMethod(line: string): ContactMethodEntry {
  const [, kind = 'other', quiet, value = ''] = PARTS.exec(line.trim()) ?? [];
  return {
    kind: KIND_ALIASES[kind.toLowerCase()] ?? 'other',
    isQuiet: quiet !== undefined,
    value: value.trim(),
  };
}

const LINE = /^(work|mobile|home|other)(, no calls)?: (.*)$/s;

/** Parses a line during typing; a trailing space starts the next word. */
export function parseContactMethodInput(line: string): ContactMethodEntry {
  const [, kind, quiet, value = ''] = LINE.exec(line) ?? [];
  return kind === undefined
    ? parseContactMethod(line)
    : { kind: KIND_ALIASES[kind] ?? 'other', isQuiet: quiet !== undefined, value };
}

/** As it is stored. */
export const serializeContactMethod = ({ kind, isQuiet, value }: ContactMethodEntry): string =>
  `${kind}${isQuiet ? ', no calls' : ''}: ${value}`;

export const contactMethodLabel = ({ kind, isQuiet }: ContactMethodEntry): string => {
  const label = CONTACT_METHOD_KINDS.find(([value]) => value === kind)?.[1] ?? 'Other';
  return isQuiet ? `${label}, no calls` : label;
};
