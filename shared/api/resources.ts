import type { Noun } from '../records/noun.ts';
import { community } from '../records/nouns/community.ts';
import { company } from '../records/nouns/company.ts';
import { contact } from '../records/nouns/contact.ts';
import { deal } from '../records/nouns/deal.ts';
import { event } from '../records/nouns/event.ts';
import { lead } from '../records/nouns/lead.ts';
import { property } from '../records/nouns/property.ts';
import { transaction } from '../records/nouns/transaction.ts';
import { z } from '../zod.ts';
import { recordInput, recordOutput, requiredFields, type Shape, uuid } from './fieldSchemas.ts';
import { tableResources } from './tableResources.ts';

export type Verb = 'list' | 'get' | 'create' | 'update' | 'delete';

/** How lists of a resource are read: by its find call, from its table, or by a call of the app. */
export type Source =
  | { readonly by: 'find'; readonly sorts: readonly string[] }
  | { readonly by: 'table'; readonly order: string; readonly needs?: string }
  | {
      readonly by: 'call';
      readonly call: string;
      /** Query parameters with the call's argument names. */
      readonly parameters: Readonly<
        Record<
          string,
          { readonly as: string; readonly schema: z.ZodMiniType; readonly isRequired?: true }
        >
      >;
      /** Name of the array in a call that returns one JSON object. */
      readonly rowsIn?: string;
      /** Largest page of a call that pages by cursor. */
      readonly pages?: number;
    };

/** When a part of the API was deprecated and when it stops working, as days. */
export interface Deprecation {
  readonly since: string;
  readonly sunset: string;
}

/** A resource of the API. Its schemas validate requests and generate the reference. */
export interface Resource {
  readonly name: string;
  readonly one: string;
  readonly title: string;
  readonly description: string;
  /** Resource name of its scopes, if it shares those of another one. */
  readonly scope?: string;
  readonly table: string;
  readonly source: Source;
  readonly verbs: readonly Verb[];
  /** The column that changes with the row, or `row` for all of them. */
  readonly revision: string;
  /** Deleting moves a row to the trash. */
  readonly hasTrash?: true;
  readonly output: Shape;
  readonly input?: Shape;
  readonly required?: readonly string[];
  /** Fields that can be set on creation but not changed later. */
  readonly fixed?: readonly string[];
  /** Set for at least a year before the resource is removed; the client's CHANGELOG names its successor. */
  readonly deprecated?: Deprecation;
}

const ALL: readonly Verb[] = ['list', 'get', 'create', 'update', 'delete'];

function ofNoun(
  noun: Noun,
  title: string,
  description: string,
  own: {
    readonly filled?: readonly string[];
    readonly more?: Shape;
    readonly verbs?: readonly Verb[];
    readonly also?: Shape;
  } = {},
): Resource {
  const verbs = own.verbs ?? ALL;
  return {
    name: noun.kind,
    one: noun.one,
    title,
    description,
    table: noun.kind,
    source: {
      by: 'find',
      sorts: noun.fields.flatMap((field) =>
        'isSorted' in field && field.isSorted ? [field.name] : [],
      ),
    },
    verbs,
    revision: 'version',
    hasTrash: true,
    output: recordOutput(noun, own.more),
    ...(verbs.includes('create') && {
      input: { ...recordInput(noun), ...own.also },
      required: requiredFields(noun, own.filled),
    }),
  };
}

const link = z.nullable(uuid);

/** Every resource, in the order of the reference. */
export const resources: readonly Resource[] = [
  ofNoun(contact, 'Contacts', 'Business contacts with their buying criteria.', {
    more: { company_id: link },
  }),
  ofNoun(company, 'Companies', 'Companies that contacts work for.'),
  ofNoun(deal, 'Deals', 'Sales in the pipeline, by stage.', {
    filled: ['stage'],
    more: { property_id: link, listing_id: link },
  }),
  ofNoun(lead, 'Leads', 'Inquiries and prospects until they become clients.', {
    filled: ['status'],
    more: { contact_id: link, deal_id: link, listing_id: link },
  }),
  ofNoun(event, 'Events', 'Calendar events, tours, and critical dates.', {
    filled: ['kind', 'time_zone'],
  }),
  ofNoun(property, 'Properties', 'Buildings that deals and transactions refer to.', {
    more: { company_id: link, listing_id: link },
  }),
  ofNoun(transaction, 'Transactions', 'Sales in progress, from negotiation to closing.', {
    filled: ['status', 'side'],
    more: { property_id: link, listing_id: link },
  }),
  ofNoun(community, 'Communities', 'Communities that you operate.', { verbs: ['list', 'get'] }),
  ...tableResources,
];

const byName = new Map(resources.map((resource) => [resource.name, resource]));
export const findResource = (name: string): Resource | undefined => byName.get(name);

export const scopeOf = (resource: Resource, verb: Verb): string =>
  `${resource.scope ?? resource.name}:${verb === 'list' || verb === 'get' ? 'read' : 'write'}`;
