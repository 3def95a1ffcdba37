import type { UseFormRegisterReturn } from 'react-hook-form';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { line, text } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';

const MAX_PORT = 65_535;

/** Fields of an SFTP folder, for forms that also have other places. */
export const sftpShape = {
  host: line(253),
  port: line(5),
  folder: line(500),
  username: line(64),
  secret: text(8000),
};
export type SftpValues = Readonly<Record<keyof typeof sftpShape, string>>;

export const emptySftp = { host: '', port: '22', folder: '/', username: '', secret: '' };

/** Checks of the fields, if the form is about an SFTP folder. */
export const sftpChecks = <Values extends SftpValues>(isSftp: (values: Values) => boolean) => [
  z.refine<Values>((values) => !isSftp(values) || /^[A-Za-z0-9.-]+$/.test(values.host.trim()), {
    error: 'Enter the name of the server, such as files.company.com.',
    path: ['host'],
  }),
  z.refine<Values>(
    (values) =>
      !isSftp(values) ||
      (/^\d+$/.test(values.port) && Number(values.port) > 0 && Number(values.port) <= MAX_PORT),
    { error: 'Enter a number from 1 to 65535.', path: ['port'] },
  ),
  z.refine<Values>((values) => !isSftp(values) || /^\/[^\s?#\\]*$/.test(values.folder.trim()), {
    error: 'Enter a path that starts with / and has no spaces.',
    path: ['folder'],
  }),
  z.refine<Values>(
    (values) => !isSftp(values) || /^[A-Za-z0-9._-]+$/.test(values.username.trim()),
    { error: 'Enter the user name.', path: ['username'] },
  ),
  z.refine<Values>((values) => !isSftp(values) || values.secret.trim() !== '', {
    error: 'Enter a password or a private key.',
    path: ['secret'],
  }),
];

/** Returns the address of the folder, and its secret. */
export function sftpAddressOf({ host, port, folder, username, secret }: SftpValues) {
  const path = folder.trim().endsWith('/') ? folder.trim() : `${folder.trim()}/`;
  return {
    address: `sftp://${username.trim()}@${host.trim()}:${port}${path}`,
    secret: secret.trim(),
  };
}

interface SftpFieldsProps {
  readonly form: {
    readonly field: (
      name: keyof SftpValues,
    ) => UseFormRegisterReturn & { readonly error: string | undefined };
  };
}

export const SftpFields = ({ form }: SftpFieldsProps) => (
  <>
    <p className={ui.note}>
      Works on servers that you or your company run and in the desktop app. Hosted projects can’t
      open SFTP connections.
    </p>
    <TextField label="Server" {...form.field('host')} />
    <WholeNumberField label="Port" {...form.field('port')} />
    <TextField label="Folder" {...form.field('folder')} />
    <TextField label="User name" autoComplete="off" {...form.field('username')} />
    <TextAreaField
      label="Password or private key"
      rows={3}
      hint="Stored encrypted. A private key has no passphrase."
      {...form.field('secret')}
    />
  </>
);
