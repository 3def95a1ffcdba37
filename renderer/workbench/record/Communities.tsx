import { Button, Classes } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { COMMUNITY_RELATIONS, relationLabel } from '#shared/records/communityAssociations.ts';
import { linkTo } from '#shared/routes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import ui from '../../ui/theme/ui.module.css';
import {
  type Association,
  type AssociationOwner,
  useAddTieMutation,
  useCommunitiesByWordsQuery,
  useRemoveTieMutation,
  useTiesOfQuery,
} from '../data/associationsApi.ts';
import { useMyDealListingsQuery } from '../data/matchingApi.ts';
import styles from './Record.module.css';

/** A listing's name includes its location. */
const LONGEST = 240;

/** Communities a contact owns, operates, lends to, or wants to buy: listings or free-text names. */
export function Communities({ of }: { readonly of: AssociationOwner }) {
  const ties = useTiesOfQuery(of);
  return (
    <section aria-label="Related properties">
      <h3 className={styles.heading}>Related properties</h3>
      <Loaded answer={ties} waiting={<Skeleton height="2rem" />}>
        {(rows) => (
          <ul className={`${ui.grid4} ${styles.related}`}>
            {rows.map((association) => (
              <Tied key={association.id} tie={association} />
            ))}
          </ul>
        )}
      </Loaded>
      <NewAssociation of={of} />
    </section>
  );
}

function Tied({ tie }: { readonly tie: Association }) {
  const { id, relation, community, listing_id: listingId, listings: listing } = tie;
  const [remove, { isLoading }] = useRemoveTieMutation();
  // Listings the user can't access are not named.
  const name = community ?? listing?.property_name ?? 'A listing you no longer have access to';
  return (
    <li>
      {listing !== null && listingId !== null ? (
        <Link to={linkTo('property', { id: listingId })}>{name}</Link>
      ) : (
        <span>{name}</span>
      )}
      <span className={ui.muted}>
        {relationLabel(relation)}
        {listing?.location != null && `, ${listing.location}`}
        <Button
          size="small"
          variant="minimal"
          icon={<SmallCross />}
          aria-label={`Remove ${name}, ${relationLabel(relation)}`}
          loading={isLoading}
          onClick={() => void remove(id)}
        />
      </span>
    </li>
  );
}

const labelOf = ({
  property_name: name,
  location,
}: {
  readonly property_name: string;
  readonly location: string | null;
}) => (location === null ? name : `${name}, ${location}`);

function NewAssociation({ of }: { readonly of: AssociationOwner }) {
  const [typed, setTyped] = useState('');
  const [relation, setRelation] = useState<string>(COMMUNITY_RELATIONS[0][0]);
  const [isTyping, setTyping] = useState(false);
  const [add, { error, isLoading }] = useAddTieMutation();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const name = typed.trim();
  const searchTerm = useDeferredValue(name);
  const { data: own = [] } = useMyDealListingsQuery(undefined, { skip: !isTyping });
  const { data: found = [] } = useCommunitiesByWordsQuery(searchTerm, {
    skip: !isTyping || searchTerm.length < 2,
  });
  const offered = [...new Map([...own, ...found].map((one) => [labelOf(one), one.id]))];

  async function send() {
    if (name === '' || isLoading) return;
    const listing = offered.find(([label]) => label === name)?.[1];
    const { error: addError } = await add({
      ...of,
      tie: {
        relation,
        listing_id: listing ?? null,
        community: listing === undefined ? name : null,
      },
    });
    if (addError !== undefined) return;
    setTyped('');
    field.current?.focus();
  }
  return (
    <Form onSend={send} className={`${ui.wrap} ${styles.newTask}`}>
      <input
        ref={field}
        type="text"
        list={listId}
        aria-label="Community"
        placeholder="Search listings or type a community name"
        autoComplete="off"
        maxLength={LONGEST}
        className={Classes.INPUT}
        value={typed}
        onFocus={() => setTyping(true)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={listId}>
        {offered.map(([label, id]) => (
          <option key={id} value={label} />
        ))}
      </datalist>
      {name !== '' && (
        <>
          <Select
            aria-label="Relationship"
            value={relation}
            onChange={({ target }) => setRelation(target.value)}
            options={COMMUNITY_RELATIONS}
          />
          <Button type="submit" loading={isLoading}>
            Add community
          </Button>
        </>
      )}
      {isDataError(error) && (
        <FormError
          notice={{ title: "Couldn't add community", description: dataErrorMessage(error) }}
        />
      )}
    </Form>
  );
}
