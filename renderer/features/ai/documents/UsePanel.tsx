import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentKind } from '#shared/ai/documents/documentKinds.ts';
import { toCalendarDay } from '#shared/format/date.ts';
import { documentExtraction } from '#shared/records/nouns/documentExtraction.ts';
import { underwritingStatement } from '#shared/records/nouns/underwritingStatement.ts';
import { getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useAccessContext } from '../../../session/account/index.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { saveHandoff } from '../../../ui/file/handoff.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useCreateRecordMutation } from '../../../workbench/data/writesApi.ts';
import styles from './Documents.module.css';
import type { StoredField } from './extractedFields.ts';
import {
  useCompleteDiligenceItemMutation,
  useDraftListingFromDocumentMutation,
  useListOpenDiligenceItemsQuery,
  useRecordDocumentUseMutation,
  useSubmitDocumentAsCredentialMutation,
} from './extractionsApi.ts';
import { TARGETS, type Target, toCredential, toDraftValues, valuesOf } from './targets.ts';

interface UsePanelProps {
  readonly row: RecordRow;
  readonly kind: DocumentKind;
  readonly fields: readonly StoredField[];
  readonly uses: readonly { readonly target: string; readonly path: string; readonly at: string }[];
  readonly file: File | null;
  /** True if everything is saved and decided. */
  readonly isReady: boolean;
  readonly hasStatementDoubts: boolean;
}

/** Where the values of a checked document can go. Each is confirmed first. */
export function UsePanel(props: UsePanelProps) {
  const { kind, uses, isReady, hasStatementDoubts } = props;
  const [target, setTarget] = useState<Target | null>(null);
  const targets = TARGETS.filter(({ kinds }) => kinds.includes(kind));
  return (
    <section aria-label="Use the values" className={ui.stack8}>
      <h2>Use the values</h2>
      <ul className={styles.targets}>
        {targets.map(({ value, label, about }) => (
          <li key={value}>
            <PlainButton disabled={!isReady} onClick={() => setTarget(value)}>
              {label}
            </PlainButton>
            <span className={ui.note}>{about}</span>
          </li>
        ))}
      </ul>
      {!isReady && <p className={ui.note}>Save with every doubt decided to use the values.</p>}
      {hasStatementDoubts && (
        <p className={ui.note}>The statement import asks about single lines of this file.</p>
      )}
      {uses.length > 0 && (
        <ul className={styles.targets} aria-label="Used in">
          {uses.map(({ target: used, path }) => (
            <li key={used + path}>
              <Link to={path}>{TARGETS.find(({ value }) => value === used)?.label ?? used}</Link>
            </li>
          ))}
        </ul>
      )}
      {target !== null && <Confirm {...props} target={target} onClose={() => setTarget(null)} />}
    </section>
  );
}

interface ConfirmProps extends UsePanelProps {
  readonly target: Target;
  readonly onClose: () => void;
}

