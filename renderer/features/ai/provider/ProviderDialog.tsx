import { Button } from '@blueprintjs/core';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, parsedText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useRecentSignIn } from '../../integrations/keys/index.ts';
import {
  type Provider,
  type ProviderScope,
  useDeleteAiProviderMutation,
  useSaveAiProviderMutation,
} from './providerApi.ts';

/** Undefined for what isn't an amount, null for an empty field. */
function readAmount(typed: string, shape: RegExp): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return shape.test(text) ? Number(text.replace(/[$,]/g, '')) : undefined;
}

const price = parsedText(
  (typed) => readAmount(typed, /^\$?\d{1,4}(?:\.\d{1,4})?$/),
  'Enter dollars, such as 2.50, or leave it empty.',
);

const providerForm = z.object({
  baseUrl: checkedText(
    (typed) =>
      /^https:\/\/[^\s/?#@]+/.test(typed) || /^http:\/\/(localhost|127\.0\.0\.1)/.test(typed),
    'Enter an address that starts with https://.',
  ),
  model: checkedText(
    (typed) => /^[A-Za-z0-9][\w.:/@-]{0,119}$/.test(typed),
    'Enter the model’s full name with its version.',
  ),
  key: line(500),
  retention: checkedText(
    (typed) => typed.trim() !== '' && typed.length <= 200,
    'Enter how long the provider keeps prompts.',
  ),
  inputPrice: price,
  outputPrice: price,
  monthlyBudget: parsedText(
    (typed) => readAmount(typed, /^\$?\d[\d,]{0,8}$/),
    'Enter whole dollars, or leave it empty.',
  ),
  speechModel: checkedText(
    (typed) => typed.trim() === '' || /^[A-Za-z0-9][\w.:/@-]{0,119}$/.test(typed),
    'Enter the model’s full name with its version, or leave it empty.',
  ),
  speechPrice: price,
  agreementWith: line(120),
  agreementOn: line(10),
  isEnabled: z.boolean(),
});

const toTyped = (amount: number | null | undefined): string => amount?.toString() ?? '';

interface ProviderDialogProps {
  readonly scope: ProviderScope;
  readonly known: Provider | null;
  readonly onClose: () => void;
}

/** Connects a language model, changes it, or deletes it with its key. */
export function ProviderDialog({ scope, known, onClose }: ProviderDialogProps) {
  const [save] = useSaveAiProviderMutation();
  const [remove, removed] = useDeleteAiProviderMutation();
  const form = useSaveForm({
    schema: providerForm,
    defaultValues: {
      baseUrl: known?.base_url ?? '',
      model: known?.model ?? '',
      key: '',
      retention: known?.retention ?? '',
      inputPrice: toTyped(known?.input_price),
      outputPrice: toTyped(known?.output_price),
      monthlyBudget: toTyped(known?.monthly_budget),
      speechModel: known?.speech_model ?? '',
      speechPrice: toTyped(known?.speech_price),
      agreementWith: known?.health_agreement_with ?? '',
      agreementOn: known?.health_agreement_on ?? '',
      isEnabled: known?.is_enabled ?? false,
    },
    save: async (values): Promise<{ data?: true; error?: unknown }> => {
      const { error } = proof.watch(await save({ scope, ...values }));
      return error === undefined ? { data: true } : { error };
    },
    onSaved: onClose,
  });
  const proof = useRecentSignIn(() => void form.send());
  const { error: _error, ...isEnabled } = form.field('isEnabled');
  return (
    <>
      <SaveDialog
        form={form}
        title={known === null ? 'Connect a model' : 'Edit model'}
        action="Save model"
        onCancel={onClose}
      >
        <p className={ui.note}>
          When it is on, questions and the passages that answer them are sent to this address.
        </p>
        <TextField
          label="Address"
          inputMode="url"
          placeholder="https://models.example/v1"
          {...form.field('baseUrl')}
        />
        <TextField label="Model" placeholder="name-2026-01-31" {...form.field('model')} />
        <TextField
          label="Key"
          type="password"
          autoComplete="off"
          isOptional={known !== null}
          {...form.field('key')}
        />
        <TextField
          label="How long prompts are kept"
          placeholder="30 days, not used for training"
          {...form.field('retention')}
        />
        <DecimalField
          label="Price per million input tokens ($)"
          isOptional
          {...form.field('inputPrice')}
        />
        <DecimalField
          label="Price per million output tokens ($)"
          isOptional
          {...form.field('outputPrice')}
        />
        <WholeNumberField
          label="Monthly budget ($)"
          hint="Needs all prices. Everyone who uses this model shares it."
          isOptional
          {...form.field('monthlyBudget')}
        />
        <TextField
          label="Model for recordings"
          hint="Transcribes recordings, if the provider offers it."
          isOptional
          {...form.field('speechModel')}
        />
        <DecimalField
          label="Price per minute of a recording ($)"
          isOptional
          {...form.field('speechPrice')}
        />
        <TextField label="Health data agreement with" isOptional {...form.field('agreementWith')} />
        <DateField label="Agreement signed on" isOptional {...form.field('agreementOn')} />
        <Checkbox {...isEnabled}>Send questions to this model</Checkbox>
        {known !== null && (
          <div className={ui.actions}>
            <Button
              size="small"
              intent="danger"
              variant="minimal"
              loading={removed.isLoading}
              onClick={() =>
                void remove(scope).then(({ error }) => error === undefined && onClose())
              }
            >
              Delete model and key
            </Button>
          </div>
        )}
      </SaveDialog>
      {proof.dialog}
    </>
  );
}
