import { expect, it } from 'vitest';
import { parseOrigin, widgetSnippet } from './widgets.ts';

it('parses a website as typed and rejects invalid ones', () => {
  expect(parseOrigin('www.Cedar.example')).toBe('https://www.cedar.example');
  expect(parseOrigin('https://cedar.example/listings?page=2')).toBe('https://cedar.example');
  expect(parseOrigin('cedar.example:8443')).toBe('https://cedar.example:8443');
  expect(parseOrigin('http://localhost:3000')).toBe('http://localhost:3000');
  for (const wrong of ['*.example', 'http://cedar.example', 'intranet', 'user@a.example', 'a b']) {
    expect(parseOrigin(wrong), wrong).toBeUndefined();
  }
});

it('escapes the title in the snippet', () => {
  const widget = { id: 'a1', kind: 'listings', title: '"><script>' } as never;
  expect(widgetSnippet('https://haven.example', widget)).toContain('title="&quot;>&lt;script>"');
});
