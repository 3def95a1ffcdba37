import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import { type Draft, getFieldProblems } from './listingForm.ts';
import styles from './SubmitListing.module.css';
import { useRemoveListingDraftMutation, useSubmitListingMutation } from './submitApi.ts';
import { UndoImport } from './UndoImport.tsx';

interface Row {
  readonly id: string;
  readonly draft: Draft;
  readonly at: string;
  /** The import file it came from, if unedited since. */
  readonly untouchedOf: string | null;
}

const missing = (count: number): string =>
  count === 1 ? '1 issue to fix' : `${formatNumber(count)} issues to fix`;

/** The user's drafts; complete ones can be submitted together. */
export function DraftList({
  rows,
  mayList,
}: {
  readonly rows: readonly Row[];
  readonly mayList: boolean;
}) {
  const [remove, { isLoading }] = useRemoveListingDraftMutation();
  const checkedDrafts = rows.map((row) => ({
    ...row,
    problems: Object.keys(getFieldProblems(row.draft.values)).length,
  }));
  const complete = checkedDrafts.filter(({ problems }) => problems === 0);
  return (
    <>
      <ul className={styles.drafts} aria-label="Drafts">
        {checkedDrafts.map(({ id, draft: { values }, at, problems }) => {
          const name = values.property_name.trim() || 'Untitled';
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong>{' '}
                <span className={ui.note}>
                  {[values.city, values.state].filter(Boolean).join(', ')} · {formatDay(at)} ·{' '}
                  {problems === 0 ? 'Complete' : missing(problems)}
                </span>
              </span>
              <span className={styles.order}>
                <LinkButton to="submitListing" query={{ draft: id }} size="small">
                  Continue
                </LinkButton>
                <Button
                  size="small"
                  variant="minimal"
                  disabled={isLoading}
                  aria-label={`Delete the draft ${name}`}
                  onClick={() => void remove(id)}
                >
                  Delete
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {mayList && complete.length > 1 && <SubmitTogether drafts={complete} />}
      {[...Map.groupBy(rows, ({ untouchedOf }) => untouchedOf)].map(
        ([file, drafts]) =>
          file !== null && (
            <p key={file} className={ui.note}>
              {drafts.length === 1 ? '1 draft' : `${formatNumber(drafts.length)} drafts`} imported
              on {formatDay(drafts[0]?.at ?? '')}, and no one has edited{' '}
              {drafts.length === 1 ? 'it' : 'them'} yet. <UndoImport id={file} />
            </p>
          ),
      )}
    </>
  );
}

/** Submits drafts sequentially, stopping with the reason at the first rejection. */
function SubmitTogether({ drafts }: { readonly drafts: readonly Row[] }) {
  const [submit] = useSubmitListingMutation();
  const [sent, setSent] = useState<number | null>(null);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  async function submitAll() {
    setErrorMessage(null);
    for (const [index, { id, draft }] of drafts.entries()) {
      setSent(index);
      const { error } = await submit({ id, ...draft });
      if (error !== undefined) {
        const message = isDataError(error) ? dataErrorMessage(error) : '';
        setErrorMessage(`${draft.values.property_name}: ${message}`);
        break;
      }
      if (index === drafts.length - 1) announce(`${formatNumber(drafts.length)} submitted`);
    }
    setSent(null);
  }
  return (
    <div className={styles.told} role={errorMessage === null ? undefined : 'alert'}>
      {errorMessage !== null && <p>{errorMessage}</p>}
      {sent === null ? (
        <Button onClick={() => void submitAll()}>
          Submit the {formatNumber(drafts.length)} complete drafts
        </Button>
      ) : (
        <p role="status">Submitting: {formatNumber(sent)} in review…</p>
      )}
    </div>
  );
}
