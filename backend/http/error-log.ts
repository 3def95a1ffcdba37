/**
 * Logs a server error: where it happened, never its message. Database error messages quote rows, which are users'
 * data.
 */
export function logServerError(error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an Error');
  const code = error instanceof Error && 'code' in error ? ` ${String(error.code)}` : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  process.stderr.write(
    `${new Date().toISOString()} ${name}${code}\n${frames.slice(0, 8).join('\n')}\n`,
  );
}
