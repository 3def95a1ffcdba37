import { readTransactions, readX12, type Segment, X12Error } from './x12.ts';

/** What a receiver answered about one claim (277CA), or about a whole file (999). */
export interface ClaimAnswer {
  /** Patient control number; null if the answer is about the file. */
  readonly claim_number: string | null;
  readonly control_number: string | null;
  readonly is_accepted: boolean;
  readonly payer_claim_number: string | null;
  /** Category and status code, such as "A3:21". */
  readonly code: string;
}

const at = (segment: Segment, index: number): string => segment[index] ?? '';

/** Categories A0 to A2 and A5 of a claim acknowledgment accept; A3, A4, A6 to A8 reject. */
const ACCEPTED = ['A0', 'A1', 'A2', 'A5'];

function readAcknowledgment(segments: readonly Segment[], component: string): ClaimAnswer[] {
  const answers: ClaimAnswer[] = [];
  let isClaim = false;
  let number = '';
  for (const segment of segments) {
    if (segment[0] === 'HL') isClaim = at(segment, 3) === 'PT';
    else if (isClaim && segment[0] === 'TRN') number = at(segment, 2).slice(0, 38);
    else if (isClaim && segment[0] === 'STC' && number !== '') {
      const [category = '', status = ''] = at(segment, 1).split(component);
      answers.push({
        claim_number: number,
        control_number: null,
        is_accepted: ACCEPTED.includes(category),
        payer_claim_number: null,
        code: `${category}:${status}`.slice(0, 20),
      });
      number = '';
    } else if (isClaim && segment[0] === 'REF' && segment[1] === '1K') {
      const last = answers.pop();
      if (last !== undefined)
        answers.push({ ...last, payer_claim_number: at(segment, 2).slice(0, 50) });
    }
  }
  return answers;
}

const readFunctional = (segments: readonly Segment[]): ClaimAnswer[] => {
  const group = segments.find(([id]) => id === 'AK1');
  const result = segments.find(([id]) => id === 'AK9');
  if (group === undefined || result === undefined)
    throw new X12Error('The acknowledgment is incomplete.');
  const code = at(result, 1);
  return [
    {
      claim_number: null,
      control_number: at(group, 2),
      is_accepted: code === 'A' || code === 'E',
      payer_claim_number: null,
      code,
    },
  ];
};

/** Reads a 999 or a 277CA file, whichever it is. */
export function readStatusFile(text: string): readonly ClaimAnswer[] {
  const file = readX12(text);
  const kind = file.segments.find(([id]) => id === 'ST')?.[1];
  if (kind === '277')
    return readTransactions(file, '277').flatMap((one) => readAcknowledgment(one, file.component));
  if (kind === '999') return readTransactions(file, '999').flatMap(readFunctional);
  throw new X12Error('Choose a 999 or 277CA file.');
}
