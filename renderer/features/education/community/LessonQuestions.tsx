import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AskDialog } from './AskDialog.tsx';
import styles from './Community.module.css';
import { useLessonQuestionsQuery } from './communityApi.ts';
import { QuestionEntries } from './QuestionEntries.tsx';

/** Questions of learners about a lesson. */
export function LessonQuestions(about: { readonly course: string; readonly lesson: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="discussion" className={styles.part}>
      <h2 id="discussion">Discussion</h2>
      <Loaded answer={useLessonQuestionsQuery(about)} waiting={<Skeleton height="4rem" />}>
        {(questions) =>
          questions.length === 0 ? (
            <p className={ui.note}>No questions about this lesson yet.</p>
          ) : (
            <QuestionEntries questions={questions} level={3} />
          )
        }
      </Loaded>
      <div className={ui.wrap}>
        <Button onClick={() => setAsking(true)}>Ask about this lesson</Button>
      </div>
      {isAsking && <AskDialog topic="course" about={about} onClose={() => setAsking(false)} />}
    </section>
  );
}
