/**
 * Notes a fault of the server's own: where it happened, never what was being said. Messages of
 * database errors quote rows, and rows are people's data.
 */
export function noteFault(error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an Error');
  const code = error instanceof Error && 'code' in error ? ` ${String(error.code)}` : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  process.stderr.write(
    `${new Date().toISOString()} ${name}${code}\n${frames.slice(0, 8).join('\n')}\n`,
  );
}
