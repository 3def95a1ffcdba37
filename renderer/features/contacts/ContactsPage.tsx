import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contact } from '#shared/records/nouns/contact.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ImportButton } from '../../kit/work/import/ImportButton.tsx';
import { NounList } from '../../kit/work/list/NounList.tsx';
import { neighboursIn } from '../../kit/work/record/neighbours.ts';
import { Contact } from './Contact.tsx';
import { NewContact } from './NewContact.tsx';

/** Everybody one does business with: a list, and one of them beside it. */
export function Component() {
  const [isNew, setNew] = useState(false);
  const navigate = useNavigate();
  const add = (
    <Button intent="primary" size="small" onClick={() => setNew(true)}>
      New contact
    </Button>
  );
  return (
    <>
      <NounList
        noun={contact}
        title="Clients"
        tools={<ImportButton noun={contact} />}
        primary={add}
        onCreate={() => setNew(true)}
        nothing={
          <EmptyState title="Nobody here" action={add}>
            Buyers, sellers, owners and whoever else you do business with stand here, seen by you
            and your team alone.
          </EmptyState>
        }
        panel={(id, { known, ids, go, close }) => (
          <Contact
            key={id}
            id={id}
            place="panel"
            known={known}
            neighbours={neighboursIn(ids, id, go)}
            onClose={close}
          />
        )}
      />
      {isNew && (
        <NewContact
          onClose={() => setNew(false)}
          onAdded={({ id }) => {
            setNew(false);
            void navigate(`?open=${id}`, { replace: true });
          }}
        />
      )}
    </>
  );
}
