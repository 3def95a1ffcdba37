import {
  type ConnectorInfo,
  type ConnectorKind,
  IS_MONTH,
  readConnectorSettings,
  sendsRecords,
} from '#shared/integrations/connectors.ts';
import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line, requiredLine } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { keyStyles, useRecentSignIn } from '../keys/index.ts';
import styles from './Connectors.module.css';
import {
  type ConnectorConnection,
  type ConnectorList,
  useDisconnectConnectorMutation,
  useSaveConnectorMutation,
} from './connectorsApi.ts';
import { LedgerChoice } from './LedgerChoice.tsx';

interface ConnectorDialogProps {
  readonly info: ConnectorInfo;
  /** The connection to change; without one, a new one is added. */
  readonly known: ConnectorConnection | undefined;
  readonly ledgers: ConnectorList['ledgers'];
  readonly returnAddress: string;
  readonly onClose: () => void;
}

const SHARING = [
  ['private', 'Only me'],
  ['team', 'Everyone in the workspace'],
] as const;

const connectorForm = (info: ConnectorInfo, isNew: boolean) =>
  z
    .object({
      clientId: requiredLine(300, 'Enter the client ID.'),
      clientSecret: isNew ? requiredLine(1000, 'Enter the client secret.') : line(1000),
      organization: line(100),
      target: line(100),
      sharing: z.enum(['private', 'team']),
      streams: z.array(z.string()),
      off: z.array(z.string()),
      communities: z.array(z.string()),
      since: line(7),
    })
    .check(
      z.refine(({ streams }) => streams.length > 0, {
        error: 'Choose at least one list.',
        path: ['streams'],
      }),
      z.refine(
        ({ organization }) =>
          info.organization === undefined ||
          info.organization.pattern.test(organization.trim().toLowerCase()),
        { error: 'Check this value.', path: ['organization'] },
      ),
      z.refine(
        ({ target }) =>
          info.target === undefined ||
          target.trim() === '' ||
          info.target.pattern.test(target.trim().toLowerCase()),
        { error: 'Enter an ID such as f089354e-8366-4e18-aea3-4cb4a3a50b48.', path: ['target'] },
      ),
      z.refine(({ communities }) => info.hasLedgers === undefined || communities.length > 0, {
        error: 'Choose at least one community.',
        path: ['communities'],
      }),
      z.refine(({ since }) => info.hasLedgers === undefined || IS_MONTH.test(since), {
        error: 'Choose a month.',
        path: ['since'],
      }),
    );

