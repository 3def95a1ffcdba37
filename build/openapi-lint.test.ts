import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { buildOpenApi } from '#shared/api/openapi.ts';
import { inProject } from './paths.ts';

it('the OpenAPI linter has no finding', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(buildOpenApi('https://haven.example/functions/v1/api/v1')));
    writeFileSync(join(folder, 'redocly.yaml'), 'extends: [recommended]\n');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [inProject('node_modules/@redocly/cli/bin/cli.js'), 'lint', file, '--format=json'],
      {
        cwd: folder,
        env: {
          ...process.env,
          REDOCLY_TELEMETRY: 'off',
          REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        },
        maxBuffer: 16 * 1024 * 1024,
      },
    );
    const { problems } = JSON.parse(stdout) as { problems: { message: string }[] };
    expect(problems.map(({ message }) => message)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
