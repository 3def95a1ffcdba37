import { Button, Classes } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { linkTo } from '#shared/routes.ts';
import { draftReviewPosts, draftWorkPosts, type PostDraft } from '#shared/vendors/socialPosts.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { stateName } from '../../../ui/directory/directoryPage.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useGetMyVendorQuery } from '../directory/index.ts';
import { useVendorReviewsQuery } from '../vendorReviews/index.ts';
import { entryFacts } from './EntryView.tsx';
import { NoProfile } from './NoProfile.tsx';
import styles from './Presence.module.css';
import { useVendorPortfolioQuery } from './presenceApi.ts';

const MOST_REVIEWS = 5;

/** Drafts of posts from public work and reviews. */
export function Component() {
  const { session } = useAuth();
  const query = useGetMyVendorQuery(session?.userId ?? '', { skip: session === null });
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="24rem" />} nothing={<NoProfile />}>
        {(vendor) =>
          vendor !== null && <Drafts vendorId={vendor.id} company={vendor.company_name} />
        }
      </Loaded>
    </Page>
  );
}

interface DraftsProps {
  readonly vendorId: string;
  readonly company: string;
}

function Drafts({ vendorId, company }: DraftsProps) {
  const portfolio = useVendorPortfolioQuery(vendorId);
  const { currentData: reviews } = useVendorReviewsQuery(vendorId);
  const source = { company, address: `${window.location.origin}${linkTo('vendor', { vendorId })}` };
  const entries = portfolio.currentData ?? [];
  const published = (reviews?.reviews ?? []).slice(0, MOST_REVIEWS);
  if (portfolio.isLoading) return <Skeleton height="24rem" />;
  if (entries.length === 0 && published.length === 0) {
    return (
      <EmptyState
        title="No public work yet"
        action={<LinkButton to="vendorPortfolio">Open portfolio</LinkButton>}
      >
        Drafts come from projects that clients allow you to show, and from reviews.
      </EmptyState>
    );
  }
  return (
    <div className={styles.sections}>
      {entries.map((entry) => (
        <section key={entry.id} aria-label={entry.title} className={ui.stack12}>
          <div className={`${ui.titleLine} ${styles.what}`}>
            <h2>{entry.title}</h2>
            <span className={ui.note}>{entryFacts(entry)}</span>
          </div>
          <DraftList
            of={entry.title}
            drafts={draftWorkPosts({ ...entry, state: stateName(entry.state) }, source)}
          />
        </section>
      ))}
      {published.map((review) => (
        <section key={review.id} aria-label={`Review by ${review.signed}`} className={ui.stack12}>
          <div className={`${ui.titleLine} ${styles.what}`}>
            <h2>Review by {review.signed}</h2>
          </div>
          <DraftList
            of={`the review by ${review.signed}`}
            drafts={draftReviewPosts(review, source)}
          />
        </section>
      ))}
    </div>
  );
}

interface DraftListProps {
  readonly of: string;
  readonly drafts: readonly PostDraft[];
}

const DraftList = ({ of, drafts }: DraftListProps) => (
  <div className={styles.drafts}>
    {drafts.map((draft) => (
      <Draft key={draft.network} of={of} draft={draft} />
    ))}
  </div>
);

function Draft({ of, draft }: { readonly of: string; readonly draft: PostDraft }) {
  const [written, setWritten] = useState(draft.text);
  const id = useId();
  return (
    <div className={styles.draft}>
      <h3 id={id}>
        {draft.network}
        <span className="visually-hidden"> post about {of}</span>
      </h3>
      <textarea
        aria-labelledby={id}
        rows={10}
        className={Classes.INPUT}
        value={written}
        maxLength={draft.most}
        onChange={({ target }) => setWritten(target.value)}
      />
      <div className={styles.copied}>
        <Button
          size="small"
          onClick={async () => {
            await navigator.clipboard.writeText(written);
            announce('Post copied');
          }}
        >
          Copy post
          <span className="visually-hidden">
            {' '}
            for {draft.network} about {of}
          </span>
        </Button>
        <span className={ui.caption}>
          {written.length} of {draft.most}
        </span>
      </div>
    </div>
  );
}
