/** What an address or number is for. */
export const WAY_KINDS = [
  ['work', 'Work'],
  ['mobile', 'Mobile'],
  ['home', 'Home'],
  ['other', 'Other'],
] as const;
export type WayKind = (typeof WAY_KINDS)[number][0];

/** One further address or number of somebody, beside the main one. */
export interface Way {
  readonly kind: WayKind;
  /** A number that is not to be called. */
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

/** What is meant by a line as `work: ada@example.com`; without a kind it is of another one. */
export function readWay(line: string): Way {
  const [, kind = 'other', quiet, value = ''] = PARTS.exec(line.trim()) ?? [];
  return {
    kind: MEANT[kind.toLowerCase()] ?? 'other',
    isQuiet: quiet !== undefined,
    value: value.trim(),
  };
}

const LINE = /^(work|mobile|home|other)(, no calls)?: (.*)$/s;

/** A line while it is typed: a blank at its end is the beginning of the next word. */
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
