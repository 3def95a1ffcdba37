import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { WalkAnswers, WalkSteps } from '../WalkParts.tsx';
import styles from './Inspections.module.css';
import { ItemPhotos } from './ItemPhotos.tsx';
import {
  type DueInspection,
  type InspectionItem,
  type ItemResult,
  useFinishInspectionMutation,
} from './inspectionsApi.ts';
import { describeLimits, describeValue, isFailure, nameInspection } from './inspectionText.ts';
import { useItemPhotos } from './useItemPhotos.ts';

interface WalkThroughProps {
  readonly communityId: string;
  readonly inspection: DueInspection;
  readonly onClose: () => void;
}

/** Walks through an inspection item by item; also works offline. */
export function WalkThrough({ communityId, inspection, onClose }: WalkThroughProps) {
  const { items } = inspection;
  const [at, setAt] = useState(0);
  const [results, setResults] = useState<Readonly<Record<string, ItemResult>>>({});
  const [signature, setSignature] = useState('');
  const [finish, { error, isLoading }] = useFinishInspectionMutation();
  const { isMissing, ...photos } = useItemPhotos(inspection);
  const item = items[at];
  const title = nameInspection(inspection.name, inspection.shift);
  const failed = items.filter((one) => isFailure(one, results[one.id]));
  const isAnswered = (one: InspectionItem) =>
    results[one.id]?.value !== undefined && !isMissing(one, results[one.id]);
  const isSigned = !inspection.needs_signature || signature.trim() !== '';
  const set = (id: string, result: ItemResult) =>
    setResults((before) => ({ ...before, [id]: { ...before[id], ...result } }));
  async function send() {
    const result = await finish({
      id: inspection.id,
      name: title,
      results,
      signature: signature.trim(),
      at: new Date().toISOString(),
      communityId,
    });
    if (result.error === undefined) onClose();
  }
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={styles.walk}>
        <header className={ui.stack8}>
          <h2>{title}</h2>
          <p className={ui.caption} role="status">
            {item === undefined ? 'Summary' : `Step ${at + 1} of ${items.length}`}
          </p>
        </header>
        {item === undefined ? (
          <>
            <ul className={styles.summary}>
              {items.map((one, index) => (
                <li key={one.id} data-is-failure={isFailure(one, results[one.id])}>
                  <button type="button" onClick={() => setAt(index)}>
                    {one.label}
                  </button>
                  <span>
                    {describeValue(one, results[one.id]?.value)}
                    {isMissing(one, results[one.id]) && ', photo missing'}
                  </span>
                </li>
              ))}
            </ul>
            {failed.length > 0 && (
              <p>
                {failed.length === 1
                  ? '1 failed item opens a work order.'
                  : `${failed.length} failed items open work orders.`}
              </p>
            )}
            {inspection.needs_signature && (
              <TextField
                label="Signature"
                name="signature"
                hint="Your full name. The time and your account are recorded."
                maxLength={120}
                value={signature}
                onChange={({ target }) => setSignature(target.value)}
              />
            )}
            <ServerError error={error} title="Not finished" />
          </>
        ) : (
          <>
            <Item
              key={item.id}
              item={item}
              result={results[item.id]}
              onChange={(one) => set(item.id, one)}
            />
            <ItemPhotos key={`photos-${item.id}`} item={item} {...photos} />
          </>
        )}
        <WalkSteps
          at={at}
          count={items.length}
          isAnswered={item === undefined ? items.every(isAnswered) && isSigned : isAnswered(item)}
          finish="Finish inspection"
          isBusy={isLoading}
          className={styles.steps}
          onMove={setAt}
          onFinish={() => void send()}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}

interface ItemProps {
  readonly item: InspectionItem;
  readonly result: ItemResult | undefined;
  readonly onChange: (result: ItemResult) => void;
}

function Item({ item, result, onChange }: ItemProps) {
  const [typed, setTyped] = useState(typeof result?.value === 'number' ? String(result.value) : '');
  return (
    <section className={ui.stack16} aria-label={item.label}>
      <h3>{item.label}</h3>
      {item.type === 'check' ? (
        <WalkAnswers
          value={result?.value}
          className={styles.answers}
          onChoose={(value) => onChange({ value })}
        />
      ) : (
        <DecimalField
          label="Reading"
          name="reading"
          hint={describeLimits(item)}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (/^-?\d{1,6}(\.\d{1,2})?$/.test(target.value.trim())) {
              onChange({ value: Number(target.value.trim()) });
            }
          }}
        />
      )}
      {isFailure(item, result) && (
        <>
          <p className={styles.failure}>
            {item.type === 'reading' ? 'Outside the limits.' : 'Failed.'} A work order will be
            opened.
          </p>
          <TextField
            label="What is wrong"
            name="note"
            isOptional
            maxLength={300}
            value={result?.note ?? ''}
            onChange={({ target }) =>
              onChange({ value: result?.value ?? 'fail', note: target.value })
            }
          />
        </>
      )}
    </section>
  );
}
