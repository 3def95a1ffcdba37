let isJson = false;

/** Chooses one JSON object per line instead of text. */
export function setLogFormat(format: 'text' | 'json'): void {
  isJson = format === 'json';
}

function write(fields: Record<string, unknown>, text: string): void {
  const at = new Date().toISOString();
  const line = isJson ? JSON.stringify({ at, pid: process.pid, ...fields }) : `${at} ${text}`;
  process.stderr.write(`${line}\n`);
}

/** Logs what happened to the server itself. The text contains no data of users. */
export function logEvent(text: string): void {
  write({ level: 'info', text }, text);
}

/**
 * Logs a server error: where it happened, never its message. Database error messages quote rows, which are users'
 * data.
 */
export function logServerError(error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an Error');
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  write(
    {
      level: 'error',
      error: name,
      ...(code ? { code } : {}),
      stack: frames.map((frame) => frame.trim()),
    },
    `${name}${code ? ` ${code}` : ''}\n${frames.join('\n')}`,
  );
}
