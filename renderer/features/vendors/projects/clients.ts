import * as s from '../../../ui/shape/shape.ts';
import { isContact, PRICE_UNITS, PROJECT_STATUSES } from './projects.ts';

const client = {
  /** Id of one of the vendor's quotes that the client accepted. */
  id: s.text,
  name: s.orNull(s.text),
  company: s.orNull(s.text),
  is_gone: s.bool,
  won: s.number,
  running: s.number,
  done: s.number,
  /** Project prices only, without cancelled projects. */
  amount: s.number,
  chosen_at: s.text,
} as const;

const isClientRow = s.object({ ...client, has_note: s.bool, cursor: s.text });
export type ClientRow = s.ShapeOf<typeof isClientRow>;
export const areClients = s.listOf(isClientRow);

export const isClientOrNone = s.orNull(
  s.object({
    ...client,
    contact: s.orNull(isContact),
    note: s.text,
    projects: s.listOf(
      s.object({
        id: s.text,
        title: s.text,
        category: s.text,
        state: s.text,
        place: s.text,
        status: s.oneOf(PROJECT_STATUSES),
        price: s.number,
        price_per: s.oneOf(PRICE_UNITS),
        chosen_at: s.text,
        ended_at: s.orNull(s.text),
      }),
    ),
  }),
);
export type Client = NonNullable<s.ShapeOf<typeof isClientOrNone>>;

/** The client's name, or else their company's. */
export function clientName({
  name,
  company,
  is_gone: isDeleted,
}: Pick<ClientRow, 'name' | 'company' | 'is_gone'>): string {
  return isDeleted ? 'Deleted account' : (name ?? company ?? 'A member');
}
