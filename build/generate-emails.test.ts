import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildHostedEmails } from './generate-emails.ts';
import { inProject } from './paths.ts';

const config = readFileSync(inProject('supabase/config.toml'), 'utf8');

test.each(buildHostedEmails())(
  'has an up-to-date hosted email template $file',
  ({ file, path, html, subject }) => {
    expect(readFileSync(path, 'utf8')).toBe(html);
    expect(config).toContain(
      `[auth.email.template.${file}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${file}.html"`,
    );
  },
);

test.each(buildHostedEmails().filter(({ file }) => file !== 'reauthentication'))(
  'links the hosted email template $file to the confirmation screen',
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

test('has no link in the hosted email template with only a code', () => {
  const email = buildHostedEmails().find(({ file }) => file === 'reauthentication');
  expect(email?.html).toContain('{{ .Token }}');
  expect(email?.html).not.toContain('href');
});
