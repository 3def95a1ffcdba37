import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { isContact, PRICE_UNITS, PROJECT_STATUSES } from './projects.ts';

const client = {
  /** Id of one of the vendor's quotes that the client accepted. */
  id: text,
  name: orNull(text),
  company: orNull(text),
  is_gone: bool,
  won: number,
  running: number,
  done: number,
  /** Project prices only, without cancelled projects. */
  amount: number,
  chosen_at: text,
} as const;

const isClientRow = object({ ...client, has_note: bool, cursor: text });
export type ClientRow = ShapeOf<typeof isClientRow>;
export const areClients = listOf(isClientRow);

export const isClientOrNone = orNull(
  object({
    ...client,
    contact: orNull(isContact),
    note: text,
    projects: listOf(
      object({
        id: text,
        title: text,
        category: text,
        state: text,
        place: text,
        status: oneOf(PROJECT_STATUSES),
        price: number,
        price_per: oneOf(PRICE_UNITS),
        chosen_at: text,
        ended_at: orNull(text),
      }),
    ),
  }),
);
export type Client = NonNullable<ShapeOf<typeof isClientOrNone>>;

/** The client's name, or else their company's. */
export function clientName({
  name,
  company,
  is_gone: isDeleted,
}: Pick<ClientRow, 'name' | 'company' | 'is_gone'>): string {
  return isDeleted ? 'Deleted account' : (name ?? company ?? 'A member');
}
