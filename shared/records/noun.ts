import type { PathOf, RouteName } from '../routes/names.ts';
import type { Choice } from './choice.ts';

interface Common {
  /** The column of the table. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Under which heading forms and records show it; fields of a group stand together. */
  readonly group?: string;
  readonly isRequired?: true;
  /** The server writes it; nobody types it. */
  readonly isReadOnly?: true;
  /** The list can be ordered by it: the find call knows its order. */
  readonly isSorted?: true;
}

/** Its type says how a field is drawn, filtered, typed in, edited in place, imported and exported. */
export type Field = Common &
  (
    | { readonly type: 'longText' | 'email' | 'phone' | 'link'; readonly longest?: number }
    | {
        readonly type: 'text';
        readonly longest?: number;
        /** It may be the name of another record, whose id the server then writes beside it. */
        readonly names?: { readonly of: string; readonly by: string };
      }
    | {
        readonly type: 'money' | 'percent' | 'number';
        readonly least?: number;
        readonly most?: number;
      }
    | {
        readonly type: 'date' | 'time' | 'flag' | 'person' | 'people' | 'usState' | 'usStates';
      }
    | { readonly type: 'choice' | 'choices'; readonly choices: readonly Choice[] }
    | { readonly type: 'record'; readonly of: string }
    /** The tags of its own records, or of those of another noun. */
    | { readonly type: 'tags'; readonly of?: string }
    /** Further ones beside the main one, each with what it is for. */
    | { readonly type: 'ways'; readonly of: 'email' | 'phone' | 'address' }
  );
export type FieldType = Field['type'];

/** A kind of record that people work with: told once, and lists, records, forms, boards, import and export follow. */
export interface Noun {
  /** Its table, and its name in everything that hangs on records of any kind. */
  readonly kind: string;
  readonly one: string;
  readonly many: string;
  /** Where its list is, as the route of a screen says it; a record stands at `path/:id`. */
  readonly path: PathOf<RouteName>;
  /** The field that names a record. */
  readonly title: string;
  /** The field whose choices are the columns of its board, and what a column adds up. */
  readonly board?: { readonly by: string; readonly sum?: string };
  /** Others need it when its owner has left; without it, records go with whoever owns them. */
  readonly outlivesOwner?: true;
  /** What its list shows beside the name until somebody chooses others, in this order; else the first fields. */
  readonly columns?: readonly string[];
  readonly fields: readonly Field[];
}

export const fieldOf = (noun: Noun, name: string): Field | undefined =>
  noun.fields.find((field) => field.name === name);

/** Of which noun's records it has the tags; none if nothing of it is tagged. */
export function tagged(noun: Noun): string | undefined {
  const field = noun.fields.find((one) => one.type === 'tags');
  return field && (field.of ?? noun.kind);
}
