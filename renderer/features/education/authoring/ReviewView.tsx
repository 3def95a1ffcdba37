import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCalendarDay } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Authoring.module.css';
import {
  type DraftKey,
  useDiscardCourseDraftMutation,
  usePublishCourseDraftMutation,
  useReturnCourseDraftMutation,
  useSubmitCourseDraftMutation,
} from './authoringApi.ts';
import type { CourseDraft } from './courseDraft.ts';

const MAX_NOTE = 1000;

interface ReviewViewProps {
  readonly draft: CourseDraft;
  readonly draftKey: DraftKey;
  readonly isDirty: boolean;
}

/** Review, publication, and published versions. */
export const ReviewView = ({ draft, draftKey, isDirty }: ReviewViewProps) => (
  <div className={`${styles.part} ${styles.preview}`}>
    <h2>Review</h2>
    {draft.state === 'none' ? (
      <p>No changes since version {draft.published_version}. Edit the course to start a draft.</p>
    ) : (
      <Steps draft={draft} draftKey={draftKey} isDirty={isDirty} />
    )}
    <h2>Versions</h2>
    <Versions versions={draft.versions} />
  </div>
);

function Steps({ draft, draftKey, isDirty }: ReviewViewProps) {
  if (isDirty) return <p>Save your changes before the next step.</p>;
  const changed = draft.updated_by !== null && draft.updated_by !== '' && (
    <p className={ui.note}>Last changed by {draft.updated_by}.</p>
  );
  if (draft.state === 'editing') {
    return (
      <>
        {draft.note !== null && (
          <p role="note" className={ui.warning}>
            Returned by the reviewer: {draft.note}
          </p>
        )}
        {changed}
        <Submit draftKey={draftKey} discard={<Discard draft={draft} draftKey={draftKey} />} />
      </>
    );
  }
  return (
    <>
      {changed}
      {draft.is_editor ? (
        <>
          <p>Waiting for review. Someone who did not edit this draft has to publish it.</p>
          <div className={ui.wrap}>
            <Discard draft={draft} draftKey={draftKey} />
          </div>
        </>
      ) : (
        <Decide draft={draft} draftKey={draftKey} />
      )}
    </>
  );
}

function Submit({
  draftKey,
  discard,
}: {
  readonly draftKey: DraftKey;
  readonly discard: ReactNode;
}) {
  const [submit, { isLoading, error }] = useSubmitCourseDraftMutation();
  async function send() {
    const sent = await submit(draftKey);
    if (!('error' in sent)) announce('Sent for review');
  }
  return (
    <>
      <p>Another staff member reviews the draft before learners see it.</p>
      <ServerError error={error} title="Not sent" />
      <div className={ui.wrap}>
        <Button intent="primary" loading={isLoading} onClick={() => void send()}>
          Send for review
        </Button>
        {discard}
      </div>
    </>
  );
}

function Decide({ draft, draftKey }: Omit<ReviewViewProps, 'isDirty'>) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState<string | undefined>();
  const [publish, publishing] = usePublishCourseDraftMutation();
  const [giveBack, returning] = useReturnCourseDraftMutation();
  async function publishDraft() {
    const done = await publish(draftKey);
    if (!('error' in done)) announce('Published');
  }
  async function returnDraft() {
    if (note.trim() === '') {
      setMissing('Say what has to change.');
      return;
    }
    const done = await giveBack({ ...draftKey, note: note.trim() });
    if (!('error' in done)) announce('Returned');
  }
  return (
    <>
      <p>
        Read the preview and the quiz. Publishing creates version{' '}
        {(draft.versions[0]?.number ?? 0) + 1}; learners who began another version finish it.
      </p>
      <ServerError error={publishing.error} title="Not published" />
      <div className={ui.wrap}>
        <Button intent="primary" loading={publishing.isLoading} onClick={() => void publishDraft()}>
          Publish
        </Button>
      </div>
      <Form onSend={returnDraft} className={ui.stack8}>
        <TextAreaField
          label="Note to the authors"
          rows={3}
          maxLength={MAX_NOTE}
          value={note}
          error={missing}
          onChange={({ target }) => {
            setNote(target.value);
            setMissing(undefined);
          }}
        />
        <ServerError error={returning.error} title="Not returned" />
        <div className={ui.wrap}>
          <Button type="submit" loading={returning.isLoading}>
            Return with note
          </Button>
        </div>
      </Form>
    </>
  );
}

function Discard({ draft, draftKey }: Omit<ReviewViewProps, 'isDirty'>) {
  const [isAsking, setAsking] = useState(false);
  const [discard, { isLoading, error }] = useDiscardCourseDraftMutation();
  const navigate = useNavigate();
  const isNew = draft.versions.length === 0;
  async function confirm() {
    const done = await discard(draftKey);
    if ('error' in done) return;
    announce('Draft discarded');
    if (isNew) await navigate(linkTo('adminEducation'));
  }
  return (
    <>
      <Button
        intent="danger"
        variant={isAsking ? 'solid' : 'minimal'}
        loading={isLoading}
        onClick={() => (isAsking ? void confirm() : setAsking(true))}
      >
        {isAsking ? (isNew ? 'Delete the course' : 'Discard all changes') : 'Discard draft'}
      </Button>
      <ServerError error={error} title="Not discarded" />
    </>
  );
}

const Versions = ({ versions }: Pick<CourseDraft, 'versions'>) =>
  versions.length === 0 ? (
    <p className={ui.note}>Not published yet.</p>
  ) : (
    <div className={ui.scroll}>
      <RuledTable className={undefined}>
        <TableHead columns={['Version', 'Published', 'Author', 'Reviewer', 'Learners']} />
        <tbody>
          {versions.map(({ number, revised_on: day, author, reviewer, learners }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{formatCalendarDay(day)}</td>
              <td>{author === '' ? 'Haven Exchange' : author}</td>
              <td>{reviewer === '' ? '–' : reviewer}</td>
              <td>{learners}</td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
    </div>
  );
