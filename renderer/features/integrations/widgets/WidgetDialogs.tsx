import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useAccount } from '../../../session/account/index.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { parseOrigin, splitWebsites, WIDGET_KINDS, WIDGET_THEMES } from './widgets.ts';
import {
  type SiteWidget,
  useRevokeSiteWidgetMutation,
  useSaveSiteWidgetMutation,
  useWidgetFormsQuery,
} from './widgetsApi.ts';

const widgetForm = z
  .object({
    kind: z.enum(['listings', 'lead_form']),
    formId: z.string(),
    title: requiredLine(80, 'Enter a title.'),
    websites: checkedText((typed) => {
      const sites = splitWebsites(typed);
      return sites.length >= 1 && sites.length <= 10 && sites.every((one) => parseOrigin(one));
    }, 'Enter 1 to 10 websites, such as www.company.com.'),
    theme: z.enum(['light', 'dark', 'auto']),
  })
  .check(
    z.refine(({ kind, formId }) => kind === 'listings' || formId !== '', {
      error: 'Choose one of your lead forms.',
      path: ['formId'],
    }),
  );

interface WidgetDialogProps {
  /** The widget to change; without one, a new widget is created. */
  readonly known?: SiteWidget;
  readonly onClose: () => void;
}

/** Creates a widget, or changes one's title, form, websites, and colors. */
export function WidgetDialog({ known, onClose }: WidgetDialogProps) {
  const [save] = useSaveSiteWidgetMutation();
  const { account } = useAccount();
  const forms = useWidgetFormsQuery(account?.profile.id ?? '', { skip: account === undefined });
  const form = useSaveForm({
    schema: widgetForm,
    defaultValues: {
      kind: known?.kind ?? 'listings',
      formId: known?.form_id ?? '',
      title: known?.title ?? '',
      websites: known?.origins.join('\n') ?? '',
      theme: known?.theme ?? 'light',
    },
    save: async ({ kind, formId, title, websites, theme }, id) => {
      const { error } = await save({
        id: known?.id ?? id,
        kind,
        title,
        formId: kind === 'lead_form' ? formId : null,
        origins: splitWebsites(websites).flatMap((one) => parseOrigin(one) ?? []),
        theme,
      });
      return error === undefined ? { data: true } : { error };
    },
    onSaved: onClose,
  });
  const action = known === undefined ? 'Create widget' : 'Save widget';
  return (
    <SaveDialog
      form={form}
      title={known === undefined ? 'Create widget' : 'Edit widget'}
      action={action}
      failure={known === undefined ? 'Not created' : 'Not saved'}
      onCancel={onClose}
    >
      {known === undefined && (
        <SelectField label="Shows" options={Object.entries(WIDGET_KINDS)} {...form.field('kind')} />
      )}
      {form.values.kind === 'listings' ? (
        <p className={ui.note}>
          Your listings that are public on this site. Confidential and link-only ones are never
          included.
        </p>
      ) : (
        <SelectField
          label="Lead form"
          hint="Forms about a confidential listing can't be embedded."
          options={[
            ['', 'Choose a form'],
            ...(forms.data ?? []).map(({ id, name }) => [id, name] as const),
          ]}
          {...form.field('formId')}
        />
      )}
      <TextField label="Title" hint="Visitors see it above the content." {...form.field('title')} />
      <TextAreaField
        label="Websites"
        hint="One per line. Only these can show the widget; list www separately."
        rows={3}
        placeholder="www.company.com"
        {...form.field('websites')}
      />
      <SelectField
        label="Colors"
        options={Object.entries(WIDGET_THEMES)}
        {...form.field('theme')}
      />
    </SaveDialog>
  );
}

interface RevokeProps {
  readonly known: SiteWidget;
  readonly onClose: () => void;
}

/** Confirms that a widget is revoked on all websites. */
export function RevokeWidgetDialog({ known, onClose }: RevokeProps) {
  const [revoke] = useRevokeSiteWidgetMutation();
  return (
    <ConfirmDialog
      title={`Revoke ${known.title}`}
      action="Revoke widget"
      failure="Not revoked"
      confirm={() => revoke(known.id)}
      onClose={onClose}
    >
      Websites show at once that it was removed. This can&apos;t be undone; create a new widget
      instead.
    </ConfirmDialog>
  );
}
