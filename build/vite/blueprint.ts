import type { Plugin } from 'vite';

/** Blueprint's loader of icons by name is 600 kB; without it only `icon={<AddIcon/>}` works. */
export const elementIconsOnly: Plugin = {
  name: 'haven:element-icons-only',
  enforce: 'pre',
  load(id) {
    if (!/@blueprintjs\/icons\/lib\/esm\/iconLoader\.js$/.test(id)) return null;
    return 'export class Icons { static getPaths() {} static async load() {} static async loadAll() {} static setLoaderOptions() {} }';
  },
};

/**
 * Blueprint's Text, used in buttons, tags and menu items, measures itself on mount and renders again: on a list of
 * forty tags, one layout and eighty renders. This one checks for truncation, to show the full text, only on hover.
 */
const TEXT = `
import classNames from 'classnames';
import { createElement, forwardRef } from 'react';
import { Classes } from '../../common';
const sayWhole = ({ currentTarget: shown }) => {
  if (shown.scrollWidth > shown.clientWidth) shown.title = shown.textContent;
  else shown.removeAttribute('title');
};
export const Text = forwardRef(({ tagName = 'div', className, ellipsize = false, ...props }, ref) =>
  createElement(tagName, {
    onPointerEnter: ellipsize && props.title === undefined ? sayWhole : undefined,
    ...props,
    className: classNames({ [Classes.TEXT_OVERFLOW_ELLIPSIS]: ellipsize }, className),
    ref,
  }));
`;

export const skipTextMeasurement: Plugin = {
  name: 'haven:text-unmeasured',
  enforce: 'pre',
  load: (id) =>
    /@blueprintjs\/core\/lib\/esm\/components\/text\/text\.js$/.test(id) ? TEXT : null,
};

/** The Blueprint blocks this app uses; add the block when you use another component. */
const usedBlocks = ['button(?!-group)', 'callout', 'input(?!-)', 'spinner', 'tag(?!-input)'];
const modifiers = [
  'dark',
  'intent-(?:primary|success|warning|danger)',
  '(?:active|disabled|fill|icon|interactive|large|small|loading|minimal|round)',
  '(?:align|text)-[a-z-]+',
];
const usedClass = new RegExp(
  `^bp6-(?:(?:${usedBlocks.join('|')})(?:-[a-z-]+)?|${modifiers.join('|')})$`,
);
/** Dark mode is the class `bp6-dark` and icons are elements, so neither the attribute nor the font is used. */
const isUsed = (selector: string) =>
  !selector.includes('[data-bp-color-scheme') &&
  (selector.match(/bp6-[a-z0-9-]+/g) ?? []).every((name) => usedClass.test(name));

/**
 * Removes unused components' styles, rule by rule (the sheet is flat, compiled CSS), and puts the rest into a layer,
 * so that our rules win regardless of specificity.
 */
export const removeUnusedBlueprintStyles: Plugin = {
  name: 'haven:used-blueprint-only',
  enforce: 'pre',
  transform(code, id) {
    if (!/@blueprintjs\/core\/lib\/css\/blueprint\.css/.test(id)) return null;
    const usedCss = code
      .replace(/\/\*[\s\S]*?\*\/|@charset[^;]*;/g, '')
      .replace(/([^{}]+)\{([^{}]*)\}/g, (_rule, head: string, body: string) => {
        const used = splitSelectors(head).filter(isUsed);
        return used.length === 0 ? '' : `${used.join(',')}{${body}}`;
      });
    return { code: `@layer blueprint{${usedCss}}`, map: null };
  },
};

/** Splits a selector list at the top level, not inside `:not(a, b)`. */
function splitSelectors(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const char of list) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}
