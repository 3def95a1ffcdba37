import type { PathOf, RouteName } from '../routes/names.ts';
import type { Choice } from './choice.ts';

interface Common {
  /** Column name in the table. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Heading under which forms and records group the field. */
  readonly group?: string;
  readonly isRequired?: true;
  /** Set by the server, not editable. */
  readonly isReadOnly?: true;
  /** The list can be sorted by it: the find call supports the order. */
  readonly isSorted?: true;
}

/** The type determines how a field is displayed, filtered, entered, edited inline, imported, and exported. */
export type Field = Common &
  (
    | { readonly type: 'longText' | 'email' | 'phone' | 'link'; readonly longest?: number }
    | {
        readonly type: 'text';
        readonly longest?: number;
        /** May hold another record's name; the server then stores that record's id beside it. */
        readonly names?: { readonly of: string; readonly by: string };
      }
    | {
        readonly type: 'money' | 'percent' | 'number';
        readonly least?: number;
        readonly most?: number;
        /** A year, written without a comma. */
        readonly isYear?: true;
      }
    | {
        readonly type: 'date' | 'time' | 'flag' | 'person' | 'people' | 'usState' | 'usStates';
      }
    | { readonly type: 'choice' | 'choices'; readonly choices: readonly Choice[] }
    | { readonly type: 'record'; readonly of: string }
    /** Tags of its own records, or those of another noun. */
    | { readonly type: 'tags'; readonly of?: string }
    /** Additional contact methods, each with its type. */
    | { readonly type: 'ways'; readonly of: 'email' | 'phone' | 'address' }
  );
export type FieldType = Field['type'];

/** A record type: declared once, and lists, records, forms, boards, import, and export follow. */
export interface Noun {
  /** The table name, also used by everything attached to records of any kind. */
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  /** The list's route path; a record is at `path/:id`. */
  readonly path: PathOf<RouteName>;
  /** The field with a record's name. */
  readonly title: string;
  /**
   * A nested noun: the parent's table, and the column with its record's ID. It has no list or page of its own; its rows
   * appear on the parent's page, belong to the parent's scope, and move to the trash with it.
   */
  readonly parent?: { readonly kind: string; readonly by: string };
  /** Records belong to a community, and positions decide who sees them; they can't be shared. */
  readonly scope?: 'community';
  /** The call that creates a record, if an insert isn't enough. */
  readonly createCall?: string;
  /** The field whose choices are the board's columns, and the field summed per column. */
  readonly board?: { readonly by: string; readonly sum?: string };
  /** Others need the records after their owner's account is deleted; otherwise they are deleted with it. */
  readonly outlivesOwner?: true;
  /** Default list columns after the name, in this order; otherwise the first fields. */
  readonly columns?: readonly string[];
  /**
   * The create form: the fields it shows at first, in this order, and the outcomes it never asks for. The rest is
   * behind "More fields". A read-only field among the first is set once, when the record is created.
   */
  readonly create?: { readonly main: readonly string[]; readonly never?: readonly string[] };
  readonly fields: readonly Field[];
}

export const fieldOf = (noun: Noun, name: string): Field | undefined =>
  noun.fields.find((field) => field.name === name);

/** Returns the noun whose tags it uses; undefined if it has none. */
export function findTagNoun(noun: Noun): string | undefined {
  const field = noun.fields.find((one) => one.type === 'tags');
  return field && (field.of ?? noun.kind);
}
