import { expect, it } from 'vitest';
import { replaceFunctionBody } from './unused.ts';

const code = `function make(init) {
  function kept() {
    return 1;
  }
  async function left(one, { two = {} } = {}) {
    if (one) {
      return two;
    }
  }
  return kept;
}
const build = ({ a, b }) => {
\treturn () => a + b;
};
`;

it('removes only the body of an unused function', () => {
  expect(replaceFunctionBody(code, 'left', 'throw 0;')).toBe(
    code.replace(/ \{\n {4}if[\s\S]*?\n {2}\}\n {2}return kept/, ' { throw 0; }\n  return kept'),
  );
});

it('removes the body of an unused function expression', () => {
  const rest = replaceFunctionBody(code, 'build', 'return () => {};');
  expect(rest).toContain('const build = ({ a, b }) => { return () => {}; };');
  expect(rest).toContain('function left');
});

it('stops the build if the package no longer has a function', () => {
  expect(() => replaceFunctionBody(code, 'gone', '')).toThrow('Function gone no longer exists');
});
