import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, requiredLine, requiredText } from '../../../ui/form/textSchemas.ts';
import { RotationDialog, ScopeFields, useRecentSignIn } from '../keys/index.ts';
import {
  type OauthApp,
  useDeleteOauthAppMutation,
  useRotateOauthAppSecretMutation,
  useSaveOauthAppMutation,
} from './appsApi.ts';

const linesOf = (typed: string): readonly string[] => typed.split(/\s+/).filter(Boolean);
const isRedirect = (uri: string) =>
  /^https:\/\/[^\s/?#@\\]+([/?][^\s#\\]*)?$/.test(uri) ||
  /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?([/?][^\s#\\]*)?$/.test(uri);

const appForm = z.object({
  name: requiredLine(60, 'Enter a name.'),
  homepage: checkedText(
    (typed) => /^https:\/\/[^\s@\\]{3,}$/.test(typed) && typed.length <= 300,
    'Enter a URL that starts with https://.',
  ),
  redirects: checkedText((typed) => {
    const lines = linesOf(typed);
    return lines.length >= 1 && lines.length <= 10 && lines.every(isRedirect);
  }, 'Enter 1 to 10 addresses that start with https://, or http://localhost.'),
  scopes: requiredText('Choose at least one permission.'),
  hasSecret: z.boolean(),
});

interface AppDialogProps {
  /** The app to change; without one, a new app is registered. */
  readonly known?: OauthApp;
  readonly onClose: () => void;
  readonly onSecret: (secret: string) => void;
}

/** Registers an app, or changes one's name, addresses, and permissions. */
export function AppDialog({ known, onClose, onSecret }: AppDialogProps) {
  const [save] = useSaveOauthAppMutation();
  const form = useSaveForm({
    schema: appForm,
    defaultValues: {
      name: known?.name ?? '',
      homepage: known?.homepage ?? '',
      redirects: known?.redirect_uris.join('\n') ?? '',
      scopes: known?.scopes.join(' ') ?? '',
      hasSecret: known?.has_secret ?? false,
    },
    save: async ({ name, homepage, redirects, scopes, hasSecret }, id) =>
      proof.watch(
        await save({
          id: known?.id ?? id,
          name,
          homepage,
          redirectUris: linesOf(redirects),
          scopes: scopes.split(' '),
          hasSecret,
        }),
      ),
    onSaved: (secret) => {
      onClose();
      if (secret !== '') onSecret(secret);
    },
  });
  const proof = useRecentSignIn(() => void form.send());
  const action = known === undefined ? 'Register app' : 'Save app';
  return (
    <>
      <SaveDialog
        form={form}
        title={known === undefined ? 'Register app' : 'Edit app'}
        action={action}
        failure={known === undefined ? 'Not registered' : 'Not saved'}
        onCancel={onClose}
      >
        <TextField label="Name" hint="Users see it." {...form.field('name')} />
        <TextField
          label="Website"
          inputMode="url"
          placeholder="https://"
          {...form.field('homepage')}
        />
        <TextAreaField
          label="Redirect addresses"
          hint="One per line. Requests must use one of them exactly."
          rows={3}
          {...form.field('redirects')}
        />
        <ScopeFields
          scopes={new Set(form.values.scopes.split(' ').filter(Boolean))}
          error={form.field('scopes').error}
          onChange={(scopes) =>
            form.setValue('scopes', [...scopes].join(' '), {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
        <Checkbox
          checked={form.values.hasSecret}
          onChange={({ target }) =>
            form.setValue('hasSecret', target.checked, { shouldDirty: true })
          }
        >
          Runs on a server and can keep a secret
        </Checkbox>
      </SaveDialog>
      {proof.dialog}
    </>
  );
}

interface RotateProps {
  readonly known: OauthApp;
  readonly onClose: () => void;
  readonly onRotated: (secret: string) => void;
}

/** Replaces an app's secret. */
export function RotateAppSecretDialog({ known, onClose, onRotated }: RotateProps) {
  const [rotate] = useRotateOauthAppSecretMutation();
  return (
    <RotationDialog
      title={`Rotate secret of ${known.name}`}
      action="Rotate secret"
      note="The old secret stops working at once. Access stays."
      rotate={() => rotate(known.id)}
      onRotated={onRotated}
      onClose={onClose}
    />
  );
}

/** Confirms that an app is deleted with all its access. */
export function DeleteAppDialog({ known, onClose }: Omit<RotateProps, 'onRotated'>) {
  const [remove] = useDeleteOauthAppMutation();
  return (
    <ConfirmDialog
      title={`Delete ${known.name}`}
      action="Delete app"
      failure="Not deleted"
      confirm={() => remove(known.id)}
      onClose={onClose}
    >
      The app loses access to every account at once. This can&apos;t be undone.
    </ConfirmDialog>
  );
}
