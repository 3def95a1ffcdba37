import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

const SHAPES = 'renderer/ui/shape/shape.ts';
const SHAPE_FILE = /(?:\/shape|shared\/shape)\.ts'/;
const ENDPOINT = /^build\.(?:query|mutation|infiniteQuery)$/;
/** The short forms of `renderer/data/api/calls.ts`, typed by the check or by the call. */
const SHORT_ENDPOINT = /^(?:read|rows|write)$/;

const trees = new Map<string, ts.SourceFile>();

function treeOf(path: string): ts.SourceFile {
  const known = trees.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(inProject(path), 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  trees.set(path, tree);
  return tree;
}

const nodesOf = new WeakMap<ts.Node, readonly ts.Node[]>();

/** Returns a node and everything in it, in order. */
function nodesIn(node: ts.Node): readonly ts.Node[] {
  const known = nodesOf.get(node);
  if (known !== undefined) return known;
  const nodes: ts.Node[] = [];
  const visit = (one: ts.Node) => {
    nodes.push(one);
    ts.forEachChild(one, visit);
  };
  visit(node);
  nodesOf.set(node, nodes);
  return nodes;
}

interface Endpoint {
  readonly path: string;
  readonly call: ts.CallExpression;
}

const isEndpoint = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  (ENDPOINT.test(node.expression.getText()) ||
    (SHORT_ENDPOINT.test(node.expression.getText()) && ts.isPropertyAssignment(node.parent)));

const endpointsOf = (path: string): Endpoint[] =>
  nodesIn(treeOf(path))
    .filter(isEndpoint)
    .map((call) => ({ path, call }));

/** Finds `name: value` in an endpoint definition, at any depth. */
const findProperty = (says: ts.Node, name: string): ts.Expression | undefined =>
  nodesIn(says)
    .filter((node) => ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
    .filter((node) => node.name.getText() === name)
    .map((node) => (ts.isPropertyAssignment(node) ? node.initializer : node.name))[0];

const statementOf = (node: ts.Node): ts.Node =>
  ts.isSourceFile(node.parent) ? node : statementOf(node.parent);

interface Origin {
  readonly path: string;
  readonly value: ts.Expression | ts.TypeNode;
}

/** Returns where a name in a file comes from: its value there, or the imported file. */
function originOf(path: string, name: string): Origin | undefined {
  for (const node of nodesIn(treeOf(path))) {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer) {
      return { path, value: node.initializer };
    }
    if (ts.isTypeAliasDeclaration(node) && node.name.text === name)
      return { path, value: node.type };
    const namespace = ts.isImportDeclaration(node) && node.importClause?.namedBindings;
    if (
      namespace &&
      ts.isNamespaceImport(namespace) &&
      namespace.name.text === name &&
      SHAPE_FILE.test(node.getText())
    ) {
      return { path: SHAPES, value: namespace.name };
    }
    const bindings = ts.isImportDeclaration(node)
      ? node.importClause?.namedBindings
      : ts.isExportDeclaration(node) && node.exportClause;
    if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) continue;
    const found = [...bindings.elements].find((element) => element.name.text === name);
    const from = /'((?:\.|#shared\/)[^']+)'/.exec(statementOf(bindings).getText())?.[1];
    if (found === undefined || from === undefined) continue;
    const source = from.startsWith('#') ? from.slice(1) : relative('.', join(dirname(path), from));
    const original = found.propertyName ?? found.name;
    if (source === SHAPES || source === 'shared/shape.ts')
      return { path: SHAPES, value: ts.factory.createIdentifier(name) };
    return originOf(source, original.text);
  }
  return undefined;
}

/** True for a member of the namespace of shapes, such as `s.object`. */
const isShape = (path: string, node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) &&
  ts.isIdentifier(node.expression) &&
  originOf(path, node.expression.text)?.path === SHAPES;

/** True if a check is built from the shapes, so that it verifies everything its type promises. */
function isOfShapes(path: string, check: ts.Node): boolean {
  if (ts.isSatisfiesExpression(check)) return isOfShapes(path, check.expression);
  const called = ts.isCallExpression(check) ? check.expression : check;
  if (isShape(path, called)) return true;
  if (!ts.isIdentifier(called)) return false;
  const origin = originOf(path, called.text);
  if (origin === undefined) return false;
  if (origin.path === SHAPES) return true;
  const { value } = origin;
  return isOfShapes(origin.path, ts.isArrowFunction(value) ? value.body : value);
}

