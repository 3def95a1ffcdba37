import { expect, it } from 'vitest';
import { stripErrorMessages } from './strip-messages.ts';

const code = `function find(it, name) {
  invariant(it, "Nothing was given in which it could be found");
  warning(
    it.isReady,
    \`It is not ready yet \${new Error("and that is longer than its place")}\`
  );
  invariant(name, "No name");
  if (name === "*") throw new Error(\`\${name} stands for every other name as well\`);
  throw new Error(name);
}
`;

it('replaces thrown messages with their line in the file and drops warnings', () => {
  expect(stripErrorMessages(code)).toBe(`function find(it, name) {
  invariant(it, "react-router:2");
  ;
  invariant(name, "No name");
  if (name === "*") throw new Error("react-router:8");
  throw new Error(name);
}
`);
});

it("stops the build if the package's code changes its form", () => {
  expect(() => stripErrorMessages('say("no");')).toThrow('no longer has any messages');
});
