import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AuditLine, findAuditError } from '#shared/deals/deal-rooms/audit.ts';

const sha256 = async (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns one sentence about what an archive's audit log proves, without a database or a network. */
export async function verifyAudit(json: string): Promise<{ isWhole: boolean; sentence: string }> {
  const { events } = JSON.parse(json) as { events: readonly AuditLine[] };
  const found = await findAuditError(events, sha256);
  if (found === null) {
    return { isWhole: true, sentence: `${events.length} entries, all unaltered.` };
  }
  return { isWhole: false, sentence: `Entry ${found.seq} is ${found.fault}.` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2];
  if (file === undefined) {
    console.error('Specify a file: node build/verify-audit.ts audit.json');
    process.exit(2);
  }
  const { isWhole, sentence } = await verifyAudit(readFileSync(file, 'utf8'));
  console.log(sentence);
  process.exitCode = isWhole ? 0 : 1;
}
