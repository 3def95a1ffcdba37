import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AuditLine, findAuditFault } from '#shared/rooms/audit.ts';

const sha256 = async (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** What the audit of an archive proves, in a sentence, without a database or a network. */
export async function verifyAudit(json: string): Promise<{ isWhole: boolean; sentence: string }> {
  const { events } = JSON.parse(json) as { events: readonly AuditLine[] };
  const found = await findAuditFault(events, sha256);
  if (found === null) {
    return { isWhole: true, sentence: `${events.length} lines, each as it was written.` };
  }
  return { isWhole: false, sentence: `Line ${found.seq} is ${found.fault}.` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2];
  if (file === undefined) {
    console.error('Say which file: node build/verify-audit.ts audit.json');
    process.exit(2);
  }
  const { isWhole, sentence } = await verifyAudit(readFileSync(file, 'utf8'));
  console.log(sentence);
  process.exitCode = isWhole ? 0 : 1;
}
