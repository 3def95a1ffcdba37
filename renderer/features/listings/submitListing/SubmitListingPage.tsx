import { Button } from '@blueprintjs/core';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { subscriptionAccess } from '#shared/access/access.ts';
import { useAccessContext, useAccount } from '../../../session/account/index.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { NEW_LISTING } from '../../../ui/file/handoff.ts';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { DraftList } from './DraftList.tsx';
import { EditListing } from './EditListing.tsx';
import { isSheet, moveToDraft, nameFromFile, useHandedFile } from './HandedFile.tsx';
import type { ImportListingsProps } from './ImportListings.tsx';
import { draftFrom, NewListing } from './NewListing.tsx';
import { ReviewSubmission } from './ReviewSubmission.tsx';
import styles from './SubmitListing.module.css';
import { SubmittedListing } from './SubmittedListing.tsx';
import {
  useGetOwnListingQuery,
  useListListingDraftsQuery,
  useListOwnPicturesQuery,
  useReadListingDraftQuery,
} from './submitApi.ts';

const ImportListings = lazyPart<ImportListingsProps>(() => import('./ImportListings.tsx'));

/** Submits a community for sale: resumes a draft, starts a new one, or edits a listing. */
export function Component() {
  const { params } = useUrlSearch();
  const { account } = useAccount();
  const listing = params.get('listing') ?? '';
  const draft = params.get('draft') ?? '';
  const submitted = params.get('submitted') ?? '';
  const review = params.get('review') ?? '';
  const title = isId(review)
    ? 'Review listing'
    : isId(submitted)
      ? 'Listing submitted'
      : isId(listing)
        ? 'Edit listing'
        : 'Submit a listing';
  return (
    <Page>
      <PageHeader title={title} />
      {isId(review) ? (
        <ReviewSubmission id={review} />
      ) : isId(submitted) ? (
        <SubmittedListing id={submitted} />
      ) : isId(listing) ? (
        <ListingToChange id={listing} owner={account?.profile.id ?? ''} />
      ) : isId(draft) ? (
        <DraftToWrite
          key={draft}
          id={draft}
          isNew={params.get('new') === '1'}
          name={params.get('name') ?? ''}
        />
      ) : (
        <StartListing isImport={params.get('import') === '1'} />
      )}
    </Page>
  );
}

function ListingToChange({ id, owner }: { readonly id: string; readonly owner: string }) {
  const query = useGetOwnListingQuery(id);
  const pictures = useListOwnPicturesQuery(id);
  return (
    <Loaded answer={query} waiting={<Skeleton height="30rem" />}>
      {(found) =>
        found === null || (owner !== '' && found.broker_accounts.user_id !== owner) ? (
          <EmptyState
            title="Listing not found"
            action={<LinkButton to="myListings">My listings</LinkButton>}
          >
            It was removed, or it belongs to someone else.
          </EmptyState>
        ) : (
          <Loaded answer={pictures} waiting={<Skeleton height="30rem" />}>
            {(rows) => (
              <EditListing
                key={found.id}
                listing={found}
                shown={rows.map((row) => ({ ...row, alt_text: row.alt_text ?? '' }))}
              />
            )}
          </Loaded>
        )
      }
    </Loaded>
  );
}

interface DraftToWriteProps {
  readonly id: string;
  readonly isNew: boolean;
  /** Property name of a new draft. */
  readonly name: string;
}

function DraftToWrite({ id, isNew, name }: DraftToWriteProps) {
  const query = useReadListingDraftQuery(id, { refetchOnMountOrArgChange: true });
  const [round, setRound] = useState(0);
  return (
    <Loaded answer={query} waiting={<Skeleton height="30rem" />}>
      {(found) =>
        (found === null && !isNew && round === 0) ||
        (found !== null && found.submitted_at !== null) ? (
          <EmptyState
            title="Draft not found"
            action={<LinkButton to="myListings">My listings</LinkButton>}
          >
            It was submitted or deleted, perhaps on another device.
          </EmptyState>
        ) : (
          <NewListing
            key={round}
            id={id}
            held={{
              version: found?.version ?? 0,
              folder: found?.listing_id ?? null,
              draft: draftFrom(
                found?.content ?? (name === '' ? null : { values: { property_name: name } }),
              ),
            }}
            onReload={async () => {
              await query.refetch();
              setRound((before) => before + 1);
            }}
          />
        )
      }
    </Loaded>
  );
}

/** Existing drafts and a new one. */
function StartListing({ isImport }: { readonly isImport: boolean }) {
  const drafts = useListListingDraftsQuery();
  const [isImporting, setImporting] = useState(isImport);
  const { params, change } = useUrlSearch();
  const [file, forgetFile] = useHandedFile(params.get('file') === '1' ? NEW_LISTING : null);
  const sheet = file !== null && isSheet(file) ? file : null;
  const navigate = useNavigate();
  const accountStatus = useAccessContext();
  async function startWith(handed: File) {
    const id = crypto.randomUUID();
    await moveToDraft(handed, NEW_LISTING, id);
    void navigate(`?${new URLSearchParams({ draft: id, new: '1', name: nameFromFile(handed) })}`);
  }
  const mayList =
    accountStatus === null || subscriptionAccess(accountStatus, new Date()).mayCreateListings;
  return (
    <>
      {!mayList && (
        <p className={styles.told}>
          Your plan doesn't include listings. You can write a draft now and submit it after you
          upgrade.{' '}
          <LinkButton to="userPricing" size="small">
            View plans
          </LinkButton>
        </p>
      )}
      {file !== null && sheet === null && (
        <div className={styles.told}>
          <p>
            <strong>{file.name}</strong> is ready.
          </p>
          <div className={styles.buttons}>
            <Button intent="primary" onClick={() => void startWith(file)}>
              Start a listing with it
            </Button>
            <Button variant="minimal" onClick={forgetFile}>
              Remove
            </Button>
          </div>
        </div>
      )}
      <Loaded answer={drafts} waiting={<Skeleton height="6rem" />}>
        {(rows) => (
          <DraftList
            mayList={mayList}
            rows={rows.map(({ id, content, updated_at: at, import_id: file, version }) => ({
              id,
              draft: draftFrom(content),
              at,
              untouchedOf: version === 1 ? file : null,
            }))}
          />
        )}
      </Loaded>
      <div className={styles.buttons}>
        <Button
          intent="primary"
          onClick={() =>
            void navigate(`?${new URLSearchParams({ draft: crypto.randomUUID(), new: '1' })}`)
          }
        >
          Start new listing
        </Button>
        <Button onClick={() => setImporting(true)}>Import from a file</Button>
      </div>
      {(isImporting || sheet !== null) && (
        <Suspense>
          <ImportListings
            file={sheet}
            onClose={() => {
              setImporting(false);
              forgetFile();
              change([['file', null]], 'is a step');
            }}
          />
        </Suspense>
      )}
    </>
  );
}
