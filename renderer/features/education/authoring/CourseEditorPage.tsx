import { Button, Tag } from '@blueprintjs/core';
import { useParams } from 'react-router-dom';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useAuth } from '../../../session/auth/index.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { isId } from '../../../ui/format/id.ts';
import { announce } from '../../../ui/live/announce.ts';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { PageTabs } from '../../../ui/page/PageTabs.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CourseFiguresPanel } from '../figures/index.ts';
import styles from './Authoring.module.css';
import { useCourseDraftQuery } from './authoringApi.ts';
import { ContentView } from './ContentView.tsx';
import type { CourseDraft } from './courseDraft.ts';
import { PreviewView } from './PreviewView.tsx';
import { QuizView } from './QuizView.tsx';
import { ReviewView } from './ReviewView.tsx';
import { type CourseEditorState, useCourseEditor } from './useCourseEditor.ts';

const VIEWS = [
  ['content', 'Content'],
  ['quiz', 'Quiz'],
  ['preview', 'Preview'],
  ['review', 'Review'],
  ['figures', 'Figures'],
] as const;

const DRAFT_LABELS: Readonly<Record<string, string>> = {
  none: 'Published',
  editing: 'Draft',
  in_review: 'In review',
};

/** Edits a course: lessons, quiz, preview, review, and figures. */
export function Component() {
  const { courseId = '' } = useParams();
  const isKnown = isId(courseId);
  const { session } = useAuth();
  const query = useCourseDraftQuery(courseId, { skip: !isKnown });
  if (!isKnown || query.currentData === null) {
    return (
      <NotFoundMessage title="Course not found" to="adminEducation" button="All courses">
        It may have been deleted, or the link may be wrong.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <BackLink to="adminEducation">Education</BackLink>
      <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
        {(draft) => draft && <Editor key={draft.id} draft={draft} userId={session?.userId ?? ''} />}
      </Loaded>
    </Page>
  );
}

interface EditorProps {
  readonly draft: CourseDraft;
  readonly userId: string;
}

function Editor({ draft, userId }: EditorProps) {
  const editor = useCourseEditor(draft, userId);
  const { params, addressWith } = useUrlSearch();
  const { course, errors, change, save, isDirty } = editor;
  const asked = params.get('view');
  const view = VIEWS.find(([name]) => name === asked)?.[0] ?? 'content';
  async function submit() {
    if (await save()) announce('Draft saved');
  }
  return (
    <>
      <PageHeader
        title={course.title === '' ? 'Untitled course' : course.title}
        actions={
          <Tag minimal intent={draft.state === 'none' ? 'success' : 'warning'}>
            {DRAFT_LABELS[draft.state] ?? draft.state}
          </Tag>
        }
        views={
          <PageTabs
            of="adminEducation"
            views={VIEWS.map(([name, label]) => ({
              label,
              address: addressWith([['view', name === 'content' ? null : name]]),
              isHere: name === view,
            }))}
          />
        }
      />
      <div className={styles.view}>
        <Form onSend={submit} className={ui.stack16}>
          {view === 'content' && <ContentView course={course} errors={errors} onChange={change} />}
          {view === 'quiz' && <QuizView course={course} errors={errors} onChange={change} />}
          {(view === 'content' || view === 'quiz' || isDirty) && <SaveBar editor={editor} />}
        </Form>
        {view === 'preview' && <PreviewView courseId={draft.id} course={course} />}
        {view === 'review' && (
          <ReviewView
            draft={draft}
            draftKey={{ id: draft.id, version: editor.version }}
            isDirty={isDirty}
          />
        )}
        {view === 'figures' && <CourseFiguresPanel id={draft.id} />}
      </div>
    </>
  );
}

function SaveBar({ editor }: { readonly editor: CourseEditorState }) {
  const { isDirty, isSaving, errors, error, undo } = editor;
  return (
    <div className={styles.bar}>
      <Button type="submit" intent="primary" loading={isSaving} disabled={!isDirty}>
        Save draft
      </Button>
      {isDirty && (
        <Button variant="minimal" onClick={undo}>
          Undo changes
        </Button>
      )}
      <span role="status" className={errors.size > 0 ? ui.error : ui.note}>
        {errors.size > 0
          ? `Not saved. ${errors.size === 1 ? '1 field has' : `${errors.size} fields have`} an error.`
          : isDirty
            ? 'Unsaved changes are kept on this device.'
            : 'Everything is saved.'}
      </span>
      <ServerError error={error} title="Not saved" />
    </div>
  );
}
