import { OPERATOR_LIMITS, type OperatorLimits } from '../request-limits.ts';
import { restError } from './errors.ts';
import type { Measure } from './query-limits.ts';

/** Parameters of a table request that are not filters. */
const SHAPES = new Set([
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
  'apikey',
  '',
]);

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
const isTree = (name: string): boolean =>
  name.includes('.') ? /\.(?:and|or)$/.test(name) : name === 'and' || name === 'or';

/** A possible operator at the start of a filter's value, with its modifier or text search language. */
const LEADING = /^([a-z]{2,10})(?:\([^()]{0,64}\))?\./;
/** The same inside `and` and `or`. The period after it may also start the next. */
const INSIDE = /\.([a-z]{2,10})(?:\([^()]{0,64}\))?(?=\.)/g;

const isOperator = (name: string | undefined): name is string =>
  name !== undefined && Object.hasOwn(OPERATOR_LIMITS, name);

interface Use {
  operator: string;
  value: string;
}

function leadingUse(value: string): Use | undefined {
  let rest = value;
  while (rest.startsWith('not.')) rest = rest.slice('not.'.length);
  const found = LEADING.exec(rest);
  return found && isOperator(found[1])
    ? { operator: found[1], value: rest.slice(found[0].length) }
    : undefined;
}

/** Everything after an operator counts as its value, because only the engine's parser knows where a value ends. */
function usesInTree(tree: string): Use[] {
  const first = new Map<OperatorLimits, Use>();
  for (const { 0: found, 1: operator = '', index } of tree.matchAll(INSIDE)) {
    const bounds = isOperator(operator) ? OPERATOR_LIMITS[operator] : undefined;
    if (!bounds || first.has(bounds)) continue;
    first.set(bounds, { operator, value: tree.slice(index + found.length + 1) });
  }
  return [...first.values()];
}

interface Total {
  operator: string;
  length: number;
  terms: number;
  operators: number;
  refused: number;
}

/** Measures the values of each operator kind in a request, with their limits. */
export function measureOperators(params: URLSearchParams): Measure[] {
  const totals = new Map<OperatorLimits, Total>();
  for (const [name, value] of params) {
    if (SHAPES.has(lastPart(name))) continue;
    const leading = leadingUse(value);
    const uses = isTree(name) ? usesInTree(value) : leading ? [leading] : [];
    for (const use of uses) add(totals, use);
  }
  return [...totals].flatMap(([bounds, { operator, ...total }]): Measure[] => [
    [`${operator} has characters`, total.length, bounds.length],
    [`${operator} has terms`, total.terms, bounds.terms],
    [`${operator} has operators`, total.operators, bounds.operators],
    [`${operator} refers back`, total.refused, 0],
  ]);
}

function add(totals: Map<OperatorLimits, Total>, { operator, value }: Use): void {
  const bounds = OPERATOR_LIMITS[operator];
  if (!bounds) return;
  const total = totals.get(bounds) ?? { operator, length: 0, terms: 0, operators: 0, refused: 0 };
  total.length += value.length;
  total.terms += value.split(bounds.term).filter((term) => term !== '').length;
  total.operators += value.match(bounds.operator)?.length ?? 0;
  total.refused += bounds.refused?.test(value) ? 1 : 0;
  totals.set(bounds, total);
}

/** Rejects a table filter whose operator is not in the list. */
export function rejectUnknownOperators(params: URLSearchParams): Response | undefined {
  for (const [name, value] of params) {
    if (SHAPES.has(lastPart(name)) || isTree(name) || leadingUse(value)) continue;
    return restError(400, 'PGRST100', 'The filter has no known operator', {
      details: `"${name.slice(0, 64)}" must start with an operator and a period, as in "eq.1"`,
      hint: `Use one of: ${Object.keys(OPERATOR_LIMITS).join(', ')}.`,
    });
  }
  return undefined;
}
