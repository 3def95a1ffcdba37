import { ROLE_LABELS, USER_TYPES } from '#shared/access/roles.ts';
import { SaveDialog } from '../../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import { useRecentSignIn } from '../../../integrations/keys/index.ts';
import { connectionSchema, readMetadata, toFormValues } from './connectionForm.ts';
import { ProviderAddresses } from './ProviderAddresses.tsx';
import { type SignInSettings, useSaveSsoConnectionMutation } from './signInApi.ts';

const PROTOCOLS = [
  ['saml', 'SAML 2.0'],
  ['oidc', 'OpenID Connect'],
] as const;
const ACCOUNT_TYPES = USER_TYPES.map((type) => [type, ROLE_LABELS[type]] as const);

interface ConnectionDialogProps {
  readonly settings: SignInSettings;
  readonly onClose: () => void;
}

/** Connects the workspace to its identity provider, or changes the connection. */
export default function ConnectionDialog({ settings, onClose }: ConnectionDialogProps) {
  const { connection, connection_id: id } = settings;
  const [save] = useSaveSsoConnectionMutation();
  const form = useSaveForm({
    schema: connectionSchema,
    defaultValues: toFormValues(connection),
    save: async (values) => proof.watch(await save(values)),
    onSaved: onClose,
  });
  const proof = useRecentSignIn(() => void form.send());
  const { protocol } = form.values;
  const isSaml = protocol === 'saml';

  function fillFrom(metadata: string) {
    const found = readMetadata(metadata);
    if (found === null) return;
    for (const [name, value] of Object.entries(found)) {
      form.setValue(name as keyof typeof found, value, { shouldDirty: true });
    }
  }
  return (
    <>
      <SaveDialog form={form} title="Single sign-on" action="Save connection" onCancel={onClose}>
        <SelectField label="Protocol" options={PROTOCOLS} {...form.field('protocol')} />
        <ProviderAddresses id={id} protocol={protocol} />
        {isSaml && (
          <TextAreaField
            label="Provider metadata"
            isOptional
            hint="Paste the XML to fill the fields below."
            rows={2}
            onChange={({ target }) => fillFrom(target.value)}
          />
        )}
        <TextField
          label={isSaml ? 'Provider entity ID' : 'Issuer URL'}
          autoComplete="off"
          {...form.field('issuer')}
        />
        {isSaml ? (
          <>
            <TextField
              label="Sign-in URL"
              inputMode="url"
              autoComplete="off"
              {...form.field('signInUrl')}
            />
            <TextAreaField
              label="Signing certificate"
              hint="PEM. Paste two while the provider changes its key."
              rows={4}
              {...form.field('certificate')}
            />
          </>
        ) : (
          <>
            <TextField label="Client ID" autoComplete="off" {...form.field('clientId')} />
            <TextField
              label="Client secret"
              type="password"
              autoComplete="off"
              isOptional={connection?.protocol === 'oidc'}
              hint={connection?.protocol === 'oidc' ? 'Empty keeps the stored secret.' : undefined}
              {...form.field('clientSecret')}
            />
          </>
        )}
        <SelectField
          label="Account type of new people"
          options={ACCOUNT_TYPES}
          {...form.field('userType')}
        />
        <Checkbox
          checked={form.values.addsMembers}
          onChange={({ target }) =>
            form.setValue('addsMembers', target.checked, { shouldDirty: true })
          }
        >
          Add people to the workspace when they first sign in
        </Checkbox>
      </SaveDialog>
      {proof.dialog}
    </>
  );
}
