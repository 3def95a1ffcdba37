import { Button, Tag } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Community.module.css';
import { useDecidePostMutation, useReportedPostsQuery } from './communityApi.ts';
import type { ReportedPost } from './communityShapes.ts';

/** Reported posts that wait for a decision, for staff. */
export const Component = () => (
  <Page>
    <PageHeader />
    <Loaded
      answer={useReportedPostsQuery()}
      waiting={<Skeleton height="24rem" />}
      nothing={<EmptyState title="No reports">Posts that members report appear here.</EmptyState>}
      keepsLast
    >
      {(posts) => (
        <ul className={styles.answers} aria-label="Reported posts">
          {posts.map((post) => (
            <Reported key={post.post_id} post={post} />
          ))}
        </ul>
      )}
    </Loaded>
  </Page>
);

function Reported({ post }: { readonly post: ReportedPost }) {
  const [decide, { isLoading }] = useDecidePostMutation();
  const noun = post.is_answer ? 'answer' : 'question';
  return (
    <li>
      <p className={ui.note}>
        {post.is_answer ? 'Answer' : 'Question'} by {post.author} · {formatDay(post.first_at)} ·{' '}
        {post.reports === 1 ? '1 report' : `${post.reports} reports`}{' '}
        {post.is_hidden && (
          <Tag minimal intent="warning">
            Hidden
          </Tag>
        )}
      </p>
      <RouteLink to="communityQuestion" params={{ questionId: post.question_id }}>
        {post.title}
      </RouteLink>
      <p className={styles.body}>{post.body}</p>
      <p>Reasons: {post.reasons.join('; ')}</p>
      <div className={ui.wrap}>
        <Button
          size="small"
          loading={isLoading}
          aria-label={`Keep ${noun}: ${post.title}`}
          onClick={() => void decide({ id: post.post_id, isKept: true })}
        >
          Keep
        </Button>
        <Button
          size="small"
          intent="danger"
          loading={isLoading}
          aria-label={`Hide ${noun}: ${post.title}`}
          onClick={() => void decide({ id: post.post_id, isKept: false })}
        >
          Hide
        </Button>
      </div>
    </li>
  );
}