/** Unread responses, and responses of a write without `select`. */
const UNREAD = /^(?:(?:readonly )?unknown(?:\[\])?|null)$/;

const PLAIN: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'bool',
};

/** Text of a node without the namespace of the shapes. */
const plainText = (node: ts.Node): string => node.getText().replace(/\bs\./g, '');

/** True if a type matches a check: by `ShapeOf`, by an alias, as a list of it, or as it or null. */
function isTypeOf(path: string, type: ts.TypeNode, check: ts.Expression): boolean {
  if (ts.isParenthesizedTypeNode(type)) return isTypeOf(path, type.type, check);
  const named = ts.isIdentifier(check) ? originOf(path, check.text)?.value : undefined;
  if (named !== undefined && ts.isCallExpression(named) && isTypeOf(path, type, named)) return true;
  const typeText = plainText(type).replace(/^readonly /, '');
  if (typeText === `ShapeOf<typeof ${plainText(check)}>`) return true;
  if (PLAIN[typeText] === plainText(check)) return true;
  const around = ts.isCallExpression(check) ? plainText(check.expression) : '';
  const [within] = ts.isCallExpression(check) ? check.arguments : [];
  const inner = ts.isTypeOperatorNode(type) ? type.type : type;
  if (ts.isArrayTypeNode(inner)) {
    if (around === 'listOf' && within !== undefined)
      return isTypeOf(path, inner.elementType, within);
    return isNamed(path, inner.elementType, `ShapeOf<typeof ${plainText(check)}>[number]`);
  }
  if (ts.isUnionTypeNode(type) && around === 'orNull' && within !== undefined) {
    const [value, nothing] = type.types;
    return nothing?.getText() === 'null' && value !== undefined && isTypeOf(path, value, within);
  }
  return isNamed(path, type, `ShapeOf<typeof ${plainText(check)}>`);
}

/** True if a type is an alias of another, local or imported. */
const isNamed = (path: string, type: ts.TypeNode, meaning: string): boolean => {
  const value = ts.isTypeReferenceNode(type) && originOf(path, type.getText())?.value;
  return value ? plainText(value) === meaning : false;
};

/** Doesn't query the database; each call is given the check of its response, which types it. */
const ASKS_ITSELF = 'renderer/features/account/billing/testCheckoutApi.ts';

/** Returns the check of a short endpoint: its first argument, or among the options there. */
function checkOf({ path, call }: Endpoint): ts.Expression | undefined {
  const [expected] = call.arguments;
  if (expected === undefined || call.arguments.length === 1) return undefined;
  const meant = ts.isIdentifier(expected) ? originOf(path, expected.text)?.value : expected;
  const options = meant && ts.isAsExpression(meant) ? meant.expression : meant;
  return options && ts.isObjectLiteralExpression(options)
    ? findProperty(options, 'accepts')
    : expected;
}

/** Returns what is wrong with a short endpoint, if anything. */
function shortUntruth(endpoint: Endpoint): string | undefined {
  const kind = endpoint.call.expression.getText();
  if (kind === 'rows') return undefined;
  const check = checkOf(endpoint);
  if (check === undefined) return kind === 'read' ? 'reads without a check' : undefined;
  return isOfShapes(endpoint.path, check) ? undefined : `accepts ${check.getText()}`;
}

/** Returns what is wrong with an endpoint's response type, if anything. */
function untruth({ path, call }: Endpoint): string | undefined {
  if (SHORT_ENDPOINT.test(call.expression.getText())) return shortUntruth({ path, call });
  const says = call.arguments[0] ?? call;
  const options = findProperty(says, 'extraOptions');
  const check = options && findProperty(options, 'accepts');
  if (check !== undefined && check.getText() !== 'Array.isArray' && !isOfShapes(path, check)) {
    return `accepts ${check.getText()}`;
  }
  // A transformed response is typed by its transform.
  const transform = findProperty(says, 'transformResponse');
  const type =
    transform !== undefined && ts.isArrowFunction(transform)
      ? transform.parameters[0]?.type
      : call.typeArguments?.[0];
  const typeText = type?.getText() ?? '';
  if (UNREAD.test(typeText) || path === ASKS_ITSELF) return undefined;
  const asked = /^ResponseOf<typeof (\w+)>$/.exec(typeText)?.[1];
  if (asked !== undefined && findProperty(says, 'query')?.getText() === asked) return undefined;
  if (type !== undefined && check !== undefined && isTypeOf(path, type, check)) return undefined;
  return `declares the response ${typeText}`;
}

