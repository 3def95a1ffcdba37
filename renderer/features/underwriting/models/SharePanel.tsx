import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import type { Scenario } from '#shared/underwriting/assumptions.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredLine } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Model.module.css';
import {
  useListModelLinksQuery,
  useRevokeShareMutation,
  useShareModelMutation,
} from './underwritingApi.ts';

interface ShareProps {
  readonly modelId: string;
  /** The saved version that links show; 0 before the first save. */
  readonly base: number;
  readonly scenarios: readonly Scenario[];
}

const DAYS = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'One year'],
] as const;
const ALL = '';

const shareForm = z.object({
  recipient: requiredLine(120, 'Enter who the link is for.'),
  days: z.string(),
  scenarioId: z.string(),
  canDownload: z.boolean(),
});

/** Links that show a saved version to a buyer or lender without an account. */
export function SharePanel({ modelId, base, scenarios }: ShareProps) {
  const shares = useListModelLinksQuery(modelId);
  if (base === 0) return <p className={ui.muted}>Save the model to share it by link.</p>;
  return (
    <div className={ui.stack12}>
      <ShareForm modelId={modelId} base={base} scenarios={scenarios} />
      <Loaded answer={shares} waiting={<Skeleton height="4rem" />} nothing={null}>
        {(all) => (
          <RuledTable className={styles.money}>
            <tbody>
              {all.map((share) => (
                <ShareRow key={share.id} modelId={modelId} share={share} />
              ))}
            </tbody>
          </RuledTable>
        )}
      </Loaded>
    </div>
  );
}

function ShareForm({ modelId, base, scenarios }: ShareProps) {
  const [share] = useShareModelMutation();
  const [token, setToken] = useState<string | null>(null);
  const form = useSaveForm({
    schema: shareForm,
    defaultValues: { recipient: '', days: '30', scenarioId: ALL, canDownload: false },
    save: ({ recipient, days, scenarioId, canDownload }, id) =>
      share({
        id,
        modelId,
        recipient,
        days: Number(days),
        canDownload,
        scenarioId: scenarioId === ALL ? null : scenarioId,
      }),
    onSaved: setToken,
  });
  return (
    <>
      <SaveForm form={form} action="Create link" failure="Link not created">
        <p className={ui.note}>
          Shows the results of version {base} as saved. Assumptions are included only with the Excel
          download. No notes, files, or deal.
        </p>
        <div className={styles.fields}>
          <TextField label="For" placeholder="First Dakota Bank" {...form.field('recipient')} />
          <SelectField label="Ends after" options={DAYS} {...form.field('days')} />
          <SelectField
            label="Scenario"
            options={[
              [ALL, 'All scenarios'] as const,
              ...scenarios.map(({ id, name }) => [id, name] as const),
            ]}
            {...form.field('scenarioId')}
          />
        </div>
        <Checkbox {...form.register('canDownload')}>Allow the Excel download</Checkbox>
      </SaveForm>
      {token !== null && (
        <div className={styles.choices} data-confirmation>
          <CopyLinkField
            label="Link"
            noun="link"
            address={`${window.location.origin}${linkTo('sharedModel', { token })}`}
          />
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly modelId: string;
  readonly share: {
    readonly id: string;
    readonly recipient: string;
    readonly can_download: boolean;
    readonly expires_at: string;
    readonly revoked_at: string | null;
  };
}

function ShareRow({ modelId, share }: RowProps) {
  const [revoke, { isLoading }] = useRevokeShareMutation();
  const isOver = new Date(share.expires_at).getTime() <= Date.now();
  const state =
    share.revoked_at !== null
      ? 'Revoked'
      : `${isOver ? 'Ended' : 'Ends'} ${formatDay(share.expires_at)}`;
  return (
    <tr>
      <th scope="row">{share.recipient}</th>
      <td>{share.can_download ? 'View and download' : 'View'}</td>
      <td>{state}</td>
      <td>
        {share.revoked_at === null && !isOver && (
          <PlainButton
            variant="minimal"
            disabled={isLoading}
            aria-label={`Revoke link of ${share.recipient}`}
            onClick={() => void revoke({ id: share.id, modelId })}
          >
            Revoke
          </PlainButton>
        )}
      </td>
    </tr>
  );
}
