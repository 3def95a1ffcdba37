import { webhookEventTypes } from '#shared/api/webhookEvents.ts';
import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, line, requiredText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { RotationDialog, useRecentSignIn, useSandboxQuery } from '../keys/index.ts';
import styles from './Webhooks.module.css';
import {
  type Endpoint,
  useDeleteWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useSaveWebhookEndpointMutation,
} from './webhooksApi.ts';

const endpointForm = z.object({
  url: checkedText(
    (typed) =>
      /^https:\/\/[^\s/?#@]+/.test(typed) || /^http:\/\/(localhost|127\.0\.0\.1)/.test(typed),
    'Enter a URL that starts with https://.',
  ),
  description: line(120),
  events: requiredText('Choose at least one event.'),
  isOwnOnly: z.boolean(),
  account: z.string(),
});

interface EndpointDialogProps {
  /** The endpoint to change; without one, a new endpoint is added. */
  readonly known?: Endpoint;
  readonly onClose: () => void;
  readonly onAdded?: (secret: string) => void;
}

/** Adds an endpoint, or changes one's URL and events. */
export function EndpointDialog({ known, onClose, onAdded }: EndpointDialogProps) {
  const [save] = useSaveWebhookEndpointMutation();
  const sandbox = useSandboxQuery().data;
  const form = useSaveForm({
    schema: endpointForm,
    defaultValues: {
      url: known?.url ?? '',
      description: known?.description ?? '',
      events: known?.event_types.join(' ') ?? '',
      isOwnOnly: known?.is_own_only ?? false,
      account: '',
    },
    save: async (
      { url, description, events, isOwnOnly, account },
      id,
    ): Promise<{ data?: string; error?: unknown }> => {
      const { data, error } = proof.watch(
        await save({
          id: known?.id ?? id,
          url,
          description,
          isOwnOnly,
          eventTypes: events.split(' '),
          ...(account !== '' && { accountId: account }),
        }),
      );
      return error === undefined ? { data: data ?? '' } : { error };
    },
    onSaved: (secret) => {
      onClose();
      if (secret !== '') onAdded?.(secret);
    },
  });
  const proof = useRecentSignIn(() => void form.send());
  const chosen = new Set(form.values.events.split(' ').filter(Boolean));
  const choose = (events: readonly string[]) =>
    form.setValue('events', events.join(' '), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const error = form.field('events').error;
  return (
    <>
      <SaveDialog
        form={form}
        title={known === undefined ? 'Add endpoint' : 'Edit endpoint'}
        action={known === undefined ? 'Add endpoint' : 'Save endpoint'}
        failure={known === undefined ? 'Not added' : 'Not saved'}
        onCancel={onClose}
      >
        <TextField label="URL" inputMode="url" placeholder="https://" {...form.field('url')} />
        <TextField label="Description" isOptional {...form.field('description')} />
        {known === undefined && sandbox && (
          <SelectField
            label="Sends events of"
            options={[
              ['', 'You'],
              [sandbox.id, 'Sandbox'],
            ]}
            {...form.field('account')}
          />
        )}
        <fieldset className={styles.events}>
          <legend>Events</legend>
          <div className={ui.actions}>
            <PlainButton onClick={() => choose(webhookEventTypes.map(({ type }) => type))}>
              Select all
            </PlainButton>
            <PlainButton onClick={() => choose([])}>Clear all</PlainButton>
          </div>
          <Problem text={error} />
          <ul>
            {webhookEventTypes.map(({ type, description }) => (
              <li key={type}>
                <Checkbox
                  checked={chosen.has(type)}
                  onChange={({ target }) =>
                    choose(
                      target.checked
                        ? [...chosen, type]
                        : [...chosen].filter((one) => one !== type),
                    )
                  }
                >
                  {type} <span className={ui.caption}>{description}</span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
        <Checkbox {...checkboxOf(form.field('isOwnOnly'))}>
          Only records I own and tasks assigned to me
        </Checkbox>
      </SaveDialog>
      {proof.dialog}
    </>
  );
}

/** A checkbox has no place for an error, and this one can't have any. */
const checkboxOf = <Field extends { readonly error: string | undefined }>({
  error: _error,
  ...box
}: Field) => box;

interface ConfirmProps {
  readonly known: Endpoint;
  readonly onClose: () => void;
}

/** Confirms that an endpoint is deleted with its log. */
export function DeleteEndpointDialog({ known, onClose }: ConfirmProps) {
  const [remove] = useDeleteWebhookEndpointMutation();
  return (
    <ConfirmDialog
      title="Delete endpoint"
      action="Delete endpoint"
      failure="Not deleted"
      confirm={() => remove(known.id)}
      onClose={onClose}
    >
      {known.url} gets no more events, and its log is deleted.
    </ConfirmDialog>
  );
}

/** Replaces a signing secret; for a day, events carry both signatures. */
export function RotateSecretDialog({
  known,
  onClose,
  onRotated,
}: ConfirmProps & { readonly onRotated: (secret: string) => void }) {
  const [rotate] = useRotateWebhookSecretMutation();
  return (
    <RotationDialog
      title="Rotate signing secret"
      action="Rotate secret"
      note="For 24 hours, events are signed with the old and the new secret."
      rotate={() => rotate(known.id)}
      onRotated={onRotated}
      onClose={onClose}
    />
  );
}
