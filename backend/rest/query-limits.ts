import { QUERY_LIMITS } from '../request-limits.ts';
import { restError } from './errors.ts';
import { measureOperators } from './operators.ts';

/** Structure of a text, counted in one pass from left to right. */
interface Shape {
  /** Nested parentheses, not counting the empty ones of `count()`. */
  depth: number;
  groups: number;
  commas: number;
  /** Longest chain of `->`, `->>` and `::` between two commas or parentheses. */
  steps: number;
}

/**
 * Counts like the REST engine splits: every quote starts or ends a quoted part, where nothing counts. Unbalanced
 * parentheses don't matter here; the engine reports them.
 */
export function measureQuery(text: string): Shape {
  const shape: Shape = { depth: 0, groups: 0, commas: 0, steps: 0 };
  let [depth, steps, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    const next = text[at + 1];
    if (sign === '(' && next !== ')') {
      depth += 1;
      shape.groups += 1;
      shape.depth = Math.max(shape.depth, depth);
    } else if (sign === ')' && text[at - 1] !== '(') depth = Math.max(0, depth - 1);
    else if (sign === ',') shape.commas += 1;
    else if ((sign === '-' && next === '>') || (sign === ':' && next === ':')) {
      steps += 1;
      shape.steps = Math.max(shape.steps, steps);
      at += 1;
    }
    if (sign === ',' || sign === '(' || sign === ')') steps = 0;
  }
  return shape;
}

export type Measure = readonly [what: string, count: number, most: number];

/** Returns the part of a parameter's name after its embeds: `order` of `listing_images.order`. */
const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

function measure(name: string, value: string): Measure[] {
  const { depth, groups, commas, steps } = measureQuery(value);
  const path: Measure = ['a path of JSON keys and casts has steps', steps, QUERY_LIMITS.pathSteps];
  const kind = lastPart(name);
  if (kind === 'select') {
    return [
      ['select nests embeds', depth, QUERY_LIMITS.embedDepth],
      ['select names embeds', groups, QUERY_LIMITS.embeds],
      ['select names columns', commas + 1, QUERY_LIMITS.columns],
      path,
    ];
  }
  if (kind === 'columns' || kind === 'on_conflict') {
    return [[`${kind} names columns`, commas + 1, QUERY_LIMITS.columns]];
  }
  if (kind === 'order') return [['order has terms', commas + 1, QUERY_LIMITS.orderTerms], path];
  if (kind === 'and' || kind === 'or') {
    return [
      [`${kind} nests groups`, depth, QUERY_LIMITS.logicDepth],
      [`${kind} has terms`, commas + 1, QUERY_LIMITS.logicTerms],
      path,
    ];
  }
  return [];
}

function nameMeasures(name: string): Measure[] {
  return [
    ['a parameter is named in characters', name.length, QUERY_LIMITS.nameLength],
    ['a path of JSON keys and casts has steps', measureQuery(name).steps, QUERY_LIMITS.pathSteps],
    ['a parameter leads through embeds', name.split('.').length - 1, QUERY_LIMITS.embedDepth + 2],
  ];
}

/**
 * Rejects a query that asks for more than a page needs, before the engine builds SQL from it. Each level of nested
 * embeds multiplies the rows: a 686-byte URL kept PGlite busy for 15 seconds, and Postgres for longer than its own
 * time limit, which planning ignores.
 */
export function rejectExcessiveQuery(url: URL): Response | undefined {
  const measures: Measure[] = [
    ['the URL has parameters', url.searchParams.size, QUERY_LIMITS.parameters],
  ];
  if (url.searchParams.size <= QUERY_LIMITS.parameters) {
    for (const [name, value] of url.searchParams) {
      measures.push(...nameMeasures(name), ...measure(name, value));
    }
    measures.push(...measureOperators(url.searchParams));
  }
  const excess = measures.find(([, count, most]) => count > most);
  if (!excess) return undefined;
  const [what, count, most] = excess;
  return restError(400, 'PGRST100', 'The request asks for too much at once', {
    details: `${what}: ${count}, but the maximum is ${most}`,
    hint: 'Request less, or split it into several requests.',
  });
}
