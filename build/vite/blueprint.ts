import type { Plugin } from 'vite';

/** Blueprint's loader of icons by name weighs 600 kB; without it only `icon={<AddIcon/>}` works. */
export const elementIconsOnly: Plugin = {
  name: 'haven:element-icons-only',
  enforce: 'pre',
  load(id) {
    if (!/@blueprintjs\/icons\/lib\/esm\/iconLoader\.js$/.test(id)) return null;
    return 'export class Icons { static getPaths() {} static async load() {} static async loadAll() {} static setLoaderOptions() {} }';
  },
};

/**
 * Blueprint's text, which buttons, tags and the items of menus are labelled with, measures itself as it comes and draws
 * itself anew each time: on a list of forty tags a layout and eighty drawings. Whether it is cut off, and all of it is
 * to be said, is asked here once it is pointed at.
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

export const textUnmeasured: Plugin = {
  name: 'haven:text-unmeasured',
  enforce: 'pre',
  load: (id) =>
    /@blueprintjs\/core\/lib\/esm\/components\/text\/text\.js$/.test(id) ? TEXT : null,
};

/** The Blueprint blocks this app uses; using another component means adding its block here. */
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
/** Dark mode is the class `bp6-dark`, icons are elements: neither the attribute nor the font is used. */
const isUsed = (selector: string) =>
  !selector.includes('[data-bp-color-scheme') &&
  (selector.match(/bp6-[a-z0-9-]+/g) ?? []).every((name) => usedClass.test(name));

/**
 * Leaves the styles of unused components out, rule by rule (the sheet is flat, compiled CSS), and
 * puts the rest into a layer, so that our own rules win without a race of selectors.
 */
export const usedBlueprintOnly: Plugin = {
  name: 'haven:used-blueprint-only',
  enforce: 'pre',
  transform(code, id) {
    if (!/@blueprintjs\/core\/lib\/css\/blueprint\.css/.test(id)) return null;
    const kept = code
      .replace(/\/\*[\s\S]*?\*\/|@charset[^;]*;/g, '')
      .replace(/([^{}]+)\{([^{}]*)\}/g, (_rule, head: string, body: string) => {
        const used = splitSelectors(head).filter(isUsed);
        return used.length === 0 ? '' : `${used.join(',')}{${body}}`;
      });
    return { code: `@layer blueprint{${kept}}`, map: null };
  },
};

/** Splits a selector list at its top level, not inside `:not(a, b)`. */
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