/** Adds a connection, or changes its app, what it reads, and its fields. */
export function ConnectorDialog({
  info,
  known,
  ledgers,
  returnAddress,
  onClose,
}: ConnectorDialogProps) {
  const [save] = useSaveConnectorMutation();
  const settings = known && readConnectorSettings(info, known.settings);
  const form = useSaveForm({
    schema: connectorForm(info, known === undefined),
    defaultValues: {
      clientId: known?.client_id ?? '',
      clientSecret: '',
      organization: settings?.organization ?? info.organization?.initial ?? '',
      target: settings?.target ?? '',
      sharing: settings?.sharing ?? 'private',
      streams: [...(settings?.streams ?? info.streams.map(({ kind }) => kind))] as string[],
      off: [...(settings?.off ?? [])],
      communities: [...(settings?.communities ?? [])],
      since: settings?.since ?? '',
    },
    save: async ({ clientId, clientSecret, streams, ...more }, id) => {
      const { error } = proof.watch(
        await save({
          id: known?.id ?? id,
          connector: info.slug,
          clientId,
          clientSecret,
          settings: { ...more, streams: streams as ConnectorKind[] },
        }),
      );
      return error === undefined ? { data: true } : { error };
    },
    onSaved: onClose,
  });
  const proof = useRecentSignIn(() => void form.send());
  const { streams, off, communities } = form.values;
  const set = (name: 'streams' | 'off' | 'communities', values: string[]) =>
    form.setValue(name, values, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const toggled = (list: readonly string[], value: string, isOn: boolean) =>
    isOn ? [...list, value] : list.filter((one) => one !== value);
  const streamError = form.field('streams').error;
  return (
    <>
      <SaveDialog
        form={form}
        title={`${info.name} settings`}
        action="Save connection"
        onCancel={onClose}
      >
        <p className={ui.note}>
          Register an app in the{' '}
          <a href={info.console.url} target="_blank" rel="noreferrer">
            {info.console.label}
          </a>{' '}
          with the permissions {info.scopes.join(', ')} and this return address:
        </p>
        <div className={keyStyles.secret}>
          <CopyLinkField label="Return address" noun="address" address={returnAddress} />
        </div>
        <TextField label="Client ID" autoComplete="off" {...form.field('clientId')} />
        <TextField
          label="Client secret"
          type="password"
          autoComplete="off"
          {...(known !== undefined && { hint: 'Leave empty to keep the stored one.' })}
          isOptional={known !== undefined}
          {...form.field('clientSecret')}
        />
        {info.organization !== undefined && (
          <TextField
            label={info.organization.label}
            hint={info.organization.hint}
            {...form.field('organization')}
          />
        )}
        {info.target !== undefined && (
          <TextField
            label={info.target.label}
            hint={info.target.hint}
            isOptional
            {...form.field('target')}
          />
        )}
        {!sendsRecords(info) && (
          <SelectField
            label="New records are seen by"
            options={SHARING}
            {...form.field('sharing')}
          />
        )}
        {info.hasLedgers && (
          <>
            <LedgerChoice
              ledgers={ledgers}
              chosen={communities}
              error={form.field('communities').error}
              onChange={(values) => set('communities', values)}
            />
            <TextField
              label="First month"
              type="month"
              hint="Closed months from this one on are sent."
              {...form.field('since')}
            />
          </>
        )}
        <Problem text={streamError} />
        {info.streams.map(({ kind, direction, label, fields }) => (
          <fieldset key={kind} className={styles.stream}>
            <legend className="visually-hidden">{label}</legend>
            <Checkbox
              checked={streams.includes(kind)}
              onChange={({ target }) => set('streams', toggled(streams, kind, target.checked))}
            >
              {direction === 'send' ? 'Send' : 'Read'} {label.toLowerCase()}
            </Checkbox>
            {streams.includes(kind) && fields.some((one) => one.isRequired === undefined) && (
              <ul aria-label={`Fields of ${label.toLowerCase()}`}>
                {fields.map((field) => (
                  <li key={field.name}>
                    <Checkbox
                      checked={!off.includes(`${kind}.${field.name}`)}
                      disabled={field.isRequired === true}
                      onChange={({ target }) =>
                        set('off', toggled(off, `${kind}.${field.name}`, !target.checked))
                      }
                    >
                      {field.label} <span className={ui.caption}>{field.from}</span>
                    </Checkbox>
                  </li>
                ))}
              </ul>
            )}
          </fieldset>
        ))}
      </SaveDialog>
      {proof.dialog}
    </>
  );
}

interface DisconnectProps {
  readonly info: ConnectorInfo;
  readonly known: ConnectorConnection;
  readonly onClose: () => void;
}

/** Confirms that a connection is deleted with its secrets. */
export function DisconnectDialog({ info, known, onClose }: DisconnectProps) {
  const [disconnect] = useDisconnectConnectorMutation();
  return (
    <ConfirmDialog
      title={`Disconnect ${info.name}`}
      action="Disconnect"
      failure="Not disconnected"
      confirm={() => disconnect(known.id)}
      onClose={onClose}
    >
      The client secret, the tokens, and the log are deleted. Records that it wrote stay. Remove the
      app at the vendor too, so that its tokens end there.
    </ConfirmDialog>
  );
}
