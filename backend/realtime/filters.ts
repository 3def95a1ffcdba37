/** One condition of a subscription, as the client wrote it. */
export interface Filter {
  column: string;
  op: string;
  value: string;
  negate: boolean;
}

/** A filter validated by the database. */
export interface CheckedFilter extends Filter {
  /** SQL expression evaluated by the database. */
  expression: string;
  /** Values in the database's own format, if comparing them as text is equivalent. */
  texts: string[] | null;
}

export class InvalidFilterError extends Error {}

/** A hosted project also supports `match` and `imatch`; a stranger's pattern is not run on every row here. */
const OPERATORS = new Set([
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'is',
  'like',
  'ilike',
  'isdistinct',
]);
const LONGEST = 4_000;

/** Parses `status=eq.open,price=gt.100`: conditions that must all hold. */
export function parseFilters(text: string): Filter[] {
  if (text.length > LONGEST) throw new InvalidFilterError('the filter is too long');
  if (text.trim() === '') return [];
  return splitConditions(text).map(parseCondition);
}

/** Splits at commas that are neither quoted nor inside parentheses. */
function splitConditions(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let current = '';
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (isQuoted && char === '\\') {
      current += char + (text[i + 1] ?? '');
      i += 1;
      continue;
    }
    if (char === '"' && (isQuoted || /[.(,]$/.test(current))) isQuoted = !isQuoted;
    else if (!isQuoted && char === '(') depth += 1;
    else if (!isQuoted && char === ')') depth = Math.max(0, depth - 1);
    if (char === ',' && depth === 0 && !isQuoted) {
      parts.push(current);
      current = '';
    } else current += char;
  }
  return [...parts, current];
}

function parseCondition(part: string): Filter {
  const [, column, not, op = '', value = ''] =
    /^([^=]+)=(not\.)?([a-z]+)\.([\s\S]*)$/.exec(part.trim()) ?? [];
  if (!column || !OPERATORS.has(op)) throw new InvalidFilterError(JSON.stringify(part.trim()));
  return { column, op, value: op === 'in' ? listOf(value) : unquoted(value), negate: Boolean(not) };
}

/** Converts `(a,b)` to the database's array format. */
function listOf(value: string): string {
  if (value.startsWith('(') && value.endsWith(')')) return `{${value.slice(1, -1)}}`;
  throw new InvalidFilterError('`in` filter value must be wrapped by parentheses');
}

const unquoted = (value: string): string =>
  /^"(?:[^"\\]|\\[\s\S])*"$/.test(value) ? value.slice(1, -1).replace(/\\([\s\S])/g, '$1') : value;

/** True if a row satisfies the conditions; `ask` if only the database can tell. */
export function matchFilters(
  filters: readonly CheckedFilter[],
  row: Readonly<Record<string, unknown>>,
): boolean | 'ask' {
  let result: boolean | 'ask' = true;
  for (const filter of filters) {
    const one = matchFilter(filter, row[filter.column]);
    if (one === false) return false;
    if (one === 'ask') result = 'ask';
  }
  return result;
}

function matchFilter({ op, texts, negate }: CheckedFilter, value: unknown): boolean | 'ask' {
  if (!texts) return 'ask';
  // As in SQL, comparing with null is neither true nor false.
  if (value === null || value === undefined) return false;
  const isListed = texts.includes(String(value));
  return (op === 'neq') === negate ? isListed : !isListed;
}
