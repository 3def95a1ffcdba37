import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toOptions } from '#shared/records/choice.ts';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AskDialog } from './AskDialog.tsx';
import styles from './Community.module.css';
import { useCommunityQuestionsQuery } from './communityApi.ts';
import { QuestionEntries } from './QuestionEntries.tsx';
import { TOPICS } from './topics.ts';

const STEP = 20;
const MOST = 200;

/** Questions of members by topic. */
export function Component() {
  const { params, change } = useUrlSearch();
  const { session } = useAuth();
  const navigate = useNavigate();
  const [most, setMost] = useState(STEP);
  const [isAsking, setAsking] = useState(false);
  const topic = params.get('topic') ?? '';
  const words = params.get('q') ?? '';
  const isFiltered = topic !== '' || words !== '';
  const query = useCommunityQuestionsQuery({ topic, words, most });
  const askButton =
    session === null ? (
      <LinkButton to="auth" intent="primary">
        Sign in to ask
      </LinkButton>
    ) : (
      <Button intent="primary" onClick={() => setAsking(true)}>
        Ask a question
      </Button>
    );
  return (
    <Page>
      <PageHeader
        description="Ask people who buy, finance, license, and run senior housing."
        actions={askButton}
      />
      <div className={styles.filters}>
        <SelectField
          label="Topic"
          options={[['', 'All topics'], ...toOptions(TOPICS)]}
          value={topic}
          onChange={({ target }) => change([['topic', target.value || null]])}
        />
        <SearchField
          value={words}
          placeholder="Words in questions"
          onSearch={(typed) => change([['q', typed || null]])}
        />
      </div>
      <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
        {({ rows, has_more: hasMore }) =>
          rows.length === 0 ? (
            <EmptyState title={isFiltered ? 'No results' : 'No questions yet'} action={askButton}>
              {isFiltered
                ? 'Try another topic or fewer words, or ask.'
                : 'Questions and answers of members appear here.'}
            </EmptyState>
          ) : (
            <div className={ui.stack16}>
              <QuestionEntries questions={rows} />
              {hasMore && most < MOST && (
                <div className={ui.wrap}>
                  <Button loading={query.isFetching} onClick={() => setMost(most + STEP)}>
                    Show more
                  </Button>
                </div>
              )}
            </div>
          )
        }
      </Loaded>
      {isAsking && (
        <AskDialog
          topic={topic}
          onClose={() => setAsking(false)}
          onAsked={(questionId) => void navigate(linkTo('communityQuestion', { questionId }))}
        />
      )}
    </Page>
  );
}