const paths = globSync('renderer/**/*.{ts,tsx}', { cwd: inProject('') }).filter(
  (path) => !/\.test\.tsx?$|\/testing\/|^renderer\/data\/api\/calls\.ts$/.test(path),
);
const withEndpoints = paths.filter((path) =>
  /\binjectEndpoints\(|\bbuild\.(?:query|mutation|infiniteQuery)\b/.test(
    readFileSync(inProject(path), 'utf8'),
  ),
);

test("types an endpoint's response by its query or by the check of its response", () => {
  const endpoints = withEndpoints.flatMap(endpointsOf);
  expect(endpoints.length).toBeGreaterThan(50);
  const wrong = endpoints.flatMap((endpoint) => {
    const problem = untruth(endpoint);
    const name = endpoint.call.parent.getChildAt(0).getText();
    return problem === undefined ? [] : [`${endpoint.path}: ${name} ${problem}`];
  });
  expect(wrong).toEqual([]);
});

test("checks a public page's responses with the shapes", () => {
  const callerPaths = paths.filter((path) =>
    /\b(?:callRpc|readRows)\(/.test(readFileSync(inProject(path), 'utf8')),
  );
  const asked = callerPaths.flatMap((path) =>
    nodesIn(treeOf(path)).flatMap((node) =>
      ts.isCallExpression(node) && /^(?:callRpc|readRows)$/.test(node.expression.getText())
        ? [{ path, node }]
        : [],
    ),
  );
  expect(asked.length).toBeGreaterThan(2);
  const wrong = asked.filter(({ path, node }) => {
    const check = findProperty(node, 'accepts');
    return check === undefined || !isOfShapes(path, check);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('has no hand-written types for responses with a known type', () => {
  const byHand = withEndpoints.flatMap((path) =>
    nodesIn(treeOf(path))
      .filter(ts.isTypePredicateNode)
      .map((node) => `${path}: ${node.getText()}`),
  );
  expect(byHand).toEqual([]);
});

/** `answer.data as Ticket` asserts an unchecked response. Widening assertions don't count. */
const isClaim = (node: ts.Node): node is ts.AsExpression => {
  if (!ts.isAsExpression(node) || /^(?:never|unknown)$/.test(node.type.getText())) return false;
  const expression = ts.isAsExpression(node.expression)
    ? node.expression.expression
    : node.expression;
  return /(?:^|\.)data$/.test(expression.getText());
};

test('has no unchecked type for one of several responses', () => {
  const claims = withEndpoints.flatMap((path) =>
    nodesIn(treeOf(path))
      .filter(isClaim)
      .map((node) => `${path}: ${node.getText()}`),
  );
  expect(claims).toEqual([]);
});

test('gives every endpoint a unique name, because the store would keep only the first loaded', () => {
  const names = withEndpoints
    .flatMap(endpointsOf)
    .map(({ call: { parent } }) => (ts.isPropertyAssignment(parent) ? parent.name.getText() : ''));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** With what types each response instead. */
const TYPED_OTHERWISE: Readonly<Record<string, string>> = {
  'supabase/functions/_shared/documents/hidden-text.ts':
    'Objects of pdf.js, which types them loosely.',
  'supabase/functions/_shared/documents/serve-pdf.ts':
    'What the call of a document puts together for its rendering.',
  'supabase/functions/certificate/handler.ts': 'The certificate that get_my_certificate returns.',
  'supabase/functions/comparison/handler.ts': 'The columns that it asks for, as of any select.',
  'supabase/functions/operator-report/handler.ts': 'The rows that get_operator_report returns.',
};

test('checks the responses that functions receive with the shapes', () => {
  const files = globSync('supabase/functions/**/*.ts', { cwd: inProject('') }).filter(
    (path) => !path.endsWith('.test.ts') && /\)\s+as\s/.test(readFileSync(inProject(path), 'utf8')),
  );
  const claiming = files.filter((path) =>
    nodesIn(treeOf(path)).some(
      (node) =>
        ts.isAsExpression(node) &&
        node.type.kind !== ts.SyntaxKind.UnknownKeyword &&
        /^\(*await\b/.test(node.expression.getText()),
    ),
  );
  expect(claiming.toSorted()).toEqual(Object.keys(TYPED_OTHERWISE).toSorted());
});
