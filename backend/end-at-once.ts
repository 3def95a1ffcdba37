/**
 * For what cannot be ended in order. Not `process.exit`: that waits for threads, and one of them may be
 * what is stuck. What was saved is in the log of the database, which the next start reads.
 */
export function endAtOnce(reason: string): void {
  process.stderr.write(`${reason} It is ended at once; nothing that was saved is lost.\n`);
  process.kill(process.pid, 'SIGKILL');
}
