import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { usePositions } from '../usePositions.ts';
import styles from './Family.module.css';
import { useFamilyPhotoQuery, useFamilyPostsQuery, useRemovePostMutation } from './familyApi.ts';
import type { Post } from './familyShapes.ts';
import { PostDialog } from './PostDialog.tsx';

interface PostsProps {
  readonly communityId: string;
  readonly isStaff: boolean;
}

/** Updates with photos, newest first. */
export function Posts({ communityId, isStaff }: PostsProps) {
  const query = useFamilyPostsQuery(communityId, { pollingInterval: 120_000 });
  const { canAdd, canChange } = usePositions(communityId);
  const [isNew, setNew] = useState(false);
  const canPost = isStaff && canAdd('family_posts');
  const add = (
    <Button intent="primary" size="small" onClick={() => setNew(true)}>
      Post update
    </Button>
  );
  return (
    <div className={ui.stack16}>
      {canPost && <div className={styles.bar}>{add}</div>}
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={
          <EmptyState title="No updates yet">
            {isStaff
              ? 'Families who share updates see posts and photos here.'
              : 'News and photos from the care team appear here.'}
          </EmptyState>
        }
        keepsLast
      >
        {(posts) => (
          <ol className={styles.posts}>
            {posts.map((post) => (
              <PostItem key={post.id} post={post} isStaff={isStaff} />
            ))}
          </ol>
        )}
      </Loaded>
      {isNew && (
        <PostDialog
          communityId={communityId}
          canPostToAll={canChange('family_posts')}
          onClose={() => setNew(false)}
        />
      )}
    </div>
  );
}

function PostItem({ post, isStaff }: { readonly post: Post; readonly isStaff: boolean }) {
  const [remove, { isLoading }] = useRemovePostMutation();
  const readers = post.readers ?? 0;
  return (
    <li className={styles.post}>
      <p className={ui.caption}>
        {[
          post.resident ?? 'Whole community',
          post.by,
          formatDateTime(post.posted_at),
          isStaff && `${readers} family ${readers === 1 ? 'member' : 'members'} can read it`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={ui.multiline}>{post.body}</p>
      {post.photos.length > 0 && (
        <ul className={styles.photos}>
          {post.photos.map(({ id, path, names }, place) => (
            <li key={id}>
              <Photo
                path={path}
                label={
                  names === null || names.length === 0
                    ? `Photo ${place + 1} of ${post.photos.length}`
                    : `Photo of ${names.join(', ')}`
                }
              />
            </li>
          ))}
        </ul>
      )}
      {(post.hidden_photos ?? 0) > 0 && (
        <p className={ui.warning}>
          {post.hidden_photos === 1 ? '1 photo is' : `${post.hidden_photos} photos are`} hidden: a
          resident withdrew their photo consent.
        </p>
      )}
      {post.can_remove && (
        <div>
          <Button
            size="small"
            variant="minimal"
            loading={isLoading}
            aria-label={`Remove update of ${formatDateTime(post.posted_at)}`}
            onClick={() => void remove(post.id)}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}

function Photo({ path, label }: { readonly path: string; readonly label: string }) {
  const { currentData } = useFamilyPhotoQuery(path);
  return currentData === undefined ? (
    <span className={styles.photo} role="img" aria-label={label} />
  ) : (
    <img src={currentData} alt={label} width={240} height={180} className={styles.photo} />
  );
}