function Confirm({ target, onClose, ...props }: ConfirmProps) {
  const label = TARGETS.find(({ value }) => value === target)?.label ?? '';
  return (
    <Dialog label={label} place="side" onClose={onClose}>
      <div className={`${ui.stack16} ${styles.dialog}`}>
        <h2>{label}</h2>
        {target === 'statement' && <StatementStep {...props} onClose={onClose} />}
        {target === 'listing_draft' && <DraftStep {...props} onClose={onClose} />}
        {target === 'checklist' && <ChecklistStep {...props} onClose={onClose} />}
        {target === 'credential' && <CredentialStep {...props} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

type StepProps = Omit<ConfirmProps, 'target'>;

interface FinishProps {
  readonly action: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const Finish = ({ action, error, isBusy, isDisabled, onConfirm, onClose }: FinishProps) => (
  <>
    <ServerError title="Not done" error={error} />
    <div className={ui.actions12}>
      <PlainButton intent="primary" disabled={isBusy || isDisabled === true} onClick={onConfirm}>
        {action}
      </PlainButton>
      <PlainButton variant="minimal" onClick={onClose}>
        Cancel
      </PlainButton>
    </div>
  </>
);

const NEEDS_FILE = 'Choose the file again first: it is read there too.';

function StatementStep({ row, file, onClose }: StepProps) {
  const navigate = useNavigate();
  const [create, creating] = useCreateRecordMutation();
  const [record, recording] = useRecordDocumentUseMutation();
  const [id] = useState(() => crypto.randomUUID());
  async function confirm() {
    if (file === null) return;
    const name = getRecordName(documentExtraction, row);
    const made = await create({ noun: underwritingStatement, id, values: { name } });
    if (made.error !== undefined) return;
    const path = linkTo('underwritingStatement', { id });
    if ((await record({ id: row.id, target: 'statement', path })).error !== undefined) return;
    await saveHandoff(`statement:${id}`, file).catch(() => undefined);
    void navigate(path);
  }
  return (
    <>
      <p>
        {file === null
          ? NEEDS_FILE
          : 'Creates a statement with this name and opens the file there. Every doubt is asked before it is saved.'}
      </p>
      <Finish
        action="Create statement"
        error={creating.error ?? recording.error}
        isBusy={creating.isLoading || recording.isLoading}
        isDisabled={file === null}
        onConfirm={() => void confirm()}
        onClose={onClose}
      />
    </>
  );
}

function Preview({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return (
    <dl className={styles.preview}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{name.replaceAll('_', ' ')}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function DraftStep({ row, kind, fields, onClose }: StepProps) {
  const navigate = useNavigate();
  const [draft, drafting] = useDraftListingFromDocumentMutation();
  const [record, recording] = useRecordDocumentUseMutation();
  const [id] = useState(() => crypto.randomUUID());
  const values = toDraftValues(kind, valuesOf(fields));
  async function confirm() {
    if ((await draft({ id, values })).error !== undefined) return;
    const path = linkTo('submitListing', {}, { draft: id });
    if ((await record({ id: row.id, target: 'listing_draft', path })).error !== undefined) return;
    void navigate(path);
  }
  return (
    <>
      <p>Starts a draft with these values. You check and submit it as usual.</p>
      <Preview values={values} />
      <Finish
        action="Start draft"
        error={drafting.error ?? recording.error}
        isBusy={drafting.isLoading || recording.isLoading}
        isDisabled={Object.keys(values).length === 0}
        onConfirm={() => void confirm()}
        onClose={onClose}
      />
    </>
  );
}

function ChecklistStep({ row, onClose }: StepProps) {
  const items = useListOpenDiligenceItemsQuery(undefined);
  const [complete, completing] = useCompleteDiligenceItemMutation();
  const [record, recording] = useRecordDocumentUseMutation();
  const [chosen, setChosen] = useState('');
  const all = items.data ?? [];
  async function confirm() {
    const item = all.find(({ id }) => id === chosen);
    if (item === undefined || (await complete(item.id)).error !== undefined) return;
    const path = linkTo('transaction', { id: item.transaction_id });
    if ((await record({ id: row.id, target: 'checklist', path })).error !== undefined) return;
    announce('Item completed');
    onClose();
  }
  if (items.isSuccess && all.length === 0) {
    return (
      <p className={ui.muted}>
        No open due diligence items. Start the checklist in a transaction you manage.
      </p>
    );
  }
  return (
    <>
      <SelectField
        label="Item"
        value={chosen}
        options={[
          ['', 'Choose an item'],
          ...all.map(
            ({ id, title, transactions }) =>
              [id, `${transactions?.property_name ?? 'Transaction'}: ${title}`] as const,
          ),
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
      <p className={ui.note}>The item is marked as done. Undo it in the checklist.</p>
      <Finish
        action="Complete item"
        error={completing.error ?? recording.error}
        isBusy={completing.isLoading || recording.isLoading}
        isDisabled={chosen === ''}
        onConfirm={() => void confirm()}
        onClose={onClose}
      />
    </>
  );
}

function CredentialStep({ row, kind, fields, file, onClose }: StepProps) {
  const { session } = useAuth();
  const [submit, submitting] = useSubmitDocumentAsCredentialMutation();
  const [record, recording] = useRecordDocumentUseMutation();
  const [id] = useState(() => crypto.randomUUID());
  const values = toCredential(kind, valuesOf(fields), toCalendarDay(new Date()));
  const isVendor = useAccessContext()?.roles.includes('vendor') === true;
  async function confirm() {
    if (file === null || values === null || session === null) return;
    const sent = await submit({ id, userId: session.userId, file, values });
    if (sent.error !== undefined) return;
    const path = linkTo('vendorCredentials');
    if ((await record({ id: row.id, target: 'credential', path })).error !== undefined) return;
    announce('Credential submitted');
    onClose();
  }
  if (!isVendor) return <p className={ui.muted}>Only vendors have a credential vault.</p>;
  if (values === null) {
    return (
      <p className={ui.muted}>
        The vault needs the state of a license and an expiration date in the future.
      </p>
    );
  }
  return (
    <>
      <p>{file === null ? NEEDS_FILE : 'Uploads the file with these values for review.'}</p>
      <Preview values={values} />
      <Finish
        action="Submit for review"
        error={submitting.error ?? recording.error}
        isBusy={submitting.isLoading || recording.isLoading}
        isDisabled={file === null}
        onConfirm={() => void confirm()}
        onClose={onClose}
      />
    </>
  );
}
