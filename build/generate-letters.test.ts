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

test.each(hostedLetters())(
  'the hosted letter $file leads to the screen that asks first',
  ({ file, html }) => {
    const [, link] = /href="([^"]+)"/.exec(html) ?? [];
    expect(link).toMatch(
      file === 'recovery'
        ? /^\{\{ \.SiteURL \}\}\/auth\?mode=reset&amp;token_hash=\{\{ \.TokenHash \}\}&amp;type=recovery$/
        : /^\{\{ \.SiteURL \}\}\/auth\/confirm\?token_hash=\{\{ \.TokenHash \}\}&amp;type=\w+$/,
    );
    expect(html).not.toMatch(/invalid|hash-of-the-token|000000/);
  },
);
