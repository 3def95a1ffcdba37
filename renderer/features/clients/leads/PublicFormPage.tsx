import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useArrivalFocus } from '../../../ui/form/useFocus.ts';
import { isId } from '../../../ui/format/id.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { type RecordHead, useRecordHead } from '../../../ui/page/recordHead.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { type OpenForm, useOpenFormQuery } from './leadsApi.ts';
import styles from './PublicForm.module.css';
import { PublicForm } from './PublicForm.tsx';

const headOf = ({ title, intro }: OpenForm): RecordHead => ({
  title,
  description: intro ?? undefined,
});

/** Public page of a broker's lead form. */
export function Component() {
  const { id = '' } = useParams();
  const isWhole = isId(id);
  const query = useOpenFormQuery(id, { skip: !isWhole });
  const [thanks, setThanks] = useState<string | null>(null);
  useRecordHead(isWhole ? query.currentData : null, headOf);
  if (!isWhole || query.currentData === null) {
    return (
      <NotFoundMessage title="Form not available" to="home" button="Home">
        The broker closed this page, or the address is mistyped.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(form) =>
          form && (
            <div className={styles.page}>
              <Heading form={form} />
              {thanks === null ? (
                <PublicForm id={id} form={form} onSent={setThanks} />
              ) : (
                <Thanks words={thanks} />
              )}
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function Heading({ form }: { readonly form: OpenForm }) {
  const { title, intro, by, company, listing } = form;
  const sender = [by, company].filter(Boolean).join(', ');
  return (
    <>
      <PageHeader title={title} {...(sender !== '' && { description: `From ${sender}` })} />
      {intro !== null && <p className={styles.intro}>{intro}</p>}
      {listing && (
        <p>
          About <Link to={linkTo('publicListing', { id: listing.id })}>{listing.name}</Link>,{' '}
          {listing.location}
        </p>
      )}
    </>
  );
}

function Thanks({ words }: { readonly words: string }) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <div className={styles.thanks}>
      <h2 ref={title} tabIndex={-1}>
        Sent
      </h2>
      <p>{words === '' ? 'Thank you. We received your response.' : words}</p>
    </div>
  );
}
