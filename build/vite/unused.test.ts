import { expect, it } from 'vitest';
import { withoutBody } from './unused.ts';

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

it('a function that nobody calls is left out with its body alone', () => {
  expect(withoutBody(code, 'left', 'throw 0;')).toBe(
    code.replace(/ \{\n {4}if[\s\S]*?\n {2}\}\n {2}return kept/, ' { throw 0; }\n  return kept'),
  );
});

it('so is one that is written as a value', () => {
  const rest = withoutBody(code, 'build', 'return () => {};');
  expect(rest).toContain('const build = ({ a, b }) => { return () => {}; };');
  expect(rest).toContain('function left');
});

it('a function that the package no longer has stops the build', () => {
  expect(() => withoutBody(code, 'gone', '')).toThrow('no function gone');
});
