import type { Block, WorkingStep } from '../../shared/home/content.ts';
import { ContentError, type NodeOf } from './markdown.ts';

const unwrap = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

/** Splits `label: value` at the last colon. */
function splitLine(line: string, separator: string, node: NodeOf<'code'>): [string, string] {
  const at = line.lastIndexOf(separator);
  if (at < 0) throw new ContentError(`“${line}” has no “${separator.trim()}”.`, node);
  return [line.slice(0, at).trim(), line.slice(at + separator.length).trim()];
}

function readExample(node: NodeOf<'code'>): Block {
  const [given = '', working = '', conclusion, ...more] = node.value.split(/\n{2,}/);
  if (conclusion === undefined || more.length > 0) {
    throw new ContentError('An example has figures, its working, and a conclusion.', node);
  }
  return {
    kind: 'example',
    title: node.meta ?? '',
    given: given.split('\n').map((line) => {
      const [label, value] = splitLine(line, ': ', node);
      return { label, value };
    }),
    working: working.split('\n').map((row): WorkingStep => {
      const [line, result] = splitLine(row, ' = ', node);
      return { line, result };
    }),
    conclusion: unwrap(conclusion),
  };
}

/** The source follows as a paragraph. */
function readBars(node: NodeOf<'code'>): Block {
  const [, title, unit] = /^(.*) \(([^()]+)\)$/.exec(node.meta ?? '') ?? [];
  if (title === undefined || unit === undefined) {
    throw new ContentError('Bars have a title with a unit, as “Occupancy (%)”.', node);
  }
  const bars = node.value.split('\n').map((line) => {
    const [label, value] = splitLine(line, ': ', node);
    return { label, value: Number(value) };
  });
  return { kind: 'bars', title, unit, bars, source: '' };
}

/** An exercise with a calculator, or a task that the server checks; only lessons have them. */
export interface Practice {
  readonly kind: 'exercise' | 'task';
  readonly calculator?: string;
  readonly task?: string;
  readonly text: string;
}

/** Reads a fenced block that is data rather than text. */
export function readFence(node: NodeOf<'code'>): Block | Practice {
  const text = unwrap(node.value);
  if (node.lang === 'example') return readExample(node);
  if (node.lang === 'bars') return readBars(node);
  if (node.lang === 'exercise') return { kind: 'exercise', calculator: node.meta ?? '', text };
  if (node.lang === 'task') return { kind: 'task', task: node.meta ?? '', text };
  throw new ContentError(`No block is called “${node.lang ?? ''}”.`, node);
}
