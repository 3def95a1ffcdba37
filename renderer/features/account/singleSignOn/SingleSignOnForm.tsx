import { Button } from '@blueprintjs/core';
import { linkTo } from '#shared/routes.ts';
import { ssoRefusal } from '#shared/texts/singleSignOn.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useStartSignIn } from './useStartSignIn.ts';

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your work email.'),
      z.email('Enter an email like name@company.com.'),
    ),
});

export interface SingleSignOnFormProps {
  readonly email: string;
  /** Path to open after the sign-in, without its slash. */
  readonly redirect: string | undefined;
  /** Why the last sign-in failed. */
  readonly refusal: string | null;
  readonly className: string | undefined;
}

/** Asks for a work email and sends the browser to the company's sign-in. */
export default function SingleSignOnForm(props: SingleSignOnFormProps) {
  const { email, redirect, refusal, className } = props;
  const start = useStartSignIn();
  const form = useSchemaForm(schema, { email });
  const send = form.submit(async (values) => {
    const failure = await start(values.email, `/${redirect ?? linkTo('dashboard').slice(1)}`);
    return failure === null ? null : { title: '', description: failure };
  });
  const last = refusal === null ? null : { title: '', description: ssoRefusal(refusal) };
  return (
    <Form onSend={send} className={className}>
      <TextField
        label="Work email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        {...form.field('email')}
      />
      <FormError notice={form.errorNotice ?? (form.formState.isSubmitted ? null : last)} />
      <Button type="submit" intent="primary" size="large" fill loading={form.isSubmitting}>
        Continue
      </Button>
      <RouteLink replace to="auth" query={{ redirect }}>
        Sign in with a password
      </RouteLink>
    </Form>
  );
}
