import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

const CONTROLS = new Set(['button', 'a', 'Button', 'AnchorButton', 'RouteLink', 'DialogButton']);

type Element = ts.JsxElement | ts.JsxSelfClosingElement;

function elementsIn(node: ts.Node): Element[] {
  const found: Element[] = ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) ? [node] : [];
  ts.forEachChild(node, (child) => {
    found.push(...elementsIn(child));
  });
  return found;
}

const openingOf = (element: Element) =>
  ts.isJsxElement(element) ? element.openingElement : element;

const attributeOf = (element: Element, name: string): ts.JsxAttributeValue | undefined =>
  openingOf(element)
    .attributes.properties.filter(ts.isJsxAttribute)
    .find((one) => one.name.getText() === name)?.initializer;

/** Returns the fixed texts of an expression, one per branch; the text of variables is unknown. */
function textsOf(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isJsxText(node)) return [node.text.replace(/\s+/g, ' ').trim()].filter(Boolean);
  if (ts.isJsxExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  }
  return [];
}

/** Returns the fixed texts of a name, also those inside the variable parts of a template. */
function partsOfName(node: ts.Node | undefined): string[] {
  if (node !== undefined && ts.isJsxExpression(node)) return partsOfName(node.expression);
  if (node !== undefined && ts.isTemplateExpression(node)) {
    return [
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [
        ...textsOf(expression),
        literal.text,
      ]),
    ];
  }
  return textsOf(node);
}

/** Names of variables and calls in a control's text or name. */
const variablesIn = (node: ts.Node | undefined): Set<string> =>
  new Set(node?.getText().match(/\w+/g));

function findMismatches(path: string): string[] {
  const text = readFileSync(inProject(path), 'utf8');
  if (!text.includes('aria-label')) return [];
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return elementsIn(tree).flatMap((element) => {
    const name = attributeOf(element, 'aria-label');
    if (name === undefined || !CONTROLS.has(openingOf(element).tagName.getText())) return [];
    const shown = ts.isJsxElement(element)
      ? element.children.flatMap(textsOf)
      : textsOf(attributeOf(element, 'text'));
    const parts = partsOfName(name).map((part) => part.toLowerCase());
    // A template that only has variables can name the whole text by one of them.
    const isAllVariables = parts.every((part) => /^\W*$/.test(part));
    if (isAllVariables && variablesIn(name).size > 1) return [];
    return shown
      .filter((one) => !parts.some((part) => part.includes(one.toLowerCase())))
      .map((one) => `${path}: “${one}” is not in the name ${name.getText()}`);
  });
}

test('has the visible text of each button and link in its accessible name', () => {
  const files = globSync('renderer/**/*.tsx', { cwd: inProject('') }).filter(
    (path) => !path.endsWith('.test.tsx'),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(findMismatches)).toEqual([]);
});

/** A panel that returns another dialog instead of itself loses its scroll position and the focus. */
test('keeps a panel open behind the dialogs it opens', () => {
  const panels = globSync('renderer/**/*.tsx', { cwd: inProject('') })
    .map((path) => ({ path, text: readFileSync(inProject(path), 'utf8') }))
    .filter(({ text }) => text.includes('place="panel"'));
  expect(panels.length).toBeGreaterThan(20);
  const replaced = panels.flatMap(({ path, text }) =>
    text
      .split(/^(?=(?:export )?function )/m)
      .filter((body) => body.includes('<Dialog '))
      .filter((body) =>
        /return \(?\s*<\w+[^;]*?onClose/.test(body.slice(0, body.indexOf('<Dialog '))),
      )
      .map((body) => `${path}: ${body.slice(0, body.indexOf('('))}`),
  );
  expect(replaced).toEqual([]);
});
