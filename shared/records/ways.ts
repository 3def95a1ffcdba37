/** Types of contact methods. */
export const WAY_KINDS = [
  ['work', 'Work'],
  ['mobile', 'Mobile'],
  ['home', 'Home'],
  ['other', 'Other'],
] as const;
export type WayKind = (typeof WAY_KINDS)[number][0];

/** An additional address or number of a person. */
export interface Way {
  readonly kind: WayKind;
  /** True for a number marked do not call. */
  readonly isQuiet: boolean;
  readonly value: string;
}

const PARTS = /^(?:(work|mobile|cell|home|private|personal|other)(, ?no calls)?(?:: ?| ))?(.*)$/is;
const MEANT: Readonly<Record<string, WayKind>> = {
  work: 'work',
  mobile: 'mobile',
  cell: 'mobile',
  home: 'home',
  private: 'home',
  personal: 'home',
  other: 'other',
};

/** Parses a line such as `work: ada@example.com`; without a type it becomes `other`. */
export function readWay(line: string): Way {
  const [, kind = 'other', quiet, value = ''] = PARTS.exec(line.trim()) ?? [];
  return {
    kind: MEANT[kind.toLowerCase()] ?? 'other',
    isQuiet: quiet !== undefined,
    value: value.trim(),
  };
}

const LINE = /^(work|mobile|home|other)(, no calls)?: (.*)$/s;

/** Parses a line during typing; a trailing space starts the next word. */
export function typedWay(line: string): Way {
  const [, kind, quiet, value = ''] = LINE.exec(line) ?? [];
  return kind === undefined
    ? readWay(line)
    : { kind: MEANT[kind] ?? 'other', isQuiet: quiet !== undefined, value };
}

/** As it is stored. */
export const writeWay = ({ kind, isQuiet, value }: Way): string =>
  `${kind}${isQuiet ? ', no calls' : ''}: ${value}`;

export const wayLabel = ({ kind, isQuiet }: Way): string => {
  const label = WAY_KINDS.find(([value]) => value === kind)?.[1] ?? 'Other';
  return isQuiet ? `${label}, no calls` : label;
};
