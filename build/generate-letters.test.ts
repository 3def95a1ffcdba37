import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostedLetters } from './generate-letters.ts';
import { inProject } from './paths.ts';

const config = readFileSync(inProject('supabase/config.toml'), 'utf8');

test.each(hostedLetters())(
  'the hosted letter $file is the one of this checkout',
  ({ file, path, html, subject }) => {
    expect(readFileSync(path, 'utf8')).toBe(html);
    expect(config).toContain(
      `[auth.email.template.${file}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${file}.html"`,
    );
  },
);

test.each(hostedLetters().filter(({ file }) => file !== 'reauthentication'))(
  'the hosted letter $file leads to the screen that asks first',
  ({ file, html }) => {
    const [, link] = /href="([^"]+)"/.exec(html) ?? [];
    expect(link).toMatch(
      file === 'recovery'
        ? /^\{\{ \.SiteURL \}\}\/auth\?mode=reset&amp;token_hash=\{\{ \.TokenHash \}\}&amp;type=recovery$/
        : /^\{\{ \.SiteURL \}\}\/auth\/confirm\?token_hash=\{\{ \.TokenHash \}\}&amp;type=\w+(&amp;redirect_to=\{\{ \.RedirectTo \}\})?$/,
    );
    expect(html).not.toMatch(/invalid|hash-of-the-token|000000|where-the-link/);
  },
);

test('the hosted letter with a code alone has no link', () => {
  const letter = hostedLetters().find(({ file }) => file === 'reauthentication');
  expect(letter?.html).toContain('{{ .Token }}');
  expect(letter?.html).not.toContain('href');
});
