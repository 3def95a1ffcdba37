import { TICKET_MESSAGE_MAX_LENGTH } from '#shared/constants.ts';
import { formatNumber } from '#shared/format/number.ts';
import { z } from '../../../ui/form/schema.ts';
import { countCharacters, personFields } from './ticketForm.ts';

type Options = readonly (readonly [value: string, label: string])[];

/** A choice field of a request, in addition to its text. */
export interface RequestField {
  readonly name: string;
  readonly label: string;
  readonly options: Options;
  readonly isRequired?: true;
}

/** A fact listed above the request's text, one per line. */
export type RequestFact = readonly [name: string, value: string];

/** Leaves room for the facts above the text. */
const TEXT_MAX_LENGTH = TICKET_MESSAGE_MAX_LENGTH - 1000;

export const requestSchema = (fields: readonly RequestField[]) =>
  z.object({
    ...personFields,
    choices: z.record(z.string(), z.string()).check(
      z.superRefine((choices, context) => {
        for (const { name, label, isRequired } of fields) {
          if (isRequired && !choices[name]) {
            context.addIssue({
              code: 'custom',
              path: [name],
              message: `Choose: ${label.toLowerCase()}.`,
            });
          }
        }
      }),
    ),
    words: z.string().check(
      z.trim(),
      z.refine(
        (text) => countCharacters(text) >= 20,
        'Tell us a little more: at least 20 characters.',
      ),
      z.refine(
        (text) => countCharacters(text) <= TEXT_MAX_LENGTH,
        `Use at most ${formatNumber(TEXT_MAX_LENGTH)} characters.`,
      ),
    ),
  });

export type Request = z.infer<ReturnType<typeof requestSchema>>;

/** The message staff receive: request type, facts, and text. */
export function buildRequestMessage(
  title: string,
  facts: readonly RequestFact[],
  fields: readonly RequestField[],
  { choices, words }: Pick<Request, 'choices' | 'words'>,
): string {
  const chosen = fields.flatMap(({ name, label, options }): RequestFact[] => {
    const found = options.find(([value]) => value === choices[name]);
    return found === undefined ? [] : [[label, found[1]]];
  });
  const lines = [...facts, ...chosen].map(([name, value]) => `${name}: ${value}`);
  return [title, ...lines, '', words].join('\n');
}
